import UIKitCore
import UIKitFeedback

/// A component of a picker view, with rows on a drum that the user rotates with a finger, a mouse wheel or the
/// keyboard.
///
/// It scrolls content in which all rows have the same height. The visible rows are shown at their positions on the
/// drum.
package final class PickerWheel: UIScrollView, UIScrollViewDelegate {
    private weak var picker: UIPickerView?
    private let component: Int
    private(set) var rowCount = 0
    /// The row in the center, or the row to which the wheel scrolls programmatically.
    private(set) package var selectedRow = 0
    /// The row of which the delegate was last notified.
    private var reportedRow = 0
    private var drum = DrumGeometry(height: 0, rowHeight: 1)
    private var rows: [Int: PickerRow] = [:]
    private var pool: [PickerRow] = []
    /// Whether the wheel is scrolling programmatically. If so, the rows that it passes are not selected.
    private var isDriven = false
    /// Whether the wheel stops a motion in order to move elsewhere. If so, the end of the motion selects no row.
    private var isInterrupting = false
    private lazy var feedback = UISelectionFeedbackGenerator()

    /// The height of a row, in points.
    var rowHeight: CGFloat = 32 {
        didSet { if rowHeight != oldValue { setNeedsLayout() } }
    }

    /// The alignment of titles.
    var titleAlignment: NSTextAlignment = .center

    /// The distance of titles from the sides, in points.
    var titleInset: CGFloat = PickerRow.titleInset

    init(_ picker: UIPickerView, component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        contentInsetAdjustmentBehavior = .never
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        scrollsToTop = false
        alwaysBounceVertical = true
        delegate = self
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped", PickerWheel.tapped)))
    }

    package required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// Replaces all rows. The selection is kept if the row still exists.
    ///
    /// If a row that the user selects is scrolling into the center, the delegate is notified of it in the next layout,
    /// which ends the motion.
    func reload(count: Int) {
        let isAtRest: Bool = reportedRow == selectedRow
        rowCount = max(0, count)
        for (_, row) in rows { recycle(row) }
        rows = [:]
        selectedRow = min(selectedRow, max(0, rowCount - 1))
        if isAtRest || rowCount == 0 { reportedRow = selectedRow }
        // The content size and the offset are updated in the next layout.
        drum = DrumGeometry(height: 0, rowHeight: 1)
        setNeedsLayout()
    }

    /// Removes the wheel from its picker view. The end of a motion or a drag that this causes selects no row.
    func removeFromPicker() {
        picker = nil
        removeFromSuperview()
    }

    /// Reloads the content of the visible rows.
    func updateContent() {
        for (index, row) in rows { fill(row, index) }
    }

    /// Returns the view of a visible row, if the delegate returned one.
    func customView(ofRow row: Int) -> UIView? { rows[row]?.customView }

    /// Returns the text of a row, for accessibility.
    package func text(ofRow row: Int) -> String? {
        if let visible = rows[row] { return visible.text }
        guard let picker, row >= 0, row < rowCount else { return nil }
        switch picker.content(ofRow: row, component: component, reusing: nil) {
        case .title(let title): return title
        case .attributedTitle(let title): return title.string
        case .view(let view): return PickerRow.text(of: view)
        }
    }

    /// Returns the row with the given text that is nearest to the selected row, if any.
    package func row(withText text: String) -> Int? {
        for distance in 0..<max(1, rowCount) {
            for row in [selectedRow + distance, selectedRow - distance] where row >= 0 && row < rowCount {
                if self.text(ofRow: row) == text { return row }
            }
        }
        return nil
    }

    private func fill(_ row: PickerRow, _ index: Int) {
        guard let picker else { return }
        row.show(
            picker.content(ofRow: index, component: component, reusing: row.customView), alignment: titleAlignment,
            inset: titleInset, color: picker.titleColor ?? .label)
    }

    private func recycle(_ row: PickerRow) {
        row.isHidden = true
        pool.append(row)
    }

    private func makeRow(_ index: Int) -> PickerRow {
        let row: PickerRow = pool.popLast() ?? PickerRow()
        if row.superview == nil { addSubview(row) }
        row.isHidden = false
        row.isUserInteractionEnabled = false
        fill(row, index)
        rows[index] = row
        return row
    }

    // MARK: Layout

    package override func layoutSubviews() {
        super.layoutSubviews()
        var endsMotion = false
        UIView.performWithoutAnimation {
            endsMotion = adaptToSize()
            placeRows()
        }
        // The delegate is notified after the layout, so that it can animate its changes.
        if endsMotion, !isDragging { report() }
    }

    /// Adapts the content to the size of the view and of the rows. Returns whether this ended a motion, if any.
    private func adaptToSize() -> Bool {
        guard !fitsDrum, bounds.height > 0 else { return false }
        drum = DrumGeometry(height: bounds.height, rowHeight: rowHeight)
        interrupt()
        isDriven = true
        let margin: CGFloat = (bounds.height - rowHeight) / 2
        contentInset = UIEdgeInsets(top: margin, left: 0, bottom: margin, right: 0)
        contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
        contentOffset = offset(of: selectedRow)
        isDriven = false
        return true
    }

    /// Whether the drum has the size of the view and of the rows.
    private var fitsDrum: Bool { drum == DrumGeometry(height: bounds.height, rowHeight: rowHeight) }

    private func offset(of row: Int) -> CGPoint {
        CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
    }

    /// The position of the center in rows, which is fractional while the wheel scrolls.
    private var position: Double { (contentOffset.y + contentInset.top) / rowHeight }

    private func placeRows() {
        guard rowCount > 0, bounds.height > 0 else { return }
        let position: Double = self.position
        let first: Int = max(0, Int((position - drum.reach).rounded(.up)))
        let last: Int = min(rowCount - 1, Int((position + drum.reach).rounded(.down)))
        for (index, row) in rows where index < first || index > last {
            rows[index] = nil
            recycle(row)
        }
        guard first <= last else { return }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        let size = CGSize(width: bounds.width, height: rowHeight)
        for index in first...last {
            let row: PickerRow = rows[index] ?? makeRow(index)
            if row.bounds.size != size { row.bounds = CGRect(origin: .zero, size: size) }
            row.place(at: Double(index) - position, on: drum, middle: middle)
        }
    }

    // MARK: Selection

    /// Scrolls the wheel to a row.
    ///
    /// - Parameter isUser: Whether the user selects the row. Only in this case is the delegate notified.
    package func select(_ row: Int, animated: Bool, isUser: Bool) {
        guard rowCount > 0 else { return }
        // A row that the user selected before is replaced, even if the layout ends the motion to that row.
        if !isUser { reportedRow = selectedRow }
        layoutIfNeeded()
        interrupt()
        selectedRow = min(max(0, row), rowCount - 1)
        if !isUser { reportedRow = selectedRow }
        guard bounds.height > 0 else { return report() }
        isDriven = true
        setContentOffset(offset(of: selectedRow), animated: animated)
        if !isScrollAnimating { settle() }
    }

    /// Stops the motion in progress, if any, without selecting the row at which it stops.
    private func interrupt() {
        isInterrupting = true
        stopMotion()
        isInterrupting = false
    }

    private func settle() {
        guard !isInterrupting else { return }
        isDriven = false
        report()
    }

    private func report() {
        guard reportedRow != selectedRow else { return }
        reportedRow = selectedRow
        picker?.wheel(component, didSelect: selectedRow)
    }

    private func tapped(_ recognizer: UITapGestureRecognizer) {
        let distance: CGFloat = recognizer.location(in: self).y - bounds.midY
        let row: Int = Int(position.rounded()) + drum.rows(toOffset: distance)
        guard row >= 0, row < rowCount, row != selectedRow else { return }
        select(row, animated: true, isUser: true)
    }

    /// A wheel that leaves the window during a motion or a drag shows the selected row when it returns.
    package override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window == nil else { return }
        contentOffset = offset(of: selectedRow)
        settle()
    }

    // MARK: Scrolling

    package func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // A change in the size, which the next layout adapts to, can also change the offset.
        guard !isDriven, rowCount > 0, fitsDrum else { return }
        let row: Int = min(max(0, Int(position.rounded())), rowCount - 1)
        guard row != selectedRow else { return }
        selectedRow = row
        feedback.selectionChanged()
    }

    package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isDriven = false }

    package func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        let row: Double = ((targetContentOffset.pointee.y + contentInset.top) / rowHeight).rounded()
        targetContentOffset.pointee = offset(of: min(max(0, Int(row)), max(0, rowCount - 1)))
    }

    package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        // A programmatic scroll that began during the drag continues.
        if !decelerate, !isScrollAnimating { settle() }
    }

    package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }

    // MARK: Keys

    package override var canBecomeFocused: Bool { rowCount > 0 && isScrollEnabled }

    /// The number of rows that a page key scrolls.
    private static let page = 5

    package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard isFocused, let key = presses.lazy.compactMap(\.key).first,
            key.modifierFlags.isDisjoint(with: [.control, .alternate, .command])
        else { return super.pressesBegan(presses, with: event) }
        switch key.keyCode {
        case .keyboardUpArrow: step(-1)
        case .keyboardDownArrow: step(1)
        case .keyboardPageUp: step(-PickerWheel.page)
        case .keyboardPageDown: step(PickerWheel.page)
        case .keyboardHome: step(-rowCount)
        case .keyboardEnd: step(rowCount)
        default: super.pressesBegan(presses, with: event)
        }
    }

    private func step(_ rows: Int) { select(selectedRow + rows, animated: true, isUser: true) }

    // MARK: Accessibility

    package override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text(ofRow: selectedRow) }
        set { super.accessibilityValue = newValue }
    }
}
