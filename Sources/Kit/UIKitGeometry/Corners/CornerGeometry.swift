import CoreGraphics
import QuartzCore

/// Computes the radii of corners from a configuration and the geometry of a view and its container.
struct CornerGeometry {
    /// The size of the view, in points.
    var size: CGSize
    /// The bounds of the container in the view's coordinates, and its radii. The value is nil if the view has no
    /// container.
    var container: (bounds: CGRect, radii: CornerRadii)?

    /// Returns the radii, which are at most half of the length of the shorter side.
    ///
    /// 1. Resolves each corner independently.
    /// 2. Makes the corners of uniform edges equal.
    /// 3. Limits the radii.
    func radii(_ configuration: UICornerConfiguration) -> CornerRadii {
        let limit: CGFloat = max(0, min(size.width, size.height) / 2)
        switch configuration.kind {
        case .capsule(let maximum):
            return CornerRadii(min(limit, maximum ?? limit))
        case .corners(let corners):
            var radii = CornerRadii(
                topLeft: radius(corners.topLeft, x: .min, y: .min),
                topRight: radius(corners.topRight, x: .max, y: .min),
                bottomRight: radius(corners.bottomRight, x: .max, y: .max),
                bottomLeft: radius(corners.bottomLeft, x: .min, y: .max))
            makeUniform(&radii, corners.uniformity)
            return CornerRadii(
                topLeft: min(limit, radii.topLeft), topRight: min(limit, radii.topRight),
                bottomRight: min(limit, radii.bottomRight), bottomLeft: min(limit, radii.bottomLeft))
        }
    }

    private enum Side { case min, max }

    private func radius(_ setting: UICornerRadius, x: Side, y: Side) -> CGFloat {
        switch setting.kind {
        case .fixed(let radius): return radius
        case .containerConcentric(let minimum):
            guard let (outer, radii) = container else { return minimum }
            let dx: CGFloat = x == .min ? -outer.minX : outer.maxX - size.width
            let dy: CGFloat = y == .min ? -outer.minY : outer.maxY - size.height
            let own: CGFloat =
                switch (x, y) {
                case (.min, .min): radii.topLeft
                case (.max, .min): radii.topRight
                case (.min, .max): radii.bottomLeft
                case (.max, .max): radii.bottomRight
                }
            return max(minimum, own - max(0, max(dx, dy)))
        }
    }

    private func makeUniform(_ radii: inout CornerRadii, _ uniformity: UICornerConfiguration.Uniformity) {
        if uniformity.contains(.all) { radii = CornerRadii(radii.largest) }
        if uniformity.contains(.top) {
            radii.topLeft = max(radii.topLeft, radii.topRight)
            radii.topRight = radii.topLeft
        }
        if uniformity.contains(.bottom) {
            radii.bottomLeft = max(radii.bottomLeft, radii.bottomRight)
            radii.bottomRight = radii.bottomLeft
        }
        if uniformity.contains(.left) {
            radii.topLeft = max(radii.topLeft, radii.bottomLeft)
            radii.bottomLeft = radii.topLeft
        }
        if uniformity.contains(.right) {
            radii.topRight = max(radii.topRight, radii.bottomRight)
            radii.bottomRight = radii.topRight
        }
    }
}

extension UICornerConfiguration {
    /// Whether the radii depend on the container.
    var isConcentric: Bool {
        guard case .corners(let corners) = kind else { return false }
        return [corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight].contains {
            if case .containerConcentric = $0.kind { true } else { false }
        }
    }
}
