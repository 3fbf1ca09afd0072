import Expectations
import SwipePhysics
import TestSupport
import Testing

struct SwipeRevealTests {
    private func reveal(
        leading: [Double] = [], trailing: [Double] = [74, 90], full: Bool = true, at offset: Double = 0
    ) -> SwipeReveal {
        var reveal = SwipeReveal(
            width: 400, leading: .init(widths: leading, allowsFullSwipe: full),
            trailing: .init(widths: trailing, allowsFullSwipe: full))
        reveal.offset = offset
        return reveal
    }

    private func dragged(_ reveal: SwipeReveal, by translation: Double) -> Double {
        var reveal = reveal
        reveal.beginDrag()
        reveal.drag(by: translation)
        return reveal.offset
    }

    @Test func `the row follows the finger over the buttons and over a full swipe`() {
        expect(dragged(reveal(), by: -100), equals: -100)
        expect(dragged(reveal(), by: -390), equals: -390)
        expect(dragged(reveal(at: -164), by: 64), equals: -100)
    }

    @Test func `the row resists on a side without actions, and past buttons that allow no full swipe`() {
        let resisted: Double = dragged(reveal(), by: 100)
        expect(resisted > 10 && resisted < 40)
        let beyond: Double = dragged(reveal(full: false), by: -264)
        expect(beyond < -174 && beyond > -204)
    }

    /// Each case contains the row's offset and the finger's velocity at the end of the swipe, and the outcome.
    @Test func `the end of a swipe closes, opens or performs`() {
        let cases: [(Double, Double, SwipeReveal.Outcome)] = [
            (0, 0, .close), (-60, 0, .close), (-90, 0, .open(.trailing)), (-20, -500, .open(.trailing)),
            (-150, 500, .close), (-230, 0, .perform(.trailing)), (-230, -900, .perform(.trailing)),
            (-230, 900, .close), (40, 900, .close),
        ]
        for (offset, velocity, outcome) in cases {
            expect(reveal(at: offset).outcome(velocity: velocity), equals: outcome, "\(offset) \(velocity)")
        }
        expect(reveal(full: false, at: -230).outcome(velocity: 0), equals: .open(.trailing))
        expect(reveal(leading: [80], at: 60).outcome(velocity: 0), equals: .open(.leading))
    }

    @Test func `the first button covers the area when a full swipe is possible`() {
        expect(reveal(at: -164).parts(on: .trailing), equals: [0...74, 74...164])
        expect(reveal(at: -82).parts(on: .trailing), equals: [0...37, 37...82])
        expect(reveal(at: -300).parts(on: .trailing), equals: [0...300, 300...300])
        expect(reveal(at: -164).parts(on: .leading), equals: [])
    }

    @Test(arguments: [74.0, 78, 100])
    func `a row whose buttons leave no room for a full swipe stays open`(width: Double) {
        var reveal = SwipeReveal(
            width: 320, trailing: .init(widths: [width, width, width, width], allowsFullSwipe: true))
        reveal.offset = reveal.openOffset(.trailing)
        expectNil(reveal.armedSide)
        expect(reveal.parts(on: .trailing).allSatisfy { $0.upperBound > $0.lowerBound })
        expect(reveal.outcome(velocity: 0), equals: .open(.trailing))
        reveal.beginDrag()
        reveal.drag(by: 12)
        expect(reveal.outcome(velocity: 0), equals: .open(.trailing))
    }

    @Test func `a full swipe needs a distance beyond wide buttons`() {
        var reveal = SwipeReveal(width: 320, trailing: .init(widths: [140, 140], allowsFullSwipe: true))
        reveal.offset = -295
        expectNil(reveal.armedSide)
        reveal.offset = -300
        expect(reveal.armedSide, equals: .trailing)
    }

    @Test func `random swipes have the properties that every swipe must have`() {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2_000 {
            let widths: [Double] = (0..<random.below(4)).map { _ in Double(40 + random.below(100)) }
            let start: SwipeReveal = reveal(trailing: widths, full: random.below(2) == 0)
            let translation = Double(random.below(1_000)) - 500
            let once: Double = dragged(start, by: translation)
            var steps = start
            steps.beginDrag()
            for step in 1...5 { steps.drag(by: translation * Double(step) / 5) }
            let caught: Double = dragged(steps, by: 0)
            let parts: [ClosedRange<Double>] = steps.parts(on: .trailing)
            let covers: Bool = parts.isEmpty || abs((parts.last?.upperBound ?? 0) - max(0, -once)) < 1e-9
            let isOrdered: Bool = zip(parts, parts.dropFirst()).allSatisfy { $0.upperBound == $1.lowerBound }
            let isValid: Bool =
                steps.offset == once && abs(caught - once) < 1e-6 && abs(once) <= abs(translation)
                && once * translation >= 0 && covers && isOrdered
            expect(isValid, "\(start) \(translation)")
        }
    }
}
