import Expectations
import Foundation
import StringCatalogs
import Testing

struct StringsFileTests {
    private static let text = "/* note */\n\"grün\" = \"ü\\U00e9😀\";\nkey = 'value';\n"

    @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
    func `every encoding is readable`(_ encoding: String.Encoding) throws {
        let data: Data = try #require(Self.text.data(using: encoding))
        let normalized: Data = try StringsFile.normalized(data, file: "a.strings")
        let list: Any = try PropertyListSerialization.propertyList(from: normalized, format: nil)
        expect(list as? [String: String], equals: ["grün": "üé😀", "key": "value"])
    }

    @Test func `Latin-1 is converted, and an empty file is an empty table`() throws {
        let data: Data = try #require("\"a\" = \"ü\";".data(using: .isoLatin1))
        expect(String(decoding: try StringsFile.normalized(data, file: "a"), as: UTF8.self), equals: "\"a\" = \"ü\";")
        let empty: Data = try StringsFile.normalized(Data(), file: "a")
        try expect(PropertyListSerialization.propertyList(from: empty, format: nil) as? [String: String], equals: [:])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", "a.strings has a syntax error: Missing ';' on line 2."),
        ("\n\"a\" = \"b;", "a.strings has a syntax error: Unterminated quoted string starting on line 2."),
        ("\n>>>>>>>\n<<<<<<< HEAD", "a.strings:3: A merge conflict begins here. Resolve the conflict."),
        ("( a, b )", "a.strings is not a string table."),
    ])
    func `an error is described by a sentence`(_ text: String, _ sentence: String) {
        let error: StringCatalogError? = #expect(throws: StringCatalogError.self) {
            _ = try StringsFile.normalized(Data(text.utf8), file: "a.strings")
        }
        expect(error?.message, equals: sentence)
    }
}
