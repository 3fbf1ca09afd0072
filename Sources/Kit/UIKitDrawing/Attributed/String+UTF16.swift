extension String {
    /// Returns the index at an offset in UTF-16 code units, clamped to the bounds of the string.
    package func utf16Index(_ offset: Int) -> String.Index {
        utf16.index(utf16.startIndex, offsetBy: max(0, offset), limitedBy: utf16.endIndex) ?? utf16.endIndex
    }
}

extension String.UTF16View {
    /// Returns whether a paragraph ends after a code unit.
    ///
    /// - Parameter next: The index after the code unit.
    package func endsParagraph(_ unit: UInt16, before next: Index) -> Bool {
        if unit == 0x0D, next < endIndex, self[next] == 0x0A { return false }
        return unit == 0x0A || unit == 0x0D || unit == 0x2029 || unit == 0x85
    }
}
