import UIKit

/// A list, the four state flags of its scroll view, and the calls to its delegate.
///
/// A touch sets `isTracking`, and a movement sets `isDragging`. When the finger is lifted, both are reset before
/// `didEndDragging`; then the list rests or decelerates. A pinch zooms.
final class ScrollController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let list = ScrollList()
    private let panel = ScrollPanel()
    private let watcher = TouchWatcher()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Scroll"
        view.backgroundColor = .systemGroupedBackground
        scrollView.delegate = self
        scrollView.maximumZoomScale = 2
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.backgroundColor = .secondarySystemGroupedBackground
        scrollView.layer.cornerRadius = 14
        scrollView.accessibilityIdentifier = "list"
        scrollView.addSubview(list)
        scrollView.addGestureRecognizer(watcher)
        // No delegate method reports a touch. The flags are read after all recognizers received the event.
        watcher.onTouch = { [weak self] in
            self?.perform(
                Selector("showFlags", ScrollController.showFlags), with: nil, afterDelay: 0, inModes: [.common])
        }
        view.addSubview(panel)
        view.addSubview(scrollView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "To row 20", primaryAction: UIAction { [weak self] _ in self?.goToRow(20) })
        showFlags()
    }

    /// Scrolls programmatically. The delegate is called at the end of the animation.
    private func goToRow(_ row: Int) {
        scrollView.setContentOffset(
            CGPoint(x: 0, y: CGFloat(row - 1) * ScrollList.rowHeight * scrollView.zoomScale), animated: true)
    }

    // MARK: Delegate calls

    private var flags: ScrollFlags { ScrollFlags(scrollView) }

    private func showFlags() { panel.show(flags) }

    private func record(_ call: String) { panel.record(call, flags) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { record("didScroll") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        panel.clear()
        record("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        record("willEndDragging → \(Int(targetContentOffset.pointee.y.rounded()))")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        record("didEndDragging(\(decelerate))")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { record("willBeginDecelerating") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { record("didEndDecelerating") }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { record("didEndScrollingAnimation") }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { list }

    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        panel.clear()
        record("willBeginZooming")
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) { record("didZoom") }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        record("didEndZooming")
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let room: CGRect = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
        if room.width > room.height {
            let half: CGFloat = ((room.width - 16) / 2).rounded()
            panel.frame = CGRect(x: room.minX, y: room.minY, width: half, height: room.height)
            scrollView.frame = CGRect(x: room.maxX - half, y: room.minY, width: half, height: room.height)
        } else {
            let height: CGFloat = min(ScrollPanel.height, room.height / 2)
            panel.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
            scrollView.frame = CGRect(
                x: room.minX, y: room.minY + height + 16, width: room.width, height: room.height - height - 16)
        }
        guard scrollView.zoomScale == 1 else { return }
        list.frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: list.height)
        scrollView.contentSize = list.frame.size
    }
}

/// The values of the four flags of a scroll view.
struct ScrollFlags: Equatable {
    var values: [Bool]

    @MainActor
    init(_ scrollView: UIScrollView) {
        values = [scrollView.isTracking, scrollView.isDragging, scrollView.isDecelerating, scrollView.isZooming]
    }

    static let names = ["tracking", "dragging", "decelerating", "zooming"]
    static var colors: [UIColor] { [.systemBlue, .systemOrange, .systemGreen, .systemPurple] }
}

/// Reports the beginning and end of touches, and never recognizes a gesture.
private final class TouchWatcher: UIGestureRecognizer {
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onTouch() }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        onTouch()
        state = .failed
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        onTouch()
        state = .failed
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// The rows of the list.
private final class ScrollList: UIView {
    static let rowHeight: CGFloat = 52
    private static let count = 60
    private var rows: [UILabel] = []
    private var lines: [UIView] = []

    var height: CGFloat { CGFloat(Self.count) * Self.rowHeight }

    init() {
        super.init(frame: .zero)
        for index in 1...Self.count {
            let row = UILabel("Row \(index)", .body)
            rows.append(row)
            addSubview(row)
            let line = UIView()
            line.backgroundColor = .separator
            lines.append(line)
            addSubview(line)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, row) in rows.enumerated() {
            let y: CGFloat = CGFloat(index) * Self.rowHeight
            row.frame = CGRect(x: 16, y: y, width: bounds.width - 32, height: Self.rowHeight)
            lines[index].frame = CGRect(x: 16, y: y + Self.rowHeight - 0.5, width: bounds.width - 16, height: 0.5)
        }
    }
}
