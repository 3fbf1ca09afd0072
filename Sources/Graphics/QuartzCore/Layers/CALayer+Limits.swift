import Foundation
import ProgramDiagnostics

extension CALayer {
    /// The largest coordinate or length, in points. The sum or product of two such values does not overflow.
    static let largestCoordinate: CGFloat = 1e15

    /// The maximum number of levels in a layer tree.
    ///
    /// Layout, drawing and hit testing are recursive, so each level takes stack space.
    static let maximumLevels = 1_024

    // MARK: Coordinates

    /// Returns `value` clamped to the range of coordinates. Stops the program if `value` is NaN.
    @inline(__always)
    final func validated(_ value: CGFloat, _ property: StaticString) -> CGFloat {
        abs(value) <= CALayer.largestCoordinate ? value : clamped(value, property)
    }

    @inline(__always)
    final func validated(_ point: CGPoint, _ property: StaticString) -> CGPoint {
        CGPoint(x: validated(point.x, property), y: validated(point.y, property))
    }

    @inline(__always)
    final func validated(_ size: CGSize, _ property: StaticString) -> CGSize {
        CGSize(width: validated(size.width, property), height: validated(size.height, property))
    }

    @inline(never)
    private func clamped(_ value: CGFloat, _ property: StaticString) -> CGFloat {
        stopProgram(unless: !value.isNaN, "CALayer \(property) contains NaN. \(limitDescription)")
        return value < 0 ? -CALayer.largestCoordinate : CALayer.largestCoordinate
    }

    // MARK: Depth

    /// Updates the number of levels when `layer` is added below this layer, whose level is `depth`. Stops the program
    /// if the tree would have too many levels.
    final func updateLevels(of layer: CALayer, at depth: Int) {
        if depth + layer.levels > CALayer.maximumLevels {
            // The recorded number may be too large, because removing layers does not decrease it.
            layer.countLevels()
            stopProgram(
                unless: depth + layer.levels <= CALayer.maximumLevels,
                "A tree of layers or views has at most \(CALayer.maximumLevels) levels. "
                    + "The limit was exceeded by a layer or view added to "
                    + "\(limitDescription). Reduce the nesting of views.")
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

    /// The description of the layer, or of the view that owns it, in the message that stops the program.
    private var limitDescription: String { owner.map { String(describing: $0) } ?? description }
}
