import APIClient

extension FuzzTarget {
    /// Parses event streams. The events do not depend on the way in which the stream is split.
    static let events = FuzzTarget(name: "events") { bytes in
        var whole = EventStreamParser()
        let events: [ServerSentEvent] = whole.read(bytes)
        var cut = EventStreamParser()
        var pieces: [ServerSentEvent] = []
        for byte in bytes { pieces += cut.read([byte]) }
        demand(pieces == events, "Split into bytes, the events are \(pieces); as a whole, \(events)")
        demand(
            cut.lastEventID == whole.lastEventID && cut.retry == whole.retry,
            "Split into bytes, the final state differs")
        for event in events {
            demand(!event.id.utf8.contains(0), "An identifier contains NUL")
            demand(!event.type.isEmpty, "An event has no type")
        }
        var short = EventStreamParser(limit: 16)
        _ = short.read(bytes)
        demand(bytes.count > 16 || !short.isTooLong, "An event within the limit is rejected as too long")
    }
}
