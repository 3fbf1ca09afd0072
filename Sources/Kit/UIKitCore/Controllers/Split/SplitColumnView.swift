import Foundation

/// Holds the view of one column, says in its traits how wide it is, and draws the line at its inner edge.
@MainActor
final class SplitColumnView: UIView {
    private let line = UIView()
    /// Whether the line is at the left, where the column stands at the right.
    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsLayout() } }
    }

    /// Makes a view.
    ///
    /// - Parameter hasLine: whether there is a column beyond its inner edge.
    init(hasLine: Bool) {
        super.init(frame: .zero)
        clipsToBounds = true
        line.backgroundColor = .separator
        line.isHidden = !hasLine
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// The view of the column.
    var content: UIView? {
        didSet {
            guard content !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            guard let content else { return }
            content.frame = bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(content, belowSubview: line)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}
