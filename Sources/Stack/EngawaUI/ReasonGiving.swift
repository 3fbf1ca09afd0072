import UIKitCore

/// What can say why it cannot be used: a control, or a button of a bar.
@MainActor
protocol ReasonGiving: AnyObject {
    var disabledPressReason: String? { get set }
    var onDisabledPress: ((UIControl) -> Void)? { get set }
}

extension UIControl: ReasonGiving {}
extension UIBarButtonItem: ReasonGiving {}

extension ReasonGiving {
    /// Gives `reason` from now on; nil for none.
    func give(_ reason: String?) {
        let old: String? = disabledPressReason
        disabledPressReason = reason
        if reason != old { ReasonBubble.reasonChanged(from: old) }
        onDisabledPress = reason == nil ? nil : { ReasonBubble.show(for: $0) }
    }
}
