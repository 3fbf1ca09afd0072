/// A number that others measured on iOS and published, and the same number of the kit.
struct Measurement {
    /// A publication.
    enum Source: String {
        /// The Human Interface Guidelines of Apple.
        case guidelines = "developer.apple.com/design/human-interface-guidelines"
        /// The reference documentation of Apple.
        case reference = "developer.apple.com/documentation"
        /// The measurements of OpenUIKit on iOS 26.1: docs/KNOWN_GAPS.md, golden/scroll_traces and the sources of its
        /// controls.
        case openUIKit = "github.com/Vercantez/openuikit"
    }

    var name: String
    var published: Double
    var ours: Double
    var source: Source
    /// The greatest difference at which the numbers are equal.
    var tolerance: Double
    /// Why the numbers differ; nil if they are equal.
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
