import XCTest

@testable import HarvestCore

final class GardenTests: XCTestCase {
    func testHarvestingStopsAtZero() {
        var garden = Garden(beds: [.beans])
        for _ in 0..<12 { garden.harvest(0) }
        XCTAssertEqual(garden.beds[0].count, 0)
    }
}
