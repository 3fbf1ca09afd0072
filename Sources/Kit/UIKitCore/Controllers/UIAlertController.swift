import Foundation

/// Tells a person something, and asks for an answer.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it stands.
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    /// What it says below the title.
    open var message: String? {
        didSet { if message != oldValue { alertView?.reload() } }
    }

    open override var title: String? {
        didSet { if title != oldValue { alertView?.reload() } }
    }

    /// Where it stands.
    public private(set) var preferredStyle: Style = .alert

    /// The answers, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The answer that Return chooses; it is shown in bold.
    open var preferredAction: UIAlertAction? {
        didSet { alertView?.reload() }
    }

    /// The fields, in the order in which they were added; nil when there are none.
    open private(set) var textFields: [UITextField]?

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Makes an alert, or a sheet of answers.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    /// Adds an answer. There can be one of the cancelling kind.
    open func addAction(_ action: UIAlertAction) {
        stopProgram(
            unless: action.style != .cancel || !actions.contains { $0.style == .cancel },
            "An alert can have only one action with the style .cancel.")
        actions.append(action)
        alertView?.reload()
    }

    /// Adds a field, which `configurationHandler` may set up. Sheets cannot have any.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        stopProgram(unless: preferredStyle == .alert, "Text fields can only be added to an alert of style .alert.")
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.addAction(
            UIAction { [weak self, weak field] _ in field.map { self?.didReturn(in: $0) } },
            for: .primaryActionTriggered)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        alertView?.reload()
    }

    open override func loadView() {
        view = AlertView(controller: self)
    }

    /// Whether the answers stand beside what they are about, where a tap beside them says no.
    var isPopover: Bool { storedPresentationController is UIPopoverPresentationController }

    /// A tap beside the answers means the one that says no.
    func tapBeside() {
        guard let cancel = actions.first(where: { $0.style == .cancel }) else { return }
        choose(cancel)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // Only now is it known where the answers stand.
        alertView?.reload()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let field = textFields?.first { field.becomeFirstResponder() } else { becomeFirstResponder() }
    }

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses {
            switch press.key?.keyCode {
            case .keyboardEscape:
                if let cancel = actions.first(where: { $0.style == .cancel }) { return choose(cancel) }
            case .keyboardReturnOrEnter, .keypadEnter:
                if pressReturn() { return }
            default: break
            }
        }
        super.pressesBegan(presses, with: event)
    }

    /// Return goes to the next field, and from the last one to the answer.
    private func didReturn(in field: UITextField) {
        let following: ArraySlice<UITextField> = (textFields ?? []).drop { $0 !== field }.dropFirst()
        if let next = following.first { next.becomeFirstResponder() } else { pressReturn() }
    }

    /// Chooses the answer that Return stands for, if there is one.
    @discardableResult
    private func pressReturn() -> Bool {
        guard let action = preferredAction ?? (actions.count == 1 ? actions[0] : nil), action.isEnabled else {
            return false
        }
        choose(action)
        return true
    }

    /// Dismisses the alert, then carries out `action`.
    func choose(_ action: UIAlertAction) {
        guard presentingViewController != nil, !isBeingDismissed else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}
