import ConstraintSolver
import Foundation

extension LayoutEngine {
    /// Returns the alignment rectangle of a view with a given frame.
    func givenFrame(of view: UIView) -> CGRect {
        let size = view.bounds.size
        let origin = CGPoint(
            x: view.center.x - size.width * view.layer.anchorPoint.x,
            y: view.center.y - size.height * view.layer.anchorPoint.y)
        return view.alignmentRect(forFrame: CGRect(origin: origin, size: size))
    }

    /// Updates the engine's own constraints of all stale items.
    func refreshStaleItems() {
        while let index = staleItems.popLast() {
            guard items[index].isAlive, items[index].isStale else { continue }
            items[index].isStale = false
            refreshFrame(index)
            refreshContent(index)
        }
    }

    // MARK: Position and size

    /// Updates the constraints for the given position and size of an item, if any.
    func refreshFrame(_ index: Int) {
        switch object(at: index) {
        case .view(let view): refreshFrame(of: view, index)
        case .guide(let guide): refreshFrame(of: guide, index)
        case nil: return
        }
    }

    private func refreshFrame(of view: UIView, _ index: Int) {
        let isRoot = items[index].isRoot
        if isRoot, let fittingTarget {
            items[index].role = .free
            require(.x, items[index].x, equals: 0, at: index)
            require(.y, items[index].y, equals: 0, at: index)
            setLength(.width, fittingTarget.size.width, .equal, fittingTarget.horizontal, at: index)
            setLength(.height, fittingTarget.size.height, .equal, fittingTarget.vertical, at: index)
        } else if isRoot && !determinesRootSize || view.translatesAutoresizingMaskIntoConstraints {
            items[index].role = .given
            refreshGivenFrame(of: view, index)
        } else if isRoot {
            // The root keeps its origin; its size follows from its content.
            items[index].role = .free
            let frame = givenFrame(of: view)
            require(.x, items[index].x, equals: frame.minX, at: index)
            require(.y, items[index].y, equals: frame.minY, at: index)
            clear(.width, at: index)
            clear(.height, at: index)
        } else {
            items[index].role = .free
            clear(.x, at: index)
            clear(.y, at: index)
            clear(.width, at: index)
            clear(.height, at: index)
        }
    }

    private func refreshGivenFrame(of view: UIView, _ index: Int) {
        let frame = givenFrame(of: view)
        var shares = MaskShares()
        var superviewIndex: Int?
        var total: CGSize = .zero
        if !view.autoresizingMask.isEmpty, dependsOnUnknownSize(view), let superview = view.storedSuperview {
            superviewIndex = self.index(of: .view(superview))
            total = superview.bounds.size
            shares = MaskShares(of: view, in: total)
        }
        let keepsTerms: Bool = shares == items[index].maskShares
        items[index].maskShares = shares
        let parts: [(OwnConstraint, value: CGFloat, share: CGFloat, isHorizontal: Bool)] = [
            (.x, frame.minX, shares.left, true), (.width, frame.width, shares.width, true),
            (.y, frame.minY, shares.top, false), (.height, frame.height, shares.height, false),
        ]
        for (own, value, share, isHorizontal) in parts {
            let total: CGFloat = isHorizontal ? total.width : total.height
            var expression = LinearExpression(variable(own, of: index), constant: Double(share * total - value))
            if share != 0, let superviewIndex {
                let insets: UIEdgeInsets = object(at: superviewIndex)?.view?.alignmentRectInsets ?? .zero
                let outer: CGFloat = isHorizontal ? insets.left + insets.right : insets.top + insets.bottom
                expression.append(
                    isHorizontal ? items[superviewIndex].width : items[superviewIndex].height, -Double(share))
                expression.constant -= Double(share * outer)
            }
            set(own, at: index, expression, .equal, priority: 1_000, keepsTerms: keepsTerms)
        }
    }

    /// Whether constraints, rather than the frame, determine the size of the root.
    var determinesRootSize: Bool { !root.translatesAutoresizingMaskIntoConstraints && !(root is UIWindow) }

