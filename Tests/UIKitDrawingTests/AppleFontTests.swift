import Expectations
import Foundation
import Testing

@testable import UIKitDrawing

/// The fonts of iOS, widths, and the text styles of descriptors.
struct AppleFontTests {
    @Test(arguments: [
        ("HelveticaNeue-Bold", "Helvetica Neue", 700, false), ("Georgia", "Georgia", 400, false),
        ("Menlo-Regular", "Menlo", 400, false), ("AvenirNext-DemiBold", "Avenir Next", 600, false),
        ("TimesNewRomanPSMT", "Times New Roman", 400, false), ("Arial-BoldItalicMT", "Arial", 700, true),
        ("Courier-Oblique", "Courier", 400, true), ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", 100, true),
        ("Futura-Medium", "Futura", 500, false), ("AmericanTypewriter", "American Typewriter", 400, false),
        ("ArialRoundedMTBold", "Arial Rounded MT Bold", 700, false),
        ("HiraKakuProN-W6", "Hiragino Kaku Gothic ProN", 600, false),
        ("AppleColorEmoji", "Apple Color Emoji", 400, false), ("DamascusBold", "Damascus", 700, false),
        ("DamascusSemiBold", "Damascus", 600, false), ("KohinoorDevanagari-Light", "Kohinoor Devanagari", 300, false),
        ("AcademyEngravedLetPlain", "Academy Engraved LET", 400, false), ("Symbol", "Symbol", 400, false),
    ])
    func `a font of iOS has its names, weight and slant`(name: String, family: String, weight: Int, isItalic: Bool)
        throws
    {
        let font = try #require(UIFont(name: name, size: 17))
        expect(font.fontName, equals: name)
        expect(font.familyName, equals: family)
        expect(font.face.weight, equals: CGFloat(weight))
        expect(font.face.isItalic, equals: isItalic)
        let copy = UIFont(descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0)
        expect(copy, equals: font)
        expect(UIFont.fontNames(forFamilyName: family).contains(name))
    }

