/// The pixels that must be redrawn, as a few rectangles that do not overlap.
///
/// It contains every pixel that was added. It may also contain other pixels: rectangles are merged if that wastes
/// little, or if there are more than `limit` of them.
package struct DamageRegion: Sendable, Equatable {
    /// The rectangles. None is empty, and no two overlap.
    package private(set) var rects: [DeviceRect] = []
    /// The maximum number of rectangles.
    package let limit: Int
    /// The bounds to which added rectangles are clipped, or nil for no limit.
    package let bounds: DeviceRect?

    package init(limit: Int = 16, bounds: DeviceRect? = nil) {
        self.limit = max(1, limit)
        self.bounds = bounds
    }

    package var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle that contains all pixels.
    package var boundingRect: DeviceRect { rects.reduce(.empty) { $0.union($1) } }

    package func contains(x: Int, y: Int) -> Bool { rects.contains { $0.contains(x: x, y: y) } }

    package func intersects(_ rect: DeviceRect) -> Bool { rects.contains { $0.intersects(rect) } }

    package mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
    }

    /// Adds every rectangle of `other`.
    package mutating func add(_ other: DamageRegion) {
        for rect in other.rects { add(rect) }
    }

    /// Adds the pixels of `rect`, usually in O(`limit`), and in O(`limit`²) in the worst case.
    package mutating func add(_ rect: DeviceRect) {
        var added = rect
        if let bounds { added = added.intersection(bounds) }
        guard !added.isEmpty else { return }
        // Merges the rectangle with rectangles that it contains, and with rectangles for which the union adds few
        // pixels, until no such rectangle is left.
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(added) { return }
            let merged = other.union(added)
            if added.contains(other) || isWorthMerging(other, added, merged) {
                rects.swapRemove(at: index)
                added = merged
                index = 0
            } else {
                index += 1
            }
        }
        appendDisjoint(added)
        while rects.count > limit { mergeNewest() }
    }

    /// Returns whether the pixels that a merge adds cost less than a separate rectangle.
    private func isWorthMerging(_ a: DeviceRect, _ b: DeviceRect, _ merged: DeviceRect) -> Bool {
        let separate: Int = a.area + b.area - a.intersection(b).area
        return merged.area - separate <= max(256, separate / 8)
    }

    /// Appends the part of `rect` that is not in the region yet, in disjoint pieces.
    private mutating func appendDisjoint(_ rect: DeviceRect) {
        guard intersects(rect) else {
            rects.append(rect)
            return
        }
        var pieces: [DeviceRect] = [rect]
        for other in rects where other.intersects(rect) {
            var rest: [DeviceRect] = []
            for piece in pieces { piece.subtracting(other) { rest.append($0) } }
            pieces = rest
        }
        rects.append(contentsOf: pieces)
    }

    /// Merges the newest rectangle with the one that wastes the fewest pixels, and with all rectangles that their union
    /// overlaps.
    ///
    /// Comparing all pairs would waste slightly fewer pixels, but would be slow for many rectangles.
    private mutating func mergeNewest() {
        let newest = rects.removeLast()
        var best = 0
        var leastWaste = Int.max
        for (index, other) in rects.enumerated() {
            let waste: Int = other.union(newest).area - other.area - newest.area
            if waste < leastWaste {
                leastWaste = waste
                best = index
            }
        }
        var merged = rects[best].union(newest)
        rects.swapRemove(at: best)
        var index = 0
        while index < rects.count {
            if rects[index].intersects(merged) {
                merged = merged.union(rects[index])
                rects.swapRemove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        rects.append(merged)
    }
}

extension Array {
    /// Removes an element in constant time by replacing it with the last one.
    mutating func swapRemove(at index: Int) {
        swapAt(index, count - 1)
        removeLast()
    }
}
