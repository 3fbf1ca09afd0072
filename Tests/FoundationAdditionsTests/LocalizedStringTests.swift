import Expectations
import Foundation
import FoundationAdditions
import TestSupport
import Testing

struct LocalizedStringTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        let tables = [
            "en": #""title" = "Title"; "Hello %@" = "Hi, %@!"; "%lld of %lld" = "%2$lld, %1$lld"; "plain" = "100%";"#,
            "de": #""title" = "Titel"; "Hello %@" = "Hallo, %@!"; "%@ %lf" = "%2$.1f %1$@";"#,
        ]
        for (language, text) in tables {
            let file: URL = folder.url.appendingPathComponent("\(language).lproj/Localizable.strings")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        bundle = try #require(Bundle(path: folder.url.path))
    }

    @Test func `interpolations determine the key`() {
        let name = "Ada"
        expect(String(localized: "title", bundle: bundle), equals: "Title")
        expect(String(localized: "Hello \(name)", bundle: bundle), equals: "Hi, Ada!")
        expect(String(localized: "\(2) of \(5)", bundle: bundle), equals: "5, 2")
        expect(String(localized: "plain", bundle: bundle), equals: "100%")
        expect(String(localized: "missing 100%", bundle: bundle), equals: "missing 100%")
        expect(String(localized: "missing \(50)%", bundle: bundle), equals: "missing 50%")
        expect(String(localized: "key", defaultValue: "Default of \(name)", bundle: bundle), equals: "Default of Ada")
        expect(String(localized: "title", defaultValue: "Unused", table: "Missing", bundle: bundle), equals: "Unused")
    }

    @Test func `values have the specifiers of their types`() {
        let values: String.LocalizationValue = """
            \(Int8(-1)) \(UInt16(2)) \(UInt(3)) \(Int64(4)) \(Float(1.5)) \(2.5, specifier: "%.2f") \(CGFloat(1)) \
            \("s") \(7, format: .number) \(NSNumber(value: 8))
            """
        expect(String(localized: values), equals: "-1 2 3 4 1.500000 2.50 1.000000 s 7 8")
        let same: String.LocalizationValue = "\(1) \("a")"
        expect(same, equals: "\(1) \("a")")
        expect(same, differsFrom: "\(2) \("a")")
    }

    @Test func `numbers follow the locale`() {
        let german = Locale(identifier: "de_DE")
        expect(String(localized: "\(12345) things", bundle: bundle, locale: german), equals: "12.345 things")
    }

    @Test func `resources have a language`() {
        var resource = LocalizedStringResource("title", bundle: bundle)
        expect(String(localized: resource), equals: "Title")
        resource.locale = Locale(identifier: "de_AT")
        expect(String(localized: resource), equals: "Titel")
        let name = "Ada"
        let greeting = LocalizedStringResource(
            "Hello \(name)", locale: Locale(identifier: "de"), bundle: .atURL(bundle.bundleURL))
        expect(String(localized: greeting), equals: "Hallo, Ada!")
        expect(greeting.key, equals: "Hello %@")
        let formatted = LocalizedStringResource(
            "\(name) \(1.25)", locale: Locale(identifier: "de_DE"), bundle: bundle)
        expect(String(localized: formatted), equals: "1,2 Ada")
        let literal: LocalizedStringResource = "no such key \(3)"
        expect(String(localized: literal), equals: "no such key 3")
        expect(String(localized: "in \(greeting)"), equals: "in Hallo, Ada!")
        expect(AttributedString(localized: resource), equals: AttributedString("Titel"))
        expect(resource == resource.localizedStringResource && resource != greeting)
    }

    @Test func `values are formatted as objects`() {
        expect(String(format: "%@ %@", NSNumber(value: 3), [1, 2]), equals: "3 [1, 2]")
        expect(String(format: "%2$@ %1$@", "a", NSArray(array: ["b"])).hasSuffix(" a"))
        expect(String(format: "%@", Date(timeIntervalSince1970: 0) as CVarArg), equals: "1970-01-01 00:00:00 +0000")
    }

    @Test func `files have URLs`() throws {
        let urls = bundle.urls(forResourcesWithExtension: "strings", subdirectory: nil)
        try expect(Data(contentsOf: #require(urls?.first)).isEmpty, equals: false)
        let german = bundle.urls(forResourcesWithExtension: "strings", subdirectory: nil, localization: "de")
        for url in german ?? [] { try expect(url.checkResourceIsReachable()) }
        expect(german?.count, equals: 1)
    }

    @Test func `folders have URLs`() {
        let home = URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
        expect(
            URL.documentsDirectory, equals: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0])
        expect(URL.libraryDirectory.path, equals: home.appendingPathComponent("Library").path)
        expect((try? URL(for: .cachesDirectory, in: .userDomainMask)), equals: URL.cachesDirectory)
    }
}
