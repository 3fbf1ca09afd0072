import Expectations
import Foundation
import Testing

@testable import SystemTexts

struct SystemTextsTests {
    @Test(arguments: [
        ("en", "Cancel"), ("en-JP", "Cancel"), ("ja", "キャンセル"), ("ja-JP", "キャンセル"), ("de-AT", "Abbrechen"),
        ("zh-Hans", "取消"), ("sv", "Cancel"),
    ])
    func `Cancel is in the language of the app, or in English`(language: String, text: String) {
        expect(SystemTexts.localized("Cancel", in: Locale.Language(identifier: language)), equals: text)
    }

    @Test(arguments: [("zh-TW", "編輯"), ("zh-HK", "編輯"), ("zh-CN", "编辑"), ("zh", "编辑")])
    func `a region chooses the Chinese script`(language: String, text: String) {
        expect(SystemTexts.localized("Edit", in: Locale.Language(identifier: language)), equals: text)
    }

    @Test func `all languages translate the same texts`() {
        let tables: [[String: String]] = [
            SystemTexts.german, SystemTexts.spanish, SystemTexts.french, SystemTexts.japanese, SystemTexts.korean,
            SystemTexts.simplifiedChinese, SystemTexts.traditionalChinese,
        ]
        for table in tables { expect(Set(table.keys), equals: Set(SystemTexts.german.keys)) }
    }

    @Test(arguments: [
        ("en", "page 2 of 9"), ("de", "Seite 2 von 9"), ("ko", "9페이지 중 2페이지"), ("zh-TW", "第 2 頁，共 9 頁"),
    ])
    func `values are in the order of the language`(language: String, text: String) {
        let format: String = SystemTexts.localized("page %1 of %2", in: Locale.Language(identifier: language))
        expect(SystemTexts.filled(format, with: ["2", "9"]), equals: text)
    }

    @Test func `a value is not a format`() {
        expect(SystemTexts.filled("No Results for “%1”", with: ["100%2"]), equals: "No Results for “100%2”")
    }

    @Test func `a string without a translation stays in English`() {
        expect(SystemTexts.localized("Porch", in: Locale.Language(identifier: "ja")), equals: "Porch")
    }
}
