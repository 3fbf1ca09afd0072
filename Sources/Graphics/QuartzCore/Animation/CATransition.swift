import CoreGraphics
import Foundation

/// A transition from the previous appearance of a layer to its current one.
///
/// The previous appearance is the appearance in the last frame, without sublayers that were removed before the
/// transition was added. A layer that was not visible has no transition.
open class CATransition: CAAnimation {
    /// The kind of transition. The default is `.fade`.
    open var type: CATransitionType = .fade

    /// The direction of the movement, or nil for `.fromLeft`. A fade ignores it.
    open var subtype: CATransitionSubtype?

    /// The progress at which the transition begins, from 0 to 1. The default is 0.
    open var startProgress: Float = 0

    /// The progress at which the transition ends, from `startProgress` to 1. The default is 1.
    open var endProgress: Float = 1

    var snapshot: TransitionSnapshot?

    override func copyValues(of other: CAAnimation) {
        super.copyValues(of: other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
        startProgress = other.startProgress
        endProgress = other.endProgress
    }

    override func makeTrack(_ layer: CALayer, inheriting duration: CFTimeInterval) -> AnimationTrack? {
        AnimationTrack(timing: timing, curve: timingFunction?.curve ?? .linear, inheriting: duration)
    }

    /// Captures the appearance of the layer in the last frame.
    func captureSnapshot(of layer: CALayer) {
        guard let record = layer.record, record.isVisible, !record.subtreeRect.isEmpty else { return }
        snapshot = TransitionSnapshot(layer, record)
    }

    /// Returns the state of the transition at `time`, in the layer's time, or nil if it has no effect then.
    func frame(of track: AnimationTrack, at time: CFTimeInterval) -> TransitionFrame? {
        guard let snapshot else { return nil }
        let sample = track.timing.sample(at: time)
        guard track.timing.hasEffect(in: sample.phase) else { return nil }
        let part = track.curve.value(at: sample.fraction)
        let progress: Double = Double(startProgress) + Double(endProgress - startProgress) * part
        return TransitionFrame(snapshot: snapshot, type: type, subtype: subtype ?? .fromLeft, progress: progress)
    }
}

/// A kind of transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old appearance fades to the new one.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new appearance slides over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new appearance pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The layer flips about an axis, with the old appearance on its front and the new one on its back. Used for view
    /// transitions; Apple's layers do not have it.
    package static let flip = CATransitionType(rawValue: "flip")
    /// The old appearance slides away and reveals the new one.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a value from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right side to the left.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left side to the right.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upward on the screen. As on iOS, the top in the name is the edge with the largest y.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downward on the screen. As on iOS, the bottom in the name is the edge with the smallest y.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
