import Foundation

extension Typesetter {
    /// Stacks the lines from `first` vertically, and removes the lines that exceed the height.
    ///
    /// - Returns: Whether all lines fit. The first line of the text always fits.
    mutating func stack(from first: Int) -> Bool {
        var y: CGFloat = 0
        if first > 0 { y = result.lines[first - 1].top + result.lines[first - 1].height }
        for index in first..<result.lines.count {
            if index > 0 {
                y += format.lineSpacing
                if result.lines[index].isFirstInParagraph {
                    y += format.paragraphSpacing + format.paragraphSpacingBefore
                }
            }
            let height = lineHeight(natural: result.lines[index].ascent + result.lines[index].descent)
            // The layout solver can return a measured height with a small negative rounding error.
            if index > 0 && y + height > maximumSize.height + 0.01 && !format.lineBreakMode.canExceedBounds {
                removeLines(from: index)
                return false
            }
            result.lines[index].top = y
            result.lines[index].height = height
            y += height
        }
        return true
    }

    private func lineHeight(natural: CGFloat) -> CGFloat {
        var height = natural
        if format.lineHeightMultiple > 0 { height *= format.lineHeightMultiple }
        if format.maximumLineHeight > 0 { height = min(height, format.maximumLineHeight) }
        return max(height, format.minimumLineHeight, 0)
    }
}

extension ParagraphFormat.LineBreakMode {
    /// Whether text can extend past the margin and the bottom, as clipped text does.
    var canExceedBounds: Bool { self == .byClipping }
}
