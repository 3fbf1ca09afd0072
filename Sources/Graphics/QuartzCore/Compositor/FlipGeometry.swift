import Foundation

/// The perspective of a flip: a picture that turns about its vertical or horizontal axis.
struct FlipGeometry {
    /// Whether the axis is vertical instead of horizontal.
    private let isAxisVertical: Bool
    /// Whether the left or the top edge moves to the front first.
    private let isLowInFront: Bool
    private let center: (x: CGFloat, y: CGFloat)
    /// The reciprocal of the distance of the eye, in pixels.
    private let nearness: CGFloat

    /// The growth of the edge in front at its nearest place, as a fraction of its length.
    private static let growth: CGFloat = 0.18

    /// Creates the geometry of a flip about the center of `box`.
    init(_ subtype: CATransitionSubtype, box: DeviceRect) {
        isAxisVertical = subtype == .fromLeft || subtype == .fromRight
        isLowInFront = subtype == .fromLeft || subtype == .fromTop
        center = (CGFloat(box.x0 + box.x1) / 2, CGFloat(box.y0 + box.y1) / 2)
        let half: CGFloat = max(0.5, CGFloat(isAxisVertical ? box.width : box.height) / 2)
        nearness = Self.growth / (1 + Self.growth) / half
    }

    /// Returns the transform of the visible picture, or nil if it is seen from the edge. The old picture is visible
    /// until `progress` is 0.5, and then the new one.
    func transform(at progress: Double) -> PlaneTransform? {
        let angle: Double = (progress < 0.5 ? progress : progress - 1) * .pi * (isLowInFront ? 1 : -1)
        guard cos(angle) > 0.001 else { return nil }
        var eye: CATransform3D = CATransform3DIdentity
        eye.m34 = -nearness
        let turned: CATransform3D = CATransform3DRotate(
            eye, CGFloat(angle), isAxisVertical ? 0 : -1, isAxisVertical ? 1 : 0, 0)
        return PlaneTransform(tx: -center.x, ty: -center.y).concatenating(PlaneTransform(turned))
            .concatenating(PlaneTransform(tx: center.x, ty: center.y))
    }

    /// Returns the area in which a picture in `rect` is visible while it turns.
    func area(of rect: DeviceRect) -> DeviceRect {
        let across: CGFloat = max(center.x - CGFloat(rect.x0), CGFloat(rect.x1) - center.x)
        let down: CGFloat = max(center.y - CGFloat(rect.y0), CGFloat(rect.y1) - center.y)
        // The limit applies only to content far outside the box.
        let scale: CGFloat = 1 / (1 - min(0.5, (isAxisVertical ? across : down) * nearness))
        return DeviceRect(
            around: CGRect(
                x: center.x - across * scale, y: center.y - down * scale, width: 2 * across * scale,
                height: 2 * down * scale)
        ).insetBy(-1)
    }
}
