import Foundation

/// The titles at the trailing edge of a table view or a collection view. A touch on a title scrolls to its content.
final class SectionIndexView: UIView {
    /// The width, in points.
    static let width: CGFloat = 15
    /// The height of a title, in points.
    private static let lineHeight: CGFloat = 14

    private let select: (_ title: String, _ index: Int) -> Void
    private(set) var titles: [String] = []
    private var shown = SectionIndexTitles(count: 0, capacity: 1)
    private var lastTitle: Int?
    private let press = UILongPressGestureRecognizer()

    /// Creates an index that calls `select` when a finger reaches another title.
    init(select: @escaping (_ title: String, _ index: Int) -> Void) {
        self.select = select
        super.init(frame: .zero)
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "Section index"
        // In a collection view, the layout attributes of items can set z-positions that would cover the index.
        layer.zPosition = .greatestFiniteMagnitude
        // A touch on a title scrolls the list immediately, before a drag can scroll it.
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("handle", SectionIndexView.handle))
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ titles: [String], color: UIColor?, background: UIColor?) {
        self.titles = titles
        tintColor = color
        backgroundColor = background
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Positions the index at the trailing edge of the visible area of a list, in front of the other views.
    func place(in list: UIScrollView) {
        let area = list.bounds.inset(by: list.adjustedContentInset)
        let isMirrored: Bool = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isMirrored ? area.minX : area.maxX - Self.width, y: area.minY, width: Self.width, height: area.height)
        if self.frame != frame { self.frame = frame }
        if list.subviews.last !== self { list.bringSubviewToFront(self) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        shown = SectionIndexTitles(count: titles.count, capacity: max(1, Int(bounds.height / Self.lineHeight)))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        shown = SectionIndexTitles(count: titles.count, capacity: max(1, Int(bounds.height / Self.lineHeight)))
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 11, weight: .semibold), .foregroundColor: tintColor ?? .systemBlue,
        ]
        let top = self.top
        for (line, index) in shown.lines.enumerated() {
            let text = NSAttributedString(string: index.map { titles[$0] } ?? "•", attributes: attributes)
            let size = text.size()
            text.draw(
                at: CGPoint(
                    x: (bounds.width - size.width) / 2,
                    y: top + CGFloat(line) * Self.lineHeight + (Self.lineHeight - size.height) / 2))
        }
    }

    /// The y-coordinate of the first title, in points.
    private var top: CGFloat { (bounds.height - CGFloat(shown.lines.count) * Self.lineHeight) / 2 }

    // MARK: Tracking

    private func handle(_ recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { lastTitle = nil }
        guard recognizer.state == .began || recognizer.state == .changed else { return }
        selectTitle(at: recognizer.location(in: self).y)
    }

    private func selectTitle(at y: CGFloat) {
        let fraction: CGFloat = (y - top) / max(1, CGFloat(shown.lines.count) * Self.lineHeight)
        guard let index = shown.index(at: fraction), index != lastTitle else { return }
        lastTitle = index
        select(titles[index], index)
    }
}
