import ProjectDerivation

/// The tests that share a process.
struct TestGroup: Hashable, Comparable {
    /// Whether the tests are user interface tests, which launch the app themselves.
    let isInterface: Bool
    /// Whether the app is launched before the first test.
    let isHosted: Bool
    /// The name of the app; nil for tests without one.
    let app: String?

    /// Returns the test targets of a package by group.
    static func groups(of package: DerivedPackage) -> [TestGroup: [DerivedPackage.Target]] {
        let unit: [(TestGroup, DerivedPackage.Target)] = package.unitTests.map {
            (TestGroup(isInterface: false, isHosted: $0.isHosted, app: $0.appTarget), $0)
        }
        let interface: [(TestGroup, DerivedPackage.Target)] = package.uiTests.map {
            (TestGroup(isInterface: true, isHosted: false, app: $0.appTarget), $0)
        }
        return Dictionary(grouping: unit + interface, by: \.0).mapValues { $0.map(\.1) }
    }

    /// Unit tests come first, and those without an app before the others.
    static func < (left: TestGroup, right: TestGroup) -> Bool { left.order < right.order }

    private var order: String { "\(isInterface ? 1 : 0)\(isHosted ? 1 : 0)\(app ?? "")" }
}
