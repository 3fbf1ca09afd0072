/// What lies behind the content of a bar: a color, and a line along the edge to the content of the page.
@MainActor
final class BarBackground: UIView {
    private let fill = UIView()
    private let line = UIView()
    private let isAtTop: Bool

    /// How much of it is seen: 0 where nothing lies under the bar, 1 where content does. The default is 1.
    ///
    /// A color that a program has chosen is seen at both.
    var prominence: CGFloat = 1 {
        didSet { if prominence != oldValue { updateAlpha() } }
    }

    /// The color; nil, the default, is the system's.
    var color: UIColor? {
        didSet { if color != oldValue { updateColor() } }
    }

    /// - Parameter isAtTop: whether the bar stands above the content of the page, or below it.
    init(isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(fill)
        addSubview(line)
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        fill.backgroundColor = color ?? .systemBackground
        fill.isOpaque = (color?.cgColor.alpha ?? 1) == 1
        updateAlpha()
    }

    private func updateAlpha() {
        fill.alpha = color == nil ? prominence : 1
        line.alpha = prominence
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thickness: CGFloat = 1 / max(1, traitCollection.displayScale)
        fill.frame = bounds
        line.frame = CGRect(
            x: 0, y: isAtTop ? bounds.height - thickness : 0, width: bounds.width, height: thickness)
    }
}

extension UIImage {
    /// The image as a bar shows it: in the tint, unless it has a rendering mode of its own.
    var forBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
