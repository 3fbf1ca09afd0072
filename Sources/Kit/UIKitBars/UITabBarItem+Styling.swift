import UIKitAppearance
import UIKitCore

extension UITabBarItem {
    /// The appearance that replaces the bar's appearance over content while the item is selected. The default is nil.
    /// The item stores a copy.
    public var standardAppearance: UITabBarAppearance? {
        get { appearances.standard }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance that replaces the bar's appearance while the item is selected and the content is scrolled to its
    /// bottom. The default is nil. The item stores a copy.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    private func set(
        _ path: WritableKeyPath<BarAppearances<UITabBarAppearance>, UITabBarAppearance?>,
        to appearance: UITabBarAppearance?
    ) {
        appearances.set(path, to: appearance) { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }
}
