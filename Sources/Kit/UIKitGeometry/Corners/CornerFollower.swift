import CoreGraphics
import QuartzCore
import UIKitCore

/// Keeps the corners of a view's layer equal to the view's corner configuration.
@MainActor
final class CornerFollower {
    private unowned let view: UIView
    let configuration: UICornerConfiguration
    private(set) var radii: CornerRadii

    init(_ configuration: UICornerConfiguration, of view: UIView) {
        self.configuration = configuration
        self.view = view
        radii = view.layer.effectiveRadii
    }

    /// Begins to follow the size of the view, and its place in its container if the corners are concentric.
    func start() {
        view.sizeObserver = { [weak self] in self?.update() }
        if configuration.isConcentric {
            UIApplication.layoutObservers[ObjectIdentifier(self)] = { [weak self] in self?.update() }
        }
        view.layer.cornerCurve = .continuous
        update()
    }

    func stop() {
        view.sizeObserver = nil
        UIApplication.layoutObservers[ObjectIdentifier(self)] = nil
    }

    isolated deinit {
        UIApplication.layoutObservers[ObjectIdentifier(self)] = nil
    }

    /// Computes the radii, and changes those of the layer if they differ.
    private func update() {
        let container: UIView? = configuration.isConcentric ? view.cornerContainer : nil
        let geometry = CornerGeometry(
            size: view.bounds.size,
            container: container.map { ($0.cornerBounds(in: view), $0.layer.effectiveRadii) })
        radii = geometry.radii(configuration)
        view.layer.setRadii(radii)
    }
}

extension UIView {
    /// The nearest superview with rounded corners.
    fileprivate var cornerContainer: UIView? {
        var view: UIView? = superview
        while let current = view {
            if current.cornerFollower != nil || current.layer.cornerRadius > 0 { return current }
            view = current.superview
        }
        return nil
    }

    /// Returns the view's bounds in the coordinates of `view`, with the origin of that view's bounds as zero.
    fileprivate func cornerBounds(in view: UIView) -> CGRect {
        let rect: CGRect = view.convert(bounds, from: self)
        return rect.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    }
}

extension CALayer {
    /// The radii with which the layer is drawn.
    fileprivate var effectiveRadii: CornerRadii { cornerRadii ?? CornerRadii(cornerRadius, at: maskedCorners) }

    /// Sets the radii. Uses the layer's corner radius and mask if all rounded corners have the same radius.
    @MainActor
    fileprivate func setRadii(_ radii: CornerRadii) {
        guard radii != effectiveRadii else { return }
        let largest: CGFloat = radii.largest
        let isPlain: Bool = radii == CornerRadii(largest, at: radii.rounded)
        // `maskedCorners` is not animatable, but the radii are.
        if isPlain, cornerRadii == nil, largest > 0, cornerRadius > 0, radii.rounded != maskedCorners {
            let old: CornerRadii = effectiveRadii
            UIView.performWithoutAnimation { cornerRadii = old }
        }
        cornerRadii = isPlain ? nil : radii
        cornerRadius = largest
        if isPlain, largest > 0 { maskedCorners = radii.rounded }
    }
}
