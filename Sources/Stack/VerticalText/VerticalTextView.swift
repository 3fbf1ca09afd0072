import CoreGraphics
import Foundation
import TextLayout
import UIKitCore

/// A view with vertical Japanese or Chinese text.
///
/// Columns run from top to bottom, and are arranged from right to left. Latin letters and numbers are rotated; up to
/// two digits are set horizontally in the space of one character. In attributed text, the attribute `ruby` adds a
/// reading, and `tateChuYoko` sets other characters horizontally. A drag selects text, which can be copied.
@preconcurrency @MainActor
open class VerticalTextView: UIView {
    private var source = NSAttributedString(string: "")
    private var cache: (key: CGSize, layout: VerticalLayout)?
    /// The range that remains selected while the touch moves: a word after a double tap, or an empty range.
    private var dragStart: NSRange?

    /// Creates an empty view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates an empty view. Ignores the values in the archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    // MARK: Text

    /// The text. Setting it replaces `attributedText`.
    open var text: String? {
        get { source.string }
        set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }

    /// The text with its attributes: `font`, `foregroundColor`, `backgroundColor`, `kern`, `underlineStyle`,
    /// `underlineColor`, `strikethroughStyle`, `strikethroughColor`, `verticalGlyphForm`, `ruby` and `tateChuYoko`.
    open var attributedText: NSAttributedString? {
        get { source }
        set {
            let new = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
            guard !new.isEqual(to: source) else { return }
            source = new
            dragStart = nil
            selectedRange = NSRange(location: 0, length: 0)
            textDidChange()
        }
    }

    /// The font of text without a font attribute. The default is the system font at 17 points.
    open var font: UIFont = .systemFont(ofSize: 17) {
        didSet { if font != oldValue { textDidChange() } }
    }

    /// The color of text without a color attribute. The default is `UIColor.label`.
    open var textColor: UIColor = .label {
        didSet { if textColor != oldValue { setNeedsDisplay() } }
    }

    /// The distance between the centers of columns, as a multiple of the font size. The default is 1.7, which leaves
    /// space for readings.
    open var columnSpacing: CGFloat = 1.7 {
        didSet { if columnSpacing != oldValue { textDidChange() } }
    }

    /// The maximum number of digits that are set horizontally in the space of one character. The default is 2.
    open var combinedDigits: Int = 2 {
        didSet { if combinedDigits != oldValue { textDidChange() } }
    }

