import Expectations
import Foundation
import StringCatalogs
import Testing

struct StringCatalogSymbolsTests {
    private func source(_ key: String, _ localization: String, state: String = "manual", table: String = "Localizable")
        throws -> String
    {
        let catalog = #"""
            { "sourceLanguage" : "en", "strings" : { "\#(key)" : {
              "extractionState" : "\#(state)", "localizations" : { "en" : \#(localization) } } } }
            """#
        return try StringCatalogSymbols.source(for: [table: Data(catalog.utf8)], bundle: ".main")
    }

    @Test(arguments: [
        ("home.title", "Home", "static var homeTitle: LocalizedStringResource", "Home"),
        ("URL_TITLE", "100% \\\"A\\\"", "static var urlTitle: LocalizedStringResource", "100% \\\"A\\\""),
        ("return", "R", "static var `return`: LocalizedStringResource", "R"),
        ("2 things", "T", "static var _2Things: LocalizedStringResource", "T"),
        (
            "Landmarks", "%(count)lld landmarks", "static func landmarks(count: Int) -> LocalizedStringResource",
            "\\(count) landmarks"
        ),
        (
            "a-b", "%@ %lf%%", "static func aB(_ arg1: String, _ arg2: Double) -> LocalizedStringResource",
            "\\(arg1) \\(arg2)%"
        ),
        (
            "other", "%2$@ %1$lu", "static func other(_ arg1: UInt, _ arg2: String) -> LocalizedStringResource",
            "\\(arg1)\\(arg2)"
        ),
    ])
    func `a string has a symbol`(_ key: String, _ text: String, _ declaration: String, _ value: String) throws {
        let expected = """
            import Foundation

            extension LocalizedStringResource {
                \(declaration) { LocalizedStringResource("\(key)", defaultValue: "\(value)", table: "Localizable", bundle: .main) }
            }

            """
        try expect(source(key, CatalogCase.unit(text)), equals: expected)
    }

    @Test func `variables become argument labels`() throws {
        let localization = #"""
            { "stringUnit" : { "state" : "translated", "value" : "%#@files@ in %#@folders@" }, "substitutions" : {
              "files" : { "argNum" : 1, "formatSpecifier" : "lld",
                "variations" : { "plural" : { "other" : \#(CatalogCase.unit("%arg files")) } } },
              "folders" : { "argNum" : 2, "formatSpecifier" : "lld",
                "variations" : { "plural" : { "other" : \#(CatalogCase.unit("%arg folders")) } } } } }
            """#
        let text: String = try source("k", localization, table: "My Files")
        expect(text.contains("    enum MyFiles {\n        static func k(files: Int, folders: Int) ->"))
        let plural: String = try source("k", CatalogCase.plural("%lld file", "%lld files"))
        expect(plural.contains("static func k(_ arg1: Int) ->"))
    }

    @Test func `strings that cannot have symbols have none`() throws {
        try expect(source("k", CatalogCase.unit("K"), state: "stale").isEmpty)
        try expect(source("k", CatalogCase.unit("%2$@")).isEmpty)
        try expect(source("k", CatalogCase.unit("%c")).isEmpty)
        try expect(source("…", CatalogCase.unit("K")).isEmpty)
    }
}
