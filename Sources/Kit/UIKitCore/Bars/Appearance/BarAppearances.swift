import UIKitAppearance

/// The appearances that were set on a bar or on an item.
@MainActor
package struct BarAppearances<Appearance: UIBarAppearance> {
    package var standard: Appearance?
    package var compact: Appearance?
    package var scrollEdge: Appearance?
    package var compactScrollEdge: Appearance?
    /// Whether the standard appearance was set or changed. It is false for an unchanged appearance from a getter.
    private(set) var isStandardSet = false

    /// Whether no appearance was set.
    var isEmpty: Bool { !isStandardSet && compact == nil && scrollEdge == nil && compactScrollEdge == nil }

    /// Sets an appearance to a copy of `new`. When the copy changes, it calls `onChange`.
    package mutating func set(
        _ path: WritableKeyPath<BarAppearances, Appearance?>, to new: Appearance?, onChange: @escaping () -> Void
    ) {
        let copy = new?.copy(with: nil) as? Appearance
        copy?.onChange = onChange
        self[keyPath: path] = copy
        if path == \.standard { isStandardSet = copy != nil }
    }

    /// Stores a standard appearance that a getter created. It has no effect until it changes.
    mutating func create(_ appearance: Appearance, onChange: @escaping () -> Void) {
        appearance.onChange = onChange
        standard = appearance
    }

    /// Called when the app changes a standard appearance that a getter created.
    mutating func standardDidChange() { isStandardSet = standard != nil }

    /// Discards an unchanged standard appearance from a getter, because its values are out of date.
    mutating func discardUnset() {
        if !isStandardSet { standard = nil }
    }

    /// Returns the appearance that was set for a bar over content, if any. In a bar of compact height, `compact` takes
    /// precedence.
    func standard(isCompact: Bool) -> Appearance? {
        (isCompact ? compact : nil) ?? (isStandardSet ? standard : nil)
    }

    /// Returns the appearance that was set for a bar at the scroll edge, if any. In a bar of compact height,
    /// `compactScrollEdge` takes precedence.
    func edge(isCompact: Bool) -> Appearance? { (isCompact ? compactScrollEdge : nil) ?? scrollEdge }
}
