import Expectations
import Foundation
import Testing

@testable import APIClient

struct SocketPollerTests {
    /// Sets of events, with libcurl's values.
    private enum Poll {
        static let nothing: SocketInterests.Bits = 0
        static let reading: SocketInterests.Bits = 1
        static let both: SocketInterests.Bits = 3
    }

    /// Events, in libcurl's bits.
    private enum Bits {
        static let reading: Int32 = 1
        static let writing: Int32 = 2
    }

    private let poller: SocketPoller
    private var ends: [Int32] = [-1, -1]

    init() throws {
        poller = try SocketPoller()
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    }

    /// Returns the events so far.
    private func events() -> [SocketPoller.Event] {
        var events: [SocketPoller.Event] = []
        poller.wait(milliseconds: 0, into: &events)
        return events
    }

    @Test func `a wake-up call ends a wait`() {
        poller.wake()
        poller.wake()
        var events: [SocketPoller.Event] = [SocketPoller.Event(socket: 1, bits: 1)]
        // Without the call, the wait would exceed the time limit of the tests.
        poller.wait(milliseconds: 600_000, into: &events)
        expect(events.isEmpty)
        close(ends[0])
        close(ends[1])
    }

    @Test func `only registered events are returned`() {
        let (here, there): (Int32, Int32) = (ends[0], ends[1])
        defer {
            close(here)
            close(there)
        }
        poller.register(SocketInterests.Change(socket: here, before: Poll.nothing, after: Poll.reading))
        expect(events().isEmpty)
        poller.register(SocketInterests.Change(socket: here, before: Poll.reading, after: Poll.both))
        expect(events().map(\.bits), equals: [Bits.writing])
        expect(write(there, "x", 1), equals: 1)
        expect(events().map(\.bits), equals: [Bits.reading | Bits.writing])
        expect(events().map(\.socket), equals: [here])
        poller.register(SocketInterests.Change(socket: here, before: Poll.both, after: Poll.nothing))
        expect(events().isEmpty)
    }

    @Test func `a write to a closed connection does not end the program`() async {
        let (here, there): (Int32, Int32) = (ends[0], ends[1])
        close(there)
        let result: Int = await withCheckedContinuation { continuation in
            // The signal stays blocked on the thread, so the thread must end with the test.
            Thread {
                BrokenPipe.blockSignal()
                continuation.resume(returning: write(here, "x", 1))
            }.start()
        }
        expect(result, equals: -1)
        close(here)
    }
}
