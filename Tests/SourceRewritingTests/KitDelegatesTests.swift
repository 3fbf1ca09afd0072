import Expectations
import Foundation
import SwiftTokens
import Testing

@testable import SourceRewriting

/// The tables of the kit's delegate protocols.
struct KitDelegatesTests {
    /// Compares the tables with the sources of the kit. If the environment variable `ENGAWA_RECORD_REWRITES` is set,
    /// writes the tables instead.
    @Test func `the tables contain the optional members of the kit's delegates`() throws {
        let tables: [KitDelegates.Part: String] = KitDelegates.tables(ofKit: try kitSources())
        for part in KitDelegates.Part.allCases {
            let table: String = tables[part] ?? ""
            if ProcessInfo.processInfo.environment["ENGAWA_RECORD_REWRITES"] != nil {
                try write(table, part)
            } else {
                let hasChanged: Bool = table != part.table + "\n"
                expect(!hasChanged, "Write the tables with ENGAWA_RECORD_REWRITES=1.")
            }
        }
    }

    /// Classes of apps receive the default implementations.
    @Test func `the tables name only public types of the kit`() throws {
        var names: (public: Set<String>, other: Set<String>) = ([], [])
        for source in try kitSources() {
            let list = TokenList(source.text)
            for type in Outline(list).types where type.keyword != .extension {
                let keywords: Set<Keyword> = Set((type.prefix.start..<type.index).map(list.keyword))
                if keywords.isDisjoint(with: [.public, .open]) {
                    names.other.insert(type.name)
                } else {
                    names.public.insert(type.name)
                }
            }
        }
        for part in KitDelegates.Part.allCases {
            let list = TokenList(part.table)
            let found: Set<String> = Set(list.tokens.indices.map(list.name))
            expect(found.intersection(names.other).subtracting(names.public).sorted(), equals: [])
        }
    }

    @Test func `the observable properties are those of the kit`() throws {
        let file: URL = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Kit/UIKitCore/Views/ObservableKeys.swift").standardized
        let text: String = try String(contentsOf: file, encoding: .utf8)
        let names: [String] = text.matches(of: /members\.property\("(\w+)"\)/).map { String($0.output.1) }
        expect(Set(names), equals: KitProperties.observable)
    }

    @Test func `the members of AnyObject are those that the kit declares`() throws {
        let files: [String] = [
            "Sources/Base/FoundationAdditions/AnyObjectMembers.swift",
            "Sources/Kit/UIKitNibs/Keys/AnyObjectMembers+UIKit.swift",
            "Sources/Kit/UIKitNibs/Keys/AnyObjectMembers+Methods.swift",
        ]
        let names: [String] = try files.flatMap { file in
            let text: String = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            return text.matches(of: /public (?:var|func) (\w+)/).map { String($0.output.1) }
        }
        expect(Set(names), equals: SourceRewriter.membersOfAnyObject)
    }

    @Test func `the frameworks whose imports are removed do not exist here`() throws {
        let modules: Set<String> = try ["Base", "Graphics", "Kit"].reduce(into: []) { modules, part in
            let folder: URL = root.appending(path: "Sources/\(part)")
            try modules.formUnion(FileManager.default.contentsOfDirectory(atPath: folder.path))
        }
        expect(modules.contains("MessageUI"))
        expect(modules.intersection(AppleFrameworks.missing.keys).sorted(), equals: [])
        for module in AppleFrameworks.missing.keys {
            expect(!(AppleFrameworks.missingPrefixes(of: module) ?? []).isEmpty && module.count >= 5, "\(module)")
        }
    }

    private let root: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

    /// Returns the contents of the kit's sources, with the names of their modules.
    private func kitSources() throws -> [(module: String, text: String)] {
        let kit: URL = root.appending(path: "Sources/Kit")
        let names: [String] = (FileManager.default.enumerator(atPath: kit.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        return try names.map { name in
            (
                String(name.prefix { $0 != "/" }),
                try String(contentsOf: kit.appending(path: name), encoding: .utf8)
            )
        }
    }

    /// Writes the source file of a table.
    private func write(_ table: String, _ part: KitDelegates.Part) throws {
        let indented: String = table.split(separator: "\n").map { "        \($0)\n" }.joined()
        let text = """
            /// The delegate protocols of \(part.modules), which a test compares with the kit's sources.
            extension KitDelegates {
                static let \(part.rawValue)Table = #\"""
            \(indented)        \"""#
            }

            """
        try text.write(
            to: root.appending(path: "Sources/Tools/SourceRewriting/\(part.file)"), atomically: true, encoding: .utf8)
    }

    @Test func `members are found by their names and labels`() {
        expect(KitDelegates.contains("tableView", ["_", "didSelectRowAt"]))
        expect(!KitDelegates.contains("tableView", ["_", "numberOfRowsInSection"]))
        expect(KitDelegates.contains("scrollViewDidScroll", ["_"]))
        expect(KitDelegates.isProtocol("UITableViewDataSource") && !KitDelegates.isProtocol("UIView"))
    }
}
