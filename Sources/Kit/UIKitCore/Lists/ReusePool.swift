import Foundation

/// A view that is used for one thing after another.
@MainActor
protocol ReusedView: UIView {
    /// Prepares the view for something else.
    func prepareForReuse()
}

/// Views that wait to be used again, by identifier, and the classes of which new ones are made.
@MainActor
struct ReusePool<View: ReusedView> {
    /// How many of a kind are kept.
    private static var mostKept: Int { 32 }

    private var waiting: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    /// Says which class the views with `identifier` are of; nil forgets it. Views of another class that wait are dropped.
    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        if classes[identifier] != viewClass as? View.Type { waiting[identifier] = nil }
        classes[identifier] = viewClass as? View.Type
        if let viewClass, classes[identifier] == nil {
            Diagnostics.warn("\(viewClass) cannot be registered for \"\(identifier)\": it is no \(View.self).")
        }
    }

    /// A view that waited and is prepared, or else a new one; nil when no class is registered.
    mutating func take(_ identifier: String, make: (View.Type) -> View?) -> View? {
        guard let view = waiting[identifier]?.popLast() else { return classes[identifier].flatMap(make) }
        view.prepareForReuse()
        return view
    }

    /// Keeps a view that is used no longer, unless it has no identifier, or its identifier is another class's now.
    mutating func keep(_ view: View, _ identifier: String?) {
        guard let identifier, classes[identifier].map({ $0 == type(of: view) }) ?? true,
            waiting[identifier, default: []].count < Self.mostKept
        else { return }
        waiting[identifier, default: []].append(view)
    }

    /// Everything that waits.
    var waitingViews: [UIView] { waiting.values.flatMap { $0 as [UIView] } }
}
