/// Runs `operation`, in which snapshots are recorded and told as given. What is nil is as it is outside.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.current), operation: operation)
}

/// Runs `operation`, in which snapshots are recorded and told as given. What is nil is as it is outside.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
    let configuration = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(
        configuration.inside(SnapshotTestingConfiguration.current), operation: operation)
}
