import Foundation
import UIKitDrawing

/// The appearance of tab bar items in all states.
///
/// If a value is not set for a state, the value for `normal` applies.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The arrangements of the image and the title of an item.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside a smaller image.
        case compactInline = 2
    }

    /// The appearance in the normal state.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance while the item is selected.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance while the item is disabled.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance while the focus is on the item.
    public let focused = UITabBarItemStateAppearance()

    /// A closure that is called when a property of a state changes.
    package var onChange: (() -> Void)?
    package var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

    /// Creates an appearance with the default values of stacked items.
    public override init() {
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
        for state in states.dropFirst() { state.normal = normal }
    }

    /// Creates an appearance with the default values of a style.
    public convenience init(style: Style) {
        self.init()
        configureWithDefault(for: style)
    }

    /// Creates an appearance with the default values. The archive is ignored.
    public required convenience init?(coder: NSCoder) { self.init() }

    /// Sets all values to the defaults of a style.
    open func configureWithDefault(for style: Style) {
        let empty = UITabBarItemStateAppearance()
        for state in states { state.copyValues(of: empty) }
        if style == .inline { normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 13, weight: .medium)] }
        if style == .compactInline {
            normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 12, weight: .medium)]
        }
    }

    /// Returns an appearance with equal values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITabBarItemAppearance()
        for (state, own) in zip(copy.states, states) { state.copyValues(of: own) }
        return copy
    }
}
