import CoreGraphics

/// The radii of the four corners of a layer, in points.
package struct CornerRadii: Equatable, Sendable {
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

    package init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Creates radii that are `radius` at the given corners, and 0 at the others.
    package init(_ radius: CGFloat, at corners: CACornerMask = .all) {
        topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
        bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
    }

    /// The largest of the four radii.
    package var largest: CGFloat { max(max(topLeft, topRight), max(bottomRight, bottomLeft)) }

    /// The corners whose radius is greater than 0.
    package var rounded: CACornerMask {
        var corners: CACornerMask = []
        if topLeft > 0 { corners.insert(.layerMinXMinYCorner) }
        if topRight > 0 { corners.insert(.layerMaxXMinYCorner) }
        if bottomRight > 0 { corners.insert(.layerMaxXMaxYCorner) }
        if bottomLeft > 0 { corners.insert(.layerMinXMaxYCorner) }
        return corners
    }

    /// Returns the radii of a rectangle that is smaller by `distance` on each side, so that the curves are parallel.
    func inset(by distance: CGFloat) -> CornerRadii {
        CornerRadii(
            topLeft: max(0, topLeft - distance), topRight: max(0, topRight - distance),
            bottomRight: max(0, bottomRight - distance), bottomLeft: max(0, bottomLeft - distance))
    }

    // MARK: Animation

    /// The radii in the order top left, top right, bottom right, bottom left.
    var numbers: [Double] { [Double(topLeft), Double(topRight), Double(bottomRight), Double(bottomLeft)] }

    /// Creates radii from their numbers. Animations that overshoot do not produce negative radii.
    init?(numbers: [Double]) {
        guard numbers.count == 4 else { return nil }
        self.init(
            topLeft: max(0, numbers[0]), topRight: max(0, numbers[1]), bottomRight: max(0, numbers[2]),
            bottomLeft: max(0, numbers[3]))
    }
}

extension LayerProperties {
    /// The corners that `cornerRadius` rounds.
    var maskedCorners: CACornerMask { rareBox?.value.maskedCorners ?? .all }

    /// The radii of all corners.
    var cornerRadii: CornerRadii {
        rareBox?.value.cornerRadii ?? CornerRadii(cornerRadius, at: maskedCorners)
    }

    /// Whether a corner is rounded.
    var hasRoundedCorners: Bool {
        (cornerRadius > 0 && !maskedCorners.isEmpty) || rareBox?.value.cornerRadii != nil
    }
}

extension CALayer {
    /// The radii of the corners if they differ. Nil, the default, means that `cornerRadius` and `maskedCorners` apply.
    /// Animatable.
    ///
    /// Layers with equal radii are drawn faster than layers with different radii.
    package final var cornerRadii: CornerRadii? {
        get { properties.rareBox?.value.cornerRadii }
        set { change("cornerRadii", if: newValue != cornerRadii) { properties.rare.cornerRadii = newValue } }
    }
}
