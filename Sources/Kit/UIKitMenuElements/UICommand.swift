import Foundation
import FoundationAdditions
import UIKitDrawing

/// A menu element that sends a selector to the first object in the responder chain that can perform it.
///
/// Before a menu shows a command, the responder that would perform the command validates it: its method `validate(_:)`
/// can change the title, state and attributes of the command. If no responder can perform the command, the command is
/// disabled in the menu bar, and hidden in other menus.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
    /// The title. The default is empty.
    override open var title: String {
        get { storedTitle }
        set { storedTitle = newValue }
    }

    /// The image. The default is nil.
    override open var image: UIImage? {
        get { storedImage }
        set { storedImage = newValue }
    }

    /// A longer title, which the overview of shortcuts shows.
    open var discoverabilityTitle: String?

    /// The selector that is sent.
    public let action: Selector

    /// Data that distinguishes commands with the same selector.
    public let propertyList: Any?

    /// The variants that additional modifier keys perform. They have an effect in key commands.
    public let alternates: [UICommandAlternate]

    /// The attributes, such as `disabled`.
    open var attributes: UIMenuElement.Attributes

    /// The state that a checkmark shows.
    open var state: UIMenuElement.State

    /// The object that is performing the command, or nil while the command is not being performed.
    open package(set) var sender: Any?

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICommand(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }
}