    /// The space around the text, in points. The default is 8 on each side.
    open var textInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet { if textInset != oldValue { textDidChange() } }
    }

    private func textDidChange() {
        cache = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Selection

    /// Whether a drag selects text. The default is true.
    open var isSelectable = true {
        didSet { if !isSelectable { selectedRange = NSRange(location: 0, length: 0) } }
    }

    /// The selected range, in UTF-16 code units. Only the part of a range that is in the text is selected.
    open var selectedRange = NSRange(location: 0, length: 0) {
        didSet {
            let location: Int = min(max(0, selectedRange.location), source.length)
            let length: Int = min(max(0, selectedRange.length), source.length - location)
            selectedRange = NSRange(location: location, length: length)
            if selectedRange != oldValue { setNeedsDisplay() }
        }
    }

    /// Returns the index of the character that is nearest to a point of the view.
    public func characterIndex(at point: CGPoint) -> Int {
        layout(for: bounds.size).characterIndex(at: local(point)).utf16Offset
    }

    /// Returns the rectangles that cover a range, in the coordinates of the view.
    public func rects(for range: NSRange) -> [CGRect] {
        let offsets: Range<Int> = range.location..<range.location + range.length
        return layout(for: bounds.size).selectionRects(for: offsets).map {
            $0.offsetBy(dx: textInset.left, dy: textInset.top)
        }
    }

    private func local(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x - textInset.left, y: point.y - textInset.top)
    }

    open override var canBecomeFirstResponder: Bool { isSelectable }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action.name {
        case "copy", "copy:": selectedRange.length > 0
        case "selectAll", "selectAll:": isSelectable && source.length > 0
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    open override func copy(_ sender: Any?) {
        guard selectedRange.length > 0 else { return }
        UIPasteboard.general.string = source.attributedSubstring(from: selectedRange).string
    }

    open override func selectAll(_ sender: Any?) {
        if isSelectable { selectedRange = NSRange(location: 0, length: source.length) }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isSelectable, let touch = touches.first else { return super.touchesBegan(touches, with: event) }
        becomeFirstResponder()
        let point: CGPoint = local(touch.location(in: self))
        let found: Int = layout(for: bounds.size).insertionOffset(at: point)
        selectedRange = NSRange(location: found, length: 0)
        if touch.tapCount == 2 { selectWord(at: characterIndex(at: touch.location(in: self))) }
        dragStart = selectedRange
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let dragStart, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
        let found: Int = layout(for: bounds.size).insertionOffset(at: local(touch.location(in: self)))
        selectedRange = dragStart.union(NSRange(location: found, length: 0))
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        dragStart = nil
        super.touchesEnded(touches, with: event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        dragStart = nil
        super.touchesCancelled(touches, with: event)
    }

    private func selectWord(at offset: Int) {
        let range: Range<Int> = TextBoundaries.wordRange(at: offset, in: source.string)
        selectedRange = NSRange(location: range.lowerBound, length: range.count)
    }

    // MARK: Size and drawing

    /// The size that the text needs at the height of the view.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: 0, height: bounds.height))
    }

    /// Returns the size that the text needs at the height of `size`. If the height is 0, each paragraph has one column.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height: CGFloat = size.height > 0 ? size.height : .greatestFiniteMagnitude
        let fitted: CGSize = layout(for: CGSize(width: 0, height: height)).size
        let scale: CGFloat = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
        func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.01).rounded(.up) / scale }
        return CGSize(
            width: up(fitted.width + textInset.left + textInset.right),
            height: up(fitted.height + textInset.top + textInset.bottom))
    }

    open override var bounds: CGRect {
        didSet { if bounds.height != oldValue.height { invalidateIntrinsicContentSize() } }
    }

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? source.string }
        set { super.accessibilityLabel = newValue }
    }

    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if selectedRange.length > 0 {
            context.setFillColor((tintColor ?? .systemBlue).withAlphaComponent(0.2).cgColor)
            for rect in rects(for: selectedRange) { context.fill(rect) }
        }
        layout(for: bounds.size).draw(
            in: context, at: CGPoint(x: textInset.left, y: textInset.top), color: textColor.cgColor)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        textDidChange()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if selectedRange.length > 0 { setNeedsDisplay() }
    }

    private func layout(for size: CGSize) -> VerticalLayout {
        if let cache, cache.key == size { return cache.layout }
        let width: CGFloat = size.width - textInset.left - textInset.right
        let made = VerticalLayout(
            runs: runs, height: max(1, size.height - textInset.top - textInset.bottom),
            width: size.width > 0 ? max(0, width) : nil, columnSpacing: columnSpacing, combinedDigits: combinedDigits)
        cache = (size, made)
        return made
    }

    private var runs: [VerticalRun] {
        var runs: [VerticalRun] = []
        let string = source.string as NSString
        source.enumerateAttributes(in: NSRange(location: 0, length: source.length)) { attributes, range, _ in
            var style = TextStyle(font: (attributes[.font] as? UIFont ?? font).face)
            style.color = (attributes[.foregroundColor] as? UIColor)?.resolvedColor(with: traitCollection).cgColor
            style.backgroundColor =
                (attributes[.backgroundColor] as? UIColor)?.resolvedColor(with: traitCollection).cgColor
            style.kern =
                attributes[.kern] as? CGFloat ?? (attributes[.kern] as? Double).map { CGFloat($0) } ?? 0
            style.underline = NSUnderlineStyle(attribute: attributes[.underlineStyle]).line
            style.underlineColor =
                (attributes[.underlineColor] as? UIColor)?.resolvedColor(with: traitCollection).cgColor
            style.strikethrough = NSUnderlineStyle(attribute: attributes[.strikethroughStyle]).line
            style.strikethroughColor =
                (attributes[.strikethroughColor] as? UIColor)?.resolvedColor(with: traitCollection).cgColor
            runs.append(
                VerticalRun(
                    text: string.substring(with: range), style: style, ruby: attributes[.ruby] as? String,
                    isCombined: attributes[.tateChuYoko] as? Bool ?? false,
                    isUpright: (attributes[.verticalGlyphForm] as? NSNumber).map { $0.intValue != 0 }))
        }
        return runs
    }
}

extension NSAttributedString.Key {
    /// A `String` with the reading of a range in a vertical text view. The reading is placed to the right of the text,
    /// at half the size.
    public static let ruby = NSAttributedString.Key("EngawaRuby")

    /// A `Bool` that indicates whether a range in a vertical text view is set horizontally in the space of one
    /// character.
    public static let tateChuYoko = NSAttributedString.Key("EngawaTateChuYoko")
}
