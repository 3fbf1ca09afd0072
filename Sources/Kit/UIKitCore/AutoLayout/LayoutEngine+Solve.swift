import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Solves the constraints if anything changed, and marks the affected views for layout.
    ///
    /// 1. Updates the engine's own constraints. Content that is only as wide as its longest line may become wider if a
    ///    change affects it.
    /// 2. Solves the constraints. If a length becomes negative unnecessarily, adds a floor and solves again.
    /// 3. Measures wrapping content at its new width, and updates baselines. Repeats step 2 if that changes
    ///    constraints.
    /// 4. Marks the superviews of all moved views as needing layout.
    ///
    /// - Parameter marksMovedViews: Whether to perform step 4. False if all values will be restored immediately.
    func solveIfNeeded(marksMovedViews: Bool = true) {
        guard needsSolve else { return }
        var moved: [Int] = []
        refreshDirections()
        refreshStaleItems()
        widenTightItems()
        for _ in 0..<LayoutEngine.maximumRounds {
            refreshStaleItems()
            beginSolve()
            solve(&moved)
            while addFloorsToNegativeLengths(of: moved) { solve(&moved) }
            let wrapped = measureWrappedContent()
            guard updateBaselines(of: moved) || wrapped else { break }
        }
        beginSolve()
        collectTightItems()
        for index in moved {
            items[index].isMoved = false
            guard !isFitting, marksMovedViews, items[index].isAlive, let object = object(at: index) else { continue }
            setNeedsLayout(around: object)
        }
    }

    /// Runs the solver and adds the items with new values to `moved`.
    private func solve(_ moved: inout [Int]) {
        let result = solver.solve()
        if !isFitting { for conflict in result.conflicts { report(conflict) } }
        for variable in solver.changedVariables {
            let owner = Int(variableOwners[variable.index])
            guard owner >= 0, !items[owner].isMoved else { continue }
            items[owner].isMoved = true
            moved.append(owner)
        }
    }

    /// OPTIMIZATION: a length has a floor only after it became negative.
    private func addFloorsToNegativeLengths(of moved: [Int]) -> Bool {
        var added = false
        for index in moved where items[index].isAlive && items[index].role == .free {
            if solver.value(of: items[index].width) < -1e-6, addFloor(.widthFloor, at: index) { added = true }
            if solver.value(of: items[index].height) < -1e-6, addFloor(.heightFloor, at: index) { added = true }
        }
        return added
    }

    /// The maximum number of solves for wrapping content and baselines.
    private static let maximumRounds = 6

    // MARK: Wrapping content

    private func measureWrappedContent() -> Bool {
        var changed = false
        for index in wrappingItems where items[index].role == .free {
            guard case .view(let view) = object(at: index) else { continue }
            let width: CGFloat = wholePixels(of: CGFloat(solver.value(of: items[index].width)), for: view)
            // Lines that fit a width also fit the width of the longest line.
            if let measured = items[index].measuredWidth,
                abs(measured - width) < 1e-6 || abs(items[index].contentSize.width - width) < 1e-6
            {
                continue
            }
            guard let size = view.intrinsicSize(atWidth: width) else { continue }
            items[index].isNarrowed = items[index].measuredWidth.map { width < $0 } ?? false
            items[index].measuredWidth = width
            let contentSize = CGSize(width: min(size.width, items[index].naturalSize.width), height: size.height)
            guard contentSize != items[index].contentSize else { continue }
            items[index].contentSize = contentSize
            markStale(index)
            changed = true
        }
        return changed
    }

    /// Resets tight items to their natural width, because that width may fit now.
    private func widenTightItems() {
        for index in tightItems where !solver.keepsValue(of: items[index].width) { widen(index) }
        tightItems.removeAll()
    }

    /// Resets all wrapping items to their natural width.
    func widenWrappingItems() {
        for index in wrappingItems where items[index].measuredWidth != nil { widen(index) }
        tightItems.removeAll()
    }

    private func widen(_ index: Int) {
        items[index].contentSize = items[index].naturalSize
        items[index].measuredWidth = nil
        items[index].isNarrowed = false
        markStale(index)
    }

    private func collectTightItems() {
        for index in wrappingItems {
            let width = items[index].contentSize.width
            guard width < items[index].naturalSize.width else { continue }
            // If something other than the lines limits the width, widening would change nothing. A minimum width may
            // keep narrowed content wider than its lines.
            let isAsWideAsItsLines: Bool = abs(CGFloat(solver.value(of: items[index].width)) - width) < 1e-6
            if isAsWideAsItsLines || items[index].isNarrowed { tightItems.append(index) }
        }
    }

    // MARK: Baselines

    private func updateBaselines(of moved: [Int]) -> Bool {
        var changed = false
        for index in moved where items[index].isAlive && items[index].hasDependents {
            if refreshDependents(of: index) { changed = true }
        }
        return changed
    }
}
