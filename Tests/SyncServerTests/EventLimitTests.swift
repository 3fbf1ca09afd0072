import EngawaTesting
import Expectations
import Foundation
import TestStage
import Testing

@testable import SyncServer

/// The limit of the events that a client has not received.
@MainActor @Suite(.onStage) struct EventLimitTests {
    private let hub = EventHub()

    /// Returns the first step of a stream that begins after `count` events of 100,000 bytes have arrived.
    private func firstStep(after count: Int64) -> EventFeedStep {
        let stream = EventStream(of: 1, session: [], expiration: .distantFuture, hub: hub)
        for id in 1...count { stream.send([UInt8](repeating: 0x20, count: 100_000), id: id) }
        stream.begin(with: [], through: 1)
        return stream.next(for: 0, limit: 150_000)
    }

    @Test func `a stream breaks if too many events arrive before it begins`() {
        let step: EventFeedStep = firstStep(after: 11)
        let isDrop: Bool = if case .drop = step { true } else { false }
        expect(isDrop, "\(step)")
    }

    @Test func `fewer events that arrive before a stream begins are sent`() {
        let step: EventFeedStep = firstStep(after: 10)
        let count: Int = if case .bytes(let bytes) = step { bytes.count } else { 0 }
        expect(count, equals: 100_000)
    }
}
