@testable import SourceRewriting

extension KitDelegates {
    /// Returns the text of `table` for the sources of the kit: the public delegate protocols with requirements that
    /// have default implementations.
    static func table(ofKit sources: [String]) -> String {
        var protocols: [String: (inherited: String, members: [String])] = [:]
        var requirements: [String: Set<String>] = [:]
        var parsed: [(list: TokenList, outline: Outline)] = []
        for source in sources {
            let list = TokenList(source)
            let outline = Outline(list)
            parsed.append((list, outline))
            for (index, type) in outline.types.enumerated()
            where type.keyword == .protocol && type.prefix.modifiers.contains(.public) && isDelegate(type.name) {
                protocols[type.name] = (type.inherited.map(list.line).joined(separator: ", "), [])
                requirements[type.name] = Set(
                    outline.members.filter { $0.owner == index }.map { key($0, list) })
            }
        }
        for (list, outline) in parsed {
            for member in outline.members where outline.types[member.owner].keyword == .extension {
                let name: String = outline.types[member.owner].name
                guard requirements[name]?.contains(key(member, list)) == true else { continue }
                protocols[name]?.members.append(text(of: member, list))
            }
        }
        return protocols.sorted { $0.key < $1.key }.filter { !$0.value.members.isEmpty }.map { name, value in
            "protocol \(name)\(value.inherited.isEmpty ? "" : ": " + value.inherited) {\n"
                + value.members.sorted().map { "    \($0)\n" }.joined() + "}\n"
        }.joined()
    }

    private static func isDelegate(_ name: String) -> Bool {
        name.hasSuffix("Delegate") || name.hasSuffix("DataSource") || name.hasSuffix("Transitioning")
    }

    /// Returns a declaration in its lines, without the access modifier.
    private static func text(of member: MemberDeclaration, _ list: TokenList) -> String {
        list.text(list[member.index].start..<list[member.last].end)
            .split(separator: "\n").joined(separator: "\n    ").replacing("        ", with: "    ")
    }

    private static func key(_ member: MemberDeclaration, _ list: TokenList) -> String {
        member.name + member.parameterList(list).map { ($0.label ?? "_") + ":" }.joined()
    }
}
