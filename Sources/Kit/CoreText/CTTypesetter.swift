import CoreGraphics
import Foundation
import Synchronization
import TextLayout
import UIKitDrawing

/// An object that divides a string into lines.
public final class CTTypesetter: NSObject {
    let string: NSAttributedString
    /// The string with attributes of UIKit.
    let prepared: NSAttributedString
    /// The last layout of lines, which the next line break usually continues.
    private let breaks = Mutex<LineBreaks?>(nil)

    init(_ string: NSAttributedString) {
        self.string = NSAttributedString(attributedString: string)
        prepared = string.preparedForLayout()
    }

    /// The lines of the rest of a string in a width.
    private struct LineBreaks {
        var width: CGFloat
        var breaksCharacters: Bool
        /// The starts of the lines, and the end of the string.
        var offsets: [Int]
    }

    /// Returns the range of the string with a length of 0 replaced by the rest of the string.
    func range(_ range: CFRange) -> NSRange {
        let start: Int = min(max(range.location, 0), string.length)
        let rest: Int = string.length - start
        return NSRange(location: start, length: range.length == 0 ? rest : min(max(range.length, 0), rest))
    }

    /// Returns the number of characters of a line that starts at an offset.
    fileprivate func lineLength(from start: Int, width: CGFloat, breaksCharacters: Bool) -> Int {
        guard start >= 0, start < string.length else { return 0 }
        return breaks.withLock { last in
            if let last, last.width == width, last.breaksCharacters == breaksCharacters,
                let index = last.offsets.firstIndex(of: start), index + 1 < last.offsets.count
            {
                return last.offsets[index + 1] - start
            }
            let offsets: [Int] = lines(from: start, width: width, breaksCharacters: breaksCharacters)
            last = LineBreaks(width: width, breaksCharacters: breaksCharacters, offsets: offsets)
            return offsets[1] - start
        }
    }

    private func lines(from start: Int, width: CGFloat, breaksCharacters: Bool) -> [Int] {
        let rest = prepared.attributedSubstring(from: NSRange(location: start, length: prepared.length - start))
        let text = AttributedText(rest, defaults: .coreText, splitsParagraphs: true)
        let runs: [TextRun] = text.sections.first?.runs ?? []
        var format = ParagraphFormat()
        format.lineBreakMode = breaksCharacters ? .byCharWrapping : .byWordWrapping
        let layout = TextLayout.cached(
            runs: runs, format: format, maximumSize: CGSize(width: width, height: .greatestFiniteMagnitude))
        var offsets: [Int] = layout.lines.filter { !$0.utf16Range.isEmpty }.map { $0.utf16Range.lowerBound + start }
        if offsets.isEmpty { offsets = [start] }
        // The line break at the end of a paragraph belongs to its last line.
        let paragraph = (rest.string as NSString).paragraphRange(for: NSRange(location: 0, length: 0))
        offsets.append(start + max(1, paragraph.length))
        return offsets
    }
}

/// Creates an object that divides a string into lines.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
    CTTypesetter(string)
}

/// Creates a line with a range of the string. A length of 0 means the rest of the string.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
    let range: NSRange = typesetter.range(stringRange)
    return CTLine(typesetter.string.attributedSubstring(from: range), stringStart: range.location)
}

/// Returns the number of characters, from an index, that fit in a line of a width. Lines break between words.
public func CTTypesetterSuggestLineBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.lineLength(from: startIndex, width: CGFloat(width), breaksCharacters: false)
}

/// Returns the number of characters, from an index, that fit in a line of a width. Lines break between any characters.
public func CTTypesetterSuggestClusterBreak(
    _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
    typesetter.lineLength(from: startIndex, width: CGFloat(width), breaksCharacters: true)
}
