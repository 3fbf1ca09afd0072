import Expectations
import Foundation
import Testing

@testable import UIKitDrawing

struct FontTests {
    @Test func `system fonts have Apple's line heights`() {
        let font: UIFont = .systemFont(ofSize: 17)
        expect(abs(font.lineHeight - 20.29), isLessThan: 0.01)
        expect(font.ascender > 0 && font.descender < 0)
        expect(abs(font.ascender - font.descender - font.lineHeight), isLessThan: 1e-6)
        expect(font.capHeight, isGreaterThan: font.xHeight)
        expect(font.familyName, equals: "Inter")
        expect(font.fontName, equals: "Inter-Regular")
    }

    @Test func `weights map to CSS weights`() {
        expect(UIFont.systemFont(ofSize: 10, weight: .ultraLight).face.weight, equals: 100)
        expect(UIFont.systemFont(ofSize: 10, weight: .medium).face.weight, equals: 500)
        expect(UIFont.systemFont(ofSize: 10, weight: .black).face.weight, equals: 900)
        expect(UIFont.systemFont(ofSize: 10, weight: UIFont.Weight(0.35)).face.weight, equals: 650)
        for css in stride(from: 100.0, through: 900.0, by: 50.0) {
            expect(abs(UIFont.Weight(css: css).css - css), isLessThan: 1e-6)
        }
    }

