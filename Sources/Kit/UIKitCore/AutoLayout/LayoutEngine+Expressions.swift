import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// What `constraint` says, as `expression relation 0`, in the coordinates of `owner`.
    func expression(of constraint: NSLayoutConstraint, owner: UIView) -> (LinearExpression, Relation)? {
        guard let first = constraint.firstItem else { return nil }
        var sum = value(of: constraint.firstAttribute, of: first, in: owner)
        if constraint.hasSecondItem {
            guard let second = constraint.secondItem else { return nil }
            sum.add(value(of: constraint.secondAttribute, of: second, in: owner), times: -Double(constraint.multiplier))
        }
        sum.constant -= Double(constraint.constant)
        switch constraint.relation {
        case .equal: return (sum, .equal)
        case .lessThanOrEqual: return (sum, .lessThanOrEqual)
        case .greaterThanOrEqual: return (sum, .greaterThanOrEqual)
        }
    }

    /// An edge, side or centre of `object` in the coordinates of `owner`.
    ///
    /// Where the reading direction is right to left, leading and trailing are counted from the right: the mirrored
    /// coordinate is the negative one, so that constants and inequalities keep their meaning.
    private func value(
        of attribute: NSLayoutConstraint.Attribute, of object: AnyObject, in owner: UIView
    ) -> LinearExpression {
        if let (guide, plain) = marginGuide(for: attribute, of: object) {
            return value(of: plain, of: guide, in: owner)
        }
        let isMirrored: Bool =
            (object as? any LayoutItem)?.layoutView?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch attribute {
        case .leading: return isMirrored ? negative(right(object, owner)) : left(object, owner)
        case .trailing: return isMirrored ? negative(left(object, owner)) : right(object, owner)
        case .left: return left(object, owner)
        case .right: return right(object, owner)
        case .top: return top(object, owner)
        case .bottom: return bottom(object, owner)
        case .width: return LinearExpression(item(object).width)
        case .height: return LinearExpression(item(object).height)
        case .centerX: return middle(left(object, owner), item(extent(of: object, owner)).width)
        case .centerY: return middle(top(object, owner), item(extent(of: object, owner)).height)
        case .firstBaseline: return firstBaseline(object, owner)
        case .lastBaseline: return lastBaseline(object, owner)
        default: return LinearExpression()
        }
    }

    private func marginGuide(
        for attribute: NSLayoutConstraint.Attribute, of object: AnyObject
    ) -> (UILayoutGuide, NSLayoutConstraint.Attribute)? {
        let plain: NSLayoutConstraint.Attribute
        switch attribute {
        case .leftMargin: plain = .left
        case .rightMargin: plain = .right
        case .topMargin: plain = .top
        case .bottomMargin: plain = .bottom
        case .leadingMargin: plain = .leading
        case .trailingMargin: plain = .trailing
        case .centerXWithinMargins: plain = .centerX
        case .centerYWithinMargins: plain = .centerY
        default: return nil
        }
        guard let view = object as? UIView else { return nil }
        return (view.layoutMarginsGuide, plain)
    }

    private func negative(_ expression: LinearExpression) -> LinearExpression {
        var negated = LinearExpression()
        negated.add(expression, times: -1)
        return negated
    }

    private func middle(_ start: LinearExpression, _ length: SolverVariable) -> LinearExpression {
        var sum: LinearExpression = start
        sum.append(length, 0.5)
        return sum
    }

    private func left(_ object: AnyObject, _ owner: UIView) -> LinearExpression {
        if object === owner { return LinearExpression(constant: Double(owner.alignmentRectInsets.left)) }
        var sum = LinearExpression(item(object).x)
        forEachContainer(of: object, upTo: owner) { view in
            sum.append(item(view).x, 1)
            sum.constant -= Double(view.alignmentRectInsets.left + view.bounds.minX)
        }
        return sum
    }

    private func right(_ object: AnyObject, _ owner: UIView) -> LinearExpression {
        var sum: LinearExpression = left(object, owner)
        sum.append(item(extent(of: object, owner)).width, 1)
        return sum
    }

    /// Whose size lies between the edges of `object` as `owner` sees them: to what is in a scroll view, the scroll
    /// view's edges are those of its content.
    private func extent(of object: AnyObject, _ owner: UIView) -> AnyObject {
        guard object === owner, let scrollView = owner as? UIScrollView else { return object }
        return scrollView.contentLayoutGuide
    }

    private func top(_ object: AnyObject, _ owner: UIView) -> LinearExpression {
        if object === owner { return LinearExpression(constant: Double(owner.alignmentRectInsets.top)) }
        var sum = LinearExpression(item(object).y)
        forEachContainer(of: object, upTo: owner) { view in
            sum.append(item(view).y, 1)
            sum.constant -= Double(view.alignmentRectInsets.top + view.bounds.minY)
        }
        return sum
    }

    private func bottom(_ object: AnyObject, _ owner: UIView) -> LinearExpression {
        var sum: LinearExpression = top(object, owner)
        sum.append(item(extent(of: object, owner)).height, 1)
        return sum
    }

    private func firstBaseline(_ object: AnyObject, _ owner: UIView) -> LinearExpression {
        guard let offset = (object as? UIView)?.forFirstBaselineLayout.firstBaselineOffset else {
            return bottom(object, owner)
        }
        var sum: LinearExpression = top(object, owner)
        sum.constant += Double(offset)
        return sum
    }

    private func lastBaseline(_ object: AnyObject, _ owner: UIView) -> LinearExpression {
        var sum: LinearExpression = bottom(object, owner)
        sum.constant -= Double((object as? UIView)?.forLastBaselineLayout.lastBaselineOffset ?? 0)
        return sum
    }

    /// The views between `object` and `owner`, whose places must be added up.
    private func forEachContainer(of object: AnyObject, upTo owner: UIView, _ body: (UIView) -> Void) {
        var container: UIView? =
            object is UILayoutGuide ? (object as? UILayoutGuide)?.owningView : (object as? UIView)?.storedSuperview
        while let view = container, view !== owner {
            body(view)
            container = view.storedSuperview
        }
    }
}
