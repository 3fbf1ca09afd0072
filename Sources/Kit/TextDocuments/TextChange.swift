/// A change to a document.
package struct TextChange {
    /// The range that was replaced, in the text before the change.
    package var range: Range<Int>
    /// The length of the new text.
    package var newCount: Int
    /// Whether only attributes changed.
    package var keepsCharacters: Bool

    package init(_ range: Range<Int>, newCount: Int, keepsCharacters: Bool = false) {
        self.range = range
        self.newCount = newCount
        self.keepsCharacters = keepsCharacters
    }

    /// The difference in length.
    package var delta: Int { newCount - range.count }

    /// Returns the offset after the change of a position before the change. A position in the replaced text is moved to
    /// the end of the new text.
    package func moved(_ offset: Int) -> Int {
        if keepsCharacters || offset <= range.lowerBound { return offset }
        return offset >= range.upperBound ? offset + delta : range.lowerBound + newCount
    }
}
