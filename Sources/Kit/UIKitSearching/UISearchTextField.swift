import CoreGraphics
import UIKitPasting

/// The text field of a search bar, with a magnifying glass on its leading side.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    private static let margin: CGFloat = 8
    private static let glassWidth: CGFloat = 20

    /// Creates a search field with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareSearching()
    }

    /// Creates a search field, and sets the values from an interface file. Archives are ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearching()
        coder.configure(self, as: UISearchTextField.self)
    }

    private func prepareSearching() {
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clearButtonMode = .whileEditing
        returnKeyType = .search
        let glass = UIImageView()
        glass.contentMode = .center
        glass.tintColor = .secondaryLabel
        leftView = glass
        leftViewMode = .always
        setIcon(nil)
        onSelectionChange = { [weak self] in self?.tokenRow.selection = nil }
        tokenRow.onTap = { [weak self] in self?.tapToken(at: $0) }
        addAction(
            UIAction { [weak self] _ in
                self?.tokenRow.selection = nil
                self?.searchSuggestions = nil
            }, for: .editingDidEnd)
    }

    // MARK: Background

    open override var isEnabled: Bool {
        // Only these images depend on the state.
        didSet { if isEnabled != oldValue, disabledBackground != nil { updateFill() } }
    }

    /// Shows the standard background in states without an image, and removes it in other states. A color of the app
    /// stays.
    func updateFill() {
        let image: UIImage? = isEnabled ? background : disabledBackground ?? background
        if image == nil, backgroundColor == nil { backgroundColor = .tertiarySystemFill }
        if image != nil, backgroundColor == .tertiarySystemFill { backgroundColor = nil }
    }

    // MARK: Tokens

    private let tokenRow = SearchTokenRow()
    /// Called when the tokens change.
    var onTokenChange: (() -> Void)?

    /// The tokens before the text. The default is empty. While there are tokens, the placeholder is hidden.
    open var tokens: [UISearchToken] = [] {
        didSet {
            guard tokens != oldValue else { return }
            if tokenRow.superview == nil { addSubview(tokenRow) }
            tokenRow.show(tokens)
            setNeedsLayout()
            setNeedsDisplay()
            onTokenChange?()
        }
    }

    /// Inserts a token before the token at the given index.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }

    /// Removes the token at the given index.
    open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

    /// Replaces a range of the text with a token at the given index.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        replace(textRange, withText: "")
        insertToken(token, at: tokenIndex)
    }

    /// The range of the text after the tokens.
    open var textualRange: UITextRange {
        textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
    }

    /// Whether the user can delete tokens. The default is true.
    open var allowsDeletingTokens = true

    /// Whether the user can copy tokens. The default is true. The delegate must also provide their items.
    open var allowsCopyingTokens = true

    private var searchDelegate: (any UISearchTextFieldDelegate)? { delegate as? any UISearchTextFieldDelegate }

    /// Selects a token, or shows the edit menu if the token is already selected.
    private func tapToken(at index: Int) {
        if tokenRow.selection == index {
            UIApplication.menuPresenter?.showEditMenu(of: self, at: tokenRow.frame, isPointer: false)
        }
        tokenRow.selection = index
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard tokenRow.selection != nil else { return super.canPerformAction(action, withSender: sender) }
        let canCopy: Bool = allowsCopyingTokens && searchDelegate != nil
        switch action.name {
        case "copy:": return canCopy
        case "cut:": return canCopy && allowsDeletingTokens
        case "delete:": return allowsDeletingTokens
        default: return super.canPerformAction(action, withSender: sender)
        }
    }

    open override func copy(_ sender: Any?) { if !copyToken() { super.copy(sender) } }

    open override func cut(_ sender: Any?) {
        if tokenRow.selection == nil { return super.cut(sender) }
        if allowsDeletingTokens, copyToken() { deleteToken() }
    }

    /// Copies the selected token. Returns whether it was copied.
    private func copyToken() -> Bool {
        guard allowsCopyingTokens, let selection = tokenRow.selection, let searchDelegate else { return false }
        let item = searchDelegate.searchTextField(self, itemProviderForCopying: tokens[selection])
        guard !item.registeredTypeIdentifiers.isEmpty else { return false }
        UIPasteboard.general.itemProviders = [item]
        return true
    }

    /// Deletes the selected token on behalf of the user.
    private func deleteToken() {
        guard let selection = tokenRow.selection else { return }
        changeTokensByUser { removeToken(at: selection) }
    }

    /// Adds a pasted token after the other tokens.
    func pasteToken(_ token: UISearchToken) { changeTokensByUser { tokens.append(token) } }

    private func changeTokensByUser(_ change: () -> Void) {
        // The action notifies the search bar.
        let handler: (() -> Void)? = onTokenChange
        onTokenChange = nil
        change()
        onTokenChange = handler
        sendActions(for: .editingChanged)
    }

    // MARK: Suggestions

    private var suggestionMenu: SearchSuggestionMenu?

    /// The suggestions in a menu below the field. The default, nil, means no menu.
    ///
    /// When the user chooses a suggestion, the delegate is notified and the property is set to nil. It is also set to
    /// nil when editing ends.
    open var searchSuggestions: [any UISearchSuggestion]? {
        didSet { showSuggestions() }
    }

    private func showSuggestions() {
        suggestionMenu?.removeFromSuperview()
        suggestionMenu = nil
        guard let window, let searchSuggestions, !searchSuggestions.isEmpty else { return }
        let menu = SearchSuggestionMenu(searchSuggestions) { [weak self] in self?.choose($0) }
        window.addSubview(menu)
        menu.place(below: convert(bounds, to: window))
        suggestionMenu = menu
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchDelegate?.searchTextField(self, didSelect: suggestion)
        searchSuggestions = nil
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        showSuggestions()
    }

    /// The color of tokens. The default is a gray.
    open var tokenBackgroundColor: UIColor! {
        get { tokenRow.color }
        set { tokenRow.color = newValue ?? .systemGray4 }
    }

    /// Deletes backward. At the beginning of the text, the first call selects the last token, and the next call deletes
    /// the selected token.
    open override func deleteBackward() {
        let isAtStart: Bool =
            selectedTextRange.map { $0.isEmpty && compare($0.start, to: beginningOfDocument) == .orderedSame } ?? true
        if tokenRow.selection != nil, allowsDeletingTokens {
            deleteToken()
        } else if isAtStart, !tokens.isEmpty {
            tokenRow.selection = tokens.count - 1
        } else {
            super.deleteBackward()
        }
    }

    open override var hasText: Bool { super.hasText || !tokens.isEmpty }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if let window { suggestionMenu?.place(below: convert(bounds, to: window)) }
        guard !tokens.isEmpty else { return tokenRow.frame = .zero }
        let isRight: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let start: CGFloat = Self.margin + Self.glassWidth + 6
        let width: CGFloat = tokenWidth(bounds)
        tokenRow.frame = CGRect(
            x: isRight ? bounds.width - start - width : start, y: 0, width: width, height: bounds.height)
    }

    /// Returns the width of the tokens, in points. It is limited, so that some space remains for the text.
    private func tokenWidth(_ bounds: CGRect) -> CGFloat {
        tokens.isEmpty ? 0 : min(tokenRow.width, max(0, bounds.width * 0.6 - Self.margin - Self.glassWidth))
    }

    /// Returns the part of a rectangle, without margins, that the tokens do not cover in a field with the given bounds.
    private func cutTokens(from rect: CGRect, _ bounds: CGRect) -> CGRect {
        let width: CGFloat = tokens.isEmpty ? 0 : tokenWidth(bounds) + 6
        let isRight: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: rect.minX + 6 + (isRight ? 0 : width) + textOffset.horizontal, y: rect.minY + textOffset.vertical,
            width: max(0, rect.width - width - 12), height: rect.height)
    }

    open override func drawPlaceholder(in rect: CGRect) {
        if tokens.isEmpty { super.drawPlaceholder(in: rect) }
    }

    /// Shows an image in place of the magnifying glass. Nil restores the magnifying glass.
    func setIcon(_ image: UIImage?) {
        let size = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        (leftView as? UIImageView)?.image = image ?? UIImage(systemName: "magnifyingglass", withConfiguration: size)
    }

    /// The offset of the text from its standard position, in points.
    var textOffset: UIOffset = .zero {
        didSet { if textOffset != oldValue { setNeedsLayout() } }
    }

    /// The offsets of icons from their standard positions, in points.
    var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
        didSet { setNeedsLayout() }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isRight: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset: UIOffset = iconOffsets[.search] ?? .zero
        return CGRect(
            x: (isRight ? bounds.maxX - Self.margin - Self.glassWidth : bounds.minX + Self.margin) + offset.horizontal,
            y: bounds.minY + offset.vertical, width: Self.glassWidth, height: bounds.height)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let offset: UIOffset = iconOffsets[.bookmark] ?? .zero
        return super.rightViewRect(forBounds: bounds).offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.clearButtonRect(forBounds: bounds)
        let isRight: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let offset: UIOffset = iconOffsets[.clear] ?? .zero
        return rect.offsetBy(
            dx: (isRight ? Self.margin : -Self.margin) + offset.horizontal, dy: offset.vertical)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        cutTokens(from: super.textRect(forBounds: bounds), bounds)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        cutTokens(from: super.editingRect(forBounds: bounds), bounds)
    }
}
