import Foundation

/// One or more lines of text that are only read.
///
/// Text that is lower than the label stands in its middle. The label takes no touches unless
/// `isUserInteractionEnabled` is set.
@preconcurrency @MainActor
open class UILabel: UIView {
    var source: TextSource = .plain(nil)
    var cachedText: AttributedText?
    var cachedBlock: (key: LabelRoom, block: FittedBlock)?
    private static let usualFont: UIFont = .systemFont(ofSize: UIFont.labelFontSize)
    private var storedFont: UIFont = UILabel.usualFont
    private var storedTextColor: UIColor = .label

    /// What the label shows.
    enum TextSource: Equatable {
        case plain(String?)
        case attributed(NSAttributedString)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareLabel()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareLabel()
    }

    private func prepareLabel() {
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    // MARK: Text

    /// The text; nil shows nothing. Setting it replaces `attributedText`.
    open var text: String? {
        get {
            switch source {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
        set {
            guard source != .plain(newValue) else { return }
            source = .plain(newValue)
            textDidChange()
        }
    }

    /// The text with its attributes. Setting it replaces `text`.
    ///
    /// What the attributes leave open is as the label's properties say.
    open var attributedText: NSAttributedString? {
        get {
            switch source {
            case .plain(let text): text.map { NSAttributedString(string: $0, attributes: plainAttributes) }
            case .attributed(let text): text
            }
        }
        set {
            let copy = newValue.map { NSAttributedString(attributedString: $0) }
            let newSource: TextSource = copy.map { .attributed($0) } ?? .plain(nil)
            guard source != newSource else { return }
            source = newSource
            textDidChange()
        }
    }

    /// The font; the system's at 17 points by default. Setting it changes the font of all attributed text too.
    open var font: UIFont! {
        get { storedFont }
        set {
            let newFont: UIFont = newValue ?? UILabel.usualFont
            guard newFont != storedFont || isAttributed else { return }
            storedFont = newFont
            setAttribute(.font, newFont)
            textDidChange()
        }
    }

    /// The text's colour; `UIColor.label` by default. Setting it changes the colour of all attributed text too.
    open var textColor: UIColor! {
        get { storedTextColor }
        set {
            let newColor: UIColor = newValue ?? .label
            guard newColor != storedTextColor || isAttributed else { return }
            storedTextColor = newColor
            setAttribute(.foregroundColor, newColor)
            appearanceOfTextDidChange()
        }
    }

    /// The text's colour while `isHighlighted`; nil, the default, changes nothing then.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue && isHighlighted { appearanceOfTextDidChange() } }
    }

    /// Where lines stand; `.natural`, the default, is the side on which the interface begins.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { paragraphDidChange { $0.alignment = self.textAlignment } } }
    }

    /// What happens to text that is too long; `.byTruncatingTail` by default.
    ///
    /// With more than one line it concerns the last one; the others break between words.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { paragraphDidChange { $0.lineBreakMode = self.lineBreakMode } } }
    }

    /// The most lines there may be; 1 by default, and 0 sets no limit.
    open var numberOfLines: Int = 1 {
        didSet { if numberOfLines != oldValue { textDidChange() } }
    }

    /// Whether the text is made smaller, down to `minimumScaleFactor`, when it does not fit; false by default.
    open var adjustsFontSizeToFitWidth: Bool = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } }
    }

    /// How much smaller, as a factor, the text may be made to fit; 0, the default, makes it no smaller.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { textDidChange() } }
    }

    /// Where text stands that was made smaller to fit.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether the font follows the person's choice of text size, if it was made for that; false by default.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
    }

    /// The width at which text is wrapped to find the label's own size, in points; 0, the default, sets none.
    ///
    /// While it is 0, text is wrapped at the width that constraints give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The colour of the text's shadow; nil, the default, casts none.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// How far the shadow lies from the text, in points; (0, -1), upwards, by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in full; false draws it half as strong. True by default.
    open var isEnabled: Bool = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text has `highlightedTextColor`, if there is one; false by default.
    open var isHighlighted: Bool = false {
        didSet { if isHighlighted != oldValue && highlightedTextColor != nil { appearanceOfTextDidChange() } }
    }

    // MARK: Size

    /// The part of `bounds` that the text takes when it has at most `numberOfLines` lines; 0 sets no limit.
    ///
    /// The size is rounded up to whole pixels. Override it to give the text other room; the label's own size follows.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        measuredRect(bounds: bounds, lineLimit: numberOfLines)
    }

    /// Draws the text into the current context, in the middle of `rect`.
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
        contentSize(fitting: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth)
    }

    override var contentWraps: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    override func intrinsicSize(atWidth width: CGFloat) -> CGSize? {
        contentWraps ? contentSize(fitting: width) : nil
    }

    override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard let (first, last) = baselines(in: size) else { return nil }
        return (first, size.height - last)
    }

    override var baselineFont: UIFont? { font }

    // MARK: Surroundings

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category: UIContentSizeCategory? = previousTraitCollection?.preferredContentSizeCategory
        if adjustsFontForContentSizeCategory && category != traitCollection.preferredContentSizeCategory {
            adjustFonts()
        }
        if previousTraitCollection?.layoutDirection != traitCollection.layoutDirection { textDidChange() }
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
