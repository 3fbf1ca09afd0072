import Expectations
import Foundation
import Testing

@testable import SourceRewriting

/// The table of the kit's classes.
struct KitClassesTests {
    /// Compares the table with the sources of the kit. If the environment variable `ENGAWA_RECORD_REWRITES` is set,
    /// writes the table instead.
    @Test func `the table contains the superclasses of the kit's classes`() throws {
        let table: String = try kitTable()
        if ProcessInfo.processInfo.environment["ENGAWA_RECORD_REWRITES"] != nil {
            let lines: String = table.split(separator: "\n").map { "        \($0)\n" }.joined()
            let text = """
                /// The public classes of the kit with their superclasses, which a test compares with the kit's sources.
                extension KitClasses {
                    static let table = \"""
                \(lines)        \"""
                }

                """
            try text.write(
                to: root.appending(path: "Sources/Tools/SourceRewriting/KitClasses+Table.swift"), atomically: true,
                encoding: .utf8)
        } else {
            let hasChanged: Bool = table != KitClasses.table
            expect(!hasChanged, "Write the table with ENGAWA_RECORD_REWRITES=1.")
        }
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
        for folder in ["Sources/Kit", "Sources/Graphics/QuartzCore"].map({ root.appending(path: $0) }) {
            let files: [Any] = FileManager.default.enumerator(atPath: folder.path).map(Array.init) ?? []
            for case let name as String in files where name.hasSuffix(".swift") {
                let list = TokenList(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
                for type in Outline(list).types where type.keyword == .class {
                    let access: Set<String> = Set((type.prefix.start..<type.index).map(list.text))
                    guard let first = type.inherited.first, !access.isDisjoint(with: ["public", "open"]) else {
                        continue
                    }
                    inherited[type.path] = DeclarationSummary.typeName(list, first)
                }
            }
        }
        return inherited.filter { $0.value == "NSObject" || inherited[$0.value] != nil }.sorted { $0.key < $1.key }
            .map { "\($0.key) \($0.value)" }.joined(separator: "\n")
    }
}
