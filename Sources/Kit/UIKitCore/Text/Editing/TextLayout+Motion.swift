import Foundation
import TextLayout

extension TextLayout {
    /// The caret place next to `offset` on the screen, on its line; nil at the line's end.
    ///
    /// Places are ordered by where their carets stand, so that a step always goes the way its key points, also where
    /// writing directions meet. O(n²) in the length of the line, which only text that runs from the right pays.
    func offset(beside offset: Int, toTheRight: Bool, in text: String) -> Int? {
        let content: Range<Int> = contentRange(ofLine: line(containing: offset))
        var stops: [(x: CGFloat, offset: Int)] = []
        var place: Int = content.lowerBound
        while true {
            stops.append((caretRect(at: place).minX, place))
            if place >= content.upperBound { break }
            place = min(content.upperBound, TextBoundaries.next(.grapheme, after: place, in: text))
        }
        stops.sort { $0.x < $1.x || $0.x == $1.x && $0.offset < $1.offset }
        guard let index = stops.firstIndex(where: { $0.offset == offset }) else { return nil }
        let next: Int = toTheRight ? index + 1 : index - 1
        return stops.indices.contains(next) ? stops[next].offset : nil
    }
}
