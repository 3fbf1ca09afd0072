import Foundation

/// The base class of effects that a visual effect view applies. Use `UIBlurEffect` and `UIVibrancyEffect`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }

    /// Creates an effect that changes nothing. The archive is ignored.
    public required init?(coder: NSCoder) { super.init() }

    /// Whether effects support secure coding. The value is true.
    public nonisolated static var supportsSecureCoding: Bool { true }

    /// Returns the effect itself, because effects do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Encodes nothing. Subclasses encode their properties.
    open func encode(with coder: NSCoder) {}
}
