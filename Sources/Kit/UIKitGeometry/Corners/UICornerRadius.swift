import CoreGraphics

/// The radius of a rounded corner: a fixed number of points, or a radius that follows the corner of the container.
public struct UICornerRadius: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case fixed(CGFloat)
        case containerConcentric(minimum: CGFloat)
    }

    let kind: Kind

    /// Creates a radius in points. A negative number means 0.
    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(kind: .fixed(max(0, CGFloat(radius))))
    }

    /// Creates a radius that makes the corner concentric with the nearest corner of the container.
    ///
    /// The container is the nearest superview with rounded corners: with a corner configuration, or with a corner radius
    /// of its layer. The radius is the radius of the container's corner minus the distance between the two corners,
    /// horizontally or vertically, whichever is larger. Without such a container, the radius is `minimum`.
    ///
    /// - Parameter minimum: The smallest radius, in points. Nil, the default, means 0.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: max(0, minimum ?? 0)))
    }
}

extension UICornerRadius: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    /// Creates a fixed radius, in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }

    /// Creates a fixed radius, in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension UICornerRadius: CustomStringConvertible {
    /// The kind and the number of points, as in `fixed(12.0)`.
    public var description: String {
        switch kind {
        case .fixed(let radius): "fixed(\(radius))"
        case .containerConcentric(let minimum): "containerConcentric(minimum: \(minimum))"
        }
    }
}
