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
    /// The characters of the prepared string.
    private let text: String
    /// The last layout of lines, which the next line break usually continues.
    private let breaks = Mutex<LineBreaks?>(nil)

    init(_ string: NSAttributedString) {
        self.string = NSAttributedString(attributedString: string)
        prepared = string.preparedForLayout()
        text = prepared.string
    }

    /// The lines of the rest of a paragraph in a width.
    private struct LineBreaks {
        var width: CGFloat
        var breaksCharacters: Bool
        /// The starts of the lines, and the end of the paragraph.
        var offsets: [Int]
    }

    /// Returns the range of the string with a length of 0 replaced by the rest of the string.
    func range(_ range: CFRange) -> NSRange {
        let start: Int = min(max(range.location, 0), string.length)
        let rest: Int = string.length - start
        return NSRange(location: start, length: range.length == 0 ? rest : min(max(range.length, 0), rest))
    }

    /// Returns the part of a range that contains its first paragraphs.
    func paragraphs(_ count: Int, in range: NSRange) -> NSRange {
        let units: String.UTF16View = text.utf16
        var index: String.Index = text.utf16Index(range.location)
        var length = 0
        var ends = 0
        while length < range.length, ends < count {
            let unit: UInt16 = units[index]
            index = units.index(after: index)
            length += 1
            if units.endsParagraph(unit, before: index) { ends += 1 }
        }
        return NSRange(location: range.location, length: length)
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
        let range: NSRange = paragraphs(1, in: NSRange(location: start, length: string.length - start))
        let end: Int = start + range.length
        let paragraph: NSAttributedString = prepared.attributedSubstring(from: range)
        let section = AttributedText(paragraph, defaults: .coreText).sections.first
        let runs: [TextRun] = section?.runs ?? []
        var format: ParagraphFormat = section?.format.withoutFrame ?? ParagraphFormat()
        format.lineBreakMode = breaksCharacters ? .byCharWrapping : .byWordWrapping
        let layout = TextLayout.cached(
            runs: runs, format: format, maximumSize: CGSize(width: width, height: .greatestFiniteMagnitude))
        // The line break at the end of a paragraph belongs to its last line.
        let breaks: [Int] = layout.lines.dropFirst().map { $0.utf16Range.lowerBound + start }.filter { $0 < end }
        return [start] + breaks + [end]
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
