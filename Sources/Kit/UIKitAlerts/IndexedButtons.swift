import UIKitCore

/// The buttons of an alert view or an action sheet, and the alert controller that shows them.
@MainActor
final class IndexedButtons {
    /// An event of an alert. A click and the events of a dismissal have the index of the button.
    enum Event {
        case willPresent
        case didPresent
        case click(Int)
        case willDismiss(Int)
        case didDismiss(Int)
    }

    var titles: [String] = []
    /// The index of the cancel button, or -1.
    var cancelIndex = -1
    /// The index of the destructive button, or -1.
    var destructiveIndex = -1
    private weak var shown: UIAlertController?
    /// Keeps the owner while the alert is visible. Apps often have no other reference to it.
    private var owner: AnyObject?

    var isVisible: Bool { shown?.presentingViewController != nil }

    /// Adds a button, and returns its index.
    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    /// Presents a controller with the buttons. Does nothing if no window can show it.
    ///
    /// - Parameters:
    ///   - window: The window; nil for the key window.
    ///   - owner: The object that is kept while the alert is visible.
    ///   - notify: A function that notifies the delegate of an event. It must not refer to the owner strongly.
    func show(
        _ controller: UIAlertController, in window: UIWindow?, animated: Bool = true, for owner: AnyObject,
        notify: @escaping (Event) -> Void
    ) {
        let scenes: [UIWindowScene] = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
        let window: UIWindow? = window ?? scenes.lazy.compactMap(\.keyWindow).first
        guard !isVisible, var presenter = window?.rootViewController else { return }
        while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
        self.owner = owner
        shown = controller
        for (index, title) in titles.enumerated() {
            let style: UIAlertAction.Style =
                index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
            controller.addAction(
                UIAlertAction(title: title, style: style) { [weak self] _ in
                    notify(.didDismiss(index))
                    self?.owner = nil
                })
        }
        controller.onChoice = { [unowned controller] action in
            guard let index = controller.actions.firstIndex(where: { $0 === action }) else { return }
            notify(.click(index))
            notify(.willDismiss(index))
        }
        notify(.willPresent)
        presenter.present(controller, animated: animated) { notify(.didPresent) }
    }

    /// Dismisses the alert as if the user had chosen a button, but without a click.
    func dismiss(_ index: Int, animated: Bool, notify: @escaping (Event) -> Void) {
        guard isVisible, let presenter = shown?.presentingViewController else { return }
        notify(.willDismiss(index))
        presenter.dismiss(animated: animated) { [weak self] in
            notify(.didDismiss(index))
            self?.owner = nil
        }
    }
}
