/// Brief haptic feedback.
public struct HostFeedback: Hashable, Sendable {
    /// The meaning of the feedback.
    public enum Kind: Hashable, Sendable {
        /// A collision of light, medium-sized or heavy objects, or of soft or rigid ones.
        case light, medium, heavy, soft, rigid
        /// The end of a task.
        case success, warning, failure
        /// A change in the selection.
        case selection
    }

    /// The meaning of the feedback.
    public var kind: Kind
    /// The strength, from 0 to 1.
    public var intensity: Double

    /// Creates feedback.
    public init(kind: Kind, intensity: Double = 1) {
        self.kind = kind
        self.intensity = intensity
    }
}
