public import Bindings

/// The part of a long sorted list that a screen shows: a live query for the records whose keys are in a range.
///
///     let window = try LiveWindow(of: Message.where(\.talk == 7), by: \.id, in: store)
///     tableView.bind(to: window.records) { … }
///     window.moveBackward()                       // when the screen approaches the first record
///
/// A move leaves at most three times `pageSize` records in the window. A window that extends to the last record also
/// keeps this limit when records are added; a window that is bounded at its end grows instead. A move reads one page
/// and the window, regardless of the number of records in the query. The key must be unique among the records of the
/// query, and should have an index.
@MainActor
public final class LiveWindow<Record: StoredRecord & Equatable, Key: Codable & Comparable & Sendable> {
    /// The records in the window, sorted by the key.
    public let records: DynamicArrayValue<Record>
    /// Whether the window extends to the last record, and therefore also contains records added at the end.
    public let isAtEnd: DynamicValue<Bool>
    /// Whether the window removes its first records when records added at its end make it too long. If false, the
    /// window becomes bounded at its end instead, and does not include later records. The default is true.
    public var followsEnd = true

    private let store: Store
    private let query: Query<Record>
    private let key: KeyPath<Record, Key>
    private let pageSize: Int
    private let shown = DynamicArray<Record>()
    private let reachesEnd = Dynamic(true)
    /// The first and the last key that the window may contain; nil if it is not bounded there.
    private var bounds: (lower: Key?, upper: Key?) = (nil, nil)
    private var following: BindingToken?

    private var maximumCount: Int { 3 * pageSize }

    /// Creates a window with the last page of a query.
    ///
    /// - Parameters:
    ///   - query: The records, without an order, a limit and an offset.
    ///   - key: The property by which the records are sorted.
    ///   - store: The store.
    ///   - pageSize: The number of records by which the window moves. The default is 100.
    ///   - first: The first key that the window may contain; nil if it is not bounded.
    /// - Throws: `StoreError` if the query cannot be run.
    public init(
        of query: Query<Record>, by key: KeyPath<Record, Key>, in store: Store, pageSize: Int = 100,
        notBefore first: Key? = nil
    ) throws {
        self.store = store
        self.query = query
        self.key = key
        self.pageSize = max(1, pageSize)
        records = shown
        isAtEnd = reachesEnd.distinct()
        try showEnd(notBefore: first)
    }

    // MARK: Moving

    /// Shows the last page.
    ///
    /// - Parameter first: The first key that the window may contain; nil if it is not bounded.
    /// - Throws: `StoreError` if the query cannot be run. Then the window does not change.
    public func showEnd(notBefore first: Key? = nil) throws {
        let found: [Record] = try earlier(than: nil, notBefore: first)
        try follow(found.count < pageSize ? first : found.last?[keyPath: key], nil)
    }

    /// Shows the record with a key, the page before it, and the page after it.
    ///
    /// - Parameters:
    ///   - first: The first key that the window may contain; nil if it is not bounded.
    ///   - last: The last key that the window may contain; nil if it is not bounded.
    /// - Throws: `StoreError` if the query cannot be run. Then the window does not change.
    public func show(around middle: Key, notBefore first: Key? = nil, notAfter last: Key? = nil) throws {
        let later: [Record] = try later(than: middle, notAfter: last)
        let earlier: [Record] = try earlier(than: middle, notBefore: first)
        try follow(
            earlier.count < pageSize ? first : earlier.last?[keyPath: key],
            later.count < pageSize ? last : later.last?[keyPath: key])
    }

    /// Adds the page before the window, and removes excess records at its end.
    ///
    /// - Parameter first: The first key that the window may contain; nil if it is not bounded.
    /// - Returns: Whether there were records before the window.
    /// - Throws: `StoreError` if the query cannot be run. Then the window does not change.
    @discardableResult
    public func moveBackward(notBefore first: Key? = nil) throws -> Bool {
        // If the records of the window were deleted, the move begins at its bound.
        guard let start = shown.elements.first?[keyPath: key] ?? bounds.lower else { return false }
        let found: [Record] = try earlier(than: start, notBefore: first)
        guard let lower = found.last?[keyPath: key] else { return false }
        let surplus: Int = found.count + shown.count - maximumCount
        let upper: Key? = surplus > 0 ? shown.elements[shown.count - surplus - 1][keyPath: key] : bounds.upper
        try follow(lower, upper)
        return true
    }

    /// Adds the page after the window, and removes excess records at its beginning.
    ///
    /// - Parameter last: The last key that the window may contain; nil if it is not bounded.
    /// - Returns: Whether there were records after the window.
    /// - Throws: `StoreError` if the query cannot be run. Then the window does not change.
    @discardableResult
    public func moveForward(notAfter last: Key? = nil) throws -> Bool {
        guard !reachesEnd.value, let end = shown.elements.last?[keyPath: key] ?? bounds.upper else { return false }
        let found: [Record] = try later(than: end, notAfter: last)
        let surplus: Int = found.count + shown.count - maximumCount
        let lower: Key? = surplus > 0 ? shown.elements[surplus][keyPath: key] : bounds.lower
        try follow(lower, found.count < pageSize ? last : found.last?[keyPath: key])
        return !found.isEmpty
    }

    /// Bounds the window at its end, so that it does not contain later records.
    public func bound(notAfter last: Key) throws {
        try follow(bounds.lower, last)
    }

    // MARK: Reading

    /// Returns a page of records before a key, in descending order of their keys.
    private func earlier(than end: Key?, notBefore first: Key?) throws -> [Record] {
        var query: Query<Record> = self.query
        if let end { query = query.where(key < end) }
        if let first { query = query.where(key >= first) }
        return try store.read { try $0.fetch(query.sorted(by: key, .descending).limit(pageSize)) }
    }

    /// Returns a page of records after a key.
    private func later(than start: Key, notAfter last: Key?) throws -> [Record] {
        var query: Query<Record> = self.query.where(key > start)
        if let last { query = query.where(key <= last) }
        return try store.read { try $0.fetch(query.sorted(by: key).limit(pageSize)) }
    }

    /// Follows the records from one key to another.
    private func follow(_ lower: Key?, _ upper: Key?) throws {
        var query: Query<Record> = self.query
        if let lower { query = query.where(key >= lower) }
        if let upper { query = query.where(key <= upper) }
        let live: DynamicArrayValue<Record> = try store.liveQuery(query.sorted(by: key))
        bounds = (lower, upper)
        withBatchedUpdates {
            shown.replace(with: live.elements)
            reachesEnd.value = upper == nil
        }
        following = live.observe { [weak self] elements, changes in self?.receive(elements, changes) }
    }

    private func receive(_ elements: [Record], _ changes: ArrayChanges) {
        shown.replace(with: elements, changes)
        guard bounds.upper == nil, elements.count > maximumCount else { return }
        // If the store cannot be read now, the window keeps its excess records until the next change.
        if followsEnd {
            try? follow(elements[elements.count - 2 * pageSize][keyPath: key], nil)
        } else {
            try? follow(bounds.lower, elements[maximumCount - 1][keyPath: key])
        }
    }
}
