import CoreGraphics
import Foundation

/// The space and the limits for which a label's text was laid out.
struct LabelLayoutKey: Equatable {
    var width: CGFloat
    var height: CGFloat
    var lineLimit: Int
    var shrinks: Bool
}

/// The layout of text that may have been shrunk to fit, with metrics of the text at its full size.
struct FittedBlock {
    var block: TextBlock
    /// The height of the text at its full size, in points.
    var fullHeight: CGFloat
    /// The distance of the first baseline from the top at the full size, in points.
    var fullBaseline: CGFloat
}

extension UILabel {
    /// The tolerance for rounding errors in the size of a label, in points.
    private static let sizeTolerance: CGFloat = 0.01

    /// Returns the text laid out for `room`.
    private func block(for room: LabelLayoutKey) -> FittedBlock {
        if let cachedBlock, cachedBlock.key == room { return cachedBlock.block }
        let text = preparedText
        let full = layOut(text, for: room)
        var fitted = FittedBlock(block: full, fullHeight: full.size.height, fullBaseline: full.firstBaseline)
        if room.shrinks && full.isTruncated { fitted.block = shrunk(text, for: room, from: full) }
        cachedBlock = (room, fitted)
        return fitted
    }

    private func layOut(_ text: AttributedText, for room: LabelLayoutKey) -> TextBlock {
        TextBlock(
            text, limits: TextLimits(width: room.width, height: room.height, lineLimit: room.lineLimit))
    }

    /// Returns the layout with the largest scale at which the text fits, at least `minimumScaleFactor`.
    private func shrunk(_ text: AttributedText, for room: LabelLayoutKey, from full: TextBlock) -> TextBlock {
        let smallest = minimumScaleFactor
        var scale: CGFloat = 0.95
        if room.lineLimit == 1 {
            // OPTIMIZATION: the width of a line is nearly proportional to the size of its font.
            let natural = TextBlock(text, limits: TextLimits(lineLimit: 1)).size.width
            scale = min(1, (room.width / max(natural, 1) * 100).rounded(.down) / 100)
        }
        var best = full
        while true {
            var smaller = text
            smaller.scaleFonts(by: max(scale, smallest))
            best = layOut(smaller, for: room)
            if !best.isTruncated || scale <= smallest { return best }
            scale -= room.lineLimit == 1 ? 0.01 : 0.05
        }
    }

    func measuredRect(bounds: CGRect, lineLimit: Int) -> CGRect {
        guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
        let room = LabelLayoutKey(
            width: bounds.width + UILabel.sizeTolerance, height: bounds.height + UILabel.sizeTolerance,
            lineLimit: lineLimit,
            shrinks: shrinksToFit)
        let fitted = block(for: room)
        let width = min(roundedUp(fitted.block.size.width), max(0, bounds.width))
        return CGRect(
            origin: bounds.origin, size: CGSize(width: width, height: roundedUp(fitted.block.size.height)))
    }

    private var shrinksToFit: Bool {
        adjustsFontSizeToFitWidth && minimumScaleFactor > 0 && minimumScaleFactor < 1
    }

    /// Returns the size of the text for a maximum width, in points; 0 for no maximum.
    func contentSize(fitting width: CGFloat) -> CGSize {
        let limit: CGFloat = width > 0 ? width : .greatestFiniteMagnitude
        let bounds = CGRect(x: 0, y: 0, width: limit, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.effectiveDisplayScale
        return (length * scale - 0.01).rounded(.up) / scale
    }

    private func roundedToPixel(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.effectiveDisplayScale
        return (length * scale).rounded() / scale
    }

    /// Returns the text laid out for drawing in `rect`, and its distance from the top of `rect`, in points.
    private func placed(in rect: CGRect) -> (block: TextBlock, top: CGFloat) {
        let room = LabelLayoutKey(
            width: rect.width + UILabel.sizeTolerance,
            height: numberOfLines == 1 ? .greatestFiniteMagnitude : rect.height + 0.5,
            lineLimit: numberOfLines, shrinks: shrinksToFit)
        let fitted = block(for: room)
        let fullTop: CGFloat = (rect.height - fitted.fullHeight) / 2
        let top: CGFloat
        switch baselineAdjustment {
        case .alignBaselines where numberOfLines == 1:
            top = fullTop + fitted.fullBaseline - fitted.block.firstBaseline
        case .none where numberOfLines == 1:
            top = fullTop
        default:
            top = (rect.height - fitted.block.size.height) / 2
        }
        return (fitted.block, roundedToPixel(top))
    }

    /// Returns the distances of the first and last baseline from the top of a label with `size`, in points; nil without
    /// text.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        if numberOfLines == 1, let cached = cachedBlock, cached.key.lineLimit == 1, !cached.key.shrinks,
            !cached.block.block.isTruncated, cached.block.block.size.width <= size.width + UILabel.sizeTolerance
        {
            // OPTIMIZATION: a single line that fits has the same baseline at every width.
            let block = cached.block.block
            let top: CGFloat = roundedToPixel((size.height - block.size.height) / 2)
            return (top + block.firstBaseline, top + block.lastBaseline)
        }
        guard text?.isEmpty == false else { return nil }
        let (block, top) = placed(in: CGRect(origin: .zero, size: size))
        return (top + block.firstBaseline, top + block.lastBaseline)
    }

    func drawFitted(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), text?.isEmpty == false else { return }
        let (block, top) = placed(in: rect)
        var color: UIColor = textColor
        if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
        context.saveGState()
        if !isEnabled { context.setAlpha(0.5) }
        if let shadowColor {
            context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        } else if !isEnabled {
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        block.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + top), color: color.cgColor)
        if shadowColor != nil || !isEnabled { context.endTransparencyLayer() }
        context.restoreGState()
    }
}
