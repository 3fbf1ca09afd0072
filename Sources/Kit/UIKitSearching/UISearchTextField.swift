import CoreGraphics

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
        tokenRow.onTap = { [weak self] in self?.tokenRow.selection = $0 }
        addAction(UIAction { [weak self] _ in self?.tokenRow.selection = nil }, for: .editingDidEnd)
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
        if let selection = tokenRow.selection, allowsDeletingTokens {
            // The action notifies the search bar.
            let handler: (() -> Void)? = onTokenChange
            onTokenChange = nil
            removeToken(at: selection)
            onTokenChange = handler
            sendActions(for: .editingChanged)
        } else if isAtStart, !tokens.isEmpty {
            tokenRow.selection = tokens.count - 1
        } else {
            super.deleteBackward()
        }
    }

    open override var hasText: Bool { super.hasText || !tokens.isEmpty }

    open override func layoutSubviews() {
        super.layoutSubviews()
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
        return rect.offsetBy(dx: isRight ? Self.margin : -Self.margin, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        cutTokens(from: super.textRect(forBounds: bounds), bounds)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        cutTokens(from: super.editingRect(forBounds: bounds), bounds)
    }
}
