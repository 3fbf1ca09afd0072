import ConstraintSolver
import Foundation

/// Solves the constraints of one tree of views.
///
/// Every item that a constraint speaks of has four variables: where its alignment rectangle begins in the coordinates of
/// its superview, and how large it is. Views whose mask says where they are, and the root, are given: their frames
/// are required constants. Of the others, the content's own size enters with its priorities.
@MainActor
final class LayoutEngine {
    /// The variables of one item, and the constraints that the engine made for it.
    struct Item {
        weak var object: AnyObject?
        let x: SolverVariable
        let y: SolverVariable
        let width: SolverVariable
        let height: SolverVariable
        var role: Role
        /// What the engine itself says of the item.
        var own: [SolverConstraint] = []
        /// The width at which wrapped content was last measured.
        var measuredWidth: CGFloat?
    }

    /// What decides where an item is.
    enum Role: Equatable {
        case given(CGRect)
        case inset(UILayoutGuide.Inset, UIEdgeInsets)
        case free
    }

    unowned let root: UIView
    let solver = ConstraintSolver()
    var items: [ObjectIdentifier: Item] = [:]
    var handles: [ObjectIdentifier: SolverConstraint] = [:]
    private var tagged: [Int: WeakConstraint] = [:]
    private var nextTag = 1
    private var owners: [Int: ObjectIdentifier] = [:]
    private var staleItems: Set<ObjectIdentifier> = []
    private(set) var needsSolve = false
    /// Whether the root's size is to be found rather than given.
    let isFitting: Bool

    private struct WeakConstraint {
        weak var constraint: NSLayoutConstraint?
    }

    init(root: UIView, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
    }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard handles[ObjectIdentifier(constraint)] == nil, let owner = constraint.owner,
            let (expression, relation) = expression(of: constraint, owner: owner)
        else { return }
        let tag: Int = nextTag
        nextTag += 1
        do {
            let handle: SolverConstraint = try solver.add(
                expression, relation, priority: Double(constraint.priority.rawValue), tag: tag)
            handles[ObjectIdentifier(constraint)] = handle
            tagged[tag] = WeakConstraint(constraint: constraint)
            if !isFitting { constraint.engine = self }
            noteChange()
        } catch {
            Complaint.log("\(constraint) was left out: \(error)")
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard let handle = handles.removeValue(forKey: ObjectIdentifier(constraint)) else { return }
        if let tag = solver.tag(of: handle) { tagged[tag] = nil }
        solver.remove(handle)
        if constraint.engine === self { constraint.engine = nil }
        noteChange()
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        remove(constraint)
        add(constraint)
        constraint.owner?.noteConstraintChange()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard let handle = handles[ObjectIdentifier(constraint)] else { return }
        do {
            try solver.setPriority(handle, Double(constraint.priority.rawValue))
        } catch {
            Complaint.log("\(constraint) keeps its priority: \(error)")
        }
        noteChange()
        constraint.owner?.noteConstraintChange()
    }

    /// Takes in every constraint that belongs to `view` or to something in it.
    func addTree(_ view: UIView) {
        for constraint in view.constraints { add(constraint) }
        for subview in view.storedSubviews { addTree(subview) }
    }

    /// Lets go of everything that belongs to `view` or to something in it.
    func removeTree(_ view: UIView) {
        guard !items.isEmpty else { return }
        for constraint in view.constraints { remove(constraint) }
        if let state = view.layoutState {
            for guide in state.guides { forget(guide) }
            for guide in state.standardGuides { forget(guide) }
        }
        forget(view)
        for subview in view.storedSubviews { removeTree(subview) }
    }

    /// Lets go of everything.
    func removeAll() {
        removeTree(root)
    }

    /// Takes everything in anew: the reading direction changed.
    func rebuild() {
        removeTree(root)
        addTree(root)
        root.setNeedsLayout()
    }

    // MARK: Items

    /// The variables of `object`, made when they are first asked for.
    func item(_ object: AnyObject) -> Item {
        if let known = items[ObjectIdentifier(object)] { return known }
        let item = Item(
            object: object, x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(),
            height: solver.makeVariable(), role: .free)
        items[ObjectIdentifier(object)] = item
        for variable in [item.x, item.y, item.width, item.height] { owners[variable.index] = ObjectIdentifier(object) }
        staleItems.insert(ObjectIdentifier(object))
        noteChange()
        return item
    }

    private func forget(_ object: AnyObject) {
        guard let item = items.removeValue(forKey: ObjectIdentifier(object)) else { return }
        staleItems.remove(ObjectIdentifier(object))
        for constraint in item.own { solver.remove(constraint) }
        for variable in [item.x, item.y, item.width, item.height] {
            owners[variable.index] = nil
            solver.release(variable)
        }
        noteChange()
    }

    func itemDidChange(_ view: UIView) { markStale(view) }

    func intrinsicSizeDidChange(of view: UIView) {
        items[ObjectIdentifier(view)]?.measuredWidth = nil
        markStale(view)
        guard view.firstBaselineOffset != nil else { return }
        for entry in tagged.values {
            guard let constraint = entry.constraint, constraint.speaksOfBaseline(of: view) else { continue }
            remove(constraint)
            add(constraint)
        }
    }

