import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Arrays for keys")
struct KeyedArrayTests {
    private let shelf = Shelf()

    @Test func `a mutable array for a key changes the array of the object`() {
        let titles: NSMutableArray = shelf.mutableArrayValue(forKey: "titles")
        titles.add("b")
        titles.insert("a", at: 0)
        titles.addObjects(from: ["c", "d", "e"])
        titles.removeObject(at: 1)
        titles.replaceObject(at: 0, with: "x")
        titles.exchangeObject(at: 0, withObjectAt: 2)
        expect(shelf.titles, equals: ["d", "c", "x", "e"])
        titles.sort { left, right in "\(left)".compare("\(right)") }
        titles.remove("d")
        expect(shelf.titles, equals: ["c", "e", "x"])
        expect(titles.count == 3 && titles[1] as? String == "e" && titles.contains("x"))
        titles.setArray(["p", "q"])
        titles.removeLastObject()
        expect(titles as? [String], equals: ["p"])
        titles.removeAllObjects()
        expect(shelf.titles, equals: [])
    }

    @Test func `a mutable array for a key changes the object's own mutable array`() {
        let items: NSMutableArray = shelf.items
        shelf.mutableArrayValue(forKey: "items").add(1)
        expect(shelf.items === items && items.count == 1)
        let library = Library(shelf)
        library.mutableArrayValue(forKeyPath: "shelf.items").insert([2, 3], at: [0, 2])
        expect(items as? [Int], equals: [2, 1, 3])
        shelf.mutableArrayValue(forKey: "list").add("z")
        expect(shelf.list as? [String], equals: ["z"])
    }

    @Test func `observers receive the kind of a change, the indexes and the elements`() {
        let observer = ChangeObserver()
        shelf.addObserver(observer, forKeyPath: "items", options: [.old, .new], context: nil)
        let items: NSMutableArray = shelf.mutableArrayValue(forKey: "items")
        items.add("a")
        items.insert(["b", "c"], at: [0, 2])
        items.replaceObject(at: 1, with: "x")
        items.removeAllObjects()
        shelf.items = ["y"]
        shelf.removeObserver(observer, forKeyPath: "items")
        items.add("z")
        expect(
            observer.changes,
            equals: [
                "2 [0] nil [a]", "2 [0, 2] nil [b, c]", "4 [1] [a] [x]", "3 [0, 1, 2] [b, x, c] nil", "1 nil [] [y]",
            ])
    }

    @Test func `closures receive the kind of a change, the indexes and the elements`() {
        var changes: [String] = []
        let token: NSKeyValueObservation = shelf.observe(\.titles, options: [.old, .new]) { _, change in
            let indexes: [Int]? = change.indexes.map { Array($0) }
            changes.append(
                "\(change.kind) \(indexes ?? []) \(change.oldValue ?? ["nil"]) \(change.newValue ?? ["nil"])")
        }
        let titles: NSMutableArray = shelf.mutableArrayValue(forKey: "titles")
        titles.add("a")
        titles.replaceObject(at: 0, with: "b")
        titles.removeLastObject()
        shelf.titles = ["c"]
        token.invalidate()
        expect(
            changes,
            equals: [
                #"insertion [0] ["nil"] ["a"]"#, #"replacement [0] ["a"] ["b"]"#, #"removal [0] ["b"] ["nil"]"#,
                #"setting [] [] ["c"]"#,
            ])
    }

    @Test func `a class can notify the observers of elements itself`() {
        let observer = ChangeObserver()
        shelf.addObserver(observer, forKeyPath: "items", options: [.new], context: nil)
        defer { shelf.removeObserver(observer, forKeyPath: "items") }
        shelf.willChange(.insertion, valuesAt: [0], forKey: "items")
        shelf.items.insert("a", at: 0)
        shelf.didChange(.insertion, valuesAt: [0], forKey: "items")
        expect(observer.changes, equals: ["2 [0] nil [a]"])
    }
}

private final class Shelf: NSObject {
    var titles: [String] = [] {
        willSet { keyWillChange(self, "titles") }
        didSet { keyDidChange(self, "titles") }
    }
    var items = NSMutableArray() {
        willSet { keyWillChange(self, "items") }
        didSet { keyDidChange(self, "items") }
    }
    var list = NSArray()

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Shelf.self) { members in
                members.property("titles") { \.titles }
                members.property("items") { \.items }
                members.property("list") { \.list }
            }
        }
    }
}

private final class Library: NSObject {
    let shelf: Shelf

    init(_ shelf: Shelf) { self.shelf = shelf }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Library.self) { members in members.property("shelf") { \.shelf } }
        }
    }
}

private final class ChangeObserver: NSObject {
    var changes: [String] = []

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        func text(_ value: Any?) -> String {
            guard let value else { return "nil" }
            let indexes: [Int]? = (value as? IndexSet).map { Array($0) }
            let list: [Any]? = indexes ?? value as? [Any] ?? (value as? NSArray).map { Array($0) }
            return "[" + (list ?? [value]).map { "\($0)" }.joined(separator: ", ") + "]"
        }
        let kind: Any = change?[.kindKey] ?? 0
        changes.append(
            "\(kind) \(text(change?[.indexesKey])) \(text(change?[.oldKey])) \(text(change?[.newKey]))")
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(ChangeObserver.self) { members in
                members.observeValue { $0.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4) }
            }
        }
    }
}
