import Expectations
import CoreText
import Foundation
import TestSupport
import Testing
import TextLayout

struct CTFontManagerTests {
    /// The path of a font that no other test uses.
    private let path = "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf"

    @Test func `a font in memory has its names`() throws {
        let provider: CGDataProvider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
        let font: CGFont = try #require(CGFont(provider))
        expect(font.postScriptName as String?, equals: "DejaVuSerif-Bold")
        expect(font.fullName as String?, equals: "DejaVu Serif Bold")
        var error: Unmanaged<CFError>?
        expect(CTFontManagerRegisterGraphicsFont(font, &error))
        expectNil(error)
    }

    @Test func `a font with a name is a font of iOS or an installed one`() throws {
        let font: CGFont = try #require(CGFont("HelveticaNeue-BoldItalic" as CFString))
        expect(font.postScriptName as String?, equals: "HelveticaNeue-BoldItalic")
        expect(font.fullName as String?, equals: "Helvetica Neue Bold Italic")
        expect(CGFont("DejaVu Sans" as CFString)?.postScriptName as String?, equals: "DejaVuSans-Regular")
        expectNil(CGFont("NoSuchFont-Bold" as CFString))
        // It does not need to be registered.
        expect(!CTFontManagerRegisterGraphicsFont(font, nil))
    }

    @Test func `a font that is not registered removes its file`() async throws {
        let folder = try TemporaryFolder()
        await #expect(processExitsWith: .success) { [path = path as String, temporary = folder.url.path as String] in
            setenv("TMPDIR", temporary, 1)
            let provider: CGDataProvider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
            expect(CGFont(provider) != nil)
            try expect(FileManager.default.contentsOfDirectory(atPath: temporary), equals: [])
        }
    }

    @Test func `a registered font removes its file when the process ends`() async throws {
        let folder = try TemporaryFolder()
        await #expect(processExitsWith: .success) { [path = path as String, temporary = folder.url.path as String] in
            setenv("TMPDIR", temporary, 1)
            let provider: CGDataProvider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
            expect(CTFontManagerRegisterGraphicsFont(try #require(CGFont(provider)), nil))
            try expect(FileManager.default.contentsOfDirectory(atPath: temporary).count, equals: 1)
        }
        expect(folder.names, equals: [])
    }

    private func registrationCode(_ url: URL) -> Int? {
        var error: Unmanaged<CFError>?
        guard !CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error), let error else { return nil }
        return error.takeRetainedValue().code
    }

    @Test func `a font cannot be registered twice`() throws {
        let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans-ExtraLight.ttf")
        expectNil(registrationCode(url))
        expect(registrationCode(url), equals: 105)
        let provider: CGDataProvider = try #require(CGDataProvider(url: url as CFURL))
        var error: Unmanaged<CFError>?
        expect(!CTFontManagerRegisterGraphicsFont(try #require(CGFont(provider)), &error))
        try expect(#require(error).takeRetainedValue().code, equals: 105)
    }

    @Test func `the codes of errors tell missing files from files without fonts`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("text.ttf")
        expect(registrationCode(file), equals: 101)
        try Data("no font".utf8).write(to: file)
        expect(registrationCode(file), equals: 103)
        let font = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
        expect(registrationCode(try #require(URL(string: "https://example.com\(font)"))), equals: 101)
        expectNil(registrationCode(URL(fileURLWithPath: font)))
    }

    @Test func `a condensed font is not drawn with the normal width`() throws {
        let folder = "/usr/share/fonts/truetype/dejavu/"
        for name in ["DejaVuSerif-Italic", "DejaVuSerifCondensed-Italic"] {
            expectNil(registrationCode(URL(fileURLWithPath: folder + name + ".ttf")))
        }
        func width(_ name: String) throws -> CGFloat {
            let font = try #require(FontDescription(registeredName: name, size: 20))
            return TextLayout(runs: [TextRun(text: "condensed", style: TextStyle(font: font))]).size.width
        }
        try expect(width("DejaVuSerifCondensed-Italic"), isLessThan: width("DejaVuSerif-Italic") * 0.95)
    }

    @Test func `files without fonts have an error`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("text.ttf")
        try Data("no font".utf8).write(to: file)
        expectNil(CGFont(try #require(CGDataProvider(url: file as CFURL))))
        var error: Unmanaged<CFError>?
        expect(!CTFontManagerRegisterFontsForURL(file as CFURL, .process, &error))
        let reason: CFError = try #require(error).takeRetainedValue()
        expect((CFErrorCopyDescription(reason) as String).contains("text.ttf contains no font"))
        var errors = 0
        let font = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-BoldItalic.ttf")
        CTFontManagerRegisterFontURLs([file, font] as CFArray, .process, true) { list, _ in
            errors = list.count
            return true
        }
        expect(errors, equals: 1)
    }
}
