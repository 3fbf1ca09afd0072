import Foundation
import QuartzCore

/// The springs of `UIView.animate(withDuration:delay:usingSpringWithDamping:…)`.
@MainActor
enum SpringMeasurements {
    static var all: [Measurement] { stiffness + positions }

    /// Damping ratios, durations and velocities, with the stiffness of the animation for a mass of 1.
    private static let probes: [(ratio: Double, duration: Double, velocity: Double, stiffness: Double)] = [
        (0.35, 1, 0, 286.409_428), (0.6, 0.8, 0, 190.214_275), (0.1, 1, 0, 2_125.390_128), (0.2, 1, 0, 707.221_789),
        (0.5, 1, 0, 161.719_503), (0.8, 1, 0, 80.897_372), (0.9, 1, 0, 71.924_729), (0.99, 1, 0, 80.025_182),
        (0.5, 0.3, 0, 1_796.883_361), (0.5, 0.5, 0, 646.878_01), (0.5, 2, 0, 40.429_876), (1, 1, 0, 85.255_929),
        (1, 1, 1, 83.138_036), (0.5, 1, 0.25, 159.672_338), (0.5, 1, 1, 152.868_414), (0.5, 1, 1.5, 147.616_02),
        (0.5, 1, -2, 175.422_412),
    ]

    private static var stiffness: [Measurement] {
        probes.map { probe in
            let spring = Spring(
                settlingDuration: probe.duration, dampingRatio: probe.ratio, initialVelocity: probe.velocity)
            return Measurement(
                "stiffness for a damping of \(probe.ratio) in \(probe.duration) s, velocity \(probe.velocity)",
                probe.stiffness, spring.stiffness, .openUIKit, tolerance: probe.stiffness * 1e-5)
        }
    }

    /// Positions of a view that moves from 50 to 150 with a damping of 0.6 in 0.8 seconds, and of one that moves from
    /// 40 to 160 with a damping of 0.35 in a second, read from pictures.
    private static var positions: [Measurement] {
        let moves: [(Double, Double)] = [(0.15, 130.98), (0.3, 159.39), (0.45, 151.06), (0.6, 149.06), (0.8, 150)]
        let bounces: [(Double, Double)] = [(0.3, 166.65), (0.45, 152.12), (0.6, 163.52), (0.8, 158.94), (1, 160)]
        let first = Spring(settlingDuration: 0.8, dampingRatio: 0.6, initialVelocity: 0)
        let second = Spring(settlingDuration: 1, dampingRatio: 0.35, initialVelocity: 0)
        return moves.map { time, place in
            Measurement(
                "position of a spring after \(time) s", place, 50 + 100 * first.value(at: time), .openUIKit,
                tolerance: 0.5)
        }
            + bounces.map { time, place in
                Measurement(
                    "position of a loose spring after \(time) s", place, 40 + 120 * second.value(at: time), .openUIKit,
                    tolerance: 0.5)
            }
    }
}
