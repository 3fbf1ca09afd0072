/// How an animation along a path rotates the layer.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's horizontal axis follows the tangent to the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// The layer's horizontal axis points in the direction opposite to the tangent to the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
