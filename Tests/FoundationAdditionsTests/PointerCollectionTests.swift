import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Hash tables, map tables and pointer arrays")
struct PointerCollectionTests {
    @Test func `a weak hash table contains its objects until they are deallocated`() {
        let table = NSHashTable<AnyObject>.weakObjects()
        let kept = NSObject()
        do {
            let gone = NSObject()
            table.add(gone)
            table.add(kept)
            table.add(kept)
            expect(table.count == 2 && table.contains(gone))
        }
        expect(table.count == 1 && table.allObjects.first === kept && table.anyObject === kept)
        table.remove(kept)
        expect(table.allObjects.isEmpty && !table.contains(kept))
    }

    @Test func `a hash table can contain objects of a protocol`() {
        let table = NSHashTable<any Listener>.weakObjects()
        let listener = Subscriber()
        table.add(listener)
        for listener in table.allObjects { listener.hear() }
        expect(listener.count, equals: 1)
    }

    @Test func `a hash table compares equal objects as its options say`() {
        let words: [NSMutableString] = [NSMutableString(string: "a"), NSMutableString(string: "a")]
        let equal = NSHashTable<NSMutableString>(options: .strongMemory)
        let identical = NSHashTable<NSMutableString>(options: [.strongMemory, .objectPointerPersonality])
        let copies = NSHashTable<NSString>(options: .copyIn)
        for word in words {
            equal.add(word)
            identical.add(word)
            copies.add(word)
        }
        expect([equal.count, identical.count, copies.count], equals: [1, 2, 1])
        expect(copies.anyObject !== words[0] && copies.member("a") != nil)
    }

    @Test func `hash tables combine as sets do`() throws {
        let first = NSHashTable<NSString>()
        let second = NSHashTable<NSString>()
        for word in ["a", "b"] as [NSString] { first.add(word) }
        for word in ["b", "c"] as [NSString] { second.add(word) }
        let copy = try #require(first.copy() as? NSHashTable<NSString>)
        copy.union(second)
        expect(copy.setRepresentation, equals: ["a", "b", "c"] as Set<NSString>)
        expect(first.isSubset(of: copy) && !copy.isSubset(of: first) && first.intersects(second))
        copy.minus(second)
        expect(copy.allObjects, equals: ["a"])
        first.intersect(second)
        expect(first.objectEnumerator().allObjects as? [NSString], equals: ["b"])
    }

    @Test func `a hash table forgets deallocated objects as it grows`() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept: [NSObject] = (0..<1_000).map { _ in
            table.add(NSObject())
            let object = NSObject()
            table.add(object)
            return object
        }
        expect(table.count, equals: kept.count)
        expect(kept.allSatisfy(table.contains))
    }

    @Test func `a map table references its keys and values as its options say`() {
        let weakKeys = NSMapTable<NSObject, NSString>.weakToStrongObjects()
        let weakValues = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        do {
            let object = NSObject()
            weakKeys.setObject("a", forKey: object)
            weakValues.setObject(object, forKey: "k")
            expect(weakKeys.object(forKey: object), equals: "a")
            expect(weakValues.object(forKey: "k") === object)
        }
        expect(weakKeys.count == 0 && weakValues.count == 0)
        expectNil(weakValues.object(forKey: "k"))
        let strong = NSMapTable<NSString, NSString>.strongToStrongObjects()
        strong.setObject("a", forKey: "k")
        strong.setObject("b", forKey: "k")
        expect(strong.dictionaryRepresentation(), equals: ["k" as NSString: "b"])
        expect(strong.keyEnumerator().allObjects as? [NSString], equals: ["k"])
        expect(strong.objectEnumerator()?.allObjects as? [NSString], equals: ["b"])
        strong.removeObject(forKey: "k")
        expect(strong.count, equals: 0)
    }

    @Test func `a pointer array contains nil in place of deallocated objects`() {
        let array = NSPointerArray.weakObjects()
        let kept = NSObject()
        do {
            let gone = NSObject()
            array.addPointer(Unmanaged.passUnretained(gone).toOpaque())
            array.insertPointer(Unmanaged.passUnretained(kept).toOpaque(), at: 0)
            expect(array.allObjects.count, equals: 2)
        }
        expect(array.count == 2 && array.pointer(at: 1) == nil)
        expect(array.pointer(at: 0), equals: Unmanaged.passUnretained(kept).toOpaque())
        array.compact()
        expect(array.count, equals: 1)
        array.count = 3
        array.replacePointer(at: 2, withPointer: Unmanaged.passUnretained(kept).toOpaque())
        array.removePointer(at: 0)
        expect(array.count == 2 && array.pointer(at: 1) != nil)
    }

    @Test func `an object that a map table releases can use the table in its deinitializer`() {
        let table = NSMapTable<NSString, Closing>.strongToStrongObjects()
        var counts: [Int] = []
        func set(_ key: NSString) { table.setObject(Closing { counts.append(table.count) }, forKey: key) }
        set("a")
        set("a")
        table.removeObject(forKey: "a")
        set("a")
        table.removeAllObjects()
        expect(counts, equals: [1, 0, 0])
        let weakKeys = NSMapTable<NSObject, Closing>.weakToStrongObjects()
        counts = []
        for _ in 0..<100 { weakKeys.setObject(Closing { counts.append(weakKeys.count) }, forKey: NSObject()) }
        expect(!counts.isEmpty)
    }

    @Test func `an object that a hash table releases can use the table in its deinitializer`() {
        let table = NSHashTable<Closing>()
        var counts: [Int] = []
        table.add(Closing { counts.append(table.count) })
        table.removeAllObjects()
        expect(counts, equals: [0])
    }

    @Test func `an object that a pointer array releases can use the array in its deinitializer`() {
        let array = NSPointerArray.strongObjects()
        var counts: [Int] = []
        func add() {
            let object = Closing { counts.append(array.allObjects.count) }
            withExtendedLifetime(object) { array.addPointer(Unmanaged.passUnretained(object).toOpaque()) }
        }
        add()
        array.replacePointer(at: 0, withPointer: nil)
        array.removePointer(at: 0)
        add()
        array.removePointer(at: 0)
        add()
        array.count = 0
        expect(counts, equals: [0, 0, 0])
    }

    @Test func `a weak table releases the values of deallocated keys while it does not grow`() {
        let table = NSMapTable<NSObject, Closing>.weakToStrongObjects()
        let kept = NSObject()
        var closed = 0
        for _ in 0..<2 {
            var keys: [NSObject] = (0..<1_000).map { _ in NSObject() }
            for key in keys { table.setObject(Closing { closed += 1 }, forKey: key) }
            keys = []
            for _ in 0..<2_000 {
                table.setObject(Closing {}, forKey: kept)
                table.removeObject(forKey: kept)
            }
        }
        expect(closed, equals: 2_000)
    }
}

/// An object that runs a function in its deinitializer.
private final class Closing: NSObject {
    private let close: () -> Void

    init(_ close: @escaping () -> Void) {
        self.close = close
    }

    deinit { close() }
}

private protocol Listener: AnyObject {
    func hear()
}

private final class Subscriber: Listener {
    var count = 0

    func hear() { count += 1 }
}
