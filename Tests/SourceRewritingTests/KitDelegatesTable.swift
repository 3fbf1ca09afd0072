@testable import SourceRewriting

extension KitDelegates {
    /// The part of the kit that a table describes.
    enum Part: String, CaseIterable {
        case core, lists, services

        init(module: String) {
            self =
                switch module {
                case "UIKitCore": .core
                case "UIKitLists": .lists
                default: .services
                }
        }

        /// The table of the part.
        var table: String {
            switch self {
            case .core: KitDelegates.coreTable
            case .lists: KitDelegates.listsTable
            case .services: KitDelegates.servicesTable
            }
        }

        /// The path of the source file of the table, in the folder of the module.
        var file: String { "KitDelegates+\(rawValue.capitalized)Table.swift" }

        /// The modules that the table describes, as text for the comment in the file of the table.
        var modules: String {
            switch self {
            case .core: "UIKitCore"
            case .lists: "UIKitLists"
            case .services: "the kit outside UIKitCore and UIKitLists"
            }
        }
    }

    /// Returns the tables for the sources of the kit: the public delegate protocols with requirements that have default
    /// implementations.
    ///
    /// - Parameter sources: The contents of the source files, with the names of their modules.
    static func tables(ofKit sources: [(module: String, text: String)]) -> [Part: String] {
        var protocols: [String: (part: Part, inherited: String, members: [String])] = [:]
        var requirements: [String: Set<String>] = [:]
        var parsed: [(list: TokenList, outline: Outline)] = []
        for (module, text) in sources {
            let list = TokenList(text)
            let outline = Outline(list)
            parsed.append((list, outline))
            for (index, type) in outline.types.enumerated()
            where type.keyword == .protocol && type.prefix.modifiers.contains(.public) && isDelegate(type.name) {
                protocols[type.name] = (
                    Part(module: module), type.inherited.map(list.line).joined(separator: ", "), []
                )
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
        var tables: [Part: String] = [:]
        for (name, value) in protocols.sorted(by: { $0.key < $1.key }) where !value.members.isEmpty {
            tables[value.part, default: ""] +=
                "protocol \(name)\(value.inherited.isEmpty ? "" : ": " + value.inherited) {\n"
                + value.members.sorted().map { "    \($0)\n" }.joined() + "}\n"
        }
        return tables
    }

    private static func isDelegate(_ name: String) -> Bool {
        name.contains("Delegate") || name.contains("DataSource") || name.hasSuffix("Transitioning")
    }

    /// Returns a declaration with its line breaks, without the access modifier.
    private static func text(of member: MemberDeclaration, _ list: TokenList) -> String {
        list.text(list[member.index].start..<list[member.last].end)
            .split(separator: "\n").joined(separator: "\n    ").replacing("        ", with: "    ")
    }

    private static func key(_ member: MemberDeclaration, _ list: TokenList) -> String {
        member.name + member.parameterList(list).map { ($0.label ?? "_") + ":" }.joined()
    }
}
