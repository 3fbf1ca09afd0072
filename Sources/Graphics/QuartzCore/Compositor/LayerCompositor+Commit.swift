import CoreGraphics
import Foundation

extension LayerCompositor {
    /// The context in which a layer is updated.
    struct UpdateContext {
        /// The transform from the superlayer's coordinates to pixels.
        var transform: PlaneTransform
        var clip: DeviceRect
        /// The record of the superlayer, or nil for the root and for masks. The context is copied at each level of the
        /// tree, and trees have up to a thousand levels, so it does not contain the values of the record.
        var parent: LayerRecord?
        /// Whether the layer must be updated even if it is not marked.
        var isForced = false
        /// Whether the old and the new area of the subtree are already damaged.
        var isDamaged = false
        /// The move of the last frame's pixels in the area of the layer, or nil if they keep their places.
        var move: PixelMove?
        /// The distance by which the superlayer moved its sublayers, or nil if it changed them in any other way.
        var shift: LayerShift?
    }

    /// The state of an update after the layer itself is updated and before its sublayers are.
    private struct UpdateStep {
        let record: LayerRecord
        /// The context of the sublayers.
        let inner: UpdateContext
        /// Whether the old and the new area of the subtree are damaged.
        let isWhole: Bool
        let changesPaint: Bool
        /// Whether the layer had contents at the last commit.
        let hadContents: Bool
        /// Whether sublayers were added, removed or reordered.
        let changesStructure: Bool
        let oldOwn: DeviceRect
        let oldShadow: LayerRecord.ShadowShape
    }

    /// The result of updating a layer itself, before its sublayers.
    private enum OwnUpdate {
        /// The sublayers need no update. The value is the result of `update`.
        case done(Bool)
        /// The sublayers must be updated next.
        case sublayers(UpdateStep)
    }

    /// Updates the records of `layer` and of the marked layers below it, and adds the changes to the damage.
    ///
    /// Each step is a separate function, so that its local variables do not stay on the stack during the recursion.
    ///
    /// 1. Update the layer itself.
    /// 2. Update its sublayers and its mask.
    /// 3. Compute what depends on the sublayers, and add the damage.
    ///
    /// - Returns: Whether the appearance of the subtree may have changed.
    @discardableResult
    func update(_ layer: CALayer, in context: UpdateContext) -> Bool {
        switch updateOwn(layer, in: context) {
        case .done(let didChange):
            return didChange
        case .sublayers(let step):
            let didChangeBelow: Bool = updateSublayers(of: layer, step)
            return complete(layer, step, didChangeBelow: didChangeBelow, in: context)
        }
    }

