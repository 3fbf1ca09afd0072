import Foundation

/// A view that can be reused for different content.
@MainActor
protocol ReusedView: UIView {
    /// Prepares the view for new content.
    func prepareForReuse()
}

/// Views that can be reused, by identifier, and the classes from which new ones are created.
@MainActor
struct ReusePool<View: ReusedView> {
    /// The maximum number of views that are kept for each identifier.
    private static var mostKept: Int { 32 }

    private var waiting: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]

    /// Sets the class for `identifier`; nil removes it. Kept views of a different class are discarded.
    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        if classes[identifier] != viewClass as? View.Type { waiting[identifier] = nil }
        classes[identifier] = viewClass as? View.Type
        if let viewClass, classes[identifier] == nil {
            Diagnostics.warn("\(viewClass) cannot be registered for \"\(identifier)\": it is no \(View.self).")
        }
    }

    /// Returns a kept view, prepared for reuse, or a new one. Returns nil if no class is registered.
    mutating func take(_ identifier: String, make: (View.Type) -> View?) -> View? {
        guard let view = waiting[identifier]?.popLast() else { return classes[identifier].flatMap(make) }
        view.prepareForReuse()
        return view
    }

    /// Keeps a view for reuse, unless it has no identifier or a different class is registered for its identifier now.
    mutating func keep(_ view: View, _ identifier: String?) {
        guard let identifier, classes[identifier].map({ $0 == type(of: view) }) ?? true,
            waiting[identifier, default: []].count < Self.mostKept
        else { return }
        waiting[identifier, default: []].append(view)
    }

    /// All views that are kept for reuse.
    var waitingViews: [UIView] { waiting.values.flatMap { $0 as [UIView] } }
}
