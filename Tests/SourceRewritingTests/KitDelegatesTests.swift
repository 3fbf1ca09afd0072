import Foundation
import Testing

@testable import SourceRewriting

/// The table of the kit's delegate protocols.
struct KitDelegatesTests {
    /// Compares the table with the sources of the kit. With the environment variable `ENGAWA_RECORD_REWRITES`, writes
    /// the table.
    @Test func `the table contains the optional members of the kit's delegates`() throws {
        let root: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
        let kit: URL = root.appending(path: "Sources/Kit")
        let names: [String] = (FileManager.default.enumerator(atPath: kit.path)?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }.sorted()
        let sources: [String] = try names.map {
            try String(contentsOf: kit.appending(path: $0), encoding: .utf8)
        }
        let table: String = KitDelegates.table(ofKit: sources)
        if ProcessInfo.processInfo.environment["ENGAWA_RECORD_REWRITES"] != nil {
            let indented: String = table.split(separator: "\n").map { "        \($0)\n" }.joined()
            let text = """
                /// The table of `KitDelegates`, which a test compares with the sources of the kit.
                extension KitDelegates {
                    static let table = #\"""
                \(indented)        \"""#
                }

                """
            try text.write(
                to: root.appending(path: "Sources/Tools/SourceRewriting/KitDelegates+Table.swift"), atomically: true,
                encoding: .utf8)
            return
        }
        let hasChanged: Bool = table != KitDelegates.table + "\n"
        #expect(!hasChanged, "Write the table with ENGAWA_RECORD_REWRITES=1.")
    }

    @Test func `members are found by their names and labels`() {
        #expect(KitDelegates.contains("tableView", ["_", "didSelectRowAt"]))
        #expect(!KitDelegates.contains("tableView", ["_", "numberOfRowsInSection"]))
        #expect(KitDelegates.contains("scrollViewDidScroll", ["_"]))
        #expect(KitDelegates.isProtocol("UITableViewDataSource") && !KitDelegates.isProtocol("UIView"))
    }
}
