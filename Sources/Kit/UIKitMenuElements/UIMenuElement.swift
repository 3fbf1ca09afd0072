import Foundation
import UIKitDrawing

/// An element of a menu, with a title and an image.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
    /// The attributes of an element.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The bits of the attributes.
        public let rawValue: UInt
        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user cannot choose the element.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element deletes data.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open after the user chooses the element.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The state of an element, which a checkmark shows.
    public enum State: Int, Sendable {
        /// No checkmark.
        case off = 0
        /// A checkmark.
        case on = 1
        /// A dash, for an element that represents several states.
        case mixed = 2
    }

    var storedTitle: String
    var storedImage: UIImage?

    /// The title.
    open var title: String { storedTitle }

    /// The subtitle, below the title. The default is nil.
    open var subtitle: String?

    /// The image.
    open var image: UIImage? { storedImage }

    /// The identifier for tests. The default is nil.
    open var accessibilityIdentifier: String?

    init(title: String, subtitle: String?, image: UIImage?) {
        storedTitle = title
        storedImage = image
        self.subtitle = subtitle
        super.init()
    }

    /// Returns a copy of an action, a command or a menu. Its properties can be changed separately. A copied menu
    /// contains the same elements. An element that is provided when the menu opens returns itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
