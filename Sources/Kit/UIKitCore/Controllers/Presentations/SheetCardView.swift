/// The view of a sheet: the presented view with rounded top corners, and the grabber.
@MainActor
final class SheetCardView: UIView {
    private let content: UIView
    private let grabber = UIView()

    var showsGrabber = false {
        didSet { grabber.isHidden = !showsGrabber }
    }

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        traitOverrides.userInterfaceLevel = .elevated
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        clipsToBounds = true
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.isUserInteractionEnabled = false
        grabber.isHidden = true
        autoresizesSubviews = false
        addSubview(content)
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    override func geometryDidChange(oldSize: CGSize) {
        super.geometryDidChange(oldSize: oldSize)
        // An animator may move the content to another view before this view is laid out.
        if content.superview === self { content.frame = bounds }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview === self { content.frame = bounds }
        grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    }
}
