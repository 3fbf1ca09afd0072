import Foundation

extension InterfaceDocument {
    /// Replaces the strings of objects with those of a string table.
    ///
    /// A key consists of the object's identifier and the name of the text, such as `aBc-De-fGh.text`.
    ///
    /// - Parameter text: Returns the string for a key, or nil if the table does not contain the key.
    package func localize(_ text: (String) -> String?) {
        root.forEach { element in
            guard let id = element.id else { return }
            let names: [(key: String, attribute: String)] = Self.localizedAttributes[element.name] ?? []
            for (key, attribute) in names + Self.commonAttributes {
                if let value = text("\(id).\(key)") { element.setText(value, attribute) }
            }
            localizeParts(of: element, id, text)
        }
    }

    /// The names of strings that any element can have, and the attributes that contain the strings.
    private static let commonAttributes: [(key: String, attribute: String)] = [
        ("text", "text"), ("title", "title"), ("placeholder", "placeholder"), ("prompt", "prompt"),
    ]

    /// The names of further strings, and the attributes that contain them, by element name.
    private static let localizedAttributes: [String: [(key: String, attribute: String)]] = [
        "tableViewSection": [("headerTitle", "headerTitle"), ("footerTitle", "footerTitle")],
        "navigationItem": [("backButtonTitle", "backButtonTitle")],
    ]

    /// Replaces the strings of an object's parts, which have no identifiers of their own.
    private func localizeParts(of element: InterfaceElement, _ id: String, _ text: (String) -> String?) {
        for child in element.children {
            switch child.name {
            case "state":
                guard let state = child.key, let value = text("\(id).\(state)Title") else { continue }
                child.setText(value, "title")
            case "segments":
                for (index, segment) in child.children.enumerated() {
                    if let value = text("\(id).segmentTitles[\(index)]") { segment.setText(value, "title") }
                }
            case "buttonConfiguration":
                for name in ["title", "subtitle"] {
                    if let value = text("\(id).configuration.\(name)") { child.setText(value, name) }
                }
            case "accessibility":
                for name in ["label", "hint"] {
                    let key = "accessibility\(name.prefix(1).uppercased())\(name.dropFirst())"
                    if let value = text("\(id).\(key)") { child.setText(value, name) }
                }
            case "scopeButtonTitles":
                for (index, title) in child.children.enumerated() {
                    if let value = text("\(id).scopeButtonTitles[\(index)]") { title.text = value }
                }
            case "userDefinedRuntimeAttributes":
                let localized: [InterfaceElement] = child.children.filter { $0["type"] == "localizedString" }
                for (index, attribute) in localized.enumerated() {
                    let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]"
                    if let value = text("\(id).\(key)") { attribute.setText(value, "value") }
                }
            default: break
            }
        }
    }
}

extension InterfaceElement {
    /// Sets an attribute, or the text of the child that contains its value.
    func setText(_ value: String, _ name: String) {
        if let child = self.value(forKey: name), child.name == "string" || child.name == "mutableString" {
            child.text = value
        } else {
            attributes[name] = value
        }
    }
}
