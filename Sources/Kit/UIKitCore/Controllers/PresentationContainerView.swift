import QuartzCore

/// Holds a presented view above what it covers, and moves it in and out.
@MainActor
final class PresentationContainerView: UIView {
    private let dimming = UIView()
    private let card = UIView()

    var style: PresentationStyle = .alert {
        didSet { applyStyle() }
    }

    /// The presented view.
    var content: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let content { card.addSubview(content) }
        }
    }

    /// How far it has come: 0 is away, 1 is in place. Set it inside an animation block.
    var progress: CGFloat = 1 {
        didSet { applyProgress() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.32)
        addSubview(dimming)
        addSubview(card)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    private func applyStyle() {
        switch style {
        case .fullScreen:
            dimming.isHidden = true
            card.backgroundColor = nil
        case .sheet:
            card.backgroundColor = .systemBackground
            card.layer.cornerRadius = 12
            card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            card.clipsToBounds = true
        case .alert:
            card.layer.shadowColor = UIColor.black.cgColor
            card.layer.shadowOpacity = 0.2
            card.layer.shadowRadius = 24
            card.layer.shadowOffset = CGSize(width: 0, height: 8)
        case .actionSheet:
            break
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        dimming.frame = bounds
        card.bounds.size = cardFrame.size
        applyProgress()
        content?.frame = card.bounds
    }

    /// Where the presented view stands when it is in place.
    private var cardFrame: CGRect {
        switch style {
        case .fullScreen: return bounds
        case .sheet:
            let top: CGFloat = safeAreaInsets.top + 12
            guard bounds.width >= 700 else {
                return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
            }
            let width: CGFloat = min(624, bounds.width - 80)
            return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: max(0, bounds.height - top))
        case .alert:
            let size: CGSize = content?.sizeThatFits(CGSize(width: 270, height: bounds.height - 48)) ?? .zero
            return centered(size)
        case .actionSheet:
            let width: CGFloat = min(bounds.width, 500) - 16
            let size: CGSize = content?.sizeThatFits(CGSize(width: width, height: bounds.height - 48)) ?? .zero
            let bottom: CGFloat = max(8, safeAreaInsets.bottom)
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - bottom - size.height,
                width: size.width, height: size.height)
        }
    }

    private func centered(_ size: CGSize) -> CGRect {
        CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }

    private func applyProgress() {
        let frame: CGRect = cardFrame
        dimming.alpha = progress
        var center = CGPoint(x: frame.midX, y: frame.midY)
        switch style {
        case .fullScreen(let fades, _), .sheet(let fades):
            if fades { card.alpha = progress } else { center.y += (bounds.height - frame.minY) * (1 - progress) }
        case .alert:
            card.alpha = progress
            let scale: CGFloat = 1 + 0.12 * (1 - progress)
            card.transform = progress == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
        case .actionSheet:
            center.y += (bounds.height - frame.minY) * (1 - progress)
        }
        card.center = center
    }
}
