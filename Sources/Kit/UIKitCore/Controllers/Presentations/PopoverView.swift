import QuartzCore

/// The bubble around the content of a popover, and its arrow.
@MainActor
final class PopoverView: UIView {
    private let content: UIView
    private let clip = UIView()
    private let arrow = CAShapeLayer()
    private static let radius: CGFloat = 13

    var placement: PopoverPlacement? {
        didSet { if placement != oldValue { setNeedsLayout() } }
    }

    var color: UIColor = .systemBackground {
        didSet { updateColors() }
    }

    /// The view of the app that draws the bubble and the arrow, if there is one.
    var background: UIPopoverBackgroundView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let background { insertSubview(background, at: 0) }
            updateColors()
        }
    }

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        traitOverrides.userInterfaceLevel = .elevated
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.22
        layer.shadowRadius = 22
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.addSublayer(arrow)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = Self.radius
        clip.addSubview(content)
        addSubview(clip)
        updateColors()
    }

    required init?(coder: NSCoder) { nil }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        updateColors()
    }

    private func updateColors() {
        let color: UIColor = background == nil ? color : .clear
        clip.backgroundColor = color
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arrow.fillColor = color.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        let origin = placement.outline.origin
        background?.frame = bounds
        background?.arrowDirection = placement.direction
        background?.arrowOffset = placement.arrowOffset
        clip.frame = placement.contentFrame.offsetBy(dx: -origin.x, dy: -origin.y)
        if content.superview === clip { content.frame = clip.bounds }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arrow.frame = bounds
        arrow.path = placement.arrowPath
        CATransaction.commit()
    }
}
