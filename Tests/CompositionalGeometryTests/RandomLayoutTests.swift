import CompositionalGeometry
import TestSupport
import Testing

/// Random layouts, compared with a model that places everything.
struct RandomLayoutTests {
    typealias Element = CompositionalGeometry.Element
    typealias Pair = CompositionalGeometry.Pair
    typealias Rect = CompositionalGeometry.Rect

    /// Returns a description of the difference from the model, or nil.
    private func difference(_ scenario: CompositionalCase, seed: UInt64) -> String? {
        var geometry = scenario.geometry()
        var measured: [Element: Pair] = [:]
        for batch in [[:]] + scenario.batches {
            measured.merge(batch) { $1 }
            geometry.setMeasured(batch)
            let model = CompositionalModel(scenario, measured: measured)
            if let difference = difference(geometry, model, scenario, seed: seed) { return difference }
        }
        return nil
    }

    private func difference(
        _ geometry: CompositionalGeometry, _ model: CompositionalModel, _ scenario: CompositionalCase, seed: UInt64
    ) -> String? {
        let axis = scenario.axis
        let length: Double = geometry.contentSize[axis]
        if abs(length - model.length) > 1e-6 { return "The length is \(length), not \(model.length)." }
        for (element, frame) in model.frames {
            guard geometry.contains(element) else { return "\(element) does not exist." }
            let found = geometry.frame(of: element)
            if !isEqual(found, frame) { return "\(element) has the frame \(found), not \(frame)." }
        }
        var random = SplitMix64(seed: seed)
        for _ in 0..<2 {
            let lower = Double(random.below(Int(max(1, model.length)) + 100)) - 50.25
            let range: Range<Double> = lower..<lower + 10 + Double(random.below(200))
            let offset = Double(random.below(100)) + 0.25
            let found = Set(geometry.elements(in: range, visible: range) { _ in offset }.map(\.element))
            let expected = Set(visible(model, range, offset, scenario))
            if found != expected {
                return "In \(range) at \(offset), \(found.subtracting(expected)) is wrong and "
                    + "\(expected.subtracting(found)) is missing."
            }
        }
        return nil
    }

    private func visible(
        _ model: CompositionalModel, _ range: Range<Double>, _ offset: Double, _ scenario: CompositionalCase
    ) -> [Element] {
        let across: Range<Double> = offset..<offset + scenario.container[scenario.axis.other]
        return model.frames.filter { element, frame in
            guard overlaps(frame, range, scenario.axis) else { return false }
            switch element {
            case .item(let section, _), .attachment(let section, _, _):
                return scenario.sections[section].behavior == .none || overlaps(frame, across, scenario.axis.other)
            case .boundary, .decoration, .global: return true
            }
        }.map(\.element)
    }

    private func overlaps(_ frame: Rect, _ range: Range<Double>, _ axis: CompositionalGeometry.Axis) -> Bool {
        let (start, end): (Double, Double) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
        return start < range.upperBound && (end > range.lowerBound || start == range.lowerBound)
    }

    private func isEqual(_ one: Rect, _ other: Rect) -> Bool {
        func isNear(_ one: Pair, _ other: Pair) -> Bool { abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6 }
        return isNear(one.origin, other.origin) && isNear(one.size, other.size)
    }

    /// Returns a description of the simplest case that still differs from the model, and of the difference.
    private func shrink(_ scenario: CompositionalCase, seed: UInt64, _ difference: String) -> String {
        var (simplest, text): (CompositionalCase, String) = (scenario, difference)
        var isShrinking = true
        while isShrinking {
            isShrinking = false
            for candidate in simplest.shrunk() {
                guard let difference = self.difference(candidate, seed: seed) else { continue }
                (simplest, text) = (candidate, difference)
                isShrinking = true
                break
            }
        }
        return "seed \(seed): \(text)\n\(simplest.text)"
    }

    @Test(arguments: 0..<4)
    func `a layout equals a model that places everything, however sizes are measured`(part: Int) {
        for number in randomCases(400, "ENGAWA_LAYOUT_CASES") where number % 4 == part {
            let seed = UInt64(number)
            var random = SplitMix64(seed: seed)
            let scenario = CompositionalCase(&random)
            if let difference = difference(scenario, seed: seed) {
                Issue.record("\(shrink(scenario, seed: seed, difference))")
                return
            }
        }
    }
}
