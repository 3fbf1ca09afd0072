import Expectations
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import AppBundles

struct BundleResourcesTests {
    private let folder: TemporaryFolder
    private let bundle: Bundle

    init() throws {
        folder = try TemporaryFolder()
        for path in [
            "a.txt", "b.txt", "a~ipad.txt", "a~iphone.txt", "only~ipad.txt", "sub/c.txt", "sub/a.txt",
            "en.lproj/l.txt", "de.lproj/l.txt", "de.lproj/d.txt", "en.lproj/a.txt", "en.lproj/sub/e.txt",
            "folder.d/x.dat", "Base.lproj/base.txt", "en.lproj/T.strings", "de.lproj/T.strings",
        ] {
            let file: URL = folder.url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("\"key\" = \"\(path)\";".utf8).write(to: file)
        }
        bundle = try #require(Bundle(path: folder.url.path))
    }

    /// The path of a URL in the bundle.
    private func path(_ url: URL?) -> String? {
        url.map { String($0.path.dropFirst(bundle.bundlePath.count + 1)) }
    }

    @Test(
        arguments: [
            ("a", "txt", nil, "a~iphone.txt"),
            ("a.txt", nil, nil, "a~iphone.txt"),
            ("b", ".txt", nil, "b.txt"),
            ("b", "", nil, nil),
            ("c", "txt", "sub", "sub/c.txt"),
            ("sub/c", "txt", nil, "sub/c.txt"),
            ("l", "txt", nil, "en.lproj/l.txt"),
            ("e", "txt", "sub", "en.lproj/sub/e.txt"),
            ("base", "txt", nil, "Base.lproj/base.txt"),
            ("d", "txt", nil, nil),
            ("only", "txt", nil, nil),
            (nil, "dat", "folder.d", "folder.d/x.dat"),
            ("de", "lproj", nil, "de.lproj"),
            ("missing", "txt", nil, nil),
        ] as [(String?, String?, String?, String?)])
    func `a file is found`(_ name: String?, _ fileExtension: String?, _ subdirectory: String?, _ found: String?) {
        let url: URL? = bundle.url(forResource: name, withExtension: fileExtension, subdirectory: subdirectory)
        expect(path(url), equals: found)
        expect(bundle.path(forResource: name, ofType: fileExtension, inDirectory: subdirectory), equals: url?.path)
    }

    @Test func `a localization can be chosen`() {
        let german: URL? = bundle.url(
            forResource: "l", withExtension: "txt", subdirectory: nil, localization: "de")
        expect(path(german), equals: "de.lproj/l.txt")
        expect(
            path(bundle.url(forResource: "l", withExtension: "txt", subdirectory: nil, localization: "de-AT")),
            equals: "de.lproj/l.txt")
        expectNil(bundle.url(forResource: "l", withExtension: "txt", subdirectory: nil, localization: "fr"))
    }

    @Test func `files with an extension are listed`() {
        let files: [String] = (bundle.urls(forResourcesWithExtension: "txt", subdirectory: nil) ?? [])
            .compactMap { path($0 as URL) }
        expect(
            files,
            equals: [
                "a.txt", "a~ipad.txt", "a~iphone.txt", "b.txt", "only~ipad.txt", "en.lproj/a.txt", "en.lproj/l.txt",
            ])
        expect(bundle.paths(forResourcesOfType: "txt", inDirectory: "sub").count, equals: 3)
    }

    @Test func `tables are found in folders`() throws {
        expect(bundle.localizations, equals: ["Base", "de", "en"])
        expect(bundle.localizedString(forKey: "key", value: nil, table: "T"), equals: "en.lproj/T.strings")
        expect(bundle.localizedString(forKey: "none", value: "value", table: "T"), equals: "value")
        expect(bundle.localizedString(forKey: "none", value: "", table: "Missing"), equals: "none")
        // Apps that let the user choose a language use the folder of the language as a bundle.
        let path: String = try #require(bundle.path(forResource: "de", ofType: "lproj"))
        let german: Bundle = try #require(Bundle(path: path))
        expect(german.localizedString(forKey: "key", value: nil, table: "T"), equals: "de.lproj/T.strings")
    }

