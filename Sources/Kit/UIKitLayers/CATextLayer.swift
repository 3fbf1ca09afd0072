import CoreGraphics
import CoreText
import QuartzCore
import UIKitCore

/// A layer that draws a string.
open class CATextLayer: CALayer {
    /// Creates a layer without a string.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Creates a copy of `layer` for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
        (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
    }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) { nil }

    /// The text: a `String` or an `NSAttributedString`. The default is nil.
    open var string: Any? { didSet { setNeedsDisplay() } }

    /// The font of a plain string: a `UIFont`, a `CGFont`, or the name of a font as a string. The default, nil, is the
    /// system font.
    ///
    /// The size of a `UIFont` has no effect.
    open var font: AnyObject? { didSet { setNeedsDisplay() } }

    /// The size of the font of a plain string, in points. The default is 36.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { setNeedsDisplay() } } }

    /// The color of a plain string. The default is white.
    open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }

    /// Whether text that exceeds the width of the layer continues on the next line. The default is false.
    open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }

    /// The way in which text that does not fit is truncated. The default is `none`.
    open var truncationMode = CATextLayerTruncationMode.none {
        didSet { if truncationMode != oldValue { setNeedsDisplay() } }
    }

    /// The alignment of lines. The default is `natural`.
    open var alignmentMode = CATextLayerAlignmentMode.natural {
        didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
    }

    open override func draw(in ctx: CGContext) {
        guard let text = attributedText, text.length > 0 else { return }
        UIGraphicsPushContext(ctx)
        defer { UIGraphicsPopContext() }
        ctx.saveGState()
        ctx.clip(to: bounds)
        var options: NSStringDrawingOptions = [.usesLineFragmentOrigin]
        // Without this option, a paragraph that is truncated has one line.
        if isWrapped, truncationMode != .none { options.insert(.truncatesLastVisibleLine) }
        text.draw(with: bounds, options: options, context: nil)
        ctx.restoreGState()
    }

    /// Returns the size of the text, in points. Wrapped text has at most the width of the layer.
    open override func preferredFrameSize() -> CGSize {
        guard let text = attributedText, text.length > 0 else { return .zero }
        let width: CGFloat = isWrapped && bounds.width > 0 ? bounds.width : .greatestFiniteMagnitude
        let size = CGSize(width: width, height: .greatestFiniteMagnitude)
        let natural: CGSize = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil).size
        return CGSize(width: natural.width.rounded(.up), height: natural.height.rounded(.up))
    }

    private var attributedText: NSAttributedString? {
        let style = NSMutableParagraphStyle()
        style.alignment = alignmentMode.alignment
        style.lineBreakMode = truncationMode.lineBreakMode ?? (isWrapped ? .byWordWrapping : .byClipping)
        guard let attributed = string as? NSAttributedString else {
            guard let text = string as? String else { return nil }
            return NSAttributedString(
                string: text,
                attributes: [
                    .font: plainFont, .paragraphStyle: style,
                    .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .clear,
                ])
        }
        let copy = NSMutableAttributedString(attributedString: attributed)
        let whole = NSRange(location: 0, length: copy.length)
        attributed.enumerateAttribute(.paragraphStyle, in: whole) { value, range, _ in
            let own = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle
            // The layer determines where a single line ends.
            if !isWrapped { own?.lineBreakMode = style.lineBreakMode }
            copy.addAttribute(.paragraphStyle, value: own ?? style, range: range)
        }
        return copy
    }

    private var plainFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        if let name = font as? NSString ?? (font as? CGFont)?.postScriptName,
            let font = UIFont(name: "\(name)", size: fontSize)
        {
            return font
        }
        return .systemFont(ofSize: fontSize)
    }
}

/// The ways in which a text layer truncates text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is not truncated, but clipped to the bounds.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning is replaced by an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end is replaced by an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle is replaced by an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")

    var lineBreakMode: NSLineBreakMode? {
        switch self {
        case .start: .byTruncatingHead
        case .end: .byTruncatingTail
        case .middle: .byTruncatingMiddle
        default: nil
        }
    }
}

/// The alignment of the lines of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The leading side in the reading direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// The left side.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// The right side.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// The text is centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// The text is justified.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: NSTextAlignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}
