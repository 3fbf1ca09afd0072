import Foundation
import ProgramDiagnostics
import UIKitCore

/// An alert or an action sheet: it shows a message and lets the user choose an action.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// The style of an alert controller, which determines how it is presented.
    public enum Style: Int, Sendable {
        /// An action sheet at the bottom or in a popover.
        case actionSheet = 0
        /// An alert in the middle.
        case alert = 1
    }

    /// The text below the title.
    open var message: String? {
        didSet { if message != oldValue { alertView?.reload() } }
    }

    open override var title: String? {
        didSet { if title != oldValue { alertView?.reload() } }
    }

    /// The style of the alert.
    public private(set) var preferredStyle: Style = .alert

    /// The actions, in the order in which they were added.
    open private(set) var actions: [UIAlertAction] = []

    /// The action that Return performs. Its title is bold.
    open var preferredAction: UIAlertAction? {
        didSet { alertView?.reload() }
    }

    /// The text fields, in the order in which they were added, if any.
    open private(set) var textFields: [UITextField]?

    // MARK: Content, which apps change with key-value coding

    /// The title with attributes. It replaces the title.
    final var attributedTitle: NSAttributedString? {
        didSet { alertView?.reload() }
    }

    /// The message with attributes. It replaces the message.
    final var attributedMessage: NSAttributedString? {
        didSet { alertView?.reload() }
    }

    /// A controller whose view is between the message and the buttons. Its height is that of its
    /// `preferredContentSize`.
    final var contentViewController: UIViewController? {
        didSet {
            guard contentViewController !== oldValue else { return }
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            if let contentViewController {
                addChild(contentViewController)
                contentViewController.didMove(toParent: self)
            }
            alertView?.reload()
        }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        alertView?.reload()
    }

    /// Called when an action is chosen, before the alert is dismissed.
    final var onChoice: ((UIAlertAction) -> Void)?

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Creates an alert or an action sheet.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
        if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
    }

    /// Adds an action. There can be only one with the style `cancel`.
    open func addAction(_ action: UIAlertAction) {
        stopProgram(
            unless: action.style != .cancel || !actions.contains { $0.style == .cancel },
            "An alert can have only one action with the style .cancel.")
        actions.append(action)
        alertView?.reload()
    }

    /// Adds a text field that `configurationHandler` configures. Action sheets cannot contain text fields.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        stopProgram(unless: preferredStyle == .alert, "Only an alert with the style .alert can have text fields.")
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

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        // The presentation, which determines the layout, is known only now.
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

    /// Moves to the next field. After the last field, chooses the action that Return performs.
    private func didReturn(in field: UITextField) {
        let following: ArraySlice<UITextField> = (textFields ?? []).drop { $0 !== field }.dropFirst()
        if let next = following.first { next.becomeFirstResponder() } else { pressReturn() }
    }

    /// Chooses the preferred action, or the only action. Returns false if neither exists, or if the action is disabled.
    @discardableResult
    private func pressReturn() -> Bool {
        guard let action = preferredAction ?? (actions.count == 1 ? actions[0] : nil), action.isEnabled else {
            return false
        }
        choose(action)
        return true
    }

    /// Dismisses the alert and then calls the handler of `action`. Does nothing if the action is disabled.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, presentingViewController != nil, !isBeingDismissed else { return }
        onChoice?(action)
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }
}
