import Foundation
import FoundationAdditions
import UIKitInput

/// A variant of a command, which its key chord performs with additional modifier keys.
///
/// Menus show only the command itself.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    /// The title, which the overview of shortcuts shows.
    public let title: String

    /// The selector that is sent.
    public let action: Selector

    /// The modifier keys, in addition to those of the command.
    public let modifierFlags: UIKeyModifierFlags

    /// Creates a variant of a command.
    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}

extension UIKeyCommand {
    /// The command and its alternates, as commands with their own key chords.
    package var variants: [UIKeyCommand] {
        guard let input, !alternates.isEmpty else { return [self] }
        return [self]
            + alternates.map { alternate in
                let variant = UIKeyCommand(
                    title: alternate.title, action: alternate.action, input: input,
                    modifierFlags: modifierFlags.union(alternate.modifierFlags), propertyList: propertyList,
                    attributes: attributes)
                variant.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
                return variant
            }
    }
}
