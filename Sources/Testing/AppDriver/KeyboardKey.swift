import UIKitCore

/// A key of the keyboard that a device would show during text input.
///
/// Applications that are launched without `-UIKeyboard YES` show no on-screen keyboard, so these keys have no
/// frame. Tapping a key types its text as a hardware keyboard does.
package struct KeyboardKey {
    /// The accessibility identifier, which tests can use in place of the label.
    package let identifier: String
    package let label: String
    /// The text that the key types.
    package let text: String
    /// Whether the key is a button in Apple's tree. Only the Return key is.
    package let isButton: Bool

    private init(_ label: String, types text: String, identifier: String? = nil, isButton: Bool = false) {
        self.label = label
        self.text = text
        self.identifier = identifier ?? label
        self.isButton = isButton
    }

    /// The keys of the first responder's keyboard type.
    @MainActor
    static var all: [KeyboardKey] {
        let traits = ElementTree.firstResponder as? any UITextInputTraits
        let characters: [Character]
        switch traits?.keyboardType {
        case .numberPad, .asciiCapableNumberPad: characters = Array("1234567890")
        case .decimalPad: characters = Array("1234567890.")
        case .phonePad: characters = Array("1234567890+*#")
        case .numbersAndPunctuation: characters = Array("1234567890-/:;()$&@\".,?!'")
        default: characters = Array("qwertyuiopasdfghjklzxcvbnmQWERTYUIOPASDFGHJKLZXCVBNM1234567890-/:;()$&@\".,?!'")
        }
        let letters: [KeyboardKey] = characters.map { KeyboardKey(String($0), types: String($0)) }
        let delete = KeyboardKey("delete", types: "\u{8}", identifier: "Delete")
        switch traits?.keyboardType {
        case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: return letters + [delete]
        default:
            let returnTitle: String = returnKeyTitle(traits?.returnKeyType ?? .default)
            let space = KeyboardKey("space", types: " ")
            let returnKey = KeyboardKey(
                returnTitle.lowercased(), types: "\n", identifier: returnTitle, isButton: true)
            return letters + [delete, space, returnKey]
        }
    }

    private static func returnKeyTitle(_ type: UIReturnKeyType) -> String {
        switch type {
        case .default: "Return"
        case .go: "Go"
        case .google, .search, .yahoo: "Search"
        case .join: "Join"
        case .next: "Next:"
        case .route: "Route"
        case .send: "Send"
        case .done: "Done"
        case .emergencyCall: "Emergency call"
        case .continue: "Continue"
        }
    }
}
