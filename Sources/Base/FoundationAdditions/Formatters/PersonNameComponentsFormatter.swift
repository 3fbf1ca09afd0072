import Foundation

/// A formatter for the names of people.
///
/// Foundation on Linux does not have it. Unlike on Apple's platforms, the user's settings do not affect short names.
open class PersonNameComponentsFormatter: Formatter {
    /// The length of a name.
    public enum Style: Int, Sendable {
        /// Given name and family name.
        case `default` = 0
        /// The nickname. If it is missing or empty, the given name, or else the family name.
        case short = 1
        /// Given name and family name.
        case medium = 2
        /// All components.
        case long = 3
        /// The initials.
        case abbreviated = 4
    }

    /// Options of a formatter.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Formats the pronunciation in place of the spelling.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// The length of the names. The default is `default`.
    open var style: Style = .default
    /// Whether the pronunciation is formatted. The default is false.
    open var isPhonetic = false
    /// The locale. It has no effect here: the script of a name determines the order of its components.
    open var locale: Locale! = .current

    /// Creates a formatter with the default style.
    public override init() { super.init() }

    /// Creates a formatter with the default style. The archive is not read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns a name in a style.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Returns a name.
    open func string(from components: PersonNameComponents) -> String {
        let names: PersonNameComponents = isPhonetic ? components.phoneticRepresentation ?? components : components
        let isFamilyFirst: Bool =
            (names.familyName ?? names.givenName ?? "").unicodeScalars.first.map(isEastAsian) ?? false
        let separator: String = isFamilyFirst ? "" : " "
        func joined(_ parts: [String?], separator: String) -> String {
            parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
        }
        let pair: [String?] =
            isFamilyFirst ? [names.familyName, names.givenName] : [names.givenName, names.familyName]
        switch style {
        case .default, .medium: return joined(pair, separator: separator)
        case .short:
            let candidates: [String?] = [names.nickname, names.givenName, names.familyName]
            return candidates.compactMap { $0 }.first { !$0.isEmpty } ?? ""
        case .abbreviated: return joined(pair.map { $0.map { String($0.prefix(1)) } }, separator: "").uppercased()
        case .long:
            let middle: [String?] = [names.namePrefix, pair[0], names.middleName, pair[1], names.nameSuffix]
            return joined(middle, separator: separator)
        }
    }

    /// Returns the components of a name, or nil if it has no words. The first word is the given name, the last one is
    /// the family name, and those between them are the middle name.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words: [Substring] = string.split(separator: " ")
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = String(first)
        if words.count > 1 { components.familyName = words.last.map(String.init) }
        if words.count > 2 { components.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
        return components
    }

    /// Returns a name, or nil for another object.
    open override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    /// Whether a letter is Chinese, Japanese or Korean.
    private func isEastAsian(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11FF, 0x3040...0x30FF, 0x3400...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF: true
        default: false
        }
    }
}
