/// An Xcode scheme: how an app is launched and how tests are run.
struct XcodeScheme {
    /// A target in a scheme.
    struct Target: Hashable {
        /// The identifier of the object in the project file.
        var identifier: String
        var name: String
        /// The path of the project, relative to the folder of the project or workspace that contains the scheme.
        var container: String

        fileprivate init?(_ element: MarkupElement?) {
            guard let attributes = element?.attributes, let name = attributes["BlueprintName"] else { return nil }
            identifier = attributes["BlueprintIdentifier"] ?? ""
            self.name = name
            let reference: String = attributes["ReferencedContainer"] ?? ""
            container = reference.hasPrefix("container:") ? String(reference.dropFirst(10)) : reference
        }
    }

    let name: String
    /// The app that the scheme launches.
    let app: Target?
    /// The name of the configuration with which the app is launched.
    let configuration: String?
    let launch: LaunchParameters
    let testLaunch: LaunchParameters
    /// The targets with tests that are not skipped.
    let tests: [Target]
    /// The targets with tests that are skipped.
    let disabledTests: [Target]
    /// The tests that are skipped, by the identifiers of their targets.
    let skippedTests: [String: [String]]
    /// The only tests that are run, by the identifiers of their targets. Other targets run all tests that are not
    /// skipped.
    let selectedTests: [String: [String]]
    /// The paths of the test plans, relative to the folder of the project or workspace; the default plan first.
    let testPlans: [String]

    /// Creates a scheme from its file, or returns nil if the file has an error.
    init?(_ name: String, _ bytes: [UInt8]) {
        guard let root = try? MarkupParser.parse(bytes) else { return nil }
        self.name = name
        let launchAction: MarkupElement? = root.child("LaunchAction")
        let testAction: MarkupElement? = root.child("TestAction")
        let runnable: MarkupElement? =
            launchAction?.child("BuildableProductRunnable") ?? launchAction?.child("RemoteRunnable")
        let entries: [MarkupElement] = root.child("BuildAction")?.descendants("BuildableReference") ?? []
        let built: MarkupElement? = entries.first { $0.attributes["BuildableName"]?.hasSuffix(".app") ?? false }
        app = Target(
            runnable?.child("BuildableReference") ?? launchAction?.child("MacroExpansion")?.child("BuildableReference")
                ?? built)
        configuration = launchAction?.attributes["buildConfiguration"]
        launch = XcodeScheme.parameters(launchAction)
        let usesLaunch: Bool = testAction?.bool("shouldUseLaunchSchemeArgsEnv", default: true) ?? true
        testLaunch = usesLaunch ? launch : XcodeScheme.parameters(testAction)
        let references: [MarkupElement] = testAction?.descendants("TestableReference") ?? []
        tests = references.filter { !$0.bool("skipped") }.compactMap { Target($0.child("BuildableReference")) }
        disabledTests = references.filter { $0.bool("skipped") }.compactMap { Target($0.child("BuildableReference")) }
        var skippedTests: [String: [String]] = [:]
        var selectedTests: [String: [String]] = [:]
        for reference in references {
            guard let target = Target(reference.child("BuildableReference")) else { continue }
            func tests(_ list: String) -> [String] {
                (reference.child(list)?.children("Test") ?? []).compactMap { $0.attributes["Identifier"] }
            }
            if reference.bool("useTestSelectionWhitelist") {
                selectedTests[target.identifier] = tests("SelectedTests")
            } else {
                skippedTests[target.identifier] = tests("SkippedTests")
            }
        }
        self.skippedTests = skippedTests
        self.selectedTests = selectedTests
        let plans: [MarkupElement] = testAction?.descendants("TestPlanReference") ?? []
        let sorted: [MarkupElement] = plans.filter { $0.bool("default") } + plans.filter { !$0.bool("default") }
        testPlans = sorted.compactMap { plan in
            plan.attributes["reference"].map { $0.hasPrefix("container:") ? String($0.dropFirst(10)) : $0 }
        }
    }

    private static func parameters(_ action: MarkupElement?) -> LaunchParameters {
        var result = LaunchParameters()
        for argument in action?.child("CommandLineArguments")?.children("CommandLineArgument") ?? []
        where argument.bool("isEnabled") {
            // One entry can contain several arguments.
            result.arguments += BuildSettings.words(argument.attributes["argument"] ?? "")
        }
        for variable in action?.child("EnvironmentVariables")?.children("EnvironmentVariable") ?? []
        where variable.bool("isEnabled") {
            if let key = variable.attributes["key"] { result.environment[key] = variable.attributes["value"] ?? "" }
        }
        // Xcode passes the language and the region as arguments.
        result.add(language: action?.attributes["language"], region: action?.attributes["region"])
        return result
    }
}
