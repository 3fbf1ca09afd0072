import Expectations
import ScrollPhysics
import Testing

struct SheetPhysicsTests {
    private let sheet = SheetPhysics(heights: [800, 400], isDismissible: true)
    private let fixed = SheetPhysics(heights: [400, 800], isDismissible: false)

    @Test func `between its heights, the sheet follows the finger`() {
        expect(sheet.height(from: 400, pulledUp: 150), equals: 550)
        expect(sheet.height(from: 800, pulledUp: -150), equals: 650)
    }

    @Test func `the sheet resists above its greatest height, and below its lowest if it cannot be dismissed`() {
        expect(sheet.height(from: 800, pulledUp: 100) > 800 && sheet.height(from: 800, pulledUp: 100) < 830)
        expect(sheet.height(from: 400, pulledUp: -300), equals: 100)
        expect(sheet.height(from: 400, pulledUp: -900), equals: 0)
        let height: Double = fixed.height(from: 400, pulledUp: -300)
        expect(height < 400 && height > 300)
    }

    @Test func `a slow lift moves to the nearest height, a fast one to the height nearest to the projection`() {
        expect(sheet.outcome(at: 550, velocity: 0), equals: .rest(0))
        expect(sheet.outcome(at: 650, velocity: 0), equals: .rest(1))
        expect(sheet.outcome(at: 550, velocity: 1_000), equals: .rest(1))
        expect(sheet.outcome(at: 650, velocity: -1_000), equals: .rest(0))
    }

    @Test func `a dismissible sheet is dismissed when it is low enough or falls fast enough`() {
        expect(sheet.outcome(at: 150, velocity: 0), equals: .dismiss)
        expect(sheet.outcome(at: 350, velocity: 0), equals: .rest(0))
        expect(sheet.outcome(at: 380, velocity: -900), equals: .dismiss)
        expect(fixed.outcome(at: 150, velocity: -900), equals: .rest(0))
    }

    @Test func `below its lowest height, the visible fraction decreases`() {
        expect([500, 200, -5].map(sheet.visibleFraction(at:)), equals: [1, 0.5, 0])
    }
}
