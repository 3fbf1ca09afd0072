import Expectations
import CoreText
import Foundation
import TestSupport
import Testing

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
        CTFontManagerRegisterFontURLs([file, URL(fileURLWithPath: path)] as CFArray, .process, true) { list, _ in
            errors = list.count
            return true
        }
        expect(errors, equals: 1)
    }
}
