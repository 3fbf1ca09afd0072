extension String {
    /// The index at an offset in UTF-16 units, moved into the string.
    package func utf16Index(_ offset: Int) -> String.Index {
        utf16.index(utf16.startIndex, offsetBy: max(0, offset), limitedBy: utf16.endIndex) ?? utf16.endIndex
    }
}
