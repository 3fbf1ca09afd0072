import XCTest

@testable import Pomodoro

final class ScheduleTests: XCTestCase {
    func testStandardScheduleHasFourPhases() {
        XCTAssertEqual(Schedule.standard.phases.map(\.minutes), [25, 5, 25, 15])
    }

    func testPositionIsInThePhaseOfTheTime() throws {
        let position = try XCTUnwrap(Schedule.standard.position(at: 26 * 60))
        XCTAssertEqual(position.phase.name, "Break")
        XCTAssertEqual(position.fraction, 0.2, accuracy: 0.001)
        XCTAssertNil(Schedule.standard.position(at: 70 * 60))
    }
}
