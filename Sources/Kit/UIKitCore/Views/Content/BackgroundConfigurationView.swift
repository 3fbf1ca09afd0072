import Foundation
import QuartzCore

/// The view that shows a background configuration behind the content of another view.
package final class BackgroundConfigurationView: UIView {
    private var configuration = UIBackgroundConfiguration.clear()
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?
    private var customView: UIView?
    /// The view that draws the border when it is not at the edges of the background.
    private var strokeView: UIView?
    private var strokeColor: UIColor = .clear

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows a configuration with the tint color of the container.
    ///
    /// - Parameters:
    ///   - cornerRadius: The corner radius in points; nil means the corner radius of the configuration.
    ///   - corners: The corners that are rounded.
    package func show(
        _ configuration: UIBackgroundConfiguration, tintColor: UIColor, cornerRadius: CGFloat? = nil,
        corners: CACornerMask = .all
    ) {
        self.configuration = configuration
        let radius: CGFloat = cornerRadius ?? configuration.cornerRadius
        let color: UIColor = configuration.resolvedBackgroundColor(for: tintColor)
        backgroundColor = color == .clear ? nil : color
        strokeColor = configuration.resolvedStrokeColor(for: tintColor)
        showStroke(radius: radius)
        showImage()
        showEffect()
        for view in [self, effectView, imageView, strokeView] { view?.layer.maskedCorners = corners }
        setCornerRadius(radius)
        if customView !== configuration.customView {
            if customView?.superview === self { customView?.removeFromSuperview() }
            customView = configuration.customView
            if let customView { addSubview(customView) }
        }
        // Content in front of the color must not cover the rounded corners.
        clipsToBounds = radius > 0 && (imageView != nil || customView != nil) && strokeView == nil
        setNeedsLayout()
    }

    private func showStroke(radius: CGFloat) {
        let isApart: Bool = configuration.strokeWidth > 0 && configuration.strokeOutset != 0
        if isApart, strokeView == nil {
            let view = UIView()
            strokeView = view
            addSubview(view)
        } else if !isApart {
            strokeView?.removeFromSuperview()
            strokeView = nil
        }
        let target: CALayer = strokeView?.layer ?? layer
        layer.borderWidth = 0
        target.borderWidth = configuration.strokeWidth
        resolveStrokeColor()
        strokeView?.layer.cornerRadius = radius > 0 ? max(0, radius + configuration.strokeOutset) : 0
    }

    private func resolveStrokeColor() {
        (strokeView?.layer ?? layer).borderColor = strokeColor.resolvedColor(with: traitCollection).cgColor
    }

    override func layerColorsDidChange() {
        super.layerColorsDidChange()
        resolveStrokeColor()
    }

    private func showImage() {
        guard let image = configuration.image else {
            imageView?.removeFromSuperview()
            imageView = nil
            return
        }
        let view: UIImageView = imageView ?? UIImageView(frame: bounds)
        if imageView == nil {
            imageView = view
            insertSubview(view, at: effectView == nil ? 0 : 1)
        }
        view.image = image
        view.contentMode = configuration.imageContentMode
        view.clipsToBounds = true
    }

    private func showEffect() {
        guard let effect = configuration.visualEffect else {
            effectView?.removeFromSuperview()
            effectView = nil
            return
        }
        guard let effectView else {
            let view = UIVisualEffectView(effect: effect)
            view.clipsToBounds = true
            effectView = view
            return insertSubview(view, at: 0)
        }
        effectView.effect = effect
    }

    /// Rounds the corners of the background and its contents by a radius in points.
    package func setCornerRadius(_ radius: CGFloat) {
        for view in [self, effectView, imageView] { view?.layer.cornerRadius = radius }
    }

    /// Sets the frame of the background inside `container`.
    package func place(in container: UIView) {
        var insets: NSDirectionalEdgeInsets = configuration.backgroundInsets
        let margins: NSDirectionalEdgeInsets = container.directionalLayoutMargins
        let edges: NSDirectionalRectEdge = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.top) { insets.top += margins.top }
        if edges.contains(.leading) { insets.leading += margins.leading }
        if edges.contains(.bottom) { insets.bottom += margins.bottom }
        if edges.contains(.trailing) { insets.trailing += margins.trailing }
        let isRightToLeft: Bool = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let target: CGRect = container.bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing))
        if frame != target { frame = target }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        effectView?.frame = bounds
        imageView?.frame = bounds
        customView?.frame = bounds
        let outset: CGFloat = configuration.strokeOutset
        strokeView?.frame = bounds.insetBy(dx: -outset, dy: -outset)
    }
}
