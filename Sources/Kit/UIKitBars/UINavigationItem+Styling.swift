import UIKitAppearance
import UIKitCore

extension UINavigationItem {
    /// The appearance that replaces the bar's `standardAppearance` while the item is on top. The default is nil. The
    /// item stores a copy.
    public var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { set(\.standard, to: newValue) }
    }

    /// The appearance of a bar of compact height while the item is on top. It replaces the bar's own appearance. The
    /// default is nil. The item stores a copy.
    public var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { set(\.compact, to: newValue) }
    }

    /// The appearance that replaces the bar's appearance while the item is on top and the content is scrolled to its
    /// top. The default is nil. The item stores a copy.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { set(\.scrollEdge, to: newValue) }
    }

    /// The appearance of a bar of compact height while the item is on top and the content is scrolled to its top. It
    /// replaces the bar's own appearance. The default is nil. The item stores a copy.
    public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { set(\.compactScrollEdge, to: newValue) }
    }

    private func set(
        _ path: WritableKeyPath<BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?>,
        to appearance: UINavigationBarAppearance?
    ) {
        appearances.set(path, to: appearance) { [weak self] in self?.bar?.appearanceDidChange() }
        bar?.appearanceDidChange()
    }

    /// The groups of items on the leading side, in place of `leftBarButtonItems`. Setting either one removes the other.
    /// The default is empty.
    public var leadingItemGroups: [UIBarButtonItemGroup] {
        get { storedGroups.leading }
        set {
            leftBarButtonItems = nil
            storedGroups.leading = newValue
        }
    }

    /// The groups of items on the trailing side, in the reading direction. They replace `rightBarButtonItems`. Setting
    /// either one removes the other. The default is empty.
    public var trailingItemGroups: [UIBarButtonItemGroup] {
        get { storedGroups.trailing }
        set {
            rightBarButtonItems = nil
            storedGroups.trailing = newValue
        }
    }
}
