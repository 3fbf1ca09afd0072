import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Keys of collections and sort descriptors")
struct CollectionKeyTests {
    private let books: NSArray = [Book("b", 1), Book("A", 3), Book("c", 2), Book("b", 4)]

    @Test func `the keys of an array and a set refer to the values of their elements`() {
        expect(books.value(forKey: "name") as? [String], equals: ["b", "A", "c", "b"])
        expect(books.value(forKeyPath: "name.length") as? [Int], equals: [1, 1, 1, 1])
        expect(NSSet(array: Array(books)).value(forKey: "name") as? Set<String>, equals: ["A", "b", "c"])
        let dictionaries: NSArray = [["a": 1], ["a": 2], [:]] as [[String: Int]] as NSArray
        let values: [Any]? = dictionaries.value(forKey: "a") as? [Any]
        expect(values?.count == 3 && values?[0] as? Int == 1 && values?[2] is NSNull)
        expect((["a", "bc"] as NSArray).value(forKey: "length") as? [Int], equals: [1, 2])
        expect(("abc" as NSString).value(forKey: "uppercaseString") as? String, equals: "ABC")
        expect((["a": 1] as NSDictionary).value(forKeyPath: "@count") as? Int, equals: 1)
    }

    @Test func `operators apply to the elements of a collection`() {
        expect(books.value(forKeyPath: "@sum.pages") as? Int, equals: 10)
        expect(books.value(forKeyPath: "@sum.pages") as? Double, equals: 10)
        expect(books.value(forKeyPath: "@avg.pages") as? Double, equals: 2.5)
        expect(books.value(forKeyPath: "@max.pages") as? Int, equals: 4)
        expect(books.value(forKeyPath: "@min.name") as? String, equals: "A")
        expect(books.value(forKeyPath: "@count") as? Int, equals: 4)
        expect(books.value(forKey: "@count") as? Int, equals: 4)
        expect(books.value(forKeyPath: "@unionOfObjects.name") as? [String], equals: ["b", "A", "c", "b"])
        expect(books.value(forKeyPath: "@distinctUnionOfObjects.name") as? [String], equals: ["b", "A", "c"])
        expect(([3, 1.5] as NSArray).value(forKeyPath: "@sum.self") as? Double, equals: 4.5)
        let shelf: NSDictionary = ["books": books]
        expect(shelf.value(forKeyPath: "books.@sum.pages") as? Int, equals: 10)
        let pages: Any? = ([books, books] as NSArray).value(forKeyPath: "@unionOfArrays.pages")
        expect(pages as? [Int], equals: [1, 3, 2, 4, 1, 3, 2, 4])
        expect(NSArray().value(forKeyPath: "@sum.pages") as? Int, equals: 0)
        expectNil(NSArray().value(forKeyPath: "@max.pages"))
    }

    private func names(_ descriptors: NSSortDescriptor...) -> [String] {
        books.sortedArray(using: descriptors).compactMap { ($0 as? Book).map { "\($0.name)\($0.pages)" } }
    }

    @Test func `sort descriptors have keys`() {
        expect(names(NSSortDescriptor(key: "pages", ascending: false)), equals: ["b4", "A3", "c2", "b1"])
        let byName = NSSortDescriptor(
            key: "name", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
        expect(names(byName, NSSortDescriptor(key: "pages", ascending: false)), equals: ["A3", "b4", "b1", "c2"])
        let lengths = NSSortDescriptor(key: "name", ascending: true) { _, _ in .orderedSame }
        expect(names(lengths), equals: ["b1", "A3", "c2", "b4"])
        let reversed = NSSortDescriptor(key: "pages", ascending: true).reversedSortDescriptor as? NSSortDescriptor
        expect(reversed.map { names($0) }, equals: ["b4", "A3", "c2", "b1"])
        let rows: NSArray = [["n": 2], [:], ["n": 1]] as [[String: Int]] as NSArray
        let sorted: [Any] = rows.sortedArray(using: [NSSortDescriptor(key: "n", ascending: true)])
        expect(sorted.map { ($0 as? [String: Int])?["n"] ?? 0 }, equals: [0, 1, 2])
        let numbers: [Any] = ([3, 1] as NSArray).sortedArray(using: [NSSortDescriptor(key: "self", ascending: true)])
        expect(numbers as? [Int], equals: [1, 3])
    }

    @Test func `arrays are sorted with a method`() {
        expect(([3, 1] as NSArray).sortedArray(using: Selector("compare:")) as? [Int], equals: [1, 3])
        let words = NSMutableArray(array: ["b", "A", "c"])
        words.sort(using: Selector("caseInsensitiveCompare:"))
        expect(words as? [String], equals: ["A", "b", "c"])
        let sorted: [Any] = books.sortedArray(using: Selector("comparePages:"))
        expect(sorted.compactMap { ($0 as? Book)?.pages }, equals: [1, 2, 3, 4])
    }
}

private final class Book: NSObject {
    let name: String
    let pages: Int

    init(_ name: String, _ pages: Int) {
        self.name = name
        self.pages = pages
    }

    func comparePages(_ other: Book) -> ComparisonResult {
        pages < other.pages ? .orderedAscending : pages == other.pages ? .orderedSame : .orderedDescending
    }

    enum Members {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.add(Book.self) { members in
                members.property("name") { \.name }
                members.property("pages") { \.pages }
                members.method("comparePages:") { $0.comparePages(try $1[0]) }
            }
        }
    }
}
