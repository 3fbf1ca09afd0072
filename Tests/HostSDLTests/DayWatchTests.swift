import Expectations
import Foundation
import Testing

@testable import HostSDL

@Test(arguments: [1_700_000_000, 1_711_843_200, 1_730_000_000])
@MainActor
func `the next day begins at midnight of the system's time zone`(now: Int) {
    let next = Date(timeIntervalSince1970: TimeInterval(DayWatch.nextDay(after: now)))
    let start: Date = Calendar(identifier: .gregorian).startOfDay(for: next)
    expect(next, equals: start)
    expect(next.timeIntervalSince1970, isGreaterThan: TimeInterval(now))
    expect(next.timeIntervalSince1970, isAtMost: TimeInterval(now) + 90_000)
}
