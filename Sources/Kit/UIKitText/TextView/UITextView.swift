import CoreGraphics
import Foundation
import FoundationAdditions
import ProgramDiagnostics
import TextDocuments
import TextEditing
import TextLayout
import UIKitCore
import UIKitDrawing
import UIKitInput
import UndoManagement

/// A scrolling view with several lines of text, which can be edited.
///
/// The user types text with a hardware keyboard or the on-screen keyboard, or composes it with the host's input method.
/// Text is selected with Shift and arrow keys, by dragging with the pointer, by a double tap (a word), or by a triple
/// tap (a paragraph). Text far from the visible part is laid out when it becomes visible. Until then, its height is
/// estimated.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, UIContentSizeCategoryAdjusting, UITextPasteConfigurationSupporting,
    TextReceiving, WrappingText
{
    /// The container of the text.
    public let textContainer: NSTextContainer
    let manager: NSLayoutManager
    let editor: TextEditor
    let state = TextViewState()
    let canvas = TextCanvas()

    // MARK: Creation

    /// Creates a text view.
    ///
    /// - Parameter textContainer: A container whose layout manager has a text storage. Nil means a new container.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        let container: NSTextContainer = textContainer ?? UITextView.makeContainer()
        self.textContainer = container
        let ownManager = container.layoutManager
        manager = ownManager ?? UITextView.makeManager(for: container)
        editor = TextEditor(document: manager.document)
        super.init(frame: frame)
        state.storage = ownManager?.textStorage
        state.hidesTextLayoutManager = ownManager != nil && ownManager?.textLayoutManager == nil
        prepareTextView()
    }

    /// Creates a text view that is used with one of the two kinds of layout managers.
    ///
    /// - Parameter usingTextLayoutManager: Whether `textLayoutManager` is not nil. Difference from Apple's class: In
    ///   this case, `layoutManager` is also valid, and has the same layout.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        state.hidesTextLayoutManager = !usingTextLayoutManager
    }

    /// Creates an empty text view.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates an empty text view, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        textContainer = UITextView.makeContainer()
        manager = UITextView.makeManager(for: textContainer)
        editor = TextEditor(document: manager.document)
        super.init(coder: coder)
        prepareTextView()
        coder.configure(self, as: UITextView.self)
    }

    private static func makeContainer() -> NSTextContainer {
        let container = NSTextContainer(size: .zero)
        container.widthTracksTextView = true
        return container
    }

    private static func makeManager(for container: NSTextContainer) -> NSLayoutManager {
        let manager = NSLayoutManager()
        manager.addTextContainer(container)
        return manager
    }

    private func prepareTextView() {
        backgroundColor = .systemBackground
        addSubview(canvas)
        prepareEditing()
        addGestureRecognizer(TextTouchRecognizer(textView: self))
        state.itemMenus = TextItemMenus(textView: self)
    }

    // MARK: Text

    /// The text. Setting it moves the caret to the end, and does not call `textViewDidChange(_:)`.
    open var text: String! {
        get { editor.text }
        set {
            keyWillChange(self, "text")
            defer { keyDidChange(self, "text") }
            setContent(TextFragment(newValue ?? "", attributes: currentAttributes.forTyping))
        }
    }

    /// The attributed text. Setting it moves the caret to the end, and does not call `textViewDidChange(_:)`.
    open var attributedText: NSAttributedString! {
        get { NSAttributedString(attributedString: editor.document.attributedString(in: 0..<editor.length)) }
        set {
            keyWillChange(self, "attributedText")
            defer { keyDidChange(self, "attributedText") }
            setContent(newValue.map { TextFragment($0) } ?? TextFragment("", attributes: state.typing))
        }
    }

    /// The font of the text. Setting it changes the font of the whole text. The default is nil, which means the system
    /// font at 12 points.
    open var font: UIFont? {
        get { editor.length == 0 && !hasFont ? nil : currentAttributes.values[.font] as? UIFont }
        set {
            keyWillChange(self, "font")
            defer { keyDidChange(self, "font") }
            hasFont = newValue != nil
            setAttribute(.font, newValue ?? .systemFont(ofSize: 12))
        }
    }
    private var hasFont = false

    /// The color of the text. Setting it changes the color of the whole text. The default is `UIColor.label`.
    open var textColor: UIColor? {
        get { currentAttributes.values[.foregroundColor] as? UIColor }
        set {
            keyWillChange(self, "textColor")
            defer { keyDidChange(self, "textColor") }
            setAttribute(.foregroundColor, newValue ?? .label)
        }
    }

    /// The alignment of the text. Setting it changes the alignment of the whole text. The default is `.natural`, which
    /// aligns each paragraph to the side at which its writing direction begins.
    open var textAlignment: NSTextAlignment {
        get { (currentAttributes.values[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural }
        set { setAlignment(newValue) }
    }

    /// The attributes of typed text. When the selection changes, they change to the attributes of the first selected
    /// character, or of the text before the caret.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { state.typing.values }
        set {
            state.typing = AttributeSet(newValue)
            typingAttributesDidChange()
        }
    }

    /// The attributes that replace the attributes of links. The default is the tint color.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! {
        get { state.linkAttributes ?? [.foregroundColor: tintColor ?? UIColor.link] }
        set {
            state.linkAttributes = newValue
            appearanceDidChange()
        }
    }

    /// The types of data that are detected in the text and shown as links while the text is not editable. The default
    /// is empty.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet { if dataDetectorTypes != oldValue { appearanceDidChange() } }
    }

    /// Whether a font for a text style follows the user's preferred text size. The default is false.
    open var adjustsFontForContentSizeCategory: Bool = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } }
    }

    /// The storage of the text. The time that a change takes is proportional to the length of the change, or to the
    /// length of the text if an app's subclass stores the text itself.
    open var textStorage: NSTextStorage {
        guard let storage = manager.textStorage else {
            stopProgram("The layout manager of a text view has no text storage. Keep a reference to the storage.")
        }
        return storage
    }

    /// The TextKit 2 layout manager, or nil if the view was created with a container of an `NSLayoutManager`, or with
    /// false for `usingTextLayoutManager`.
    open var textLayoutManager: NSTextLayoutManager? {
        state.hidesTextLayoutManager ? nil : makeTextLayoutManager()
    }

    /// The layout manager of the text.
    open var layoutManager: NSLayoutManager { manager }

    /// The space around the text container, in points. The default is 8 at the top and the bottom.
    open var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textSizeDidChange() } }
    }

    // MARK: Editing

    /// Whether the user can change the text. The default is true.
    open var isEditable: Bool = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable {
                finishEditing()
            } else if isFirstResponder {
                _ = beginEditing { true }
            }
            reloadInputViews()
            if !dataDetectorTypes.isEmpty { appearanceDidChange() }
        }
    }

    /// Whether the user can select text and interact with links. The default is true.
    open var isSelectable: Bool = true {
        didSet { if !isSelectable && isFirstResponder { resignFirstResponder() } }
    }

    /// Whether the first insertion replaces the whole text. The default is false.
    open var clearsOnInsertion: Bool = false {
        didSet { if clearsOnInsertion, isFirstResponder { editor.selectAll() } }
    }

    /// The selected range, in UTF-16 code units.
    open var selectedRange: NSRange {
        get { NSRange(location: editor.selection.lowerBound, length: editor.selection.count) }
        set {
            let lower = max(0, newValue.location == NSNotFound ? 0 : newValue.location)
            editor.select(lower..<lower + max(0, newValue.length))
        }
    }

    /// The selected ranges, in UTF-16 code units, in ascending order. `selectedRange` is the union of these ranges.
    ///
    /// Typing replaces the first range and deletes the others. When the property is set, ranges that touch or overlap
    /// are combined, and an empty array places the caret at the end of the selection.
    public var selectedRanges: [NSRange] {
        get { editor.selections.map { NSRange($0) } }
        set {
            editor.select(
                newValue.map { range in
                    let lower: Int = max(0, range.location == NSNotFound ? 0 : range.location)
                    return lower..<lower + max(0, range.length)
                })
        }
    }

    /// The value of `delegate`, also if a subclass overrides that property.
    final var textDelegate: (any UITextViewDelegate)? { storedScrollDelegate as? any UITextViewDelegate }

    /// The delegate. A weak reference.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { storedScrollDelegate as? any UITextViewDelegate }
        set { storedScrollDelegate = newValue }
    }

    /// The object to notify when code changes the text or the selection. A weak reference.
    open weak var inputDelegate: (any UITextInputDelegate)?

    /// The object that changes pasted and dropped items. A weak reference.
    open weak var pasteDelegate: (any UITextPasteDelegate)?

    /// The types of the items that the user can paste. The default is text and, if the user can change attributes,
    /// images.
    open override var pasteConfiguration: UIPasteConfiguration? {
        get { super.pasteConfiguration ?? makePasteConfiguration() }
        set {
            state.hasPasteConfiguration = true
            super.pasteConfiguration = newValue
        }
    }

    open override func paste(itemProviders: [NSItemProvider]) { pasteItems(itemProviders.map { TextPaste.Item($0) }) }

    /// The attributes of marked text. If they are nil, marked text is underlined.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { state.markedStyle }
        set {
            state.markedStyle = newValue
            if editor.markedRange != nil { appearanceDidChange() }
        }
    }

    /// The tokenizer that finds units of text in the view.
    open lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

    /// The automatic capitalization. The default is `.sentences`, as on iOS. On a hardware keyboard, which has a Shift
    /// key, the property has an effect only if the app set it.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { state.autocapitalization ?? .sentences }
        set { state.autocapitalization = newValue }
    }

    /// A property without an effect, as on iOS, because text views do not hide their text. The default is false.
    open var isSecureTextEntry: Bool = false
    /// Whether the Return key does nothing while the view is empty. The default is false.
    open var enablesReturnKeyAutomatically: Bool = false
    /// The keys of the on-screen keyboard. The property has no effect on a hardware keyboard. The default is `default`.
    /// After a change while the view is being edited, call `reloadInputViews()`.
    open var keyboardType: UIKeyboardType = .default
    /// The colors of the on-screen keyboard. The default is `default`.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// The title of the Return key of the on-screen keyboard. The property has no effect on a hardware keyboard. The
    /// default is `default`.
    open var returnKeyType: UIReturnKeyType = .default
    /// The meaning of the text, such as a password. The default is nil.
    open var textContentType: UITextContentType!
    /// Whether straight quotation marks are replaced with curved ones. The default is `default`, which does not replace
    /// them.
    open var smartQuotesType: UITextSmartQuotesType = .default
    /// Whether two hyphens are replaced with a dash. The default is `default`, which does not replace them.
    open var smartDashesType: UITextSmartDashesType = .default

    /// Whether spaces are inserted and removed around words that are pasted and cut. The default is `default`, which
    /// does not change spaces.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    /// Whether typing mistakes are corrected. The default is `default`, which corrects only text that is typed on the
    /// on-screen keyboard.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether misspelled words are underlined during editing, if a dictionary for the user's language is installed.
    /// The default is `default`, which marks them unless `autocorrectionType` is `no`.
    open var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { if spellCheckingType != oldValue { spellingDidChange() } }
    }

    /// Whether the user can change attributes. If it is true, attributed text and images are pasted with their
    /// attributes, and the edit menu and keys change the style of the selected text. The default is false.
    open var allowsEditingTextAttributes: Bool = false

    /// The undo manager of the user's changes to this view.
    open override var undoManager: UndoManager? { state.undoManager }

    /// Scrolls so that a range of the text is visible.
    open func scrollRangeToVisible(_ range: NSRange) { reveal(range) }

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    open override var canBecomeFocused: Bool { isEditable }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// The view that replaces the keyboard while the text view is first responder. After a change, call
    /// `reloadInputViews()`. The default is nil.
    open override var inputView: UIView? {
        get { state.inputView ?? super.inputView }
        set { state.inputView = newValue }
    }

    /// The view that is shown above the keyboard while the text view is first responder. After a change, call
    /// `reloadInputViews()`. The default is nil.
    open override var inputAccessoryView: UIView? {
        get { state.inputAccessoryView ?? super.inputAccessoryView }
        set { state.inputAccessoryView = newValue }
    }

    // MARK: Size and layout

    open override var contentSize: CGSize {
        get {
            updateContentSize()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override var isScrollEnabled: Bool {
        didSet { if isScrollEnabled != oldValue { textSizeDidChange() } }
    }

    open override var bounds: CGRect {
        didSet { if bounds.width != oldValue.width { widthDidChange() } }
    }

    open override var frame: CGRect {
        didSet { if frame.width != oldValue.width { widthDidChange() } }
    }

    /// The natural size, which is the size of the text without a limit of the width, or no size if scrolling is
    /// enabled. While constraints are solved, it is the size at the width that they determine.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return super.intrinsicContentSize }
        return textSize(atWidth: constrainedWidth ?? .greatestFiniteMagnitude)
    }
    /// The width for which constraints request the natural size; nil at other times.
    private var constrainedWidth: CGFloat?

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        textSize(atWidth: size.width > 0 ? size.width : .greatestFiniteMagnitude)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layoutText()
    }

    package var wrapsContent: Bool { !isScrollEnabled }

    package func naturalSize(atWidth width: CGFloat) -> CGSize {
        constrainedWidth = width
        defer { constrainedWidth = nil }
        // A subclass may change the natural size, for example to limit the height.
        return intrinsicContentSize
    }

    package func baselines(at size: CGSize) -> (first: CGFloat, last: CGFloat) { textBaselines(at: size) }

    package var fontForBaselines: UIFont { currentFont }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        appearanceDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        appearanceDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { finishEditing() }
        guard window != nil, state.touches == nil else { return }
        state.touches = UIApplication.makeTextTouches?(self) { [weak self] point in
            guard let self else { return false }
            return isSelectable && item(at: point) == nil
        }
    }

    // MARK: Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let unused: Set<UIPress> = presses.filter { !handle($0) }
        if !unused.isEmpty { super.pressesBegan(unused, with: event) }
    }

    package func receiveText(_ text: String) -> Bool { insertTypedText(text) }

    package func receiveComposition(_ text: String, selected: Range<Int>) -> Bool {
        setComposition(text, selected: selected)
    }

    package var textInputArea: CGRect? { state.isEditing ? caretArea : nil }

    package var acceptsText: Bool { isEditable }

    package func textBeforeCaret(limit: Int) -> String {
        let start: Int = editor.selection.lowerBound
        return editor.substring(max(0, start - limit)..<start)
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerform(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func cut(_ sender: Any?) { perform(.cut) }
    open override func copy(_ sender: Any?) { perform(.copy) }
    open override func paste(_ sender: Any?) { perform(.paste) }
    open override func delete(_ sender: Any?) { perform(.deleteBackward) }
    open override func pasteAndMatchStyle(_ sender: Any?) { pastePlainText() }

    // The methods for text styles change the attributes of the selected text or, without a selection, of typed text.
    open override func toggleBoldface(_ sender: Any?) { toggleTrait(.traitBold) }
    open override func toggleItalics(_ sender: Any?) { toggleTrait(.traitItalic) }
    open override func toggleUnderline(_ sender: Any?) { toggleUnderlineStyle() }
    open override func increaseSize(_ sender: Any?) { changeSize(by: 1) }
    open override func decreaseSize(_ sender: Any?) { changeSize(by: -1) }
    open override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { setWritingDirection(.leftToRight) }
    open override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { setWritingDirection(.rightToLeft) }

    open override func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { changeStyle(conversionHandler) }

    open override func select(_ sender: Any?) {
        // At the end of a word, select the word instead of the space that follows it.
        let isAfterWord: Bool =
            editor.head > 0 && editor.substring(editor.head - 1..<editor.head).last?.isLetter == true
        selectWord(at: isAfterWord ? editor.head - 1 : editor.head)
        state.touches?.showMenu()
    }

    open override func selectAll(_ sender: Any?) {
        perform(.selectAll)
        state.touches?.showMenu()
    }

    // MARK: UITextInput

    /// Whether the view contains text.
    open var hasText: Bool { editor.length > 0 }

    /// Inserts text on behalf of the user. Hardware keys and the on-screen keyboard call this method.
    open func insertText(_ text: String) { insertUserText(text) }

    /// Deletes the selection, or the character before the caret, on behalf of the user. Hardware keys and the on-screen
    /// keyboard call this method.
    open func deleteBackward() { edit { editor.deleteBackward() } }

    /// Returns whether the user may replace the text in a range. The default implementation asks the delegate.
    open func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
        textDelegate?.textView(
            self, shouldChangeTextInRanges: [NSValue(range: NSRange(offsets(of: range)))], replacementText: text)
            ?? true
    }

    /// Returns the text in a range with its attributes.
    open func attributedText(in range: UITextRange) -> NSAttributedString {
        editor.document.attributedString(in: offsets(of: range))
    }

    /// Returns the attributes of the character after a position, or before it if the direction is `backward`. Without
    /// such a character, returns the attributes of typed text.
    open func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? {
        let offset: Int = offset(of: position) - (direction == .backward ? 1 : 0)
        let found: AttributeSet? = offset < 0 ? nil : editor.document.attributes(at: offset)?.attributes
        return found?.values ?? typingAttributes
    }

    /// Returns the frame of the caret at a position, in the view's coordinates.
    open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: offset(of: position)) }

    /// Returns the selection rectangles of a range, in the view's coordinates.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(of: range) }

    /// Returns the position nearest to a point. Touches place the caret at this position.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextPosition(offset(at: point)) }

    /// Returns the position nearest to a point, within a range.
    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        editor.position(nearest: offset(at: point), within: range)
    }

    /// Returns the range of the character at a point, or nil.
    open func characterRange(at point: CGPoint) -> UITextRange? {
        character(at: point).map { TextRange(editor.graphemeRange(at: $0)) }
    }

    /// Returns the first selection rectangle of a range, or the rectangle of the caret for an empty range, in the
    /// view's coordinates.
    open func firstRect(for range: UITextRange) -> CGRect {
        boxes(offsets(of: range)).first ?? caretRect(for: range.start)
    }

    /// Returns the edit menu for a range of the text. The default is the menu that the delegate returns.
    open func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        let range: Range<Int> = offsets(of: textRange)
        let ranges: [Range<Int>] = range == editor.selection ? editor.selections : [range]
        return textDelegate?.textView(
            self, editMenuForTextInRanges: ranges.map { NSValue(range: NSRange($0)) },
            suggestedActions: suggestedActions)
    }

    /// Replaces a range on behalf of the user.
    open func replace(_ range: UITextRange, withText text: String) {
        edit { replaceText(in: offsets(of: range), with: text) }
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
        let start = max(0, selectedRange.location)
        edit { editor.compose(markedText ?? "", selected: start..<(start + max(0, selectedRange.length))) }
    }

    // MARK: Accessibility

    /// The elements that the app sets. If it sets none, the elements of the links in the visible text, or nil.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? linkElements() }
        set { super.accessibilityElements = newValue }
    }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? editor.text }
        set { super.accessibilityValue = newValue }
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

    /// Returns the position that is `offset` UTF-16 code units after another position, or nil if the result is outside
    /// the text.
    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        editor.position(from: position, offset: offset)
    }

    /// Returns the position that is `offset` steps from another position in a direction on the screen, or nil if the
    /// result is outside the text.
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

    /// Returns the writing direction of the paragraph at a position.
    open func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection {
        fitContainer()
        var isRightToLeft = false
        performWithTraits { isRightToLeft = flow.line(containing: offset(of: position)).isRightToLeft }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }
}
