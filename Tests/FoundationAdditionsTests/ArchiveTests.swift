import Expectations
import Foundation
import FoundationAdditions
import Testing

/// Foundation's values in hashes and archives.
struct ArchiveTests {
    private func restored<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test func `equal decimal numbers have equal hashes`() {
        expect(NSDecimalNumber(string: "1.25").hash, equals: NSDecimalNumber(string: "1.250").hash)
        expect(NSDecimalNumber(string: "2").hash, equals: NSNumber(value: 2).hash)
        let set: Set = [NSDecimalNumber(string: "2"), NSDecimalNumber(string: "2.0"), NSDecimalNumber(string: "3")]
        expect(set.count, equals: 2)
    }

    @Test(arguments: [
        "0", "1.25", "-1.25", "-0.00000000000000000000123", "340282366920938463463374607431768211455", "12e100",
        "70000",
        "NaN",
    ])
    func `decimal numbers survive archives`(_ number: String) throws {
        let value = NSDecimalNumber(string: number)
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: NSDecimalNumber.self, from: data)
        expect(copy?.stringValue, equals: value.stringValue)
        expect(copy?.decimalValue.isNaN, equals: value.decimalValue.isNaN)
    }

    @Test func `models with decimal numbers survive archives`() throws {
        let data: Data = try NSKeyedArchiver.archivedData(
            withRootObject: ["price": NSDecimalNumber(string: "9.99"), "name": "tea"] as NSDictionary,
            requiringSecureCoding: true)
        let copy =
            try NSKeyedUnarchiver.unarchivedObject(
                ofClasses: [NSDictionary.self, NSString.self, NSDecimalNumber.self], from: data) as? NSDictionary
        expect((copy?["price"] as? NSDecimalNumber)?.stringValue, equals: "9.99")
        expect(copy?["name"] as? String, equals: "tea")
    }

    @Test func `errors have hashes and survive archives`() throws {
        let error = NSError(domain: "a", code: 7, userInfo: [NSLocalizedDescriptionKey: "b"])
        expect(error.hash, equals: NSError(domain: "a", code: 7, userInfo: [NSLocalizedDescriptionKey: "b"]).hash)
        expect(try restored(error), equals: error)
        expect(Set([error, NSError(domain: "a", code: 8)]).count, equals: 2)
    }

    @Test func `errors keep the errors in their user information`() throws {
        let inner = NSError(domain: "b", code: 2, userInfo: ["date": Date(timeIntervalSince1970: 5)])
        let copy = try restored(NSError(domain: "a", code: 1, userInfo: [NSUnderlyingErrorKey: inner]))
        let underlying = copy?.userInfo[NSUnderlyingErrorKey] as? NSError
        expect(underlying, equals: inner)
        expect(underlying?.userInfo["date"] as? Date, equals: Date(timeIntervalSince1970: 5))
    }

    @Test func `errors keep Swift errors as error objects and leave out other values`() throws {
        struct Own {}
        let error = NSError(
            domain: "a", code: 1,
            userInfo: [
                NSUnderlyingErrorKey: POSIXError(.ENOENT), NSFilePathErrorKey: "/a", "own": Own(),
                "all": [CocoaError(.fileNoSuchFile), CocoaError(.fileLocking)] as [any Error],
            ])
        let copy = try #require(try restored(error))
        let underlying = copy.userInfo[NSUnderlyingErrorKey] as? NSError
        expect(underlying?.domain, equals: NSPOSIXErrorDomain)
        expect(underlying?.code, equals: Int(POSIXErrorCode.ENOENT.rawValue))
        expect(copy.userInfo[NSFilePathErrorKey] as? String, equals: "/a")
        let all: [Int]? = (copy.userInfo["all"] as? [NSError])?.map(\.code)
        expect(all, equals: [CocoaError.fileNoSuchFile.rawValue, CocoaError.fileLocking.rawValue])
        expectNil(copy.userInfo["own"])
    }

    @Test func `an object of a class that is not allowed throws an error`() throws {
        let data: Data = try NSKeyedArchiver.archivedData(
            withRootObject: [NSUUID()] as NSArray, requiringSecureCoding: true)
        for type: AnyClass in [NSArray.self, NSDictionary.self] {
            #expect(throws: (any Error).self) {
                try NSKeyedUnarchiver.unarchivedObject(ofClasses: [type], from: data)
            }
        }
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self, NSUUID.self], from: data)
        expect((copy as? NSArray)?.count, equals: 1)
    }

    @Test func `attributed strings keep values of Foundation`() throws {
        for value: NSObject in [
            NSUUID(), NSNull(), NSSet(object: "a" as NSString), NSOrderedSet(object: "a" as NSString),
            NSIndexSet(index: 3), NSIndexPath(index: 4),
        ] {
            let text = NSAttributedString(string: "a", attributes: [.init("a"): value])
            expect(try restored(text)?.attribute(.init("a"), at: 0, effectiveRange: nil) as? NSObject, equals: value)
        }
    }

    @Test func `attributed strings keep values of an app only where it allows them`() throws {
        let own = NSAttributedString(string: "a", attributes: [.init("a"): Mark()])
        #expect(throws: (any Error).self) { try restored(own) }
        let marked: Data = try NSKeyedArchiver.archivedData(withRootObject: own, requiringSecureCoding: true)
        let copy =
            try NSKeyedUnarchiver.unarchivedObject(
                ofClasses: [NSAttributedString.self, Mark.self], from: marked) as? NSAttributedString
        expect(copy?.attribute(.init("a"), at: 0, effectiveRange: nil) is Mark)
    }

    @Test func `attributed strings survive archives`() throws {
        let plain = NSAttributedString(string: "a")
        expect(try restored(plain), equals: plain)
        expect(try restored(NSAttributedString(string: ""))?.length, equals: 0)
        let long = String(repeating: "word ", count: 100)
        let text = NSMutableAttributedString(string: long, attributes: [.init("a"): 1])
        text.addAttribute(.init("b"), value: "ä", range: NSRange(location: 300, length: 7))
        text.addAttribute(
            .init("c"), value: URL(string: "https://a.b")! as NSURL, range: NSRange(location: 0, length: 3))
        let copy = try restored(text)
        expect(copy, equals: text)
        copy?.replaceCharacters(in: NSRange(location: 0, length: 1), with: "W")
        expect(copy?.string.hasPrefix("Word word"), equals: true)
        expect(try restored(text.copy() as? NSAttributedString ?? plain), equals: text)
    }

    @Test func `values that cannot be archived are left out`() throws {
        struct Own {}
        let text = NSAttributedString(string: "a", attributes: [.init("a"): Own(), .init("b"): "b"])
        expect(try restored(text)?.attributes(at: 0, effectiveRange: nil).keys.map(\.rawValue), equals: ["b"])
    }

    @Test func `a damaged archive of an attributed string throws an error`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(DamagedText(), forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        unarchiver.setClass(NSAttributedString.self, forClassName: NSStringFromClass(DamagedText.self))
        unarchiver.decodingFailurePolicy = .setErrorAndReturn
        expectNil(unarchiver.decodeObject(of: NSAttributedString.self, forKey: NSKeyedArchiveRootObjectKey))
        expect(unarchiver.error != nil)
    }

    @Test func `attributes follow the changes of the mutable string`() {
        let text = NSMutableAttributedString(string: "hello", attributes: [.init("a"): 1])
        text.mutableString.append(" world")
        text.addAttribute(.init("b"), value: 2, range: NSRange(location: 6, length: 5))
        let count: Int = text.mutableString.replaceOccurrences(
            of: "world", with: "thére you", range: NSRange(location: 0, length: text.length))
        expect(count, equals: 1)
        expect(text.string, equals: "hello thére you")
        var range = NSRange()
        expect(text.attribute(.init("b"), at: 14, effectiveRange: &range) as? Int, equals: 2)
        expect(range, equals: NSRange(location: 6, length: 9))
        expect(text.attribute(.init("a"), at: 14, effectiveRange: nil) as? Int, equals: 1)
        let characters: NSMutableString = text.mutableString
        characters.insert("> ", at: 0)
        text.append(NSAttributedString(string: "!"))
        expect(characters as String, equals: "> hello thére you!")
        characters.deleteCharacters(in: NSRange(location: 0, length: 2))
        characters.setString("new")
        expect(text.string, equals: "new")
        expect(text.attribute(.init("a"), at: 2, effectiveRange: nil) as? Int, equals: 1)
    }

    @Test(arguments: ["https://a.b/c?d=1#e", "https://a.b", "mailto:a@b.c", "file:///tmp/a%20b"])
    func `defaults keep URLs`(_ string: String) throws {
        let name = "ArchiveTests-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        let url = try #require(URL(string: string))
        defaults.set(url, forKey: "u")
        expect(defaults.url(forKey: "u"), equals: url)
        defaults.set(nil as URL?, forKey: "u")
        expectNil(defaults.url(forKey: "u"))
    }
}

/// An object whose archive looks like that of an attributed string with a run that is too long.
final class DamagedText: NSObject, NSSecureCoding {
    override init() { super.init() }
    init?(coder: NSCoder) { nil }
    static var supportsSecureCoding: Bool { true }

    func encode(with coder: NSCoder) {
        coder.encode("abc" as NSString, forKey: "NSString")
        coder.encode([NSDictionary()] as NSArray, forKey: "NSAttributes")
        coder.encode(Data([9, 0]) as NSData, forKey: "NSAttributeInfo")
    }
}

/// A value of an attribute.
final class Mark: NSObject, NSSecureCoding {
    override init() { super.init() }
    init?(coder: NSCoder) { super.init() }
    static var supportsSecureCoding: Bool { true }
    func encode(with coder: NSCoder) {}
}

/// A class of the same name is in ClassNameTests.swift.
private final class Twin: NSObject {}
