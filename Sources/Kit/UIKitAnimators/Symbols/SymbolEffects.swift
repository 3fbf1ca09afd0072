/// An effect that scales a symbol up and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var factor = 1.25

    /// An effect that scales the symbol up first.
    public var up: BounceSymbolEffect { BounceSymbolEffect(factor: 1.25) }

    /// An effect that scales the symbol down first.
    public var down: BounceSymbolEffect { BounceSymbolEffect(factor: 0.8) }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "bounce", tracks: [.init(keyPath: "transform.scale", values: [1, factor, 1 - (factor - 1) / 2, 1])],
            duration: 0.5)
    }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "pulse", tracks: [.init(keyPath: "opacity", values: [1, 0.35, 1])], duration: 1.2, repeats: true)
    }
}

/// An effect that scales a symbol until it is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
    private var factor = 1.0

    /// An effect that makes the symbol larger.
    public var up: ScaleSymbolEffect { ScaleSymbolEffect(factor: 1.2) }

    /// An effect that makes the symbol smaller.
    public var down: ScaleSymbolEffect { ScaleSymbolEffect(factor: 0.8) }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "scale", tracks: [.init(keyPath: "transform.scale", values: [1, factor])], duration: 0.25,
            holdsEnd: true)
    }
}

/// An effect that shows a symbol.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "visibility",
            tracks: [
                .init(keyPath: "opacity", values: [0, 1]), .init(keyPath: "transform.scale", values: [0.6, 1]),
            ], duration: 0.3, holdsEnd: true)
    }
}

/// An effect that hides a symbol until it is removed. The image view keeps its size.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "visibility",
            tracks: [
                .init(keyPath: "opacity", values: [1, 0]), .init(keyPath: "transform.scale", values: [1, 0.6]),
            ], duration: 0.3, holdsEnd: true)
    }
}

/// An effect that turns a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "wiggle", tracks: [.init(keyPath: "transform.rotation", values: [0, 0.2, -0.2, 0.12, -0.12, 0])],
            duration: 0.7)
    }
}

/// An effect that makes a symbol larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "breathe", tracks: [.init(keyPath: "transform.scale", values: [1, 1.12, 1])], duration: 2,
            repeats: true)
    }
}

/// An effect that turns a symbol about its center.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
    private var angle = 2 * Double.pi

    /// An effect that turns the symbol clockwise.
    public var clockwise: RotateSymbolEffect { RotateSymbolEffect(angle: 2 * .pi) }

    /// An effect that turns the symbol counterclockwise.
    public var counterClockwise: RotateSymbolEffect { RotateSymbolEffect(angle: -2 * .pi) }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "rotate", tracks: [.init(keyPath: "transform.rotation", values: [0, angle / 2, angle])],
            duration: 2, repeats: true)
    }
}

/// A transition that scales the new symbol up while the old one fades out.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
    private var factor = 0.6

    /// A transition whose new symbol becomes larger.
    public var downUp: ReplaceSymbolEffect { ReplaceSymbolEffect(factor: 0.6) }

    /// A transition whose new symbol becomes larger.
    public var upUp: ReplaceSymbolEffect { ReplaceSymbolEffect(factor: 0.6) }

    /// A transition whose new symbol does not change its size.
    public var offUp: ReplaceSymbolEffect { ReplaceSymbolEffect(factor: 1) }

    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(
            kind: "replace", tracks: [.init(keyPath: "transform.scale", values: [factor, 1])], duration: 0.3)
    }
}

/// A transition that fits the situation: the new symbol fades in.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
    public var configuration: SymbolEffectConfiguration {
        SymbolEffectConfiguration(kind: "replace", tracks: [], duration: 0.3)
    }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    /// The effect `BounceSymbolEffect`.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

extension BounceSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: BounceSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
    /// The effect `PulseSymbolEffect`.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

extension PulseSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: PulseSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
    /// The effect `ScaleSymbolEffect`.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension ScaleSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: ScaleSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
    /// The effect `AppearSymbolEffect`.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

extension AppearSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: AppearSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
    /// The effect `DisappearSymbolEffect`.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

extension DisappearSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: DisappearSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
    /// The effect `WiggleSymbolEffect`.
    public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

extension WiggleSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: WiggleSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
    /// The effect `BreatheSymbolEffect`.
    public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}

extension BreatheSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: BreatheSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
    /// The effect `RotateSymbolEffect`.
    public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

extension RotateSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: RotateSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// The effect `ReplaceSymbolEffect`.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

extension ReplaceSymbolEffect {
    /// An effect of the layers of the symbol. The kit animates the whole symbol.
    public var byLayer: ReplaceSymbolEffect { self }

    /// An effect of the whole symbol.
    public var wholeSymbol: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
    /// The effect `AutomaticSymbolEffect`.
    public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
