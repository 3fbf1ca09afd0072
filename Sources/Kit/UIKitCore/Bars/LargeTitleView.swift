/// The large title of a navigation bar. It scrolls up behind the row with the buttons, which clips it.
@MainActor
final class LargeTitleView: UIView {
    let label = UILabel()
    /// The view below the title, which may receive touches.
    var subtitle: (any BarSubtitle)? {
        didSet {
            if let oldValue, oldValue !== subtitle, oldValue.superview === self { oldValue.removeFromSuperview() }
            if let subtitle { addSubview(subtitle) }
            setNeedsLayout()
        }
    }
    private static let sideInset: CGFloat = 16
    private static let bottomInset: CGFloat = 8
    /// The maximum scale of the title of a bar that stretches.
    private static let maximumScale: CGFloat = 1.1

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
        label.accessibilityTraits = [.staticText, .header]
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let inset: CGFloat = max(Self.sideInset, superview?.superview?.layoutMargins.left ?? 0)
        let available: CGFloat = max(0, bounds.width - 2 * inset)
        let natural: CGSize = label.intrinsicContentSize
        let size = CGSize(width: min(available, ceil(natural.width)), height: ceil(natural.height))
        let lower: CGSize = subtitle?.sizeThatFits(CGSize(width: available, height: bounds.height)) ?? .zero
        let row: CGFloat = UINavigationBar.largeTitleRowHeight(in: traitCollection) + lower.height
        let stretch: CGFloat = max(0, bounds.height - row)
        let fitting: CGFloat = size.width > 0 ? available / size.width : 1
        let scale: CGFloat = max(1, min(1 + stretch / 400, Self.maximumScale, fitting))
        label.bounds.size = size
        label.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width: CGFloat = size.width * scale
        label.center = CGPoint(
            x: isMirrored ? bounds.width - inset - width / 2 : inset + width / 2,
            y: bounds.height - Self.bottomInset - lower.height - size.height * scale / 2)
        let lowerWidth: CGFloat = min(available, lower.width)
        subtitle?.frame = CGRect(
            x: isMirrored ? bounds.width - inset - lowerWidth : inset,
            y: bounds.height - Self.bottomInset - lower.height, width: lowerWidth, height: lower.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        subtitle?.frame.contains(point) ?? false
    }
}
