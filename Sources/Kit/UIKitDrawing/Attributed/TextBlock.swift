import CoreGraphics
import Foundation
import TextLayout

/// The layout of attributed text: a vertical stack of text layouts, one for each section of the text.
package final class TextBlock {
    package struct Piece {
        package var layout: TextLayout
        /// The distance of the layout from the top of the block, in points.
        package var top: CGFloat
        /// The distance of the layout from the left of the block, in points.
        package var left: CGFloat = 0
        /// The offset in the string at which the text of the layout starts, in UTF-16 code units.
        package var utf16Start: Int

        package init(layout: TextLayout, top: CGFloat, left: CGFloat = 0, utf16Start: Int) {
            self.layout = layout
            self.top = top
            self.left = left
            self.utf16Start = utf16Start
        }
    }

    // These properties are constants because each access to a variable from another module is checked for exclusivity.
    package let pieces: [Piece]
    /// The size of the text, in points. It is not rounded.
    package let size: CGSize
    /// Whether part of the text does not fit.
    package let isTruncated: Bool
    private let text: AttributedText
    /// A closure that lays out text that differs from `text` only in its colors.
    private let layOut: (AttributedText) -> TextBlock
    /// The last block that `inCurrentColors` returned instead of this one.
    private var recolored: TextBlock?

    package init(_ text: AttributedText, limits: TextLimits) {
        self.text = text
        layOut = { TextBlock($0, limits: limits) }
        let stacking = TextStacking(text, limits: limits)
        pieces = stacking.pieces
        size = stacking.size
        isTruncated = stacking.isTruncated
    }

    /// Creates a block from pieces with known positions.
    ///
    /// - Parameter layOut: Lays out text that differs from `text` only in its colors.
    package init(
        _ text: AttributedText, pieces: [Piece], size: CGSize, layOut: @escaping (AttributedText) -> TextBlock
    ) {
        self.text = text
        self.pieces = pieces
        self.size = size
        isTruncated = false
        self.layOut = layOut
    }
}

/// The stack of layouts for those sections of the text that fit in the limits.
private struct TextStacking {
    private(set) var pieces: [TextBlock.Piece] = []
    private(set) var size: CGSize = .zero
    private(set) var isTruncated = false
    private let text: AttributedText
    private let limits: TextLimits

    init(_ text: AttributedText, limits: TextLimits) {
        self.text = text
        self.limits = limits
        var top: CGFloat = 0
        var lines = 0
        for index in text.sections.indices {
            let section = text.sections[index]
            if index > 0 { top += section.format.paragraphSpacingBefore }
            let layout = layOut(section.runs, section: section, top: top, linesBefore: lines)
            let isLast: Bool = index == text.sections.count - 1
            let piece = TextBlock.Piece(layout: layout, top: top, utf16Start: section.utf16Start)
            let bottom: CGFloat = top + layout.size.height
            lines += layout.lines.count
            if !isLast && !layout.isTruncated && canContinue(after: index, bottom: bottom, lines: lines) {
                add(piece)
                top = bottom + section.format.spaceBelow
                continue
            }
            if isLast || layout.isTruncated && limits.truncatedParagraphLineLimit == 0 {
                add(piece)
                isTruncated = layout.isTruncated || !isLast
                break
            }
            if layout.isTruncated && canContinue(after: index, bottom: bottom, lines: lines) {
                // Only this single-line paragraph is truncated. The following paragraphs are also laid out.
                add(piece)
                isTruncated = true
                top = bottom + section.format.spaceBelow
                continue
            }
            // The next section does not fit. Lay out this section again with the rest of the text, so that its last
            // line shows the truncation.
            lines -= layout.lines.count
            let merged = layOut(runs(from: index), section: section, top: top, linesBefore: lines)
            add(TextBlock.Piece(layout: merged, top: top, utf16Start: section.utf16Start))
            isTruncated = true
            break
        }
    }

    private mutating func add(_ piece: TextBlock.Piece) {
        pieces.append(piece)
        size.width = max(size.width, piece.layout.size.width)
        size.height = piece.top + piece.layout.size.height
    }

