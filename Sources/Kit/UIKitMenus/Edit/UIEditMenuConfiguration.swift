import CoreGraphics
import Foundation
import UIKitCore

/// The identifier and the position of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier. By default it is unique.
    public let identifier: any NSCopying

    /// The point at which the menu appears, in the coordinates of the interaction's view.
    public let sourcePoint: CGPoint

    /// The direction in which the menu points to its target rectangle, if there is enough space. The menu has no arrow:
    /// the direction determines only its position. The default is `automatic`.
    open var preferredArrowDirection: UIEditMenuArrowDirection = .automatic

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: The identifier. Nil means a unique identifier.
    ///   - sourcePoint: The point at which the menu appears, in the coordinates of the interaction's view.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = sourcePoint
        super.init()
    }
}
