import CoreGraphics

/// The shape of a view's corners.
///
/// Assign a configuration to `cornerConfiguration` of a view. The corners then change with the size of the view:
///
///     card.cornerConfiguration = .corners(radius: 12)
///     badge.cornerConfiguration = .capsule()
///     button.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 4))
///
/// In animations, the corners change with the size.
public struct UICornerConfiguration: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// All corners have half of the length of the shorter side, at most `maximum`.
        case capsule(maximum: CGFloat?)
        case corners(Corners)
    }

    struct Corners: Hashable, Sendable {
        var topLeft: UICornerRadius
        var topRight: UICornerRadius
        var bottomLeft: UICornerRadius
        var bottomRight: UICornerRadius
        var uniformity: Uniformity = .none

        init(
            _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
            _ bottomRight: UICornerRadius?, _ uniformity: Uniformity = .none
        ) {
            self.topLeft = topLeft ?? 0
            self.topRight = topRight ?? 0
            self.bottomLeft = bottomLeft ?? 0
            self.bottomRight = bottomRight ?? 0
            self.uniformity = uniformity
        }
    }

    /// The corners that have the same radius: the largest radius of the group.
    struct Uniformity: OptionSet, Hashable, Sendable {
        let rawValue: UInt8

        static let all = Uniformity(rawValue: 1)
        static let top = Uniformity(rawValue: 2)
        static let bottom = Uniformity(rawValue: 4)
        static let left = Uniformity(rawValue: 8)
        static let right = Uniformity(rawValue: 16)
        static let none: Uniformity = []
    }

    let kind: Kind

    private static func make(_ corners: Corners) -> UICornerConfiguration {
        UICornerConfiguration(kind: .corners(corners))
    }

    // MARK: Capsules

    /// Creates corners that form a capsule. Their radius is half of the length of the shorter side.
    ///
    /// - Parameter maximumRadius: The largest radius, in points. Nil, the default, means no limit.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(kind: .capsule(maximum: maximumRadius.map { max(0, CGFloat($0)) }))
    }

    // MARK: Independent corners

    /// Creates corners with the same setting. Concentric corners may have different radii.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        make(Corners(radius, radius, radius, radius))
    }

    /// Creates corners with independent radii. A corner whose radius is nil is square.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        make(Corners(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius))
    }

    // MARK: Uniform corners

    /// Creates corners with the same radius. If concentric corners differ, all have the largest radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        make(Corners(radius, radius, radius, radius, .all))
    }

    /// Creates corners with one radius on the left and one on the right.
    public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
        make(Corners(leftRadius, rightRadius, leftRadius, rightRadius, [.left, .right]))
    }

    /// Creates corners with one radius at the top and one at the bottom.
    public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
        make(Corners(topRadius, topRadius, bottomRadius, bottomRadius, [.top, .bottom]))
    }

    /// Creates corners with one radius at the top, and independent radii at the bottom. A corner whose radius is nil is
    /// square.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        make(Corners(topRadius, topRadius, bottomLeftRadius, bottomRightRadius, .top))
    }

    /// Creates corners with one radius at the bottom, and independent radii at the top. A corner whose radius is nil is
    /// square.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        make(Corners(topLeftRadius, topRightRadius, bottomRadius, bottomRadius, .bottom))
    }

    /// Creates corners with one radius on the left, and independent radii on the right. A corner whose radius is nil is
    /// square.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        make(Corners(leftRadius, topRightRadius, leftRadius, bottomRightRadius, .left))
    }

    /// Creates corners with one radius on the right, and independent radii on the left. A corner whose radius is nil is
    /// square.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        make(Corners(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius, .right))
    }
}

extension UICornerConfiguration: CustomStringConvertible {
    /// The settings of the corners, as in `capsule(maximumRadius: nil)`.
    public var description: String {
        switch kind {
        case .capsule(let maximum):
            "capsule(maximumRadius: \(maximum.map { "\($0)" } ?? "nil"))"
        case .corners(let corners):
            "corners(topLeft: \(corners.topLeft), topRight: \(corners.topRight), "
                + "bottomLeft: \(corners.bottomLeft), bottomRight: \(corners.bottomRight))"
        }
    }
}
