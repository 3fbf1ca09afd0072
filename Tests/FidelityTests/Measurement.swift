/// A number that others measured on iOS and published, and the corresponding number of the kit.
struct Measurement {
    /// A publication.
    enum Source: String {
        /// The Human Interface Guidelines of Apple.
        case guidelines = "developer.apple.com/design/human-interface-guidelines"
        /// The reference documentation of Apple.
        case reference = "developer.apple.com/documentation"
        /// The measurements of OpenUIKit on iOS 26.1: docs/KNOWN_GAPS.md, golden, fixtures/realapp, and the
        /// sources and tests of its controls.
        case openUIKit = "github.com/Vercantez/openuikit"
        /// “Supporting iPhone X”: safe areas and bars of devices.
        case usefulYourLoafScreens = "useyourloaf.com/blog/supporting-iphone-x"
        /// “Changing Root View Layout Margins”.
        case usefulYourLoafMargins = "useyourloaf.com/blog/changing-root-view-layout-margins"
        /// “iOS Layout Adaptation”: a safe area that a program has printed.
        case layoutAdaptation = "csl.cool/2023/09/15/ios-dev/ios-layout-adaptation"
        /// “Coding Auto Layout by Example”: the dimensions of an alert.
        case customAlert = "marpies.com/coding-auto-layout/custom-uialert"
        /// The dimensions of grouped tables.
        case groupedTable = "cocopon.me/blog/2013/05/grouped-uitableview"
    }

    var name: String
    var published: Double
    var ours: Double
    var source: Source
    /// The maximum difference at which the numbers count as equal.
    var tolerance: Double
    /// The reason why the numbers differ; nil if they are equal.
    var reason: String?

    init(
        _ name: String, _ published: Double, _ ours: Double, _ source: Source, tolerance: Double = 0.001,
        reason: String? = nil
    ) {
        self.name = name
        self.published = published
        self.ours = ours
        self.source = source
        self.tolerance = tolerance
        self.reason = reason
    }

    var isEqual: Bool { abs(published - ours) <= tolerance }

    var text: String { "\(name): \(ours), published \(published) by \(source.rawValue)" }
}
