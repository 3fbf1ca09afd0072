import Foundation
import UIKitCore

extension UIStackView: ContentObserver {
    /// Replaces the constraints of the arrangement.
    func arrange() {
        NSLayoutConstraint.deactivate(arrangement)
        var builder = StackArrangement(of: self)
        builder.arrange()
        arrangement = builder.constraints
        NSLayoutConstraint.activate(arrangement)
    }

    /// Returns the space after an arranged view, in points.
    func space(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let space: CGFloat = custom == UIStackView.spacingUseDefault ? spacing : custom
        return space == UIStackView.spacingUseSystem ? SystemSpacing.standard : space
    }

    /// Called when the content size of an arranged view changes.
    package func contentDidChange(of view: UIView) {
        if distribution == .fillProportionally { arrangementDidChange() }
        (superview as? any ContentObserver)?.contentDidChange(of: self)
    }
}

/// The constraints of a stack view.
///
/// The first and the last view are attached to the stack's edges. The spacing separates adjacent views. It is a minimum
/// for the distributions `equalSpacing` and `equalCentering`. Distribution and alignment add further constraints.
/// Constraints of low priority keep the stack as small as possible.
@MainActor
struct StackArrangement {
    private let stack: UIStackView
    private let views: [UIView]
    private let container: LayoutObject
    private(set) var constraints: [NSLayoutConstraint] = []

    init(of stack: UIStackView) {
        self.stack = stack
        views = stack.visibleViews
        container = stack.isLayoutMarginsRelativeArrangement ? .guide(stack.layoutMarginsGuide) : .view(stack)
    }

    mutating func arrange() {
        if let first = views.first, let last = views.last {
            add("UISV-canvas-connection", .view(first), along.start, .equal, container, along.start)
            add("UISV-canvas-connection", container, along.end, .equal, .view(last), along.end)
            addSpacing()
            distribute()
            for view in views { align(view) }
            minimizeCrossSize()
        }
        for view in stack.storedArranged where view.isHidden { hide(view) }
    }

    // MARK: Creating constraints

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var isRow: Bool { stack.axis == .horizontal }

