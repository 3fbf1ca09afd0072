import CoreGraphics
import Foundation
import TextLayout

/// Calls a closure for both edges of each character in a line, from left to right.
///
/// - Parameter block: A closure that receives the distance of the edge from the left end of the line, the index of the
///   character, whether the edge precedes the character in the text, and a value that it can set to true to end the
///   enumeration.
public func CTLineEnumerateCaretOffsets(
    _ line: CTLine, _ block: @escaping (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
    var stop = false
    for character in line.characters {
        let isRightToLeft: Bool = character.isRightToLeft
        for (distance, isLeading) in [(character.left, !isRightToLeft), (character.right, isRightToLeft)] where !stop {
            block(Double(distance), character.offset + line.offset, isLeading, &stop)
        }
    }
}

extension CTLine {
    /// A character with its offset in the layout. Its edges are distances from the left end of the line.
    fileprivate struct Character {
        var offset: Int
        var left: CGFloat
        var right: CGFloat
        var isRightToLeft: Bool
    }

    /// The characters from left to right.
    fileprivate var characters: [Character] {
        let runs: [LineRun] = layout.runs(ofLine: index)
        let origin: CGFloat = layout.leftEdge(ofLine: index)
        var found: [Character] = []
        var offset: Int = layout.lines[index].utf16Range.lowerBound
        for character in text.string {
            let range: Range<Int> = offset..<offset + character.utf16.count
            offset = range.upperBound
            guard let box = layout.selectionRects(for: range).first else { continue }
            let run: LineRun? = runs.first { $0.utf16Range.contains(range.lowerBound) }
            found.append(
                Character(
                    offset: range.lowerBound, left: box.minX - origin, right: box.maxX - origin,
                    isRightToLeft: run?.isRightToLeft ?? false))
        }
        return found.sorted { $0.left < $1.left }
    }
}
