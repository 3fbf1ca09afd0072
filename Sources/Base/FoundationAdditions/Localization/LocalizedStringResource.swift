import Foundation

/// A reference to a localized string, which is looked up later.
///
/// Unlike Apple's type, it cannot be encoded, because its arguments can be of any type.
public struct LocalizedStringResource: Sendable {
    /// The bundle that contains a string.
    public enum BundleDescription: Sendable {
        /// The main bundle.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle at a URL, or the main bundle if there is no bundle at the URL.
        case atURL(URL)

        var bundle: Bundle {
            switch self {
            case .main: .main
            case .forClass(let aClass): Bundle(for: aClass)
            case .atURL(let url): Bundle(url: url) ?? .main
            }
        }
    }

    /// The key of the string.
    public let key: String
    /// The text that is used if the table has no entry for the key, and the values of the interpolations.
    public let defaultValue: String.LocalizationValue
    /// The name of the string table; nil for `Localizable`.
    public let table: String?
    /// The bundle that contains the table.
    public let bundle: BundleDescription
    /// The locale whose language and number formats are used. The default is the current locale.
    public var locale: Locale

    /// Creates a reference to a string. The key is also the default text.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// Creates a reference to a string with a default text.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.bundle = bundle
        self.locale = locale
    }

    /// Creates a reference to a string in a bundle. The key is also the default text.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
    }

    /// Creates a reference to a string in a bundle with a default text.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(
            key, defaultValue: defaultValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL),
            comment: comment)
    }
}

extension LocalizedStringResource: Equatable {
    /// Returns whether two references are to the same string with the same values.
    public static func == (left: LocalizedStringResource, right: LocalizedStringResource) -> Bool {
        left.key == right.key && left.defaultValue == right.defaultValue && left.table == right.table
            && left.locale == right.locale && left.bundle.bundle.bundlePath == right.bundle.bundle.bundlePath
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Creates a reference to a string in the main bundle.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a reference to a string in the main bundle.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A type that has a localized string.
public protocol CustomLocalizedStringResourceConvertible {
    /// A reference to the localized string.
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    /// The reference itself.
    public var localizedStringResource: LocalizedStringResource { self }
}
