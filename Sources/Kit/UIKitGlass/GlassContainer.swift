import CoreGraphics
import QuartzCore
import UIKitCore

/// Draws the glass of a view's descendants together.
///
/// The panes are drawn again in each frame with a change in the view, and in each frame until their animations end.
@MainActor
final class GlassContainer: VisualEffectRenderer {
    private let effect: UIGlassContainerEffect
    private weak var view: UIVisualEffectView?
    /// The host for each style of glass.
    private var hosts: [UIGlassEffect.Style: GlassHost] = [:]
    private var panes: [GlassPane] = []
    private var link: CADisplayLink?

    private static var containers: [ObjectIdentifier: Reference] = [:]

    private struct Reference {
        weak var container: GlassContainer?
    }

    init(_ effect: UIGlassContainerEffect, in view: UIVisualEffectView) {
        self.effect = effect
        self.view = view
        GlassContainer.containers[ObjectIdentifier(view)] = Reference(container: self)
        UIApplication.layoutObservers[ObjectIdentifier(self)] = { [weak self] in self?.updateIfNeeded() }
        claimPanes(below: view.contentView)
    }

    isolated deinit {
        UIApplication.layoutObservers[ObjectIdentifier(self)] = nil
        link?.invalidate()
        GlassContainer.containers = GlassContainer.containers.filter { $0.value.container != nil }
    }

    /// Returns the nearest container around a view.
    static func container(of view: UIView) -> GlassContainer? {
        var ancestor: UIView? = view.superview
        while let current = ancestor {
            if let found = containers[ObjectIdentifier(current)]?.container, found.view === current { return found }
            ancestor = current.superview
        }
        return nil
    }

    /// Requests layout of existing panes, so that they move to the container.
    private func claimPanes(below view: UIView) {
        for child in view.subviews {
            if let pane = child as? UIVisualEffectView, pane.effect is UIGlassEffect { pane.setNeedsLayout() }
            claimPanes(below: child)
        }
    }

    func add(_ pane: GlassPane) {
        if !panes.contains(where: { $0 === pane }) { panes.append(pane) }
        update()
    }

    func remove(_ pane: GlassPane) {
        panes.removeAll { $0 === pane }
        update()
    }

    /// Draws the panes after a change in the view. A change of any view around a pane can move or hide the pane.
    private func updateIfNeeded() {
        if let view, view.window != nil, view.layer.treeNeedsCommit { update() }
    }

    func update() {
        draw(animated: isAnimated)
        guard link == nil, needsFrames else { return }
        let link = CADisplayLink(target: self, selector: Selector("tick", GlassContainer.tick))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func tick(_ sender: CADisplayLink) {
        draw(animated: isAnimated)
        guard !needsFrames || view?.window == nil else { return }
        sender.invalidate()
        link = nil
    }

    func remove() {
        UIApplication.layoutObservers[ObjectIdentifier(self)] = nil
        link?.invalidate()
        link = nil
        for host in hosts.values { host.removeFromSuperview() }
        hosts = [:]
        if let view { GlassContainer.containers[ObjectIdentifier(view)] = nil }
        let former: [GlassPane] = panes
        panes = []
        for pane in former { pane.update() }
    }

    /// Whether a pane, or a view between it and the container, has an animation. Some animations remain after they end.
    private var isAnimated: Bool { containsLayer { $0.animationKeys() != nil } }

    /// Whether the frame of a pane may differ in the next frame, because an animation has not ended.
    private var needsFrames: Bool { containsLayer { $0.isAnimating } }

    /// Returns whether the layer of a pane, or of a view between it and the container, satisfies `condition`.
    private func containsLayer(where condition: (CALayer) -> Bool) -> Bool {
        panes.contains { pane in
            var layer: CALayer? = pane.view?.layer
            while let current = layer, current !== view?.layer {
                if condition(current) { return true }
                layer = current.superlayer
            }
            return false
        }
    }

    /// - Parameter animated: Whether the panes are drawn at their presented frames.
    private func draw(animated: Bool) {
        guard let view else { return }
        panes.removeAll { $0.view?.isDescendant(of: view) != true }
        var shapes: [UIGlassEffect.Style: [GlassShape]] = [:]
        for pane in panes {
            guard let element = pane.view, element.bounds.width > 0, element.bounds.height > 0,
                isVisible(element, in: view, animated: animated)
            else { continue }
            let frame: CGRect =
                animated ? shownFrame(of: element, in: view) : element.convert(element.bounds, to: view)
            shapes[pane.effect.style, default: []].append(pane.shape(in: frame))
        }
        for style in [UIGlassEffect.Style.regular, .clear] where hosts[style] != nil || shapes[style] != nil {
            let host: GlassHost = hosts[style] ?? view.makeGlassHost()
            hosts[style] = host
            host.show(view.glassLook(shapes[style] ?? [], style: style, spacing: effect.spacing))
        }
    }

    /// Returns whether a pane and the views between it and the container's view are visible.
    private func isVisible(_ element: UIView, in view: UIView, animated: Bool) -> Bool {
        var current: UIView? = element
        while let ancestor = current, ancestor !== view {
            let shown: CALayer = (animated ? ancestor.layer.presentation() : nil) ?? ancestor.layer
            if ancestor.isHidden || shown.opacity <= 0 { return false }
            current = ancestor.superview
        }
        return true
    }

    /// Returns the presented frame of an animated pane in the coordinates of the container's view.
    private func shownFrame(of element: UIView, in view: UIView) -> CGRect {
        var rect: CGRect = element.bounds
        if let bounds = element.layer.presentation()?.bounds { rect = bounds }
        var layer: CALayer = element.layer
        while layer !== view.layer, let parent = layer.superlayer {
            let shown: CALayer = layer.presentation() ?? layer
            let origin: CGPoint = shown.frame.origin
            let scale: CGFloat = shown.bounds.width > 0 ? shown.frame.width / shown.bounds.width : 1
            rect = CGRect(
                x: origin.x + (rect.minX - shown.bounds.minX) * scale,
                y: origin.y + (rect.minY - shown.bounds.minY) * scale, width: rect.width * scale,
                height: rect.height * scale)
            layer = parent
        }
        return rect
    }
}
