import UIKitCore

/// A row of a wheel: a title or a view that the delegate created.
final class PickerRow: UIView {
    /// The text or the view of a row.
    enum Content {
        case title(String)
        case attributedTitle(NSAttributedString)
        case view(UIView)
    }

    /// The distance of the title from the sides of the row, in points.
    static let titleInset: CGFloat = 9
    /// The font sizes of the title in the center of the wheel and of the other titles, in points.
    static let fontSizes: (selected: CGFloat, other: CGFloat) = (23.5, 21)
    /// The opacity of rows that are not in the center.
    static let unselectedAlpha: CGFloat = 0.447

    private var label: UILabel?
    /// The distance of the title from the sides, in points.
    private var inset = PickerRow.titleInset
    /// The view that the delegate returned. Another row has it if the delegate later returned it for that row.
    private var returnedView: UIView?
    /// The view that the delegate returned, if this row still has it.
    var customView: UIView? { returnedView?.superview === self ? returnedView : nil }

    /// Replaces the content.
    func show(
        _ content: Content, alignment: NSTextAlignment, inset: CGFloat = PickerRow.titleInset,
        color: UIColor = .label
    ) {
        self.inset = inset
        switch content {
        case .title(let title): titleLabel(alignment, color).text = title
        case .attributedTitle(let title): titleLabel(alignment, color).attributedText = title
        case .view(let view):
            label?.isHidden = true
            guard view !== customView else { return setNeedsLayout() }
            customView?.removeFromSuperview()
            returnedView = view
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// Returns the label with its standard style, because it adopts the style of attributed titles.
    private func titleLabel(_ alignment: NSTextAlignment, _ color: UIColor) -> UILabel {
        customView?.removeFromSuperview()
        returnedView = nil
        let label: UILabel = self.label ?? makeLabel()
        label.isHidden = false
        label.font = .systemFont(ofSize: PickerRow.fontSizes.selected)
        label.textColor = color
        label.lineBreakMode = .byTruncatingTail
        if label.textAlignment != alignment { label.textAlignment = alignment }
        return label
    }

    private func makeLabel() -> UILabel {
        let label = UILabel()
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        addSubview(label)
        self.label = label
        return label
    }

    /// The text of the content, for accessibility.
    var text: String? {
        customView.map { PickerRow.text(of: $0) } ?? label?.text
    }

    /// Returns the text of a view that the delegate created.
    static func text(of view: UIView) -> String? {
        view.accessibilityLabel ?? view.subviews.lazy.compactMap { $0.accessibilityLabel }.first
    }

    /// Shows the row at a distance from the center of the wheel, in rows.
    func place(at distance: Double, on drum: DrumGeometry, middle: CGPoint) {
        center = CGPoint(x: middle.x, y: middle.y + drum.offset(at: distance))
        let scale: Double = drum.scale(at: distance)
        transform = CGAffineTransform(scaleX: 1, y: max(scale, 0.01))
        let emphasis: CGFloat = max(0, 1 - abs(distance))
        let base: CGFloat = PickerRow.unselectedAlpha + (1 - PickerRow.unselectedAlpha) * emphasis
        // The wheel fades out toward its ends.
        alpha = base * min(1, scale * 1.6)
        guard let label else { return }
        let ratio: CGFloat = PickerRow.fontSizes.other / PickerRow.fontSizes.selected
        let size: CGFloat = ratio + (1 - ratio) * emphasis
        label.transform = CGAffineTransform(scaleX: size, y: size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let customView {
            customView.frame = bounds
        } else if let label {
            label.bounds = CGRect(
                x: 0, y: 0, width: max(0, bounds.width - 2 * inset), height: bounds.height)
            label.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
    }
}
