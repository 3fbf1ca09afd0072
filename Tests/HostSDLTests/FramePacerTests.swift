import Expectations
import Testing

@testable import HostSDL

struct FramePacerTests {
    @Test
    func `the first turn starts immediately`() {
        let pacer = FramePacer(refreshRate: 60)
        expect(pacer.deadline(isTurnDue: true, nextFrame: nil)!, isLessThan: 0)
        expect(pacer.deadline(isTurnDue: false, nextFrame: 5), equals: 5)
        expectNil(pacer.deadline(isTurnDue: false, nextFrame: nil))
    }

    @Test
    func `events during a frame wait for its end`() {
        var pacer = FramePacer(refreshRate: 50)
        pacer.turn(at: 10)
        expect(pacer.deadline(isTurnDue: true, nextFrame: nil), equals: 10.02)
        expect(pacer.deadline(isTurnDue: false, nextFrame: 10.001), equals: 10.02)
        expect(pacer.deadline(isTurnDue: false, nextFrame: 10.5), equals: 10.5)
    }

    @Test
    func `intervals between turns stay even if each turn starts slightly late`() {
        var pacer = FramePacer(refreshRate: 50)
        pacer.turn(at: 10)
        for index in 1...100 {
            let due: Double = pacer.earliestTurn
            expect(abs(due - (10 + Double(index) * 0.02)), isLessThan: 1e-9)
            pacer.turn(at: due + 0.003)
        }
    }

    @Test
    func `after a pause, the schedule restarts without turns for skipped frames`() {
        var pacer = FramePacer(refreshRate: 50)
        pacer.turn(at: 10)
        pacer.turn(at: 10.5)
        expect(pacer.earliestTurn, equals: 10.52)
    }

    @Test(arguments: [0, 1, -60, .nan])
    func `an unknown refresh rate counts as 60`(rate: Double) {
        expect(FramePacer(refreshRate: rate).interval, equals: 1.0 / 60)
    }
}
