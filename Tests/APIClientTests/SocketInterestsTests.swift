import Expectations
import Testing

@testable import APIClient

struct SocketInterestsTests {
    private typealias Change = SocketInterests.Change

    /// Sets of events, with libcurl's values.
    private enum Poll {
        static let reading: SocketInterests.Bits = 1
        static let writing: SocketInterests.Bits = 2
    }

    private var interests = SocketInterests()

    private mutating func changes(isIdle: Bool) -> [SocketInterests.Change] {
        var changes: [Change] = []
        interests.flush(isIdle: isIdle) { changes.append($0) }
        return changes
    }

    @Test mutating func `interests are registered once, and again when they change`() {
        interests.open(7)
        expectNil(interests.setInterest(Poll.writing, in: 7))
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: 0, after: Poll.writing)])
        expect(changes(isIdle: false).isEmpty)
        expectNil(interests.setInterest(Poll.reading, in: 7))
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: Poll.writing, after: Poll.reading)])
        expect(interests.interest(in: 7), equals: Poll.reading)
        expect(interests.interest(in: 200), equals: 0)
    }

    @Test mutating func `an interest that is removed and added again before a flush changes nothing`() {
        interests.open(7)
        _ = interests.setInterest(Poll.reading, in: 7)
        _ = changes(isIdle: false)
        for _ in 0..<3 {
            expectNil(interests.setInterest(0, in: 7))
            expectNil(interests.setInterest(Poll.reading, in: 7))
            expect(changes(isIdle: false).isEmpty)
        }
        // An interest that was never flushed is not registered at all.
        interests.open(8)
        _ = interests.setInterest(Poll.reading, in: 8)
        _ = interests.setInterest(0, in: 8)
        expect(changes(isIdle: true).isEmpty)
    }

    @Test mutating func `an idle connection stays registered until no transfer is in progress`() {
        interests.open(7)
        interests.open(300)
        _ = interests.setInterest(Poll.reading, in: 7)
        _ = interests.setInterest(Poll.reading, in: 300)
        expect(changes(isIdle: false).map(\.socket), equals: [7, 300])
        _ = interests.setInterest(0, in: 7)
        expect(changes(isIdle: false).isEmpty)
        _ = interests.setInterest(0, in: 300)
        expect(changes(isIdle: true).map(\.socket), equals: [7, 300])
        expect(changes(isIdle: true).isEmpty)
        _ = interests.setInterest(Poll.reading, in: 7)
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: 0, after: Poll.reading)])
    }

    @Test mutating func `an idle connection with an event is unregistered`() {
        interests.open(7)
        _ = interests.setInterest(Poll.reading, in: 7)
        _ = changes(isIdle: false)
        _ = interests.setInterest(0, in: 7)
        expect(interests.unregister(7), equals: Change(socket: 7, before: Poll.reading, after: 0))
        expectNil(interests.unregister(7))
        expect(changes(isIdle: true).isEmpty)
    }

    @Test mutating func `a socket number that is reused is registered again`() {
        interests.open(7)
        _ = interests.setInterest(Poll.reading, in: 7)
        _ = changes(isIdle: false)
        _ = interests.setInterest(0, in: 7)
        expect(interests.close(7), equals: Change(socket: 7, before: Poll.reading, after: 0))
        interests.open(7)
        _ = interests.setInterest(Poll.reading, in: 7)
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: 0, after: Poll.reading)])
        // This also holds if the closing was not reported.
        interests.open(7)
        _ = interests.setInterest(Poll.reading, in: 7)
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: 0, after: Poll.reading)])
        expectNil(interests.close(9))
    }

    @Test mutating func `a socket that is not a connection is unregistered immediately`() {
        _ = interests.setInterest(Poll.reading, in: 7)
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: 0, after: Poll.reading)])
        expect(interests.setInterest(0, in: 7), equals: Change(socket: 7, before: Poll.reading, after: 0))
        _ = interests.setInterest(Poll.reading, in: 7)
        expect(changes(isIdle: false), equals: [Change(socket: 7, before: 0, after: Poll.reading)])
    }
}
