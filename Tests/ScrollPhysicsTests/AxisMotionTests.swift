import Expectations
import Foundation
import ScrollPhysics
import Testing

struct AxisMotionTests {
    @Test(arguments: [-100.0, -5, 0, 3, 250], [-4000.0, -500, 0, 500, 4000])
    func `a spring solves its equation of motion`(displacement: Double, velocity: Double) {
        let spring = CriticalSpring(origin: displacement, velocity: velocity, target: 0)
        expect(abs(spring.position(at: 0) - displacement), isLessThan: 1e-9)
        expect(abs(spring.velocity(at: 0) - velocity), isLessThan: 1e-9)
        let step = 1e-4
        for time in stride(from: 0.05, to: 1, by: 0.1) {
            let before: Double = spring.position(at: time - step)
            let here: Double = spring.position(at: time)
            let after: Double = spring.position(at: time + step)
            let acceleration: Double = (after - 2 * here + before) / (step * step)
            // x'' = −ω²x − 2ωx' with ω = 10
            let force: Double = -100 * here - 20 * spring.velocity(at: time)
            expect(abs(acceleration - force), isLessThan: 0.02 * max(1, abs(force)))
        }
    }

    @Test(arguments: [-100.0, -5, 0, 0.1, 3, 250], [-4000.0, -500, 0, 1, 500, 4000])
    func `a spring is within its tolerance only after its duration`(displacement: Double, velocity: Double) {
        let spring = CriticalSpring(origin: displacement, velocity: velocity, target: 0)
        let duration: Double = spring.duration(tolerance: 0.2)
        for step in 0..<400 {
            expect(abs(spring.position(at: duration + Double(step) * 0.01)), isAtMost: 0.2 + 1e-9)
        }
        if duration > 0 { expect(abs(spring.position(at: duration * 0.999)), isGreaterThan: 0.199) }
    }

    @Test func `a fling inside the content is a pure deceleration`() {
        let motion = AxisMotion.fling(from: 100, velocity: 1000, rate: 0.998, in: 0...10_000, bounces: true)
        let fling = Deceleration(origin: 100, velocity: 1000, rate: 0.998)
        for time in stride(from: 0.0, to: motion.duration, by: 0.05) {
            expect(motion.position(at: time), equals: fling.position(at: time))
        }
        expect(motion.position(at: motion.duration), equals: fling.target)
        expect(motion.velocity(at: motion.duration), equals: 0)
    }

    @Test func `a fling that reaches the end continues as a bounce with the same velocity`() throws {
        let motion = AxisMotion.fling(from: 0, velocity: 3000, rate: 0.998, in: 0...500, bounces: true)
        let fling = Deceleration(origin: 0, velocity: 3000, rate: 0.998)
        let arrival: Double = try #require(fling.time(at: 500))
        expect(abs(motion.position(at: arrival) - 500), isLessThan: 1e-6)
        expect(abs(motion.velocity(at: arrival - 1e-7) - motion.velocity(at: arrival + 1e-7)), isLessThan: 0.01)
        let bounce = CriticalSpring(origin: 500, velocity: fling.velocity(at: arrival), target: 500)
        expect(abs(motion.position(at: arrival + 0.1) - bounce.position(at: 0.1)), isLessThan: 1e-9)
        expect(motion.position(at: arrival + 0.1), isGreaterThan: 550)
        expect(motion.target, equals: 500)
        expect(motion.position(at: motion.duration + 1), equals: 500)
    }

    @Test func `without bouncing, a fling stops at the end`() {
        let motion = AxisMotion.fling(from: 0, velocity: 3000, rate: 0.998, in: 0...500, bounces: false)
        for time in stride(from: 0.0, to: 3, by: 0.01) { expect(motion.position(at: time), isAtMost: 500) }
        expect(motion.position(at: motion.duration), equals: 500)
        expect(AxisMotion.fling(from: 500, velocity: 10, rate: 0.998, in: 0...500, bounces: false).duration, equals: 0)
    }

    @Test(arguments: [1.0, -1])
    func `a fling that is extended continues, even if its range no longer contains its start`(direction: Double) {
        func range(_ low: Double, _ high: Double) -> ClosedRange<Double> {
            min(direction * low, direction * high)...max(direction * low, direction * high)
        }
        let motion = AxisMotion.fling(
            from: -60 * direction, velocity: 2000 * direction, rate: 0.998, in: range(-60, 400), bounces: true)
        let longer: AxisMotion = motion.extended(after: 0.2, into: range(0, 2000), bounces: true)
        expect(longer.position(at: 0.2), equals: motion.position(at: 0.2))
        expect(longer.target * direction, isGreaterThan: 900)
    }

    @Test func `beyond the end, a fling springs back and starts with the velocity of the lift`() {
        let motion = AxisMotion.fling(from: -80, velocity: -300, rate: 0.998, in: 0...500, bounces: true)
        expect(motion.velocity(at: 0), equals: -300)
        expect(motion.target, equals: 0)
        expect(motion.position(at: 0.02), isLessThan: -80)
        expect(abs(motion.position(at: motion.duration - 1e-6)), isAtMost: AxisMotion.tolerance + 1e-5)
    }

    @Test(arguments: [-2000.0, -300, 0, 300, 1500, 9000], [-700.0, -20, 40, 700, 5000])
    func `a motion to a target ends there and never overshoots`(velocity: Double, target: Double) {
        for motion in [
            AxisMotion.deceleration(from: 0, velocity: velocity, to: target, rate: 0.998),
            AxisMotion.page(from: 0, velocity: velocity, to: target),
        ] {
            expect(motion.target, equals: target)
            expect(motion.position(at: motion.duration), equals: target)
            expect(motion.duration, isLessThan: 6)
            for time in stride(from: 0.0, to: motion.duration, by: 0.01) {
                expect(motion.position(at: time) / target, isAtMost: 1 + 1e-9)
            }
        }
    }

    @Test func `a glide starts and ends at rest and is halfway after half the time`() {
        let motion = AxisMotion.glide(from: 10, to: 110, duration: 0.3)
        expect(motion.position(at: 0), equals: 10)
        expect(abs(motion.position(at: 0.15) - 60), isLessThan: 1e-9)
        expect(motion.velocity(at: 0), equals: 0)
        expect(motion.position(at: 0.3), equals: 110)
    }

    @Test(arguments: [0, 0.1, 0.29, 0.3, 0.4]) func `a glide to a different target continues and ends on time`(
        time: Double
    ) {
        let motion = AxisMotion.glide(from: 10, to: 110, duration: 0.3)
        let position: Double = motion.position(at: time)
        let other = AxisMotion.glide(through: position, at: time, to: 500, duration: 0.3)
        expect(abs(other.position(at: time) - (time < 0.3 ? position : 500)), isLessThan: 1e-6)
        expect(other.position(at: 0.3) == 500 && other.target == 500 && other.duration == 0.3)
        if time < 0.28 { expect(other.position(at: time + 0.01), isGreaterThan: position) }
    }
}
