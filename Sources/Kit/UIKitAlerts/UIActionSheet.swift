import UIKitCore

/// An action sheet with buttons that have indexes. Apple deprecated it in favor of `UIAlertController`.
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    private let buttons = IndexedButtons()

    /// The object that is notified of events.
    open weak var delegate: (any UIActionSheetDelegate)?

    /// The title.
    open var title = ""

    /// The index of the first button that the initializer added after the others, or -1.
    open private(set) var firstOtherButtonIndex = -1

    /// Creates an action sheet with at most a destructive button and a cancel button.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an action sheet with buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
            destructiveButtonTitle: destructiveButtonTitle)
        firstOtherButtonIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons

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

    /// The index of the destructive button. The default is -1, which means that there is no destructive button.
    open var destructiveButtonIndex: Int {
        get { buttons.destructiveIndex }
        set { buttons.destructiveIndex = newValue }
    }

    // MARK: Showing

    /// Whether the sheet is visible.
    open var isVisible: Bool { buttons.isVisible }

    /// Shows the sheet in the window of a view.
    open func show(in view: UIView) { show(from: view.bounds, in: view, animated: true) }

    /// Shows the sheet in the window of a toolbar.
    open func show(from view: UIToolbar) { show(in: view) }

    /// Shows the sheet in the window of a tab bar.
    open func show(from view: UITabBar) { show(in: view) }

    /// Shows the sheet. In a regular width, it is a popover that points to a rectangle in a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        present(in: view.window ?? view as? UIWindow, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Shows the sheet. In a regular width, it is a popover that points to a bar button.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        present(in: nil, animated: animated) { $0.barButtonItem = item }
    }

    private func present(
        in window: UIWindow?, animated: Bool, _ place: (UIPopoverPresentationController) -> Void
    ) {
        let controller = UIAlertController(
            title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
        if let popover = controller.popoverPresentationController { place(popover) }
        buttons.show(controller, in: window, animated: animated, for: self, notify: { [weak self] in self?.notify($0) })
    }

    /// Dismisses the sheet, and passes the index of a button to the delegate.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        buttons.dismiss(buttonIndex, animated: animated, notify: { [weak self] in self?.notify($0) })
    }

    private func notify(_ event: IndexedButtons.Event) {
        switch event {
        case .willPresent: delegate?.willPresent(self)
        case .didPresent: delegate?.didPresent(self)
        case .click(let index): delegate?.actionSheet(self, clickedButtonAt: index)
        case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index): delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }
}
