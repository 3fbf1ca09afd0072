import Foundation

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
    /// The characters that the key types with the modifiers.
    open private(set) var characters = ""

    /// The characters that the key types without modifiers.
    open private(set) var charactersIgnoringModifiers = ""

    /// The modifier keys that are down.
    open private(set) var modifierFlags: UIKeyModifierFlags = []

    /// The code of the physical key, independent of the keyboard layout.
    open private(set) var keyCode = UIKeyboardHIDUsage(rawValue: 0)

    /// Creates a key without characters.
    public override init() {
        super.init()
    }

    package convenience init(
        characters: String, charactersIgnoringModifiers: String, modifierFlags: UIKeyModifierFlags,
        keyCode: UIKeyboardHIDUsage
    ) {
        self.init()
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
        self.keyCode = keyCode
    }
}
