import UIKitInput

extension UIKeyCommand {
    /// The up arrow key.
    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    /// The down arrow key.
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    /// The left arrow key.
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The right arrow key.
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    /// The Escape key.
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    /// The Page Up key.
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    /// The Page Down key.
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    /// The Home key.
    public nonisolated static let inputHome = "UIKeyInputHome"
    /// The End key.
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    /// The forward delete key.
    public nonisolated static let inputDelete = "UIKeyInputDelete"
    /// The F1 key.
    public nonisolated static let f1 = "UIKeyInputF1"
    /// The F2 key.
    public nonisolated static let f2 = "UIKeyInputF2"
    /// The F3 key.
    public nonisolated static let f3 = "UIKeyInputF3"
    /// The F4 key.
    public nonisolated static let f4 = "UIKeyInputF4"
    /// The F5 key.
    public nonisolated static let f5 = "UIKeyInputF5"
    /// The F6 key.
    public nonisolated static let f6 = "UIKeyInputF6"
    /// The F7 key.
    public nonisolated static let f7 = "UIKeyInputF7"
    /// The F8 key.
    public nonisolated static let f8 = "UIKeyInputF8"
    /// The F9 key.
    public nonisolated static let f9 = "UIKeyInputF9"
    /// The F10 key.
    public nonisolated static let f10 = "UIKeyInputF10"
    /// The F11 key.
    public nonisolated static let f11 = "UIKeyInputF11"
    /// The F12 key.
    public nonisolated static let f12 = "UIKeyInputF12"

    /// The inputs of keys that type no character.
    static let namedKeys: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: inputUpArrow,
        .keyboardDownArrow: inputDownArrow,
        .keyboardLeftArrow: inputLeftArrow,
        .keyboardRightArrow: inputRightArrow,
        .keyboardEscape: inputEscape,
        .keyboardPageUp: inputPageUp,
        .keyboardPageDown: inputPageDown,
        .keyboardHome: inputHome,
        .keyboardEnd: inputEnd,
        .keyboardDeleteForward: inputDelete,
        .keyboardF1: f1,
        .keyboardF2: f2,
        .keyboardF3: f3,
        .keyboardF4: f4,
        .keyboardF5: f5,
        .keyboardF6: f6,
        .keyboardF7: f7,
        .keyboardF8: f8,
        .keyboardF9: f9,
        .keyboardF10: f10,
        .keyboardF11: f11,
        .keyboardF12: f12,
    ]
}
