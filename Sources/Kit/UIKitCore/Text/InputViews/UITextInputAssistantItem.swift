import Foundation

/// The bar button items that a responder shows in the shortcuts bar, above the keyboard.
///
/// The bar appears in tablet-sized windows, while the responder accepts text and the item has groups. The system adds
/// no buttons.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
    /// The groups on the leading side. The default is empty.
    open var leadingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { UIApplication.shared.inputViewsDidChange() }
    }

    /// The groups on the trailing side. The default is empty.
    open var trailingBarButtonGroups: [UIBarButtonItemGroup] = [] {
        didSet { UIApplication.shared.inputViewsDidChange() }
    }
}
