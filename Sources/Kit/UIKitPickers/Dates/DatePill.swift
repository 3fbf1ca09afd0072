import UIKitCore

/// A label with the date or the time, which opens a popover when it is tapped.
final class DatePill: UIControl, UIPopoverPresentationControllerDelegate {
    private static let inset = CGSize(width: 12, height: 7)
    private let label = UILabel()
    private weak var popover: DatePopoverController?
    /// Creates the content of the popover.
    private let makeContent: () -> (any DatePickerContent)?

    init(name: String, makeContent: @escaping () -> (any DatePickerContent)?) {
        self.makeContent = makeContent
        super.init(frame: .zero)
        accessibilityLabel = name
        accessibilityTraits = .button
        backgroundColor = .tertiarySystemFill
        // The popover does not dim the label that opened it.
        tintAdjustmentMode = .normal
        layer.cornerRadius = 8
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.textAlignment = .center
        label.isAccessibilityElement = false
        addSubview(label)
        addAction(UIAction { [weak self] _ in self?.open() }, for: [.touchUpInside])
    }

    required init?(coder: NSCoder) { nil }

    var text: String {
        get { label.text ?? "" }
        set {
            guard label.text != newValue else { return }
            label.text = newValue
            accessibilityValue = newValue
            superview?.setNeedsLayout()
        }
    }

    override var isHighlighted: Bool {
        didSet { if isHighlighted != oldValue { updateColor() } }
    }

    private func updateColor() { label.textColor = popover != nil || isHighlighted ? .tintColor : .label }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(.zero)
        return CGSize(width: text.width + 2 * DatePill.inset.width, height: text.height + 2 * DatePill.inset.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: DatePill.inset.width / 2, dy: 0)
    }

    // MARK: Popover

    /// Shows a date in the popover, if it is open.
    func show(_ date: Date, animated: Bool) { popover?.content.show(date, animated: animated) }

    /// Changes the properties of the content of the popover, if it is open.
    func configure(_ configuration: DatePickerConfiguration, date: Date) {
        popover?.content.configure(configuration, date: date)
    }

    private func open() {
        var responder: UIResponder? = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        guard let presenter = responder as? UIViewController ?? window?.rootViewController,
            let content = makeContent()
        else { return }
        let controller = DatePopoverController(content) { [weak self] in
            self?.popover = nil
            self?.updateColor()
        }
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = self
        controller.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        controller.popoverPresentationController?.delegate = self
        popover = controller
        updateColor()
        presenter.present(controller, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

/// A popover in which the user selects a date or a time.
final class DatePopoverController: UIViewController {
    let content: any DatePickerContent
    private let onClose: () -> Void

    init(_ content: any DatePickerContent, onClose: @escaping () -> Void) {
        self.content = content
        self.onClose = onClose
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = content.naturalSize
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        content.frame = view.bounds
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        view.subviews.first?.removeFromSuperview()
        onClose()
    }
}
