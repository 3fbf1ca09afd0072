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

    private var suggestions: SearchSuggestionList?

    /// Shows suggestions in front of the results. An empty array removes the suggestions.
    func show(_ items: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        suggestions?.removeFromSuperview()
        suggestions = nil
        guard !items.isEmpty else { return }
        let list = SearchSuggestionList()
        list.show(items, choose: choose)
        addSubview(list)
        suggestions = list
        setNeedsLayout()
    }

    /// Makes the results and the suggestions transparent, so that they receive no touches.
    func hideContent() {
        results?.alpha = 0
        suggestions?.alpha = 0
    }

    /// The height of the area at the top that a bar covers, in points.
    var coveredHeight: CGFloat = 0 {
        didSet { if coveredHeight != oldValue { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        suggestions?.frame = CGRect(
            x: 0, y: coveredHeight, width: bounds.width, height: max(0, bounds.height - coveredHeight))
    }

    /// Returns nil for points that no subview covers, so that touches reach the content.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
