import Foundation
import StringLocalization

/// Generates symbols for the strings of catalogs, such as `LocalizedStringResource.landmarks(count: 3)`.
///
/// As in Xcode, only strings that were added manually have a symbol: the source code contains the keys of the others.
/// The strings of the catalog `Localizable` are members of `LocalizedStringResource`. The strings of any other catalog
/// are members of a type in `LocalizedStringResource` that has the catalog's name.
public enum StringCatalogSymbols {
    /// Returns the source file with the symbols of catalogs, or an empty string if they have none.
    ///
    /// - Parameters:
    ///   - catalogs: The contents of the `.xcstrings` files, keyed by the names of their tables.
    ///   - bundle: The expression for the bundle with the tables, such as `.main` or
    ///     `.atURL(Foundation.Bundle.module.bundleURL)`.
    /// - Throws: `StringCatalogError` if the data is not a string catalog.
    public static func source(for catalogs: [String: Data], bundle: String) throws -> String {
        var lines: [String] = []
        for (table, data) in catalogs.sorted(by: { $0.key < $1.key }) {
            let catalog = try StringCatalog(data, file: "\(table).xcstrings")
            let symbols: [String] = symbols(of: catalog, table: table, bundle: bundle)
            guard !symbols.isEmpty else { continue }
            if table == "Localizable" {
                lines += symbols.map { "    " + $0 }
            } else {
                let name: String = SymbolName.make(table, isType: true)
                lines += ["    enum \(name) {"] + symbols.map { "        " + $0 } + ["    }"]
            }
        }
        guard !lines.isEmpty else { return "" }
        return "import Foundation\n\nextension LocalizedStringResource {\n\(lines.joined(separator: "\n"))\n}\n"
    }

    private static func symbols(of catalog: StringCatalog, table: String, bundle: String) -> [String] {
        var names: Set<String> = []
        return catalog.strings.sorted { $0.key < $1.key }.compactMap { key, entry in
            guard entry.extractionState == "manual", !key.isEmpty else { return nil }
            let symbol = StringSymbol(key: key, localization: entry.localizations[catalog.sourceLanguage])
            // If two keys result in the same symbol name, only the first key has a symbol.
            guard let symbol, names.insert(symbol.name).inserted else { return nil }
            return symbol.declaration(table: table, bundle: bundle)
        }
    }
}

/// A symbol for a string of a catalog.
private struct StringSymbol {
    private struct Argument {
        /// The label of the parameter, if any.
        var label: String?
        var type: String

        func name(_ position: Int) -> String { label ?? "arg\(position)" }
    }

    let name: String
    private let key: String
    /// The arguments, keyed by their positions.
    private var arguments: [Int: Argument] = [:]
    private var format = FormatString(parts: [])

    /// Creates the symbol of a string. Returns nil if the string has an argument for which there is no Swift type.
    init?(key: String, localization: StringCatalog.Localization?) {
        self.key = key
        name = SymbolName.make(key, isType: false)
        guard !name.isEmpty else { return nil }
        guard let localization, let text = localization.text?.widest else {
            format = FormatString(parts: [.text(key.replacingOccurrences(of: "%", with: "%%"))])
            return
        }
        let positions: [String: Int] = NamedArguments.positions(in: localization)
        var variables: [String: Int] = localization.substitutions.compactMapValues(\.position)
        format = FormatString(NamedArguments.replaced(in: text, positions: positions)).numbered(variables: &variables)
        for specifier in format.specifiers {
            guard let position = specifier.position else { return nil }
            if let variable = specifier.variable, let substitution = localization.substitutions[variable] {
                let parsed: FormatString.Specifier? = FormatString("%" + substitution.valueType).specifiers.first
                guard let type = parsed.flatMap(StringSymbol.type) else { return nil }
                arguments[position] = Argument(label: SymbolName.make(variable, isType: false), type: type)
            } else if arguments[position] == nil {
                guard let type = StringSymbol.type(specifier) else { return nil }
                let label: String? = positions.first { $0.value == position }?.key
                arguments[position] = Argument(label: label.map { SymbolName.make($0, isType: false) }, type: type)
            }
        }
        // A position that the text does not use has no type.
        guard arguments.keys.allSatisfy({ $0 <= arguments.count }) else { return nil }
    }

    private static func type(_ specifier: FormatString.Specifier) -> String? {
        switch specifier.conversion {
        case "@": "String"
        case "d", "D", "i": "Int"
        case "u", "U", "x", "X", "o", "O": "UInt"
        case "f", "F", "e", "E", "g", "G", "a", "A": "Double"
        default: nil
        }
    }

    func declaration(table: String, bundle: String) -> String {
        let value =
            "LocalizedStringResource(\(literal(key)), defaultValue: \(defaultValue), table: \(literal(table)), bundle: \(bundle))"
        let escaped: String = SymbolName.escaped(name)
        if arguments.isEmpty { return "static var \(escaped): LocalizedStringResource { \(value) }" }
        let parameters: [String] = arguments.sorted { $0.key < $1.key }.map { position, argument in
            let name: String = argument.name(position)
            return argument.label == nil ? "_ \(name): \(argument.type)" : "\(name): \(argument.type)"
        }
        return "static func \(escaped)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource { \(value) }"
    }

    /// The default text with an interpolation for each argument, in the order of the positions.
    private var defaultValue: String {
        let interpolations: [String] = arguments.sorted { $0.key < $1.key }.map { position, argument in
            "\\(\(SymbolName.escaped(argument.name(position))))"
        }
        // If a string uses the arguments in another order, the default value contains only the arguments. The text is
        // in the table.
        guard format.specifiers.map(\.position) == arguments.keys.sorted() else {
            return "\"\(interpolations.joined())\""
        }
        let parts: [String] = format.parts.map { part in
            switch part {
            case .text(let text): escape(text.replacingOccurrences(of: "%%", with: "%"))
            case .specifier(let specifier): interpolations[(specifier.position ?? 1) - 1]
            }
        }
        return "\"\(parts.joined())\""
    }

    private func literal(_ text: String) -> String { "\"\(escape(text))\"" }

    private func escape(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

/// Names of symbols, in camel case.
private enum SymbolName {
    private static let keywords: Set<String> = [
        "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
        "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let",
        "nil", "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "var", "where", "while",
    ]

    /// Returns a name for a key: `homeTitle` for `home.title`, `urlTitle` for `URL_TITLE`.
    static func make(_ key: String, isType: Bool) -> String {
        let words: [Substring] = key.split { !$0.isLetter && !$0.isNumber }
        var name = ""
        for (index, word) in words.enumerated() {
            if index == 0, !isType {
                name += lowercasedStart(word)
            } else {
                let isUppercase: Bool = word.count > 1 && word == word.uppercased()
                name +=
                    word.prefix(1).uppercased()
                    + (isUppercase && !isType ? word.dropFirst().lowercased() : String(word.dropFirst()))
            }
        }
        return name.first?.isNumber == true ? "_" + name : name
    }

    /// Lowercases the first letter, or all letters of an abbreviation: `urlTitle` for `URLTitle`.
    private static func lowercasedStart(_ word: Substring) -> String {
        let capitals: Substring = word.prefix { $0.isUppercase }
        if capitals.count <= 1 || capitals.count == word.count {
            return (capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst())
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
