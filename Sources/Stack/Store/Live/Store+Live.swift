import Bindings

extension Store {
    /// The records of a query, kept up to date as long as somebody has the array, or what is derived from it.
    ///
    /// Each write that changes the result delivers once, before it returns on the main actor, with what was removed,
    /// inserted, moved and updated; one that does not change it delivers nothing. What other processes write arrives soon
    /// after. The first result is there from the start; this form waits for it, and for writes under way, where it stands.
    @MainActor
    public func liveQuery<Record: StoredRecord>(_ query: Query<Record>) throws -> DynamicArrayValue<Record> {
        let result: LiveResult<Record> = LiveResult(query)
        return result.makeArray(writer, try writer.add(result))
    }

    /// The records of a query, kept up to date as long as somebody has the array, or what is derived from it.
    ///
    /// It is as the other form, but waits without holding the main thread.
    @MainActor
    public func liveQuery<Record: StoredRecord>(_ query: Query<Record>) async throws -> DynamicArrayValue<Record> {
        let result: LiveResult<Record> = LiveResult(query)
        return result.makeArray(writer, try await writer.add(result))
    }
}
