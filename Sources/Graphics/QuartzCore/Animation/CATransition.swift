import CoreGraphics
import Foundation

/// A passage from what a layer showed to what it shows now.
///
/// What it showed is what the last frame had of it; sublayers that were removed before the transition was added are
/// left out. A layer that was not on the screen has no passage.
open class CATransition: CAAnimation {
    /// The kind of passage. Default `.fade`.
    open var type: CATransitionType = .fade

    /// The direction of what moves; nil is from the left. Fading has none.
    open var subtype: CATransitionSubtype?

    /// Where in the passage it begins, from 0 to 1. Default 0.
    open var startProgress: Float = 0

    /// Where in the passage it ends, from `startProgress` to 1. Default 1.
    open var endProgress: Float = 1

    var picture: OldPicture?

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

    /// Keeps what the layer showed in the last frame.
    func takeOldPicture(of layer: CALayer) {
        guard let record = layer.record, record.isVisible, !record.subtreeRect.isEmpty else { return }
        picture = OldPicture(layer, record)
    }

    /// The passage at a moment of the layer's time; nil when nothing of it shows.
    func frame(of track: AnimationTrack, at time: CFTimeInterval) -> TransitionFrame? {
        guard let picture else { return nil }
        let sample: TimingSample = track.timing.sample(at: time)
        guard track.timing.shows(in: sample.phase) else { return nil }
        let part: Double = track.curve.value(at: sample.fraction)
        let progress: Double = Double(startProgress) + Double(endProgress - startProgress) * part
        return TransitionFrame(picture: picture, type: type, subtype: subtype ?? .fromLeft, progress: progress)
    }
}

/// The kinds of passages.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The old fades to the new.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new pushes the old out.
    public static let push = CATransitionType(rawValue: "push")
    /// The layer turns about an axis: the old is its front, the new its back. Views have it, layers of Apple's do not.
    package static let flip = CATransitionType(rawValue: "flip")
    /// The old slides away from over the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The directions of passages.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// From the right side leftwards.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left side rightwards.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// Upwards, as on iOS, where y points down.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// Downwards, as on iOS, where y points down.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
