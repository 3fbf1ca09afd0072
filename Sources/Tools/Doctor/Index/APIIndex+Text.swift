import Foundation

/// The text form of an index: a line for each declaration, in a fixed order.
///
/// A line consists of fields that tabs separate. The first is the kind of the declaration.
extension APIIndex {
    private static let header = "engawa-api\t1"

    /// The error for text that is not an index of this version.
    public struct FormatError: Error, CustomStringConvertible {
        /// The first line that is not valid, from 1.
        public let line: Int

        /// The error message for the user.
        public var description: String {
            "Line \(line) of the API index is not valid. Run Scripts/install again."
        }
    }

    /// The index as text.
    public var text: String {
        var lines: [String] = [APIIndex.header]
        lines += modules.sorted().map { "module\t\($0)" }
        lines += opaqueModules.sorted().map { "opaque\t\($0)" }
        lines += globals.sorted().map { "global\t\($0)" }
        for type in types.values.sorted(by: { $0.name < $1.name }) {
            lines.append(
                ["type", type.kind.rawValue, type.name, type.superclass ?? "", type.protocols.joined(separator: ",")]
                    .joined(separator: "\t"))
            for name in type.members.keys.sorted() {
                lines += type.members[name, default: []].map(APIIndex.line).sorted()
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func line(_ member: APIMember) -> String {
        let kind: String =
            (member.isStatic ? "+" : "") + (member.isOverridable ? "" : "-") + String(member.kind.rawValue)
        var fields: [String] = [kind, member.name, member.type]
        for parameter in member.parameters ?? [] {
            fields.append("\(parameter.label)\(parameter.hasDefault ? "=" : ":")\(parameter.type)")
        }
        if member.parameters?.isEmpty == true { fields.append("") }
        return fields.joined(separator: "\t")
    }

    /// Reads the text form of an index.
    ///
    /// - Throws: `FormatError`.
    public init(text: String) throws {
        var current: APIType?
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            if number == 1 {
                guard line == APIIndex.header else { throw FormatError(line: 1) }
                continue
            }
            guard !line.isEmpty else { continue }
            let fields: [Substring] = line.split(separator: "\t", omittingEmptySubsequences: false)
            switch fields[0] {
            case "module" where fields.count == 2: modules.insert(String(fields[1]))
            case "opaque" where fields.count == 2: opaqueModules.insert(String(fields[1]))
            case "global" where fields.count == 2: globals.insert(String(fields[1]))
            case "type" where fields.count == 5:
                if let current { types[current.name] = current }
                guard let kind = APIType.Kind(rawValue: String(fields[1])) else { throw FormatError(line: number) }
                current = APIType(
                    kind: kind, name: String(fields[2]), superclass: fields[3].isEmpty ? nil : String(fields[3]),
                    protocols: fields[4].split(separator: ",").map(String.init))
            default:
                guard current != nil, let member = APIIndex.member(fields) else { throw FormatError(line: number) }
                current?.members[member.name, default: []].append(member)
            }
        }
        guard number > 0 else { throw FormatError(line: 1) }
        if let current { types[current.name] = current }
        indexNames()
    }

    private static func member(_ fields: [Substring]) -> APIMember? {
        guard fields.count >= 3, let last = fields[0].last, let kind = APIMember.Kind(rawValue: last) else {
            return nil
        }
        var parameters: [APIMember.Parameter]?
        if fields.count > 3 {
            parameters = []
            for field in fields[3...] where !field.isEmpty {
                guard let separator = field.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
                parameters?.append(
                    APIMember.Parameter(
                        label: String(field[..<separator]), type: String(field[field.index(after: separator)...]),
                        hasDefault: field[separator] == "="))
            }
        }
        return APIMember(
            kind: kind, name: String(fields[1]), isStatic: fields[0].contains("+"),
            isOverridable: !fields[0].contains("-"), type: String(fields[2]), parameters: parameters)
    }
}
