import AppProjects
import Foundation
import ProjectDerivation

/// `engawa test`: builds the tests of a project, and runs them without a window.
struct TestCommand {
    private let arguments: Arguments

    init(_ arguments: [String]) throws {
        self.arguments = try Arguments(
            arguments, command: "test", options: ProjectSession.options, flags: ProjectSession.flags)
        try self.arguments.checkOperands(atMost: 2, command: "test")
    }

    /// Runs the unit tests and the user interface tests of each app in separate processes, as Xcode does: unit tests
    /// share the process of the app that hosts them.
    ///
    /// - Returns: 1 if a test failed.
    func run() throws -> Int32 {
        let session = try ProjectSession(path: arguments.operands.first, arguments: arguments)
        let package: DerivedPackage = session.package
        let groups: [TestGroup: [DerivedPackage.Target]] = TestGroup.groups(of: package)
        let runs: [TestRun] = groups.sorted { $0.key < $1.key }.map { group, targets in
            TestRun(
                targets: targets, app: group.app.flatMap { package.app(named: $0) }, isUnit: !group.isInterface,
                isHosted: group.isHosted,
                filter: arguments.operands.dropFirst().first, builder: session.builder)
        }
        guard !runs.isEmpty else { throw ProjectError("The project \(package.name) has no tests.") }
        try session.builder.buildTests()
        let codes: [Int32] = try runs.compactMap { try $0.run() }
        if let code = codes.max() { return code }
        guard let filter = arguments.operands.dropFirst().first else {
            throw ProjectError("The test targets of \(package.name) contain no tests.")
        }
        throw ProjectError("No test matches “\(filter)”.")
    }
}