    private static let sizes: [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)] = [
        (.body, .large, 17), (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
        (.largeTitle, .large, 34), (.caption2, .small, 11), (.footnote, .extraExtraExtraLarge, 19),
        (.title3, .accessibilityMedium, 31), (.callout, .unspecified, 16),
    ]

    @Test(arguments: sizes)
    func `text styles depend on the category`(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
        let traits = UITraitCollection(preferredContentSizeCategory: category)
        expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, equals: size)
    }

    @Test func `headlines are semibold`() {
        expect(UIFont.preferredFont(forTextStyle: .headline).face.weight, equals: 600)
        let bold = UITraitCollection(legibilityWeight: .bold)
        expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: bold).face.weight, equals: 600)
    }

    @Test func `metrics scale fonts and lengths`() {
        let large = UITraitCollection {
            $0.preferredContentSizeCategory = .accessibilityMedium
            $0.displayScale = 2
        }
        let metrics = UIFontMetrics(forTextStyle: .body)
        let font: UIFont = .systemFont(ofSize: 20, weight: .bold)
        let scaled: UIFont = metrics.scaledFont(for: font, compatibleWith: large)
        expect(scaled.pointSize, equals: 31)
        expect(scaled.face.weight, equals: 700)
        expect(metrics.scaledFont(for: font, maximumPointSize: 25, compatibleWith: large).pointSize, equals: 25)
        expect(metrics.scaledFont(for: scaled, compatibleWith: large), equals: scaled)
        expect(metrics.scaledValue(for: 10, compatibleWith: large), equals: 15.5)
        let usual = UITraitCollection(preferredContentSizeCategory: .large)
        expect(scaled.adjusted(for: usual).pointSize, equals: 20)
    }

    @Test func `fonts are found by name`() throws {
        let bold = try #require(UIFont(name: "Inter-Bold", size: 12))
        expect(bold.face.weight, equals: 700)
        expect(bold.fontName, equals: "Inter-Bold")
        let italic = try #require(UIFont(name: "NotoSans-SemiBoldItalic", size: 12))
        expect(italic.familyName, equals: "Noto Sans")
        expect(italic.face.weight == 600 && italic.face.isItalic)
        expect(UIFont(name: "Noto Sans", size: 9)?.familyName, equals: "Noto Sans")
        expectNil(UIFont(name: "NoSuchFamily-Bold", size: 12))
        expectNil(UIFont(name: "", size: 12))
    }

    @Test func `descriptors create derived fonts`() throws {
        let body: UIFontDescriptor = .preferredFontDescriptor(withTextStyle: .body)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        expect(UIFont(descriptor: bold, size: 0).face.weight, equals: 700)
        expect(UIFont(descriptor: bold, size: 0).pointSize, equals: body.pointSize)
        expect(UIFont(descriptor: bold, size: 30).pointSize, equals: 30)
        let italic = try #require(body.withSymbolicTraits([.traitItalic, .traitBold]))
        expect(italic.symbolicTraits, equals: [.traitItalic, .traitBold])
        let mono = try #require(body.withDesign(.monospaced))
        expect(mono.symbolicTraits.contains(.traitMonoSpace))
        expectNil(body.withDesign(UIFontDescriptor.SystemDesign(rawValue: "unknown")))
        expectNil(body.withDesign(.rounded))
        let semibold = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold]])
        expect(UIFont(descriptor: semibold, size: 0).face.weight, equals: 600)
    }

    @Test func `monospaced digits have equal widths`() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let digits: UIFont = .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        expect(width("111", digits), equals: width("888", digits))
        let plain: UIFont = .systemFont(ofSize: 20)
        expect(width("111", plain), isLessThan: width("888", plain))
        let mono: UIFont = .monospacedSystemFont(ofSize: 20, weight: .regular)
        expect(abs(width("iii", mono) - width("WWW", mono)), isLessThan: 0.01)
    }

    @Test func `fonts with the same name and size are equal`() {
        expect(UIFont.systemFont(ofSize: 12), equals: UIFont.systemFont(ofSize: 12))
        expect(UIFont.systemFont(ofSize: 12).hash, equals: UIFont.systemFont(ofSize: 12).hash)
        expect(UIFont.systemFont(ofSize: 12), differsFrom: UIFont.systemFont(ofSize: 13))
        expect(UIFont.systemFont(ofSize: 12).withSize(13), equals: UIFont.systemFont(ofSize: 13))
    }

    @Test func `a text style determines the size and the weight of a descriptor`() {
        func font(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> UIFont {
            UIFont(descriptor: UIFontDescriptor(fontAttributes: attributes), size: 0)
        }
        for style in [UIFont.TextStyle.largeTitle, .headline, .footnote] {
            let standard: UIFont = .preferredFont(forTextStyle: style)
            let created: UIFont = font([.textStyle: style])
            expect(created.pointSize == standard.pointSize && created.face.weight == standard.face.weight)
            expect(created.lineHeight, equals: standard.lineHeight)
        }
        expect(font([.textStyle: UIFont.TextStyle.largeTitle, .size: 20]).pointSize, equals: 20)
    }

    @Test func `a descriptor with the attributes of another describes the same font`() throws {
        let fonts: [UIFont] = [
            .systemFont(ofSize: 17), .systemFont(ofSize: 17, weight: .semibold), .italicSystemFont(ofSize: 17),
            .monospacedSystemFont(ofSize: 17, weight: .bold), .monospacedDigitSystemFont(ofSize: 17, weight: .regular),
            try #require(UIFont(name: "NotoSans-Bold", size: 17)),
        ]
        for font in fonts {
            let copy = UIFont(descriptor: UIFontDescriptor(fontAttributes: font.fontDescriptor.fontAttributes), size: 0)
            expect(copy.lineHeight == font.lineHeight && copy.familyName == font.familyName, "\(font)")
            expect(copy.face.weight == font.face.weight && copy.face.isItalic == font.face.isItalic, "\(font)")
            expect(copy.face.isMonospaced == font.face.isMonospaced, "\(font)")
            for text in ["111", "iii"] {
                let sizes: [CGFloat] = [copy, font].map { text.size(withAttributes: [.font: $0]).width }
                expect(sizes[0], equals: sizes[1])
            }
            let isSystem: Bool = font.familyName != "Noto Sans"
            expect((copy.fontDescriptor.withSymbolicTraits(.traitMonoSpace) != nil) == isSystem)
            expect(font.fontDescriptor.object(forKey: .family) as? String, equals: font.familyName)
        }
    }

    @Test func `a monospaced font in another family is not monospaced`() {
        let mono: UIFontDescriptor = UIFont.monospacedSystemFont(ofSize: 14, weight: .regular).fontDescriptor
        for changed in [mono.withFamily("Noto Sans"), mono.addingAttributes([.name: "NotoSans-Regular"])] {
            expect(!changed.symbolicTraits.contains(.traitMonoSpace))
            expect(changed.withSymbolicTraits(.traitBold)?.symbolicTraits, equals: .traitBold)
        }
    }
}
