import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Values of user defaults, attributes of files, and errors")
struct StoredValueTests {
    @Test func `the elements of collections in user defaults are not optional`() throws {
        let suite: String = UUID().uuidString
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        defaults.set(["k": 5, "list": [1, ["n": "x"]]] as [String: Any], forKey: "d")
        defaults.set([["a": true]], forKey: "l")
        defaults.set(7, forKey: "i")
        let dictionary: [String: Any] = try #require(defaults.dictionary(forKey: "d"))
        expect(dictionary["k"].map { "\($0)" }, equals: "5")
        let list: [Any] = try #require(dictionary["list"] as? [Any])
        expect("\(list)", equals: "[1, [\"n\": \"x\"]]")
        let maps: [[String: Any]] = try #require(defaults.array(forKey: "l") as? [[String: Any]])
        expect("\(maps)", equals: "[[\"a\": true]]")
        expect(defaults.integer(forKey: "i"), equals: 7)
        expectNil(defaults.object(forKey: "none"))
        expect(defaults.dictionaryRepresentation()["i"].map { "\($0)" }, equals: "7")
        let domain: [String: Any] = try #require(defaults.persistentDomain(forName: suite))
        expect((domain["d"] as? [String: Any])?["k"].map { "\($0)" }, equals: "5")
    }

    @Test func `the creation date of a file can be set`() throws {
        let file: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data([1]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let before: Date? = try file.resourceValues(forKeys: [.creationDateKey]).creationDate
        expect(before.map { abs($0.timeIntervalSinceNow) < 60 }, equals: true)
        let created = Date(timeIntervalSinceReferenceDate: 1_000.5)
        let modified = Date(timeIntervalSinceReferenceDate: 2_000)
        try FileManager.default.setAttributes(
            [.creationDate: created, .modificationDate: modified], ofItemAtPath: file.path)
        let again = URL(fileURLWithPath: file.path)
        let values: URLResourceValues = try again.resourceValues(forKeys: [
            .creationDateKey, .contentModificationDateKey,
        ])
        expect(values.creationDate == created && values.contentModificationDate == modified)
        let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: file.path)
        expect(attributes[.creationDate] as? Date, equals: created)
    }

    @Test func `the underlying error of a failed file operation is an object`() throws {
        let missing = URL(fileURLWithPath: "/tmp/\(UUID().uuidString)/x")
        let error = try #require(throws: (any Error).self) { try Data([1]).write(to: missing) }
        let underlying: NSError? = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        expect(underlying?.domain == NSPOSIXErrorDomain && underlying?.code == 2)
        expect((error as NSError).underlyingErrors.map { ($0 as NSError).code }, equals: [2])
        let several = NSError(
            domain: "a", code: 1, userInfo: [NSMultipleUnderlyingErrorsKey: [URLError(.badURL)] as [any Error]])
        expect(several.underlyingErrors.count, equals: 1)
    }
}
