import ScrollPhysics
import Testing

@Suite struct SheetTravelTests {
    private let travel = SheetTravel(heights: [800, 400], mayLeave: true)
    private let staying = SheetTravel(heights: [400, 800], mayLeave: false)

    @Test func `between its heights it follows the finger`() {
        #expect(travel.height(from: 400, pulledUp: 150) == 550)
        #expect(travel.height(from: 800, pulledUp: -150) == 650)
    }

    @Test func `above the greatest it resists, below the least only if it must stay`() {
        #expect(travel.height(from: 800, pulledUp: 100) > 800 && travel.height(from: 800, pulledUp: 100) < 830)
        #expect(travel.height(from: 400, pulledUp: -300) == 100)
        #expect(travel.height(from: 400, pulledUp: -900) == 0)
        let held: Double = staying.height(from: 400, pulledUp: -300)
        #expect(held < 400 && held > 300)
    }

    @Test func `a slow lift goes to the nearest height, a fast one ahead`() {
        #expect(travel.outcome(at: 550, velocity: 0) == .rest(0))
        #expect(travel.outcome(at: 650, velocity: 0) == .rest(1))
        #expect(travel.outcome(at: 550, velocity: 1_000) == .rest(1))
        #expect(travel.outcome(at: 650, velocity: -1_000) == .rest(0))
    }

    @Test func `it leaves when it is low enough or falls fast enough, if it may`() {
        #expect(travel.outcome(at: 150, velocity: 0) == .leave)
        #expect(travel.outcome(at: 350, velocity: 0) == .rest(0))
        #expect(travel.outcome(at: 380, velocity: -900) == .leave)
        #expect(staying.outcome(at: 150, velocity: -900) == .rest(0))
    }

    @Test func `below its least height it fades`() {
        #expect(travel.presence(at: 500) == 1 && travel.presence(at: 200) == 0.5 && travel.presence(at: -5) == 0)
    }
}
