import Foundation

/// A view that can be reused for different content.
@MainActor
protocol ReusedView: UIView {
    /// The number of the registration that created the view, or nil if the app created the view.
    var registration: Int? { get set }
    /// Prepares the view for new content.
    func prepareForReuse()
}

/// Views that can be reused, by identifier, and the classes of new views.
@MainActor
struct ReusePool<View: ReusedView> {
    /// The maximum number of pooled views for each identifier.
    private static var maximumCount: Int { 32 }

    private var pooled: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]
    /// Functions that create views from nibs.
    private var sources: [String: () -> View] = [:]
    /// How often the class or the function for an identifier was replaced.
    private var registrations: [String: Int] = [:]

    /// Sets the class for `identifier`. Nil removes the class. Pooled views of a different class are discarded.
    mutating func register(_ viewClass: AnyClass?, for identifier: String) {
        if classes[identifier] != viewClass as? View.Type || sources[identifier] != nil { discard(identifier) }
        sources[identifier] = nil
        classes[identifier] = viewClass as? View.Type
        if let viewClass, classes[identifier] == nil {
            Diagnostics.warn("\(viewClass) cannot be registered for \"\(identifier)\": it is not a \(View.self).")
        }
    }

    /// Sets the function that creates views for `identifier`. Nil removes the function.
    mutating func register(source: (() -> View)?, for identifier: String) {
        discard(identifier)
        classes[identifier] = nil
        sources[identifier] = source
    }

    /// Discards the pooled views for `identifier`, and later the views that are in use.
    private mutating func discard(_ identifier: String) {
        pooled[identifier] = nil
        registrations[identifier, default: 0] += 1
    }

    /// Returns a pooled view, prepared for reuse, or a new one. Returns nil if the pool has no view for `identifier`
    /// and neither a class nor a nib is registered.
    mutating func dequeue(_ identifier: String, make: (View.Type) -> View?) -> View? {
        guard let view = pooled[identifier]?.popLast() else {
            let view: View? = sources[identifier]?() ?? classes[identifier].flatMap(make)
            view?.registration = registrations[identifier]
            return view
        }
        view.prepareForReuse()
        return view
    }

    /// Adds a view to the pool, unless the pool is full, the view has no identifier, or a different class or nib is now
    /// registered for the identifier.
    mutating func recycle(_ view: View, _ identifier: String?) {
        guard let identifier, isCurrent(view, identifier), pooled[identifier, default: []].count < Self.maximumCount
        else { return }
        pooled[identifier, default: []].append(view)
    }

    /// Removes a view from the pool.
    mutating func remove(_ view: View, _ identifier: String?) {
        guard let identifier else { return }
        pooled[identifier]?.removeAll { $0 === view }
    }

    private func isCurrent(_ view: View, _ identifier: String) -> Bool {
        if let registration = view.registration { return registration == registrations[identifier] }
        return classes[identifier].map { $0 == type(of: view) } ?? true
    }

    /// All views in the pool.
    var pooledViews: [UIView] { pooled.values.flatMap { $0 as [UIView] } }
}
