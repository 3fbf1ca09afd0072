import ConstraintSolver
import Foundation

/// An engine that solves the constraints of one view tree.
///
/// Every item that a constraint refers to has four variables: the origin of its alignment rectangle in its superview's
/// coordinates, and its size. For views that translate their autoresizing masks, and for a root whose size does not
/// follow from constraints, required constraints set the variables to the values of the frame. For other views, the
/// content size contributes constraints with the content priorities.
///
/// Storage is flat: items and constraints are records that refer to each other by index.
@MainActor
final class LayoutEngine {
    unowned let root: UIView
    /// The weak handle through which items and constraints refer to the engine.
    let handle = Handle<LayoutEngine>()
    /// A number that is unique among all engines of the process.
    let number: Int
    private static var engineCount = 0
    let solver = ConstraintSolver()
    // Exclusivity checks are off here and below: these properties are accessed a few thousand times for each cell of a
    // list, and the checks took a tenth of the time. No access lasts longer than one assignment or one call to a method
    // of the array.
    @exclusivity(unchecked) var items: [LayoutItemRecord] = []
    /// The views and guides of the items; nil for the root, which the engine must not retain.
    @exclusivity(unchecked) private var objects: [LayoutObject?] = []
    /// The constraints whose constants depend on the baseline of an item or on its scroll position, by item.
    @exclusivity(unchecked) var dependents: [Int: [Int]] = [:]
    @exclusivity(unchecked) var constraints: [LayoutConstraintRecord] = []
    private var freeItems: [Int] = []
    private var freeConstraints: [Int] = []
    /// The item of each solver variable, or -1.
    @exclusivity(unchecked) var variableOwners: [Int32] = []
    /// The items for which the engine's own constraints must be updated.
    @exclusivity(unchecked) var staleItems: [Int] = []
    /// The items with wrapping content, which becomes taller as its width decreases.
    @exclusivity(unchecked) var wrappingItems: [Int] = []
    /// The wrapping items that are only as wide as their longest line. They could become wider if there were space.
    @exclusivity(unchecked) var tightItems: [Int] = []
    private(set) var needsSolve = false
    private var isDirectionStale = false
    /// Whether the engine only computes a fitting size and sets no frames.
    let isFitting: Bool
    /// Whether the root is being fitted, after which the solution is restored.
    var isRestoring = false
    /// The target size while the root is fitted; nil otherwise.
    var fittingTarget: FittingTarget?
    /// The items' previous slots in another fitting engine, to be restored.
    private var previousSlots: [(LayoutObject, LayoutSlot)] = []
    /// The constraints that `exerciseAmbiguityInLayout()` added.
    var exercises: [SolverConstraint] = []
    /// The item that the constraints in `exercises` move.
    var exercisedItem: Int?

    init(root: UIView, isFitting: Bool = false) {
        self.root = root
        self.isFitting = isFitting
        Self.engineCount += 1
        number = Self.engineCount
        handle.object = self
    }

    deinit { handle.clear() }