    private func layOut(
        _ runs: [TextRun], section: AttributedText.Section, top: CGFloat, linesBefore: Int
    ) -> TextLayout {
        var limit: Int = limits.lineLimit > 0 ? max(1, limits.lineLimit - linesBefore) : 0
        if limits.truncatedParagraphLineLimit > 0 && section.format.lineBreakMode.truncatesOrClips {
            limit = limit == 0 ? limits.truncatedParagraphLineLimit : min(limit, limits.truncatedParagraphLineLimit)
        }
        let height: CGFloat = limits.height >= 1e6 ? .greatestFiniteMagnitude : max(0, limits.height - top)
        return TextLayout.cached(
            runs: runs, format: section.format, maximumSize: CGSize(width: limits.width, height: height),
            maximumNumberOfLines: limit)
    }

    /// Returns whether at least one line of the next section fits.
    private func canContinue(after index: Int, bottom: CGFloat, lines: Int) -> Bool {
        if limits.lineLimit > 0 && lines >= limits.lineLimit { return false }
        if limits.height >= 1e6 { return true }
        let section = text.sections[index]
        let next: AttributedText.Section = text.sections[index + 1]
        let top: CGFloat = bottom + section.format.spaceBelow + next.format.paragraphSpacingBefore
        let line = layOut(next.runs, section: next, top: limits.height, linesBefore: lines)
        return top + (line.lines.first?.frame.height ?? 0) <= limits.height + 0.01
    }

    /// Returns the runs of a section and of all following sections.
    private func runs(from index: Int) -> [TextRun] {
        var runs = text.sections[index].runs
        for section in text.sections[(index + 1)...] {
            if let style = runs.last?.style { runs.append(TextRun(text: "\n", style: style)) }
            runs.append(contentsOf: section.runs)
        }
        return runs
    }
}

extension ParagraphFormat {
    /// The space after a paragraph's last line. The `paragraphSpacingBefore` of the next paragraph is added to it.
    fileprivate var spaceBelow: CGFloat { lineSpacing + paragraphSpacing }
}

extension ParagraphFormat.LineBreakMode {
    /// Whether lines that are too long are clipped or truncated instead of wrapped.
    var truncatesOrClips: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: false
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}

extension TextBlock {
    /// The block with its dynamic colors resolved with the current traits.
    package var inCurrentColors: TextBlock {
        guard let resolved = text.resolvingColors() else { return self }
        if let recolored, recolored.text.resolvingColors() == nil { return recolored }
        let block: TextBlock = layOut(resolved)
        recolored = block
        return block
    }

    /// The distance of the first line's baseline from the top, in points.
    package var firstBaseline: CGFloat { pieces.first.map { $0.top + $0.layout.firstBaseline } ?? 0 }

    /// The distance of the last line's baseline from the top, in points.
    package var lastBaseline: CGFloat { pieces.last.map { $0.top + $0.layout.lastBaseline } ?? 0 }

    /// The number of lines.
    var lineCount: Int { pieces.reduce(0) { $0 + $1.layout.lines.count } }

    /// Draws the text with its top-left corner at `origin`.
    ///
    /// - Parameters:
    ///   - color: The color of text without a foreground color.
    ///   - parts: The parts to draw. Attachments are drawn with the glyphs.
    ///   - range: The lines to draw are those that contain a part of this range. Nil, the default, means all lines.
    package func draw(
        in context: CGContext, at origin: CGPoint, color: CGColor, parts: TextParts = .all, range: Range<Int>? = nil
    ) {
        if text.shadows.isEmpty {
            drawPieces(in: context, at: origin, color: color, parts: parts, range: range)
        } else {
            drawShadowed(in: context, at: origin, color: color, parts: parts, range: range)
        }
        if parts.contains(.glyphs), !text.attachments.isEmpty {
            drawAttachments(in: context, at: origin, color: color, range: range)
        }
        if parts.contains(.glyphs), context.textDrawingMode.clips { context.clipToText(outline(at: origin)) }
    }

    /// Returns the outlines of the glyphs, or nil if there are none.
    private func outline(at origin: CGPoint) -> CGPath? {
        let outlines = CGMutablePath()
        for piece in pieces {
            guard let outline = piece.layout.outline() else { continue }
            outlines.addPath(
                outline,
                transform: CGAffineTransform(translationX: origin.x + piece.left, y: origin.y + piece.top))
        }
        return outlines.isEmpty ? nil : outlines
    }

