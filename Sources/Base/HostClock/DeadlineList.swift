import Foundation

/// Values that wait for their deadlines, sorted by deadline and then by age.
///
/// Inserting and removing take a binary search and a move of the entries after the index.
struct DeadlineList<Value> {
    private struct Entry {
        var call: ScheduledCall
        var value: Value
    }

    private var entries: [Entry] = []

    /// The earliest deadline; nil if the list is empty.
    var first: TimeInterval? { entries.first?.call.deadline }

    /// Adds a value, and returns whether its deadline is now the earliest.
    mutating func insert(_ value: Value, for call: ScheduledCall) -> Bool {
        let index: Int = position(of: call)
        entries.insert(Entry(call: call, value: value), at: index)
        return index == 0
    }

    /// Removes and returns the value of `call`, if the list still contains it.
    mutating func remove(_ call: ScheduledCall) -> Value? {
        let index: Int = position(of: call)
        guard index < entries.count, entries[index].call == call else { return nil }
        return entries.remove(at: index).value
    }

    /// Removes and returns the values whose deadlines are not later than `now`, earliest first.
    mutating func removeDue(at now: TimeInterval) -> [Value] {
        let count: Int = entries.prefix { $0.call.deadline <= now }.count
        defer { entries.removeFirst(count) }
        return entries.prefix(count).map(\.value)
    }

    /// Returns the index of `call`, or the index at which to insert it.
    private func position(of call: ScheduledCall) -> Int {
        var (low, high): (Int, Int) = (0, entries.count)
        while low < high {
            let middle: Int = (low + high) / 2
            let other: ScheduledCall = entries[middle].call
            if (other.deadline, other.identifier) < (call.deadline, call.identifier) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
