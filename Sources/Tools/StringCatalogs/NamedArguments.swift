import Foundation

/// Arguments with names, such as `%(count)lld`.
enum NamedArguments {
    /// Returns the positions of a string's arguments by name, numbered in the order in which the names first occur.
    static func positions(in localization: StringCatalog.Localization) -> [String: Int] {
        var positions: [String: Int] = [:]
        for text in localization.texts {
            for name in split(text).compactMap(\.name) where positions[name] == nil {
                positions[name] = positions.count + 1
            }
        }
        return positions
    }

    /// Returns a string with positions in place of names.
    static func replaced(in text: String, positions: [String: Int]) -> String {
        guard text.contains("%(") else { return text }
        return split(text).map { piece in
            guard let name = piece.name else { return piece.text }
            return "%" + (positions[name].map { "\($0)$" } ?? "")
        }.joined()
    }

    /// Divides a string into names and the strings between them.
    private static func split(_ text: String) -> [(text: String, name: String?)] {
        var pieces: [(text: String, name: String?)] = []
        var rest: Substring = text[...]
        while let start = rest.range(of: "%("), let end = rest[start.upperBound...].firstIndex(of: ")") {
            pieces.append((String(rest[..<start.lowerBound]), nil))
            pieces.append(("", String(rest[start.upperBound..<end])))
            rest = rest[rest.index(after: end)...]
        }
        pieces.append((String(rest), nil))
        return pieces
    }
}

extension StringCatalog.Localization {
    /// The variations of the string and of its substitutions, in an order that does not change.
    fileprivate var texts: [String] {
        (text?.all ?? []) + substitutions.sorted { $0.key < $1.key }.flatMap { $0.value.text.all }
    }
}

extension StringCatalog.Text {
    /// The text and its variations. The variation `other` is first.
    fileprivate var all: [String] {
        switch self {
        case .plain(let text, _): [text]
        case .plural(let cases), .device(let cases), .width(let cases):
            cases.sorted { ($0.key == "other" ? "" : $0.key) < ($1.key == "other" ? "" : $1.key) }
                .flatMap { $0.value.all }
        }
    }
}
