import AppBundles
import Foundation

extension String {
    /// Creates a localized string. The key is also the text if the table has no entry for it.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with the values of its interpolations.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle that contains the table; nil for the main bundle.
    ///   - locale: The locale for numbers.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle ?? .main, language: nil,
            locale: locale)
    }

    /// Creates a localized string with a default text.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text that is used if the table has no entry for the key, and the values of its
    ///     interpolations.
    ///   - table: The name of the string table; nil for `Localizable`.
    ///   - bundle: The bundle that contains the table; nil for the main bundle.
    ///   - locale: The locale for numbers.
    ///   - comment: A note for translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            key: "\(key)", value: defaultValue, table: table, bundle: bundle ?? .main, language: nil, locale: locale)
    }

    /// Creates the localized string to which a resource refers, in the language of the resource's locale.
    public init(localized resource: LocalizedStringResource) {
        let isCurrent: Bool = resource.locale == .current
        self.init(
            key: resource.key, value: resource.defaultValue, table: resource.table,
            bundle: resource.bundle.bundle, language: isCurrent ? nil : resource.locale.identifier(.bcp47),
            locale: resource.locale)
    }

    private init(
        key: String, value: String.LocalizationValue, table: String?, bundle: Bundle, language: String?,
        locale: Locale
    ) {
        let text: String
        if let language {
            text = LocalizedTexts.text(forKey: key, table: table, in: bundle, language: language) ?? value.key
        } else {
            text = bundle.localizedString(forKey: key, value: value.key, table: table)
        }
        self = value.arguments.isEmpty ? text : String(format: text, locale: locale, arguments: value.arguments)
    }
}

extension AttributedString {
    /// Creates a localized string without attributes. The key is also the text if the table has no entry for it.
    ///
    /// Unlike on Apple's platforms, Markdown in the text is not interpreted.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(String(localized: key, table: table, bundle: bundle, locale: locale ?? .current, comment: comment))
    }

    /// Creates the localized string to which a resource refers, without attributes.
    ///
    /// Unlike on Apple's platforms, Markdown in the text is not interpreted.
    public init(localized resource: LocalizedStringResource) { self.init(String(localized: resource)) }
}
