import Testing

extension Trait where Self == _SnapshotsTestTrait {
    /// Sets the recording mode and the diff tool of a test or a suite. A nil value is inherited from the enclosing
    /// scope.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// Sets the snapshot configuration of a test or a suite.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        _SnapshotsTestTrait(configuration: configuration)
    }
}

/// The trait that `.snapshots(record:diffTool:)` returns.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Whether the trait applies to the tests of a suite. Always true.
    public var isRecursive: Bool { true }

    /// Runs a test with the configuration.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}
