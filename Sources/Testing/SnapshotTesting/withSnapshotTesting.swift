/// Runs `operation` with a recording mode and a diff tool. A nil value is inherited from the enclosing scope.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(
        configuration.inheriting(from: SnapshotTestingConfiguration.current), operation: operation)
}

/// Runs `operation` with a recording mode and a diff tool. A nil value is inherited from the enclosing scope.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inheriting(from: SnapshotTestingConfiguration.current), operation: operation)
}
