import Expectations
import Testing

@testable import HostClock

struct DeadlineListTests {
    @Test func `a list sorts values by deadline, then by age`() {
        var list = DeadlineList<Int>()
        let calls: [ScheduledCall] = (0..<100).map {
            ScheduledCall(deadline: Double($0 * 37 % 10), identifier: UInt64($0))
        }
        for (value, call) in calls.enumerated() {
            let isEarliest: Bool = call.deadline < list.first ?? .infinity
            expect(list.insert(value, for: call), equals: isEarliest)
        }
        for index in stride(from: 0, to: 100, by: 3) { expect(list.remove(calls[index]), equals: index) }
        expectNil(list.remove(calls[0]))
        let expected: [Int] = (0..<100).filter { !$0.isMultiple(of: 3) }
            .sorted { (calls[$0].deadline, $0) < (calls[$1].deadline, $1) }
        expect(list.removeDue(at: 4), equals: expected.filter { calls[$0].deadline <= 4 })
        expect(list.first, equals: 5)
        expect(list.removeDue(at: 9), equals: expected.filter { calls[$0].deadline > 4 })
        expectNil(list.first)
    }
}
