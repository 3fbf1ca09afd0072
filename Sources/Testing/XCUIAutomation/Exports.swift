// On iOS, XCTest exports UIKit, so test sources that import only XCTest use its types.
@_exported import UIKitCore
// `performFeedbackAudit` takes promises as an argument.
@_exported import FeedbackPromises
