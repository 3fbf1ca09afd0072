/// A target of an app project: an app, a library, or tests.
public struct AppTarget: Codable, Hashable, Sendable {
    /// The kind of a target's product.
    public enum Kind: String, Codable, Hashable, Sendable {
        /// An application.
        case app
        /// A framework, a static library, or a library target of a local package.
        case library
        /// A C, C++ or assembly target of a local package, or a module for a system library. SwiftPM compiles it.
        case cLibrary
        /// A unit test bundle.
        case unitTests
        /// A UI test bundle.
        case uiTests
    }

    /// The name of the target in its project.
    public var name: String
    /// The name of the Swift module, which is unique in the project.
    public var moduleName: String
    /// The name of the product without an extension, as the user sees it.
    public var productName: String
    public var kind: Kind
    /// The name of the local package that declares the target; nil for a target of an Xcode project.
    public var package: String?
    /// The Swift files, in the order of the project file.
    public var sources: [String]
    /// The source files in other languages. They are compiled only for a target in C.
    public var otherSources: [String]
    public var resources: [AppResource]
    /// For a target in C: how SwiftPM compiles it.
    public var cTarget: CTarget?
    /// The files whose contents are constants of `PackageResources`, for a target of a Swift package.
    public var embeddedFiles: [String]
    public var settings: TargetSettings
    /// The names of the targets of this project that this target depends on.
    public var targetDependencies: [String]
    /// The products of remote packages that this target depends on.
    public var productDependencies: [ProductDependency]
    /// For tests: the name of the app target that hosts the unit tests, or that the user interface tests launch.
    public var appTarget: String?
    /// For an app: the arguments and the environment variables with which its scheme launches it.
    public var launch: LaunchParameters
    /// For tests: the arguments and the environment variables with which the scheme runs them.
    public var testLaunch: LaunchParameters
    /// For tests: the tests that the scheme or the test plan skips, such as `ListTests` or `ListTests/testScroll()`.
    public var skippedTests: [String]
    /// For tests: the only tests that the scheme or the test plan runs; nil if it runs all except `skippedTests`. Empty
    /// if it does not run the target.
    public var selectedTests: [String]?

    /// Creates a target.
    public init(
        name: String, moduleName: String, productName: String, kind: Kind, package: String? = nil,
        sources: [String] = [], otherSources: [String] = [], resources: [AppResource] = [],
        settings: TargetSettings = TargetSettings(),
        targetDependencies: [String] = [], productDependencies: [ProductDependency] = [], appTarget: String? = nil,
        launch: LaunchParameters = LaunchParameters(), testLaunch: LaunchParameters = LaunchParameters(),
        embeddedFiles: [String] = [], skippedTests: [String] = [], selectedTests: [String]? = nil
    ) {
        self.name = name
        self.moduleName = moduleName
        self.productName = productName
        self.kind = kind
        self.package = package
        self.sources = sources
        self.otherSources = otherSources
        self.resources = resources
        self.settings = settings
        self.targetDependencies = targetDependencies
        self.productDependencies = productDependencies
        self.appTarget = appTarget
        self.launch = launch
        self.testLaunch = testLaunch
        self.embeddedFiles = embeddedFiles
        self.skippedTests = skippedTests
        self.selectedTests = selectedTests
    }
}
