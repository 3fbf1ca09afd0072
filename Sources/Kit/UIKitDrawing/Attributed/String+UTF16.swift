extension String {
    /// Returns the index at an offset in UTF-16 code units, clamped to the bounds of the string.
    package func utf16Index(_ offset: Int) -> String.Index {
        utf16.index(utf16.startIndex, offsetBy: max(0, offset), limitedBy: utf16.endIndex) ?? utf16.endIndex
    }
}
