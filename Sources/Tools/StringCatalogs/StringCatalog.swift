import Foundation

/// The contents of a string catalog (`.xcstrings`).
public struct StringCatalog: Equatable, Sendable {
    /// The language of the app's source code, such as `en`.
    public var sourceLanguage: String
    /// The strings by key.
    public var strings: [String: Entry]

    /// A string in all languages.
    public struct Entry: Equatable, Sendable {
        /// The origin of the string in the catalog, such as `manual` or `stale`; nil if the app's source code contains
        /// it.
        public var extractionState: String?
        /// The note for translators.
        public var comment: String?
        /// The strings, keyed by languages.
        public var localizations: [String: Localization]
    }

    /// A string in one language.
    public struct Localization: Equatable, Sendable {
        /// The text, or nil if there are only substitutions.
        public var text: Text?
        /// The strings of the variables in `text`, keyed by their names.
        public var substitutions: [String: Substitution]
    }

    /// The text of a variable, such as `%#@count@`.
    public struct Substitution: Equatable, Sendable {
        /// The position of the variable's argument, from 1; nil if the order of the variables determines it.
        public var position: Int?
        /// The type of the argument, such as `lld`.
        public var valueType: String
        public var text: Text
    }

    /// A string, or the variations of a string.
    public indirect enum Text: Equatable, Sendable {
        /// A string in a state of translation, such as `translated` or `new`.
        case plain(String, state: String)
        /// The strings for the plural categories `zero`, `one`, `two`, `few`, `many` and `other`.
        case plural([String: Text])
        /// The strings for devices, such as `iphone` and `other`.
        case device([String: Text])
        /// The strings for widths.
        case width([String: Text])
    }

    /// The languages of the catalog, which are the source language and the languages of the strings.
    public var languages: Set<String> {
        Set(strings.values.flatMap(\.localizations.keys)).union([sourceLanguage])
    }

    /// Reads a catalog.
    ///
    /// - Parameter file: The name of the file, for error messages.
    /// - Throws: `StringCatalogError` if the file is not a string catalog.
    public init(_ data: Data, file: String = "The string catalog") throws {
        let root: Any
        do {
            root = try JSONSerialization.jsonObject(with: data)
        } catch {
            throw StringCatalogError("\(file) is not JSON\(StringCatalog.place(of: error, in: data)).")
        }
        guard let root = root as? [String: Any], let strings = root["strings"] as? [String: Any] else {
            throw StringCatalogError("\(file) has no \"strings\", so it is not a string catalog.")
        }
        guard let sourceLanguage = root["sourceLanguage"] as? String, !sourceLanguage.isEmpty else {
            throw StringCatalogError("\(file) has no \"sourceLanguage\".")
        }
        self.sourceLanguage = sourceLanguage
        self.strings = try Dictionary(
            uniqueKeysWithValues: strings.map { key, entry in
                do {
                    return (key, try Entry(entry))
                } catch let fault as Fault {
                    throw StringCatalogError("\(file): the string \"\(key)\" \(fault.description).")
                }
            })
    }

    /// Returns the end of an error message, with the location of a syntax error.
    private static func place(of error: any Error, in data: Data) -> String {
        if let line = MergeConflict.line(in: data) {
            return ": line \(line) begins a merge conflict. Resolve the conflict"
        }
        let description = (error as NSError).userInfo["NSDebugDescription"] as? String ?? ""
        // The text before the location can contain a part of the file.
        guard let match = description.firstMatch(of: #/ (?:character|at) ([0-9]+)\.$/#),
            let offset = Int(match.output.1)
        else { return description.contains("end of file during JSON parse") ? ": unexpected end of file" : "" }
        let line: Int = data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
        return ": there is an error in line \(line)"
    }
}

/// The conflict markers of a version control system.
enum MergeConflict {
    /// Returns the number of the line of the first conflict, if any.
    static func line(in data: Data) -> Int? {
        let lines: [Data.SubSequence] = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.starts(with: Data("<<<<<<<".utf8)) }.map { $0 + 1 }
    }
}

/// An error that prevents a string catalog or a strings file from being read, with a message for the user.
public struct StringCatalogError: LocalizedError, CustomStringConvertible, Hashable, Sendable {
    /// The message for the user, which names the file.
    public var message: String

    init(_ message: String) { self.message = message }

    public var errorDescription: String? { message }

    public var description: String { message }
}
