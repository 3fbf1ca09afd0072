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
    private weak var view: UIView?
    private weak var guide: UILayoutGuide?

    init(_ object: LayoutObject) {
        switch object {
        case .view(let view): self.view = view
        case .guide(let guide): self.guide = guide
        }
    }

    /// What it refers to; nil when that is gone.
    var target: LayoutObject? {
        if let view { return .view(view) }
        if let guide { return .guide(guide) }
        return nil
    }

    /// The object itself; nil when it is gone.
    var object: AnyObject? { view ?? guide }
}

/// Where an engine keeps what it knows of an item: a place in its flat storage.
@MainActor
struct LayoutSlot {
    weak var engine: LayoutEngine?
    var index = -1
}
