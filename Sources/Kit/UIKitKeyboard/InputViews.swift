import UIKitCore

/// The views that a first responder shows at the bottom of the screen.
@MainActor
struct InputViews {
    var accessory: UIView?
    /// The items of the shortcuts bar.
    var shortcuts: [UIBarButtonItem] = []
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
            shortcuts = responder.inputAssistantItem.shortcuts
        }
        hasKeyboard = input == nil && UIApplication.shared.showsKeyboard && responder.acceptsTyping
    }

    var isEmpty: Bool { accessory == nil && input == nil && shortcuts.isEmpty && !hasKeyboard }
}

extension UIResponder {
    /// Whether text can be typed into the responder.
    fileprivate var acceptsTyping: Bool {
        (self as? any TextReceiving)?.acceptsText ?? (self is any UIKeyInput)
    }
}

extension UITextInputAssistantItem {
    /// The items of all groups, with the trailing groups at the end of the bar.
    fileprivate var shortcuts: [UIBarButtonItem] {
        let leading = leadingBarButtonGroups.flatMap(\.barButtonItems)
        let trailing = trailingBarButtonGroups.flatMap(\.barButtonItems)
        guard !leading.isEmpty || !trailing.isEmpty else { return [] }
        return leading + [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)] + trailing
    }
}
