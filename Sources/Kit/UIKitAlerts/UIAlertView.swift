import UIKitCore

/// An alert with buttons that have indexes. Apple deprecated it in favor of `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private let buttons = IndexedButtons()
    private var controller: UIAlertController?

    /// The object that is notified of events, a `UIAlertViewDelegate`.
    open weak var delegate: AnyObject?

    /// The title.
    open var title = "" {
        didSet { controller?.title = title }
    }

    /// The text below the title.
    open var message: String? {
        didSet { controller?.message = message }
    }

    /// The style, which determines the text fields of the alert. The default style has no text fields.
    open var alertViewStyle: UIAlertViewStyle = .default {
        didSet { if alertViewStyle != oldValue { controller = nil } }
    }

    /// The index of the first button that the initializer added after the cancel button, or -1.
    open private(set) var firstOtherButtonIndex = -1

    /// Creates an alert with at most a cancel button.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate as AnyObject?
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        firstOtherButtonIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons and fields

    /// Adds a button, and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

    /// Returns the title of a button, or nil if there is no button with the index.
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

    /// The number of buttons.
    open var numberOfButtons: Int { buttons.titles.count }

    /// The index of the cancel button. The default is -1, which means that there is no cancel button.
    open var cancelButtonIndex: Int {
        get { buttons.cancelIndex }
        set { buttons.cancelIndex = newValue }
    }

    /// Returns a text field of the alert, or nil if there is no field with the index.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields: [UITextField] = preparedController().textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private func preparedController() -> UIAlertController {
        if let controller { return controller }
        let made = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let areSecret: [Bool] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [true]
            case .plainTextInput: [false]
            case .loginAndPasswordInput: [false, true]
            }
        for isSecret in areSecret {
            made.addTextField { field in
                field.isSecureTextEntry = isSecret
                if areSecret.count == 2 { field.placeholder = isSecret ? "Password" : "Login" }
                field.addAction(UIAction { [weak self] _ in self?.updateFirstOtherButton() }, for: .editingChanged)
            }
        }
        controller = made
        return made
    }

    private func updateFirstOtherButton() {
        guard let actions = controller?.actions, let handler = delegate as? any UIAlertViewDelegate else { return }
        actions.first { $0.style != .cancel }?.isEnabled = handler.alertViewShouldEnableFirstOtherButton(self)
    }

    // MARK: Showing

    /// Whether the alert is visible.
    open var isVisible: Bool { buttons.isVisible }

    /// Shows the alert in front of the key window's content.
    open func show() {
        guard !isVisible else { return }
        // The actions of a controller that was shown before cannot be removed.
        if controller?.actions.isEmpty == false { controller = nil }
        buttons.show(preparedController(), in: nil, for: self, notify: { [weak self] in self?.notify($0) })
        updateFirstOtherButton()
    }

    /// Dismisses the alert, and passes the index of a button to the delegate.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(buttonIndex, animated: animated, notify: { [weak self] in self?.notify($0) })
    }

    private func notify(_ event: IndexedButtons.Event) {
        guard let handler = delegate as? any UIAlertViewDelegate else { return }
        switch event {
        case .willPresent: handler.willPresent(self)
        case .didPresent: handler.didPresent(self)
        case .click(let index): handler.alertView(self, clickedButtonAt: index)
        case .willDismiss(let index): handler.alertView(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): handler.alertView(self, didDismissWithButtonIndex: index)
        }
    }
}
