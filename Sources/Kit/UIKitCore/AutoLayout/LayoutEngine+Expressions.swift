import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// What the constraint with the number `index` says, as `expression relation 0`, in the coordinates of `owner`;
    /// nil when an item is gone.
    ///
    /// Leading and trailing follow the reading direction of the first item, or of the view that made the constraint. Where that runs from right to left, the
    /// whole constraint is read in coordinates that do: constants and inequalities keep their meaning.
    func expression(
        of constraint: NSLayoutConstraint, at index: Int, owner: UIView
    ) -> (LinearExpression, Relation)? {
        guard let first = constraint.firstReference.target else { return nil }
        let frame = Frame(
            owner: owner, constraint: index,
            isMirrored: constraint.followsReadingDirection
                && (constraint.directionView ?? first.view)?.effectiveUserInterfaceLayoutDirection == .rightToLeft,
            countsFromFarEdge: constraint.multiplier != 1)
        var sum = value(of: constraint.firstAttribute, of: first, frame)
        if let start = constraint.firstOffset {
            guard let end = start.reference.target else { return nil }
            sum = difference(from: sum, to: value(of: start.attribute, of: end, frame))
        }
        if let reference = constraint.secondReference {
            guard let second = reference.target else { return nil }
            var other = value(of: constraint.secondAttribute, of: second, frame)
            if let start = constraint.secondOffset {
                guard let end = start.reference.target else { return nil }
                other = difference(from: other, to: value(of: start.attribute, of: end, frame))
            }
            sum.add(other, times: -Double(constraint.multiplier))
        }
        sum.constant -= Double(constraint.effectiveConstant)
        switch constraint.relation {
        case .equal: return (sum, .equal)
        case .lessThanOrEqual: return (sum, .lessThanOrEqual)
        case .greaterThanOrEqual: return (sum, .greaterThanOrEqual)
        }
    }

    /// In whose coordinates, and from which side, places are counted.
    private struct Frame {
        let owner: UIView
        /// The number of the constraint.
        let constraint: Int
        let isMirrored: Bool
        /// Whether mirrored places must be counted from the owner's right edge. Where two of them are subtracted, it
        /// does not matter from where they are counted.
        let countsFromFarEdge: Bool
    }

    private func difference(from start: LinearExpression, to end: LinearExpression) -> LinearExpression {
        var sum: LinearExpression = end
        sum.add(start, times: -1)
        return sum
    }

    /// An edge, side or centre of `object`.
    private func value(
        of attribute: NSLayoutConstraint.Attribute, of object: LayoutObject, _ frame: Frame
    ) -> LinearExpression {
        if let plain = attribute.withinMargins, case .view(let view) = object {
            return value(of: plain, of: .guide(view.layoutMarginsGuide), frame)
        }
        switch attribute {
        case .leading: return frame.isMirrored ? mirrored(right(object, frame), frame) : left(object, frame)
        case .trailing: return frame.isMirrored ? mirrored(left(object, frame), frame) : right(object, frame)
        case .left: return left(object, frame)
        case .right: return right(object, frame)
        case .top: return top(object, frame)
        case .bottom: return bottom(object, frame)
        case .width: return LinearExpression(items[index(of: object)].width)
        case .height: return LinearExpression(items[index(of: object)].height)
        case .centerX:
            let middle = middle(left(object, frame), items[index(of: extent(of: object, frame))].width)
            return frame.isMirrored ? mirrored(middle, frame) : middle
        case .centerY: return middle(top(object, frame), items[index(of: extent(of: object, frame))].height)
        case .firstBaseline: return baseline(.first, of: object, frame)
        case .lastBaseline: return baseline(.last, of: object, frame)
        default: return LinearExpression()
        }
    }

    private func mirrored(_ place: LinearExpression, _ frame: Frame) -> LinearExpression {
        var sum: LinearExpression =
            frame.countsFromFarEdge ? right(.view(frame.owner), frame) : LinearExpression()
        sum.add(place, times: -1)
        return sum
    }

    private func middle(_ start: LinearExpression, _ length: SolverVariable) -> LinearExpression {
        var sum: LinearExpression = start
        sum.append(length, 0.5)
        return sum
    }

    /// Where the coordinates of `view` begin, as far as what it holds is concerned. To what is in a scroll view, the
    /// edges of the scroll view are those of its content.
    private func origin(of view: UIView) -> CGPoint { view is UIScrollView ? .zero : view.bounds.origin }

    private func left(_ object: LayoutObject, _ frame: Frame) -> LinearExpression {
        if object.isView(frame.owner) {
            return LinearExpression(constant: Double(frame.owner.alignmentRectInsets.left + origin(of: frame.owner).x))
        }
        var sum = LinearExpression(items[index(of: object)].x)
        forEachContainer(of: object, frame) { view, index in
            sum.append(items[index].x, 1)
            sum.constant -= Double(view.alignmentRectInsets.left + view.bounds.minX)
        }
        return sum
    }

    private func right(_ object: LayoutObject, _ frame: Frame) -> LinearExpression {
        var sum: LinearExpression = left(object, frame)
        sum.append(items[index(of: extent(of: object, frame))].width, 1)
        return sum
    }

    /// Whose size lies between the edges of `object` as the owner sees them.
    private func extent(of object: LayoutObject, _ frame: Frame) -> LayoutObject {
        guard object.isView(frame.owner), let scrollView = frame.owner as? UIScrollView else { return object }
        return .guide(scrollView.contentLayoutGuide)
    }

    private func top(_ object: LayoutObject, _ frame: Frame) -> LinearExpression {
        if object.isView(frame.owner) {
            return LinearExpression(constant: Double(frame.owner.alignmentRectInsets.top + origin(of: frame.owner).y))
        }
        var sum = LinearExpression(items[index(of: object)].y)
        forEachContainer(of: object, frame) { view, index in
            sum.append(items[index].y, 1)
            sum.constant -= Double(view.alignmentRectInsets.top + view.bounds.minY)
        }
        return sum
    }

    private func bottom(_ object: LayoutObject, _ frame: Frame) -> LinearExpression {
        var sum: LinearExpression = top(object, frame)
        sum.append(items[index(of: extent(of: object, frame))].height, 1)
        return sum
    }

    /// The views between `object` and the owner, whose places must be added up.
    private func forEachContainer(of object: LayoutObject, _ frame: Frame, _ body: (UIView, Int) -> Void) {
        var container: UIView?
        switch object {
        case .view(let view): container = view.storedSuperview
        case .guide(let guide): container = guide.owningView
        }
        while let view = container, view !== frame.owner {
            let index: Int = index(of: .view(view))
            if view is UIScrollView { note(frame.constraint, hangsOn: index) }
            body(view, index)
            container = view.storedSuperview
        }
    }

    // MARK: Baselines

    private enum Baseline {
        case first
        case last
    }

    private func baseline(_ baseline: Baseline, of object: LayoutObject, _ frame: Frame) -> LinearExpression {
        guard case .view(var view) = object else { return bottom(object, frame) }
        // A view may name one of its subviews, which may name one of its own.
        while true {
            let next: UIView = baseline == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            guard next !== view, next.isDescendant(of: view) else { break }
            view = next
        }
        let index: Int = index(of: .view(view))
        guard let offsets = view.baselineOffsets(at: knownSize(of: view, at: index)) else {
            return bottom(.view(view), frame)
        }
        note(frame.constraint, hangsOn: index)
        if baseline == .first {
            var sum: LinearExpression = top(.view(view), frame)
            sum.constant += Double(offsets.first)
            return sum
        }
        var sum: LinearExpression = bottom(.view(view), frame)
        sum.constant -= Double(offsets.last)
        return sum
    }

    /// The size that a view has as far as is known: the one found last, or else what its content wants.
    private func knownSize(of view: UIView, at index: Int) -> CGSize {
        if items[index].role == .given { return givenFrame(of: view).size }
        let found: CGSize = rect(at: index).size
        if found.height > 0 { return found }
        let wanted: CGSize = view.intrinsicContentSize
        return CGSize(width: max(0, wanted.width), height: max(0, wanted.height))
    }

    private func note(_ constraint: Int, hangsOn index: Int) {
        if !items[index].dependents.contains(constraint) { items[index].dependents.append(constraint) }
    }

    /// Reads the constraints again that hang on the baseline of an item.
    ///
    /// - Returns: whether one of them says something else now.
    @discardableResult
    func refreshDependents(of index: Int) -> Bool {
        var changed = false
        for dependent in items[index].dependents where dependent < constraints.count {
            if refreshConstant(at: dependent) { changed = true }
        }
        return changed
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge or centre of the margins' guide that a margin attribute means; nil for the others.
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