    @Test func `every formatter supports variables`() throws {
        let rules = """
            <plist version="1.0"><dict><key>n</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>%d</string></dict>
            </dict></dict></plist>
            """
        try Data(rules.utf8).write(to: folder.url.appendingPathComponent("Rules.stringsdict"))
        let format: String = bundle.localizedString(forKey: "n", value: nil, table: "Rules")
        let german = Locale(identifier: "de_DE")
        expect(String(format: format, 1), equals: "one")
        expect(String(format: format, arguments: [1234]), equals: "1234")
        expect(String(format: format, locale: german, 1234), equals: "1.234")
        expect(String(format: format, locale: german, arguments: [1]), equals: "one")
        expect(String.localizedStringWithFormat(format, 1), equals: "one")
    }

    @Test func `localizations are chosen`() {
        expect(Bundle.preferredLocalizations(from: ["de", "fr"], forPreferences: ["fr-CA"]), equals: ["fr"])
        expect(Bundle.preferredLocalizations(from: ["de", "en"], forPreferences: ["fr"]), equals: ["en"])
        expect(Bundle.preferredLocalizations(from: ["de"], forPreferences: ["fr"]), equals: ["de"])
        expect(Bundle.preferredLocalizations(from: ["de", "en"]), equals: ["en"])
        expect(bundle.preferredLocalizations, equals: ["en"])
    }

    @Test func `defaults post a notification`() throws {
        let name = "AppBundlesTests-\(UUID().uuidString)"
        let defaults: UserDefaults = try #require(UserDefaults(suiteName: name))
        let count = Mutex(0)
        let observer: any NSObjectProtocol = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: defaults, queue: nil
        ) { _ in count.withLock { $0 += 1 } }
        defaults.set(1, forKey: "number")
        defaults.set("text", forKey: "text")
        defaults.removeObject(forKey: "number")
        expect(count.withLock { $0 }, equals: 3)
        expect(defaults.string(forKey: "text"), equals: "text")
        NotificationCenter.default.removeObserver(observer)
        defaults.removePersistentDomain(forName: name)
    }

    @Test func `the module of a class is that of its declaration`() {
        expect(ProcessBundle.module(of: TestSupport.TemporaryFolder.self), equals: "TestSupport")
        expect(ProcessBundle.module(of: Bundle.self), equals: "Foundation")
        final class Local {}
        expect(ProcessBundle.module(of: Local.self), equals: "AppBundlesTests")
        expect(ProcessBundle.module(of: Bundle.Inner.self), equals: "AppBundlesTests")
    }
}

extension Bundle {
    fileprivate final class Inner {}
}

struct DesktopLanguagesTests {
    @Test(
        arguments: [
            ([:], nil, nil),
            (["LANG": "C"], nil, nil),
            (["LANG": "C.UTF-8", "LANGUAGE": "de"], nil, nil),
            (["LANG": "de_DE.UTF-8"], ["de-DE"], "de_DE"),
            (["LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"], ["en-US"], "de_DE"),
            (["LANG": "en_US.UTF-8", "LC_ALL": "fr_FR"], ["fr-FR"], "fr_FR"),
            (["LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_FR", "LC_TIME": "C"], ["fr-FR"], "fr_FR"),
            (["LANG": "de_DE.UTF-8", "LANGUAGE": "de_AT:en:de_DE"], ["de-AT", "en", "de-DE"], "de_DE"),
            (["LANG": "sr_RS.UTF-8@latin"], ["sr-Latn-RS"], "sr_Latn_RS"),
            (["LANG": "de_DE@euro"], ["de-DE"], "de_DE"),
        ] as [([String: String], [String]?, String?)])
    func `the environment is read`(_ environment: [String: String], _ preferred: [String]?, _ locale: String?) {
        let desktop = DesktopLanguages { environment[$0] }
        expect(desktop?.preferred, equals: preferred)
        expect(desktop?.locale, equals: locale)
    }
}
