import Expectations
import Foundation
import FoundationAdditions
import Testing

/// Members of objects whose class the compiler does not know, and class methods that are called by name.
@MainActor struct AnyObjectMembersTests {
    private final class Track: NSObject {
        var title: String?
        var plays = 1
        func play(_ count: Int) -> Int { plays + count }
        @MainActor static let shared = Track()
    }

    nonisolated private static let table: Void = ClassMembers.add(Track.self) { members in
        members.property("title") { \.title }
        members.property("plays") { \.plays }
        members.method("play:") { try $0.play($1[0]) }
        members.typeAction("shared") { $0.shared }
        members.typeMethod("shared:") { _, arguments in try arguments[0] as String }
    }

    init() { Self.table }

    @Test func `numbers and strings have values`() {
        let number: Any = 2.5
        let text: Any = "12"
        expect(AnyObjectMembers(number as AnyObject).doubleValue, equals: 2.5)
        expect(AnyObjectMembers(number as AnyObject).intValue, equals: 2)
        expect(AnyObjectMembers(text as AnyObject).integerValue, equals: 12)
        expect(AnyObjectMembers(NSNumber(value: true)).boolValue, equals: true)
        expect(AnyObjectMembers(text as AnyObject).length, equals: 2)
        expect(AnyObjectMembers([1, 2] as AnyObject).count, equals: 2)
        let key = "a" as NSString
        expect(AnyObjectMembers(NSDictionary(object: 1, forKey: key)).object(forKey: key) as? Int, equals: 1)
        expect(AnyObjectMembers(URL(string: "a:b") as AnyObject).absoluteString, equals: "a:b")
        // A property that the object does not have is nil.
        expect(AnyObjectMembers(NSObject()).doubleValue == nil)
    }

    @Test func `every object has the members of NSObject`() {
        let track = Track()
        let members = AnyObjectMembers(track)
        expect(members.isKind(of: NSObject.self) && members.isMember(of: Track.self))
        expect(members.isEqual(track) && !members.isEqual(Track()))
        expect(AnyObjectMembers("a" as AnyObject).isEqual("a"))
        expect(members.responds(to: Selector("play:")) && !members.responds(to: Selector("stop")))
        expect(members.perform(Selector("play:"), with: 2)?.takeUnretainedValue() as? Int, equals: 3)
        members.setValue("b", forKey: "title")
        expect(members.value(forKey: "title") as? String, equals: "b")
        expect(members.description, equals: "\(track)")
        expect(members.hash, equals: track.hash)
        let none: Track? = nil
        expect(AnyObjectMembers(none)?.description == nil)
    }

    @Test func `a class finds its methods by name`() {
        expect(Track.responds(to: Selector("shared")) && !Track.responds(to: Selector("play:")))
        expect(Track.perform(Selector("shared"))?.takeUnretainedValue() === Track.shared)
        expect(Track.perform(Selector("shared:"), with: "c")?.takeUnretainedValue() as? String, equals: "c")
        Track.shared.title = "d"
        expect(Track.value(forKey: "shared") as? Track === Track.shared)
        expect(Track.value(forKeyPath: "shared.title") as? String, equals: "d")
    }

    @Test func `an object responds to a method that a selector refers to`() {
        let play = Selector("start", on: Track.self) { $0.play(1) }
        expect(Track().responds(to: play) && Track.instancesRespond(to: play))
        expect(!NSObject().responds(to: play) && !NSObject.instancesRespond(to: play))
    }

    @Test func `objects are created from a metatype and a generic parameter`() {
        func make<Object: NSObject>(_ type: Object.Type) -> Object { type.init() }
        func makeInferred<Object: NSObject>() -> Object { Object() }
        let track: Track = makeInferred()
        expect(track.plays == 1 && make(Track.self).plays == 1)
    }

    @Test func `a class uses the initializer of its protocol's extension`() {
        expect(Model().number, equals: 5)
    }
}

private protocol Creatable {
    init(_ number: Int)
    init()
}

extension Creatable {
    fileprivate init() { self.init(5) }
}

private final class Model: NSObject, Creatable {
    let number: Int

    init(_ number: Int) { self.number = number }
}
