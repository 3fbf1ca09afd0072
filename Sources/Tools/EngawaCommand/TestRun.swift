import AppProjects
import Foundation
import ProjectDerivation

/// A run of the tests of one app.
struct TestRun {
    let targets: [DerivedPackage.Target]
    let app: DerivedPackage.Target?
    /// Whether the tests are unit tests. The app or, if it does not host the tests, an empty application is launched
    /// before the first one.
    let isUnit: Bool
    /// Whether the app hosts the tests.
    let isHosted: Bool
    /// A regular expression for the names of tests; nil for all tests.
    let filter: String?
    let builder: PackageBuilder

    private var program: String { "\(builder.programs)/\(builder.package.testProgram)" }

    /// Runs the XCTest tests and then the Swift Testing tests.
    ///
    /// - Returns: The exit code, or nil if no test matches the filter.
    func run() throws -> Int32? {
        let codes: [Int32?] = [
            targets.contains(where: \.usesXCTest) ? try runXCTest() : nil,
            targets.contains(where: \.usesSwiftTesting) ? try runSwiftTesting() : nil,
        ]
        return codes.compactMap { $0 }.max()
    }

    private var environment: [String: String] {
        var environment: [String: String] = [:]
        for target in targets { environment.merge(target.environment) { $1 } }
        environment["ENGAWA_APPLICATION"] = app?.delegateClass
        if isUnit { environment["ENGAWA_TEST_HOST"] = isHosted ? app?.delegateClass : "" }
        environment["ENGAWA_APP_BUNDLE"] = app?.bundle ?? builder.package.testBundle
        return environment
    }

    /// Runs the selected tests. If a test ends the process, the tests after it run in another process, as in Xcode.
    private func runXCTest() throws -> Int32? {
        var selection: TestSelection = try selectedTests()
        guard !selection.remaining.isEmpty else { return nil }
        var code: Int32 = 0
        var crashes: [String] = []
        while !selection.remaining.isEmpty {
            var progress = TestProgress()
            let status: Int32 = try Subprocess.run(program, [selection.argument], environment: environment) { line in
                progress.handle(line)
                Terminal.print(line)
            }
            if status != 0 { code = 1 }
            guard let crashed = progress.running else { break }
            code = 1
            crashes.append(crashed)
            for name in progress.finished + [crashed] { selection.remove(name) }
            Terminal.print("The test \(crashed) ended the test process with the exit code \(status).")
            if !selection.remaining.isEmpty { Terminal.print("Restarting with the remaining tests.") }
        }
        if crashes.count > 1 { Terminal.print("\(crashes.count) tests crashed: \(crashes.joined(separator: ", ")).") }
        return code
    }

    /// The XCTest tests that belong to the targets and match the filter.
    private func selectedTests() throws -> TestSelection {
        var names: [String] = []
        var others: [Substring] = []
        let status: Int32 = try Subprocess.run(program, ["--list-tests"], environment: environment) { line in
            if line.contains("/"), line.contains("."), !line.contains(" ") {
                names.append(String(line))
            } else {
                others.append(line)
            }
        }
        guard status == 0 else {
            for line in others { Terminal.write(String(line)) }
            throw ProjectError("The test program ended with the exit code \(status) before the first test.")
        }
        let expression: Regex<AnyRegexOutput>? = try filter.map(TestRun.expression)
        let selected: [String] = names.filter { name in
            targets.contains { name.hasPrefix($0.moduleName + ".") && !$0.skips(name) }
                && expression.map { name.firstMatch(of: $0) != nil } ?? true
        }
        return TestSelection(selected, of: names)
    }

    private static func expression(_ text: String) throws -> Regex<AnyRegexOutput> {
        do {
            return try Regex(text)
        } catch {
            throw ProjectError("“\(text)” is not a regular expression.")
        }
    }

    /// The options of Swift Testing for the tests that belong to the targets and match the filter.
    static func swiftTestingOptions(for targets: [DerivedPackage.Target], filter: String?) -> [String] {
        let modules: String = targets.map(\.moduleName).joined(separator: "|")
        // Several filters would select the tests that match one of them.
        var options: [String] = ["--skip", "^(?!(\(modules))\\.)"]
        if let filter { options += ["--filter", filter] }
        for expression in targets.flatMap(\.skipExpressions) { options += ["--skip", expression] }
        return options
    }

    private func runSwiftTesting() throws -> Int32? {
        let options: [String] = TestRun.swiftTestingOptions(for: targets, filter: filter)
        // Output before the first test is omitted if no test runs.
        var held: [Substring]? = []
        let status: Int32 = try Subprocess.run(
            program, ["--testing-library", "swift-testing"] + options, environment: environment
        ) { line in
            if held == nil { return Terminal.print(line) }
            held?.append(line)
            guard line.contains(" started."), !line.contains("Test run started.") else { return }
            held?.forEach(Terminal.print)
            held = nil
        }
        // The library returns this code if there are no tests that match.
        if status == EX_UNAVAILABLE { return nil }
        held?.forEach(Terminal.print)
        return status == 0 ? 0 : 1
    }
}
