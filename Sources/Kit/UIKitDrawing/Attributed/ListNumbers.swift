import CoreGraphics
import TextLayout

/// The lists of a paragraph, and the numbers of the items that contain it.
package struct ListNumbers {
    private var lists: [NSTextList] = []
    /// The number of the item of each list, beginning with 1.
    package private(set) var numbers: [Int] = []

    package init() {}

    /// Moves to the next paragraph.
    package mutating func begin(_ new: [NSTextList]) {
        var kept = 0
        while kept < min(lists.count, new.count), lists[kept] === new[kept] { kept += 1 }
        // The first paragraph of a nested list continues the current item of the enclosing list, or begins its first
        // item.
        let fresh: Int = new.count - kept
        numbers = Array(numbers.prefix(kept)) + Array(repeating: 1, count: fresh)
        if fresh == 0, let last = numbers.indices.last { numbers[last] += 1 }
        lists = new
    }

    /// The marker of the paragraph, or nil if it is not in a list.
    package var marker: String? {
        guard var index = lists.indices.last else { return nil }
        var text: String = lists[index].marker(forItemNumber: numbers[index])
        while index > 0, lists[index].listOptions.contains(.prependEnclosingMarker) {
            index -= 1
            text = lists[index].marker(forItemNumber: numbers[index]) + text
        }
        return text
    }

    /// The indent of a level of lists, in points.
    package static let indent: CGFloat = 36

    /// The distance of a marker from the indent of the enclosing list, in points.
    package static let markerIndent: CGFloat = 11

    /// The minimum space between a marker and the text, in points.
    private static let gap: CGFloat = 4

    /// Returns the format of a paragraph in lists.
    ///
    /// - Parameters:
    ///   - marker: The marker, or nil for no marker.
    ///   - style: The style of the first character.
    static func format(
        _ format: ParagraphFormat, levels: Int, marker: String?, style: TextStyle
    ) -> ParagraphFormat {
        let (first, indent): (CGFloat, CGFloat) = (format.firstLineHeadIndent, Self.indent * CGFloat(levels))
        var format = format
        format.headIndent += indent
        format.firstLineHeadIndent = first + indent
        guard let marker, !marker.isEmpty else { return format }
        var markerStyle = TextStyle(font: style.font)
        markerStyle.color = style.color
        let run = TextRun(text: marker, style: markerStyle)
        // A wide marker begins further left, and moves the first line if the indent has no space for it.
        let width: CGFloat = TextLayout.cached(runs: [run], maximumNumberOfLines: 1).size.width
        let start: CGFloat = max(0, min(indent - Self.indent + markerIndent, indent - gap - width))
        format.marker = ParagraphMarker(run, indent: first + start)
        format.firstLineHeadIndent = first + max(indent, start + width + gap)
        return format
    }
}
