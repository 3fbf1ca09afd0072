import Foundation
import UIKitInput

extension UIKeyCommand {
    /// The relevant modifier keys. Caps Lock and the numeric keypad are ignored.
    private static let countedFlags: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// The quality of the match between a key chord and a command.
    package enum Match: Int, Comparable {
        /// Control is pressed in place of Command.
        case mapped
        /// All keys are equal to the keys of the command.
        case exact

        package static func < (left: Match, right: Match) -> Bool { left.rawValue < right.rawValue }
    }

    /// Returns the quality of the match between a key with its modifier keys and the command, or nil if they do not
    /// match.
    package func match(_ key: UIKey) -> Match? {
        guard let input, !input.isEmpty else { return nil }
        var held: UIKeyModifierFlags = key.modifierFlags.intersection(Self.countedFlags)
        let wanted: UIKeyModifierFlags = modifierFlags.intersection(Self.countedFlags)
        if let name = Self.namedKeys[key.keyCode] {
            guard name == input || Self.typed[key.keyCode] == input else { return nil }
        } else if let typed = Self.typed[key.keyCode] {
            guard typed == input || (typed == "\r" && input == "\n") else { return nil }
        } else {
            let plain: String = key.charactersIgnoringModifiers.lowercased()
            if plain != input.lowercased() {
                // A character such as a question mark may need Shift on this keyboard.
                guard key.characters == input, !key.characters.isEmpty else { return nil }
                if !wanted.contains(.shift) { held.remove(.shift) }
            }
        }
        if held == wanted { return .exact }
        guard held.contains(.control), !held.contains(.command), !wanted.contains(.control) else { return nil }
        return held.subtracting(.control).union(.command) == wanted ? .mapped : nil
    }

    /// The inputs that match keys whose characters differ between systems.
    private static let typed: [UIKeyboardHIDUsage: String] = [
        .keyboardReturnOrEnter: "\r", .keyboardTab: "\t", .keyboardDeleteOrBackspace: "\u{8}",
        .keyboardSpacebar: " ", .keyboardEscape: "\u{1B}", .keyboardDeleteForward: "\u{7F}",
    ]

    /// The key chord as menus show it, such as `Ctrl+Shift+N`, or nil without an input.
    package var chord: String? {
        guard let input, !input.isEmpty else { return nil }
        var parts: [String] = []
        if modifierFlags.contains(.control) || modifierFlags.contains(.command) { parts.append("Ctrl") }
        // Both modifier flags mean Control, so a chord with both flags needs a different name for one of them.
        if modifierFlags.isSuperset(of: [.control, .command]) { parts.append("Super") }
        if modifierFlags.contains(.alternate) { parts.append("Alt") }
        if modifierFlags.contains(.shift) { parts.append("Shift") }
        return (parts + [Self.symbols[input] ?? input.uppercased()]).joined(separator: "+")
    }

    private static let symbols: [String: String] = [
        inputUpArrow: "↑", inputDownArrow: "↓", inputLeftArrow: "←", inputRightArrow: "→", inputEscape: "Esc",
        inputPageUp: "Page Up", inputPageDown: "Page Down", inputHome: "Home", inputEnd: "End", inputDelete: "Del",
        "\r": "↩", "\n": "↩", "\t": "Tab", "\u{8}": "⌫", "\u{7F}": "Del", " ": "Space", "\u{1B}": "Esc",
        f1: "F1", f2: "F2", f3: "F3", f4: "F4", f5: "F5", f6: "F6", f7: "F7",
        f8: "F8", f9: "F9", f10: "F10", f11: "F11", f12: "F12",
    ]
}
