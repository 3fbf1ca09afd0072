import Foundation

/// Dumps the contents of values in the style of `Swift.dump`, with the same text in every run.
enum ValueDump {
    static func text(of value: Any) -> String {
        var lines: [String] = []
        append(value, name: nil, indent: 0, to: &lines, inside: [])
        return lines.joined(separator: "\n")
    }

    private static func append(
        _ value: Any, name: String?, indent: Int, to lines: inout [String], inside objects: Set<ObjectIdentifier>
    ) {
        let mirror = Mirror(reflecting: value)
        var objects = objects
        var children = children(of: mirror)
        var text = describe(value, mirror, children.count)
        if Self.canCustomizeText(mirror), let custom = value as? any AnySnapshotStringConvertible {
            text = custom.snapshotDescription
            if !type(of: custom).renderChildren { children = [] }
        }
        if mirror.displayStyle == .class {
            // In a reference cycle, the contents of an object are dumped once.
            if !objects.insert(ObjectIdentifier(value as AnyObject)).inserted { children = [] }
        }
        let mark: String = children.isEmpty ? "-" : "▿"
        let prefix: String = name.map { "\($0): " } ?? ""
        lines.append(String(repeating: "  ", count: indent) + "\(mark) \(prefix)\(text)")
        for child in children {
            append(child.value, name: child.label, indent: indent + 1, to: &lines, inside: objects)
        }
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

    /// Returns the children of a value, those of superclasses first, in an order that is the same in every run.
    private static func children(of mirror: Mirror) -> [(label: String?, value: Any)] {
        let inherited: [(label: String?, value: Any)] = mirror.superclassMirror.map(children) ?? []
        let members: [(label: String?, value: Any)] = mirror.children.map { ($0.label, $0.value) }
        switch mirror.displayStyle {
        case .set, .dictionary: return members.sorted { text(of: $0.value) < text(of: $1.value) }
        case .struct, .class: return inherited + members.sorted { ($0.label ?? "") < ($1.label ?? "") }
        default: return members
        }
    }
}
