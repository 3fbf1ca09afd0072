import Bindings

extension Store {
    /// Returns an array with the records of a query. The array is updated for as long as it, or an array derived from
    /// it, exists.
    ///
    /// Each write that changes the result updates the array once, with removals, insertions, moves and updates. When a
    /// write returns on the main actor, the array is already updated. A write that does not change the result causes no
    /// update. Writes by other processes appear shortly afterward. The returned array already contains the records.
    /// This form blocks the main thread until writes in progress have finished and the query has run.
    @MainActor
    public func liveQuery<Record: StoredRecord>(_ query: Query<Record>) throws -> DynamicArrayValue<Record> {
        let result = LiveResult(query)
        return result.makeArray(writer, try writer.add(result))
    }

    /// Returns an array with the records of a query. The array is updated for as long as it, or an array derived from
    /// it, exists.
    ///
    /// This form does not block the main thread. Otherwise, it is equivalent to the synchronous form.
    @MainActor
    public func liveQuery<Record: StoredRecord>(_ query: Query<Record>) async throws -> DynamicArrayValue<Record> {
        let result = LiveResult(query)
        return result.makeArray(writer, try await writer.add(result))
    }

    /// Returns an array with the records of a query, each with the record that it refers to. The array is updated when
    /// records of either type change.
    @MainActor
    public func liveQuery<Record: StoredRecord, Other: StoredRecord>(
        _ query: JoinedQuery<Record, Other>
    ) throws -> DynamicArrayValue<Joined<Record, Other>> {
        let result = LiveResult(query)
        return result.makeArray(writer, try writer.add(result))
    }

    /// Returns an array with the records of a query, each with the record that it refers to, without blocking the main
    /// thread.
    @MainActor
    public func liveQuery<Record: StoredRecord, Other: StoredRecord>(
        _ query: JoinedQuery<Record, Other>
    ) async throws -> DynamicArrayValue<Joined<Record, Other>> {
        let result = LiveResult(query)
        return result.makeArray(writer, try await writer.add(result))
    }
}
