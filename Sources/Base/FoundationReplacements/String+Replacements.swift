import AppBundles
import Foundation
import StringLocalization

// Foundation on Linux does not format variables such as `%#@count@`.

extension String {
    /// Replaces `init(format:_:)`.
    @_silgen_name("$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
    public init(replacedFormat format: __shared String, _ arguments: any CVarArg...) {
        self = formattedText(format, locale: nil, arguments: arguments)
    }

    /// Replaces `init(format:arguments:)`.
    @_silgen_name("$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
    public init(replacedFormat format: __shared String, arguments: __shared [any CVarArg]) {
        self = formattedText(format, locale: nil, arguments: arguments)
    }

    /// Replaces `init(format:locale:_:)`.
    @_silgen_name("$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
    public init(replacedFormat format: __shared String, locale: __shared Locale?, _ arguments: any CVarArg...) {
        self = formattedText(format, locale: locale, arguments: arguments)
    }

    /// Replaces `init(format:locale:arguments:)`.
    @_silgen_name("$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
    public init(
        replacedFormat format: __shared String, locale: __shared Locale?, arguments: __shared [any CVarArg]
    ) {
        self = formattedText(format, locale: locale, arguments: arguments)
    }

    /// Replaces `localizedStringWithFormat(_:_:)`.
    @_silgen_name("$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
    public static func replacedLocalizedStringWithFormat(_ format: String, _ arguments: any CVarArg...) -> String {
        formattedText(format, locale: UserLanguages.locale, arguments: arguments)
    }
}

private func formattedText(_ format: String, locale: Locale?, arguments: [any CVarArg]) -> String {
    var format: String = format
    var arguments: [any CVarArg] = arguments
    if FormatExpansion.isNeeded(for: format) {
        let expansion = FormatExpansion(format, arguments: arguments)
        format = expansion.format
        arguments = expansion.arguments
    }
    return withVaList(arguments) { list in
        NSString(format: format, locale: locale as NSLocale?, arguments: list) as String
    }
}
