import Foundation
import TestStage
import TestSupport
import Testing

@testable import UIKitLists

/// Random changes to a compositional layout: to items, sizes, width, text size, direction and offsets, during
/// animations.
@MainActor @Suite(.onStage) struct MosaicTests {
    @Test func `after any change, each visible item has a view with its size and position`() {
        for seed in randomCases(8, "ENGAWA_MOSAIC_CASES") { run(seed: seed) }
    }

    /// With these seeds, the content becomes smaller than the collection view before a dragging finger lifts.
    @Test(arguments: [349, 4_025, 6_671])
    func `content that became smaller under a dragging finger does not stay outside`(seed: Int) { run(seed: seed) }

    private func run(seed: Int) {
        let fixture = MosaicFixture(seed: UInt64(seed))
        fixture.stage.cover()
        var steps: [String] = []
        for number in 1...24 {
            steps.append(fixture.step())
            fixture.wait()
            guard number % 6 == 0, let problem = fixture.problem() else { continue }
            Issue.record("Seed \(seed) after \(steps.joined(separator: ", ")): \(problem)")
            break
        }
    }
}
