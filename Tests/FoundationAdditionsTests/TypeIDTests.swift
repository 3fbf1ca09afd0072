import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Types and locks of Objective-C and Core Foundation")
struct TypeIDTests {
    @Test func `Boolean values are distinguished from numbers`() throws {
        let values = try JSONSerialization.jsonObject(with: Data("[1, true, 0.5, 300, false]".utf8)) as? [Any] ?? []
        let areBoolean: [Bool] = values.map { CFGetTypeID($0 as AnyObject) == CFBooleanGetTypeID() }
        expect(areBoolean, equals: [false, true, false, false, true])
        let types: [String] = values.map { ($0 as? NSNumber).map { String(cString: $0.objCType) } ?? "" }
        expect(types, equals: ["q", "c", "d", "q", "c"])
        expect(String(cString: NSNumber(value: 12).objCType), equals: "q")
        expect(String(cString: NSNumber(value: Int32(500)).objCType), equals: "i")
        expect(CFGetTypeID(1 as NSNumber), equals: CFNumberGetTypeID())
    }

    @Test func `Foundation's objects have types`() {
        let objects: [(AnyObject, CFTypeID)] = [
            ("a" as NSString, CFStringGetTypeID()), ([1] as NSArray, CFArrayGetTypeID()),
            (NSMutableDictionary(), CFDictionaryGetTypeID()), (NSNull(), CFNullGetTypeID()),
            (NSData(), CFDataGetTypeID()), (NSDate(), CFDateGetTypeID()), (NSSet(), CFSetGetTypeID()),
            (NSURL(fileURLWithPath: "/"), CFURLGetTypeID()), (NSError(domain: "", code: 0), CFErrorGetTypeID()),
            (NSObject(), 0), (Plain(), 0),
        ]
        for (object, type) in objects { expect(CFGetTypeID(object), equals: type, "\(object)") }
        expect(Set(objects.map { $0.1 }).count, equals: 10)
    }

    private final class Plain {}

    @Test func `only one thread holds the lock of an object`() {
        final class Counter: @unchecked Sendable {
            // Only a thread that holds the lock of the object accesses the count.
            var count = 0
        }
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(counter)
                objc_sync_enter(counter)
                let count: Int = counter.count
                expect(objc_sync_exit(counter), equals: 0)
                counter.count = count + 1
                objc_sync_exit(counter)
            }
        }
        expect(counter.count, equals: 4_000)
        expect(objc_sync_exit(counter), equals: -1)
    }

    @Test func `objects have locks of their own`() {
        let (first, second) = (Plain(), Plain())
        objc_sync_enter(first)
        defer { objc_sync_exit(first) }
        let done = DispatchSemaphore(value: 0)
        // nonisolated(unsafe): the threads use only the identity of the object.
        nonisolated(unsafe) let other = second
        Thread.detachNewThread {
            objc_sync_enter(other)
            objc_sync_exit(other)
            done.signal()
        }
        expect(done.wait(timeout: .now() + 10) == .success)
    }
}