    /// Updates a layer without its sublayers.
    private func updateOwn(_ layer: CALayer, in context: UpdateContext) -> OwnUpdate {
        let hadRecord: Bool = layer.record?.compositor === self && layer.record?.isDetached == false
        if hadRecord && layer.flags.isDisjoint(with: .commitMarks) {
            guard context.isForced else { return .done(false) }
            // OPTIMIZATION: most sublayers of a scroll view are outside its bounds before and after it scrolls.
            if let shift = context.shift, layer.record?.skip(shift, clip: context.clip) == true { return .done(false) }
        }
        statistics.layersVisited += 1
        layer.displayNowIfNeeded()
        if isPicture { saveState(of: layer) }
        if layer.record?.compositor !== self { layer.record = nil }
        var marks: LayerFlags = layer.flags.intersection(.commitMarks)
        layer.flags.subtract(.commitMarks)

        var values: LayerProperties = showsAnimations ? layer.visible : layer.properties
        // A picture is drawn in the coordinates of its root.
        if isPicture, layer === root { values.removePlacement() }
        values.opacity *= context.parent?.sublayerOpacity ?? 1
        let record: LayerRecord = layer.record ?? LayerRecord(compositor: self, properties: values)
        layer.record = record
        let wasVisible: Bool = hadRecord && record.isVisible
        let oldSubtree: DeviceRect = wasVisible ? record.subtreeRect : .empty
        record.isDetached = false

        let transform: PlaneTransform = deviceTransform(of: values, in: context)
        let isInSpace: Bool = context.parent?.space != nil || layer.flags.contains(.mayKeepDepth)
        let changesSpace: Bool = isInSpace && enterSpace(&values, record, in: context)
        record.isVisible = isVisible(values, transform: transform)
        guard record.isVisible else {
            if !context.isDamaged { damageOld(oldSubtree, in: context) }
            record.properties = values
            record.subtreeRect = .empty
            record.opaqueRect = .empty
            record.isCulled = true
            record.raster = nil
            damageVacatedRects(layer, in: context)
            return .done(!oldSubtree.isEmpty)
        }

        var change = Change(
            layer: layer, record: record, values: values, transform: transform, clip: context.clip,
            isNew: !wasVisible, scroll: context.move)
        if layer.flags.contains(.contentsChanged) {
            layer.flags.remove(.contentsChanged)
            change.changesPaint = true
        }
        let transition: TransitionFrame? = showsAnimations ? layer.extrasBox?.animations?.transition : nil
        let isInTransition: Bool = transition != nil || record.transition != nil
        record.transition = transition
        let tint: LayerTint? = layer.extrasBox?.tint ?? context.parent?.sublayerTint
        let changesTint: Bool = tint != record.tint
        record.tint = tint
        let isWhole: Bool =
            context.isDamaged || !wasVisible || isInTransition || change.changesEffect || change.movesSubtree
            || changesTint
        let oldOwn = record.ownRect
        let oldShadow = record.shadow
        let oldInnerClip = record.innerClip
        let oldSublayerOpacity = record.sublayerOpacity
        let oldTransform = record.transform
        // The records of skipped sublayers are valid relative to the old transform, if it applied to the sublayers.
        let onlyMovesSublayers: Bool =
            wasVisible && !record.isCulled && record.space == nil && !changesSpace
            && !layer.flags.contains(.generatesLayers) && values.rareBox?.value.sublayerTransform == nil
            && record.properties.rareBox?.value.sublayerTransform == nil
        if isWhole && !context.isDamaged { damageOld(oldSubtree, in: context) }

        place(layer, record, values: values, transform: transform, clip: context.clip)
        let changesSublayerTint: Bool = layer.flags.contains(.generatesLayers) && generateLayers(of: layer, record)
        var inner = UpdateContext(
            transform: transform, clip: record.innerClip, parent: record,
            isForced: context.isForced || !wasVisible || change.movesSublayers || changesSpace
                || changesSublayerTint || record.sublayerOpacity != oldSublayerOpacity
                || oldInnerClip != record.innerClip,
            isDamaged: isWhole, move: isWhole ? nil : context.move)
        if onlyMovesSublayers { inner.shift = LayerShift(from: oldTransform, to: transform) }
        if !isWhole && !change.changesPaint && !scrolls.isEmpty && inner.move == nil {
            inner.move = startScroll(layer, record, oldClip: oldInnerClip, old: oldTransform)
        }
        damageVacatedRects(layer, in: inner)
        // The layer may have generated sublayers. The sublayers may mark it again, for the next commit.
        marks.formUnion(layer.flags)
        layer.flags.remove(.structureChanged)
        let changesStructure: Bool = marks.contains(.structureChanged) || !hadRecord || record.isCulled
        return .sublayers(
            UpdateStep(
                record: record, inner: inner, isWhole: isWhole, changesPaint: change.changesPaint,
                hadContents: record.hasContents, changesStructure: changesStructure, oldOwn: oldOwn,
                oldShadow: oldShadow))
    }

    /// Computes what depends on the sublayers, and adds the damage. Returns whether the appearance of the subtree may
    /// have changed.
    private func complete(
        _ layer: CALayer, _ step: UpdateStep, didChangeBelow: Bool, in context: UpdateContext
    ) -> Bool {
        let record: LayerRecord = step.record
        finish(layer, record)
        if layer.drawsInCommits, layer.flags.contains(.needsDrawing), !record.ownRect.isEmpty {
            undrawnLayers.append(WeakLayer(layer: layer))
        }
        let changesPaint: Bool = step.changesPaint || step.hadContents != record.hasContents
        if step.isWhole || didChangeBelow || changesPaint || layer.flags.contains(.needsDrawing) {
            record.raster = nil
        }

        if step.isWhole {
            if !context.isDamaged { damage.add(record.subtreeRect) }
        } else {
            addOwnDamage(layer, record, changesPaint: changesPaint, oldOwn: step.oldOwn, in: context)
            // If the contents cast the shadow, the shadow changes when the contents change, or when a different part of
            // them is clipped.
            let changesContents: Bool = didChangeBelow || !(context.move?.isInside(step.oldOwn) ?? true)
            if record.shadow != step.oldShadow || (record.shadow == .contents && changesContents) {
                damageOld(step.oldOwn, in: context)
                damage.add(record.ownRect)
            }
        }
        return step.isWhole || didChangeBelow || changesPaint
    }

    /// Returns the transform from a layer's coordinates to pixels.
    private func deviceTransform(of values: LayerProperties, in context: UpdateContext) -> PlaneTransform {
        if let space = context.parent?.space {
            let toSpace = CATransform3DConcat(values.spaceTransform(to: context.parent?.properties), space.transform)
            return PlaneTransform(toSpace).concatenating(space.toDevice).snapped
        }
        return values.transform(to: context.parent?.properties).concatenating(context.transform).snapped
    }

