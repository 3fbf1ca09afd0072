import Foundation
import UIKitDrawing

/// The appearance of bar button items in all states.
///
/// If a value is not set for a state, the value for `normal` applies.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
    /// The appearance in the normal state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance while a finger is on the item.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance while the item is disabled.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance while the focus is on the item.
    public let focused = UIBarButtonItemStateAppearance()

    /// A closure that is called when a property of a state changes.
    package var onChange: (() -> Void)?
    package var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

    /// Creates an appearance with the default values of a plain item.
    public override init() {
        super.init()
        for state in states { state.onChange = { [weak self] in self?.onChange?() } }
        for state in states.dropFirst() { state.normal = normal }
    }

    /// Creates an appearance with the default values. The archive is ignored.
    public required convenience init?(coder: NSCoder) { self.init() }

    /// Returns an appearance with equal values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBarButtonItemAppearance()
        for (state, own) in zip(copy.states, states) { state.copyValues(of: own) }
        return copy
    }

    /// Removes the values of all states, and sets the font of the title in the normal state if `titleFont` is not nil.
    package func reset(titleFont: UIFont?) {
        let empty = UIBarButtonItemStateAppearance()
        for state in states { state.copyValues(of: empty) }
        if let titleFont { normal.titleTextAttributes = [.font: titleFont] }
    }
}
