import Expectations
import Foundation
import ScrollPhysics
import Testing

struct DecelerationTests {
    @Test(arguments: [0.998, 0.99], [-3000.0, -40, 250, 8000])
    func `the position is the integral of the velocity`(rate: Double, velocity: Double) {
        let fling = Deceleration(origin: 100, velocity: velocity, rate: rate)
        var position = 100.0
        let step = 0.000_01
        for index in 0..<50_000 {
            let middle: Double = (Double(index) + 0.5) * step
            position += velocity * pow(rate, 1000 * middle) * step
        }
        expect(abs(fling.position(at: 0.5) - position), isLessThan: 0.001)
        expect(abs(fling.velocity(at: 0.5) - velocity * pow(rate, 500)), isLessThan: 1e-6)
    }

    @Test func `the motion ends at its target and is within the tolerance after its duration`() {
        let fling = Deceleration(origin: 0, velocity: 2000, rate: 0.998)
        expect(abs(fling.target - 2000 / (-1000 * log(0.998))), isLessThan: 1e-9)
        let duration: Double = fling.duration(tolerance: 0.2)
        expect(abs(fling.target - fling.position(at: duration) - 0.2), isLessThan: 1e-9)
        expect(abs(fling.position(at: 1000) - fling.target), isLessThan: 1e-9)
    }

    @Test func `the time of a position is the inverse of the position at a time`() throws {
        let fling = Deceleration(origin: 50, velocity: -900, rate: 0.99)
        let time: Double = try #require(fling.time(at: 0))
        expect(abs(fling.position(at: time)), isLessThan: 1e-9)
        expectNil(fling.time(at: 51))
        expectNil(fling.time(at: -1000))
    }

    @Test func `a deceleration to a target starts with its velocity and ends there`() throws {
        let fling = try #require(Deceleration(origin: 10, velocity: 600, target: 400))
        expect(fling.velocity(at: 0), equals: 600)
        expect(abs(fling.target - 400), isLessThan: 1e-9)
        expectNil(Deceleration(origin: 10, velocity: -600, target: 400))
        expectNil(Deceleration(origin: 10, velocity: 0, target: 400))
    }
}
