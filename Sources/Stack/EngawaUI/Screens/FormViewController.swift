import UIKitCore
import UIKitStackViews
import ViewModels

/// A screen with the text fields of a form, its Submit button, and a banner for failures.
///
///     let screen = FormViewController(model.form, [
///         TextFieldView(model.email, placeholder: "Email"), TextFieldView(model.name, placeholder: "Name"),
///     ], button: "Save", busyTitle: "Saving…") { screen in
///         model.save { screen.navigationController?.popViewController(animated: true) }
///     }
///
/// The Return key moves to the next text field, and submits the form in the last one. While the form is submitted, its
/// text fields and the button are disabled. The content scrolls where it does not fit above the keyboard.
@MainActor
public final class FormViewController: UIViewController {
    /// The button that submits the form.
    public let submitButton = UIButton(type: .system)
    /// The banner above the text fields.
    public let banner = MessageBanner()

    private let form: Form
    private let fieldViews: [TextFieldView]
    private let submit: @MainActor (FormViewController) -> Void

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - fieldViews: The views of its fields, from top to bottom.
    ///   - title: The title of the button.
    ///   - busyTitle: The title of the button while the form is submitted.
    ///   - submit: A closure that calls `submit` of the form. It receives this screen, and is called for the button,
    ///     the Return key and the banner's Retry button.
    public init(
        _ form: Form, _ fieldViews: [TextFieldView], button title: String, busyTitle: String,
        submit: @escaping @MainActor (FormViewController) -> Void
    ) {
        self.form = form
        self.fieldViews = fieldViews
        self.submit = submit
        super.init(nibName: nil, bundle: nil)
        submitButton.setTitle(title, for: .normal)
        if let label = submitButton.titleLabel {
            label.font = UIFontMetrics.default.scaledFont(for: label.font)
            label.adjustsFontForContentSizeCategory = true
        }
        submitButton.bind(to: form.button, busyTitle: busyTitle)
        submitButton.addAction(UIAction { [weak self] _ in self?.submitForm() }, for: .primaryActionTriggered)
        for (index, view) in fieldViews.enumerated() {
            view.textField.bindText(to: view.field, in: form)
            view.textField.returnKeyType = view === fieldViews.last ? .send : .next
            let next: UITextField? = index + 1 < fieldViews.count ? fieldViews[index + 1].textField : nil
            let action = UIAction { [weak self, weak next] _ in
                if let next { next.becomeFirstResponder() } else { self?.submitForm() }
            }
            view.textField.addAction(action, for: .primaryActionTriggered)
        }
        form.failure.bind(with: self) { screen, failure in
            guard let failure else { return screen.banner.clear() }
            screen.banner.show(failure) { [weak screen] in screen?.submitForm() }
        }
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func submitForm() { submit(self) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let scrollView = UIScrollView()
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        let column = UIStackView(arrangedSubviews: [banner] + fieldViews + [submitButton])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(column)
        let content: UILayoutGuide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: view.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
    }
}