    func setNeedsSolve() {
        guard !needsSolve else { return }
        needsSolve = true
        if !isFitting, !isRestoring, !LayoutPass.willSolve(root) { root.setNeedsLayout() }
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
            setNeedsSolve()
        } catch {
            if index < constraints.count { freeConstraints.append(index) }
            Diagnostics.warn("\(constraint) was ignored: \(error)")
        }
    }

    func remove(_ constraint: NSLayoutConstraint) {
        guard constraint.slot.number == number else { return }
        let index = constraint.slot.index
        constraint.slot = LayoutSlot()
        solver.remove(constraints[index].handle)
        constraints[index].constraint = nil
        freeConstraints.append(index)
        setNeedsSolve()
    }

    /// Updates the constant of a constraint, including the parts that depend on baselines and scroll positions.
    ///
    /// - Returns: Whether the constant changed.
    @discardableResult
    func refreshConstant(at index: Int) -> Bool {
        guard let constraint = constraints[index].constraint, let owner = constraint.owner,
            let (expression, _) = expression(of: constraint, at: index, owner: owner)
        else { return false }
        do {
            guard try solver.setConstant(constraints[index].handle, expression.constant) else { return false }
        } catch {
            Diagnostics.warn("The constant of \(constraint) was not changed: \(error)")
            return false
        }
        setNeedsSolve()
        return true
    }

    func constantDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.slot.number == number else { return }
        refreshConstant(at: constraint.slot.index)
        constraint.owner?.constraintsDidChange()
    }

    func priorityDidChange(of constraint: NSLayoutConstraint) {
        guard constraint.slot.number == number else { return }
        do {
            try solver.setPriority(constraints[constraint.slot.index].handle, Double(constraint.priority.rawValue))
        } catch {
            Diagnostics.warn("The priority of \(constraint) was not changed: \(error)")
        }
        setNeedsSolve()
        constraint.owner?.constraintsDidChange()
    }

    /// Adds the constraints of `view` and its descendants in the order of their activation, which determines the
    /// result.
    func addTree(_ view: UIView) {
        var found: [NSLayoutConstraint] = []
        collectConstraints(of: view, into: &found)
        // OPTIMIZATION: sorts plain values, without a closure: see Documentation/AutoLayout.md.
        var order: [Entry] = []
        order.reserveCapacity(found.count)
        for constraint in found { order.append(Entry(activation: constraint.activation, index: order.count)) }
        order.sort()
        constraints.reserveCapacity(constraints.count + found.count)
        for entry in order { add(found[entry.index]) }
    }

    /// The activation number of a constraint and its index in a list.
    private struct Entry: Comparable {
        let activation: Int
        let index: Int

        static func < (left: Entry, right: Entry) -> Bool { left.activation < right.activation }
    }

    private func collectConstraints(of view: UIView, into found: inout [NSLayoutConstraint]) {
        guard view.subtreeHoldsConstraints else { return }
        if let state = view.layoutState { found.append(contentsOf: state.constraints) }
        for subview in view.storedSubviews { collectConstraints(of: subview, into: &found) }
    }

    /// Removes the constraints and items of `view` and its descendants.
    func removeTree(_ view: UIView) {
        guard view.layoutState != nil || view.subtreeHoldsConstraints else { return }
        if let state = view.layoutState {
            for constraint in state.constraints { remove(constraint) }
            for guide in state.guides { removeItem(.guide(guide)) }
            for guide in state.standardGuides { removeItem(.guide(guide)) }
            removeItem(.view(view))
        }
        for subview in view.storedSubviews { removeTree(subview) }
    }

    /// Called when a reading direction changes. The constraints are updated before the next solve.
    func directionDidChange() {
        guard !isDirectionStale else { return }
        isDirectionStale = true
        setNeedsSolve()
    }

    func refreshDirections() {
        guard isDirectionStale else { return }
        isDirectionStale = false
        for index in constraints.indices where constraints[index].constraint?.followsReadingDirection == true {
            replaceTerms(at: index)
        }
        // Margins change with the direction, and the widths of labels may also change.
        for index in items.indices where items[index].isAlive { markStale(index) }
    }

    /// Replaces a constraint in the solver, because its terms changed.
    private func replaceTerms(at index: Int) {
        guard let constraint = constraints[index].constraint, let owner = constraint.owner,
            let (expression, relation) = expression(of: constraint, at: index, owner: owner)
        else { return }
        do {
            try solver.replace(
                constraints[index].handle, with: expression, relation, priority: Double(constraint.priority.rawValue))
        } catch {
            Diagnostics.warn("\(constraint) was not changed: \(error)")
        }
    }

    /// Updates the constraints to the edges, the center and the baselines of `view`, because their terms changed.
    func termsDidChange(of view: UIView) {
        let dependents: [Int]? = existingIndex(of: .view(view)).flatMap { self.dependents[$0] }
        for dependent in dependents ?? [] where dependent < constraints.count { replaceTerms(at: dependent) }
        var owner = view.storedSuperview
        while let current = owner {
            for constraint in current.constraints
            where constraint.slot.number == number && constraint.objects.contains(where: { $0.isView(view) }) {
                replaceTerms(at: constraint.slot.index)
            }
            owner = current.storedSuperview
        }
        setNeedsSolve()
        if !isFitting { setNeedsLayout(around: .view(view)) }
    }

    // MARK: Items

    /// Returns the index of the item of `object`. Creates the item if necessary.
    func index(of object: LayoutObject) -> Int {
        existingIndex(of: object) ?? makeItem(object)
    }

    /// Returns the index of the item of `object`; nil if no constraint refers to it.
    func existingIndex(of object: LayoutObject) -> Int? {
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
            case .view(let view): previousSlots.append((object, view.ensureLayoutState().fittingSlot))
            case .guide(let guide): previousSlots.append((object, guide.fittingSlot))
            }
        }
        var record = LayoutItemRecord(
            x: solver.makeVariable(), y: solver.makeVariable(), width: solver.makeVariable(isLength: true),
            height: solver.makeVariable(isLength: true))
        record.order = solver.reserveOrders(OwnConstraint.allCases.count)
        // The root retains its engine, which must not retain the root.
        record.isRoot = object.isView(root)
        let index: Int = freeItems.popLast() ?? items.count
        if index == items.count {
            items.append(record)
            objects.append(nil)
        }
        items[index] = record
        objects[index] = record.isRoot ? nil : object
        setSlot(LayoutSlot(engine: self, index: index), of: object)
        setOwner(index, of: record.x)
        setOwner(index, of: record.y)
        setOwner(index, of: record.width)
        setOwner(index, of: record.height)
        // The constraints of a given frame precede all other constraints on the item. In a conflict, the later
        // constraint is broken.
        refreshFrame(index)
        markStale(index)
        // The first solution applies even if all of its values are zero, like the initial values of the variables.
        if !isFitting { setNeedsLayout(around: object) }
        return index
    }

    /// Marks the view that applies the solved frame of `object`.
    func setNeedsLayout(around object: LayoutObject) {
        switch object {
        case .view(let view): (view.storedSuperview ?? view).setNeedsLayout()
        case .guide(let guide): guide.owningView?.setNeedsLayout()
        }
    }

    private func setOwner(_ index: Int, of variable: SolverVariable) {
        while variableOwners.count <= variable.index { variableOwners.append(-1) }
        variableOwners[variable.index] = Int32(index)
    }

    /// Returns the view or guide of the item `index`.
    func object(at index: Int) -> LayoutObject? {
        items[index].isRoot ? .view(root) : objects[index]
    }

    /// Removes the item of `object`. Constraints must no longer refer to it.
    func removeItem(_ object: LayoutObject) {
        guard let index = existingIndex(of: object) else { return }
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
        setNeedsSolve()
    }

    /// Restores the slots that the items had in another fitting engine.
    func restoreSlots() {
        for (object, slot) in previousSlots.reversed() { setSlot(slot, of: object) }
        previousSlots = []
    }

    func markStale(_ index: Int) {
        // An item that is already stale may have been left by a solve that reached its last round.
        setNeedsSolve()
        guard !items[index].isStale else { return }
        items[index].isStale = true
        staleItems.append(index)
    }

    // MARK: Changes to views

    func itemDidChange(_ view: UIView) {
        if let index = existingIndex(of: .view(view)) { markStale(index) }
    }

    func intrinsicSizeDidChange(of view: UIView) {
        guard let index = existingIndex(of: .view(view)) else { return }
        items[index].isContentStale = true
        markStale(index)
    }

    func frameDidChange(of view: UIView) {
        guard let index = existingIndex(of: .view(view)), items[index].role == .given || items[index].isRoot else {
            return
        }
        markStale(index)
    }

    func insetsDidChange(of view: UIView, except fixed: [UILayoutGuide.Inset] = [.content]) {
        for guide in view.layoutState?.standardGuides ?? [] where guide.inset.map(fixed.contains) == false {
            if let index = existingIndex(of: .guide(guide)) { markStale(index) }
        }
    }

    /// Updates the constraints that depend on the bounds origin of `view`. The subviews of `view` have moved relative
    /// to other views and to the guides of `view`. Except in a scroll view, they have also moved relative to its edges.
    func originDidChange(of view: UIView) {
        if let index = existingIndex(of: .view(view)) { refreshDependents(of: index) }
        insetsDidChange(of: view, except: view is UIScrollView ? [.content, .margins, .readable] : [.content])
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
