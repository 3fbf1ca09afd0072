import ClassNames
import Expectations
import Foundation
import FoundationAdditions
import Testing

/// The names of classes, which archives contain.
struct ClassNameTests {
    private func restored<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test func `classes that are nested in types have mangled names`() throws {
        let module = "24FoundationAdditionsTests"
        for (type, name): (AnyClass, String) in [
            (Outer.Inner.self, "_TtCV\(module)5Outer5Inner"),
            (Outer.Case.Inner.self, "_TtCOV\(module)5Outer4Case5Inner"),
            (Hidden.self, "_TtC\(module)6Hidden"),
        ] {
            expect(NSStringFromClass(type), equals: name)
            expect(NSClassFromString(name) == type)
        }
        expect(NSStringFromClass(DamagedText.self), equals: "FoundationAdditionsTests.DamagedText")
        expect(NSStringFromClass(NSMutableArray.self), equals: "NSMutableArray")
        expect(NSStringFromClass(Bundle.self), equals: "NSBundle")
        expect(NSClassFromString("NSBundle") == Bundle.self)
        expectNil(NSClassFromString("_TtC1a1b"))
        expectNil(NSClassFromString("Unknown"))
        expect(try restored(Outer.Inner(7))?.number, equals: 7)
        expect(try restored(Outer.Case.Inner(8))?.number, equals: 8)
        expect(try restored(Hidden(9))?.number, equals: 9)
    }

    @Test func `a class is an object with a name, a class and a superclass`() {
        expect(Hidden.description(), equals: NSStringFromClass(Hidden.self))
        expect(Hidden.classForCoder() == Hidden.self && Hidden.superclass() == Numbered.self)
        expectNil(NSObject.superclass())
        let hidden: NSObject = Hidden(1)
        expect(type(of: hidden).classForCoder() == Hidden.self)
    }

    @Test func `the modules of the kit are known, and an app may have a similar name`() throws {
        let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folders: [String] = try FileManager.default.contentsOfDirectory(atPath: root.path + "/Sources/Kit")
        expect(ClassName.kitModules, equals: Set(folders + ["CoreImage", "QuartzCore"]))
        expect(ClassName.isKit("UIKitCore") && !ClassName.isKit("UIKitCatalog"))
    }

    @Test func `a registered name is the name of a class`() throws {
        expect(NSStringFromClass(Renamed.self), equals: "CNRenamed")
        expect(NSClassFromString("CNRenamed") == Renamed.self)
        expect(NSClassFromString("FoundationAdditionsTests.Renamed") == Renamed.self)
        expect(try restored(Renamed(3))?.number, equals: 3)
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: Renamed(3), requiringSecureCoding: true)
        expect(data.range(of: Data("CNRenamed".utf8)) != nil)
        expectNil(data.range(of: Data("AdditionsTests.Renamed".utf8)))
    }

    @Test func `a registered name that Foundation has is not the name of a class`() throws {
        expect(NSStringFromClass(Meter.self), equals: "FoundationAdditionsTests.Meter")
        expect(try restored(Meter(4))?.number, equals: 4)
        expect(try restored(Notice(5))?.number, equals: 5)
        expect(NSClassFromString("NSUnit") == Unit.self)
        expect(NSStringFromClass(Unit.self), equals: "NSUnit")
    }

    @Test func `objects of private classes with the same name cannot be read`() throws {
        let name: String = NSStringFromClass(Twin.self)
        expectNil(NSClassFromString(name))
        #expect(throws: (any Error).self) { try restored(Twin(1)) }
    }
}

class Numbered: NSObject, NSSecureCoding {
    let number: Int

    required init(_ number: Int) { self.number = number }

    required init?(coder: NSCoder) { number = coder.decodeInteger(forKey: "number") }

    static var supportsSecureCoding: Bool { true }

    func encode(with coder: NSCoder) { coder.encode(number, forKey: "number") }
}

struct Outer {
    final class Inner: Numbered {}

    enum Case {
        final class Inner: Numbered {}
    }
}

private final class Hidden: Numbered {}

/// A class of the same name is in ArchiveTests.swift.
private final class Twin: Numbered {}

final class Renamed: Numbered {
    // What source rewriting generates for @objc(CNRenamed).
    nonisolated enum __ClassName {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.addName("CNRenamed", of: Renamed.self)
        }
    }
}

final class Meter: Numbered {
    // What source rewriting generates for @objc(Unit).
    nonisolated enum __ClassName {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.addName("Unit", of: Meter.self)
        }
    }
}

final class Notice: Numbered {
    // What source rewriting generates for @objc(Notification).
    nonisolated enum __ClassName {
        @section("engawa_members") @used static let table: @convention(c) () -> Void = {
            ClassMembers.addName("Notification", of: Notice.self)
        }
    }
}
