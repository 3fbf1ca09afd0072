import CoreGraphics
import Foundation

extension CALayer {
    /// The transform from this layer's coordinates to its superlayer's.
    final var transformToSuperlayer: PlaneTransform { geometry.transform(to: superlayer?.geometry) }

    /// The properties that coordinate conversions use. Those of a model layer do not include running animations.
    final var geometry: LayerProperties { properties }

    /// Returns the transform from this layer's coordinates to those of `layer`, or, if `layer` is nil, to the
    /// coordinate space that contains the root layer.
    final func transform(to layer: CALayer?) -> PlaneTransform {
        guard layer !== self else { return .identity }
        if let layer, layer === superlayer { return transformToSuperlayer }
        if let layer, let common = commonAncestor(with: layer) {
            let up = transformUp(to: common)
            let down: PlaneTransform = layer.transformUp(to: common).inverted ?? .identity
            return up.concatenating(down)
        }
        let up = transformUp(to: nil)
        guard let layer else { return up }
        return up.concatenating(layer.transformUp(to: nil).inverted ?? .identity)
    }

    /// Returns the transform from the coordinates of `layer`, or, if `layer` is nil, from the coordinate space that
    /// contains the root layer, to this layer's coordinates.
    final func transform(from layer: CALayer?) -> PlaneTransform {
        if let layer { return layer.transform(to: self) }
        return transformUp(to: nil).inverted ?? .identity
    }

    /// Returns the transform from this layer's coordinates to those of `ancestor`, or, if `ancestor` is nil, to the
    /// coordinate space that contains the root layer.
    private func transformUp(to ancestor: CALayer?) -> PlaneTransform {
        var result: PlaneTransform = .identity
        var layer: CALayer? = self
        while let current = layer, current !== ancestor {
            result = result.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return result
    }

    private func commonAncestor(with other: CALayer) -> CALayer? {
        var left: CALayer? = self
        var right: CALayer? = other
        var leftDepth: Int = depth
        var rightDepth: Int = other.depth
        while leftDepth > rightDepth {
            left = left?.superlayer
            leftDepth -= 1
        }
        while rightDepth > leftDepth {
            right = right?.superlayer
            rightDepth -= 1
        }
        while left !== right {
            left = left?.superlayer
            right = right?.superlayer
        }
        return left
    }

    private var depth: Int {
        var count = 0
        var layer: CALayer? = superlayer
        while let current = layer {
            count += 1
            layer = current.superlayer
        }
        return count
    }

    final func frontmostLayer(at point: CGPoint) -> CALayer? {
        guard !properties.isHidden, let down = transformToSuperlayer.inverted else { return nil }
        let point = down.apply(point)
        let isInside = contains(point)
        if properties.masksToBounds && !isInside { return nil }
        let isPresentation: Bool = flags.contains(.isPresentation)
        for child in (extrasBox?.presented ?? self).drawingOrder.reversed() {
            guard let child = isPresentation ? child.makePresentation() : child else { continue }
            if let hit = child.hitTest(point) { return hit }
        }
        return isInside ? self : nil
    }

    /// Converts a time of this layer to the host's time.
    final func hostTime(_ time: CFTimeInterval) -> CFTimeInterval {
        var time: CFTimeInterval = time
        var layer: CALayer? = self
        while let current = layer {
            if let timing = current.extrasBox?.timing { time = timing.outerTime(time) }
            layer = current.parent
        }
        return time
    }

    /// Converts a host time to this layer's time.
    final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
        let outer: CFTimeInterval = parent?.localTime(time) ?? time
        guard let timing = extrasBox?.timing else { return outer }
        return timing.localTime(outer)
    }
}