    /// Returns whether constraints determine the size of the superview, so that the mask must become constraints too.
    private func dependsOnUnknownSize(_ view: UIView) -> Bool {
        var current = view
        while current !== root, let superview = current.storedSuperview {
            if superview === root { return fittingTarget != nil || determinesRootSize }
            if !superview.translatesAutoresizingMaskIntoConstraints { return true }
            if superview.autoresizingMask.isEmpty { return false }
            current = superview
        }
        return false
    }

    /// Updates the constraints of a guide that follows the insets of its view.
    private func refreshFrame(of guide: UILayoutGuide, _ index: Int) {
        guard let inset = guide.inset, let view = guide.owningView else { return }
        guard inset != .content else {
            // The origin is given. The size follows from the content.
            require(.x, items[index].x, equals: 0, at: index)
            require(.y, items[index].y, equals: 0, at: index)
            return
        }
        items[index].role = .inset
        guard inset != .keyboard else { return refreshKeyboardFrame(of: view, index) }
        let insets = view.insets(of: inset)
        if inset == .margins, !isFitting { view.layoutState?.lastMargins = insets }
        let own = view.alignmentRectInsets
        let owner = self.index(of: .view(view))
        // The margins of a scroll view are those of its content. Its safe area and its frame do not scroll.
        let scrolls: Bool = view is UIScrollView && (inset == .margins || inset == .readable)
        let origin: CGPoint = scrolls ? .zero : view.bounds.origin
        require(.x, items[index].x, equals: origin.x + insets.left, at: index)
        require(.y, items[index].y, equals: origin.y + insets.top, at: index)
        let isKnown: Bool = items[index].own[OwnConstraint.width.rawValue] != nil
        var width = LinearExpression(
            items[index].width, constant: Double(insets.left + insets.right - own.left - own.right))
        width.append(items[owner].width, -1)
        set(.width, at: index, width, .equal, priority: 1_000, keepsTerms: isKnown)
        var height = LinearExpression(
            items[index].height, constant: Double(insets.top + insets.bottom - own.top - own.bottom))
        height.append(items[owner].height, -1)
        set(.height, at: index, height, .equal, priority: 1_000, keepsTerms: isKnown)
    }

    /// Updates the constraints of the keyboard layout guide, which ends at the bottom of its view.
    private func refreshKeyboardFrame(of view: UIView, _ index: Int) {
        let own = view.alignmentRectInsets
        let owner = self.index(of: .view(view))
        let overlap: CGFloat = view.keyboardOverlap
        let origin = view.bounds.origin
        let isKnown: Bool = items[index].own[OwnConstraint.width.rawValue] != nil
        require(.x, items[index].x, equals: origin.x, at: index)
        var width = LinearExpression(items[index].width, constant: Double(-own.left - own.right))
        width.append(items[owner].width, -1)
        set(.width, at: index, width, .equal, priority: 1_000, keepsTerms: isKnown)
        require(.height, items[index].height, equals: overlap, at: index)
        var top = LinearExpression(items[index].y, constant: Double(overlap - origin.y - own.top - own.bottom))
        top.append(items[owner].height, -1)
        set(.y, at: index, top, .equal, priority: 1_000, keepsTerms: isKnown)
    }

    // MARK: Content

    /// Updates the constraints for the content size of a view.
    func refreshContent(_ index: Int) {
        guard case .view(let view) = object(at: index) else { return }
        guard items[index].role == .free else {
            for own in [OwnConstraint.widthHugging, .widthCompression, .heightHugging, .heightCompression] {
                clear(own, at: index)
            }
            return
        }
        if items[index].isContentStale {
            items[index].isContentStale = false
            let size = view.intrinsicContentSize
            items[index].naturalSize = size
            items[index].contentSize = size
            items[index].measuredWidth = nil
            items[index].isNarrowed = false
            setWraps(size.height != UIView.noIntrinsicMetric && view.contentWraps, at: index)
            if let known = items[index].hasBaseline, known != (view.baselineOffsets(at: size) != nil) {
                termsDidChange(of: view)
            }
            refreshDependents(of: index)
        }
        let size = items[index].contentSize
        let state = view.layoutState
        let hugging = state?.hugging ?? (.defaultLow, .defaultLow)
        let compression = state?.compression ?? (.defaultHigh, .defaultHigh)
        setContent(.widthHugging, size.width, .lessThanOrEqual, hugging.horizontal, at: index)
        setContent(.widthCompression, size.width, .greaterThanOrEqual, compression.horizontal, at: index)
        setContent(.heightHugging, size.height, .lessThanOrEqual, hugging.vertical, at: index)
        setContent(.heightCompression, size.height, .greaterThanOrEqual, compression.vertical, at: index)
    }

