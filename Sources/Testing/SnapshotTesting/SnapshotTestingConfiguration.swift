import Foundation
import Diagnostics
import Synchronization

/// How snapshots are recorded and how their differences are told, in a part of the tests.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration that `withSnapshotTesting` or a trait set; nil when none did.
    @TaskLocal public static var current: SnapshotTestingConfiguration?

    /// How differing files are shown; nil for how it is outside.
    public var diffTool: DiffTool?

    /// When snapshots are recorded; nil for when they are outside.
    public var record: Record?

    /// Makes a configuration. What is nil is as it is outside.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.diffTool = diffTool
        self.record = record
    }

    /// When snapshots are recorded.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        private enum Storage: String { case all, failed, missing, never }
        private let storage: Storage

        private init(_ storage: Storage) { self.storage = storage }

        /// Makes the mode of a name; nil when there is no such mode.
        init?(name: String) {
            guard let storage = Storage(rawValue: name) else { return nil }
            self.storage = storage
        }

        /// Makes `all` of true and `missing` of false.
        public init(booleanLiteral value: BooleanLiteralType) { self = value ? .all : .missing }

        /// Every snapshot is recorded, and its test fails.
        public static let all = Record(.all)
        /// Missing snapshots are recorded, and those that differ are recorded anew; their tests fail.
        public static let failed = Record(.failed)
        /// Missing snapshots are recorded, and their tests fail. The default.
        public static let missing = Record(.missing)
        /// No snapshot is recorded. A test without one fails.
        public static let never = Record(.never)
    }

    /// What a failure says about the kept file and the new one.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Makes a tool of a closure that makes the text of the two paths.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// Makes a tool of a command, which the two paths follow.
        public init(stringLiteral value: StringLiteralType) { tool = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The command of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"

        /// The paths of the two files.
        public static let `default` = DiffTool { "The kept file: \($0)\nThe new one: \($1)" }

        /// The text for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

extension SnapshotTestingConfiguration {
    /// The values for the whole process. `isRecording` and `diffTool` set them.
    private static let global = Mutex(SnapshotTestingConfiguration())

    static var globalRecord: Record? {
        get { global.withLock { $0.record } }
        set { global.withLock { $0.record = newValue } }
    }

    static var globalDiffTool: DiffTool? {
        get { global.withLock { $0.diffTool } }
        set { global.withLock { $0.diffTool = newValue } }
    }

    /// The mode that the environment asks for.
    private static var environmentRecord: Record? {
        ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"].map { name in
            guard let record = Record(name: name) else {
                stopProgram(
                    "SNAPSHOT_TESTING_RECORD is “\(name)”. It must be all, failed, missing or never.")
            }
            return record
        }
    }

    /// The mode in use: of the scope, else of the process, else of the environment.
    static var recordInUse: Record { current?.record ?? globalRecord ?? environmentRecord ?? .missing }

    static var diffToolInUse: DiffTool { current?.diffTool ?? globalDiffTool ?? .default }

    /// What is nil in `self` taken from `outer`.
    func inside(_ outer: SnapshotTestingConfiguration?) -> SnapshotTestingConfiguration {
        SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    }
}

/// Whether all snapshots of the process are recorded, where no scope says otherwise.
public var isRecording: Bool {
    get { SnapshotTestingConfiguration.recordInUse == .all }
    set { SnapshotTestingConfiguration.globalRecord = newValue ? .all : .missing }
}

/// What failures of the process say about the two files, where no scope says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { SnapshotTestingConfiguration.diffToolInUse }
    set { SnapshotTestingConfiguration.globalDiffTool = newValue }
}
