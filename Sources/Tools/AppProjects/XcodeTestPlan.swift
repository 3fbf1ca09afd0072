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
            if let language = options?.string("language") {
                result.arguments += ["-AppleLanguages", "(\(language))"]
                if let region = options?.string("region") {
                    result.arguments += ["-AppleLocale", "\(language)_\(region)"]
                }
            }
        }
        launch = result
    }

    /// Whether the plan runs the tests of a target.
    func contains(_ target: UnlinkedTarget) -> Bool {
        entry(of: target).map { $0.string("enabled") != "NO" } ?? false
    }

    /// The tests that the plan skips, such as `ListTests` or `ListTests/testScroll()`.
    func skippedTests(of target: UnlinkedTarget) -> [String] {
        guard let entry = entry(of: target) else { return [] }
        if let skipped = entry["skippedTests"]?.dictionary {
            // Newer plans list suites, each with its functions.
            return skipped.dictionaries("suites").flatMap { suite in
                let name: String = suite.string("name") ?? ""
                let functions: [String] = suite.strings("testFunctions")
                return functions.isEmpty ? [name] : functions.map { "\(name)/\($0)" }
            }
        }
        return entry.strings("skippedTests")
    }

    private func entry(of target: UnlinkedTarget) -> PropertyListDictionary? {
        targets.first { entry in
            let reference: PropertyListDictionary? = entry.dictionary("target")
            return reference?.string("identifier") == target.identity.identifier
        }
    }
}