    private func isVisible(_ values: LayerProperties, transform: PlaneTransform) -> Bool {
        guard !values.isHidden, values.opacity > 0 else { return false }
        guard !values.options.contains(.doubleSided), transform.kind != .translation else { return true }
        let corners = transform.corners(of: CGRect(x: 0, y: 0, width: 1, height: 1))
        let across = CGPoint(x: corners[1].x - corners[0].x, y: corners[1].y - corners[0].y)
        let down = CGPoint(x: corners[3].x - corners[0].x, y: corners[3].y - corners[0].y)
        return across.x * down.y - across.y * down.x > 0
    }

    /// Damages an area of the last frame, at the place to which its pixels move.
    private func damageOld(_ rect: DeviceRect, in context: UpdateContext) {
        damage.add(context.move?.moved(rect) ?? rect)
    }

    /// Damages the areas of removed sublayers.
    private func damageVacatedRects(_ layer: CALayer, in context: UpdateContext) {
        guard let extras = layer.extrasBox, !extras.vacatedRects.isEmpty else { return }
        if !context.isDamaged { for rect in extras.vacatedRects { damageOld(rect, in: context) } }
        extras.vacatedRects.removeAll()
    }

    /// Damages the layer's own area if its own painting changed.
    private func addOwnDamage(
        _ layer: CALayer, _ record: LayerRecord, changesPaint: Bool, oldOwn: DeviceRect, in context: UpdateContext
    ) {
        if changesPaint {
            damageOld(oldOwn, in: context)
            damage.add(record.ownRect)
        } else if layer.flags.contains(.needsDrawing) {
            guard layer.flags.contains(.needsPartialDisplay), let dirty = layer.extrasBox?.dirtyRect else {
                damage.add(record.ownRect)
                return
            }
            damage.add(DeviceRect(around: record.transform.apply(dirty)).intersection(record.ownRect))
        }
    }

    // MARK: Sublayers

    private func updateSublayers(of layer: CALayer, _ step: UpdateStep) -> Bool {
        let changesOrder: Bool = orderSublayers(of: layer, step)
        var didChange: Bool = step.changesStructure
        // OPTIMIZATION: while the clip is empty, the sublayers need no update.
        step.record.isCulled = step.inner.clip.isEmpty
        guard !step.record.isCulled else { return didChange }
        var index = 0
        for child in step.record.ordered(layer) {
            if update(child, in: step.inner) { didChange = true }
            if changesOrder { child.record?.index = index }
            index += 1
        }
        if step.record.hasMask, let mask = layer.extrasBox?.mask, update(mask, in: maskContext(step)) {
            didChange = true
        }
        return didChange
    }

    /// Sorts the sublayers, and damages those that moved. Returns whether their order may have changed.
    private func orderSublayers(of layer: CALayer, _ step: UpdateStep) -> Bool {
        let record: LayerRecord = step.record
        if step.changesStructure {
            record.isCulled = false
            if record.space == nil {
                record.sorted = layer.flags.contains(.hasDepth) ? layer.drawingOrder + layer.generated : nil
            }
        }
        let changesOrder: Bool = sortByDepth(layer, record) || step.changesStructure
        if changesOrder && !step.inner.isDamaged { damageReordered(record.ordered(layer), in: step.inner) }
        return changesOrder
    }

    /// The context of a layer's mask.
    private func maskContext(_ step: UpdateStep) -> UpdateContext {
        var context: UpdateContext = step.inner
        // A change to a mask affects the whole masked area, which the caller has damaged.
        context.isDamaged = true
        context.parent = nil
        context.shift = nil
        context.clip = step.record.clip
        return context
    }

    /// Damages the sublayers that moved relative to their siblings: those outside the longest subsequence that kept its
    /// order.
    private func damageReordered(_ layers: [CALayer], in context: UpdateContext) {
        var siblings: [(index: Int, rect: DeviceRect)] = []
        var isSorted = true
        for layer in layers {
            guard let record = layer.record, !record.isDetached else { continue }
            if let last = siblings.last, last.index > record.index { isSorted = false }
            siblings.append((record.index, record.subtreeRect))
        }
        guard !isSorted else { return }
        let kept: Set<Int> = LayerCompositor.longestIncreasingSubsequence(siblings.map { $0.index })
        for (place, layer) in siblings.enumerated() where !kept.contains(place) {
            damageOld(layer.rect, in: context)
        }
    }

    /// Returns the indices of a longest increasing subsequence of `numbers`, in O(*n* log *n*).
    static func longestIncreasingSubsequence(_ numbers: [Int]) -> Set<Int> {
        var tails: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for (place, number) in numbers.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle: Int = (low + high) / 2
                if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[place] = tails[low - 1] }
            if low == tails.count { tails.append(place) } else { tails[low] = place }
        }
        var series: Set<Int> = []
        var place: Int = tails.last ?? -1
        while place >= 0 {
            series.insert(place)
            place = previous[place]
        }
        return series
    }
}
