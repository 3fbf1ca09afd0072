import CoreGraphics

/// What a search controller shows over the content that is searched: darkness, or the results.
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

    required init?(coder: NSCoder) {
        return nil
    }

    /// Where it covers nothing, touches go through it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit: UIView? = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
