import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// The alignment rectangle of a view whose frame is given.
    func givenFrame(of view: UIView) -> CGRect {
        let size: CGSize = view.bounds.size
        let origin = CGPoint(
            x: view.center.x - size.width * view.layer.anchorPoint.x,
            y: view.center.y - size.height * view.layer.anchorPoint.y)
        return view.alignmentRect(forFrame: CGRect(origin: origin, size: size))
    }

    /// Says where a view is, when it is given, and what its content wants, when it is not.
    func addOwnConstraints(of view: UIView, to item: inout Item) throws {
        let isRoot: Bool = view === root
        if isRoot && isFitting {
            item.role = .free
            try require(item.x, equals: 0, in: &item)
            try require(item.y, equals: 0, in: &item)
        } else if isRoot || view.translatesAutoresizingMaskIntoConstraints {
            let frame: CGRect = givenFrame(of: view)
            item.role = .given(frame)
            try require(item.x, equals: frame.minX, in: &item)
            try require(item.y, equals: frame.minY, in: &item)
            try require(item.width, equals: frame.width, in: &item)
            try require(item.height, equals: frame.height, in: &item)
            return
        } else {
            item.role = .free
        }
        try addContentSize(of: view, to: &item)
    }

    private func require(_ variable: SolverVariable, equals value: CGFloat, in item: inout Item) throws {
        item.own.append(try solver.add(LinearExpression(variable, constant: -Double(value)), .equal))
    }

    private func addContentSize(of view: UIView, to item: inout Item) throws {
        var size: CGSize = view.intrinsicContentSize
        if let width = item.measuredWidth, let wrapped = view.intrinsicSize(atWidth: width) {
            size.height = wrapped.height
        }
        let state: ViewLayoutState? = view.layoutState
        let hugging = state?.hugging ?? (.defaultLow, .defaultLow)
        let compression = state?.compression ?? (.defaultHigh, .defaultHigh)
        if size.width != UIView.noIntrinsicMetric {
            try add(item.width, size.width, hugging.horizontal, compression.horizontal, to: &item)
        }
        if size.height != UIView.noIntrinsicMetric {
            try add(item.height, size.height, hugging.vertical, compression.vertical, to: &item)
        }
    }

    private func add(
        _ variable: SolverVariable, _ length: CGFloat, _ hugging: UILayoutPriority, _ compression: UILayoutPriority,
        to item: inout Item
    ) throws {
        let expression = LinearExpression(variable, constant: -Double(length))
        item.own.append(
            try solver.add(expression, .lessThanOrEqual, priority: Double(hugging.rawValue)))
        item.own.append(
            try solver.add(expression, .greaterThanOrEqual, priority: Double(compression.rawValue)))
    }

    /// Says where a guide is that follows the insets of its view.
    func addInsets(of guide: UILayoutGuide, to item: inout Item) throws {
        guard let inset = guide.inset, let view = guide.owningView else { return }
        guard inset != .content else {
            // Where it begins is given, how large it is follows from what is in it.
            try require(item.x, equals: 0, in: &item)
            try require(item.y, equals: 0, in: &item)
            return
        }
        let insets: UIEdgeInsets = view.insets(of: inset)
        item.role = .inset(inset, insets)
        let owner: Item = self.item(view)
        let origin: CGPoint = inset == .frame ? view.bounds.origin : .zero
        try require(item.x, equals: origin.x + insets.left, in: &item)
        try require(item.y, equals: origin.y + insets.top, in: &item)
        var width = LinearExpression(item.width, constant: Double(insets.left + insets.right))
        width.append(owner.width, -1)
        item.own.append(try solver.add(width, .equal))
        var height = LinearExpression(item.height, constant: Double(insets.top + insets.bottom))
        height.append(owner.height, -1)
        item.own.append(try solver.add(height, .equal))
    }

    // MARK: Results

    /// Gives `view` the frame that was found for it.
    func applyFrame(to view: UIView) {
        guard let item = items[ObjectIdentifier(view)], item.role == .free else { return }
        let rect = CGRect(
            x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
            height: solver.value(of: item.height))
        let frame: CGRect = rounded(view.frame(forAlignmentRect: rect), for: view)
        let anchor: CGPoint = view.layer.anchorPoint
        if view.bounds.size != frame.size { view.bounds.size = frame.size }
        let center = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if view.center != center { view.center = center }
    }

    /// How large the content of a scroll view is by its constraints; nil when none speaks of it.
    func contentSize(of guide: UILayoutGuide) -> CGSize? {
        guard let item = items[ObjectIdentifier(guide)], let view = guide.owningView else { return nil }
        let size = CGSize(width: solver.value(of: item.width), height: solver.value(of: item.height))
        return rounded(CGRect(origin: .zero, size: size), for: view).size
    }

    func applyFrame(to guide: UILayoutGuide) {
        guard let item = items[ObjectIdentifier(guide)], let view = guide.owningView else { return }
        guide.layoutFrame = rounded(
            CGRect(
                x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
                height: solver.value(of: item.height)), for: view)
    }

    /// The nearest rectangle whose edges lie on pixels.
    private func rounded(_ rect: CGRect, for view: UIView) -> CGRect {
        let scale: CGFloat = max(1, view.traitCollection.displayScale)
        // What is a rounding error away from the middle of a pixel goes the same way as the middle itself.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
        let x: CGFloat = round(rect.minX)
        let y: CGFloat = round(rect.minY)
        return CGRect(x: x, y: y, width: max(0, round(rect.maxX) - x), height: max(0, round(rect.maxY) - y))
    }
}
