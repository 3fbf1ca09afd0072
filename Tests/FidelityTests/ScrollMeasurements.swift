import ScrollPhysics
import UIKitCore

/// The motion of scroll views.
@MainActor
enum ScrollMeasurements {
    static var all: [Measurement] { constants + fling + slowFling }

    private static var constants: [Measurement] {
        [
            Measurement("normal deceleration", 0.998, UIScrollView.DecelerationRate.normal.rawValue, .reference),
            Measurement("fast deceleration", 0.99, UIScrollView.DecelerationRate.fast.rawValue, .reference),
            Measurement("rubber band", 0.55, RubberBand(dimension: 852).coefficient, .openUIKit),
            Measurement(
                "frequency of the bounce", 11, CriticalSpring.bounceFrequency, .openUIKit,
                reason: "The published frequency fits a release of moving content. Ours also fits a release at rest."),
            Measurement(
                "distance of a fling of 3,000 points per second", 1_493.667,
                AxisMotion.fling(from: 0, velocity: 3_000, rate: 0.998, in: 0...40_000, bounces: true).target,
                .openUIKit,
                reason: stopReason),
            Measurement(
                "distance of a fling of 750 points per second", 369.667,
                AxisMotion.fling(from: 0, velocity: 750, rate: 0.998, in: 0...40_000, bounces: true).target,
                .openUIKit, reason: stopReason),
        ]
    }

    private static let stopReason =
        "iOS stops the content at a velocity of 10 points per second. The kit stops it 0.2 points from its target."

    /// The offsets after a fling of 3,000 points per second that begins at the offset 5,326, in points. The times are
    /// measured from the start of the motion, a frame after the finger lifts.
    private static let offsets: [(time: Double, offset: Double)] = [
        (0.0181, 5_379.333), (0.0348, 5_426.667), (0.0514, 5_472.333), (0.0681, 5_516.667), (0.0847, 5_559.667),
        (0.1014, 5_601), (0.1181, 5_641), (0.1347, 5_680), (0.1514, 5_717.333), (0.1681, 5_753.667),
        (0.1848, 5_788.667), (0.2014, 5_822.667), (0.2181, 5_855.333), (0.2347, 5_887.333), (0.2514, 5_918),
        (0.2681, 5_947.667), (0.2847, 5_976.333), (0.3014, 6_004), (0.3181, 6_031), (0.3348, 6_057),
        (0.3514, 6_082), (0.3681, 6_106.333), (0.3847, 6_130), (0.4014, 6_152.667), (0.4181, 6_174.667),
        (0.5014, 6_274.333), (0.6014, 6_373.667), (0.7014, 6_455.333), (0.8014, 6_522), (0.9014, 6_576.667),
        (1.0014, 6_621.333), (1.1014, 6_658), (1.2014, 6_688), (1.3014, 6_712.333), (1.4014, 6_732.333),
    ]

    private static var fling: [Measurement] {
        let motion: AxisMotion = .fling(from: 5_326, velocity: 3_000, rate: 0.998, in: 0...40_000, bounces: true)
        return offsets.map { time, offset in
            Measurement(
                "offset \(time) seconds after a fling", offset, motion.position(at: time), .openUIKit, tolerance: 2)
        }
    }

    /// The offsets after a fling of 750 points per second that begins at the offset 5,074, in points. The times begin
    /// when the finger lifts.
    private static let slowOffsets: [(time: Double, offset: Double)] = [
        (0.0106, 5_081.333), (0.0273, 5_093.333), (0.044, 5_105), (0.0606, 5_116), (0.0773, 5_127), (0.094, 5_137.667),
        (0.1106, 5_147.667), (0.1273, 5_157.667), (0.144, 5_167.333), (0.194, 5_194), (0.244, 5_218), (0.2939, 5_240),
        (0.344, 5_260), (0.444, 5_294), (0.544, 5_322), (0.6439, 5_345), (0.744, 5_363.667), (0.844, 5_379),
        (0.944, 5_391.667), (1.094, 5_406.333), (1.244, 5_417), (1.444, 5_427.333), (1.6439, 5_434.333),
        (1.944, 5_440.667),
    ]

    private static var slowFling: [Measurement] {
        let motion: AxisMotion = .fling(from: 5_074, velocity: 750, rate: 0.998, in: 0...40_000, bounces: true)
        return slowOffsets.map { time, offset in
            Measurement(
                "offset \(time) seconds after a slow fling", offset, motion.position(at: time), .openUIKit, tolerance: 2
            )
        }
    }
}
