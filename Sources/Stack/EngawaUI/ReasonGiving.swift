import UIKitCore

/// An object that can show why it is disabled: a control or a bar button item.
@MainActor
protocol ReasonGiving: AnyObject {
    var disabledPressReason: String? { get set }
    var onDisabledPress: ((UIControl) -> Void)? { get set }
}

extension UIControl: ReasonGiving {}
extension UIBarButtonItem: ReasonGiving {}

extension ReasonGiving {
    /// Sets the reason; nil for none.
    func give(_ reason: String?) {
        let old: String? = disabledPressReason
        disabledPressReason = reason
        if reason != old { ReasonBubble.reasonChanged(from: old) }
        onDisabledPress = reason == nil ? nil : { ReasonBubble.show(for: $0) }
    }
}
