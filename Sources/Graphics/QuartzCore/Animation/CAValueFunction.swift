import Foundation

/// A function that converts the numeric values of an animation of `transform` to transforms.
public final class CAValueFunction: NSObject {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function.
    public init?(name: CAValueFunctionName) {
        self.name = name
        super.init()
    }

    /// Returns the key path of the part of a transform that the function changes.
    func keyPath(for keyPath: String) -> String { "\(keyPath).\(name.rawValue)" }
}

/// The names of value functions.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a name from a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A rotation about the x axis, in radians.
    public static let rotateX = CAValueFunctionName(rawValue: "rotation.x")
    /// A rotation about the y axis, in radians.
    public static let rotateY = CAValueFunctionName(rawValue: "rotation.y")
    /// A rotation about the z axis, in radians.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotation.z")
    /// A scale along x.
    public static let scaleX = CAValueFunctionName(rawValue: "scale.x")
    /// A scale along y.
    public static let scaleY = CAValueFunctionName(rawValue: "scale.y")
    /// A scale along z.
    public static let scaleZ = CAValueFunctionName(rawValue: "scale.z")
    /// A translation along x, in points.
    public static let translateX = CAValueFunctionName(rawValue: "translation.x")
    /// A translation along y, in points.
    public static let translateY = CAValueFunctionName(rawValue: "translation.y")
    /// A translation along z, in points.
    public static let translateZ = CAValueFunctionName(rawValue: "translation.z")
}
