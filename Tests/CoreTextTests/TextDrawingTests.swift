import CoreText
import Expectations
import Foundation
import Testing
import UIKitDrawing

@Suite("Drawing of glyphs, lines and frames")
struct TextDrawingTests {
    private let font = UIFont.systemFont(ofSize: 40)
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let redPixel = Pixel(red: 255, green: 0, blue: 0)

    private func line(_ string: String, _ attributes: [String: Any] = [:]) -> CTLine {
        var all: [NSAttributedString.Key: Any] = [.font: font]
        for (key, value) in attributes { all[NSAttributedString.Key(key)] = value }
        return CTLineCreateWithAttributedString(NSAttributedString(string: string, attributes: all))
    }

    @Test func `a line is drawn upright at the text position`() throws {
        let context = try bitmap(100, 100)
        context.textPosition = CGPoint(x: 10, y: 20)
        CTLineDraw(line("L"), context)
        let ink = context.ink
        // The baseline is 20 pixels above the bottom, and the foot of the letter is on it.
        expect(abs(ink.maxY - 80) <= 1)
        expect(abs(ink.height - font.capHeight) <= 2)
        let image = try #require(context.makeImage())
        let bottom = (0..<100).count { image.pixel(x: $0, y: Int(ink.maxY) - 2).alpha > 128 }
        let top = (0..<100).count { image.pixel(x: $0, y: Int(ink.minY) + 2).alpha > 128 }
        expect(bottom > 2 * top)
        expect(context.textPosition, equals: CGPoint(x: 10, y: 20))
        let bounds = CTLineGetImageBounds(line("L"), context)
        expect(abs(bounds.minY - 20) < 0.5 && abs(bounds.height - font.capHeight) < 0.5)
        expect(abs(bounds.minX - ink.minX) <= 1)
    }

