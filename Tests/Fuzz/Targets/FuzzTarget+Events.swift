import APIClient

extension FuzzTarget {
    /// Event streams: however one is cut, the same events come out of it.
    static let events = FuzzTarget(name: "events") { bytes in
        var whole = EventStreamParser()
        let events: [ServerSentEvent] = whole.read(bytes)
        var cut = EventStreamParser()
        var pieces: [ServerSentEvent] = []
        for byte in bytes { pieces += cut.read([byte]) }
        demand(pieces == events, "Cut into bytes, it tells \(pieces), at once \(events)")
        demand(cut.lastEventID == whole.lastEventID && cut.retry == whole.retry, "Cut into bytes, it ends otherwise")
        for event in events {
            demand(!event.id.utf8.contains(0), "An identifier has a null in it")
            demand(!event.type.isEmpty, "An event has no type")
        }
        var short = EventStreamParser(limit: 16)
        _ = short.read(bytes)
        demand(bytes.count > 16 || !short.isTooLong, "An event within the limit is too long")
    }
}
