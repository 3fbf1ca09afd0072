import Expectations
import Foundation
import ScrollPhysics
import Testing

struct MotionTraceTests {
    /// Returns the position of an accelerating finger, `time` seconds after the movement began.
    func path(_ time: Double) -> (x: Double, y: Double) { (200 * time, 900 * time * time) }

    func trace(samplesPerSecond: Double, until end: Double) -> MotionTrace {
        var trace = MotionTrace()
        var index = 0.0
        while index / samplesPerSecond <= end + 1e-9 {
            let time: Double = index / samplesPerSecond
            trace.add(x: path(time).x, y: path(time).y, at: time)
            index += 1
        }
        return trace
    }

    @Test func `the velocity is the average of the last tenth of a second`() {
        let velocity = trace(samplesPerSecond: 100, until: 0.5).velocity(at: 0.5)
        expect(abs(velocity.x - 200), isLessThan: 1e-6)
        expect(abs(velocity.y - 900 * (0.25 - 0.16) / 0.1), isLessThan: 1e-6)
    }

    @Test func `on a straight line, the velocity does not depend on the sampling rate`() {
        for rate in [10.0, 16, 60, 120, 1000] {
            var trace = MotionTrace()
            for index in 0...Int(rate) { trace.add(x: 0, y: 700 * Double(index) / rate, at: Double(index) / rate) }
            expect(abs(trace.velocity(at: 1).y - 700), isLessThan: 1e-6)
        }
    }

    @Test func `a finger that rests before it lifts has no velocity`() {
        let trace = trace(samplesPerSecond: 60, until: 0.5)
        expect(trace.velocity(at: 0.65) == (0, 0))
        expect(abs(trace.velocity(at: 0.55).x - 100), isLessThan: 8)
    }

    @Test func `a single sample, or none, has no velocity`() {
        var trace = MotionTrace()
        expect(trace.velocity(at: 1) == (0, 0))
        trace.add(x: 5, y: 5, at: 1)
        expect(trace.velocity(at: 1) == (0, 0))
        trace.add(x: 9, y: 9, at: 1)
        expect(trace.velocity(at: 1) == (0, 0))
    }

    @Test func `shifting the origin does not change the velocity`() {
        var trace = trace(samplesPerSecond: 100, until: 0.5)
        let before = trace.velocity(at: 0.5)
        trace.shift(x: -1000, y: 12)
        let after = trace.velocity(at: 0.5)
        expect(abs(before.x - after.x) < 1e-6 && abs(before.y - after.y) < 1e-6)
    }
}

struct PagingTests {
    let paging = Paging(length: 390, range: 0...1560)

    @Test(arguments: [(10.0, 0.0), (194, 0), (196, 390), (400, 390)])
    func `a slow lift moves to the nearest page`(position: Double, target: Double) {
        expect(paging.target(from: position, velocity: 100, start: 0), equals: target)
    }

    @Test(arguments: [(240.0, 240.0), (230, 240), (221, 240), (219, 200), (140, 100)])
    func `a slow lift moves to the end of the content if it is nearer than a page`(position: Double, target: Double) {
        let partial = Paging(length: 100, range: 0...240)
        expect(partial.target(from: position, velocity: 0, start: 200), equals: target)
    }

    @Test func `a flick moves one page, however fast it is`() {
        expect(paging.target(from: 40, velocity: 9000, start: 0), equals: 390)
        expect(paging.target(from: 700, velocity: -300, start: 780), equals: 390)
        expect(paging.target(from: 800, velocity: 5000, start: 390), equals: 780)
    }

    @Test(arguments: [
        (10.0, 0.0, 100.0), (100, 0, 100), (110, 0, 200), (210, 150, 240), (230, 240, 200), (90, 100, 0),
        (160, 160, 200),
    ])
    func `steps of a wheel move to the next page in their direction`(position: Double, start: Double, target: Double) {
        expect(Paging(length: 100, range: 0...240).target(afterStepsTo: position, from: start), equals: target)
    }

    @Test func `the target stays inside the content`() {
        expect(paging.target(from: -30, velocity: -900, start: 0), equals: 0)
        expect(paging.target(from: 1590, velocity: 900, start: 1560), equals: 1560)
        expect(Paging(length: 0, range: 0...10).target(from: 20, velocity: 0, start: 0), equals: 10)
    }
}
