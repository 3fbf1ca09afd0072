import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns the content of the constraint `index` as `expression relation 0` in the coordinates of `owner`; nil if
    /// an item was deallocated.
    ///
    /// Leading and trailing follow the reading direction of the owner, which contains both items. If it is right to
    /// left, the whole constraint is expressed in mirrored coordinates, so that constants and inequalities keep their
    /// meaning.
    func expression(
        of constraint: NSLayoutConstraint, at index: Int, owner: UIView
    ) -> (LinearExpression, Relation)? {
        guard let first = constraint.firstReference.target else { return nil }
        var reading = Reading(owner: owner, constraint: index)
        if constraint.followsReadingDirection,
            owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
        {
            reading.isMirrored = true
            reading.countsFromFarEdge = constraint.terms.multiplier != 1 || !constraint.staysOnAxis
        }
        var sum = LinearExpression(constant: -Double(constraint.effectiveConstant))
        let isComplete: Bool =
            add(constraint.terms.first, of: first, constraint.firstOffset, times: 1, reading, to: &sum)
            && addSecond(of: constraint, reading, to: &sum)
        guard isComplete else { return nil }
        switch constraint.terms.relation {
        case .equal: return (sum, .equal)
        case .lessThanOrEqual: return (sum, .lessThanOrEqual)
        case .greaterThanOrEqual: return (sum, .greaterThanOrEqual)
        }
    }

    /// The coordinate system in which the locations of a constraint are expressed.
    private struct Reading {
        let owner: UIView
        /// The index of the constraint.
        let constraint: Int
        var isMirrored = false
        /// Whether mirrored locations are measured from the owner's right edge. For the difference of two locations,
        /// the origin does not matter.
        var countsFromFarEdge = false
    }

    private func addSecond(
        of constraint: NSLayoutConstraint, _ reading: Reading, to sum: inout LinearExpression
    ) -> Bool {
        guard constraint.hasSecondItem else { return true }
        guard let second = constraint.secondReference.target else { return false }
        return add(
            constraint.terms.second, of: second, constraint.secondOffset, times: -Double(constraint.terms.multiplier),
            reading, to: &sum)
    }

    /// Adds one side of a constraint: an attribute, or the distance to another one.
    private func add(
        _ attribute: NSLayoutConstraint.Attribute, of object: LayoutObject, _ offset: NSLayoutConstraint.Offset?,
        times factor: Double, _ reading: Reading, to sum: inout LinearExpression
    ) -> Bool {
        guard let offset else {
            addValue(of: attribute, of: object, factor, reading, to: &sum)
            return true
        }
        guard let end = offset.reference.target else { return false }
        addValue(of: offset.attribute, of: end, factor, reading, to: &sum)
        addValue(of: attribute, of: object, -factor, reading, to: &sum)
        return true
    }

    /// Adds `factor` times an attribute of `object`.
    private func addValue(
        of attribute: NSLayoutConstraint.Attribute, of object: LayoutObject, _ factor: Double, _ reading: Reading,
        to sum: inout LinearExpression
    ) {
        if let plain = attribute.withinMargins, case .view(let view) = object {
            return addValue(of: plain, of: .guide(view.layoutMarginsGuide), factor, reading, to: &sum)
        }
        switch attribute {
        case .leading where reading.isMirrored: addMirrored(1, of: object, factor, reading, to: &sum)
        case .trailing where reading.isMirrored: addMirrored(0, of: object, factor, reading, to: &sum)
        case .centerX where reading.isMirrored: addMirrored(0.5, of: object, factor, reading, to: &sum)
        case .leading, .left: addAcross(0, of: object, factor, reading, to: &sum)
        case .trailing, .right: addAcross(1, of: object, factor, reading, to: &sum)
        case .centerX: addAcross(0.5, of: object, factor, reading, to: &sum)
        case .top: addDown(0, of: object, factor, reading, to: &sum)
        case .bottom: addDown(1, of: object, factor, reading, to: &sum)
        case .centerY: addDown(0.5, of: object, factor, reading, to: &sum)
        case .width: sum.append(items[index(of: object)].width, factor)
        case .height: sum.append(items[index(of: object)].height, factor)
        case .firstBaseline: addBaseline(isFirst: true, of: object, factor, reading, to: &sum)
        case .lastBaseline: addBaseline(isFirst: false, of: object, factor, reading, to: &sum)
        default: break
        }
    }

    private func addMirrored(
        _ share: Double, of object: LayoutObject, _ factor: Double, _ reading: Reading, to sum: inout LinearExpression
    ) {
        if reading.countsFromFarEdge { addAcross(1, of: .view(reading.owner), factor, reading, to: &sum) }
        addAcross(share, of: object, -factor, reading, to: &sum)
    }

    /// Adds the location at `share` of the width from the left edge of `object`.
    private func addAcross(
        _ share: Double, of object: LayoutObject, _ factor: Double, _ reading: Reading, to sum: inout LinearExpression
    ) {
        if object.isView(reading.owner) {
            let owner: UIView = reading.owner
            sum.constant += factor * Double(owner.alignmentRectInsets.left + origin(of: owner).x)
            if share != 0 { sum.append(items[extentOfOwner(reading)].width, factor * share) }
            return
        }
        let index: Int = index(of: object)
        sum.append(items[index].x, factor)
        if share != 0 { sum.append(items[index].width, factor * share) }
        forEachContainer(of: object, reading) { view, container in
            sum.append(items[container].x, factor)
            sum.constant -= factor * Double(view.alignmentRectInsets.left + view.bounds.minX)
        }
    }

    /// Adds the location at `share` of the height from the top of `object`.
    private func addDown(
        _ share: Double, of object: LayoutObject, _ factor: Double, _ reading: Reading, to sum: inout LinearExpression
    ) {
        if object.isView(reading.owner) {
            let owner: UIView = reading.owner
            sum.constant += factor * Double(owner.alignmentRectInsets.top + origin(of: owner).y)
            if share != 0 { sum.append(items[extentOfOwner(reading)].height, factor * share) }
            return
        }
        let index: Int = index(of: object)
        sum.append(items[index].y, factor)
        if share != 0 { sum.append(items[index].height, factor * share) }
        forEachContainer(of: object, reading) { view, container in
            sum.append(items[container].y, factor)
            sum.constant -= factor * Double(view.alignmentRectInsets.top + view.bounds.minY)
        }
    }

    /// Returns the origin of the bounds of `view` for constraints with its subviews. For a scroll view it is zero,
    /// because these constraints refer to the edges of its content.
    private func origin(of view: UIView) -> CGPoint { view is UIScrollView ? .zero : view.bounds.origin }

    /// Returns the item whose size is the distance between the owner's edges for constraints with its subviews.
    private func extentOfOwner(_ reading: Reading) -> Int {
        if let scrollView = reading.owner as? UIScrollView { return index(of: .guide(scrollView.contentLayoutGuide)) }
        return index(of: .view(reading.owner))
    }

    /// Calls `body` for each view between `object` and the owner, whose origins must be added.
    private func forEachContainer(of object: LayoutObject, _ reading: Reading, _ body: (UIView, Int) -> Void) {
        var container: UIView?
        switch object {
        case .view(let view): container = view.storedSuperview
        case .guide(let guide): container = guide.owningView
        }
        while let view = container, view !== reading.owner {
            let index: Int = index(of: .view(view))
            if view is UIScrollView { note(reading.constraint, hangsOn: index) }
            body(view, index)
            container = view.storedSuperview
        }
    }

    // MARK: Baselines

    private func addBaseline(
        isFirst: Bool, of object: LayoutObject, _ factor: Double, _ reading: Reading, to sum: inout LinearExpression
    ) {
        guard case .view(var view) = object else { return addDown(1, of: object, factor, reading, to: &sum) }
        // A view may delegate its baseline to a subview, which may delegate it in turn.
        while true {
            let next: UIView = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { break }
            view = next
        }
        let index: Int = index(of: .view(view))
        guard let offsets = view.baselineOffsets(at: knownSize(of: view, at: index)) else {
            return addDown(1, of: .view(view), factor, reading, to: &sum)
        }
        note(reading.constraint, hangsOn: index)
        addDown(isFirst ? 0 : 1, of: .view(view), factor, reading, to: &sum)
        sum.constant += factor * Double(isFirst ? offsets.first : -offsets.last)
    }

    /// Returns the last solved size of a view, or its content size before the first solve.
    private func knownSize(of view: UIView, at index: Int) -> CGSize {
        if items[index].role == .given { return givenFrame(of: view).size }
        let found: CGSize = rect(at: index).size
        if found.height > 0 { return found }
        let wanted: CGSize = items[index].contentIsStale ? view.intrinsicContentSize : items[index].naturalSize
        return CGSize(width: max(0, wanted.width), height: max(0, wanted.height))
    }

    private func note(_ constraint: Int, hangsOn index: Int) {
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
    /// The attribute of the margins guide that a margin attribute stands for; nil for other attributes.
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
