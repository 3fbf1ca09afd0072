import ConstraintSolver
import Foundation

/// An item of a constraint: a view or a layout guide.
@MainActor
package enum LayoutObject {
    case view(UIView)
    case guide(UILayoutGuide)

    /// Creates an item from a view or a layout guide; nil for any other object.
    package init?(_ object: Any) {
        if let view = object as? UIView {
            self = .view(view)
        } else if let guide = object as? UILayoutGuide {
            self = .guide(guide)
        } else {
            return nil
        }
    }

    /// The view, or the owning view of the guide.
    var view: UIView? {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide.owningView
        }
    }

    var object: AnyObject {
        switch self {
        case .view(let view): view
        case .guide(let guide): guide
        }
    }

    /// Returns whether the item is `other` itself, rather than one of its guides.
    func isView(_ other: UIView) -> Bool {
        if case .view(let view) = self { return view === other }
        return false
    }
}

/// A weak reference to a view or a layout guide.
@MainActor
enum LayoutReference {
    case view(Handle<UIView>)
    case guide(Handle<UILayoutGuide>)
    case nothing

    init(_ object: LayoutObject) {
        switch object {
        case .view(let view): self = .view(view.handle)
        case .guide(let guide): self = .guide(guide.handle)
        }
    }

    /// The view or guide; nil if it was deallocated.
    var target: LayoutObject? {
        // OPTIMIZATION: no closures here and below, because on entry to a closure the runtime checks the actor.
        switch self {
        case .view(let handle):
            guard let view = handle.object else { return nil }
            return .view(view)
        case .guide(let handle):
            guard let guide = handle.object else { return nil }
            return .guide(guide)
        case .nothing:
            return nil
        }
    }

    /// Identifies the view or the guide, also after it was deallocated.
    nonisolated var identity: ObjectIdentifier? {
        switch self {
        case .view(let handle): ObjectIdentifier(handle)
        case .guide(let handle): ObjectIdentifier(handle)
        case .nothing: nil
        }
    }

    /// The view, or the owning view of the guide; nil if it was deallocated.
    var view: UIView? {
        switch self {
        case .view(let handle): handle.object
        case .guide(let handle): handle.object?.owningView
        case .nothing: nil
        }
    }
}

/// The engine and index of an item or a constraint.
@MainActor
struct LayoutSlot {
    private let handle: Handle<LayoutEngine>?
    /// The engine's number. Comparing it is faster than resolving the handle.
    let number: Int
    let index: Int

    /// Creates an empty slot, for an item or a constraint that is in no engine.
    init() {
        handle = nil
        number = 0
        index = -1
    }

    init(engine: LayoutEngine, index: Int) {
        handle = engine.handle
        number = engine.number
        self.index = index
    }

    /// The engine; nil if it was deallocated.
    var engine: LayoutEngine? { handle?.object }
}
