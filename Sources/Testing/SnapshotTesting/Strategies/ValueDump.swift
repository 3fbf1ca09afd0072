import Foundation

/// Dumps the contents of values in the style of `Swift.dump`, with the same text in every run.
enum ValueDump {
    static func text(of value: Any) -> String {
        lines(of: value, name: nil, inside: []).joined(separator: "\n")
    }

    private static func lines(of value: Any, name: String?, inside objects: Set<ObjectIdentifier>) -> [String] {
        let mirror = Mirror(reflecting: value)
        var objects = objects
        // In a reference cycle, the contents of an object are dumped once.
        let isRepeated: Bool =
            mirror.displayStyle == .class && !objects.insert(ObjectIdentifier(value as AnyObject)).inserted
        var children = isRepeated ? [] : children(of: mirror)
        var text = describe(value, mirror, children.count)
        if Self.canCustomizeText(mirror), let custom = value as? any AnySnapshotStringConvertible {
            text = custom.snapshotDescription
            if !type(of: custom).renderChildren { children = [] }
        }
        let mark: String = children.isEmpty ? "-" : "▿"
        let prefix: String = name.map { "\($0): " } ?? ""
        var contents: [[String]] = children.map { lines(of: $0.value, name: $0.label, inside: objects) }
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
            let sorted = contents.map { (text: $0.joined(separator: "\n"), lines: $0) }.sorted { $0.text < $1.text }
            contents = sorted.map(\.lines)
        }
        return ["\(mark) \(prefix)\(text)"] + contents.joined().map { "  " + $0 }
    }

    /// Returns whether a value may customize its text. Optionals may not, because a cast tests the wrapped value.
    private static func canCustomizeText(_ mirror: Mirror) -> Bool {
        switch mirror.displayStyle {
        case .optional, .collection, .dictionary, .set, .tuple: false
        default: true
        }
    }

    private static func describe(_ value: Any, _ mirror: Mirror, _ count: Int) -> String {
        func counted(_ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        switch mirror.displayStyle {
        case .collection, .set: return counted("element")
        case .dictionary: return counted("key/value pair")
        case .tuple: return "(\(counted("element")))"
        case .optional: return count == 0 ? "nil" : name(of: mirror.subjectType)
        case .enum where count > 0: return name(of: mirror.subjectType)
        case .struct where count > 0, .class: return name(of: mirror.subjectType)
        default: return String(describing: value).withoutAddresses
        }
    }

    private static func name(of type: Any.Type) -> String {
        String(describing: type)
    }

    /// Returns the children of a value, those of superclasses first. Except for the elements of sets and dictionaries,
    /// the order is the same in every run.
    private static func children(of mirror: Mirror) -> [(label: String?, value: Any)] {
        let inherited: [(label: String?, value: Any)] = mirror.superclassMirror.map(children) ?? []
        let members: [(label: String?, value: Any)] = mirror.children.map { ($0.label, $0.value) }
        switch mirror.displayStyle {
        case .struct, .class: return inherited + members.sorted { ($0.label ?? "") < ($1.label ?? "") }
        default: return members
        }
    }
}
