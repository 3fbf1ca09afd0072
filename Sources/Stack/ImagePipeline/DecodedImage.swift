public import CoreGraphics
public import Foundation
import ProgramDiagnostics

/// A decoded picture: a single frame, or the frames of an animation.
public struct DecodedImage: Sendable {
    /// The upright frames in display order. There is at least one.
    public let frames: [CGImage]

    /// The duration of each frame, in seconds; 0 for a still picture.
    public let durations: [TimeInterval]

    /// Creates a still picture.
    public init(_ image: CGImage) {
        frames = [image]
        durations = [0]
    }

    /// Creates an animation. `frames` must not be empty, and `durations` must have the same number of elements.
    init(frames: [CGImage], durations: [TimeInterval]) {
        stopProgram(
            unless: !frames.isEmpty && frames.count == durations.count, "Each frame needs a duration.")
        self.frames = frames
        self.durations = durations
    }

    /// The first frame.
    public var image: CGImage { frames[0] }

    /// Whether the picture is an animation.
    public var isAnimated: Bool { frames.count > 1 }

    /// The size of all frames in memory, in bytes.
    public var byteCount: Int { frames.reduce(0) { $0 + $1.bytesPerRow * $1.height } }
}
