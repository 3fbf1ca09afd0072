// Apple's CoreGraphics brings CGFloat, CGPoint, CGSize and CGRect with it. On Linux they live in Foundation, so whoever
// imports CoreGraphics gets Foundation too.
@_exported import Foundation
