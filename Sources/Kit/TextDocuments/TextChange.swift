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

    /// Returns a selection after the change. A caret at which text was inserted, and a selection that was replaced,
    /// become a caret after the new text.
    package func moved(_ selection: Range<Int>) -> Range<Int> {
        if keepsCharacters { return selection }
        let isReplaced: Bool =
            range.lowerBound <= selection.lowerBound && selection.upperBound <= range.upperBound
            && (range.isEmpty || selection.upperBound > range.lowerBound)
        if isReplaced {
            let end: Int = range.lowerBound + newCount
            return end..<end
        }
        let isInsertedAtStart: Bool = range.isEmpty && range.lowerBound == selection.lowerBound
        let start: Int = isInsertedAtStart ? selection.lowerBound + delta : moved(selection.lowerBound)
        return start..<max(start, moved(selection.upperBound))
    }
}