    private var along: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
        isRow ? (.leading, .trailing, .width, .centerX) : (.top, .bottom, .height, .centerY)
    }

    private var across: (start: Attribute, end: Attribute, size: Attribute, center: Attribute) {
        isRow ? (.top, .bottom, .height, .centerY) : (.leading, .trailing, .width, .centerX)
    }

    /// Adds a constraint between `first` and `multiplier` × `second` + `constant`.
    private mutating func add(
        _ identifier: String, _ first: LayoutObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ second: LayoutObject?, _ other: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: Float = 1_000
    ) {
        add(
            identifier, ConstraintSide(object: first, attribute: attribute), relation,
            second.map { ConstraintSide(object: $0, attribute: other) }, multiplier: multiplier, constant: constant,
            priority: priority)
    }

    private mutating func add(
        _ identifier: String, _ first: ConstraintSide, _ relation: NSLayoutConstraint.Relation,
        _ second: ConstraintSide?, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1_000
    ) {
        let constraint = NSLayoutConstraint(first, relation, second, multiplier: multiplier, constant: constant)
        constraint.identifier = identifier
        constraint.priority = UILayoutPriority(priority)
        constraints.append(constraint)
    }

    /// Returns the distance from the attribute `other` of `first` to the attribute `attribute` of `second`.
    private func distance(
        _ first: UIView, _ other: Attribute, _ second: UIView, _ attribute: Attribute
    ) -> ConstraintSide {
        ConstraintSide(object: .view(first), attribute: other, to: .view(second), attribute)
    }

    private var adjacentViews: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

    // MARK: Along the axis

    private mutating func addSpacing() {
        let usesBaselines: Bool = !isRow && stack.isBaselineRelativeArrangement
        let isLoose: Bool = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
        for (first, second) in adjacentViews {
            let space = stack.space(after: first)
            let end: Attribute = usesBaselines ? .lastBaseline : along.end
            let start: Attribute = usesBaselines ? .firstBaseline : along.start
            add(
                "UISV-spacing", .view(second), start, isLoose ? .greaterThanOrEqual : .equal, .view(first), end,
                constant: space)
            guard isLoose else { continue }
            add("UISV-spacing-fit", .view(second), start, .equal, .view(first), end, constant: space, priority: 25)
        }
    }

    private mutating func distribute() {
        switch stack.distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() {
                add("UISV-fill-equally", .view(view), along.size, .equal, .view(views[0]), along.size)
            }
        case .fillProportionally: distributeProportionally()
        case .equalSpacing:
            guard let (first, second) = adjacentViews.first else { return }
            for (earlier, later) in adjacentViews.dropFirst() {
                add(
                    "UISV-distributing", distance(earlier, along.end, later, along.start), .equal,
                    distance(first, along.end, second, along.start))
            }
        case .equalCentering:
            guard let (first, second) = adjacentViews.first else { return }
            for (index, (earlier, later)) in adjacentViews.dropFirst().enumerated() {
                add(
                    "UISV-distributing", distance(earlier, along.center, later, along.center), .equal,
                    distance(first, along.center, second, along.center), priority: max(1, 150 - Float(index)))
            }
        }
    }

    /// Makes each view's share of the stack equal to its content's share of the total length of all contents and
    /// spaces. The priorities decrease from view to view, so that the last view absorbs rounding errors.
    private mutating func distributeProportionally() {
        let lengths: [CGFloat] = views.map { view in
            let size = view.intrinsicContentSize
            return max(0, isRow ? size.width : size.height)
        }
        let spaces: CGFloat = adjacentViews.reduce(0) { $0 + stack.space(after: $1.0) }
        let total = lengths.reduce(spaces, +)
        guard total > 0 else { return }
        for (index, view) in views.enumerated() where lengths[index] > 0 {
            add(
                "UISV-fill-proportionally", .view(view), along.size, .equal, container, along.size,
                multiplier: lengths[index] / total, priority: max(1, 999 - Float(index)))
        }
    }

    // MARK: Across the axis

    /// The alignment of the stack view. In a column, baseline alignments become `leading`.
    private var alignment: UIStackView.Alignment {
        switch stack.alignment {
        case .firstBaseline where !isRow, .lastBaseline where !isRow: .leading
        default: stack.alignment
        }
    }

    private mutating func align(_ view: UIView) {
        let name = "UISV-alignment"
        let object: LayoutObject = .view(view)
        switch alignment {
        case .fill:
            add(name, object, across.start, .equal, container, across.start)
            add(name, object, across.end, .equal, container, across.end)
            return
        case .leading: add(name, object, across.start, .equal, container, across.start)
        case .trailing: add(name, object, across.end, .equal, container, across.end)
        case .center: add(name, object, across.center, .equal, container, across.center)
        case .firstBaseline, .lastBaseline:
            let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            if view !== views[0] { add(name, object, baseline, .equal, .view(views[0]), baseline) }
            let edge: Attribute = alignment == .firstBaseline ? across.start : across.end
            add("UISV-alignment-fit", object, edge, .equal, container, edge, priority: 25)
        }
        let boundary = "UISV-spanning-boundary"
        if alignment != .leading { add(boundary, object, across.start, .greaterThanOrEqual, container, across.start) }
        if alignment != .trailing { add(boundary, object, across.end, .lessThanOrEqual, container, across.end) }
    }

    /// Keeps the stack as small as its views across the axis.
    private mutating func minimizeCrossSize() {
        guard alignment != .fill else { return }
        add("UISV-spanning-fit", container, across.size, .equal, nil, constant: 0, priority: 51)
    }

    // MARK: Hidden views

    /// Collapses a hidden view, which then takes up no space and has no spacing. The view is placed after the previous
    /// view, with length zero, so that it can grow from there when it is shown again.
    private mutating func hide(_ view: UIView) {
        let name = "UISV-hiding"
        let object: LayoutObject = .view(view)
        let previous: UIView? = stack.storedArranged.prefix { $0 !== view }.last { !$0.isHidden }
        if let previous {
            add(name, object, along.start, .equal, .view(previous), along.end)
        } else {
            add(name, object, along.start, .equal, container, along.start)
        }
        // The constraint is not required, so that other constraints on the view's size do not conflict with it.
        add(name, object, along.size, .equal, nil, constant: 0, priority: 999)
        switch alignment {
        case .center: add(name, object, across.center, .equal, container, across.center)
        case .trailing: add(name, object, across.end, .equal, container, across.end)
        default: add(name, object, across.start, .equal, container, across.start)
        }
        let size: CGFloat = isRow ? view.bounds.height : view.bounds.width
        if size > 0 { add(name, object, across.size, .equal, nil, constant: size, priority: 998) }
    }
}
