import CoreGraphics
import Foundation
import QuartzCore

/// One line of text that a person edits.
///
/// Text is typed with a keyboard of keys, composed with the system's input method, selected with Shift and arrows, by
/// dragging, or by tapping twice (a word) or three times (everything).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting {
    let editor = TextEditor()
    let fieldState = FieldState()
    private(set) lazy var canvas = FieldCanvas(field: self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
    }

    private func prepareField() {
        editor.client = self
        editor.undoManager = fieldState.undoManager
        addSubview(canvas)
        fieldState.blinker = CaretBlinker(
            isWatched: { [weak self] in self?.isSeen ?? false },
            show: { [weak self] isShown in
                guard let self else { return }
                self.canvas.caret.isHidden = !isShown || self.editor.hasSelection
            })
    }

    // MARK: Text

    /// The text; never nil after it was read, as on iOS. Setting it moves the caret to its end and tells no delegate.
    open var text: String? {
        get { editor.text }
        set {
            guard newValue ?? "" != editor.text || editor.attributedText != nil else { return }
            inputDelegate?.textWillChange(self)
            editor.setText(newValue ?? "")
            inputDelegate?.textDidChange(self)
        }
    }

    /// The text with its attributes. What they leave open is as the field's properties say.
    open var attributedText: NSAttributedString? {
        get { editor.attributedText ?? NSAttributedString(string: editor.text, attributes: baseAttributes) }
        set {
            inputDelegate?.textWillChange(self)
            if let newValue { editor.setText(newValue) } else { editor.setText("") }
            inputDelegate?.textDidChange(self)
        }
    }

    /// The font; the system's at 17 points by default.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        didSet {
            guard font != oldValue else { return }
            setAttribute(.font, usedFont)
            textStyleDidChange()
        }
    }

    /// The text's colour; `UIColor.label` by default.
    open var textColor: UIColor? = .label {
        didSet {
            guard textColor != oldValue else { return }
            setAttribute(.foregroundColor, textColor ?? .label)
            textStyleDidChange()
        }
    }

    /// Where the text stands; `.natural`, the default, is the side on which the interface begins.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { textStyleDidChange() } }
    }

    /// Attributes of all text. Setting them changes font, colour and alignment too, where they name them.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { baseAttributes }
        set {
            fieldState.extraAttributes = newValue
            for key: NSAttributedString.Key in [.font, .foregroundColor, .paragraphStyle] {
                fieldState.extraAttributes[key] = nil
            }
            if let font = newValue[.font] as? UIFont { self.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
            if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
            editor.changeAttributes { text in
                text.setAttributes(newValue, range: NSRange(location: 0, length: text.length))
            }
            textStyleDidChange()
        }
    }

    /// What stands in an empty field.
    open var placeholder: String? {
        get { fieldState.attributedPlaceholder?.string ?? fieldState.placeholder }
        set {
            guard newValue != placeholder || fieldState.attributedPlaceholder != nil else { return }
            fieldState.placeholder = newValue
            fieldState.attributedPlaceholder = nil
            placeholderDidChange()
        }
    }

    /// What stands in an empty field, with attributes; what they leave open is as usual.
    open var attributedPlaceholder: NSAttributedString? {
        get { fieldState.attributedPlaceholder ?? fieldState.placeholder.map { NSAttributedString(string: $0) } }
        set {
            fieldState.attributedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
            fieldState.placeholder = nil
            placeholderDidChange()
        }
    }

    /// Whether text that is too long is made smaller, down to `minimumFontSize`; false by default.
    open var adjustsFontSizeToFitWidth: Bool = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textStyleDidChange() } }
    }

    /// The least size of text that is made smaller, in points; 0, the default, makes it no smaller.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { textStyleDidChange() } }
    }

    /// Whether the font follows the person's choice of text size, if it was made for that; false by default.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) } }
    }

    // MARK: Editing

    /// Whether the field is being edited.
    open internal(set) var isEditing = false

    /// Whether the text is removed when editing begins; false by default.
    open var clearsOnBeginEditing: Bool = false

    /// Whether the first thing typed replaces all text; false by default. Moving the caret ends it.
    open var clearsOnInsertion: Bool {
        get { fieldState.clearsOnInsertion }
        set { fieldState.clearsOnInsertion = newValue }
    }

    /// Who decides and learns what is done with the field.
    open weak var delegate: (any UITextFieldDelegate)?

    open weak var inputDelegate: (any UITextInputDelegate)?

    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if editor.markedRange != nil { textStyleDidChange() } }
    }

    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// Which letters become capital by themselves. The default reads `.sentences`, as on iOS, but only a value that was
    /// set capitalises: whoever sits at a keyboard of keys has a Shift key.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { fieldState.autocapitalization ?? .sentences }
        set { fieldState.autocapitalization = newValue }
    }

    /// Whether the text is shown as dots and cannot be copied; false by default.
    open var isSecureTextEntry: Bool = false {
        didSet { if isSecureTextEntry != oldValue { textStyleDidChange() } }
    }

    open var enablesReturnKeyAutomatically: Bool = false
    open var keyboardType: UIKeyboardType = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default

    /// What undoes the person's changes to this field.
    open override var undoManager: UndoManager? { fieldState.undoManager }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    // MARK: Surroundings of the text

    /// What surrounds the field; `.none` by default.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { borderDidChange() } }
    }

    /// An image behind the text, stretched to the bounds. A field with round corners shows none.
    open var background: UIImage? {
        didSet { if background !== oldValue { setNeedsLayout() } }
    }

    /// The image behind the text while the field is disabled; nil shows `background`.
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground !== oldValue { setNeedsLayout() } }
    }

    /// When a button is shown that removes the text; `.never` by default. An empty field shows none.
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
    }

    /// A view before the text: on the left, and on the right where the interface begins there.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    /// When `leftView` is shown; `.never` by default.
    open var leftViewMode: ViewMode = .never {
        didSet { if leftViewMode != oldValue { setNeedsLayout() } }
    }

    /// A view after the text, in place of the clear button while both would be shown.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    /// When `rightView` is shown; `.never` by default.
    open var rightViewMode: ViewMode = .never {
        didSet { if rightViewMode != oldValue { setNeedsLayout() } }
    }

    /// Where the border is. The default is `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where text is that is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(for: bounds) }

    /// Where the placeholder is. The default is where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where text is that is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(for: bounds) }

    /// Where the clear button is.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(for: bounds) }

    /// Where `leftView` is.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: leftView, for: bounds, isLeading: true)
    }

    /// Where `rightView` is.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: rightView, for: bounds, isLeading: false)
    }

    /// Draws the text into the current context.
    ///
    /// - Parameter rect: the room of the text. It is not where the field's own coordinates have it.
    open func drawText(in rect: CGRect) { drawLine(in: rect) }

    /// Draws the placeholder into the current context.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderLine(in: rect) }

    // MARK: Size and layout

    open override var intrinsicContentSize: CGSize { contentSize(fitting: .greatestFiniteMagnitude) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        contentSize(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutField()
    }

    override func baselineOffsets(at size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let baseline: CGFloat = baseline(in: size)
        return (baseline, size.height - baseline)
    }

    override var baselineFont: UIFont? { usedFont }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) }
        textStyleDidChange()
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        borderDidChange()
        textStyleDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled && isFirstResponder { resignFirstResponder() }
        canvas.textView.setNeedsDisplay()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil && isEditing { finishEditing(.committed) }
    }

    // MARK: Touches and keys

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        super.beginTracking(touch, with: event) && beginSelecting(touch, with: event)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        continueSelecting(touch)
        return super.continueTracking(touch, with: event)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch { endSelecting(touch) }
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        fieldState.isSelecting = false
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused: Set<UIPress> = presses.filter { !take($0) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    override var isOperatedByKeys: Bool { false }

    /// Selects the word at the click, unless the click is in the selection, and shows what can be done with it.
    override func secondaryClick(_ touch: UITouch) {
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let offset: Int = offset(at: touch.location(in: self))
        if !editor.selection.contains(offset) { selectWord(at: offset) }
        UIApplication.inputAssistant?.showEditActions(of: self, at: touch.location(in: self))
    }

    override func receiveText(_ text: String) -> Bool { takeTyped(text) }

    override func receiveComposition(_ text: String, selected: Range<Int>) -> Bool {
        takeComposition(text, selected: selected)
    }

    override var textInputArea: CGRect? { isEditing ? inputArea : nil }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { carryOut(.cut) }
    open override func copy(_ sender: Any?) { carryOut(.copy) }
    open override func paste(_ sender: Any?) { carryOut(.paste) }
    open override func delete(_ sender: Any?) { carryOut(.deleteBackward) }
    open override func select(_ sender: Any?) { selectWord(at: editor.head) }
    open override func selectAll(_ sender: Any?) { carryOut(.selectAll) }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    override var defaultAccessibilityValue: String? {
        if editor.text.isEmpty { return placeholder }
        return isSecureTextEntry ? displayText : editor.text
    }
}
