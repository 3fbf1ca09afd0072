import AppProjects
import Foundation
import ProjectDerivation

/// A run of the tests of one app.
struct TestRun {
    let targets: [DerivedPackage.Target]
    let app: DerivedPackage.Target?
    /// Whether the app is launched before the first test.
    let isHosted: Bool
    /// A regular expression for the names of tests; nil for all tests.
    let filter: String?
    let builder: PackageBuilder

    private var program: String { "\(builder.programs)/\(builder.package.testProgram)" }

    /// Runs the tests of XCTest and then those of Swift Testing.
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
        if isHosted { environment["ENGAWA_TEST_HOST"] = app?.delegateClass }
        environment["ENGAWA_APP_BUNDLE"] = app?.bundle ?? builder.package.testBundle
        return environment
    }

    private func runXCTest() throws -> Int32? {
        let names: [String] = try selectedTests()
        return names.isEmpty ? nil : try execute([names.joined(separator: ",")])
    }

    /// The names of the tests of XCTest that belong to the targets and match the filter.
    private func selectedTests() throws -> [String] {
        var names: [String] = []
        _ = try Subprocess.run(program, ["--list-tests"]) { line in
            if line.contains("/"), line.contains("."), !line.contains(" ") { names.append(String(line)) }
        }
        let expression: Regex<AnyRegexOutput>? = try filter.map(TestRun.expression)
        return names.filter { name in
            targets.contains { name.hasPrefix($0.moduleName + ".") }
                && expression.map { name.firstMatch(of: $0) != nil } ?? true
        }
    }

    private static func expression(_ text: String) throws -> Regex<AnyRegexOutput> {
        do {
            return try Regex(text)
        } catch {
            throw ProjectError("“\(text)” is not a regular expression.")
        }
    }

    private func runSwiftTesting() throws -> Int32? {
        let modules: String = targets.map(\.moduleName).joined(separator: "|")
        let options: [String] = ["--filter", filter ?? "^(\(modules))\\."]
        let status: Int32 = try execute(["--testing-library", "swift-testing"] + options)
        // The library returns this code if there are no tests that match.
        return status == EX_UNAVAILABLE ? nil : status
    }

    private func execute(_ options: [String]) throws -> Int32 {
        try Subprocess.run(program, options, environment: environment) { print($0) }
    }
}
