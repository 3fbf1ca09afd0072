public import CoreGraphics
public import Foundation
import Diagnostics

/// A picture that is ready to be shown: one frame, or those of an animation.
public struct DecodedImage: Sendable {
    /// The frames, upright, first to last. There is at least one.
    public let frames: [CGImage]

    /// How long each frame is shown, in seconds; 0 for a picture that stands still.
    public let durations: [TimeInterval]

    /// Makes a picture that stands still.
    public init(_ image: CGImage) {
        frames = [image]
        durations = [0]
    }

    /// Makes an animation. There must be a frame, and as many durations as frames.
    init(frames: [CGImage], durations: [TimeInterval]) {
        stopProgram(
            unless: !frames.isEmpty && frames.count == durations.count, "An animation has frames, each with its time.")
        self.frames = frames
        self.durations = durations
    }

    /// The first frame.
    public var image: CGImage { frames[0] }

    /// Whether it moves.
    public var isAnimated: Bool { frames.count > 1 }

    /// How much memory it takes, in bytes.
    public var byteCount: Int { frames.reduce(0) { $0 + $1.bytesPerRow * $1.height } }
}
