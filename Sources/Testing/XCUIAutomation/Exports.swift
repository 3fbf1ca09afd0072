// On iOS, XCTest exports UIKit, so test sources that import only XCTest use its types.
@_exported import UIKitCore
