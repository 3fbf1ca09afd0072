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

    /// Creates a search field. The archive is ignored.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareSearching()
    }

    private func prepareSearching() {
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
    }

    /// Shows an image in place of the magnifying glass; nil restores it.
    func setIcon(_ image: UIImage?) {
        let size = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        (leftView as? UIImageView)?.image = image ?? UIImage(systemName: "magnifyingglass", withConfiguration: size)
    }

    /// The distance by which the text moves, in points.
    var textOffset: UIOffset = .zero {
        didSet { if textOffset != oldValue { setNeedsLayout() } }
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let isRight: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRight ? bounds.maxX - Self.margin - Self.glassWidth : bounds.minX + Self.margin, y: bounds.minY,
            width: Self.glassWidth, height: bounds.height)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let rect = super.clearButtonRect(forBounds: bounds)
        let isRight: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return rect.offsetBy(dx: isRight ? Self.margin : -Self.margin, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 6, dy: 0)
            .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 6, dy: 0)
            .offsetBy(dx: textOffset.horizontal, dy: textOffset.vertical)
    }
}
