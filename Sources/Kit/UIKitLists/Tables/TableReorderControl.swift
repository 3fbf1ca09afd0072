import Foundation

/// The control at the trailing edge of a cell in editing mode, with which the user drags the row.
final class TableReorderControl: UIView {
    /// The width of the lines for text of the default size, in points.
    static let width: CGFloat = 22

    weak var cell: UITableViewCell?
    /// The distance of the lines from the edge, in points.
    var margin: CGFloat = 16 {
        didSet { if margin != oldValue { setNeedsDisplay() } }
    }
    private let press = UILongPressGestureRecognizer()

    init() {
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
        isAccessibilityElement = true
        accessibilityTraits = .button
        // The row is lifted when a finger touches the control, before the table can scroll.
        press.minimumPressDuration = 0
        press.addTarget(self, action: Selector("handle", TableReorderControl.handle))
        addGestureRecognizer(press)
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityLabel: String? {
        get { ["Reorder", cell?.accessibilityLabel].compactMap { $0 }.joined(separator: " ") }
        set { super.accessibilityLabel = newValue }
    }

    private func handle(_ recognizer: UILongPressGestureRecognizer) {
        guard let cell, let table = cell.tableView else { return }
        table.handleReordering(of: cell, recognizer)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        signsDidChange(since: previousTraitCollection)
    }

    override func draw(_ rect: CGRect) {
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area: CGRect = beginDrawingSigns()
        let margin: CGFloat = self.margin / signScale
        let x: CGFloat = isMirrored ? margin : area.width - margin - Self.width
        let scale: CGFloat = max(1, traitCollection.displayScale)
        UIColor.tertiaryLabel.setFill()
        for line in -1...1 {
            let y: CGFloat = ((area.midY + CGFloat(line) * 5.5 - 0.75) * scale).rounded() / scale
            UIBezierPath(
                roundedRect: CGRect(x: x, y: y, width: Self.width, height: 1.5), cornerRadius: 0.75
            ).fill()
        }
    }
}
