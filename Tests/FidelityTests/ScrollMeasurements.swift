import ScrollPhysics
import UIKitCore

/// The motion of scroll views.
@MainActor
enum ScrollMeasurements {
    static var all: [Measurement] { constants + fling }

    private static var constants: [Measurement] {
        [
            Measurement("normal deceleration", 0.998, UIScrollView.DecelerationRate.normal.rawValue, .reference),
            Measurement("fast deceleration", 0.99, UIScrollView.DecelerationRate.fast.rawValue, .reference),
            Measurement("rubber band", 0.55, RubberBand(dimension: 852).coefficient, .openUIKit),
            Measurement(
                "frequency of the bounce", 11, CriticalSpring.bounceFrequency, .openUIKit,
                reason: "The published frequency was fitted to a release in motion. Ours also fits a release at rest."),
            Measurement(
                "distance of a fling of 3,000 points per second", 1_493.667,
                AxisMotion.fling(from: 0, velocity: 3_000, rate: 0.998, in: 0...40_000, bounces: true).target,
                .openUIKit,
                reason: "iOS stops the content at 10 points per second, and the kit at 0.2 points from its target."),
        ]
    }

    /// The offsets after a fling of 3,000 points per second at 5,326 points, every tenth of a second or so. The motion
    /// begins a frame after the finger lifts.
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
}
