import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Caches of objects")
struct ObjectCacheTests {
    private let cache = NSCache<NSString, NSString>()

    private func keys(of cache: NSCache<NSString, NSString>) -> [Int] {
        (0..<10).filter { cache.object(forKey: "\($0)" as NSString) != nil }
    }

    @Test func `a full cache evicts the least recently used objects`() {
        cache.countLimit = 2
        for key in 0..<4 { cache.setObject("v", forKey: "\(key)" as NSString) }
        expect(keys(of: cache), equals: [2, 3])
        _ = cache.object(forKey: "2")
        cache.setObject("v", forKey: "4")
        expect(keys(of: cache), equals: [2, 4])
        cache.setObject("w", forKey: "2")
        cache.setObject("v", forKey: "5")
        expect(keys(of: cache), equals: [2, 5])
        expect(cache.object(forKey: "2"), equals: "w")
    }

    @Test func `a cache evicts objects above the limit of their costs`() {
        cache.totalCostLimit = 10
        for key in 0..<4 { cache.setObject("v", forKey: "\(key)" as NSString, cost: 4) }
        expect(keys(of: cache), equals: [2, 3])
        cache.setObject("v", forKey: "3", cost: 1)
        cache.setObject("v", forKey: "4", cost: 5)
        expect(keys(of: cache), equals: [2, 3, 4])
        cache.removeObject(forKey: "4")
        expect(keys(of: cache), equals: [2, 3])
        cache.removeAllObjects()
        expect(keys(of: cache), equals: [])
    }

    @Test func `a delegate is notified of evicted objects and can use the cache`() {
        let delegate = CacheDelegate()
        cache.delegate = delegate
        cache.countLimit = 1
        cache.setObject("a", forKey: "0")
        cache.setObject("b", forKey: "1")
        expect(delegate.evicted, equals: ["a"])
        expect(delegate.remaining, equals: ["b"])
    }

    @Test func `a subclass of a cache evicts the least recently used objects`() {
        let cache = OwnCache()
        cache.countLimit = 1
        cache.setObject("a", forKey: "0")
        cache.setObject("b", forKey: "1")
        expect(keys(of: cache), equals: [1])
    }

    @Test func `a cache releases its objects`() {
        weak var gone: NSObject?
        do {
            let cache = NSCache<NSNumber, NSObject>()
            for key in 0..<10_000 { cache.setObject(NSObject(), forKey: NSNumber(value: key)) }
            gone = cache.object(forKey: 7)
            expect(gone != nil)
        }
        expectNil(gone)
    }

    @Test func `objects with discarded content are evicted unless the cache keeps them`() {
        let cache = NSCache<NSString, Content>()
        let content = Content()
        cache.setObject(content, forKey: "a")
        expect(cache.object(forKey: "a") === content && cache.evictsObjectsWithDiscardedContent)
        cache.evictsObjectsWithDiscardedContent = false
        content.discardContentIfPossible()
        expect(cache.object(forKey: "a") === content)
        cache.evictsObjectsWithDiscardedContent = true
        expectNil(cache.object(forKey: "a"))
    }

    @Test func `a cache discards the content of objects that it removes`() {
        let cache = NSCache<NSString, Content>()
        cache.countLimit = 1
        let contents: [Content] = [Content(), Content(), Content()]
        cache.setObject(contents[0], forKey: "0")
        cache.setObject(contents[1], forKey: "1")
        expect(contents.map(\.isDiscarded), equals: [true, false, false])
        cache.removeObject(forKey: "1")
        cache.setObject(contents[2], forKey: "2")
        cache.removeAllObjects()
        expect(contents.map(\.isDiscarded), equals: [true, true, true])
    }

    @Test func `a delegate is notified of removed and replaced objects before their content is discarded`() {
        let cache = NSCache<NSString, Content>()
        let delegate = ContentDelegate()
        cache.delegate = delegate
        let contents: [Content] = (0..<7).map { _ in Content() }
        cache.setObject(contents[0], forKey: "a")
        cache.setObject(contents[0], forKey: "a", cost: 1)
        expect(delegate.evicted.count, equals: 0)
        cache.setObject(contents[1], forKey: "a")
        cache.removeObject(forKey: "a")
        cache.removeObject(forKey: "a")
        cache.setObject(contents[2], forKey: "a")
        cache.setObject(contents[3], forKey: "b")
        cache.removeAllObjects()
        cache.countLimit = 1
        cache.setObject(contents[4], forKey: "a")
        cache.setObject(contents[5], forKey: "b")
        contents[5].discardContentIfPossible()
        expectNil(cache.object(forKey: "b"))
        expect(delegate.evicted.elementsEqual(contents[..<6]) { $0 === $1 })
        expect(delegate.wereDiscarded, equals: [false, false, false, false, false, true])
        expect(contents.map(\.isDiscarded), equals: [true, true, true, true, true, true, false])
    }

    @Test func `a replaced key can use the cache in its deinitializer`() {
        let cache = NSCache<Key, NSString>()
        var found: [NSString?] = []
        cache.setObject("a", forKey: Key { found.append(cache.object(forKey: Key())) })
        cache.setObject("b", forKey: Key())
        expect(found, equals: ["b"])
    }
}

/// A key that equals all others, and that runs a function in its deinitializer.
private final class Key: NSObject {
    private let close: () -> Void

    init(_ close: @escaping () -> Void = {}) {
        self.close = close
    }

    deinit { close() }

    override var hash: Int { 1 }

    override func isEqual(_ object: Any?) -> Bool { object is Key }
}

private final class ContentDelegate: NSObject, NSCacheDelegate {
    var evicted: [Content] = []
    var wereDiscarded: [Bool] = []

    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
        guard let content = obj as? Content else { return }
        evicted.append(content)
        wereDiscarded.append(content.isDiscarded)
    }
}

private final class OwnCache: NSCache<NSString, NSString> {}

private final class CacheDelegate: NSObject, NSCacheDelegate {
    var evicted: [String] = []
    var remaining: [String] = []

    func cache(_ cache: NSCache<AnyObject, AnyObject>, willEvictObject obj: Any) {
        evicted.append("\(obj)")
        if let object = cache.object(forKey: "1" as NSString) { remaining.append("\(object)") }
    }
}

private final class Content: NSObject, NSDiscardableContent {
    var isDiscarded = false

    func beginContentAccess() -> Bool { !isDiscarded }

    func endContentAccess() {}

    func discardContentIfPossible() { isDiscarded = true }

    func isContentDiscarded() -> Bool { isDiscarded }
}
