import Expectations
import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing
import _Testing_CoreGraphics

@testable import UIKitDrawing

/// Fonts that an app registers while it runs.
@MainActor
struct RegisteredFontTests {
    /// Creates a font file whose names no other font has.
    private func makeFont(in folder: TemporaryFolder) throws -> URL {
        var font = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Italic.ttf"))
        for encoding: String.Encoding in [.utf8, .utf16BigEndian] {
            let old: Data = try #require("DejaVu".data(using: encoding))
            let new: Data = try #require("Engawa".data(using: encoding))
            while let place = font.range(of: old) { font.replaceSubrange(place, with: new) }
        }
        let url: URL = folder.file("font.ttf")
        try font.write(to: url)
        return url
    }

    /// The pixels of text in a font.
    private func picture(_ font: UIFont) -> Data? {
        UIGraphicsImageRenderer(size: CGSize(width: 80, height: 30)).image { _ in
            ("Engawa" as NSString).draw(at: .zero, withAttributes: [.font: font])
        }.pngData()
    }

    @Test func `a registered font is found by its names and draws`() throws {
        let folder = try TemporaryFolder()
        let url: URL = try makeFont(in: folder)
        let name = "EngawaSerif-Italic"
        expectNil(UIFont(name: name, size: 17))
        expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
        let font: UIFont = try #require(UIFont(name: name, size: 17))
        expect(font.fontName == name && font.familyName == "Engawa Serif" && font.pointSize == 17)
        expect(UIFont.familyNames.contains("Engawa Serif"))
        expect(UIFont.fontNames(forFamilyName: "Engawa Serif").contains(name))
        let drawn: Data = try #require(picture(font))
        expect(drawn != picture(.systemFont(ofSize: 17)) && drawn != picture(.italicSystemFont(ofSize: 17)))
        let width: CGFloat = ("Engawa" as NSString).size(withAttributes: [.font: font]).width
        expect(
            width,
            differsFrom: ("Engawa" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width)
    }
}
