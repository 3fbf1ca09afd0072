import CoreGraphics
import Foundation
import UIKitCore

/// The place of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier. By default it is unique.
    public let identifier: any NSCopying

    /// The point at which the menu is, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
    ///   - sourcePoint: The point at which the menu is, in the coordinates of the interaction's view.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}
