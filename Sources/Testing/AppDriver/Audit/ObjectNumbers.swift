/// Numbers for objects. An object keeps its number, and no other object receives the same number.
@MainActor
final class ObjectNumbers {
    private struct Entry {
        weak var object: AnyObject?
        var number: Int
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var count = 0

    func number(of object: AnyObject) -> Int {
        // The identifier of a deallocated object may be reused for a new object.
        if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.number }
        count += 1
        entries[ObjectIdentifier(object)] = Entry(object: object, number: count)
        return count
    }
}
