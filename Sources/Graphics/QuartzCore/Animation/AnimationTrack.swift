import CoreGraphics
import Foundation

/// An animation as plain values, which computes a layer's properties at a given time.
struct AnimationTrack {
    /// How the value changes.
    enum Change {
        case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, spring: Spring?)
        case keyframes(Keyframes)
    }

    var timing: MediaTiming
    var curve: UnitCurve
    var property: AnimatableProperty?
    var change: Change?
    var isAdditive = false
    var isCumulative = false
    /// Whether the animation changes the drawing order of layers.
    var affectsDepth = false
    /// The animations of a group, in the group's time.
    var children: [AnimationTrack] = []
    /// The driver that controls the progress, if any. With a driver, the time has no effect.
    var driverWindow: DriverWindow?
    /// Whether the animation changes a position, whose coordinates a driver moves separately.
    var movesPosition = false

    /// The angle from the direction of the keyframes' path to the layer's horizontal axis, in radians; nil if the layer
    /// does not rotate.
    var rotation: CGFloat?

    init(timing: MediaTiming, curve: UnitCurve, inheriting duration: CFTimeInterval) {
        self.timing = timing
        self.curve = curve
        if timing.duration <= 0 { self.timing.duration = duration }
    }

    /// Applies the animation at `time`, in its parent's time, to `properties`.
    ///
    /// - Parameter groupEnd: The end of the group, in its time, if the group shows its end. An animation that ends
    ///   there shows its last value.
    /// - Returns: The phase of the animation.
    @discardableResult
    func apply(
        to properties: inout LayerProperties, at time: CFTimeInterval, groupEnd: CFTimeInterval = .infinity
    ) -> TimingSample.Phase {
        if let driverWindow {
            apply(to: &properties, as: driverWindow)
            return .active
        }
        let sample = timing.sample(at: time)
        let isLastValue: Bool = sample.phase == .after && abs(timing.endTime - groupEnd) < 1e-9
        guard timing.hasEffect(in: sample.phase) || isLastValue else { return sample.phase }
        let fraction = curve.value(at: sample.fraction)
        // A spring without damping has no end, so its time is not a fraction of the duration.
        let inside: CFTimeInterval = timing.duration.isFinite ? fraction * timing.duration : sample.elapsed
        if let property, let change {
            let base = property.get(properties)
            let value = value(of: change, base: base, fraction: fraction, time: inside, iteration: sample.iteration)
            property.set(&properties, value)
            if let rotation, case .keyframes(let keyframes) = change, let angle = keyframes.direction(at: fraction) {
                let transform: CATransform3D = properties.rare.transform ?? CATransform3DIdentity
                properties.rare.transform = CATransform3DRotate(transform, CGFloat(angle) + rotation, 0, 0, 1)
            }
        }
        let end: CFTimeInterval = inside >= timing.duration - 1e-9 ? timing.duration : .infinity
        for child in children { child.apply(to: &properties, at: inside, groupEnd: end) }
        return sample.phase
    }

    private func apply(to properties: inout LayerProperties, as window: DriverWindow) {
        guard let property, let change else { return }
        let base = property.get(properties)
        if movesPosition, case .basic(let from, let to, let by, _) = change {
            let ends: (AnimatableValue, AnimatableValue) = self.ends(from, to, by, base)
            if case (.point(let start), .point(let end)) = ends {
                let part = window.positionFraction
                let x: CGFloat = start.x + (end.x - start.x) * CGFloat(part.x)
                let y: CGFloat = start.y + (end.y - start.y) * CGFloat(part.y)
                return property.set(&properties, .point(CGPoint(x: x, y: y)))
            }
        }
        let fraction: Double = window.fraction
        let time: CFTimeInterval = fraction * timing.duration
        property.set(&properties, value(of: change, base: base, fraction: fraction, time: time, iteration: 0))
    }

    private func value(
        of change: Change, base: AnimatableValue, fraction: Double, time: CFTimeInterval, iteration: Int
    ) -> AnimatableValue {
        var result: AnimatableValue
        let end: AnimatableValue
        switch change {
        case .basic(let from, let to, let by, let spring):
            let ends: (AnimatableValue, AnimatableValue) = self.ends(from, to, by, base)
            let part: Double = spring.map { $0.value(at: time) } ?? fraction
            result = .between(ends.0, ends.1, part)
            end = ends.1
        case .keyframes(let keyframes):
            // The points of a path also animate sizes.
            result = keyframes.value(at: fraction).matching(base)
            end = keyframes.last.matching(base)
        }
        if isCumulative { for _ in 0..<min(iteration, 10_000) { result = result.adding(end) } }
        return isAdditive ? base.adding(result) : result
    }

    /// Returns the first and the last value. A value that the arguments do not determine is the property's value
    /// without the animation, or zero for an additive animation.
    private func ends(
        _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ base: AnimatableValue
    ) -> (AnimatableValue, AnimatableValue) {
        let rest: AnimatableValue = isAdditive ? base.zero : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by.negated), to)
        case (let from?, nil, nil): return (from, rest)
        case (nil, let to?, nil): return (rest, to)
        case (nil, nil, let by?): return (rest, rest.adding(by))
        case (nil, nil, nil): return (rest, rest)
        }
    }
}