    private func setWraps(_ wraps: Bool, at index: Int) {
        guard wraps != items[index].wraps else { return }
        items[index].wraps = wraps
        if wraps {
            wrappingItems.append(index)
        } else {
            wrappingItems.removeAll { $0 == index }
            tightItems.removeAll { $0 == index }
        }
    }

    private func setContent(
        _ own: OwnConstraint, _ length: CGFloat, _ relation: Relation, _ priority: UILayoutPriority, at index: Int
    ) {
        guard length != UIView.noIntrinsicMetric else { return clear(own, at: index) }
        setLength(own, length, relation, priority, at: index)
    }

    private func setLength(
        _ own: OwnConstraint, _ length: CGFloat, _ relation: Relation, _ priority: UILayoutPriority, at index: Int
    ) {
        guard priority.rawValue > 0 else { return clear(own, at: index) }
        let expression = LinearExpression(variable(own, of: index), constant: -Double(length))
        set(own, at: index, expression, relation, priority: Double(priority.rawValue), keepsTerms: true)
    }

    // MARK: The engine's own constraints

    private func variable(_ own: OwnConstraint, of index: Int) -> SolverVariable {
        switch own {
        case .x: items[index].x
        case .y: items[index].y
        case .width, .widthHugging, .widthCompression, .widthFloor: items[index].width
        case .height, .heightHugging, .heightCompression, .heightFloor: items[index].height
        }
    }

    private func require(_ own: OwnConstraint, _ variable: SolverVariable, equals value: CGFloat, at index: Int) {
        let expression = LinearExpression(variable, constant: -Double(value))
        set(own, at: index, expression, .equal, priority: 1_000, keepsTerms: true)
    }

    /// Adds or replaces one of the engine's own constraints of an item: `expression relation 0`.
    private func set(
        _ own: OwnConstraint, at index: Int, _ expression: LinearExpression, _ relation: Relation, priority: Double,
        keepsTerms: Bool
    ) {
        do {
            if let handle = items[index].own[own.rawValue] {
                if keepsTerms {
                    try solver.setConstant(handle, expression.constant)
                    try solver.setPriority(handle, priority)
                } else {
                    try solver.replace(handle, with: expression, relation, priority: priority)
                }
            } else {
                items[index].own[own.rawValue] = try solver.add(
                    expression, relation, priority: priority, tag: own.tag(ofItem: index),
                    order: items[index].order + own.rawValue)
            }
        } catch {
            Diagnostics.warn("A constraint of the engine for \(name(at: index)) was ignored: \(error)")
        }
    }

    /// Keeps a length from becoming negative, with the highest priority below required.
    ///
    /// - Returns: Whether the constraint is new.
    func addFloor(_ own: OwnConstraint, at index: Int) -> Bool {
        guard items[index].own[own.rawValue] == nil else { return false }
        do {
            // The constraint follows all preferences in the order of constraints, so that it has no effect on lengths
            // that are already positive. The result therefore does not depend on earlier results.
            items[index].own[own.rawValue] = try solver.add(
                LinearExpression(variable(own, of: index)), .greaterThanOrEqual, priority: 1_000.0.nextDown,
                tag: own.tag(ofItem: index), order: ConstraintSolver.lastOrder)
            return true
        } catch {
            Diagnostics.warn("The size of \(name(at: index)) may be negative: \(error)")
            return false
        }
    }

