import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct TimingTests {
    private func sample(_ timing: MediaTiming, _ time: CFTimeInterval) -> (TimingSample.Phase, Double, Int) {
        let sample: TimingSample = timing.sample(at: time)
        return (sample.phase, (sample.fraction * 1e9).rounded() / 1e9, sample.iteration)
    }

    @Test func `a single repetition begins and ends`() {
        let timing = MediaTiming(beginTime: 10, duration: 2)
        expect(sample(timing, 9.9) == (.before, 0, 0))
        expect(sample(timing, 10) == (.active, 0, 0))
        expect(sample(timing, 11) == (.active, 0.5, 0))
        expect(sample(timing, 12) == (.after, 1, 0))
        expect(timing.endTime, equals: 12)
    }

    @Test func `repetitions are counted`() {
        let timing = MediaTiming(beginTime: 10, duration: 2, repeatCount: 2.5)
        expect(timing.endTime, equals: 15)
        expect(sample(timing, 11.5) == (.active, 0.75, 0))
        expect(sample(timing, 12) == (.active, 0, 1))
        expect(sample(timing, 14.5) == (.active, 0.25, 2))
        expect(sample(timing, 15) == (.after, 0.5, 2))
        let whole = MediaTiming(beginTime: 10, duration: 2, repeatCount: 3)
        expect(sample(whole, 16) == (.after, 1, 2))
        let limited = MediaTiming(beginTime: 10, duration: 2, repeatCount: 9, repeatDuration: 3)
        expect(limited.endTime, equals: 13)
        let endless = MediaTiming(beginTime: 10, duration: 2, repeatCount: .infinity)
        expect(sample(endless, 2011) == (.active, 0.5, 1000))
        expect(endless.endTime, equals: .infinity)
    }

    @Test func `repetitions too short to count are at their end`() {
        for duration in [1e-20, .leastNonzeroMagnitude] {
            for (count, limit) in [(Float.infinity, 0.0), (0, 1)] {
                let timing = MediaTiming(
                    beginTime: 10, duration: duration, repeatCount: count, repeatDuration: limit)
                let sample: TimingSample = timing.sample(at: 10.5)
                expect(sample.phase == .active && sample.fraction == 1 && sample.iteration == 0)
            }
        }
    }

    @Test func `autoreversed repetitions run backward`() {
        let timing = MediaTiming(beginTime: 10, duration: 2, autoreverses: true)
        expect(timing.endTime, equals: 14)
        expect(sample(timing, 11) == (.active, 0.5, 0))
        expect(sample(timing, 12.5) == (.active, 0.75, 0))
        expect(sample(timing, 14) == (.after, 0, 0))
        let twice = MediaTiming(beginTime: 10, duration: 2, repeatCount: 2, autoreverses: true)
        expect(sample(twice, 17) == (.active, 0.5, 1))
    }

    @Test func `speed and time offset change the local time`() {
        let fast = MediaTiming(beginTime: 10, duration: 2, speed: 2)
        expect(sample(fast, 10.5) == (.active, 0.5, 0))
        expect(fast.endTime, equals: 11)
        let late = MediaTiming(beginTime: 10, duration: 2, timeOffset: 1)
        expect(sample(late, 10.5) == (.active, 0.75, 0))
        expect(late.endTime, equals: 11)
        let still = MediaTiming(beginTime: 10, duration: 2, speed: 0, timeOffset: 0.5)
        expect(sample(still, 5) == (.active, 0.25, 0))
        expect(sample(still, 500) == (.active, 0.25, 0))
        let backwards = MediaTiming(beginTime: 10, duration: 2, speed: -1, timeOffset: 2)
        expect(sample(backwards, 10.5) == (.active, 0.75, 0))
        expect(sample(backwards, 12) == (.after, 0, 0))
    }

    @Test func `the fill mode determines the effect outside the active time`() {
        func effects(_ mode: CAMediaTimingFillMode) -> [Bool] {
            let timing = MediaTiming(duration: 1, fillMode: mode)
            return [timing.hasEffect(in: .before), timing.hasEffect(in: .active), timing.hasEffect(in: .after)]
        }
        expect(effects(.removed), equals: [false, true, false])
        expect(effects(.forwards), equals: [false, true, true])
        expect(effects(.backwards), equals: [true, true, false])
        expect(effects(.both), equals: [true, true, true])
    }

    @Test func `curves match their closed form`() {
        let curves: [UnitCurve] = [
            UnitCurve(0.42, 0, 1, 1), UnitCurve(0, 0, 0.58, 1), UnitCurve(0.42, 0, 0.58, 1),
            UnitCurve(0.25, 0.1, 0.25, 1), UnitCurve(0.68, -0.55, 0.265, 1.55), UnitCurve(1, 0, 0, 1),
            UnitCurve(0, 1, 1, 0),
        ]
        for curve in curves {
            for step in 1..<100 {
                // The value of the curve at x(t) must be y(t).
                let t: Double = Double(step) / 100
                let rest: Double = 1 - t
                let x: Double = 3 * rest * rest * t * curve.x1 + 3 * rest * t * t * curve.x2 + t * t * t
                let y: Double = 3 * rest * rest * t * curve.y1 + 3 * rest * t * t * curve.y2 + t * t * t
                expect(abs(curve.value(at: x) - y), isLessThan: 1e-6)
            }
            expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        }
        expect(UnitCurve.linear.value(at: 0.3), equals: 0.3)
    }

    @Test func `named curves have their control points`() {
        func points(_ name: CAMediaTimingFunctionName) -> [Float] {
            let function = CAMediaTimingFunction(name: name)
            var result: [Float] = []
            for index in 0...3 {
                var pair: [Float] = [0, 0]
                function.getControlPoint(at: index, values: &pair)
                result += pair
            }
            return result
        }
        expect(points(.linear), equals: [0, 0, 0, 0, 1, 1, 1, 1])
        expect(points(.easeInEaseOut), equals: [0, 0, 0.42, 0, 0.58, 1, 1, 1])
        expect(points(.default), equals: [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
        expect(CAMediaTimingFunction(name: .easeIn), equals: CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
    }

    /// Integrates the spring's equation of motion in small steps.
    private func simulate(_ spring: Spring, until end: Double) -> Double {
        var x = 0.0
        var v: Double = spring.initialVelocity
        let step = 1e-5
        for _ in 0..<Int((end / step).rounded()) {
            func acceleration(_ x: Double, _ v: Double) -> Double {
                (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass
            }
            let middleX: Double = x + v * step / 2
            let middleV: Double = v + acceleration(x, v) * step / 2
            x += middleV * step
            v += acceleration(middleX, middleV) * step
        }
        return x
    }

    @Test(arguments: [
        Spring(), Spring(mass: 1, stiffness: 100, damping: 20), Spring(mass: 1, stiffness: 100, damping: 50),
        Spring(mass: 2, stiffness: 300, damping: 5, initialVelocity: 4),
        Spring(mass: 1, stiffness: 100, damping: 20, initialVelocity: 30),
    ])
    func `springs follow their equation of motion`(spring: Spring) {
        for time in [0.05, 0.2, 0.5] {
            expect(abs(spring.value(at: time) - simulate(spring, until: time)), isLessThan: 1e-5)
        }
        let settlingDuration: Double = spring.settlingDuration
        for step in 0..<50 {
            expect(abs(spring.value(at: settlingDuration + Double(step) * 0.02) - 1), isAtMost: 0.001 + 1e-9)
        }
    }

    @Test func `springs have the expected settling duration`() {
        expect(abs(CASpringAnimation().settlingDuration - 1.4727), isLessThan: 1e-4)
        let smooth = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
        expect(abs(smooth.perceptualDuration - 0.5) < 1e-9 && abs(smooth.bounce) < 1e-9)
        expect(abs(smooth.stiffness - pow(2 * CGFloat.pi / 0.5, 2)), isLessThan: 1e-6)
        let bouncy = CASpringAnimation(perceptualDuration: 0.4, bounce: 0.3)
        expect(abs(bouncy.bounce - 0.3), isLessThan: 1e-9)
        expect(abs(bouncy.damping - 4 * .pi * 0.7 / 0.4), isLessThan: 1e-9)
        let overdamped = CASpringAnimation(perceptualDuration: 0.4, bounce: -0.5)
        expect(abs(overdamped.bounce + 0.5) < 1e-9 && overdamped.allowsOverdamping)
    }

    @Test func `an overdamped spring moves like a critically damped one unless it allows overdamping`() {
        let spring = CASpringAnimation()
        (spring.mass, spring.stiffness, spring.damping) = (3, 1_000, 500)
        expect(abs(spring.settlingDuration - 0.506) < 1e-3 && spring.bounce == 0)
        spring.allowsOverdamping = true
        expect(abs(spring.settlingDuration - 3.4) < 0.1 && spring.bounce < 0)
        expect((spring.copy() as? CASpringAnimation)?.settlingDuration, equals: spring.settlingDuration)
    }
}
