import Expectations
import Foundation
import Testing

@testable import StringCatalogs

/// A catalog with one string, and its compiled form for a language.
struct CatalogCase: CustomTestStringConvertible, Sendable {
    var name: String
    /// The localizations of the string `key`, as JSON.
    var localizations: String
    var key = "key"
    var language = "en"
    /// The escaped text of the string in the `.strings` file, or nil if the file does not contain the string.
    var text: String?
    /// The keys and strings of the `.stringsdict` file, as paths and values.
    var rules: [String: String] = [:]

    var testDescription: String { name }

    static func unit(_ text: String, state: String = "translated") -> String {
        #"{ "stringUnit" : { "state" : "\#(state)", "value" : "\#(text)" } }"#
    }

    static func plural(_ one: String, _ other: String) -> String {
        #"{ "variations" : { "plural" : { "one" : \#(unit(one)), "other" : \#(unit(other)) } } }"#
    }
}

struct StringCatalogCompilerTests {
    private static let pluralType = "NSStringPluralRuleType"

    static let cases: [CatalogCase] = [
        CatalogCase(
            name: "a string", localizations: #""en" : \#(CatalogCase.unit("Hello"))"#, text: "Hello"),
        CatalogCase(
            name: "special characters", localizations: #""en" : \#(CatalogCase.unit(#"a\"b\\c\nd"#))"#,
            text: #"a\"b\\c\nd"#),
        CatalogCase(name: "no localization", localizations: ""),
        CatalogCase(
            name: "a new string in the source language",
            localizations: #""en" : \#(CatalogCase.unit("Hello", state: "new"))"#),
        CatalogCase(
            name: "an empty new string", localizations: #""de" : \#(CatalogCase.unit("", state: "new"))"#,
            language: "de"),
        CatalogCase(
            name: "a string to review", localizations: #""de" : \#(CatalogCase.unit("Hallo", state: "needs_review"))"#,
            language: "de", text: "Hallo"),
        CatalogCase(
            name: "plural forms",
            localizations: #""en" : \#(CatalogCase.plural("%lld apple", "%lld apples"))"#,
            rules: [
                "NSStringLocalizedFormatKey": "%1$#@value@",
                "value.NSStringFormatSpecTypeKey": pluralType, "value.NSStringFormatValueTypeKey": "lld",
                "value.one": "%1$lld apple", "value.other": "%1$lld apples",
            ]),
        CatalogCase(
            name: "plural forms of the second argument",
            localizations: #""en" : \#(CatalogCase.plural("%@ has an apple", "%@ has %d apples"))"#,
            rules: [
                "NSStringLocalizedFormatKey": "%2$#@value@",
                "value.NSStringFormatSpecTypeKey": pluralType, "value.NSStringFormatValueTypeKey": "d",
                "value.one": "%1$@ has an apple", "value.other": "%1$@ has %2$d apples",
            ]),
        CatalogCase(
            name: "plural forms without a number", localizations: #""en" : \#(CatalogCase.plural("apple", "apples"))"#,
            key: "%@: %lu apples",
            rules: [
                "NSStringLocalizedFormatKey": "%2$#@value@",
                "value.NSStringFormatSpecTypeKey": pluralType, "value.NSStringFormatValueTypeKey": "lu",
                "value.one": "apple", "value.other": "apples",
            ]),
        CatalogCase(
            name: "substitutions",
            localizations: #"""
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%@: %#@folders@ hold %#@files@" },
                  "substitutions" : {
                    "files" : { "argNum" : 2, "formatSpecifier" : "d",
                      "variations" : { "plural" : {
                        "one" : \#(CatalogCase.unit("one file")), "other" : \#(CatalogCase.unit("%arg files")) } } },
                    "folders" : { "argNum" : 3, "formatSpecifier" : "lld",
                      "variations" : { "plural" : { "other" : \#(CatalogCase.unit("%arg folders of %1$@")) } } }
                  }
                }
                """#,
            rules: [
                "NSStringLocalizedFormatKey": "%1$@: %3$#@folders@ hold %2$#@files@",
                "files.NSStringFormatSpecTypeKey": pluralType, "files.NSStringFormatValueTypeKey": "d",
                "files.one": "one file", "files.other": "%2$d files",
                "folders.NSStringFormatSpecTypeKey": pluralType, "folders.NSStringFormatValueTypeKey": "lld",
                "folders.other": "%3$lld folders of %1$@",
            ]),
        CatalogCase(
            name: "a substitution without a position",
            localizations: #"""
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%@ %#@days@" },
                  "substitutions" : { "days" : { "formatSpecifier" : "d",
                      "variations" : { "plural" : { "other" : \#(CatalogCase.unit("in %arg days")) } } } }
                }
                """#,
            rules: [
                "NSStringLocalizedFormatKey": "%1$@ %2$#@days@",
                "days.NSStringFormatSpecTypeKey": pluralType, "days.NSStringFormatValueTypeKey": "d",
                "days.other": "in %2$d days",
            ]),
        CatalogCase(
            name: "devices",
            localizations: #"""
                "en" : { "variations" : { "device" : {
                  "iphone" : \#(CatalogCase.unit("Tap")), "other" : \#(CatalogCase.unit("Click")) } } }
                """#,
            rules: ["NSStringDeviceSpecificRuleType.iphone": "Tap", "NSStringDeviceSpecificRuleType.other": "Click"]),
        CatalogCase(
            name: "plural forms for devices",
            localizations: #"""
                "en" : { "variations" : { "device" : {
                  "ipad" : \#(CatalogCase.plural("%lld iPad", "%lld iPads")),
                  "other" : \#(CatalogCase.unit("%lld devices")) } } }
                """#,
            rules: [
                "NSStringDeviceSpecificRuleType.ipad.NSStringLocalizedFormatKey": "%1$#@value@",
                "NSStringDeviceSpecificRuleType.ipad.value.NSStringFormatSpecTypeKey": pluralType,
                "NSStringDeviceSpecificRuleType.ipad.value.NSStringFormatValueTypeKey": "lld",
                "NSStringDeviceSpecificRuleType.ipad.value.one": "%1$lld iPad",
                "NSStringDeviceSpecificRuleType.ipad.value.other": "%1$lld iPads",
                "NSStringDeviceSpecificRuleType.other": "%lld devices",
            ]),
        CatalogCase(
            name: "devices in a substitution",
            localizations: #"""
                "en" : {
                  "stringUnit" : { "state" : "translated", "value" : "%#@gesture@ here" },
                  "substitutions" : { "gesture" : { "variations" : { "device" : {
                      "iphone" : \#(CatalogCase.unit("Tap")), "other" : \#(CatalogCase.unit("Click")) } } } }
                }
                """#,
            rules: [
                "NSStringDeviceSpecificRuleType.iphone.NSStringLocalizedFormatKey": "%1$#@gesture@ here",
                "NSStringDeviceSpecificRuleType.iphone.gesture.NSStringFormatSpecTypeKey": pluralType,
                "NSStringDeviceSpecificRuleType.iphone.gesture.NSStringFormatValueTypeKey": "lld",
                "NSStringDeviceSpecificRuleType.iphone.gesture.other": "Tap",
                "NSStringDeviceSpecificRuleType.other.NSStringLocalizedFormatKey": "%1$#@gesture@ here",
                "NSStringDeviceSpecificRuleType.other.gesture.NSStringFormatSpecTypeKey": pluralType,
                "NSStringDeviceSpecificRuleType.other.gesture.NSStringFormatValueTypeKey": "lld",
                "NSStringDeviceSpecificRuleType.other.gesture.other": "Click",
            ]),
        CatalogCase(
            name: "widths",
            localizations: #"""
                "en" : { "variations" : { "width" : {
                  "20" : \#(CatalogCase.unit("Hi")), "50" : \#(CatalogCase.unit("Hello")) } } }
                """#,
            rules: ["NSStringVariableWidthRuleType.20": "Hi", "NSStringVariableWidthRuleType.50": "Hello"]),
        CatalogCase(
            name: "arguments with names",
            localizations: #"""
                "en" : \#(CatalogCase.unit("%(count)lld marks by %(name)@")),
                "de" : \#(CatalogCase.unit("%(name)@ hat %(count)lld"))
                """#,
            language: "de", text: "%2$@ hat %1$lld"),
    ]

    @Test(arguments: cases)
    func `a string is compiled`(_ example: CatalogCase) throws {
        let catalog = #"""
            { "sourceLanguage" : "en", "version" : "1.0",
              "strings" : { "\#(example.key)" : { "localizations" : { \#(example.localizations) } } } }
            """#
        let files: [CompiledFile] = try StringCatalogCompiler.compile(Data(catalog.utf8), table: "Table")
            .filter { $0.language == example.language }
        let strings: CompiledFile? = files.first { $0.name == "Table.strings" }
        let line: String = example.text.map { "\"\(example.key)\" = \"\($0)\";\n" } ?? ""
        expect(String(decoding: strings?.data ?? Data(), as: UTF8.self), equals: line)
        let rules: CompiledFile? = files.first { $0.name == "Table.stringsdict" }
        expect(rules?.path, equals: (example.rules.isEmpty ? nil : "\(example.language).lproj/Table.stringsdict"))
        try expect(Self.paths(in: rules?.data)[example.key] ?? [:], equals: example.rules)
    }

    /// Returns the strings of a `.stringsdict` file: a dictionary for each key of the table, in which paths such as
    /// `value.one` are the keys.
    private static func paths(in data: Data?) throws -> [String: [String: String]] {
        guard let data else { return [:] }
        let list: Any = try PropertyListSerialization.propertyList(from: data, format: nil)
        let table: [String: [String: Any]] = try #require(list as? [String: [String: Any]])
        return table.mapValues { strings(in: $0, prefix: "") }
    }

    private static func strings(in values: [String: Any], prefix: String) -> [String: String] {
        values.reduce(into: [:]) { result, entry in
            if let inner = entry.value as? [String: Any] {
                result.merge(strings(in: inner, prefix: prefix + entry.key + ".")) { $1 }
            } else {
                result[prefix + entry.key] = entry.value as? String
            }
        }
    }

    @Test func `files are sorted, and the source language always has a file`() throws {
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "" : {}, "b" : {}, "a<b>&c" : { "localizations" : {
              "fr" : \#(CatalogCase.plural("un", "deux")), "de" : \#(CatalogCase.unit("A")) } } } }
            """#
        let files: [CompiledFile] = try StringCatalogCompiler.compile(Data(catalog.utf8), table: "Table")
        expect(
            files.map(\.path),
            equals: [
                "de.lproj/Table.strings", "en.lproj/Table.strings", "fr.lproj/Table.stringsdict",
            ])
        expect(files[1].data.isEmpty)
        let document = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
            \t<key>a&lt;b&gt;&amp;c</key>
            \t<dict>
            \t\t<key>NSStringLocalizedFormatKey</key>
            \t\t<string>%1$#@value@</string>
            \t\t<key>value</key>
            \t\t<dict>
            \t\t\t<key>NSStringFormatSpecTypeKey</key>
            \t\t\t<string>NSStringPluralRuleType</string>
            \t\t\t<key>NSStringFormatValueTypeKey</key>
            \t\t\t<string>lld</string>
            \t\t\t<key>one</key>
            \t\t\t<string>un</string>
            \t\t\t<key>other</key>
            \t\t\t<string>deux</string>
            \t\t</dict>
            \t</dict>
            </dict>
            </plist>

            """
        expect(String(decoding: files[2].data, as: UTF8.self), equals: document)
    }

    @Test(arguments: [
        ("{", "T.xcstrings is not JSON: unexpected end of file."),
        ("{ \"strings\": {\n\n x }", "T.xcstrings is not JSON: there is an error in line 3."),
        ("{\n\n\"7\": \"\\u1G00\"\n}", "T.xcstrings is not JSON: there is an error in line 3."),
        ("{\n\"a\": \"\\ud800\"}", "T.xcstrings is not JSON."),
        ("{\n<<<<<<< HEAD\n}", "T.xcstrings is not JSON: line 2 begins a merge conflict. Resolve the conflict."),
        ("[]", "T.xcstrings has no \"strings\", so it is not a string catalog."),
        ("{ \"strings\": {} }", "T.xcstrings has no \"sourceLanguage\"."),
        (
            #"{ "sourceLanguage": "en", "strings": { "a": { "localizations": { "de": { "stringUnit": {} } } } } }"#,
            #"T.xcstrings: the string "a" has a "stringUnit" without a "value" in the language de."#
        ),
    ])
    func `the error of a malformed catalog is a sentence`(_ text: String, _ sentence: String) {
        let error: StringCatalogError? = #expect(throws: StringCatalogError.self) {
            try StringCatalogCompiler.compile(Data(text.utf8), table: "T")
        }
        expect(error?.message, equals: sentence)
    }
}
