import Expectations
import Testing

@testable import AppProjects

struct SchemeTests {
    private func reference(_ identifier: String, _ name: String, _ product: String) -> String {
        "<BuildableReference BlueprintIdentifier=\"\(identifier)\" BuildableName=\"\(product)\" "
            + "BlueprintName=\"\(name)\" ReferencedContainer=\"container:App.xcodeproj\"/>"
    }

    private func scheme(_ launch: String, test: String = "", testAttributes: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <Scheme><TestAction \(testAttributes)>\(test)</TestAction>
        <LaunchAction buildConfiguration="Release">
            <BuildableProductRunnable>\(reference("T", "App", "App.app"))</BuildableProductRunnable>
            \(launch)
        </LaunchAction></Scheme>
        """
    }

    private func files(_ schemes: [String: String]) -> [String: String] {
        let text = projectText(
            "G = { isa = PBXGroup; };" + targetText(settings: "PRODUCT_BUNDLE_IDENTIFIER = \"$(CONFIGURATION)\";")
                + targetText(
                    "U", name: "UITests", type: "bundle.ui-testing", settings: "TEST_TARGET_NAME = App;",
                    more: "dependencies = ();"), settings: "SDKROOT = iphoneos;", targets: "T, U")
        var files = ["App.xcodeproj/project.pbxproj": text]
        for (name, scheme) in schemes { files["App.xcodeproj/" + name] = scheme }
        return files
    }

    private let shared = "xcshareddata/xcschemes/"

    @Test func `enabled arguments and variables of the launch action reach the app`() throws {
        let arguments = """
            <CommandLineArguments>
                <CommandLineArgument argument="-a &quot;b c&quot;" isEnabled="YES"/>
                <CommandLineArgument argument="-d" isEnabled="NO"/>
            </CommandLineArguments>
            <EnvironmentVariables>
                <EnvironmentVariable key="K" value="$(TARGET_NAME) &lt;&#65;&gt;" isEnabled="YES"/>
                <EnvironmentVariable key="L" value="v" isEnabled="NO"/>
            </EnvironmentVariables>
            """
        let project = try readProject(files([shared + "App.xcscheme": scheme(arguments)]))
        expect(project.targets[0].launch.arguments, equals: ["-a", "b c"])
        expect(project.targets[0].launch.environment, equals: ["K": "App <A>"])
        expect(project.schemeApp, equals: "App")
    }

    private func argument(_ text: String) -> String {
        "<CommandLineArguments><CommandLineArgument argument=\"\(text)\" isEnabled=\"YES\"/></CommandLineArguments>"
    }

    /// Each case has the files of schemes, the name of the chosen scheme, if any, and the app's launch arguments.
    @Test func `one scheme is preferred`() throws {
        let one = scheme(argument("one"))
        let two = scheme(argument("two"))
        let cases: [([String: String], String?, [String])] = [
            ([:], nil, []), ([shared + "Alpha.xcscheme": one, shared + "App.xcscheme": two], nil, ["two"]),
            ([shared + "Alpha.xcscheme": one, shared + "Beta.xcscheme": two], nil, ["one"]),
            ([shared + "Alpha.xcscheme": one, shared + "Beta.xcscheme": two], "Beta", ["two"]),
            ([shared + "Z.xcscheme": one, "xcuserdata/me.xcuserdatad/xcschemes/A.xcscheme": two], nil, ["one"]),
            (["xcuserdata/me.xcuserdatad/xcschemes/A.xcscheme": two], nil, ["two"]),
            ([shared + "App.xcscheme": "<Scheme", shared + "Other.xcscheme": two], nil, ["two"]),
        ]
        for (schemes, chosen, expected) in cases {
            let app = try readProject(files(schemes), scheme: chosen).schemeApp
            expect((app != nil), equals: (chosen != nil || schemes[shared + "App.xcscheme"] == two))
            try expect(readProject(files(schemes), scheme: chosen).targets[0].launch.arguments, equals: expected)
        }
        let error = #expect(throws: ProjectError.self) {
            try readProject(files([shared + "Alpha.xcscheme": one]), scheme: "Beta")
        }
        expect(error?.message, equals: "There is no scheme with the name Beta. The schemes are: Alpha.")
    }

    @Test func `the configuration of a chosen scheme is used`() throws {
        let schemes = files([shared + "App.xcscheme": scheme("")])
        try expect(readProject(schemes).targets[0].settings.bundleIdentifier, equals: "Debug")
        try expect(readProject(schemes, scheme: "App").targets[0].settings.bundleIdentifier, equals: "Release")
    }

    @Test func `tests have the arguments of the test action, or of the launch action`() throws {
        let test =
            "<Testables><TestableReference skipped=\"NO\">\(reference("U", "UITests", "UITests.xctest"))"
            + "<SkippedTests><Test Identifier=\"A/testB()\"/></SkippedTests></TestableReference></Testables>"
        for (attributes, expected) in [
            ("shouldUseLaunchSchemeArgsEnv=\"YES\"", ["launch"]), ("shouldUseLaunchSchemeArgsEnv=\"NO\"", ["test"]),
        ] {
            let text = scheme(argument("launch"), test: test + argument("test"), testAttributes: attributes)
            let project = try readProject(files([shared + "Any.xcscheme": text]))
            expect(project.targets[1].testLaunch.arguments, equals: expected)
            expect(project.targets[1].skippedTests, equals: ["A/testB()"])
            expect(project.targets[1].appTarget, equals: "App")
        }
    }

    @Test func `test plans add arguments and skip tests`() throws {
        let test = "<TestPlans><TestPlanReference reference=\"container:All.xctestplan\" default=\"YES\"/></TestPlans>"
        var all = files([shared + "Any.xcscheme": scheme("", test: test)])
        all["All.xctestplan"] = """
            {"configurations": [{"name": "One", "options": {"language": "de", "region": "AT"}}],
             "defaultOptions": {
                "commandLineArgumentEntries": [{"argument": "-a 1"}, {"argument": "-b", "enabled": false}],
                "environmentVariableEntries": [{"key": "K", "value": "v"}]},
             "testTargets": [{"skippedTests": ["A", "B/testC()"], "target": {"identifier": "U", "name": "UITests"}}]}
            """
        let target = try readProject(all).targets[1]
        expect(target.testLaunch.arguments, equals: ["-a", "1", "-AppleLanguages", "(de)", "-AppleLocale", "de_AT"])
        expect(target.testLaunch.environment, equals: ["K": "v"])
        expect(target.skippedTests, equals: ["A", "B/testC()"])
        expectNil(target.selectedTests)
    }

    /// Returns the UI tests of a project whose scheme `Any` has a test plan.
    private func tests(plan: String, scheme name: String? = nil) throws -> AppTarget {
        let test = "<TestPlans><TestPlanReference reference=\"container:All.xctestplan\"/></TestPlans>"
        var all = files([shared + "Any.xcscheme": scheme("", test: test)])
        all["All.xctestplan"] = plan
        return try readProject(all, scheme: name).targets[1]
    }

    @Test func `values in test plans refer to build settings`() throws {
        let target = try tests(
            plan: """
                {"defaultOptions": {"commandLineArgumentEntries": [{"argument": "-name $(TARGET_NAME)"}],
                    "environmentVariableEntries": [{"key": "K", "value": "$(TARGET_NAME)/a"}]},
                 "testTargets": [{"target": {"identifier": "U", "name": "UITests"}}]}
                """)
        expect(target.testLaunch.arguments, equals: ["-name", "UITests"])
        expect(target.testLaunch.environment, equals: ["K": "UITests/a"])
    }

    /// The default options, the options of the configuration, and the arguments.
    @Test(arguments: [
        (#""language": "de""#, #""region": "AT""#, ["-AppleLanguages", "(de)", "-AppleLocale", "de_AT"]),
        (
            #""language": "de", "region": "DE""#, #""language": "fr""#,
            ["-AppleLanguages", "(fr)", "-AppleLocale", "fr_DE"]
        ), ("", #""region": "AT""#, ["-AppleLocale", "en_AT"]),
    ])
    func `a configuration of a test plan replaces the default language and region`(
        defaults: String, own: String, arguments: [String]
    ) throws {
        let target = try tests(
            plan: """
                {"defaultOptions": {\(defaults)}, "configurations": [{"options": {\(own)}}],
                 "testTargets": [{"target": {"identifier": "U", "name": "UITests"}}]}
                """)
        expect(target.testLaunch.arguments, equals: arguments)
    }

    @Test func `a test plan or a scheme selects single tests`() throws {
        for selected in [
            #"["A", "B/testC()"]"#, #"{"suites": [{"name": "A"}, {"name": "B", "testFunctions": ["testC()"]}]}"#,
        ] {
            let target = try tests(
                plan: "{\"testTargets\": [{\"selectedTests\": \(selected), \"target\": {\"identifier\": \"U\"}}]}")
            expect(target.selectedTests, equals: ["A", "B/testC()"])
        }
        let test =
            "<Testables><TestableReference skipped=\"NO\" useTestSelectionWhitelist=\"YES\">"
            + reference("U", "UITests", "UITests.xctest")
            + "<SelectedTests><Test Identifier=\"A/testB()\"/></SelectedTests></TestableReference></Testables>"
        let project = try readProject(files([shared + "Any.xcscheme": scheme("", test: test)]))
        expect(project.targets[1].selectedTests, equals: ["A/testB()"])
    }

    @Test func `tests that the scheme disables are not run`() throws {
        let plan = #"{"testTargets": [{"enabled": false, "target": {"identifier": "U"}}]}"#
        try expect(tests(plan: plan).selectedTests, equals: [])
        try expect(tests(plan: plan, scheme: "Any").selectedTests, equals: [])
        func testable(_ skipped: String) -> String {
            "<Testables><TestableReference skipped=\"\(skipped)\">\(reference("U", "UITests", "UITests.xctest"))"
                + "</TestableReference></Testables>"
        }
        let schemes = files([
            shared + "On.xcscheme": scheme("", test: testable("NO")),
            shared + "Off.xcscheme": scheme("", test: testable("YES")), shared + "None.xcscheme": scheme(""),
        ])
        for (name, selected) in [(nil, nil), ("On", nil), ("None", nil), ("Off", [])] as [(String?, [String]?)] {
            let project = try readProject(schemes, scheme: name)
            expect(project.targets[1].selectedTests, equals: selected)
            let notices = messages(project, .setting)
            expect(
                notices,
                equals: name == "Off" ? ["The scheme Off does not run the tests of the target UITests."] : [])
        }
    }
}
