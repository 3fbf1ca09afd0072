// On iOS, XCTest exports UIKit, so test sources that import only XCTest use UIKit's types.
@_exported import UIKitCore
// `performFeedbackAudit` takes promises as an argument.
@_exported import FeedbackPromises
