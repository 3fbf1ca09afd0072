/// A label of a cell. Changes to its text and font invalidate the cell's layout, because the cell's height depends on
/// them.
final class CellLabel: UILabel {
    private weak var cell: UITableViewCell?

    init(cell: UITableViewCell) {
        self.cell = cell
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var text: String? {
        didSet { cell?.setNeedsLayout() }
    }

    override var attributedText: NSAttributedString? {
        didSet { cell?.setNeedsLayout() }
    }

    override var font: UIFont! {
        didSet { cell?.setNeedsLayout() }
    }

    override var numberOfLines: Int {
        didSet {
            hasOwnLimit = hasOwnLimit || !isAdjusting
            cell?.setNeedsLayout()
        }
    }

    private var isAdjusting = false

    // MARK: Alignment

    private var hasOwnAlignment = false

    override var textAlignment: NSTextAlignment {
        didSet { hasOwnAlignment = hasOwnAlignment || !isAdjusting }
    }

    /// Aligns the text with the trailing edge, unless the app has set `textAlignment`.
    func alignWithTrailingEdge(isRightToLeft: Bool) {
        guard !hasOwnAlignment else { return }
        isAdjusting = true
        textAlignment = isRightToLeft ? .left : .right
        isAdjusting = false
    }

    // MARK: Accessibility sizes

    private var hasOwnLimit = false

    /// Allows the text to wrap at accessibility sizes, unless the app has set `numberOfLines`.
    func adjustLineLimit() {
        guard !hasOwnLimit else { return }
        isAdjusting = true
        numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1
        isAdjusting = false
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustLineLimit()
    }
}