    func frameDidChange(of view: UIView) {
        guard let item = items[ObjectIdentifier(view)] else { return }
        if case .given(let frame) = item.role, frame != givenFrame(of: view) { markStale(view) }
    }

    func insetsDidChange(of view: UIView) {
        guard let state = view.layoutState else { return }
        for guide in state.standardGuides {
            guard items[ObjectIdentifier(guide)] != nil else { continue }
            staleItems.insert(ObjectIdentifier(guide))
            noteChange()
        }
    }

    private func markStale(_ view: UIView) {
        guard items[ObjectIdentifier(view)] != nil else { return }
        staleItems.insert(ObjectIdentifier(view))
        noteChange()
    }

    private func noteChange() {
        guard !needsSolve else { return }
        needsSolve = true
        if !isFitting { root.setNeedsLayout() }
    }

    // MARK: Solving

    /// Solves, if anything changed, and asks the views that moved for layout.
    ///
    /// 1. What is given, and what content wants, is brought up to date.
    /// 2. The constraints are solved.
    /// 3. Content that wraps is measured at the width it got; if that changes what it wants, they are solved again.
    /// 4. Whoever holds a view that moved is laid out.
    func solveIfNeeded() {
        guard needsSolve else { return }
        var moved: Set<ObjectIdentifier> = []
        for _ in 0..<LayoutEngine.mostRounds {
            refreshStaleItems()
            needsSolve = false
            let result: SolveResult = solver.solve()
            for conflict in result.conflicts where !isFitting { report(conflict) }
            for variable in solver.changedVariables {
                if let owner = owners[variable.index] { moved.insert(owner) }
            }
            guard measureWrappedContent() else { break }
        }
        needsSolve = false
        guard !isFitting else { return }
        for identifier in moved {
            switch items[identifier]?.object {
            case let view as UIView: (view.storedSuperview ?? view).setNeedsLayout()
            case let guide as UILayoutGuide: guide.owningView?.setNeedsLayout()
            default: break
            }
        }
    }

    /// How often content that wraps may change its mind.
    private static let mostRounds = 4

    private func measureWrappedContent() -> Bool {
        var changed = false
        for (identifier, item) in items where item.role == .free {
            guard let view = item.object as? UIView else { continue }
            let width = CGFloat(solver.value(of: item.width))
            guard item.measuredWidth != width, view.intrinsicSize(atWidth: width) != nil else { continue }
            items[identifier]?.measuredWidth = width
            staleItems.insert(identifier)
            changed = true
        }
        return changed
    }

    private func refreshStaleItems() {
        while let identifier = staleItems.popFirst() {
            guard let object = items[identifier]?.object else { continue }
            refresh(object, identifier)
        }
    }

    private func refresh(_ object: AnyObject, _ identifier: ObjectIdentifier) {
        guard var item = items[identifier] else { return }
        for constraint in item.own { solver.remove(constraint) }
        item.own = []
        do {
            switch object {
            case let guide as UILayoutGuide: try addInsets(of: guide, to: &item)
            case let view as UIView: try addOwnConstraints(of: view, to: &item)
            default: break
            }
        } catch {
            Complaint.log("The layout of \(object) was left out: \(error)")
        }
        items[identifier] = item
    }

    /// What the fitting size of `view` is: its constraints, with `target` as a wish.
    static func fittingSize(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let engine = LayoutEngine(root: view, isFitting: true)
        engine.addTree(view)
        let item: Item = engine.item(view)
        do {
            _ = try engine.solver.add(
                LinearExpression(item.width, constant: -Double(target.width)), .equal,
                priority: Double(horizontal.rawValue))
            _ = try engine.solver.add(
                LinearExpression(item.height, constant: -Double(target.height)), .equal,
                priority: Double(vertical.rawValue))
        } catch {
            Complaint.log("The size \(target) cannot be fitted: \(error)")
        }
        engine.solveIfNeeded()
        let scale: CGFloat = max(1, view.traitCollection.displayScale)
        func up(_ value: Double) -> CGFloat { ((CGFloat(value) * scale - 0.001).rounded(.up)) / scale }
        return CGSize(width: up(engine.solver.value(of: item.width)), height: up(engine.solver.value(of: item.height)))
    }

    // MARK: Conflicts

    private func report(_ conflict: SolverConflict) {
        func describe(_ constraint: SolverConstraint) -> String {
            solver.tag(of: constraint).flatMap { tagged[$0]?.constraint }.map { "\($0)" }
                ?? "<NSAutoresizingMaskLayoutConstraint or content size>"
        }
        let list: String = conflict.involved.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
        Complaint.log(
            "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n\n"
                + "Will attempt to recover by breaking constraint\n\(describe(conflict.broken))")
    }
}

extension NSLayoutConstraint {
    func speaksOfBaseline(of view: UIView) -> Bool {
        func isBaseline(_ attribute: Attribute) -> Bool { attribute == .firstBaseline || attribute == .lastBaseline }
        return (firstItem === view && isBaseline(firstAttribute))
            || (secondItem === view && isBaseline(secondAttribute))
    }
}
