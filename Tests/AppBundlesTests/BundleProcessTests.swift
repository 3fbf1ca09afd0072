import Expectations
import Foundation
import TestSupport
import Testing

/// Tests of an app in a bundle, in a separate process.
struct BundleProcessTests {
    private let folder: TemporaryFolder
    private let bundle: URL

    init() throws {
        folder = try TemporaryFolder()
        bundle = folder.url.appendingPathComponent("Probe.app")
        let rules = """
            <plist version="1.0"><dict><key>apples</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>one</string><key>other</key><string>%d FRUITS</string></dict>
            </dict></dict></plist>
            """
        try write("Info.plist", information(identifier: "org.example.probe"))
        try write("Frameworks/Kit.framework/Info.plist", information(identifier: "org.example.kit"))
        for (language, greeting) in [("en", "Hello"), ("de", "Hallo"), ("ar", "مرحبا")] {
            try write("\(language).lproj/Localizable.strings", "\"greeting\" = \"\(greeting)\";")
            let fruits: String = language == "de" ? "Äpfel" : "apples"
            try write(
                "\(language).lproj/Localizable.stringsdict", rules.replacingOccurrences(of: "FRUITS", with: fruits))
            try write("\(language).lproj/InfoPlist.strings", "CFBundleDisplayName = \"Probe \(language)\";")
        }
        try write("de.lproj/text.txt", "de")
        try write("en.lproj/text.txt", "en")
    }

    private func information(identifier: String) -> String {
        """
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>\(identifier)</string>
        <key>CFBundleDevelopmentRegion</key><string>en</string><key>CFBundleVersion</key><string>7</string>
        </dict></plist>
        """
    }

    private func write(_ path: String, _ text: String) throws {
        let file: URL = bundle.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Runs the probe, and returns its answers.
    private func run(_ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> [String: String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent("BundleProbe")
        process.arguments = arguments
        process.environment = [
            "HOME": folder.url.path, "XDG_DATA_HOME": "\(folder.url.path)/data", "TMPDIR": folder.url.path,
            "ENGAWA_APP_BUNDLE": bundle.path, "LANG": "C.UTF-8",
        ].merging(environment) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data: Data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: String])
    }

    @Test func `the main bundle is the bundle of the app`() throws {
        let answers: [String: String] = try run()
        expect(answers["bundlePath"], equals: bundle.path)
        expect(answers["identifier"], equals: "org.example.probe")
        expect(answers["version"], equals: "7")
        expect(answers["development"], equals: "en")
        expect(answers["localizations"], equals: "ar,de,en")
        expect(answers["classBundle"], equals: bundle.path)
        expect(answers["ownIdentifier"], equals: bundle.path)
        expect(answers["framework"], equals: "\(bundle.path)/Frameworks/Kit.framework")
        expect(answers["frameworks"], equals: "Kit.framework")
    }

    @Test(arguments: [
        ([], [:], "en", "en-US", "en_US"),
        (["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"], [:], "de", "de", "de_DE"),
        (["-AppleLanguages", "(de)"], [:], "de", "de", "de_US"),
        (["-AppleLocale", "de_AT"], [:], "de", "de-AT", "de_AT"),
        ([], ["LANG": "de_DE.UTF-8"], "de", "de-DE", "de_DE"),
        ([], ["LANG": "de_DE.UTF-8", "LANGUAGE": "ar:de"], "ar", "ar,de,de-DE", "ar_DE"),
        ([], ["LANG": "fr_FR.UTF-8"], "en", "fr-FR", "en_FR"),
        ([], ["LANG": "de_DE.UTF-8", "ENGAWA_HOST": "headless"], "en", "en-US", "en_US"),
        (["-AppleLanguages", "(fr, de)"], ["LANG": "en_GB"], "de", "fr,de", "de_GB"),
    ])
    func `the language is that of the user`(
        _ arguments: [String], _ environment: [String: String], _ shown: String, _ languages: String, _ locale: String
    ) throws {
        let answers: [String: String] = try run(arguments, environment)
        expect(answers["preferred"], equals: shown)
        expect(answers["languages"], equals: languages)
        expect(answers["locale"], equals: locale)
        expect(answers["name"], equals: "Probe \(shown)")
        expect(answers["languageDefault"], equals: languages)
    }

