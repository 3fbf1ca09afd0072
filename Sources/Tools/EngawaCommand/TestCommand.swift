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

    /// Runs the tests of each app in a process of their own, because the app's resources are those of the process.
    ///
    /// - Returns: 1 if a test failed.
    func run() throws -> Int32 {
        let session = try ProjectSession(path: arguments.operands.first, arguments: arguments)
        let package: DerivedPackage = session.package
        let tests: [DerivedPackage.Target] = package.unitTests + package.uiTests
        guard !tests.isEmpty else { throw ProjectError("The project \(package.name) has no tests.") }
        try session.builder.buildTests()
        var status: Int32 = 0
        var names: [String?] = []
        for test in tests where !names.contains(test.appTarget) { names.append(test.appTarget) }
        for name in names {
            let group: [DerivedPackage.Target] = tests.filter { $0.appTarget == name }
            let run = TestRun(
                targets: group, app: name.flatMap { package.app(named: $0) }, isWhole: names.count == 1,
                filter: arguments.operands.count > 1 ? arguments.operands[1] : nil, builder: session.builder)
            status = max(status, try run.run())
        }
        return status
    }
}
