import Expectations
import Foundation
import Testing

@testable import SourceRewriting

/// The table of the kit's classes.
struct KitClassesTests {
    /// Compares the table with the sources of the kit. If the environment variable `ENGAWA_RECORD_REWRITES` is set,
    /// writes the table instead.
    @Test func `the table contains the superclasses of the kit's classes`() throws {
        try compare(
            try kitTable(), KitClasses.table, "table", "KitClasses+Table",
            "The public classes of the kit with their superclasses, which a test compares with the kit's sources.")
    }

    @Test func `the tables contain the members of the kit's classes that can be overridden`() throws {
        try compare(
            try kitMembers(.method), KitClasses.methodTable, "methodTable", "KitClasses+MethodTable",
            "The methods of the kit's classes that can be overridden, which a test compares with the kit's sources.")
        try compare(
            try kitMembers(.property), KitClasses.propertyTable, "propertyTable", "KitClasses+PropertyTable",
            "The properties of the kit's classes that can be overridden, which a test compares with the kit's sources.")
    }

    private func compare(
        _ table: String, _ current: String, _ name: String, _ file: String, _ comment: String
    ) throws {
        guard ProcessInfo.processInfo.environment["ENGAWA_RECORD_REWRITES"] != nil else {
            let hasChanged: Bool = table != current
            return expect(!hasChanged, "Write the table with ENGAWA_RECORD_REWRITES=1.")
        }
        let lines: String = table.split(separator: "\n").map { "        \($0)\n" }.joined()
        let text = """
            /// \(comment)
            extension KitClasses {
                static let \(name) = \"""
            \(lines)        \"""
            }

            """
        try text.write(
            to: root.appending(path: "Sources/Tools/SourceRewriting/\(file).swift"), atomically: true, encoding: .utf8)
    }

    @Test func `classes of the kit declare members`() {
        let reuse = DeclarationSummary.MemberKey(kind: .method, name: "prepareForReuse", labels: [], isOfType: false)
        expect(KitClasses.declares(reuse, "UITableViewCell") && KitClasses.declares(reuse, "UICollectionReusableView"))
        expect(!KitClasses.declares(reuse, "UIView") && !KitClasses.declares(reuse, "UICollectionViewCell"))
        let tint = DeclarationSummary.MemberKey(kind: .property, name: "tintColor", labels: [], isOfType: false)
        let layer = DeclarationSummary.MemberKey(kind: .property, name: "layerClass", labels: [], isOfType: true)
        expect(KitClasses.declares(tint, "UIView") && KitClasses.declares(layer, "UIView"))
    }

    @Test func `classes have the superclasses of the kit and of Foundation`() {
        expect(KitClasses.superclass(of: "UITableViewCell"), equals: "UIView")
        expect(KitClasses.superclass(of: "CAGradientLayer"), equals: "CALayer")
        expect(KitClasses.superclass(of: "BlockOperation"), equals: "Operation")
        expect(KitClasses.superclass(of: "NSObject"), equals: nil)
    }

    private let root: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Returns lines with the names of a class and its superclass, in the order of the names.
    private func kitTable() throws -> String {
        var inherited: [String: String] = [:]
        for list in try kitSources() {
            for type in Outline(list).types where type.keyword == .class {
                let access: Set<String> = Set((type.prefix.start..<type.index).map(list.text))
                guard let first = type.inherited.first, !access.isDisjoint(with: ["public", "open"]) else { continue }
                inherited[type.path] = DeclarationSummary.typeName(list, first)
            }
        }
        return inherited.filter { $0.value == "NSObject" || inherited[$0.value] != nil }.sorted { $0.key < $1.key }
            .map { "\($0.key) \($0.value)" }.joined(separator: "\n")
    }

    /// Returns lines with the name of a class and its members of a kind, in the order of the names.
    private func kitMembers(_ kind: MemberDeclaration.Kind) throws -> String {
        var members: [String: Set<String>] = [:]
        for list in try kitSources() {
            let outline = Outline(list)
            for member in outline.members.flatMap({ $0.properties(list) }) where member.kind == kind {
                let owner: TypeDeclaration = outline.types[member.owner]
                let isOpen: Bool = (member.prefix.start..<member.index).contains { list.keyword($0) == .open }
                guard owner.keyword == .class, isOpen, !member.prefix.modifiers.contains(.override) else { continue }
                members[owner.path, default: []].insert(KitClasses.text(of: member.key(list)))
            }
        }
        return members.sorted { $0.key < $1.key }.flatMap { name, members in
            members.sorted().reduce(into: [String]()) { lines, member in
                if let last = lines.last, last.count + member.count < 112 {
                    lines[lines.count - 1] += " " + member
                } else {
                    lines.append(name + " " + member)
                }
            }
        }.joined(separator: "\n")
    }

    private func kitSources() throws -> [TokenList] {
        try ["Sources/Kit", "Sources/Graphics/QuartzCore"].map { root.appending(path: $0) }.flatMap { folder in
            let files: [Any] = FileManager.default.enumerator(atPath: folder.path).map(Array.init) ?? []
            return try files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.map { name in
                TokenList(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
            }
        }
    }
}
