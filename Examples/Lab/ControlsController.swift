import UIKit

/// Shows all controls in a column, with a report of their events.
final class ControlsController: UIViewController {
    private let scrollView = UIScrollView()
    private let content = UIView()
    private let report = UILabel()
    private var rows: [UIView] = []

    private static let gap: CGFloat = 16

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Controls"
        view.backgroundColor = .systemBackground
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.keyboardDismissMode = .onDrag
        view.addSubview(scrollView)
        scrollView.addSubview(content)

        report.text = "Touch a control to see its events here."
        report.font = .preferredFont(forTextStyle: .footnote)
        report.textColor = .secondaryLabel
        report.numberOfLines = 0
        report.accessibilityIdentifier = "report"
        add(report)
        addButtons()
        addText()
        addChoices()
        addProgress()
    }

    private func add(_ row: UIView) {
        rows.append(row)
        content.addSubview(row)
    }

    private func say(_ sentence: String) {
        report.text = sentence
        view.setNeedsLayout()
    }

    // MARK: Rows

    private func addButtons() {
        let kinds: [(String, UIButton.Configuration)] = [
            ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
        ]
        for (name, configuration) in kinds {
            let button = UIButton(configuration: configuration)
            button.setTitle(name, for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.say("\(name) was pressed.") }, for: .touchUpInside)
            add(button)
        }
        let disabled = UIButton(configuration: .filled())
        disabled.setTitle("Disabled", for: .normal)
        disabled.isEnabled = false
        add(disabled)
        var busy: UIButton.Configuration = .tinted()
        busy.title = "Busy"
        busy.showsActivityIndicator = true
        add(UIButton(configuration: busy))
        let system = UIButton(type: .system)
        system.setTitle("System", for: .normal)
        system.addAction(UIAction { [weak self] _ in self?.showAlert() }, for: .touchUpInside)
        add(system)
    }

    private func addText() {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Text"
        field.clearButtonMode = .whileEditing
        field.accessibilityIdentifier = "text"
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.say("The text is “\(field?.text ?? "")”.") },
            for: .editingChanged)
        add(field)
        let secret = UITextField()
        secret.borderStyle = .roundedRect
        secret.placeholder = "Password"
        secret.isSecureTextEntry = true
        add(secret)
    }

    private func addChoices() {
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.addAction(
            UIAction { [weak self, weak toggle] _ in self?.say("The switch is \(toggle?.isOn == true ? "on" : "off").")
            },
            for: .valueChanged)
        add(toggle)
        let slider = UISlider()
        slider.value = 0.4
        slider.addAction(
            UIAction { [weak self, weak slider] _ in
                self?.say("The slider is at \(Int(((slider?.value ?? 0) * 100).rounded()))%.")
            }, for: .valueChanged)
        add(slider)
        let segments = UISegmentedControl(items: ["One", "Two", "Three"])
        segments.selectedSegmentIndex = 0
        segments.addAction(
            UIAction { [weak self, weak segments] _ in
                self?.say("Segment \((segments?.selectedSegmentIndex ?? 0) + 1) is selected.")
            }, for: .valueChanged)
        add(segments)
        let stepper = UIStepper()
        stepper.addAction(
            UIAction { [weak self, weak stepper] _ in self?.say("The stepper is at \(Int(stepper?.value ?? 0)).") },
            for: .valueChanged)
        add(stepper)
        let pages = UIPageControl()
        pages.numberOfPages = 5
        pages.addAction(
            UIAction { [weak self, weak pages] _ in self?.say("Page \((pages?.currentPage ?? 0) + 1) of 5.") },
            for: .valueChanged)
        add(pages)
    }

    private func addProgress() {
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = 0.6
        add(progress)
        let indicator = UIActivityIndicatorView(style: .large)
        indicator.startAnimating()
        add(indicator)
        let toolbar = UIToolbar()
        func action(_ name: String) -> UIAction { UIAction { [weak self] _ in self?.say("\(name) was pressed.") } }
        toolbar.items = [
            UIBarButtonItem(systemItem: .add, primaryAction: action("Add")), .flexibleSpace(),
            UIBarButtonItem(title: "Middle", primaryAction: action("Middle")), .flexibleSpace(),
            UIBarButtonItem(systemItem: .trash, primaryAction: action("Delete")),
        ]
        add(toolbar)
    }

    private func showAlert() {
        let alert = UIAlertController(
            title: "A question", message: "Alerts wait for an answer.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel) { [weak self] _ in self?.say("The answer is no.") })
        alert.addAction(
            UIAlertAction(title: "Yes", style: .default) { [weak self] _ in self?.say("The answer is yes.") })
        present(alert, animated: true)
    }

    // MARK: Layout

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margins: UIEdgeInsets = view.layoutMargins
        let width: CGFloat = view.bounds.width - margins.left - margins.right
        var y: CGFloat = Self.gap
        for row in rows {
            let fitting: CGSize = row.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let stretches: Bool =
                row is UILabel || row is UITextField || row is UISlider || row is UIProgressView
                || row is UIToolbar || row is UISegmentedControl
            row.frame = view.inReadingDirection(
                CGRect(
                    x: margins.left, y: y, width: stretches ? width : min(fitting.width, width),
                    height: ceil(fitting.height)))
            y = row.frame.maxY + Self.gap
        }
        content.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: y)
        scrollView.contentSize = content.frame.size
    }
}
