import CoreGraphics

/// The tokens of a search field, side by side.
@MainActor
final class SearchTokenRow: UIView {
    private static let gap: CGFloat = 4
    private static let height: CGFloat = 24

    private var views: [SearchTokenView] = []
    /// Called when the user taps a token.
    var onTap: ((Int) -> Void)?

    var color: UIColor = .systemGray4 {
        didSet { for view in views { view.color = color } }
    }

    /// The index of the selected token, or nil if no token is selected.
    var selection: Int? {
        didSet { for (index, view) in views.enumerated() { view.isSelected = index == selection } }
    }

    func show(_ tokens: [UISearchToken]) {
        for view in views { view.removeFromSuperview() }
        selection = nil
        clipsToBounds = true
        views = tokens.enumerated().map { index, token in
            let view = SearchTokenView(token)
            view.color = color
            view.addAction(UIAction { [weak self] _ in self?.onTap?(index) }, for: .touchUpInside)
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    /// The width that the tokens need, in points.
    var width: CGFloat {
        views.reduce(0) { $0 + $1.width } + Self.gap * CGFloat(max(0, views.count - 1))
    }

    /// Places the tokens from the leading side. If they do not fit, the last ones are visible.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = min(0, bounds.width - width)
        for view in views {
            let left: CGFloat = isMirrored ? bounds.width - x - view.width : x
            view.frame = CGRect(
                x: left, y: ((bounds.height - Self.height) / 2).rounded(), width: view.width, height: Self.height)
            x += view.width + Self.gap
        }
    }
}

/// A token of a search field: a rounded rectangle with an image and text.
@MainActor
private final class SearchTokenView: UIControl {
    private static let margin: CGFloat = 8
    private let label = UILabel()
    private let imageView = UIImageView()
    let width: CGFloat

    var color: UIColor = .systemGray4 {
        didSet { updateColors() }
    }

    init(_ token: UISearchToken) {
        label.text = token.text
        label.font = .systemFont(ofSize: 15)
        imageView.image = token.icon
        imageView.contentMode = .scaleAspectFit
        let iconWidth: CGFloat = token.icon == nil ? 0 : token.text.isEmpty ? 16 : 20
        width = min(200, ceil(label.intrinsicContentSize.width) + iconWidth + 2 * Self.margin)
        super.init(frame: .zero)
        layer.cornerRadius = 6
        addSubview(label)
        addSubview(imageView)
        isAccessibilityElement = true
        accessibilityLabel = token.text
        accessibilityTraits = .button
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override var isSelected: Bool {
        didSet { updateColors() }
    }

    private func updateColors() {
        backgroundColor = isSelected ? tintColor : color
        label.textColor = isSelected ? .white : .label
        imageView.tintColor = label.textColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let iconWidth: CGFloat = imageView.image == nil ? 0 : 16
        let start: CGFloat = Self.margin + (iconWidth > 0 ? 20 : 0)
        let textWidth: CGFloat = max(0, bounds.width - start - Self.margin)
        imageView.frame = CGRect(
            x: isMirrored ? bounds.width - Self.margin - iconWidth : Self.margin, y: 0, width: iconWidth,
            height: bounds.height)
        label.frame = CGRect(
            x: isMirrored ? Self.margin : start, y: 0, width: textWidth, height: bounds.height)
    }
}
