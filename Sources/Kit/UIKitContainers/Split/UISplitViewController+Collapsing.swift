import UIKitCore

extension UISplitViewController {
    /// The column whose navigation controller shows the merged stack while the interface is collapsed.
    var stackOwner: Column? { tiledColumns.first }

    /// The column on top after the interface collapses, unless the delegate returns a different one.
    var proposedTopColumn: Column {
        viewController(for: .compact) != nil ? .compact : tiledColumns.last ?? .secondary
    }

    /// The visible column while the interface is collapsed.
    var topColumn: Column? {
        if shownColumns == [.compact] { return .compact }
        guard let stackOwner, let stack = stacks[stackOwner] else { return nil }
        return parts(of: stack).last?.column
    }

    // MARK: Merging stacks

    /// Collapses to one column: the compact column, or a merged stack of the other columns up to `top`.
    func collapse(onto top: Column) {
        guard top != .compact, let stackOwner, let stack = stacks[stackOwner] else {
            setVisible([], animated: false)
            for column in tiledColumns { detach(column) }
            install(.compact, at: content.bounds)
            setVisible(viewController(for: .compact) == nil ? [] : [.compact], animated: false)
            return
        }
        setVisible(shownColumns.filter { $0 == stackOwner }, animated: false)
        for column in tiledColumns {
            storedStacks[column] = stacks[column]?.viewControllers
            if column != stackOwner {
                detach(column)
                stacks[column]?.setViewControllers([], animated: false)
            }
        }
        detach(.compact)
        install(stackOwner, at: content.bounds)
        mergeStacks(in: stack, upTo: top, animated: false)
        setVisible([stackOwner], animated: false)
    }

    /// Moves the controllers of the merged stack back to the stacks of their columns.
    func separateStacks() {
        guard let stackOwner, let stack = stacks[stackOwner], !storedStacks.isEmpty else { return }
        for part in parts(of: stack) { storedStacks[part.column] = part.controllers }
        let own = storedStacks
        storedStacks = [:]
        origins = [:]
        for column in tiledColumns { stacks[column]?.setViewControllers(own[column] ?? [], animated: false) }
    }

    /// Merges the stacks of the columns up to `top`. The controllers of the other columns are kept in `storedStacks`.
    private func mergeStacks(in stack: UINavigationController, upTo top: Column, animated: Bool) {
        for part in parts(of: stack) { storedStacks[part.column] = part.controllers }
        updateOrigins()
        let merged: [Column] = tiledColumns.filter { $0.rawValue <= top.rawValue }
        stack.setViewControllers(merged.flatMap { storedStacks[$0] ?? [] }, animated: animated)
    }

    /// Updates `origins`, the column of each controller. Entries of removed controllers are discarded, because new
    /// objects may have the same identifiers.
    private func updateOrigins() {
        origins = [:]
        for (column, controllers) in storedStacks {
            for controller in controllers { origins[ObjectIdentifier(controller)] = column }
        }
    }

    /// Groups the controllers of the stack by column. A controller that was pushed later belongs to the same column as
    /// the controller below it.
    private func parts(of stack: UINavigationController) -> [(column: Column, controllers: [UIViewController])] {
        var parts: [(column: Column, controllers: [UIViewController])] = []
        for controller in stack.viewControllers {
            let column = origins[ObjectIdentifier(controller)]
            if let last = parts.last, column == nil || column == last.column {
                parts[parts.count - 1].controllers.append(controller)
            } else {
                parts.append((column ?? stackOwner ?? .primary, [controller]))
            }
        }
        return parts
    }

    /// Removes the controller of a column from the children of the split view controller.
    func detach(_ column: Column) {
        guard let controller = shownController(for: column), controller.parent === self else { return }
        controller.willMove(toParent: nil)
        columnViews[column]?.content = nil
        controller.removeFromParent()
    }

    // MARK: Showing

    func showInStack(_ column: Column) {
        guard let stackOwner, let stack = stacks[stackOwner], column != .compact, shownColumns == [stackOwner] else {
            // The compact column replaces all other columns.
            return
        }
        mergeStacks(in: stack, upTo: column, animated: UIView.areAnimationsEnabled)
    }

    func hideInStack(_ column: Column) {
        guard let place = tiledColumns.firstIndex(of: column), place > 0, isShowing(column) else { return }
        showInStack(tiledColumns[place - 1])
    }

    /// While the interface is collapsed, replaces the controller of a column that does not own the merged stack.
    func restack(_ column: Column, holding controller: UIViewController) {
        let controllers: [UIViewController] = (controller as? UINavigationController)?.viewControllers ?? [controller]
        guard let stackOwner, let stack = stacks[stackOwner], shownColumns == [stackOwner] else {
            if controller as? UINavigationController == nil {
                stacks[column]?.setViewControllers(controllers, animated: false)
            }
            return
        }
        (controller as? UINavigationController)?.setViewControllers([], animated: false)
        let parts = parts(of: stack)
        for part in parts { storedStacks[part.column] = part.controllers }
        storedStacks[column] = controllers
        updateOrigins()
        guard parts.contains(where: { $0.column == column }) else { return }
        stack.setViewControllers(parts.flatMap { $0.column == column ? controllers : $0.controllers }, animated: false)
    }
}
