import CoreGraphics
import Foundation
import UIKitDrawing

/// Returns a line that is at most `width` wide, or nil if not even the token fits. A line that fits is returned
/// unchanged.
///
/// - Parameters:
///   - truncationType: The part of the line that is removed.
///   - truncationToken: A line that replaces the removed part, for example with an ellipsis, or nil for no replacement.
public func CTLineCreateTruncatedLine(
    _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
    let metrics = line.metrics
    if Double(metrics.width - metrics.trailingSpace) <= width { return line }
    let available = CGFloat(width) - (truncationToken?.metrics.width ?? 0)
    guard available >= 0 else { return nil }
    let text: NSAttributedString = line.text
    var head: CGFloat = 0
    var tail: CGFloat = 0
    switch truncationType {
    case .start: tail = available
    case .end: head = available
    case .middle: (head, tail) = (available / 2, available / 2)
    }
    let result = NSMutableAttributedString(attributedString: text.prefix(fitting: head))
    if let truncationToken { result.append(truncationToken.text) }
    result.append(text.suffix(fitting: tail))
    return CTLine(result, stringStart: line.stringRange.location, stringRange: line.stringRange)
}

/// Returns a line whose words are moved apart or together so that it is `justificationWidth` wide, or nil if the line
/// is empty.
///
/// - Parameter justificationFactor: The part of the missing width that is added, from 0 to 1.
public func CTLineCreateJustifiedLine(
    _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
    let metrics = line.metrics
    let text = NSMutableAttributedString(attributedString: line.text)
    let units: [UInt16] = Array(text.string.utf16)
    guard let last = units.lastIndex(where: { !$0.isSpace }), last > 0 else { return nil }
    let spaces: [Int] = (0..<last).filter { units[$0].isSpace }
    // Lines without spaces are adjusted between their characters.
    let gaps: [Int] = spaces.isEmpty ? Array(0..<last) : spaces
    let width: CGFloat = metrics.width - metrics.trailingSpace
    let missing: CGFloat = (CGFloat(justificationWidth) - width) * min(max(justificationFactor, 0), 1)
    let kerns: [CGFloat] = gaps.map { text.number(.tracking, at: $0) ?? text.number(.kern, at: $0) ?? 0 }
    func widened(by share: CGFloat) -> CTLine {
        for (gap, kern) in zip(gaps, kerns) {
            text.addAttribute(.tracking, value: kern + share, range: NSRange(location: gap, length: 1))
        }
        return CTLine(text, stringStart: line.stringRange.location, stringRange: line.stringRange)
    }
    var share: CGFloat = missing / CGFloat(gaps.count)
    let result: CTLine = widened(by: share)
    // Pango divides the kern of a character between its sides, so that a part of it can be missing where it ends.
    let added: CGFloat = result.metrics.width - result.metrics.trailingSpace - width
    guard abs(added - missing) > 0.01, added / missing > 0.1 else { return result }
    share *= missing / added
    return widened(by: share)
}

extension UInt16 {
    fileprivate var isSpace: Bool { Unicode.Scalar(self)?.properties.isWhitespace ?? false }
}

extension NSAttributedString {
    /// Returns the longest prefix of whole characters that is at most `width` wide.
    fileprivate func prefix(fitting width: CGFloat) -> NSAttributedString {
        let boundaries: [Int] = self.boundaries
        // The first boundary is at the start.
        let end: Int = boundaries.dropFirst().partitioningIndex { self.width(of: 0..<$0) > width }
        return attributedSubstring(from: NSRange(location: 0, length: boundaries[end - 1]))
    }

    /// Returns the longest suffix of whole characters that is at most `width` wide.
    fileprivate func suffix(fitting width: CGFloat) -> NSAttributedString {
        let boundaries: [Int] = self.boundaries
        // The last boundary is at the end.
        let index: Int = boundaries.dropLast().partitioningIndex { self.width(of: $0..<length) <= width }
        return attributedSubstring(from: NSRange(location: boundaries[index], length: length - boundaries[index]))
    }

    /// The offsets between characters, in UTF-16 code units.
    private var boundaries: [Int] {
        var boundaries: [Int] = [0]
        for character in string { boundaries.append(boundaries[boundaries.count - 1] + character.utf16.count) }
        return boundaries
    }

    private func width(of range: Range<Int>) -> CGFloat {
        CTLine(attributedSubstring(from: NSRange(range))).metrics.width
    }

    /// Returns the value of a numeric attribute.
    fileprivate func number(_ key: Key, at location: Int) -> CGFloat? {
        switch attribute(key, at: location, effectiveRange: nil) {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }
}

extension RandomAccessCollection {
    /// Returns the index of the first element with a property that all later elements also have, or the end.
    fileprivate func partitioningIndex(where hasProperty: (Element) -> Bool) -> Index {
        var low: Index = startIndex
        var high: Index = endIndex
        while low < high {
            let middle: Index = index(low, offsetBy: distance(from: low, to: high) / 2)
            if hasProperty(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }
}
