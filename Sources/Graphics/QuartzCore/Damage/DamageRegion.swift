/// Which pixels must be drawn again: a few rectangles that do not overlap.
///
/// It holds every pixel that was added. To stay small, it may hold pixels that were not: rectangles are merged where
/// that wastes little, and where there would be more than `limit` of them.
package struct DamageRegion: Sendable, Equatable {
    /// The rectangles, none empty, no two overlapping.
    package private(set) var rects: [DeviceRect] = []
    /// How many rectangles there may be.
    package let limit: Int
    /// What lies outside is not kept.
    package let bounds: DeviceRect?

    package init(limit: Int = 16, bounds: DeviceRect? = nil) {
        self.limit = max(1, limit)
        self.bounds = bounds
    }

    package var isEmpty: Bool { rects.isEmpty }

    /// The number of pixels.
    package var area: Int { rects.reduce(0) { $0 + $1.area } }

    /// The smallest rectangle around everything.
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

    /// Adds the pixels of `rect`. Takes time in proportion to `limit`, at the worst to its square.
    package mutating func add(_ rect: DeviceRect) {
        var added: DeviceRect = rect
        if let bounds { added = added.intersection(bounds) }
        guard !added.isEmpty else { return }
        // Whatever overlaps or wastes little is taken in, until nothing does any more.
        var index = 0
        while index < rects.count {
            let other: DeviceRect = rects[index]
            if other.contains(added) { return }
            let merged: DeviceRect = other.union(added)
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

    /// Whether drawing a few pixels too many costs less than one more rectangle.
    private func isWorthMerging(_ a: DeviceRect, _ b: DeviceRect, _ merged: DeviceRect) -> Bool {
        let separate: Int = a.area + b.area - a.intersection(b).area
        return merged.area - separate <= max(256, separate / 8)
    }

    /// Appends what of `rect` is not there yet, cut into pieces around what is.
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

    /// Merges the newest rectangle with the one where that wastes least, and with whatever their union then overlaps.
    ///
    /// Looking at every pair would waste a little less, and make a long list slow.
    private mutating func mergeNewest() {
        let newest: DeviceRect = rects.removeLast()
        var best = 0
        var leastWaste = Int.max
        for (index, other) in rects.enumerated() {
            let waste: Int = other.union(newest).area - other.area - newest.area
            if waste < leastWaste {
                leastWaste = waste
                best = index
            }
        }
        var merged: DeviceRect = rects[best].union(newest)
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
    /// Removes an element in constant time, putting the last one in its place.
    mutating func swapRemove(at index: Int) {
        swapAt(index, count - 1)
        removeLast()
    }
}
