import UIKitCore

/// The grid of a color picker. A finger selects the color under it.
final class ColorGridView: UIControl {
    private(set) var color: UIColor?
    private var selected: (column: Int, row: Int)?
    private let marker = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = false
        layer.cornerRadius = 8
        clipsToBounds = true
        contentMode = .redraw
        marker.layer.borderWidth = 3
        marker.layer.cornerRadius = 3
        marker.layer.borderColor = UIColor.white.cgColor
        marker.isUserInteractionEnabled = false
        marker.isHidden = true
        addSubview(marker)
    }

    required init?(coder: NSCoder) { nil }

    private func frame(column: Int, row: Int) -> CGRect {
        let size = CGSize(
            width: bounds.width / CGFloat(ColorPalette.columns), height: bounds.height / CGFloat(ColorPalette.rows))
        return CGRect(
            x: size.width * CGFloat(column), y: size.height * CGFloat(row), width: size.width, height: size.height)
    }

    private static func color(column: Int, row: Int) -> UIColor {
        let found = ColorPalette.color(column: column, row: row)
        return UIColor(red: found.red, green: found.green, blue: found.blue, alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        for row in 0..<ColorPalette.rows {
            for column in 0..<ColorPalette.columns {
                ColorGridView.color(column: column, row: row).setFill()
                // Cells overlap by a part of a pixel, so that no background is visible between them.
                UIBezierPath(rect: frame(column: column, row: row).insetBy(dx: -0.5, dy: -0.5)).fill()
            }
        }
    }

    /// Selects a color, and marks its cell if the grid contains the color.
    func show(_ color: UIColor?) {
        self.color = color
        selected = nil
        if let color {
            for row in 0..<ColorPalette.rows {
                for column in 0..<ColorPalette.columns
                where color.isSimilar(to: ColorGridView.color(column: column, row: row)) {
                    selected = (column, row)
                }
            }
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        marker.isHidden = selected == nil
        if let selected { marker.frame = frame(column: selected.column, row: selected.row) }
        accessibilityElements = (0..<ColorPalette.rows * ColorPalette.columns).map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: ColorPalette.columns)
            let element = UIAccessibilityElement(accessibilityContainer: self)
            element.accessibilityLabel = ColorPalette.name(column: column, row: row)
            element.accessibilityTraits = .button
            element.accessibilityFrameInContainerSpace = frame(column: column, row: row)
            return element
        }
    }

    private func track(_ touch: UITouch) {
        let point = touch.location(in: self)
        guard bounds.width > 0, bounds.height > 0 else { return }
        let column = Int(point.x / bounds.width * CGFloat(ColorPalette.columns))
        let row = Int(point.y / bounds.height * CGFloat(ColorPalette.rows))
        let cell = (
            column: min(max(column, 0), ColorPalette.columns - 1), row: min(max(row, 0), ColorPalette.rows - 1)
        )
        if let selected, selected == cell { return }
        selected = cell
        color = ColorGridView.color(column: cell.column, row: cell.row)
        setNeedsLayout()
        sendActions(for: .valueChanged)
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        track(touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendActions(for: .editingDidEnd) }

    override func cancelTracking(with event: UIEvent?) { sendActions(for: .editingDidEnd) }
}

extension UIColor {
    /// Returns whether the red, green and blue components differ by less than 0.005.
    func isSimilar(to other: UIColor) -> Bool {
        let (a, b) = (components, other.components)
        return zip(a.prefix(3), b.prefix(3)).allSatisfy { abs($0 - $1) < 0.005 }
    }

    /// Red, green, blue and opacity, from 0 to 1.
    var components: [CGFloat] {
        let parts: ColorComponents = components(in: .current)
        return [parts.red, parts.green, parts.blue, parts.alpha]
    }
}