    func clear(_ own: OwnConstraint, at index: Int) {
        guard let handle = items[index].own[own.rawValue] else { return }
        solver.remove(handle)
        items[index].own[own.rawValue] = nil
    }

    // MARK: Results

    /// Returns the alignment rectangle that the solver found for an item.
    func rect(at index: Int) -> CGRect {
        CGRect(
            x: solver.value(of: items[index].x), y: solver.value(of: items[index].y),
            width: solver.value(of: items[index].width), height: solver.value(of: items[index].height))
    }

    /// Sets the frame that the solver found for `view`.
    func applyFrame(to view: UIView) {
        guard let index = existingIndex(of: .view(view)), items[index].role == .free else { return }
        let frame = rounded(view.frame(forAlignmentRect: rect(at: index)), for: view)
        let anchor = view.layer.anchorPoint
        let bounds = view.bounds
        if bounds.size != frame.size { view.bounds = CGRect(origin: bounds.origin, size: frame.size) }
        let zoom: CGFloat = view.zoomFactor
        let center = CGPoint(
            x: frame.minX + zoom * frame.width * anchor.x, y: frame.minY + zoom * frame.height * anchor.y)
        if view.center != center { view.center = center }
    }

    /// Returns the content size that the solver found for a scroll view. A dimension that no constraint determines is
    /// the same as before.
    func contentSize(of scrollView: UIScrollView, _ guide: UILayoutGuide) -> CGSize {
        var size = scrollView.contentSize
        guard let index = existingIndex(of: .guide(guide)) else { return size }
        let item = items[index]
        let found = rounded(CGRect(origin: .zero, size: rect(at: index).size), for: scrollView).size
        func isUsed(_ variable: SolverVariable, _ floor: OwnConstraint) -> Bool {
            solver.useCount(of: variable) > (item.own[floor.rawValue] == nil ? 0 : 1)
        }
        if isUsed(item.width, .widthFloor) { size.width = found.width }
        if isUsed(item.height, .heightFloor) { size.height = found.height }
        return size
    }

    func applyFrame(to guide: UILayoutGuide) {
        guard let index = existingIndex(of: .guide(guide)), let view = guide.owningView else { return }
        guide.solvedFrame = rounded(rect(at: index), for: view)
    }

    /// Returns `length` rounded down to whole pixels. A frame with the solved width `length` is at least this wide
    /// after its edges are rounded to pixels.
    func wholePixels(of length: CGFloat, for view: UIView) -> CGFloat {
        let scale = max(1, view.traitCollection.displayScale)
        return (max(0, length) * scale + 1e-6).rounded(.down) / scale
    }

    /// Returns the nearest rectangle with edges on pixels.
    private func rounded(_ rect: CGRect, for view: UIView) -> CGRect {
        let scale: CGFloat = max(1, view.traitCollection.displayScale)
        // Values that differ from the middle of a pixel only by a rounding error are rounded like the middle itself.
        func round(_ value: CGFloat) -> CGFloat { (value * scale + 1e-6).rounded() / scale }
        let x = round(rect.minX)
        let y = round(rect.minY)
        return CGRect(x: x, y: y, width: max(0, round(rect.maxX) - x), height: max(0, round(rect.maxY) - y))
    }
}

extension MaskShares {
    /// Determines how the autoresizing mask adapts `view` to a superview of size `total`.
    @MainActor
    init(of view: UIView, in total: CGSize) {
        let mask = view.autoresizingMask
        let frame: CGRect = view.frame
        // Springs and struts are linear in the superview's size, so growth by one point determines the shares.
        let across = Autoresizing.place(
            start: frame.minX, length: frame.width, oldTotal: total.width, newTotal: total.width + 1,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
            ))
        let down = Autoresizing.place(
            start: frame.minY, length: frame.height, oldTotal: total.height, newTotal: total.height + 1,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
            ))
        func share(_ grown: CGFloat, _ before: CGFloat) -> CGFloat { ((grown - before) * 1e6).rounded() / 1e6 }
        left = share(across.start, frame.minX)
        width = share(across.length, frame.width)
        top = share(down.start, frame.minY)
        height = share(down.length, frame.height)
    }
}
