import CoreGraphics

/// The view that covers the searched content with a dimming view or the results.
@MainActor
final class SearchOverlayView: UIView {
    let dimming = DimmingView()
    let results: UIView?

    init(results: UIView?) {
        self.results = results
        super.init(frame: .zero)
        dimming.frame = bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(dimming)
        guard let results else { return }
        results.frame = bounds
        results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.isHidden = true
        addSubview(results)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns nil for points that neither the dimming view nor the results cover, so that touches reach the content.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
