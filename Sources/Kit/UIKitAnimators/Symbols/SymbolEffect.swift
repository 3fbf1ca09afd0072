import QuartzCore

/// An animation of a symbol.
///
/// Apps use the effects of the kit, such as `.bounce`. The kit animates whole images, not the layers of symbols.
public protocol SymbolEffect: Hashable, Sendable {
    /// The settings of the effect.
    var configuration: SymbolEffectConfiguration { get }
}

/// An effect that plays once, or a given number of times.
public protocol DiscreteSymbolEffect {}

/// An effect that remains until it is removed.
public protocol IndefiniteSymbolEffect {}

/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}

/// An effect that replaces a symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// The settings of an effect, which the kit animates.
public struct SymbolEffectConfiguration: Hashable, Sendable {
    /// The property of the layer, and its values at equal intervals.
    struct Track: Hashable, Sendable {
        var keyPath: String
        var values: [Double]
    }

    /// The kind of the effect. A view shows one effect of each kind.
    var kind: String
    var tracks: [Track]
    /// The duration of one repetition, in seconds.
    var duration: Double
    /// Whether the last values remain until the effect is removed.
    var holdsEnd = false
    /// Whether the effect repeats until it is removed, unless the options specify otherwise.
    var repeats = false
}

/// The number of repetitions and the speed of an effect.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Repetition: Hashable, Sendable {
        case automatic, indefinite
        case count(Int)
    }

    var repetition: Repetition = .automatic
    var speedFactor = 1.0

    /// The default repetitions and speed of each effect.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }

    /// Repeats the effect until it is removed.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }

    /// Plays the effect once.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }

    /// Plays the effect a number of times.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// Multiplies the speed of the effect.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Repeats the effect until it is removed.
    public var repeating: SymbolEffectOptions { with(.indefinite) }

    /// Plays the effect once.
    public var nonRepeating: SymbolEffectOptions { with(.count(1)) }

    /// Plays the effect a number of times; nil repeats it until it is removed.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { with(count.map { .count(max(1, $0)) } ?? .indefinite) }

    /// Multiplies the speed of the effect.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        var options = self
        options.speedFactor = speed
        return options
    }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        var options = self
        options.repetition = repetition
        return options
    }
}
