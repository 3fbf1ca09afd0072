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
struct LayoutReference {
    /// What it refers to; nil when that is gone.
    private(set) weak var object: AnyObject?
    private let isView: Bool

    /// Refers to nothing.
    init() { isView = false }

    init(_ object: LayoutObject) {
        switch object {
        case .view(let view):
            self.object = view
            isView = true
        case .guide(let guide):
            self.object = guide
            isView = false
        }
    }

    /// What it refers to; nil when that is gone.
    var target: LayoutObject? {
        guard let object else { return nil }
        // OPTIMIZATION: the initialiser saw to it that the classes are these; asking the runtime again takes longer than
        // all the rest.
        return isView
            ? .view(unsafeDowncast(object, to: UIView.self)) : .guide(unsafeDowncast(object, to: UILayoutGuide.self))
    }
}

/// Where an engine keeps what it knows of an item: a place in its flat storage.
@MainActor
struct LayoutSlot {
    private(set) weak var engine: LayoutEngine?
    /// The engine's number: comparing that is much quicker than looking whether the engine is still there.
    private(set) var number = 0
    private(set) var index = -1

    init() {}

    init(engine: LayoutEngine, index: Int) {
        self.engine = engine
        number = engine.number
        self.index = index
    }
}
