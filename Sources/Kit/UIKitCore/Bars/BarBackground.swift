/// The background of a bar: a color, and a separator line along the edge that meets the page's content.
@MainActor
final class BarBackground: UIView {
    private let fill = UIView()
    private let line = UIView()
    private let isAtTop: Bool

    /// The visible fraction of the background: 0 if no content lies under the bar, 1 if content does. The default is 1.
    ///
    /// While `color` is set, the value affects only the line.
    var prominence: CGFloat = 1 {
        didSet { if prominence != oldValue { updateAlpha() } }
    }

    /// The background color. Nil, the default, means the system's color.
    var color: UIColor? {
        didSet { if color != oldValue { updateColor() } }
    }

    /// - Parameter isAtTop: Whether the bar is above the content of the page rather than below it.
    init(isAtTop: Bool) {
        self.isAtTop = isAtTop
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        line.backgroundColor = .separator
        addSubview(fill)
        addSubview(line)
        updateColor()
    }

    /// Creates the background of `bar`, behind its other subviews.
    convenience init(isAtTop: Bool, bar: UIView) {
        self.init(isAtTop: isAtTop)
        bar.insertSubview(self, at: 0)
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
    /// The image as a bar shows it: a template in the tint color, unless the image sets its rendering mode.
    var forBar: UIImage { renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self }
}
