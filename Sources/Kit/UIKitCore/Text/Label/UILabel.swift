import Foundation
import FoundationAdditions

/// A view with one or more lines of read-only text.
///
/// Text that is shorter than the label is centered vertically. `isUserInteractionEnabled` is false by default.
@preconcurrency @MainActor
open class UILabel: UIView {
    var source: TextSource = .plain(nil)
    var cachedText: AttributedText?
    var cachedBlock: (key: LabelLayoutKey, block: FittedBlock)?
    private static let defaultFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    private var storedFont: UIFont = UILabel.defaultFont
    private var storedTextColor: UIColor = .label
    /// The width for which constraints request the natural size; nil at other times.
    private var constrainedWidth: CGFloat?

    /// The content of a label.
    enum TextSource {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    /// Creates an empty label with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareLabel()
    }

    /// Creates an empty label, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareLabel()
        coder.configure(self, as: UILabel.self)
    }

    private func prepareLabel() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: Text

    /// The text. Setting it replaces `attributedText`.
    open var text: String? {
        get {
            switch source {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            keyWillChange(self, "text")
            defer { keyDidChange(self, "text") }
            guard source != .plain(newValue) else { return }
            source = .plain(newValue)
            textDidChange()
        }
    }

    /// The attributed text. Setting it replaces `text`, and sets `font`, `textColor`, `textAlignment` and
    /// `lineBreakMode` to the attributes of the first character.
    ///
    /// The label's properties provide missing attributes.
    open var attributedText: NSAttributedString? {
        get {
            switch source {
            case .plain(let text): text.map { NSAttributedString(string: $0, attributes: plainAttributes) }
            case .attributed(let text): text
            }
        }
        set {
            keyWillChange(self, "attributedText")
            defer { keyDidChange(self, "attributedText") }
            let text = newValue?.completed(with: plainAttributes)
            if let style = text?.firstStyle {
                storedFont = style.font ?? storedFont
                storedTextColor = style.color ?? storedTextColor
                // Subclasses observe these properties, so that they are set only to values of the text.
                if let paragraph = style.paragraph {
                    textAlignment = paragraph.alignment
                    lineBreakMode = paragraph.lineBreakMode
                }
            }
            show(text)
        }
    }

    /// Shows attributed text, without changes to the properties.
    func show(_ text: NSAttributedString?) {
        let newSource: TextSource = text.map { .attributed(NSAttributedString(attributedString: $0)) } ?? .plain(nil)
        guard source != newSource else { return }
        source = newSource
        textDidChange()
    }

    /// The font. The default is the 17-point system font. Setting it also changes the font of attributed text.
    open var font: UIFont! {
        get { storedFont }
        set {
            keyWillChange(self, "font")
            defer { keyDidChange(self, "font") }
            let newFont: UIFont = newValue ?? UILabel.defaultFont
            let (oldFont, oldSource): (UIFont, TextSource) = (storedFont, source)
            storedFont = newFont
            setAttribute(.font, newFont)
            if newFont != oldFont || source != oldSource { textDidChange() }
        }
    }

    /// The color of the text. The default is `UIColor.label`. Setting it also changes the color of attributed text.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            keyWillChange(self, "textColor")
            defer { keyDidChange(self, "textColor") }
            let newColor: UIColor = newValue ?? .label
            guard newColor != storedTextColor || isAttributed else { return }
            storedTextColor = newColor
            setAttribute(.foregroundColor, newColor)
            appearanceOfTextDidChange()
        }
    }

    /// The color of the text while `isHighlighted` is true; nil for no change. The default is nil.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue && isHighlighted { appearanceOfTextDidChange() } }
    }

    /// The alignment of lines. The default is `.natural`: the side at which the user interface's reading direction
    /// begins.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { paragraphDidChange { $0.alignment = self.textAlignment } } }
    }

    /// The technique for wrapping or truncating the text. The default is `.byTruncatingTail`.
    ///
    /// If there are several lines, truncation applies to the last one, and the others break between words.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { paragraphDidChange { $0.lineBreakMode = self.lineBreakMode } } }
    }

    /// The strategy for choosing line breaks. The default is `.standard`.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet {
            if lineBreakStrategy != oldValue { paragraphDidChange { $0.lineBreakStrategy = self.lineBreakStrategy } }
        }
    }

    /// Whether characters move closer together, by at most 5 percent of the font size, before text is truncated. The
    /// default is false.
    open var allowsDefaultTighteningForTruncation: Bool = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
    }

    /// The maximum number of lines; 0 for no limit. The default is 1.
    open var numberOfLines: Int = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether the text shrinks to fit, but not below `minimumScaleFactor`. The default is false.
    open var adjustsFontSizeToFitWidth: Bool = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }

    /// The minimum scale factor of text that shrinks to fit. If 0, the default, the text does not shrink.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }

    /// The vertical position of text that was shrunk to fit. The default is `alignBaselines`.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether fonts for text styles follow the user's preferred text size. The default is false.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The width at which text wraps for `intrinsicContentSize`, in points. The default is 0.
    ///
    /// If the value is 0, text wraps at the width that constraints determine.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The color of the text's shadow; nil for no shadow. The default is nil.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// The offset of the shadow from the text, in points. The default is (0, -1): upward.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// Whether the label is enabled. A disabled label is drawn at half opacity. The default is true.
    open var isEnabled: Bool = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in `highlightedTextColor`, if this color is set. The default is false.
    open var isHighlighted: Bool = false {
        didSet { if isHighlighted != oldValue && highlightedTextColor != nil { appearanceOfTextDidChange() } }
    }

    // MARK: Size

    /// Returns the rectangle of the text in `bounds`, with at most `numberOfLines` lines; 0 for no limit.
    ///
    /// The size is rounded up to whole pixels. An override can change the rectangle, which also changes the label's
    /// natural size.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(bounds: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text into the current context, centered vertically in `rect`. For a line that was shrunk,
    /// `baselineAdjustment` determines the position.
    open func drawText(in rect: CGRect) {
        drawFitted(in: rect)
    }

    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(fitting: numberOfLines == 1 ? 0 : size.width)
    }

    open override var intrinsicContentSize: CGSize {
        contentSize(fitting: numberOfLines == 1 ? 0 : constrainedWidth ?? preferredMaxLayoutWidth)
    }

    override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func intrinsicSize(atWidth width: CGFloat) -> CGSize? {
        guard contentWraps else { return nil }
        constrainedWidth = width
        defer { constrainedWidth = nil }
        // A subclass may add to the natural size, such as space around the text.
        return intrinsicContentSize
    }

    override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let (first, last) = baselines(in: size) else { return nil }
        return (first, size.height - last)
    }

    override var baselineFont: UIFont? { font }

    // MARK: Traits

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory && category != traitCollection.preferredContentSizeCategory {
            adjustFonts()
        }
        if previousTraitCollection == nil { textDidChange() }
    }

    override func layoutDirectionDidChange() {
        super.layoutDirectionDidChange()
        textDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if textColor == .tintColor || isAttributed { appearanceOfTextDidChange() }
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        appearanceOfTextDidChange()
    }

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityLabel: String? { text }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        isEnabled ? .staticText : [.staticText, .notEnabled]
    }
}