    @Test func `a family name of iOS means its regular font`() {
        expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName, equals: "HelveticaNeue")
        expect(UIFont(name: "times new roman", size: 12)?.fontName, equals: "TimesNewRomanPSMT")
        let bold = UIFont(name: "Georgia", size: 12)?.fontDescriptor.withSymbolicTraits(.traitBold)
        expect(bold?.postscriptName, equals: "Georgia-Bold")
        expect(UIFontDescriptor(fontAttributes: [.family: "Menlo"]).postscriptName, equals: "Menlo-Regular")
        expectNil(UIFont(name: "HelveticaNeue-Enormous", size: 12))
    }

    @Test func `a descriptor finds a font by its style`() {
        let descriptor = UIFontDescriptor(fontAttributes: [.family: "Avenir Next", .face: "Demi Bold Italic"])
        expect(descriptor.postscriptName, equals: "AvenirNext-DemiBoldItalic")
        expect(descriptor.object(forKey: .face) as? String, equals: "Demi Bold Italic")
        expect(descriptor.addingAttributes([.face: "Regular"]).postscriptName, equals: "AvenirNext-Regular")
        expect(descriptor.matchingFontDescriptors(withMandatoryKeys: [.family]), equals: [descriptor])
        let missing = UIFontDescriptor(fontAttributes: [.family: "No Such Family"])
        expect(missing.matchingFontDescriptors(withMandatoryKeys: [.family]).isEmpty)
        expect(missing.matchingFontDescriptors(withMandatoryKeys: nil).count, equals: 1)
    }

    @Test func `a font of iOS is drawn in an installed font of its kind`() throws {
        func width(_ text: String, _ name: String) throws -> CGFloat {
            text.size(withAttributes: [.font: try #require(UIFont(name: name, size: 40))]).width
        }
        expect(abs(try width("iii", "Menlo-Regular") - width("WWW", "Menlo-Regular")), isLessThan: 0.01)
        let menlo = try #require(UIFont(name: "Menlo-Bold", size: 12))
        expect(menlo.fontDescriptor.symbolicTraits, equals: [.traitBold, .traitMonoSpace])
        expect(try width("Hamburg", "Georgia"), differsFrom: try width("Hamburg", "HelveticaNeue"))
        expect(try width("Hamburg", "HelveticaNeue"), isLessThan: try width("Hamburg", "HelveticaNeue-Bold"))
        expect(try width("Hamburg", "HelveticaNeue-CondensedBold"), isLessThan: try width("Hamburg", "HelveticaNeue"))
        // The line is not taller than the line of the font.
        let georgia = try #require(UIFont(name: "Georgia", size: 40))
        let height: CGFloat = "Hamburg".size(withAttributes: [.font: georgia]).height
        expect(abs(height - georgia.lineHeight), isLessThan: 1)
    }

    @Test func `the system font has widths`() {
        func width(_ font: UIFont) -> CGFloat { "Hamburg".size(withAttributes: [.font: font]).width }
        let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
        let fonts: [UIFont] = widths.map { .systemFont(ofSize: 40, weight: .bold, width: $0) }
        expect(fonts.map(width) == fonts.map(width).sorted() && Set(fonts.map(width)).count == 4)
        expect(fonts[2], equals: .systemFont(ofSize: 40, weight: .bold))
        expect(fonts[1].fontDescriptor.symbolicTraits, equals: [.traitBold, .traitCondensed])
        for font in fonts {
            let attributes: [UIFontDescriptor.AttributeName: Any] = font.fontDescriptor.fontAttributes
            expect(UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0), equals: font)
        }
        let traits: [UIFontDescriptor.TraitKey: Any] = [.width: UIFont.Width.condensed, .slant: CGFloat(0.1)]
        let italic: UIFontDescriptor = fonts[2].fontDescriptor.addingAttributes([.traits: traits])
        expect(italic.symbolicTraits, equals: [.traitBold, .traitItalic, .traitCondensed])
        expect(italic.withSymbolicTraits(.traitBold)?.symbolicTraits, equals: .traitBold)
    }

    @Test func `the text style of a descriptor is a string and a style`() {
        let descriptor: UIFontDescriptor = UIFont.preferredFont(forTextStyle: .headline).fontDescriptor
        expect(descriptor.object(forKey: .textStyle) as? String, equals: "UICTFontTextStyleHeadline")
        expect(descriptor.object(forKey: .textStyle) as? UIFont.TextStyle, equals: .headline)
        expect(descriptor.fontAttributes[.textStyle] as? String, equals: "UICTFontTextStyleHeadline")
        let copy = UIFontDescriptor(fontAttributes: descriptor.fontAttributes)
        expect(copy.object(forKey: .textStyle) as? UIFont.TextStyle, equals: .headline)
        let named = UIFontDescriptor(fontAttributes: [.textStyle: "UICTFontTextStyleTitle1"])
        expect(named.object(forKey: .textStyle) as? UIFont.TextStyle, equals: .title1)
    }

    @Test func `a monospaced family keeps its pitch in other styles`() throws {
        let menlo: UIFontDescriptor = try #require(UIFont(name: "Menlo-Regular", size: 12)).fontDescriptor
        expect(menlo.withSymbolicTraits(.traitBold)?.postscriptName, equals: "Menlo-Bold")
        expect(menlo.withSymbolicTraits([.traitMonoSpace, .traitItalic])?.postscriptName, equals: "Menlo-Italic")
        expectNil(UIFont(name: "Georgia", size: 12)?.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
    }

    @Test func `the traits of a descriptor are numbers of any type`() {
        let numbers: [Any] = [0.2, CGFloat(0.2), Float(0.2), NSNumber(value: 0.2)]
        for number in numbers {
            let traits: [UIFontDescriptor.TraitKey: Any] = [.slant: number, .width: number, .weight: number]
            let font = UIFontDescriptor(fontAttributes: [.traits: traits])
            expect(font.symbolicTraits.contains([.traitItalic, .traitExpanded]))
            expect(font.face.weight, isGreaterThan: 450)
        }
        let integers: [UIFontDescriptor.TraitKey: Any] = [.slant: 1, .width: -1, .weight: 0]
        let font = UIFontDescriptor(fontAttributes: [.size: 20, .traits: integers])
        expect(font.symbolicTraits, equals: [.traitItalic, .traitCondensed])
        expect(font.pointSize, equals: 20)
    }

    @Test func `a family whose fonts are condensed or bold keeps its style`() throws {
        let condensed = try #require(UIFont(name: "AvenirNextCondensed-Regular", size: 17))
        let bold = try #require(condensed.fontDescriptor.withSymbolicTraits(.traitBold))
        expect(bold.postscriptName, equals: "AvenirNextCondensed-Bold")
        expect(UIFont(descriptor: bold, size: 0), equals: UIFont(name: "AvenirNextCondensed-Bold", size: 17))
        for (family, name) in [
            ("Arial Rounded MT Bold", "ArialRoundedMTBold"), ("DIN Condensed", "DINCondensed-Bold"),
            ("Futura", "Futura-Medium"), ("Avenir Next Condensed", "AvenirNextCondensed-Regular"),
        ] {
            expect(UIFontDescriptor(fontAttributes: [.family: family]).postscriptName, equals: name)
        }
        let narrow = UIFont(name: "HelveticaNeue-CondensedBold", size: 17)?.fontDescriptor
        expect(narrow?.withSymbolicTraits(.traitBold)?.postscriptName, equals: "HelveticaNeue-Bold")
    }

    @Test(arguments: [
        ("Helvetica Neue", "Thin", "HelveticaNeue-Thin"), ("Avenir", "Book", "Avenir-Book"),
        ("Helvetica Neue", "Condensed Bold", "HelveticaNeue-CondensedBold"),
        ("Hiragino Sans", "W6", "HiraginoSans-W6"), ("Gill Sans", "Ultra Bold", "GillSans-UltraBold"),
        ("Arial", "Bold Italic", "Arial-BoldItalicMT"), ("Helvetica Neue", "Regular", "HelveticaNeue"),
    ])
    func `a descriptor finds the fonts of a family by their styles`(family: String, style: String, name: String) {
        let font = UIFontDescriptor(fontAttributes: [.family: family, .face: style])
        expect(font.postscriptName, equals: name)
        expect(font.object(forKey: .face) as? String, equals: style)
        expect(font.addingAttributes([.face: "Enormous"]), equals: font)
        expect(UIFont(name: name, size: 17)?.fontName, equals: name)
    }

    @Test(arguments: [UIFontDescriptor.SymbolicTraits.traitBold, .traitItalic, [.traitBold, .traitItalic]])
    func `a bold or italic variant of the monospaced system font is monospaced`(
        traits: UIFontDescriptor.SymbolicTraits
    ) throws {
        let regular = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular)
        let descriptor = try #require(regular.fontDescriptor.withSymbolicTraits(traits))
        expect(descriptor.symbolicTraits, equals: traits.union(.traitMonoSpace))
        let font = UIFont(descriptor: descriptor, size: 0)
        let widths: [CGFloat] = ["iiii", "MMMM"].map { $0.size(withAttributes: [.font: font]).width }
        expect(abs(widths[0] - widths[1]), isLessThan: 0.01)
        expect(descriptor.withDesign(.default)?.symbolicTraits, equals: traits)
        let added = regular.fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.symbolic: traits.rawValue]
        ])
        expect(added, equals: descriptor)
    }
}
