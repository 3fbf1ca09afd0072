/// A key of a keyboard, identified by its position: a usage of page 7 of the USB HID usage tables.
///
/// Apple's type is an enumeration. This type also has values for usages without a name.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    /// The number of the usage.
    public let rawValue: Int
    /// Creates a key from the number of its usage.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The A key.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// The B key.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
    /// The C key.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
    /// The D key.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
    /// The E key.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
    /// The F key.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
    /// The G key.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0a)
    /// The H key.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0b)
    /// The I key.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0c)
    /// The J key.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0d)
    /// The K key.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0e)
    /// The L key.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0f)
    /// The M key.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
    /// The N key.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
    /// The O key.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
    /// The P key.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
    /// The Q key.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
    /// The R key.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
    /// The S key.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
    /// The T key.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
    /// The U key.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
    /// The V key.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// The W key.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1a)
    /// The X key.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1b)
    /// The Y key.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1c)
    /// The Z key.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1d)
    /// The 1 key.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1e)
    /// The 2 key.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1f)
    /// The 3 key.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
    /// The 4 key.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
    /// The 5 key.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
    /// The 6 key.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
    /// The 7 key.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
    /// The 8 key.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
    /// The 9 key.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
    /// The 0 key.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    /// The Return key.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// The Escape key.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The Backspace key.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2a)
    /// The Tab key.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2b)
    /// The spacebar key.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2c)
    /// The hyphen key.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2d)
    /// The equal sign key.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2e)
    /// The opening bracket key.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2f)
    /// The closing bracket key.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
    /// The backslash key.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
    /// The number sign key of non-US keyboards.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 0x32)
    /// The semicolon key.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
    /// The quote key.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
    /// The grave accent key.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
    /// The comma key.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
    /// The period key.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
    /// The slash key.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
    /// The Caps Lock key.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
    /// The F1 key.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3a)
    /// The F2 key.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3b)
    /// The F3 key.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3c)
    /// The F4 key.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3d)
    /// The F5 key.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3e)
    /// The F6 key.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3f)
    /// The F7 key.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
    /// The F8 key.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
    /// The F9 key.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
    /// The F10 key.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
    /// The F11 key.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
    /// The F12 key.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
    /// The Print Screen key.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
    /// The Scroll Lock key.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
    /// The Pause key.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
    /// The Insert key.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// The Home key.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4a)
    /// The Page Up key.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4b)
    /// The Delete key.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4c)
    /// The End key.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4d)
    /// The Page Down key.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4e)
    /// The right arrow key.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4f)
    /// The left arrow key.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The down arrow key.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The up arrow key.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// The Num Lock key of the keypad.
    public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 0x53)
    /// The slash key of the keypad.
    public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 0x54)
    /// The asterisk key of the keypad.
    public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 0x55)
    /// The hyphen key of the keypad.
    public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 0x56)
    /// The plus key of the keypad.
    public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 0x57)
    /// The enter key of the keypad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
    /// The 1 key of the keypad.
    public static let keypad1 = UIKeyboardHIDUsage(rawValue: 0x59)
    /// The 2 key of the keypad.
    public static let keypad2 = UIKeyboardHIDUsage(rawValue: 0x5a)
    /// The 3 key of the keypad.
    public static let keypad3 = UIKeyboardHIDUsage(rawValue: 0x5b)
    /// The 4 key of the keypad.
    public static let keypad4 = UIKeyboardHIDUsage(rawValue: 0x5c)
    /// The 5 key of the keypad.
    public static let keypad5 = UIKeyboardHIDUsage(rawValue: 0x5d)
    /// The 6 key of the keypad.
    public static let keypad6 = UIKeyboardHIDUsage(rawValue: 0x5e)
    /// The 7 key of the keypad.
    public static let keypad7 = UIKeyboardHIDUsage(rawValue: 0x5f)
    /// The 8 key of the keypad.
    public static let keypad8 = UIKeyboardHIDUsage(rawValue: 0x60)
    /// The 9 key of the keypad.
    public static let keypad9 = UIKeyboardHIDUsage(rawValue: 0x61)
    /// The 0 key of the keypad.
    public static let keypad0 = UIKeyboardHIDUsage(rawValue: 0x62)
    /// The period key of the keypad.
    public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 0x63)
    /// The context menu key.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
    /// The left Control key.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xe0)
    /// The left Shift key.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xe1)
    /// The left Alt key.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xe2)
    /// The left Command key.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xe3)
    /// The right Control key.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xe4)
    /// The right Shift key.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xe5)
    /// The right Alt key.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xe6)
    /// The right Command key.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xe7)
}
