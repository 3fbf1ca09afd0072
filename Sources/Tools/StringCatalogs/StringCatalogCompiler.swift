import Foundation

/// A file that a string catalog is compiled into.
public struct CompiledFile: Equatable, Sendable {
    /// The language of the strings, such as `de`.
    public var language: String
    /// The name of the file, such as `Localizable.strings`.
    public var name: String
    public var data: Data

    /// The path of the file in the bundle, such as `de.lproj/Localizable.strings`.
    public var path: String { "\(language).lproj/\(name)" }
}

/// Compiles string catalogs into the files that `Bundle` reads.
///
/// Each language gets a file `TABLE.strings`, and a file `TABLE.stringsdict` for strings with variations.
public enum StringCatalogCompiler {
    /// Compiles a catalog.
    ///
    /// - Parameters:
    ///   - data: The contents of the `.xcstrings` file.
    ///   - table: The name of the string table, which is the name of the catalog without its extension.
    /// - Returns: The files, sorted by their paths. The source language has a `.strings` file even if it is empty, so
    ///   that the app supports this language.
    /// - Throws: `StringCatalogError` if the data is not a string catalog.
    public static func compile(_ data: Data, table: String) throws -> [CompiledFile] {
        let catalog = try StringCatalog(data, file: "\(table).xcstrings")
        return catalog.languages.sorted().flatMap { language in
            let tables = CompiledTables(catalog, language: language)
            var files: [CompiledFile] = []
            if !tables.strings.isEmpty || language == catalog.sourceLanguage {
                files.append(
                    CompiledFile(language: language, name: "\(table).strings", data: Data(tables.stringsText.utf8)))
            }
            if !tables.rules.isEmpty {
                files.append(
                    CompiledFile(language: language, name: "\(table).stringsdict", data: Data(tables.rulesText.utf8)))
            }
            return files
        }
    }
}

/// The strings of a catalog in one language.
struct CompiledTables {
    /// The strings without variations.
    var strings: [String: String] = [:]
    /// The strings with variations.
    var rules: [String: PropertyListValue] = [:]

    init(_ catalog: StringCatalog, language: String) {
        let isSource: Bool = language == catalog.sourceLanguage
        for (key, entry) in catalog.strings {
            guard let localization = entry.localizations[language] else { continue }
            let names: [String: Int] = NamedArguments.positions(
                in: entry.localizations[catalog.sourceLanguage] ?? localization)
            let compiler = EntryCompiler(key: key, localization: localization, argumentPositions: names)
            switch compiler.compile(isSource: isSource) {
            case .string(let text): strings[key] = text
            case .some(let rule): rules[key] = rule
            case nil: continue
            }
        }
    }

    /// The contents of the `.strings` file, with sorted keys.
    var stringsText: String {
        strings.sorted { $0.key < $1.key }.map { key, text in
            "\(CompiledTables.quoted(key)) = \(CompiledTables.quoted(text));\n"
        }.joined()
    }

    /// The contents of the `.stringsdict` file, with sorted keys.
    var rulesText: String { PropertyListValue.dictionary(rules).document }

    private static func quoted(_ text: String) -> String {
        var result = "\""
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
        return result + "\""
    }
}
