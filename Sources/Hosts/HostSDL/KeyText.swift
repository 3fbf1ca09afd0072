import PlatformHost

/// Derives the characters of keys without the system's text input.
enum KeyText {
    /// Returns the characters of an SDL key code without modifiers.
    static func plain(_ code: Int32) -> String {
        // Key codes with this bit represent keys without characters.
        let isNameless: Bool = code & (1 << 30) != 0
        guard !isNameless, code > 0, let scalar = Unicode.Scalar(UInt32(code)) else { return "" }
        return String(Character(scalar))
    }

    /// Returns the characters with `modifiers` applied. Only letters with an uppercase letter change: the effect of Shift
    /// on other keys depends on the keyboard layout, and arrives as text.
    static func modified(_ plain: String, by modifiers: HostModifiers) -> String {
        let isUppercase: Bool = modifiers.contains(.shift) != modifiers.contains(.capsLock)
        let uppercase: String = plain.uppercased()
        return isUppercase && uppercase.count == plain.count ? uppercase : plain
    }

    /// Returns whether a key is Alt or Shift, on either side.
    static func isTouchModifier(_ usage: Int) -> Bool {
        [0xE1, 0xE2, 0xE5, 0xE6].contains(usage)
    }

    static func isHorizontalArrow(_ usage: Int) -> Bool { usage == 0x4F || isLeftArrow(usage) }

    static func isLeftArrow(_ usage: Int) -> Bool { usage == 0x50 }

    /// Converts a selection in composed text from Unicode scalars to UTF-16 code units.
    static func selection(in text: String, start: Int, length: Int) -> Range<Int> {
        let scalars = text.unicodeScalars
        let first = min(max(0, start), scalars.count)
        let last: Int = min(first + max(0, length), scalars.count)
        func units(_ count: Int) -> Int {
            scalars.prefix(count).reduce(0) { $0 + UTF16.width($1) }
        }
        return units(first)..<units(last)
    }
}

extension HostModifiers {
    /// Creates a set of modifiers from SDL's bits.
    init(sdl bits: UInt32) {
        self = []
        if bits & 0x0003 != 0 { insert(.shift) }
        if bits & 0x00C0 != 0 { insert(.control) }
        if bits & 0x0300 != 0 { insert(.alternate) }
        if bits & 0x0C00 != 0 { insert(.command) }
        if bits & 0x2000 != 0 { insert(.capsLock) }
    }
}
