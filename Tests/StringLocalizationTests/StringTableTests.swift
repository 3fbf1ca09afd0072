import Expectations
import Foundation
import Testing

@testable import StringLocalization

struct StringTableTests {
    private let rules = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>apples</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict>
                <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
                <key>NSStringFormatValueTypeKey</key><string>d</string>
                <key>one</key><string>an apple</string>
                <key>other</key><string>%d apples</string>
            </dict>
        </dict>
        <key>touch</key><dict>
            <key>NSStringDeviceSpecificRuleType</key><dict>
                <key>iphone</key><string>Tap</string>
                <key>mac</key><string>Click</string>
                <key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict>
                    <key>8</key><string>T</string><key>20</key><string>Touch</string>
                </dict></dict>
            </dict>
        </dict>
        <key>both</key><string>from the rules</string>
        <key>odd</key><array/>
        </dict></plist>
        """

    @Test func `plural rules take precedence over plain strings`() {
        let table = StringTable(
            strings: Data("\"both\" = \"from the strings\"; \"text\" = \"A\";".utf8), rules: Data(rules.utf8),
            language: "en")
        expect(table.entries["both"], equals: .text("from the rules"))
        expect(table.entries["text"], equals: .text("A"))
        expectNil(table.entries["odd"])
        let variable = LocalizedRule.Variable(forms: ["one": "an apple", "other": "%d apples"])
        expect(
            table.entries["apples"],
            equals: .rule(LocalizedRule(format: "%#@n@", variables: ["n": variable], language: "en")))
    }

    @Test func `variations by device select the text`() {
        let table = StringTable(strings: nil, rules: Data(rules.utf8), language: "en")
        expect(table.entries["touch"]?.entry(device: "iphone"), equals: .text("Tap"))
        expect(table.entries["touch"]?.entry(device: "ipad"), equals: .text("Touch"))
        expect(table.entries["both"]?.entry(device: "ipad"), equals: .text("from the rules"))
    }

    @Test func `unreadable files are ignored`() {
        expect(StringTable(strings: Data("\"a".utf8), rules: Data(), language: "en").entries.isEmpty)
    }
}
