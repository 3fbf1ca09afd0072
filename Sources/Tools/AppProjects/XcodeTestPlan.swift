import Foundation

/// An Xcode test plan: the test targets, and the arguments and environment variables passed to them.
struct XcodeTestPlan {
    let launch: LaunchParameters
    private let targets: [PropertyListDictionary]

    /// Creates a plan from its file, or returns nil if the file has an error.
    init?(_ bytes: [UInt8]) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(bytes)),
            let root = PropertyListValue(object)?.dictionary
        else { return nil }
        targets = root.dictionaries("testTargets")
        // The options of the first configuration override the default options.
        let own: PropertyListDictionary? = root.dictionaries("configurations").first?.dictionary("options")
        var result = LaunchParameters()
        for options in [root.dictionary("defaultOptions"), own] {
            for entry in options?.dictionaries("commandLineArgumentEntries") ?? []
            where entry.string("enabled") != "NO" {
                result.arguments += BuildSettings.words(entry.string("argument") ?? "")
            }
            for entry in options?.dictionaries("environmentVariableEntries") ?? []
            where entry.string("enabled") != "NO" {
                if let key = entry.string("key") { result.environment[key] = entry.string("value") ?? "" }
            }
        }
        let defaults: PropertyListDictionary? = root.dictionary("defaultOptions")
        result.add(
            language: own?.string("language") ?? defaults?.string("language"),
            region: own?.string("region") ?? defaults?.string("region"))
        launch = result
    }

    /// Whether the plan runs the tests of a target.
    func contains(_ target: UnlinkedTarget) -> Bool {
        entry(of: target).map { $0.string("enabled") != "NO" } ?? false
    }

    /// Whether the plan lists a target whose tests it does not run.
    func disables(_ target: UnlinkedTarget) -> Bool {
        entry(of: target).map { $0.string("enabled") == "NO" } ?? false
    }

    /// The tests that the plan skips, such as `ListTests` or `ListTests/testScroll()`.
    func skippedTests(of target: UnlinkedTarget) -> [String] { tests("skippedTests", of: target) ?? [] }

    /// The only tests that the plan runs; nil if it runs all that it does not skip.
    func selectedTests(of target: UnlinkedTarget) -> [String]? { tests("selectedTests", of: target) }

    private func tests(_ key: String, of target: UnlinkedTarget) -> [String]? {
        guard let entry = entry(of: target), let value = entry[key] else { return nil }
        if let listed = value.dictionary {
            // Newer plans list suites, each with its functions.
            return listed.dictionaries("suites").flatMap { suite in
                let name: String = suite.string("name") ?? ""
                let functions: [String] = suite.strings("testFunctions")
                return functions.isEmpty ? [name] : functions.map { "\(name)/\($0)" }
            }
        }
        return entry.strings(key)
    }

    private func entry(of target: UnlinkedTarget) -> PropertyListDictionary? {
        targets.first { entry in
            let reference: PropertyListDictionary? = entry.dictionary("target")
            return reference?.string("identifier") == target.identity.identifier
        }
    }
}