    private func drawPieces(
        in context: CGContext, at origin: CGPoint, color: CGColor, parts: TextParts, range: Range<Int>?
    ) {
        // The backgrounds are behind the glyphs of all pieces.
        for pass in [parts.intersection(.backgrounds), parts.subtracting(.backgrounds)] where !pass.isEmpty {
            for piece in pieces {
                let corner = CGPoint(x: origin.x + piece.left, y: origin.y + piece.top)
                let part: Range<Int>? = range.map {
                    $0.lowerBound - piece.utf16Start..<$0.upperBound - piece.utf16Start
                }
                piece.layout.draw(in: context, at: corner, color: color, parts: pass, range: part)
            }
        }
    }

    /// Draws the text in passes: one for the runs without a shadow, and one for the runs of each shadow.
    private func drawShadowed(
        in context: CGContext, at origin: CGPoint, color: CGColor, parts: TextParts, range: Range<Int>?
    ) {
        var shadowless: Set<AttributedText.RunIndex> = []
        for (section, content) in text.sections.enumerated() {
            for run in content.runs.indices { shadowless.insert(.init(section: section, run: run)) }
        }
        var passes: [(shadow: NSShadow?, runs: Set<AttributedText.RunIndex>)] = []
        for entry in text.shadows {
            shadowless.subtract(entry.runs)
            passes.append((entry.shadow, entry.runs))
        }
        if !shadowless.isEmpty { passes.insert((nil, shadowless), at: 0) }
        for pass in passes {
            let block: TextBlock = passes.count == 1 ? self : layOut(text.showingOnly(pass.runs))
            context.saveGState()
            if let shadow = pass.shadow, let shadowColor = shadow.shadowColor as? UIColor {
                context.setShadow(
                    offset: shadow.shadowOffset, blur: shadow.shadowBlurRadius, color: shadowColor.cgColor)
            }
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            block.drawPieces(in: context, at: origin, color: color, parts: parts, range: range)
            context.endTransparencyLayer()
            context.restoreGState()
        }
    }

    /// The frames of the attachments in the block, with their offsets in the string.
    package var attachmentFrames: [(utf16Offset: Int, frame: CGRect)] {
        pieces.flatMap { piece in
            piece.layout.attachmentFrames.map {
                (piece.utf16Start + $0.utf16Offset, $0.frame.offsetBy(dx: piece.left, dy: piece.top))
            }
        }
    }

    /// Draws the images of the attachments. Templates have the color of the text.
    private func drawAttachments(in context: CGContext, at origin: CGPoint, color: CGColor, range: Range<Int>?) {
        for piece in pieces {
            for entry in piece.layout.attachmentFrames {
                let offset: Int = piece.utf16Start + entry.utf16Offset
                let frame: CGRect = entry.frame.offsetBy(dx: origin.x + piece.left, dy: origin.y + piece.top)
                guard range?.contains(offset) ?? true, let entry = text.attachments[offset],
                    let image = entry.attachment.image(
                        forBounds: frame, textContainer: nil, characterIndex: offset)
                else { continue }
                context.saveGState()
                context.setFillColor(text.sections[entry.run.section].runs[entry.run.run].style.color ?? color)
                image.draw(in: frame, context: context, blendMode: .normal, alpha: 1)
                context.restoreGState()
            }
        }
    }
}

extension AttributedText {
    /// Returns this text without shadows and with only the given runs visible.
    func showingOnly(_ visible: Set<RunIndex>) -> AttributedText {
        var result = self
        result.shadows = []
        for section in sections.indices {
            for run in sections[section].runs.indices where !visible.contains(RunIndex(section: section, run: run)) {
                result.sections[section].runs[run].style.color = .clear
                result.sections[section].runs[run].style.backgroundColor = nil
                result.sections[section].runs[run].style.strokeWidth = 0
                result.sections[section].runs[run].style.underline = .none
                result.sections[section].runs[run].style.strikethrough = .none
                if run == 0 { result.sections[section].format.marker = nil }
            }
        }
        return result
    }
}
