/// The Swift package that was derived from an app project.
public struct DerivedPackage: Codable, Hashable, Sendable {
    /// A target of the package.
    public struct Target: Codable, Hashable, Sendable {
        /// The name of the target in the project.
        public var name: String
        /// The name of the module, and of the package's target.
        public var moduleName: String
        /// The name that the user sees.
        public var productName: String
        /// The class of the application's delegate with its module, such as `Notes.AppDelegate`. Nil for a target that
        /// is not an app, and for an app whose delegate is not known.
        public var delegateClass: String?
        public var bundleIdentifier: String
        /// For an app: the folder of its bundle.
        public var bundle: String?
        /// For tests: the name of the app that they test.
        public var appTarget: String?
        /// For unit tests: whether the app is launched before the first test.
        public var isHosted: Bool
        /// Whether a source imports Swift Testing.
        public var usesSwiftTesting: Bool
        /// Whether a source imports XCTest.
        public var usesXCTest: Bool
        /// The launch arguments from the target's scheme.
        public var arguments: [String]
        /// The environment variables from the target's scheme.
        public var environment: [String: String]
        /// For tests: the tests that the scheme or the test plan skips, such as `ListTests` or
        /// `ListTests/testScroll()`.
        public var skippedTests: [String]
        /// For tests: the only tests that the scheme or the test plan runs; nil if it runs all that it does not skip.
        public var selectedTests: [String]?

        /// Creates a target.
        public init(
            name: String, moduleName: String, productName: String, delegateClass: String? = nil,
            bundleIdentifier: String, bundle: String? = nil, appTarget: String? = nil, isHosted: Bool,
            usesSwiftTesting: Bool, usesXCTest: Bool, arguments: [String], environment: [String: String],
            skippedTests: [String], selectedTests: [String]? = nil
        ) {
            self.name = name
            self.moduleName = moduleName
            self.productName = productName
            self.delegateClass = delegateClass
            self.bundleIdentifier = bundleIdentifier
            self.bundle = bundle
            self.appTarget = appTarget
            self.isHosted = isHosted
            self.usesSwiftTesting = usesSwiftTesting
            self.usesXCTest = usesXCTest
            self.arguments = arguments
            self.environment = environment
            self.skippedTests = skippedTests
            self.selectedTests = selectedTests
        }
    }

    /// The name of the package.
    public var name: String
    /// The folder of the package.
    public var folder: String
    public var apps: [Target]
    /// The name of the app that the scheme launches; nil if it launches none.
    public var schemeApp: String?
    public var unitTests: [Target]
    public var uiTests: [Target]
    /// The names of all modules that the sources import, without those of the package.
    public var imports: Set<String>
    /// The notices about what was left out.
    public var notices: [String]

    /// Returns the app whose target, product or module has the given name.
    public func app(named name: String) -> Target? {
        apps.first { $0.name == name } ?? apps.first { $0.productName == name || $0.moduleName == name }
    }

    /// The folder of the bundle for tests without an app.
    public var testBundle: String { folder + "/" + DerivedResources.testBundle }

    /// The name of the program that contains all tests.
    public var testProgram: String { "\(name)PackageTests.xctest" }
}

extension DerivedPackage {
    /// Identifies the state of the inputs from which the package was derived.
    public var inputsStamp: String { FileStamp(of: folder + "/inputs")?.text ?? "" }
}
