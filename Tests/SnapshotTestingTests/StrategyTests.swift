import SnapshotTesting
import UIKit
import XCTest

/// Strategies for values other than views.
final class StrategyTests: SnapshotTestCase {
    private struct User: Codable {
        var name = "Ada"
        var id = 7
        var born: Date? = Date(timeIntervalSince1970: 0)
        var tags: Set<String> = ["b", "a"]
        var notes: [String: [Int]] = ["y": [1], "x": []]
    }

    private final class Node {
        let name: String
        var next: Node?

        init(name: String) { self.name = name }
    }

    private final class Person {
        var children: [String: Person] = [:]
        weak var parent: Person?
    }

    private enum Level: String, CaseIterable { case low, high }

    func testDumpSortsPropertiesAndCollections() {
        XCTAssertEqual(
            text(of: User(), as: .dump),
            """
            ▿ User
              ▿ born: Optional<Date>
                - some: 1970-01-01T00:00:00Z
              - id: 7
              - name: "Ada"
              ▿ notes: 2 key/value pairs
                ▿ (2 elements)
                  - key: "x"
                  - value: 0 elements
                ▿ (2 elements)
                  - key: "y"
                  ▿ value: 1 element
                    - 1
              ▿ tags: 2 elements
                - "a"
                - "b"
            """)
    }

    func testDumpShowsACyclicObjectOnce() {
        let node = Node(name: "first")
        node.next = node
        XCTAssertEqual(
            text(of: node, as: .dump),
            """
            ▿ Node
              - name: "first"
              ▿ next: Optional<Node>
                - some: Node
            """)
    }

    func testDumpShowsACyclicObjectInADictionaryOnce() {
        let root = Person()
        for name in ["b", "a"] {
            let child = Person()
            child.parent = root
            root.children[name] = child
        }
        XCTAssertEqual(
            text(of: root, as: .dump),
            """
            ▿ Person
              ▿ children: 2 key/value pairs
                ▿ (2 elements)
                  - key: "a"
                  ▿ value: Person
                    - children: 0 key/value pairs
                    ▿ parent: Optional<Person>
                      - some: Person
                ▿ (2 elements)
                  - key: "b"
                  ▿ value: Person
                    - children: 0 key/value pairs
                    ▿ parent: Optional<Person>
                      - some: Person
              - parent: nil
            """)
    }

    func testDumpOfNestedDictionariesTakesTimeInProportionToTheirNumber() {
        var value: [String: Any] = [:]
        for _ in 0..<40 { value = ["a": value, "b": 0] }
        XCTAssertEqual(text(of: value, as: .dump).split(separator: "\n").count, 1 + 40 * 6)
    }

    func testTexts() {
        XCTAssertEqual(text(of: "one\ntwo", as: .lines), "one\ntwo")
        XCTAssertEqual(text(of: [1, 2], as: .description), "[1, 2]")
        XCTAssertEqual(record(Data([1, 2, 3]), as: .data), Data([1, 2, 3]))
        XCTAssertEqual(files, ["record.kept", "record.kept.txt"])
    }

    func testJSONHasSortedKeys() {
        struct Point: Encodable {
            let y = 2
            let x = 1
        }
        XCTAssertEqual(text(of: Point(), as: .json), "{\n  \"x\" : 1,\n  \"y\" : 2\n}")
        XCTAssertTrue(files.contains("record.kept.json"))
        let compact = JSONEncoder()
        compact.outputFormatting = .sortedKeys
        XCTAssertEqual(text(of: Point(), as: .json(compact)), "{\"x\":1,\"y\":2}")
        let object: Any = ["b": 1, "a": ["c"]]
        let json: String = text(of: object, as: .json)
        XCTAssertTrue(json.hasPrefix("{\n  \"a\" : ["), json)
    }

    func testPropertyListsAreXML() {
        let plist: String = text(of: ["name": "Ada"], as: .plist)
        XCTAssertTrue(plist.contains("<key>name</key>"), plist)
        XCTAssertTrue(files.contains("record.kept.plist"))
    }

    func testAFunctionIsATableOfItsResults() {
        let table: String = text(
            of: { (level: Level) in level.rawValue.count }, as: Snapshotting<Level, String>.func(into: .description))
        XCTAssertEqual(table, "\"low\",\"3\"\n\"high\",\"4\"")
    }

    func testAStrategyIsPulledBackToAnotherType() {
        let names: Snapshotting<User, String> = SimplySnapshotting.lines.pullback { $0.name }
        XCTAssertEqual(text(of: User(), as: names), "Ada")
        let later: Snapshotting<User, String> = SimplySnapshotting.lines.asyncPullback { user in
            Async { callback in DispatchQueue.main.async { callback("later " + user.name) } }
        }
        XCTAssertEqual(text(of: User(), as: later), "later Ada")
    }

    func testACustomStrategy() {
        let diffing = Diffing<Int>(
            toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
            diff: { $0 == $1 ? nil : ("\($0) became \($1)", []) })
        let strategy = Snapshotting<String, Int>(pathExtension: "count", diffing: diffing) { $0.count }
        XCTAssertEqual(text(of: "abc", strategy), "3")
        XCTAssertNil(verify("xyz", as: strategy))
        XCTAssertTrue(verify("four", as: strategy)?.contains("3 became 4") == true)
        XCTAssertEqual(SimplySnapshotting(pathExtension: nil, diffing: diffing).pathExtension, nil)
    }

    private func text(of value: String, _ strategy: Snapshotting<String, Int>) -> String {
        String(decoding: record(value, as: strategy), as: UTF8.self)
    }
}
