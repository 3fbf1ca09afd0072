import UIKitCore

extension UIControl {
    /// The text that appears while the pointer rests on the control. The default is nil. Setting text adds an
    /// interaction.
    public var toolTip: String? {
        get { toolTipInteraction?.defaultToolTip }
        set {
            if let toolTipInteraction {
                toolTipInteraction.defaultToolTip = newValue
            } else if let newValue {
                addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
            }
        }
    }

    /// The first tool tip interaction of the control; nil if it has none.
    public var toolTipInteraction: UIToolTipInteraction? {
        interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
    }
}