    @Test func `an app can choose its language`() throws {
        try expect(run(["--german"])["launches"], equals: "1")
        try expect(run([], ["LANG": "ar"])["preferred"], equals: "de")
        try expect(run(["-AppleLanguages", "(ar)"])["preferred"], equals: "ar")
    }

    @Test func `strings and formats are localized`() throws {
        let answers: [String: String] = try run(["-AppleLanguages", "(de)", "-AppleLocale", "de_DE"])
        expect(answers["greeting"], equals: "Hallo")
        expect(answers["apples"], equals: "1234 Äpfel")
        expect(answers["localizedApples"], equals: "1.234 Äpfel")
        expect(answers["file"], equals: "\(bundle.path)/de.lproj/text.txt")
        expect(answers["month"], equals: "Januar")
        expect(answers["number"], equals: "1.234,5")
        expect(answers["date"], equals: "1. Januar 1970")
        let arabic: [String: String] = try run(["-AppleLanguages", "(ar)"])
        expect(arabic["greeting"], equals: "مرحبا")
        expect(arabic["file"], equals: "\(bundle.path)/en.lproj/text.txt")
    }

    @Test func `the app has its own folders`() throws {
        let home = "\(folder.url.path)/data/org.example.probe"
        let answers: [String: String] = try run()
        expect(answers["home"], equals: home)
        expect(answers["documents"], equals: "\(home)/Documents")
        expect(answers["caches"], equals: "\(home)/Library/Caches")
        expect(answers["library"], equals: "\(home)/Library")
        expect(answers["temporary"], equals: "\(home)/tmp/")
        expect(answers["writable"], equals: "true")
    }

    @Test func `defaults survive launches`() throws {
        try expect(run()["launches"], equals: "1")
        let second: [String: String] = try run(["--reset"])
        expect(second["launches"], equals: "2")
        expect(second["domain"], equals: "2")
        expect(second["afterReset"], equals: "0")
        try expect(run()["launches"], equals: "1")
        let preferences: URL = folder.url.appendingPathComponent("data/org.example.probe/Library/Preferences")
        let files: [String] = try FileManager.default.contentsOfDirectory(atPath: preferences.path).sorted()
        expect(files, equals: ["org.example.probe.plist", "probe.group.plist"])
    }

    @Test func `an isolated process has temporary folders`() throws {
        for _ in 0..<2 {
            let answers: [String: String] = try run([], ["ENGAWA_HOST": "headless"])
            let home: String = try #require(answers["home"])
            expect(home.hasPrefix(folder.url.path) && home.hasSuffix("/org.example.probe"))
            expect(answers["launches"], equals: "1")
            expect(!FileManager.default.fileExists(atPath: home))
        }
        expect(!FileManager.default.fileExists(atPath: "\(folder.url.path)/data"))
    }

    @Test func `a bundle does not need an Info.plist`() throws {
        try FileManager.default.removeItem(at: bundle.appendingPathComponent("Info.plist"))
        let answers: [String: String] = try run()
        expect(answers["bundlePath"], equals: bundle.path)
        expect(answers["identifier"], equals: "none")
        expect(answers["greeting"], equals: "Hello")
        expect(answers["framework"], equals: "\(bundle.path)/Frameworks/Kit.framework")
        expect(answers["home"] != nil && answers["home"]?.contains(folder.url.path) == false)
    }

    @Test func `a program without a bundle is unchanged`() throws {
        let answers: [String: String] = try run([], ["ENGAWA_APP_BUNDLE": "\(folder.url.path)/missing.app"])
        expect(answers["identifier"], equals: "none")
        expect(answers["locale"], equals: "en_001")
        expect(answers["languages"], equals: "en-001")
        expect(answers["greeting"], equals: "greeting")
        expect(answers["documents"]?.hasSuffix("/Documents"), equals: true)
        expect(answers["documents"]?.contains("org.example"), equals: false)
        expect(answers["temporary"], equals: folder.url.path + "/")
    }
}
