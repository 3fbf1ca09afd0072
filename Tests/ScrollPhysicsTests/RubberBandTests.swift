import Expectations
import ScrollPhysics
import Testing

struct RubberBandTests {
    let band = RubberBand(dimension: 844)

    @Test(arguments: [0.0, 1, 10, 100, 844, 5000])
    func `the stretch follows the formula`(pull: Double) {
        let expected: Double = (1 - 1 / (pull * 0.55 / 844 + 1)) * 844
        expect(band.stretch(for: pull), equals: expected)
        expect(band.stretch(for: -pull), equals: -expected)
    }

    @Test(arguments: [-3000.0, -100, -1, 0, 0.5, 50, 700, 20_000])
    func `the inverse returns the pull`(pull: Double) {
        expect(abs(band.pull(for: band.stretch(for: pull)) - pull), isLessThan: 1e-6 * max(1, abs(pull)))
    }

    @Test func `the stretch never reaches the dimension`() {
        expect(band.stretch(for: 1e9), isLessThan: 844)
        expect(RubberBand(dimension: 0).stretch(for: 100), equals: 0)
    }

    @Test(arguments: [-200.0, -1, 0, 50, 100, 130, 900])
    func `only positions outside the range are stretched, and the stretching can be inverted`(finger: Double) {
        let position: Double = band.position(for: finger, in: 0...100)
        if (0...100).contains(finger) { expect(position, equals: finger) }
        expect(abs(position - min(max(position, 0), 100)), isAtMost: abs(finger - min(max(finger, 0), 100)))
        expect(abs(band.fingerPosition(for: position, in: 0...100) - finger), isLessThan: 1e-9)
    }
}
