import Testing

@testable import APIClient

struct SocketWishesTests {
    private typealias Change = SocketWishes.Change

    /// What is waited for, in libcurl's numbers.
    private enum Poll {
        static let reading: SocketWishes.Bits = 1
        static let writing: SocketWishes.Bits = 2
    }

    private var wishes = SocketWishes()

    private mutating func changes(isIdle: Bool) -> [SocketWishes.Change] {
        var changes: [Change] = []
        wishes.settle(isIdle: isIdle) { changes.append($0) }
        return changes
    }

    @Test mutating func `The system is told once of what is waited for, and of each other way`() {
        wishes.open(7)
        #expect(wishes.wish(Poll.writing, of: 7) == nil)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: 0, after: Poll.writing)])
        #expect(changes(isIdle: false).isEmpty)
        #expect(wishes.wish(Poll.reading, of: 7) == nil)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: Poll.writing, after: Poll.reading)])
        #expect(wishes.wish(of: 7) == Poll.reading)
        #expect(wishes.wish(of: 200) == 0)
    }

    @Test mutating func `What is waited for again before the system was told changes nothing`() {
        wishes.open(7)
        _ = wishes.wish(Poll.reading, of: 7)
        _ = changes(isIdle: false)
        for _ in 0..<3 {
            #expect(wishes.wish(0, of: 7) == nil)
            #expect(wishes.wish(Poll.reading, of: 7) == nil)
            #expect(changes(isIdle: false).isEmpty)
        }
        // What nobody saw is not told at all.
        wishes.open(8)
        _ = wishes.wish(Poll.reading, of: 8)
        _ = wishes.wish(0, of: 8)
        #expect(changes(isIdle: true).isEmpty)
    }

    @Test mutating func `A connection that is kept is watched on until no transfer is under way`() {
        wishes.open(7)
        wishes.open(300)
        _ = wishes.wish(Poll.reading, of: 7)
        _ = wishes.wish(Poll.reading, of: 300)
        #expect(changes(isIdle: false).map(\.socket) == [7, 300])
        _ = wishes.wish(0, of: 7)
        #expect(changes(isIdle: false).isEmpty)
        _ = wishes.wish(0, of: 300)
        #expect(changes(isIdle: true).map(\.socket) == [7, 300])
        #expect(changes(isIdle: true).isEmpty)
        _ = wishes.wish(Poll.reading, of: 7)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: 0, after: Poll.reading)])
    }

    @Test mutating func `A kept connection to which something happens is watched no longer`() {
        wishes.open(7)
        _ = wishes.wish(Poll.reading, of: 7)
        _ = changes(isIdle: false)
        _ = wishes.wish(0, of: 7)
        #expect(wishes.takeBack(7) == Change(socket: 7, before: Poll.reading, after: 0))
        #expect(wishes.takeBack(7) == nil)
        #expect(changes(isIdle: true).isEmpty)
    }

    @Test mutating func `A number that is used again is another socket`() {
        wishes.open(7)
        _ = wishes.wish(Poll.reading, of: 7)
        _ = changes(isIdle: false)
        _ = wishes.wish(0, of: 7)
        #expect(wishes.close(7) == Change(socket: 7, before: Poll.reading, after: 0))
        wishes.open(7)
        _ = wishes.wish(Poll.reading, of: 7)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: 0, after: Poll.reading)])
        // Also where nobody said that it was closed.
        wishes.open(7)
        _ = wishes.wish(Poll.reading, of: 7)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: 0, after: Poll.reading)])
        #expect(wishes.close(9) == nil)
    }

    @Test mutating func `What is no connection is let go of at once`() {
        _ = wishes.wish(Poll.reading, of: 7)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: 0, after: Poll.reading)])
        #expect(wishes.wish(0, of: 7) == Change(socket: 7, before: Poll.reading, after: 0))
        _ = wishes.wish(Poll.reading, of: 7)
        #expect(changes(isIdle: false) == [Change(socket: 7, before: 0, after: Poll.reading)])
    }
}
