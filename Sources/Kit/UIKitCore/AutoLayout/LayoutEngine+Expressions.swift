import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns a constraint as `expression relation 0` in the coordinates of `owner`; nil if an item was deallocated.
    ///
    /// Leading and trailing follow the reading direction of the owner, which contains both items. If it is right to
    /// left, the whole constraint is mirrored, so that constants and inequalities keep their meaning.
    func expression(
        of constraint: NSLayoutConstraint, at index: Int, owner: UIView
    ) -> (LinearExpression, Relation)? {
        guard let first = constraint.firstReference.target else { return nil }
        var space = Space(owner: owner, constraint: index)
        if constraint.followsReadingDirection,
            owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        {
            space.isMirrored = true
            space.measuresFromRightEdge = constraint.terms.multiplier != 1 || !constraint.isOnOneAxis
        }
        var sum = LinearExpression(constant: -Double(constraint.effectiveConstant))
        let isComplete: Bool =
            add(constraint.terms.first, of: first, constraint.firstOffset, times: 1, space, to: &sum)
            && addSecond(of: constraint, space, to: &sum)
        guard isComplete else { return nil }
        switch constraint.terms.relation {
        case .equal: return (sum, .equal)
        case .lessThanOrEqual: return (sum, .lessThanOrEqual)
        case .greaterThanOrEqual: return (sum, .greaterThanOrEqual)
        }
    }

    /// The coordinate system in which the locations of a constraint are expressed.
    private struct Space {
        let owner: UIView
        /// The index of the constraint.
        let constraint: Int
        var isMirrored = false
        /// Whether mirrored locations are measured from the owner's right edge. It has no effect on differences.
        var measuresFromRightEdge = false
    }

    private func addSecond(
        of constraint: NSLayoutConstraint, _ space: Space, to sum: inout LinearExpression
    ) -> Bool {
        guard constraint.hasSecondItem else { return true }
        guard let second = constraint.secondReference.target else { return false }
        return add(
            constraint.terms.second, of: second, constraint.secondOffset, times: -Double(constraint.terms.multiplier),
            space, to: &sum)
    }

    /// Adds one side of a constraint: an attribute, or the distance between two attributes.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of object: LayoutObject, _ offset: NSLayoutConstraint.Offset?,
        times factor: Double, _ space: Space, to sum: inout LinearExpression
    ) -> Bool {
        guard let offset else {
            addValue(of: attribute, of: object, factor, space, to: &sum)
            return true
        }
        guard let end = offset.reference.target else { return false }
        addValue(of: offset.attribute, of: end, factor, space, to: &sum)
        addValue(of: attribute, of: object, -factor, space, to: &sum)
        return true
    }

    /// Adds `factor` times an attribute of `object`.
    private func addValue(
        of attribute: NSLayoutConstraint.Attribute, of object: LayoutObject, _ factor: Double, _ space: Space,
        to sum: inout LinearExpression
    ) {
        if let plain = attribute.withinMargins, case .view(let view) = object {
            return addValue(of: plain, of: .guide(view.layoutMarginsGuide), factor, space, to: &sum)
        }
        switch attribute {
        case .leading where space.isMirrored: addMirrored(1, of: object, factor, space, to: &sum)
        case .trailing where space.isMirrored: addMirrored(0, of: object, factor, space, to: &sum)
        case .centerX where space.isMirrored: addMirrored(0.5, of: object, factor, space, to: &sum)
        case .leading, .left: addHorizontal(0, of: object, factor, space, to: &sum)
        case .trailing, .right: addHorizontal(1, of: object, factor, space, to: &sum)
        case .centerX: addHorizontal(0.5, of: object, factor, space, to: &sum)
        case .top: addVertical(0, of: object, factor, space, to: &sum)
        case .bottom: addVertical(1, of: object, factor, space, to: &sum)
        case .centerY: addVertical(0.5, of: object, factor, space, to: &sum)
        case .width: sum.append(items[index(of: object)].width, factor)
        case .height: sum.append(items[index(of: object)].height, factor)
        case .firstBaseline: addBaseline(isFirst: true, of: object, factor, space, to: &sum)
        case .lastBaseline: addBaseline(isFirst: false, of: object, factor, space, to: &sum)
        default: break
        }
    }

    private func addMirrored(
        _ share: Double, of object: LayoutObject, _ factor: Double, _ space: Space, to sum: inout LinearExpression
    ) {
        if space.measuresFromRightEdge { addHorizontal(1, of: .view(space.owner), factor, space, to: &sum) }
        addHorizontal(share, of: object, -factor, space, to: &sum)
    }

    /// Adds the location in `object` at the fraction `share` of its width, from the left edge.
    private func addHorizontal(
        _ share: Double, of object: LayoutObject, _ factor: Double, _ space: Space, to sum: inout LinearExpression
    ) {
        if object.isView(space.owner) {
            let owner = space.owner
            sum.constant += factor * Double(owner.alignmentRectInsets.left + origin(of: owner).x)
            if share != 0 { sum.append(items[ownerSizeItem(space, share)].width, factor * share) }
            return
        }
        let index = index(of: object)
        sum.append(items[index].x, factor)
        if share != 0 { sum.append(items[index].width, factor * share * zoomScale(of: object)) }
        forEachContainer(of: object, space) { view, container in
            sum.append(items[container].x, factor)
            sum.constant -= factor * Double(view.alignmentRectInsets.left + view.bounds.minX)
        }
    }

    /// Adds the location in `object` at the fraction `share` of its height, from the top edge.
    private func addVertical(
        _ share: Double, of object: LayoutObject, _ factor: Double, _ space: Space, to sum: inout LinearExpression
    ) {
        if object.isView(space.owner) {
            let owner = space.owner
            sum.constant += factor * Double(owner.alignmentRectInsets.top + origin(of: owner).y)
            if share != 0 { sum.append(items[ownerSizeItem(space, share)].height, factor * share) }
            return
        }
        let index = index(of: object)
        sum.append(items[index].y, factor)
        if share != 0 { sum.append(items[index].height, factor * share * zoomScale(of: object)) }
        forEachContainer(of: object, space) { view, container in
            sum.append(items[container].y, factor)
            sum.constant -= factor * Double(view.alignmentRectInsets.top + view.bounds.minY)
        }
    }

    /// Returns the origin of the bounds of `view` for constraints with its subviews. For a scroll view it is zero,
    /// because these constraints refer to the edges of its content.
    private func origin(of view: UIView) -> CGPoint { view is UIScrollView ? .zero : view.bounds.origin }

    /// Returns the item whose size determines the location at the fraction `share` of the owner, in constraints with
    /// the owner's subviews. The edges of a scroll view are those of its content, and its center is that of its frame.
    private func ownerSizeItem(_ space: Space, _ share: Double) -> Int {
        if share == 1, let scrollView = space.owner as? UIScrollView {
            return index(of: .guide(scrollView.contentLayoutGuide))
        }
        return index(of: .view(space.owner))
    }

    /// Returns the ratio of the distance between two edges of `object` in its superview to its width or height.
    private func zoomScale(of object: LayoutObject) -> Double {
        guard case .view(let view) = object, !view.translatesAutoresizingMaskIntoConstraints else { return 1 }
        return Double(view.zoomFactor)
    }

    /// Calls `body` for each view between `object` and the owner. The origins of these views must be added.
    private func forEachContainer(of object: LayoutObject, _ space: Space, _ body: (UIView, Int) -> Void) {
        var container: UIView?
        switch object {
        case .view(let view): container = view.storedSuperview
        case .guide(let guide): container = guide.owningView
        }
        while let view = container, view !== space.owner {
            let index = index(of: .view(view))
            if view is UIScrollView { addDependent(space.constraint, of: index) }
            body(view, index)
            container = view.storedSuperview
        }
    }

    // MARK: Baselines

    private func addBaseline(
        isFirst: Bool, of object: LayoutObject, _ factor: Double, _ space: Space, to sum: inout LinearExpression
    ) {
        guard case .view(var view) = object else { return addVertical(1, of: object, factor, space, to: &sum) }
        // A view may delegate its baseline to a subview, which may also delegate it.
        while true {
            let next: UIView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { break }
            view = next
        }
        let index = index(of: .view(view))
        let size = lastSize(of: view, at: index)
        let offsets = view.baselineOffsets(at: size)
        items[index].hasBaseline = offsets != nil
        addDependent(space.constraint, of: index)
        guard let offsets else { return addVertical(1, of: .view(view), factor, space, to: &sum) }
        let share: CGFloat = view.baselineShare ?? (isFirst ? 0 : 1)
        addVertical(Double(share), of: .view(view), factor, space, to: &sum)
        let baseline: CGFloat = isFirst ? offsets.first : size.height - offsets.last
        sum.constant += factor * Double(baseline - share * size.height)
    }

    /// Returns the last solved size of a view, or its content size before the first solve.
    private func lastSize(of view: UIView, at index: Int) -> CGSize {
        if items[index].role == .given { return givenFrame(of: view).size }
        let found = rect(at: index).size
        if found.height > 0 { return found }
        let contentSize: CGSize = items[index].isContentStale ? view.intrinsicContentSize : items[index].naturalSize
        return CGSize(width: max(0, contentSize.width), height: max(0, contentSize.height))
    }

    private func addDependent(_ constraint: Int, of index: Int) {
        items[index].hasDependents = true
        if dependents[index]?.contains(constraint) != true { dependents[index, default: []].append(constraint) }
    }

    /// Updates the constraints that depend on the baseline or the scroll position of an item.
    ///
    /// - Returns: Whether a constraint changed.
    @discardableResult
    func refreshDependents(of index: Int) -> Bool {
        guard items[index].hasDependents else { return false }
        var changed = false
        for dependent in dependents[index] ?? [] where dependent < constraints.count {
            if refreshConstant(at: dependent) { changed = true }
        }
        return changed
    }
}

extension NSLayoutConstraint.Attribute {
    /// The attribute of the margins guide that a margin attribute refers to; nil for other attributes.
    var withinMargins: Self? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}
