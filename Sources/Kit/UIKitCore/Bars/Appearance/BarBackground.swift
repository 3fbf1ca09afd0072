import QuartzCore

/// The background of a bar: a fill, and a separator line along the edge that meets the page's content.
@MainActor
final class BarBackground: UIView {
    private let edgeFill = BarFill()
    private let standardFill = BarFill()
    private let edgeShadow: BarShadow
    private let standardShadow: BarShadow

    /// The visible fraction of the standard look: 0 if no content is under the bar, 1 if content is. The default is 1.
    var prominence: CGFloat = 1 {
        didSet {
            guard prominence != oldValue else { return }
            updateAlpha()
            if (prominence < 0.5) != (oldValue < 0.5) { onEdgeChange?() }
        }
    }

    /// Called when the bar changes between the look at the edge and the standard look.
    var onEdgeChange: (() -> Void)?

    /// Whether the look at the edge is more visible than the standard look.
    var isAtEdge: Bool { prominence < 0.5 }

    /// The look of the bar over content, and its look at the edge of the content.
    var looks = BarLooks(color: nil, image: nil, shadowImage: nil) {
        didSet { if looks != oldValue { updateLooks() } }
    }

    /// Whether the background draws nothing.
    var isInvisible: Bool { prominence == 0 && looks.edge.fill.isEmpty && looks.edge.shadow.isEmpty }

    /// - Parameter isAtTop: Whether the bar is above the content of the page rather than below it.
    init(isAtTop: Bool) {
        edgeShadow = BarShadow(isAtTop: isAtTop)
        standardShadow = BarShadow(isAtTop: isAtTop)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for view in [edgeFill, standardFill, edgeShadow, standardShadow] { addSubview(view) }
        updateLooks()
    }

    /// Creates the background of `bar`, behind its other subviews.
    convenience init(isAtTop: Bool, bar: UIView) {
        self.init(isAtTop: isAtTop)
        bar.insertSubview(self, at: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// Empty, because the background is decorative.
    package override var accessibleSubviews: [UIView] { [] }

    private func updateLooks() {
        standardFill.fill = looks.standard.fill
        edgeFill.fill = looks.edge.fill
        standardShadow.shadow = looks.standard.shadow
        edgeShadow.shadow = looks.edge.shadow
        updateAlpha()
        setNeedsLayout()
    }

    /// Fades between the looks. Parts that are equal in both do not fade.
    private func updateAlpha() {
        let isSameFill: Bool = looks.standard.fill == looks.edge.fill
        standardFill.show(isSameFill ? 1 : prominence)
        edgeFill.show(isSameFill || prominence == 1 || looks.edge.fill.isEmpty ? 0 : 1)
        let isSameShadow: Bool = looks.standard.shadow == looks.edge.shadow
        standardShadow.alpha = isSameShadow ? 1 : prominence
        edgeShadow.alpha = isSameShadow || looks.edge.shadow.isEmpty ? 0 : 1 - prominence
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [edgeFill, standardFill] { view.frame = bounds }
        for view in [edgeShadow, standardShadow] { view.place(in: bounds) }
    }
}

/// The fill of a bar: a blur or a color, and an image over it.
@MainActor
private final class BarFill: UIView {
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?

    /// Whether the views must be updated to show the fill.
    private var isStale = true

    var fill = BarLook.Fill() {
        didSet {
            guard fill != oldValue else { return }
            isStale = true
            show(alpha)
        }
    }

    init() {
        super.init(frame: .zero)
        alpha = 0
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the fill with an opacity. Its views are created when it is first visible.
    func show(_ opacity: CGFloat) {
        if opacity > 0, isStale {
            UIView.performWithoutAnimation {
                update()
                layoutIfNeeded()
            }
        }
        alpha = opacity
    }

    private func update() {
        isStale = false
        let isOpaque: Bool = fill.color.map { $0.cgColor.alpha == 1 } ?? false
        // OPTIMIZATION: an opaque color hides the blur.
        showEffect(isOpaque ? nil : fill.effect)
        // The color is over the blur.
        backgroundColor = effectView == nil ? fill.color : nil
        effectView?.contentView.backgroundColor = fill.color
        self.isOpaque = isOpaque
        guard let image = fill.image, image.size != .zero else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view: UIImageView = imageView ?? UIImageView()
        if imageView == nil { addSubview(view) }
        imageView = view
        view.image = image
        view.contentMode = fill.imageMode
        view.clipsToBounds = true
        setNeedsLayout()
    }

    private func showEffect(_ effect: UIBlurEffect?) {
        guard let effect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        if effectView == nil {
            let view = UIVisualEffectView(effect: effect)
            insertSubview(view, at: 0)
            effectView = view
            setNeedsLayout()
        }
        effectView?.effect = effect
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        imageView?.frame = bounds
    }
}

/// The line along the edge of a bar, or an image in its place.
@MainActor
private final class BarShadow: UIView {
    private let isAtTop: Bool
    private var imageView: UIImageView?

    var shadow = BarLook.Shadow() {
        didSet { if shadow != oldValue { update() } }
    }

    init(isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    private func update() {
        backgroundColor = shadow.image == nil ? shadow.color : nil
        guard let image = shadow.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view: UIImageView = imageView ?? UIImageView()
        if imageView == nil { addSubview(view) }
        imageView = view
        view.image = image
        view.tintColor = shadow.color
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// Places the line along the edge of the bar with `bounds`. An image is placed outside the bar.
    func place(in bounds: CGRect) {
        let thickness: CGFloat = shadow.image?.size.height ?? 1 / max(1, traitCollection.displayScale)
        let isImage: Bool = shadow.image != nil
        let y: CGFloat =
            if isAtTop { isImage ? bounds.height : bounds.height - thickness } else { isImage ? -thickness : 0 }
        frame = CGRect(x: 0, y: y, width: bounds.width, height: thickness)
    }
}

extension UIImage {
    /// The image that a bar shows: a template in the tint color, unless the image sets its rendering mode.
    var forBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
