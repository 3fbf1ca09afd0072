import Foundation
import FoundationAdditions
import UIKitDrawing
import UIKitInput

/// A command that a key chord performs.
///
/// On Linux keyboards, Control is equivalent to Command: either key performs a command with the flag `command`, unless
/// another command matches the pressed keys exactly.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
    /// The character of the key, or one of the `input` constants. Letters are matched regardless of case.
    public let input: String?

    /// The modifier keys. The default is `[]`.
    public let modifierFlags: UIKeyModifierFlags

    /// Whether the command is performed before views and text input receive the key. The default is false.
    open var wantsPriorityOverSystemBehavior = false

    /// Creates a command.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
            alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        // The initializers of this class require an input.
        guard let input else { return super.copy(with: zone) }
        let copy = UIKeyCommand(
            title: title, subtitle: subtitle, image: image, action: action, input: input,
            modifierFlags: modifierFlags, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
        copy.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
        copy.accessibilityIdentifier = accessibilityIdentifier
        return copy
    }

    /// Creates a command without a title, which the overview of shortcuts does not show.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a command with a title for the overview of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }
}
