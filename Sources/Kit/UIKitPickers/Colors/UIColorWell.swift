import UIKitCore

/// A control that shows a color, and opens a color picker when it is tapped.
///
/// It sends `valueChanged` when the user selects another color.
@preconcurrency @MainActor
open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
    private static let side: CGFloat = 28
    private static let ring: CGFloat = 3

    /// Creates a color well. A zero size means 28 by 28 points.
    public override init(frame: CGRect) {
        super.init(
            frame: frame.size == .zero
                ? CGRect(origin: frame.origin, size: CGSize(width: UIColorWell.side, height: UIColorWell.side)) : frame)
        prepareWell()
    }

    /// Creates a color well from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareWell()
        coder.configure(self, as: UIColorWell.self)
    }

    private func prepareWell() {
        contentMode = .redraw
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    }

    /// The title of the color picker. The default, nil, means the standard title.
    open var title: String? {
        didSet { accessibilityLabel = title }
    }

    /// Whether the user can select an opacity. The default is true.
    open var supportsAlpha = true

    /// The selected color, or nil for no color. The default is nil. Setting it sends no actions.
    open var selectedColor: UIColor? {
        willSet { keyWillChange(self, "selectedColor") }
        didSet {
            if selectedColor != oldValue { setNeedsDisplay() }
            keyDidChange(self, "selectedColor")
        }
    }

    open override func draw(_ rect: CGRect) {
        let side: CGFloat = min(bounds.width, bounds.height)
        let circle = CGRect(
            x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
        let center = CGPoint(x: circle.midX, y: circle.midY)
        let radius: CGFloat = side / 2 - UIColorWell.ring / 2
        let steps = 48
        for step in 0..<steps {
            let start: CGFloat = CGFloat(step) / CGFloat(steps) * 2 * .pi
            // Each arc extends under the next one.
            let arc = UIBezierPath(
                arcCenter: center, radius: radius, startAngle: start, endAngle: start + 3 * .pi / CGFloat(steps),
                clockwise: true)
            arc.lineWidth = UIColorWell.ring
            UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.9, brightness: 1, alpha: isEnabled ? 1 : 0.4)
                .setStroke()
            arc.stroke()
        }
        guard let selectedColor else { return }
        selectedColor.setFill()
        UIBezierPath(ovalIn: circle.insetBy(dx: UIColorWell.ring + 2, dy: UIColorWell.ring + 2)).fill()
    }

    open override var isEnabled: Bool {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIColorWell.side, height: UIColorWell.side) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private func open() {
        var responder: UIResponder? = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let presenter = responder as? UIViewController ?? window?.rootViewController else { return }
        let picker = UIColorPickerViewController()
        picker.title = title
        picker.supportsAlpha = supportsAlpha
        picker.selectedColor = selectedColor ?? .black
        picker.delegate = self
        picker.modalPresentationStyle = .popover
        picker.popoverPresentationController?.sourceView = self
        presenter.present(picker, animated: true)
    }

    /// Called when the user selects a color in the color picker.
    open func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
        guard color != selectedColor else { return }
        selectedColor = color
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
}
