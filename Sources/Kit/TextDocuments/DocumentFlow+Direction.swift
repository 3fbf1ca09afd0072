import TextLayout

extension DocumentFlow {
    /// Returns the direction of the first strongly directional character in the parts before a part of a long
    /// paragraph, or `natural` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of parts between the last part whose result is known and this part.
    func direction(beforePartAt index: Int) -> ParagraphFormat.BaseDirection {
        var part = index
        var found: ParagraphFormat.BaseDirection = .natural
        while part > 0, !paragraphs[part].startsParagraph {
            if let known = directions[paragraphs[part].identifier] {
                found = known
                break
            }
            part -= 1
        }
        while part < index {
            if found == .natural {
                let start: Int = paragraphs.position(at: part).units
                let text: String = document.string(in: start..<start + paragraphs[part].units)
                found = ParagraphFormat.BaseDirection(ofFirstStrongCharacterIn: text)
            }
            part += 1
            directions[paragraphs[part].identifier] = found
        }
        return found
    }

    /// Discards the directions before the parts at the given indexes and before the later parts of their paragraph.
    func discardDirections(beforePartsAt indexes: ClosedRange<Int>) {
        paragraphs.forEach(from: indexes.lowerBound) { part, position in
            if position.count > indexes.upperBound, part.startsParagraph { return false }
            let known = directions.removeValue(forKey: part.identifier)
            // If the direction before a part is unknown, those before the later parts are unknown too.
            return position.count <= indexes.upperBound || known != nil
        }
    }
}
