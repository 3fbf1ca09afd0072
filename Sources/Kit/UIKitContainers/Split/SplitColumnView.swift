import UIKitCore

/// The container of one column's view. It overrides the size class and draws a line at the inner edge.
@MainActor
final class SplitColumnView: UIView {
    private let line = UIView()
    /// Whether the line is at the left edge, because the column is on the right.
    var isMirrored = false {
        didSet { if isMirrored != oldValue { setNeedsLayout() } }
    }

    /// Whether another column is beyond the inner edge.
    var hasLine = false {
        didSet { if hasLine != oldValue { line.isHidden = !hasLine } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        line.backgroundColor = .separator
        line.isHidden = true
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
