/// A font feature: its type and selector in Apple's font registry, and its OpenType tag.
struct FontFeature {
    let type: Int
    let selector: Int
    /// The tag with its value, such as "smcp=1".
    let setting: String

    /// The features that have an OpenType tag.
    static let all: [FontFeature] = {
        let single: [(Int, Int, String)] = [
            (1, 2, "liga=1"), (1, 3, "liga=0"), (1, 4, "dlig=1"), (1, 5, "dlig=0"), (6, 0, "tnum=1"), (6, 1, "pnum=1"),
            (10, 1, "sups=1"), (10, 2, "subs=1"), (10, 3, "ordn=1"), (10, 4, "sinf=1"), (11, 1, "afrc=1"),
            (11, 2, "frac=1"), (14, 4, "zero=1"), (14, 5, "zero=0"), (21, 0, "onum=1"), (21, 1, "lnum=1"),
            (22, 5, "palt=1"), (36, 0, "calt=1"), (36, 1, "calt=0"), (37, 1, "smcp=1"), (37, 2, "pcap=1"),
            (38, 1, "c2sc=1"), (38, 2, "c2pc=1"),
        ]
        // Even selectors turn a stylistic set on, and odd selectors turn it off.
        let sets: [(Int, Int, String)] = (1...20).flatMap { number -> [(Int, Int, String)] in
            let tag: String = number < 10 ? "ss0\(number)" : "ss\(number)"
            return [(35, 2 * number, tag + "=1"), (35, 2 * number + 1, tag + "=0")]
        }
        return (single + sets).map { FontFeature(type: $0.0, selector: $0.1, setting: $0.2) }
    }()

    /// Returns a comma-separated list of the OpenType features for feature settings. Settings without an OpenType tag
    /// are ignored.
    static func features(of settings: [[UIFontDescriptor.FeatureKey: Any]]) -> String {
        let found: [String] = settings.compactMap { setting in
            guard let type = setting[.type] as? Int, let selector = setting[.selector] as? Int else { return nil }
            return all.first { $0.type == type && $0.selector == selector }?.setting
        }
        return found.joined(separator: ",")
    }

    /// Returns the feature settings for a comma-separated list of OpenType features.
    static func settings(of features: String) -> [[UIFontDescriptor.FeatureKey: Int]] {
        features.split(separator: ",").compactMap { name in
            all.first { $0.setting == name }.map { [.type: $0.type, .selector: $0.selector] }
        }
    }
}

extension UIFontDescriptor {
    /// A key in a dictionary that describes a feature.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The type of the feature, an `Int` such as `kNumberSpacingType`.
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        /// The setting of the feature, an `Int` such as `kMonospacedNumbersSelector`.
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        /// Another name of `type`.
        public static let featureIdentifier = type
        /// Another name of `selector`.
        public static let typeIdentifier = selector
    }
}
