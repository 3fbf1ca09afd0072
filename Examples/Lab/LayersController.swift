import UIKit

/// Shows the layers that generate, arrange or draw content, and symbols in their configurations.
final class LayersController: UIViewController {
    private let page = PageColumn()
    private let particles = ParticlesView()
    private let body = SolidView()
    private let map = TiledMap(frame: CGRect(x: 0, y: 0, width: 4_000, height: 4_000))
    private let mapScroll = UIScrollView()
    private let count = UILabel("", .footnote, .secondaryLabel)

    override func loadView() { view = page }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Layers"
        page.accessibilityIdentifier = "layers"
        page.add("Replicator", ReplicatorView().withHeight(96))
        page.add("Text", TextLayersView().withHeight(120))
        let turn = UISlider(frame: .zero, primaryAction: nil)
        turn.accessibilityIdentifier = "turn"
        turn.value = 0.3
        turn.addAction(
            UIAction { [weak self, unowned turn] _ in self?.body.turn = CGFloat(turn.value) }, for: .valueChanged)
        body.turn = 0.3
        page.add("Transform", body.withHeight(160), turn)
        addMap()
        let burst = UIButton(
            configuration: .tinted(),
            primaryAction: UIAction(title: "Burst") { [weak self] _ in self?.particles.burst() })
        page.add("Particles", particles.withHeight(120), burst)
        page.add("Symbols", SymbolRows())
    }

    /// Shows a large map that is drawn in tiles.
    private func addMap() {
        mapScroll.accessibilityIdentifier = "map"
        mapScroll.layer.cornerRadius = 14
        mapScroll.clipsToBounds = true
        mapScroll.delegate = self
        mapScroll.minimumZoomScale = 0.25
        mapScroll.maximumZoomScale = 2
        mapScroll.addSubview(map)
        mapScroll.contentSize = map.bounds.size
        count.accessibilityIdentifier = "tiles"
        count.numberOfLines = 0
        count.adjustsFontForContentSizeCategory = true
        map.didDraw = { [weak self] in self?.report() }
        page.add("Tiles", mapScroll.withHeight(240), count)
        report()
    }

    private func report() {
        // A tile is drawn within a frame, in which the text must not change.
        DispatchQueue.main.async { self.count.text = "\(self.map.drawnCount) tiles of 256 pixels were drawn." }
    }
}

extension LayersController: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}
