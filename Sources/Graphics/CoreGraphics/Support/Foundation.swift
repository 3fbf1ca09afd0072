// Apple's CoreGraphics contains CGFloat, CGPoint, CGSize and CGRect. On Linux, Foundation contains them, so
// CoreGraphics re-exports Foundation.
@_exported import Foundation