    @Test func `the text matrix mirrors text in contexts of UIKit`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { renderer in
            let context = renderer.cgContext
            context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 50)
            CTLineDraw(line("L"), context)
        }
        let other = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { renderer in
            let context = renderer.cgContext
            context.translateBy(x: 0, y: 60)
            context.scaleBy(x: 1, y: -1)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(line("L"), context)
        }
        let pixels = try #require(image.cgImage)
        let expected = try #require(other.cgImage)
        expect(pixels.differingPixels(from: expected, tolerance: 2), equals: 0)
    }

    @Test func `the color of text is its attribute, the fill color if requested, or black`() throws {
        func colors(_ attributes: [String: Any]) throws -> Set<Pixel> {
            let context = try bitmap(60, 60)
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(line("L", attributes), context)
            return context.colors
        }
        expect(try colors([:]), equals: [Pixel(red: 0, green: 0, blue: 0)])
        expect(try colors([kCTForegroundColorAttributeName as String: red]), equals: [redPixel])
        expect(try colors(["NSColor": UIColor(cgColor: red)]), equals: [redPixel])
        expect(
            try colors([kCTForegroundColorFromContextAttributeName as String: true]),
            equals: [Pixel(red: 0, green: 255, blue: 0)])
    }

    @Test func `glyphs are drawn at their positions`() throws {
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        expect(CTFontGetGlyphsForCharacters(font, Array("II".utf16), &glyphs, 2))
        let context = try bitmap(100, 60)
        context.setFillColor(red)
        context.textMatrix = .identity
        CTFontDrawGlyphs(font, glyphs, [CGPoint(x: 10, y: 5), CGPoint(x: 60, y: 25)], 2, context)
        expect(context.colors, equals: [redPixel])
        let ink = context.ink
        expect(abs(ink.maxY - 55) <= 1)
        expect(abs(ink.minY - (35 - font.capHeight)) <= 2)
    }

    @Test func `a context draws glyphs of a graphics font`() throws {
        let path = "/usr/share/fonts/truetype/dejavu/DejaVuSansMono-Bold.ttf"
        let provider = try #require(CGDataProvider(url: URL(fileURLWithPath: path) as CFURL))
        let graphicsFont = try #require(CGFont(provider))
        let font = CTFontCreateWithGraphicsFont(graphicsFont, 40, nil, nil)
        expect(CTFontCopyFamilyName(font) as String, equals: "DejaVu Sans Mono")
        var glyph: CGGlyph = 0
        expect(CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1))
        let context = try bitmap(60, 60)
        context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        expect(context.ink.isNull)
        context.setFont(graphicsFont)
        context.setFontSize(40)
        context.showGlyphs([glyph], at: [CGPoint(x: 10, y: 10)])
        let ink = context.ink
        let outline = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBox
        expect(abs(ink.maxY - 50) <= 1 && abs(ink.height - outline.height) <= 2)
        expect(abs(ink.minX - 10 - outline.minX) <= 1 && abs(ink.width - outline.width) <= 2)
    }

    @Test func `a run draws a part of its glyphs`() throws {
        let context = try bitmap(120, 60)
        let line = line("III")
        let run = try #require((CTLineGetGlyphRuns(line) as? [CTRun])?.first)
        context.textPosition = CGPoint(x: 0, y: 10)
        CTRunDraw(run, context, CFRangeMake(1, 1))
        let positions = try #require(CTRunGetPositionsPtr(run))
        let ink = context.ink
        expect(ink.minX >= positions[1].x - 1 && ink.maxX <= positions[2].x + 1)
        expect(abs(CTRunGetImageBounds(run, nil, CFRangeMake(1, 1)).midX - ink.midX) < 1)
    }

    @Test func `text that is stroked has the stroke color`() throws {
        func colors(_ mode: CGTextDrawingMode) throws -> Set<Pixel> {
            let context = try bitmap(60, 60)
            context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.setFillColor(red)
            context.setLineWidth(2)
            context.setTextDrawingMode(mode)
            context.textPosition = CGPoint(x: 10, y: 10)
            CTLineDraw(line("L", [kCTForegroundColorFromContextAttributeName as String: true]), context)
            return context.colors
        }
        let green = Pixel(red: 0, green: 255, blue: 0)
        expect(try colors(.stroke), equals: [green])
        expect(try colors(.fillStroke).isSuperset(of: [green, redPixel]))
        expect(try colors(.invisible), equals: [])
    }

    @Test func `text in a clipping mode limits further drawing`() throws {
        let plain = try bitmap(100, 60)
        plain.setFillColor(red)
        plain.textPosition = CGPoint(x: 10, y: 10)
        CTLineDraw(line("ab", [kCTForegroundColorFromContextAttributeName as String: true]), plain)
        let context = try bitmap(100, 60)
        context.textPosition = CGPoint(x: 10, y: 10)
        context.setTextDrawingMode(.clip)
        let string = NSMutableAttributedString(string: "a", attributes: [.font: font])
        string.append(NSAttributedString(string: "b", attributes: [.font: font, .kern: CGFloat(0)]))
        CTLineDraw(CTLineCreateWithAttributedString(string), context)
        expect(context.ink.isNull)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 60))
        expect(context.colors, equals: [redPixel])
        let image = try #require(context.makeImage())
        let expected = try #require(plain.makeImage())
        let differing = try #require(image.differingPixels(from: expected, tolerance: 100))
        expect(differing < 20)
    }

    @Test func `strings of UIKit clip too`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { renderer in
            renderer.cgContext.setTextDrawingMode(.clip)
            ("I\nI" as NSString).draw(at: CGPoint(x: 20, y: 0), withAttributes: [.font: font])
            UIColor.red.setFill()
            renderer.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
        }
        let pixels = image.cgImage
        expect(pixels?.pixel(x: 2, y: 30).alpha, equals: 0)
        expect((0..<60).contains { pixels?.pixel(x: $0, y: 30) == redPixel })
    }

    @Test func `the outline of a glyph has its bounds`() throws {
        var glyph: CGGlyph = 0
        expect(CTFontGetGlyphsForCharacters(font, Array("H".utf16), &glyph, 1))
        let path = try #require(CTFontCreatePathForGlyph(font, glyph, nil))
        let bounds = path.boundingBoxOfPath
        expect(abs(bounds.minY) < 0.1 && abs(bounds.height - CTFontGetCapHeight(font)) < 0.5)
        var rect: CGRect = .zero
        CTFontGetBoundingRectsForGlyphs(font, .default, [glyph], &rect, 1)
        expect(abs(rect.minX - bounds.minX) < 0.1 && abs(rect.maxY - bounds.maxY) < 0.1)
        var twice = CGAffineTransform(scaleX: 2, y: 2)
        let large = try #require(CTFontCreatePathForGlyph(font, glyph, &twice))
        expect(abs(large.boundingBoxOfPath.height - 2 * bounds.height) < 0.1)
        var advance: CGSize = .zero
        let sum = CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph, glyph], nil, 2)
        CTFontGetAdvancesForGlyphs(font, .horizontal, [glyph], &advance, 1)
        expect(abs(sum - 2 * Double(advance.width)) < 0.01 && advance.width > bounds.maxX)
        var space: CGGlyph = 0
        expect(CTFontGetGlyphsForCharacters(font, [32], &space, 1))
        expectNil(CTFontCreatePathForGlyph(font, space, nil))
    }

    @Test func `surrogate pairs have one glyph, and missing characters none`() {
        var glyphs: [CGGlyph] = [9, 9, 9]
        expect(!CTFontGetGlyphsForCharacters(font, Array("😀a".utf16), &glyphs, 3))
        expect(glyphs[0] == 0 && glyphs[1] == 0 && glyphs[2] != 0)
    }

    @Test func `descriptors have attributes`() throws {
        let attributes: [String: Any] = [
            kCTFontFamilyNameAttribute as String: "Helvetica Neue", kCTFontStyleNameAttribute as String: "Bold",
            kCTFontSizeAttribute as String: 20,
        ]
        let descriptor = CTFontDescriptorCreateWithAttributes(attributes as CFDictionary)
        expect(CTFontDescriptorCopyAttribute(descriptor, kCTFontNameAttribute) as? String, equals: "HelveticaNeue-Bold")
        expect(CTFontGetSize(CTFontCreateWithFontDescriptor(descriptor, 0, nil)), equals: 20)
        let named = CTFontDescriptorCreateWithNameAndSize("HelveticaNeue-Bold" as CFString, 20)
        let bold = CTFontCreateWithFontDescriptor(named, 0, nil)
        expect(bold, equals: CTFontCreateWithFontDescriptor(descriptor, 0, nil))
        let feature: [String: Any] = [
            kCTFontFeatureTypeIdentifierKey as String: kNumberSpacingType,
            kCTFontFeatureSelectorIdentifierKey as String: kMonospacedNumbersSelector,
        ]
        let settings: [String: Any] = [kCTFontFeatureSettingsAttribute as String: [feature]]
        let digits = CTFontDescriptorCreateCopyWithAttributes(
            UIFont.systemFont(ofSize: 20).fontDescriptor, settings as CFDictionary)
        let font = CTFontCreateWithFontDescriptor(digits, 0, nil)
        func width(_ text: String) -> CGFloat { (text as NSString).size(withAttributes: [.font: font]).width }
        expect(abs(width("1111") - width("0000")) < 0.01)
    }

    @Test func `fonts of the user interface and of other scripts`() throws {
        let bold = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 20, nil))
        expect(bold, equals: .boldSystemFont(ofSize: 20))
        expect(CTFontCreateUIFontForLanguage(.smallSystem, 0, nil)?.pointSize, equals: 11)
        expect(CTFontCreateForString(bold, "abc" as CFString, CFRangeMake(0, 3)), equals: bold)
        let other = CTFontCreateForString(bold, "a中" as CFString, CFRangeMake(1, 1))
        expect(CTFontCopyFamilyName(other) as String != bold.familyName && other.pointSize == 20)
    }

    @Test func `fonts have names, traits and transforms`() throws {
        let font = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, 18, nil)
        expect(CTFontCopyPostScriptName(font) as String, equals: "HelveticaNeue-Bold")
        expect(CTFontCopyFamilyName(font) as String, equals: "Helvetica Neue")
        expect(CTFontCopyFullName(font) as String, equals: "Helvetica Neue Bold")
        expect(CTFontGetSize(font), equals: 18)
        expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
        let light = try #require(CTFontCreateCopyWithSymbolicTraits(font, 0, nil, [], .traitBold))
        expect(!CTFontGetSymbolicTraits(light).contains(.traitBold) && CTFontGetSize(light) == 18)
        expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)), equals: 30)
        expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(font), 0, nil), equals: font)
        var skew = CGAffineTransform(a: 1, b: 0, c: 0.3, d: 1, tx: 0, ty: 0)
        let slanted = CTFontCreateWithName("Helvetica" as CFString, 40, &skew)
        var glyph: CGGlyph = 0
        expect(CTFontGetGlyphsForCharacters(slanted, Array("I".utf16), &glyph, 1))
        let upright = CTFontCreateWithName("Helvetica" as CFString, 40, nil)
        let widths = [slanted, upright].map { CTFontCreatePathForGlyph($0, glyph, nil)?.boundingBox.width ?? 0 }
        expect(widths[1] > 0 && widths[0] > widths[1] + 5)
        // Lines of text are slanted too.
        let inks: [CGRect] = try [slanted, upright].map {
            let context = try bitmap(100, 100)
            context.textPosition = CGPoint(x: 20, y: 20)
            CTLineDraw(line("I", [kCTFontAttributeName as String: $0]), context)
            return context.ink
        }
        expect(inks[1].width > 0 && inks[0].width > inks[1].width + 5)
        expect(CTFontGetUnitsPerEm(font) >= 1000 && CTFontGetGlyphCount(font) > 100)
        expect(CTFontGetUnderlinePosition(font) < 0 && CTFontGetUnderlineThickness(font) > 0)
        // A missing font is replaced.
        expect(CTFontGetSize(CTFontCreateWithName("NoSuchFont" as CFString, 0, nil)), equals: 12)
    }
}
