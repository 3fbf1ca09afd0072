import Expectations
import Foundation
import FoundationAdditions
import Testing

struct NotificationSequenceTests {
    private static let saved = Notification.Name("saved")

    @Test func `iterators receive the notifications after their creation`() async {
        let center = NotificationCenter()
        center.post(name: Self.saved, object: nil, userInfo: ["number": 0])
        var iterator = center.notifications(named: Self.saved).makeAsyncIterator()
        center.post(name: Notification.Name("other"), object: nil)
        for number in 1...2 { center.post(name: Self.saved, object: nil, userInfo: ["number": number]) }
        let numbers = [await iterator.next(), await iterator.next()].map { $0?.userInfo?["number"] as? Int }
        expect(numbers, equals: [1, 2])
    }

    @Test func `notifications of other senders are left out`() async {
        let center = NotificationCenter()
        let senders = [NSNumber(value: 1), NSNumber(value: 2)]
        var iterator = center.notifications(named: Self.saved, object: senders[1]).makeAsyncIterator()
        for sender in senders { center.post(name: Self.saved, object: sender) }
        await expect(iterator.next()?.object as? NSNumber, isIdenticalTo: senders[1])
    }

    @Test func `the sequence ends when its task is canceled`() async {
        let center = NotificationCenter()
        let task = Task { for await _ in center.notifications(named: Self.saved) {} }
        task.cancel()
        await task.value
    }
}
