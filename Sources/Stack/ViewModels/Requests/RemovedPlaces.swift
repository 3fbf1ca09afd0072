/// The places of items that are not shown because their removal has not been confirmed.
///
/// A restored item appears after the items that preceded it, regardless of the order in which items are restored.
struct RemovedPlaces<ID: Hashable> {
    /// The removed items that follow each shown item, in order. The key nil represents the beginning of the list.
    private var followers: [ID?: [ID]] = [:]
    /// The shown item that precedes each removed one.
    private var anchors: [ID: ID?] = [:]

    /// Whether an item has a place.
    func contains(_ id: ID) -> Bool { anchors[id] != nil }

    /// Removes a shown item. The removed items that followed it then follow `previous`.
    ///
    /// - Parameters:
    ///   - previous: The shown item before it; nil if it is the first.
    ///   - keepsPlace: Whether the item may return.
    mutating func remove(_ id: ID, after previous: ID?, keepsPlace: Bool) {
        let moved: [ID] = (keepsPlace ? [id] : []) + (followers.removeValue(forKey: id) ?? [])
        guard !moved.isEmpty else { return }
        followers[previous, default: []] += moved
        for id in moved { anchors[id] = .some(previous) }
    }

    /// Appends the place of an item that is already removed.
    mutating func append(_ id: ID, after previous: ID?) {
        followers[previous, default: []].append(id)
        anchors[id] = .some(previous)
    }

    /// Removes the entry of an item that is shown again, and returns the shown item that precedes it.
    mutating func restore(_ id: ID) -> ID? {
        guard let anchor = anchors.removeValue(forKey: id) else { return nil }
        let all: [ID] = followers[anchor] ?? []
        let index: Int = all.firstIndex(of: id) ?? 0
        set(Array(all[..<index]), after: anchor)
        set(Array(all[(index + 1)...]), after: id)
        return anchor
    }

    /// Discards the place of an item that does not return.
    mutating func discard(_ id: ID) {
        guard let anchor = anchors.removeValue(forKey: id) else { return }
        set(followers[anchor, default: []].filter { $0 != id }, after: anchor)
    }

    private mutating func set(_ ids: [ID], after anchor: ID?) {
        followers[anchor] = ids.isEmpty ? nil : ids
        for id in ids { anchors[id] = .some(anchor) }
    }
}
