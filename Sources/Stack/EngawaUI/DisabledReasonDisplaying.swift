import UIKitCore

/// An object that can show why it is disabled: a control or a bar button item.
@MainActor
protocol DisabledReasonDisplaying: AnyObject {
    var disabledPressReason: String? { get set }
    var onDisabledPress: ((UIControl) -> Void)? { get set }
}

extension UIControl: DisabledReasonDisplaying {}
extension UIBarButtonItem: DisabledReasonDisplaying {}

extension DisabledReasonDisplaying {
    /// Sets the reason. Nil removes it.
    func setDisabledReason(_ reason: String?) {
        let old = disabledPressReason
        disabledPressReason = reason
        if reason != old { ReasonBubble.reasonChanged(from: old) }
        onDisabledPress = reason == nil ? nil : { ReasonBubble.show(for: $0) }
    }
}
