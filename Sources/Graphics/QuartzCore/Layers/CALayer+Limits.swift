import Foundation
import Diagnostics

extension CALayer {
    /// The largest coordinate or length, in points: large enough for everything, and no sum or product of two overflows.
    static let largestCoordinate: CGFloat = 1e15

    /// The most levels that a tree of layers may have.
    ///
    /// Layout, drawing, hit testing and the like go down a tree level by level, and each level takes a part of the stack.
    static let mostLevels = 1_024

    // MARK: Coordinates

    /// `value`, brought into the range of coordinates. What is no number stops the program.
    @inline(__always)
    final func usable(_ value: CGFloat, _ property: StaticString) -> CGFloat {
        abs(value) <= CALayer.largestCoordinate ? value : limited(value, property)
    }

    @inline(__always)
    final func usable(_ point: CGPoint, _ property: StaticString) -> CGPoint {
        CGPoint(x: usable(point.x, property), y: usable(point.y, property))
    }

    @inline(__always)
    final func usable(_ size: CGSize, _ property: StaticString) -> CGSize {
        CGSize(width: usable(size.width, property), height: usable(size.height, property))
    }

    @inline(never)
    private func limited(_ value: CGFloat, _ property: StaticString) -> CGFloat {
        stopProgram(unless: !value.isNaN, "CALayer \(property) contains NaN. \(limitDescription)")
        return value < 0 ? -CALayer.largestCoordinate : CALayer.largestCoordinate
    }

    // MARK: Depth

    /// Makes sure that the tree stays shallow enough with `layer` below this one, whose level is `depth`, and notes how
    /// many levels it has then.
    final func noteLevels(of layer: CALayer, at depth: Int) {
        if depth + layer.levels > CALayer.mostLevels {
            // The number may be too large where layers have gone.
            layer.countLevels()
            stopProgram(
                unless: depth + layer.levels <= CALayer.mostLevels,
                "A tree of layers or views has at most \(CALayer.mostLevels) levels, and one more was added to "
                    + "\(limitDescription). Put views beside each other instead of into each other.")
        }
        var levels: Int = layer.levels + 1
        var current: CALayer? = self
        while let ancestor = current, ancestor.levels < levels {
            ancestor.levels = levels
            levels += 1
            current = ancestor.parent
        }
    }

    private func countLevels() {
        var level: [CALayer] = [self]
        levels = 0
        while !level.isEmpty {
            levels += 1
            level = level.flatMap { $0.children + ($0.extrasBox?.mask.map { [$0] } ?? []) }
        }
    }

    /// How the layer, or the view that owns it, is called where the program stops.
    private var limitDescription: String { owner.map { String(describing: $0) } ?? description }
}
