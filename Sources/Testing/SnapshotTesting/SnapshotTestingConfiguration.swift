import Foundation
import ProgramDiagnostics
import Synchronization

/// The recording mode and the diff tool of a scope, such as a test, a suite or a call to `withSnapshotTesting`.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the current scope, which `withSnapshotTesting` or a trait has set. Nil outside all scopes.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// The tool that names the files in failure messages. Nil inherits the tool of the enclosing scope.
    public var diffTool: DiffTool?

    /// The recording mode. Nil inherits the mode of the enclosing scope.
    public var record: Record?

    /// Creates a configuration. A nil value is inherited from the enclosing scope.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.diffTool = diffTool
        self.record = record
    }

    /// A recording mode.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        private enum Storage: String { case all, failed, missing, never }
        private let storage: Storage

        private init(_ storage: Storage) { self.storage = storage }

        /// Creates the mode with a name; nil if there is no such mode.
        init?(name: String) {
            guard let storage = Storage(rawValue: name) else { return nil }
            self.storage = storage
        }

        /// Creates `all` from true, and `missing` from false.
        public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

        /// Records every snapshot and fails every test.
        public static let all = Record(.all)
        /// Records snapshots that are missing or differ, and fails their tests.
        public static let failed = Record(.failed)
        /// Records missing snapshots and fails their tests. The default.
        public static let missing = Record(.missing)
        /// Records no snapshot. Tests whose snapshot is missing fail.
        public static let never = Record(.never)
    }

    /// A tool that writes the part of a failure message that names the reference file and the new file.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool from a closure that returns the text for the two paths.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// Creates a tool from a command. The text is the command with the two paths as arguments.
        public init(stringLiteral value: StringLiteralType) { tool = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// Kaleidoscope's command-line tool.
        public static let ksdiff: DiffTool = "ksdiff"

        /// A tool that prints the paths of the two files.
        public static let `default` = DiffTool { "Reference: \($0)\nSnapshot: \($1)" }

        /// Returns the text for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// The configuration of the process. `isRecording` and `diffTool` set it.
    private static let global = Mutex(SnapshotTestingConfiguration())

    static var globalRecord: Record? {
        get { global.withLock { $0.record } }
        set { global.withLock { $0.record = newValue } }
    }

    static var globalDiffTool: DiffTool? {
        get { global.withLock { $0.diffTool } }
        set { global.withLock { $0.diffTool = newValue } }
    }

    /// The mode of the environment variable `SNAPSHOT_TESTING_RECORD`.
    private static var environmentRecord: Record? {
        ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].map { name in
            guard let record = Record(name: name) else {
                stopProgram(
                    "SNAPSHOT_TESTING_RECORD is “\(name)”. It must be all, failed, missing or never.")
            }
            return record
        }
    }

    /// The effective mode: the mode of the scope, the process or the environment, in this order. The default is
    /// `missing`.
    static var effectiveRecord: Record { current?.record ?? globalRecord ?? environmentRecord ?? .missing }

    static var effectiveDiffTool: DiffTool { current?.diffTool ?? globalDiffTool ?? .default }

    /// Returns the configuration with nil values replaced by the values of `outer`.
    func inheriting(from outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    }
}

/// Whether all snapshots of the process are recorded. A scope's configuration takes precedence.
public var isRecording: Bool {
    get { SnapshotTestingConfiguration.effectiveRecord == .all }
    set { SnapshotTestingConfiguration.globalRecord = newValue ? .all : .missing }
}

/// The diff tool of the process. A scope's configuration takes precedence.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.effectiveDiffTool }
    set { SnapshotTestingConfiguration.globalDiffTool = newValue }
}
