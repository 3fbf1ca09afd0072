import TextLayout

extension DocumentFlow {
    /// Returns the direction of the first strongly directional character in the parts before a part of a long
    /// paragraph, or `natural` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of parts, on the first call after a change.
    func direction(beforePartAt index: Int) -> ParagraphFormat.BaseDirection {
        if paragraphs[index].startsParagraph { return .natural }
        if let known = directions[paragraphs[index].identifier] { return known }
        var first: Int = index - 1
        while first > 0, !paragraphs[first].startsParagraph { first -= 1 }
        var found: ParagraphFormat.BaseDirection = .natural
        while first < index, found == .natural {
            let start: Int = paragraphs.position(at: first).units
            let part: String = document.string(in: start..<start + paragraphs[first].units)
            found = ParagraphFormat.BaseDirection(ofFirstStrongCharacterIn: part)
            first += 1
        }
        directions[paragraphs[index].identifier] = found
        return found
    }
}
