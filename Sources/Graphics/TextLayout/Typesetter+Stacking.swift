import Foundation

extension Typesetter {
    /// Puts the lines from `first` on below each other; takes those away that do not fit into the height.
    ///
    /// - Returns: whether all fit. The text's first line always does.
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
            // Measured heights come back from layout solvers a hair smaller.
            if index > 0 && y + height > maximumSize.height + 0.01 && !format.lineBreakMode.mayLeaveBounds {
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
    /// Clipped text goes on past the margin and past the bottom.
    var mayLeaveBounds: Bool { self == .byClipping }
}
