/// The opaque areas of the layers in a rectangle, so that hidden content is not drawn.
///
/// Every layer that intersects the rectangle is numbered in drawing order. A layer is hidden inside the opaque areas of
/// layers with higher numbers. Layers inside groups are neither numbered nor hidden, because a group is drawn to a
/// separate buffer.
struct Occlusion {
    private struct Area {
        var order: Int
        var rect: DeviceRect
    }

    /// The opaque areas, from back to front.
    private var areas: [Area] = []
    /// The areas of the layers with backdrops. A layer in front of a backdrop does not hide the content behind the
    /// backdrop, because the backdrop shows that content.
    private var backdrops: [DeviceRect] = []
    private var count = 0
    /// The size in pixels up to which areas are ignored, because they save less than they cost.
    private var leastArea = 0

    /// Creates an occlusion without opaque areas.
    init() {}

    /// Numbers the layers of a tree that intersect `rect`, and collects their opaque areas.
    init(_ root: CALayer, in rect: DeviceRect) {
        leastArea = rect.area / 64
        add(root, in: rect, limit: rect)
    }

    /// - Parameter limit: The part of `area` in which no rounded corner clips the layer.
    private mutating func add(_ layer: CALayer, in area: DeviceRect, limit: DeviceRect) {
        guard let record = layer.record, record.isVisible, record.subtreeRect.intersects(area) else { return }
        count += 1
        record.order = count
        record.lastOrder = count
        guard !record.needsGroup, record.clipping != .path else {
            backdrops += record.compositor.backdropRects(inside: layer)
            return
        }
        if record.hasBackdrop { backdrops.append(record.ownRect) }
        add(record.opaqueRect.intersection(limit))
        let inner = area.intersection(record.innerClip)
        guard !inner.isEmpty, !layer.drawnChildren.isEmpty else { return }
        var innerLimit = limit.intersection(inner)
        if record.clipping == .rounded, let box = record.roundedBox {
            innerLimit = innerLimit.intersection(box.middle)
        }
        for child in record.ordered(layer) { add(child, in: inner, limit: innerLimit) }
        record.lastOrder = count
    }

    private mutating func add(_ rect: DeviceRect) {
        guard rect.area > leastArea else { return }
        if let backdrop = backdrops.first(where: { $0.intersects(rect) }) {
            return rect.subtracting(backdrop) { add($0) }
        }
        while let last = areas.last, rect.contains(last.rect) { areas.removeLast() }
        areas.append(Area(order: count, rect: rect))
    }

    /// Returns whether a part of `rect` is not hidden by layers with numbers higher than `order`.
    func isVisible(_ rect: DeviceRect, above order: Int) -> Bool {
        var isVisible = false
        forEachVisiblePart(of: rect, above: order) { _ in isVisible = true }
        return isVisible
    }

    /// Calls `body` with disjoint rectangles that together cover the visible part of `rect`: the pixels not hidden by
    /// layers whose number is higher than `order`.
    func forEachVisiblePart(of rect: DeviceRect, above order: Int, _ body: (DeviceRect) -> Void) {
        guard !rect.isEmpty else { return }
        let first: Int = areas.firstIndex { $0.order > order } ?? areas.count
        forEachVisiblePart(of: rect, from: first, body)
    }

    private func forEachVisiblePart(of rect: DeviceRect, from first: Int, _ body: (DeviceRect) -> Void) {
        var index = first
        while index < areas.count, !areas[index].rect.intersects(rect) { index += 1 }
        guard index < areas.count else { return body(rect) }
        rect.subtracting(areas[index].rect) { forEachVisiblePart(of: $0, from: index + 1, body) }
    }
}

extension RoundedBox {
    /// The rows between the rounded corners.
    var middle: DeviceRect { DeviceRect(rect.x0, rect.y0 + mask.size, rect.x1, rect.y1 - mask.size) }
}
