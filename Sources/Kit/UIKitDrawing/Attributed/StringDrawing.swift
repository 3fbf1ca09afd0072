import CoreGraphics
import Foundation
import TextLayout

/// A string to draw or measure, with options.
struct StringDrawing {
    private var text: AttributedText
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    init(_ string: NSAttributedString, options: NSStringDrawingOptions, context: NSStringDrawingContext? = nil) {
        let text = AttributedText(string, defaults: .drawing, splitsParagraphs: true)
        self.init(text, options: options, context: context)
    }

    private init(_ text: AttributedText, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
        self.text = text
        self.options = options
        self.context = context
        if options.contains(.usesFontLeading) { addFontLeading() }
    }

    init(
        _ string: String, attributes: [NSAttributedString.Key: Any]?, options: NSStringDrawingOptions,
        context: NSStringDrawingContext? = nil
    ) {
        // An empty attributed string has no attributes, but the font determines the height of an empty line.
        if string.isEmpty, let attributes {
            let text = AttributedText(emptyTextWith: attributes, defaults: .drawing)
            self.init(text, options: options, context: context)
            return
        }
        self.init(NSAttributedString(string: string, attributes: attributes), options: options, context: context)
    }

    private mutating func addFontLeading() {
        for index in text.sections.indices {
            let leading: CGFloat = text.sections[index].runs.map { $0.style.font.metrics.leading }.max() ?? 0
            text.sections[index].format.lineSpacing += leading
        }
    }

    /// Lays out the text for `size`. A width or height of 0 means no limit, as on iOS.
    private func block(in size: CGSize) -> TextBlock {
        var limits = TextLimits()
        guard options.contains(.usesLineFragmentOrigin) else {
            limits.lineLimit = 1
            return TextBlock(text, limits: limits)
        }
        if size.width > 0 { limits.width = size.width }
        limits.truncatedParagraphLineLimit = 1
        guard size.height > 0 else { return TextBlock(text, limits: limits) }
        limits.height = size.height
        var text = text
        if options.contains(.truncatesLastVisibleLine) {
            for index in text.sections.indices where !text.sections[index].format.lineBreakMode.truncatesOrClips {
                text.sections[index].format.lineBreakMode = .byTruncatingTail
            }
            limits.truncatedParagraphLineLimit = 0
        }
        return TextBlock(text, limits: limits)
    }

    /// Lays out the text for `size`. If the text does not fit, scales it down as far as the context allows.
    private func fittedBlock(in size: CGSize) -> TextBlock {
        let natural = block(in: size)
        guard let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1 else {
            context?.actualScaleFactor = 1
            return natural
        }
        var scale: CGFloat = 1
        var best = natural
        // Without line fragments, only the first line is drawn, at any scale.
        let canFit: Bool = options.contains(.usesLineFragmentOrigin)
        while scale > context.minimumScaleFactor,
            canFit && best.isTruncated || best.size.width > size.width && size.width > 0
        {
            scale = max(scale - 0.05, context.minimumScaleFactor)
            var smaller = self
            smaller.text.scaleFonts(by: scale)
            best = smaller.block(in: size)
        }
        context.actualScaleFactor = scale
        return best
    }

    func bounds(in size: CGSize) -> CGRect {
        let block = fittedBlock(in: size)
        let y: CGFloat = options.contains(.usesLineFragmentOrigin) ? 0 : -block.firstBaseline
        let bounds = CGRect(x: 0, y: y, width: block.size.width, height: block.size.height)
        context?.totalBounds = bounds
        return bounds
    }

    func draw(in rect: CGRect) {
        guard let graphics = UIGraphicsGetCurrentContext() else { return }
        let block = fittedBlock(in: rect.size)
        var origin = rect.origin
        if !options.contains(.usesLineFragmentOrigin) { origin.y -= block.firstBaseline }
        context?.totalBounds = CGRect(origin: origin, size: block.size)
        block.draw(in: graphics, at: origin, color: .black)
    }
}

extension AttributedText {
    /// Scales all fonts and kerning.
    package mutating func scaleFonts(by factor: CGFloat) {
        for section in sections.indices {
            for run in sections[section].runs.indices {
                sections[section].runs[run].style.font.size *= factor
                sections[section].runs[run].style.kern *= factor
            }
        }
    }
}
