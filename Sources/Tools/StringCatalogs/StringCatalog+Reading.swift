extension StringCatalog {
    /// A description of the problem with a string, without its name.
    struct Fault: Error, CustomStringConvertible {
        var description: String
    }
}

extension StringCatalog.Entry {
    init(_ value: Any) throws {
        guard let value = value as? [String: Any] else { throw StringCatalog.Fault(description: "is not an object") }
        extractionState = value["extractionState"] as? String
        comment = value["comment"] as? String
        localizations = [:]
        for (language, localization) in value["localizations"] as? [String: Any] ?? [:] {
            do {
                localizations[language] = try StringCatalog.Localization(localization)
            } catch let fault as StringCatalog.Fault {
                throw StringCatalog.Fault(description: "\(fault.description) in the language \(language)")
            }
        }
    }
}

extension StringCatalog.Localization {
    init(_ value: Any) throws {
        guard let value = value as? [String: Any] else {
            throw StringCatalog.Fault(description: "has a localization that is not an object")
        }
        text = try StringCatalog.Text(value)
        // The editor writes substitutions beside the text. Some tools write them into the variations.
        let variations = value["variations"] as? [String: Any]
        let substitutions = value["substitutions"] ?? variations?["substitutions"]
        self.substitutions = [:]
        for (name, substitution) in substitutions as? [String: Any] ?? [:] {
            self.substitutions[name] = try StringCatalog.Substitution(substitution, name: name)
        }
    }
}

extension StringCatalog.Substitution {
    init(_ value: Any, name: String) throws {
        guard let value = value as? [String: Any], let text = try StringCatalog.Text(value) else {
            throw StringCatalog.Fault(description: "has a substitution \"\(name)\" without a text")
        }
        self.text = text
        position = value["argNum"] as? Int
        valueType = value["formatSpecifier"] as? String ?? "lld"
    }
}

extension StringCatalog.Text {
    /// Reads the text of a localization, of a substitution or of a variation. Returns nil if it has none.
    init?(_ value: [String: Any]) throws {
        if let unit = value["stringUnit"] as? [String: Any] {
            guard let text = unit["value"] as? String else {
                throw StringCatalog.Fault(description: "has a \"stringUnit\" without a \"value\"")
            }
            self = .plain(text, state: unit["state"] as? String ?? "translated")
            return
        }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        for (kind, make) in StringCatalog.Text.kinds {
            guard let cases = variations[kind] as? [String: Any], !cases.isEmpty else { continue }
            self = make(
                try cases.compactMapValues { value in
                    guard let value = value as? [String: Any] else {
                        throw StringCatalog.Fault(description: "has a variation that is not an object")
                    }
                    return try StringCatalog.Text(value)
                })
            return
        }
        return nil
    }

    /// The kinds of variations. If a string has several, those for devices contain the others.
    private static let kinds: [(String, @Sendable ([String: StringCatalog.Text]) -> StringCatalog.Text)] = [
        ("device", { .device($0) }), ("plural", { .plural($0) }), ("width", { .width($0) }),
    ]
}
