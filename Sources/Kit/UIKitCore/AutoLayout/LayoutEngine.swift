import ConstraintSolver
import Foundation

/// Solves the constraints of one tree of views.
///
/// Every item that a constraint speaks of has four variables: where its alignment rectangle begins in the coordinates of
/// its superview, and how large it is. Views whose mask says where they are, and the root, are given: required
/// constants. Of the others, the content's own size enters with its priorities.
///
/// Storage is flat: items and constraints are records that refer to each other by number, and views, guides and
/// constraints know their numbers.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    /// By what items and constraints refer to the engine.
    let handle = Handle<LayoutEngine>()
    /// No other engine has or had it.
    let number: Int
    private static var madeEngines = 0
    let solver = ConstraintSolver()
    // Unchecked exclusivity, here and below: these are read and written a few thousand times for each cell of a list, and
    // the checks were a tenth of the work. No access to them lasts longer than one assignment or one call of an array's
    // own methods, so none can meet another.
    @exclusivity(unchecked) var items: [LayoutItemRecord] = []
    /// The views and guides behind the items; nil for the root, which must not be kept.
    @exclusivity(unchecked) private var objects: [LayoutObject?] = []
    /// The constraints whose constants rest on the baseline of an item, or on how far its content is scrolled.
    @exclusivity(unchecked) var dependents: [Int: [Int]] = [:]
    @exclusivity(unchecked) var constraints: [LayoutConstraintRecord] = []
    private var freeItems: [Int] = []
    private var freeConstraints: [Int] = []
    /// To which item a variable of the solver belongs.
    @exclusivity(unchecked) var variableOwners: [Int32] = []
    /// The items about which the engine must say something new.
    @exclusivity(unchecked) var staleItems: [Int] = []
    /// The items whose content takes more lines in less room.
    @exclusivity(unchecked) var wrappingItems: [Int] = []
    /// Of those, the ones that are as narrow as their lines are, and could be wider if there were room.
    @exclusivity(unchecked) var tightItems: [Int] = []
    private(set) var needsSolve = false
    private var directionIsStale = false
    /// Whether the engine only finds a size, and places nothing.
    let isFitting: Bool
    /// While the root's size is to be found rather than given: what it is wished to be.
    var fittingTarget: FittingTarget?
    /// What the items' places in another fitting engine were, to be put back.
    private var formerSlots: [(LayoutObject, LayoutSlot)] = []
    /// What `exerciseAmbiguityInLayout()` asks of single variables.
    var exercises: [SolverConstraint] = []
    /// Of which item.
    var exercisedItem: Int?

    init(root: UIView, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
        Self.madeEngines += 1
        number = Self.madeEngines
        handle.object = self
    }

    deinit { handle.clear() }

    func noteChange() {
        guard !needsSolve else { return }
        needsSolve = true
        if fittingTarget == nil { root.setNeedsLayout() }
    }

    func beginSolve() { needsSolve = false }

    // MARK: Constraints

    func add(_ constraint: NSLayoutConstraint) {
        guard isFitting || constraint.slot.number != number, let owner = constraint.owner else { return }
        let index: Int = freeConstraints.popLast() ?? constraints.count
        guard let (expression, relation) = expression(of: constraint, at: index, owner: owner) else {
            if index < constraints.count { freeConstraints.append(index) }
            return
        }
        do {
            let handle: SolverConstraint = try solver.add(
                expression, relation, priority: Double(constraint.priority.rawValue), tag: index + 1)
            let record = LayoutConstraintRecord(constraint: constraint, handle: handle)
            if index < constraints.count { constraints[index] = record } else { constraints.append(record) }
            if !isFitting { constraint.slot = LayoutSlot(engine: self, index: index) }
            noteChange()
        } catch {
            if index < constraints.count { freeConstraints.append(index) }
            Diagnostics.warn("\(constraint) was left out: \(error)")
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.slot.number == number else { return }
        let index: Int = constraint.slot.index
        constraint.slot = LayoutSlot()
        solver.remove(constraints[index].handle)
        constraints[index].constraint = nil
        freeConstraints.append(index)
        noteChange()
    }

    /// Reads the constant of a constraint again, and what else its value rests on. Nothing else of it changes.
    ///
    /// - Returns: whether that made a difference.
    @discardableResult
    func refreshConstant(at index: Int) -> Bool {
        guard let constraint = constraints[index].constraint, let owner = constraint.owner,
            let (expression, _) = expression(of: constraint, at: index, owner: owner)
        else { return false }
        do {
            guard try solver.setConstant(constraints[index].handle, expression.constant) else { return false }
        } catch {
            Diagnostics.warn("\(constraint) keeps its constant: \(error)")
            return false
        }
        noteChange()
        return true
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.slot.number == number else { return }
        refreshConstant(at: constraint.slot.index)
        constraint.owner?.noteConstraintChange()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.slot.number == number else { return }
        do {
            try solver.setPriority(constraints[constraint.slot.index].handle, Double(constraint.priority.rawValue))
        } catch {
            Diagnostics.warn("\(constraint) keeps its priority: \(error)")
        }
        noteChange()
        constraint.owner?.noteConstraintChange()
    }

    /// Takes in every constraint that belongs to `view` or to something in it, in the order of their activation: what
    /// comes out does not depend on whether the tree was put together before or after.
    func addTree(_ view: UIView) {
        var found: [NSLayoutConstraint] = []
        collectConstraints(of: view, into: &found)
        // OPTIMIZATION: plain values are sorted, and without a closure: see Documentation/AutoLayout.md.
        var order: [Turn] = []
        order.reserveCapacity(found.count)
        for constraint in found { order.append(Turn(activation: constraint.activation, place: order.count)) }
        order.sort()
        constraints.reserveCapacity(constraints.count + found.count)
        for turn in order { add(found[turn.place]) }
    }

    /// When a constraint became active, and where in a list it is.
    private struct Turn: Comparable {
        let activation: Int
        let place: Int

        static func < (one: Turn, other: Turn) -> Bool { one.activation < other.activation }
    }

    private func collectConstraints(of view: UIView, into found: inout [NSLayoutConstraint]) {
        guard view.subtreeHoldsConstraints else { return }
        if let state = view.layoutState { found.append(contentsOf: state.constraints) }
        for subview in view.storedSubviews { collectConstraints(of: subview, into: &found) }
    }

    /// Lets go of everything that belongs to `view` or to something in it.
    func removeTree(_ view: UIView) {
        guard view.layoutState != nil || view.subtreeHoldsConstraints else { return }
        if let state = view.layoutState {
            for constraint in state.constraints { remove(constraint) }
            for guide in state.guides { forgetItem(.guide(guide)) }
            for guide in state.standardGuides { forgetItem(.guide(guide)) }
            forgetItem(.view(view))
        }
        for subview in view.storedSubviews { removeTree(subview) }
    }

    /// The reading direction changed somewhere: what constraints say is read anew before they are solved.
    func directionDidChange() {
        guard !directionIsStale else { return }
        directionIsStale = true
        noteChange()
    }

    func refreshDirections() {
        guard directionIsStale else { return }
        directionIsStale = false
        for index in constraints.indices {
            guard let constraint = constraints[index].constraint, constraint.followsReadingDirection,
                let owner = constraint.owner,
                let (expression, relation) = expression(of: constraint, at: index, owner: owner)
            else { continue }
            do {
                try solver.replace(
                    constraints[index].handle, with: expression, relation,
                    priority: Double(constraint.priority.rawValue))
            } catch {
                Diagnostics.warn("\(constraint) keeps its direction: \(error)")
            }
        }
        // Margins are other ones, and text may be as wide as it was not.
        for index in items.indices where items[index].isAlive { markStale(index) }
    }

    // MARK: Items

    /// The number of `object`, for which variables are made when it is first asked for.
    func index(of object: LayoutObject) -> Int {
        knownIndex(of: object) ?? makeItem(object)
    }

    /// The number of `object`; nil when no constraint speaks of it.
    func knownIndex(of object: LayoutObject) -> Int? {
        switch object {
        case .view(let view):
            guard let state = view.layoutState else { return nil }
            if isFitting { return state.fittingSlot.number == number ? state.fittingSlot.index : nil }
            return state.slot.number == number ? state.slot.index : nil
        case .guide(let guide):
            if isFitting { return guide.fittingSlot.number == number ? guide.fittingSlot.index : nil }
            return guide.slot.number == number ? guide.slot.index : nil
        }
    }

    private func setSlot(_ slot: LayoutSlot, of object: LayoutObject) {
        switch (object, isFitting) {
        case (.view(let view), true): view.ensureLayoutState().fittingSlot = slot
        case (.view(let view), false): view.ensureLayoutState().slot = slot
        case (.guide(let guide), true): guide.fittingSlot = slot
        case (.guide(let guide), false): guide.slot = slot
        }
    }

    private func makeItem(_ object: LayoutObject) -> Int {
        if isFitting {
            switch object {
            case .view(let view): formerSlots.append((object, view.ensureLayoutState().fittingSlot))
            case .guide(let guide): formerSlots.append((object, guide.fittingSlot))
            }
        }
        var record = LayoutItemRecord(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isLength: true),
            height: solver.makeVariable(isLength: true))
        record.order = solver.reserveOrders(OwnConstraint.allCases.count)
        // The root keeps its engine, which must not keep the root.
        record.isRoot = object.isView(root)
        let index: Int = freeItems.popLast() ?? items.count
        if index == items.count {
            items.append(record)
            objects.append(nil)
        }
        items[index] = record
        objects[index] = record.isRoot ? nil : object
        setSlot(LayoutSlot(engine: self, index: index), of: object)
        noteOwner(index, of: record.x)
        noteOwner(index, of: record.y)
        noteOwner(index, of: record.width)
        noteOwner(index, of: record.height)
        // Where an item is given, that comes before any constraint that speaks of it: of two that conflict, the later
        // one is broken.
        refreshPlace(index)
        markStale(index)
        return index
    }

    private func noteOwner(_ index: Int, of variable: SolverVariable) {
        while variableOwners.count <= variable.index { variableOwners.append(-1) }
        variableOwners[variable.index] = Int32(index)
    }

    /// The view or guide with the number `index`.
    func object(at index: Int) -> LayoutObject? {
        items[index].isRoot ? .view(root) : objects[index]
    }

    /// Lets go of what is known of `object`. No constraint speaks of it any more.
    func forgetItem(_ object: LayoutObject) {
        guard let index = knownIndex(of: object) else { return }
        setSlot(LayoutSlot(), of: object)
        for own in OwnConstraint.allCases { clear(own, at: index) }
        for variable in items[index].variables {
            variableOwners[variable.index] = -1
            solver.release(variable)
        }
        items[index].isAlive = false
        objects[index] = nil
        dependents[index] = nil
        if items[index].wraps {
            wrappingItems.removeAll { $0 == index }
            tightItems.removeAll { $0 == index }
        }
        freeItems.append(index)
        noteChange()
    }

    /// Puts back what the items' places in another engine were.
    func restoreSlots() {
        for (object, slot) in formerSlots.reversed() { setSlot(slot, of: object) }
        formerSlots = []
    }

    func markStale(_ index: Int) {
        guard !items[index].isStale else { return }
        items[index].isStale = true
        staleItems.append(index)
        noteChange()
    }

    // MARK: What changes around items

    func itemDidChange(_ view: UIView) {
        if let index = knownIndex(of: .view(view)) { markStale(index) }
    }

    func intrinsicSizeDidChange(of view: UIView) {
        guard let index = knownIndex(of: .view(view)) else { return }
        items[index].contentIsStale = true
        markStale(index)
    }

    func frameDidChange(of view: UIView) {
        guard let index = knownIndex(of: .view(view)), items[index].role == .given || items[index].isRoot else {
            return
        }
        markStale(index)
    }

    func insetsDidChange(of view: UIView) {
        guard let state = view.layoutState else { return }
        for guide in state.standardGuides {
            if let index = knownIndex(of: .guide(guide)) { markStale(index) }
        }
    }

    /// What lies in `view` has moved against what lies outside, and the edges of `view` against what lies in it.
    func originDidChange(of view: UIView) {
        if let index = knownIndex(of: .view(view)) { refreshDependents(of: index) }
        guard !(view is UIScrollView) else { return }
        var owner: UIView? = view
        while let current = owner {
            for constraint in current.constraints where constraint.slot.number == number {
                refreshConstant(at: constraint.slot.index)
            }
            owner = current.storedSuperview
        }
    }
}
