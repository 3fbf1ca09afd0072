import CoreGraphics
import Foundation
import FoundationAdditions
import QuartzCore
import TextEditing

/// A control with one line of editable text.
///
/// The user types text with a hardware keyboard or the on-screen keyboard, or composes it with the host's input
/// method. The user selects text with Shift and arrow keys, by dragging, with a double tap (a word), or with a triple
/// tap (the whole text).
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, UIContentSizeCategoryAdjusting, UITextPasteConfigurationSupporting,
    TextReceiving
{
    let editor = TextEditor()
    let fieldState = FieldState()
    private(set) lazy var canvas = FieldCanvas(field: self)

    /// Creates an empty text field without a border.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareField()
    }

    /// Creates an empty text field, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareField()
        coder.configure(self, as: UITextField.self)
    }

    private func prepareField() {
        editor.client = self
        editor.undoManager = fieldState.undoManager
        addSubview(canvas)
        fieldState.blinker = CaretBlinker(
            isVisible: { [weak self] in self?.isOnDisplay ?? false },
            show: { [weak self] isShown in
                guard let self else { return }
                self.canvas.caret.isHidden = !isShown || self.editor.hasSelection
            })
    }

    // MARK: Text

    /// The text. The getter never returns nil, as on iOS. Setting it moves the caret to the end and does not call
    /// `delegate`, except to notify it of the change in the selection.
    open var text: String? {
        get { editor.text }
        set {
            keyWillChange(self, "text")
            defer { keyDidChange(self, "text") }
            guard newValue ?? "" != editor.text || editor.attributedText != nil else { return }
            changeByCode { editor.setText(newValue ?? "") }
        }
    }

    /// The attributed text. Setting it sets `font`, `textColor` and `textAlignment` to the attributes of the first
    /// character. The field's properties provide missing attributes.
    open var attributedText: NSAttributedString? {
        get { editor.attributedText ?? NSAttributedString(string: editor.text, attributes: baseAttributes) }
        set {
            keyWillChange(self, "attributedText")
            defer { keyDidChange(self, "attributedText") }
            let text = newValue?.completed(with: baseAttributes)
            if let style = text?.firstStyle {
                font = style.font ?? font
                textColor = style.color ?? textColor
                textAlignment = style.paragraph?.alignment ?? textAlignment
            }
            changeByCode { if let text { editor.setText(text) } else { editor.setText("") } }
        }
    }

    /// The font. The default is the 17-point system font.
    open var font: UIFont? = .systemFont(ofSize: 17) {
        willSet { keyWillChange(self, "font") }
        didSet {
            defer { keyDidChange(self, "font") }
            guard font != oldValue else { return }
            setAttribute(.font, usedFont)
            textStyleDidChange()
        }
    }

    /// The color of the text. The default is `UIColor.label`.
    open var textColor: UIColor? = .label {
        willSet { keyWillChange(self, "textColor") }
        didSet {
            defer { keyDidChange(self, "textColor") }
            guard textColor != oldValue else { return }
            setAttribute(.foregroundColor, textColor ?? .label)
            textStyleDidChange()
        }
    }

    /// The alignment of the text. The default is `.natural`: the side at which the user interface's reading direction
    /// begins.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { textStyleDidChange() } }
    }

    /// The attributes of all text. Setting this property also sets the font, color and alignment that the attributes
    /// contain.
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

    /// The text that an empty field shows.
    open var placeholder: String? {
        get { fieldState.attributedPlaceholder?.string ?? fieldState.placeholder }
        set {
            keyWillChange(self, "placeholder")
            defer { keyDidChange(self, "placeholder") }
            guard newValue != placeholder || fieldState.attributedPlaceholder != nil else { return }
            fieldState.placeholder = newValue
            fieldState.attributedPlaceholder = nil
            placeholderDidChange()
        }
    }

    /// The attributed text that an empty field shows. The field's font and the placeholder color are the defaults.
    open var attributedPlaceholder: NSAttributedString? {
        get { fieldState.attributedPlaceholder ?? fieldState.placeholder.map { NSAttributedString(string: $0) } }
        set {
            fieldState.attributedPlaceholder = newValue.map { NSAttributedString(attributedString: $0) }
            fieldState.placeholder = nil
            placeholderDidChange()
        }
    }

    /// Whether the font shrinks so that the text fits, but not below `minimumFontSize`. The default is false.
    open var adjustsFontSizeToFitWidth: Bool = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { textStyleDidChange() } }
    }

    /// The minimum size of the font, in points. If 0, the default, the font does not shrink.
    open var minimumFontSize: CGFloat = 0 {
        didSet { if minimumFontSize != oldValue { textStyleDidChange() } }
    }

    /// Whether a font for a text style follows the user's preferred text size. The default is false.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory { font = font?.adjusted(for: traitCollection) } }
    }

    // MARK: Editing

    /// Whether the field is being edited.
    open internal(set) var isEditing = false

    /// Whether the text is cleared when editing begins. The default is false.
    open var clearsOnBeginEditing: Bool = false

    /// Whether the first insertion replaces the whole text. Moving the caret sets this property to false. The default
    /// is false.
    open var clearsOnInsertion: Bool {
        get { fieldState.clearsOnInsertion }
        set { fieldState.clearsOnInsertion = newValue }
    }

    /// The delegate. A weak reference.
    open weak var delegate: (any UITextFieldDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final weak var storedDelegate: (any UITextFieldDelegate)?

    /// The object to notify when code changes the text or the selection. A weak reference.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The object that changes pasted and dropped items. A weak reference.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    /// The types of the items that the user can paste. The default is text.
    open override var pasteConfiguration: UIPasteConfiguration? {
        get { super.pasteConfiguration ?? makePasteConfiguration() }
        set { super.pasteConfiguration = newValue }
    }

    open override func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders.map { TextPaste.Item($0) }) }

    /// The attributes of marked text; nil for an underline.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        didSet { if editor.markedRange != nil { textStyleDidChange() } }
    }

    /// The tokenizer that finds units of text in the field.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// The automatic capitalization. The default is `.sentences`, as on iOS. On a hardware keyboard, only a value that
    /// the app sets has an effect, because the keyboard has a Shift key.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { fieldState.autocapitalization ?? .sentences }
        set { fieldState.autocapitalization = newValue }
    }

    /// Whether the text is shown as dots and cannot be copied. The default is false.
    open var isSecureTextEntry: Bool = false {
        didSet {
            guard isSecureTextEntry != oldValue else { return }
            fieldState.reportedInputArea = nil
            fieldState.clearsSecureText = false
            textStyleDidChange()
        }
    }

    /// Whether the Return key does nothing while the field is empty. The default is false.
    open var enablesReturnKeyAutomatically: Bool = false
    /// The type of the on-screen keyboard. It has no effect on a hardware keyboard. The default is `default`. After
    /// a change while the field is being edited, call `reloadInputViews()`.
    open var keyboardType: UIKeyboardType = .default
    /// The appearance of the on-screen keyboard. The default is `default`.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The title of the Return key on the screen. It has no effect on a hardware keyboard. The default is `default`.
    open var returnKeyType: UIReturnKeyType = .default
    /// The meaning of the text, such as a password. The default is nil.
    open var textContentType: UITextContentType!
    /// Whether straight quotation marks become curved ones. The default is `default`, which does not change them.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens become a dash. The default is `default`, which does not change them.
    open var smartDashesType: UITextSmartDashesType = .default

    /// Whether spaces are inserted and removed around words that are pasted and cut. `.default` changes nothing.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// Whether typing mistakes are corrected when a word ends. The default, `default`, corrects them only while the
    /// keyboard is on the screen, and only if `keyboardType` is `default` and `textContentType` is nil.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether misspelled words are marked during editing. The default, `default`, marks them unless
    /// `autocorrectionType` is `no`.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { if spellCheckingType != oldValue { textStyleDidChange() } }
    }

    /// The undo manager of the user's changes to this field.
    open override var undoManager: UndoManager? { fieldState.undoManager }

    open override var canBecomeFirstResponder: Bool { isEnabled }

    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        // As on iOS, the keyboard appears after the delegate is notified.
        UIApplication.shared.changingInputViewsOnce { beginEditing { super.becomeFirstResponder() } }
    }

    @discardableResult
    open override func resignFirstResponder() -> Bool {
        UIApplication.shared.changingInputViewsOnce { endEditing { super.resignFirstResponder() } }
    }

    /// The view that is shown in place of the keyboard while the field is being edited. After a change, call
    /// `reloadInputViews()`. The default is nil.
    open override var inputView: UIView? {
        get { fieldState.inputView ?? super.inputView }
        set { fieldState.inputView = newValue }
    }

    /// The view that is shown above the keyboard while the field is being edited. After a change, call
    /// `reloadInputViews()`. The default is nil.
    open override var inputAccessoryView: UIView? {
        get { fieldState.inputAccessoryView ?? super.inputAccessoryView }
        set { fieldState.inputAccessoryView = newValue }
    }

    /// The accessory view that was set for this field. The view of a responder after the field is not used.
    package var ownInputAccessoryView: UIView? { fieldState.inputAccessoryView }

    // MARK: Border, background and side views

    /// The style of the border. The default is `.none`.
    open var borderStyle: BorderStyle = .none {
        didSet { if borderStyle != oldValue { borderDidChange() } }
    }

    open override var backgroundColor: UIColor? {
        didSet { if fieldState.border != nil { styleBorder() } }
    }

    /// The image behind the text, stretched to the bounds. It is not shown with the border style `roundedRect`.
    open var background: UIImage? {
        didSet { if background !== oldValue { setNeedsLayout() } }
    }

    /// The image behind the text while the field is disabled. If nil, `background` is shown.
    open var disabledBackground: UIImage? {
        didSet { if disabledBackground !== oldValue { setNeedsLayout() } }
    }

    /// The condition under which the clear button is shown. An empty field never shows it. The default is `.never`.
    open var clearButtonMode: ViewMode = .never {
        didSet { if clearButtonMode != oldValue { sideViewDidChange() } }
    }

    /// The view before the text: on the left, or on the right in a right-to-left user interface.
    open var leftView: UIView? {
        didSet { if leftView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    /// The condition under which `leftView` is shown. The default is `.never`.
    open var leftViewMode: ViewMode = .never {
        didSet { if leftViewMode != oldValue { sideViewDidChange() } }
    }

    /// The view after the text. It takes precedence over the clear button.
    open var rightView: UIView? {
        didSet { if rightView !== oldValue { sideViewDidChange(from: oldValue) } }
    }

    /// The condition under which `rightView` is shown. The default is `.never`.
    open var rightViewMode: ViewMode = .never {
        didSet { if rightViewMode != oldValue { sideViewDidChange() } }
    }

    /// Returns the rectangle of the border. The default is `bounds`.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of text that is not being edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(for: bounds) }

    /// Returns the rectangle of the placeholder. The default is the rectangle of the text.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the rectangle of text that is being edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { defaultTextRect(for: bounds) }

    /// Returns the rectangle of the clear button.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { defaultClearButtonRect(for: bounds) }

    /// Returns the rectangle of `leftView`.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: leftView, for: bounds, isLeading: true)
    }

    /// Returns the rectangle of `rightView`.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        defaultSideRect(of: rightView, for: bounds, isLeading: false)
    }

    /// Draws the text into the current context.
    ///
    /// - Parameter rect: The rectangle of the text in the coordinates of the context, which differ from the coordinates
    ///   of the field.
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
        let baseline = baseline(in: size)
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
        if window == nil { finishEditing() }
        guard window != nil, fieldState.touches == nil else { return }
        fieldState.touches = UIApplication.makeTextTouches?(self) { [weak self] _ in self?.isEnabled == true }
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
        fieldState.awaitsDrag = false
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused: Set<UIPress> = presses.filter { !handle($0) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    override var respondsToActivationKeys: Bool { false }

    /// Selects the word at the click, unless the click is in the selection, and shows the editing actions.
    override func handleSecondaryClick(_ touch: UITouch) {
        guard becomeFirstResponder() else { return }
        layoutIfNeeded()
        let offset = touchedOffset(at: touch.location(in: self))
        if !editor.selection.contains(offset) { selectWord(at: offset) }
        let click = CGRect(origin: touch.location(in: self), size: .zero)
        UIApplication.menuPresenter?.showEditMenu(of: self, at: click, isPointer: true)
    }

    package func receiveText(_ text: String) -> Bool { insertTypedText(text) }

    package func receiveComposition(_ text: String, selected: Range<Int>) -> Bool {
        setComposition(text, selected: selected)
    }

    package var textInputArea: CGRect? { isEditing ? caretArea : nil }

    package var acceptsText: Bool { isEnabled }

    package func textBeforeCaret(limit: Int) -> String {
        let start: Int = editor.selection.lowerBound
        return isSecureTextEntry ? "" : editor.substring(max(0, start - limit)..<start)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { perform(.cut) }
    open override func copy(_ sender: Any?) { perform(.copy) }
    open override func paste(_ sender: Any?) { perform(.paste) }
    open override func delete(_ sender: Any?) { perform(.deleteBackward) }

    open override func select(_ sender: Any?) {
        // If the caret is at the end of a word, select that word instead of the following space.
        let isAfterWord: Bool = editor.substring(max(0, editor.head - 1)..<editor.head).last?.isLetter == true
        selectWord(at: isAfterWord ? editor.head - 1 : editor.head)
        fieldState.touches?.showMenu()
    }

    open override func selectAll(_ sender: Any?) {
        perform(.selectAll)
        fieldState.touches?.showMenu()
    }

    /// A function that is called after the selection changes.
    package var onSelectionChange: (() -> Void)? {
        get { fieldState.onSelectionChange }
        set { fieldState.onSelectionChange = newValue }
    }

    // MARK: UITextInput

    /// Whether the field contains text.
    open var hasText: Bool { !editor.text.isEmpty }

    /// Inserts text on behalf of the user. A newline performs the action of the Return key.
    ///
    /// Keys and the on-screen keyboard call this method.
    open func insertText(_ text: String) { insertUserText(text) }

    /// Deletes the selection, or the character before the caret, on behalf of the user.
    ///
    /// Keys and the on-screen keyboard call this method, even while the field is empty.
    open func deleteBackward() { deleteUserText() }

    /// Returns the frame of the caret at a position, in the field's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect {
        convert(caretFrame(at: offset(of: position)), from: canvas)
    }

    /// Returns the selection rectangles of a range, in the field's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let boxes = selectionBoxes(offsets(of: range))
        let isRightToLeft: Bool = line(forWidth: canvas.bounds.width).layout.lines.first?.isRightToLeft == true
        return boxes.enumerated().map { index, box in
            TextSelectionRect(
                convert(box, from: canvas), isFirst: index == 0, isLast: index == boxes.count - 1,
                isRightToLeft: isRightToLeft)
        }
    }

    /// Returns the position nearest to a point. Touches place the caret at this position.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPosition(offset(at: point)) }

    /// Returns the position in a range nearest to a point.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.position(nearest: offset(at: point), within: range)
    }

    /// Returns the range of the character at a point, or nil.
    open func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }

    /// Returns the first selection rectangle of a range, or the caret's rectangle for an empty range, in the field's
    /// coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        let box: CGRect? = selectionBoxes(offsets(of: range)).first
        return box.map { convert($0, from: canvas) } ?? caretRect(for: range.start)
    }

    /// Returns the edit menu for a range of the text. The default is the menu that the delegate returns.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        storedDelegate?.textField(
            self, editMenuForCharactersInRanges: [NSValue(range: NSRange(offsets(of: textRange)))],
            suggestedActions: suggestedActions)
    }

    /// Replaces a range on behalf of the user. Newlines become spaces.
    open func replace(_ range: UITextRange, withText text: String) {
        edit { editor.replace(offsets(of: range), with: text.onOneLine) }
    }

    /// The selected range. Setting it to nil has no effect.
    open var selectedTextRange: UITextRange? {
        get { TextRange(editor.selection) }
        set {
            keyWillChange(self, "selectedTextRange")
            defer { keyDidChange(self, "selectedTextRange") }
            guard let newValue else { return }
            inputDelegate?.selectionWillChange(self)
            editor.select(offsets(of: newValue))
            inputDelegate?.selectionDidChange(self)
        }
    }

    /// Replaces the marked text or the selection with new marked text.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        let text: String = markedText ?? ""
        let start = max(0, selectedRange.location)
        edit { editor.compose(text.onOneLine, selected: start..<(start + max(0, selectedRange.length))) }
    }

    // MARK: Accessibility

    override var isAccessibilityElementByDefault: Bool { true }

    /// A short description of the result of an action. While the field is edited, the default is the title of the
    /// Return key, unless that is “return”. The title is not part of the value, which is the text, as on iOS.
    open override var accessibilityHint: String? {
        get { super.accessibilityHint ?? (isEditing ? returnKeyType.accessibilityHint : nil) }
        set { super.accessibilityHint = newValue }
    }

    override var defaultAccessibilityValue: String? {
        if editor.text.isEmpty { return placeholder }
        return isSecureTextEntry ? displayText : editor.text
    }

    // MARK: Positions in the text

    /// Returns the text in a range.
    open func text(in range: UITextRange) -> String? { editor.substring(offsets(of: range)) }

    /// The range of the marked text of an input method, or nil.
    open var markedTextRange: UITextRange? { editor.markedRange.map { TextRange($0) } }

    /// Accepts the marked text.
    open func unmarkText() { edit { editor.endComposing() } }

    /// The position of the start of the text.
    open var beginningOfDocument: UITextPosition { TextPosition(0) }

    /// The position of the end of the text.
    open var endOfDocument: UITextPosition { TextPosition(editor.length) }

    /// Returns the range between two positions.
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        editor.range(from: fromPosition, to: toPosition)
    }

    /// Returns the position that is `offset` UTF-16 code units after `position`; nil if it is outside the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position that is `offset` steps from `position` in a direction on the screen; nil if it is outside
    /// the text.
    open func position(
        from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
        step(offset, from: self.offset(of: position), in: direction).map { TextPosition($0) }
    }

    /// Returns the order of two positions.
    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        editor.compare(position, to: other)
    }

    /// Returns the number of UTF-16 code units between two positions.
    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        editor.distance(from: from, to: toPosition)
    }

    /// Returns the start or the end of a range, whichever is farther in a direction on the screen.
    open func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
        editor.position(within: range, farthestIn: direction) { caretFrame(at: $0).minX }
    }

    /// Returns the range of the next character in a direction on the screen, or nil at the end of the text.
    open func characterRange(
        byExtending position: UITextPosition, in direction: UITextLayoutDirection
    ) -> UITextRange? {
        editor.range(from: position, toNeighbor: step(1, from: offset(of: position), in: direction))
    }

    /// Returns the writing direction of the text.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        line(forWidth: canvas.bounds.width).layout.lines.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
}
