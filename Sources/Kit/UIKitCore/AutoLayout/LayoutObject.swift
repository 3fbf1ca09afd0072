import ConstraintSolver
import Foundation

/// What constraints can speak of: a view or a layout guide.
@MainActor
enum LayoutObject {
    case view(UIView)
    case guide(UILayoutGuide)

    /// The view or guide behind `object`; nil when it is something else.
    init?(_ object: Any) {
        if let view = object as? UIView {
            self = .view(view)
        } else if let guide = object as? UILayoutGuide {
            self = .guide(guide)
        } else {
            return nil
        }
    }

    /// The view itself, or the view that the guide belongs to.
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

    /// Whether it is `view` itself, and not one of its guides.
    func isView(_ other: UIView) -> Bool {
        if case .view(let view) = self { return view === other }
        return false
    }
}

/// A view or a layout guide that may go away.
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

    /// What it refers to; nil when that is gone.
    var target: LayoutObject? {
        // OPTIMIZATION: no closures here and in what follows; on its way into one, the runtime checks the actor.
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

    /// The view itself, or the view that the guide belongs to; nil when it is gone.
    var view: UIView? {
        switch self {
        case .view(let handle): handle.object
        case .guide(let handle): handle.object?.owningView
        case .nothing: nil
        }
    }
}

/// Where an engine keeps what it knows of an item: a place in its flat storage.
@MainActor
struct LayoutSlot {
    private let handle: Handle<LayoutEngine>?
    /// The engine's number: comparing that is quicker than looking whether the engine is still there.
    let number: Int
    let index: Int

    /// Nowhere.
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

    /// Nil when it is gone.
    var engine: LayoutEngine? { handle?.object }
}
