/// The future events of a simulation: a heap, ordered by time.
struct Agenda<Event> {
    private var entries: [(time: Double, event: Event)] = []

    mutating func add(_ event: Event, at time: Double) {
        entries.append((time, event))
        var index: Int = entries.count - 1
        while index > 0, entries[index].time < entries[(index - 1) / 2].time {
            entries.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Removes and returns the earliest event, or nil if no event is left.
    mutating func next() -> (time: Double, event: Event)? {
        guard let first = entries.first else { return nil }
        let last: (time: Double, event: Event) = entries.removeLast()
        guard !entries.isEmpty else { return first }
        entries[0] = last
        var index = 0
        while true {
            var least: Int = index
            let (left, right): (Int, Int) = (2 * index + 1, 2 * index + 2)
            if left < entries.count, entries[left].time < entries[least].time { least = left }
            if right < entries.count, entries[right].time < entries[least].time { least = right }
            if least == index { return first }
            entries.swapAt(index, least)
            index = least
        }
    }
}
