import UIKitCore

/// The views that a first responder shows at the bottom of the screen.
@MainActor
struct InputViews {
    var accessory: UIView?
    /// The item with the groups of the shortcuts bar, or nil if it has none.
    var shortcuts: UITextInputAssistantItem?
    /// The view that replaces the keyboard.
    var input: UIView?
    /// The controllers of the views.
    var controllers: [UIInputViewController] = []
    /// Whether the keyboard is shown.
    var hasKeyboard = false

    init() {}

    /// Collects the input views of a responder.
    init(of responder: UIResponder) {
        let accessoryController = responder.inputAccessoryViewController
        let inputController = responder.inputViewController
        controllers = [accessoryController, inputController].compactMap { $0 }
        accessory = accessoryController?.view ?? responder.inputAccessoryView
        input = inputController?.view ?? responder.inputView
        if responder.acceptsTyping, UIDevice.current.userInterfaceIdiom == .pad {
            let item = responder.inputAssistantItem
            let groups: [UIBarButtonItemGroup] = item.leadingBarButtonGroups + item.trailingBarButtonGroups
            if groups.contains(where: { !$0.barButtonItems.isEmpty }) { shortcuts = item }
        }
        hasKeyboard = input == nil && UIApplication.shared.showsKeyboard && responder.acceptsTyping
    }

    var isEmpty: Bool { accessory == nil && input == nil && shortcuts == nil && !hasKeyboard }
}

extension UIResponder {
    /// Whether text can be typed into the responder.
    fileprivate var acceptsTyping: Bool {
        (self as? any TextReceiving)?.acceptsText ?? (self is any UIKeyInput)
    }
}
