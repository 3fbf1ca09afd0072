import Expectations
import CoreGraphics
import Foundation
import ProgramDiagnostics
import Synchronization
import Testing

@testable import UIKitDrawing

/// The drawing of images from asset catalogs.
struct AssetImageTests {
    private func drawn(_ image: UIImage, width: Int, height: Int, _ traits: UITraitCollection) -> Picture {
        Picture(width: CGFloat(width), height: CGFloat(height)) {
            traits.performAsCurrent {
                image.draw(in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
            }
        }
    }

    @Test func `slices keep their caps and lose their hidden part`() throws {
        let test = try TestBundle()
        let red = UIColor.red
        // Red caps of two pixels, a green center of one, and a blue part that is left out.
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let data: Data = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 4), format: format).pngData {
            UIColor.blue.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 4))
            UIColor.green.setFill()
            $0.fill(CGRect(x: 2, y: 0, width: 1, height: 4))
            red.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
            $0.fill(CGRect(x: 18, y: 0, width: 2, height: 4))
        }
        try test.write("Assets.xcassets/bar.imageset/bar.png", data)
        try test.writeSet(
            "bar.imageset", "images",
            [
                """
                {"filename": "bar.png", "scale": "2x", "idiom": "universal",
                 "resizing": {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
                  "cap-insets": {"left": 2, "right": 2}}, "alignment-insets": {"top": 2, "left": 4}}
                """
            ])
        let traits: UITraitCollection = assetTraits(2)
        let image: UIImage = try test.image("bar", traits)
        expect(image.capInsets, equals: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
        expect(image.alignmentRectInsets, equals: UIEdgeInsets(top: 1, left: 2, bottom: 0, right: 0))
        expect(image.resizingMode == .stretch && image.size == CGSize(width: 2.5, height: 2))
        let picture: Picture = drawn(image, width: 12, height: 2, traits)
        expect(picture[0, 1] == .red && picture[11, 1] == .red)
        expect(picture[2, 0] == .green && picture[9, 1] == .green)
    }

    @Test func `preserved vectors are sharp at every size`() throws {
        let test = try TestBundle()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="2" height="4" fill="#f00"/>
            <rect x="2" width="2" height="4" fill="#00f"/></svg>
            """
        for (name, properties) in [("sharp", #""preserves-vector-representation": true"#), ("plain", "")] {
            try test.write("Assets.xcassets/\(name).imageset/a.svg", Data(svg.utf8))
            try test.writeSet(
                "\(name).imageset", "images", [#"{"filename": "a.svg", "idiom": "universal"}"#], properties: properties)
        }
        let traits: UITraitCollection = assetTraits(2)
        for name in ["sharp", "plain"] {
            let image: UIImage = try test.image(name, traits)
            expect(image.size == CGSize(width: 4, height: 4) && image.scale == 2)
            expect(image.cgImage?.width, equals: 8)
            let natural: Picture = drawn(image, width: 4, height: 4, traits)
            expect(natural[1, 1] == .red && natural[2, 1] == .blue)
            let large: Picture = drawn(image, width: 400, height: 40, traits)
            let edge: [Pixel] = [large[198, 20], large[201, 20]]
            expect((edge == [.red, .blue]), equals: (name == "sharp"))
        }
        let flipped: UIImage = try test.image("sharp", traits).withHorizontallyFlippedOrientation()
        expect(drawn(flipped, width: 40, height: 40, traits)[19, 0], equals: .blue)
        let tinted: UIImage = try test.image("sharp", traits).withTintColor(.green)
        expect(drawn(tinted, width: 40, height: 40, traits)[39, 39], equals: .green)
    }

    @Test func `converted PDF files are drawn`() throws {
        let test = try TestBundle()
        try test.write("Assets.xcassets/Group/page.imageset/page.pdf", Data("%PDF".utf8))
        try test.writeSet(
            "Group/page.imageset", "images", [#"{"filename": "page.pdf", "idiom": "universal"}"#])
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="6pt" height="3pt" viewBox="0 0 6 3">
            <rect width="6" height="3" fill="#0f0"/></svg>
            """
        try test.write("Assets.xcassets.converted/Group/page.imageset/page.pdf.svg", Data(svg.utf8))
        let image: UIImage = try test.image("page", assetTraits(3))
        expect(image.size == CGSize(width: 6, height: 3) && image.scale == 3)
        try expect(#require(Picture(image))[17, 8], equals: .green)
    }

    @Test func `templates, idioms and languages are read from the catalog`() throws {
        let test = try TestBundle()
        try test.write("de.lproj/Localizable.strings", Data())
        try test.write("Assets.xcassets/a.imageset/en.png", side: 2, .red)
        try test.write("Assets.xcassets/a.imageset/de.png", side: 2, .blue)
        try test.write("Assets.xcassets/a.imageset/pad.png", side: 2, .green)
        try test.writeSet(
            "a.imageset", "images",
            [
                #"{"filename": "en.png", "idiom": "universal"}"#,
                #"{"filename": "de.png", "idiom": "universal", "locale": "de"}"#,
                #"{"filename": "pad.png", "idiom": "ipad"}"#,
            ], properties: #""template-rendering-intent": "template", "localizable": true"#)
        let image: UIImage = try test.image("a", assetTraits())
        expect(image.renderingMode, equals: .alwaysTemplate)
        try expect(#require(Picture(image.withRenderingMode(.alwaysOriginal)))[0, 0], equals: .blue)
        let pad: UIImage = try test.image("a", assetTraits { $0.userInterfaceIdiom = .pad })
        try expect(#require(Picture(pad.withRenderingMode(.alwaysOriginal)))[0, 0], equals: .green)
    }

    @Test func `images for one direction are mirrored in the other`() throws {
        let test = try TestBundle()
        let size = CGSize(width: 4, height: 2)
        for name in ["left", "right", "both"] {
            try test.write("Assets.xcassets/\(name).imageset/a.png", size: size, left: .red, right: .blue)
            try test.write("Assets.xcassets/\(name).imageset/b.png", size: size, left: .green, right: .green)
            let (left, right) = (
                #"{"filename": "a.png", "language-direction": "left-to-right"}"#,
                #"{"filename": "b.png", "language-direction": "right-to-left"}"#
            )
            try test.writeSet(
                "\(name).imageset", "images", name == "left" ? [left] : name == "right" ? [right] : [left, right])
        }
        let (normal, reversed) = (assetTraits(), assetTraits { $0.layoutDirection = .rightToLeft })
        let left: UIImage = try test.image("left", normal)
        expect(left.flipsForRightToLeftLayoutDirection)
        expect(drawn(left, width: 4, height: 2, normal)[0, 0], equals: .red)
        expect(drawn(left, width: 4, height: 2, reversed)[0, 0], equals: .blue)
        let both: UIImage = try test.image("both", normal)
        expect(!both.flipsForRightToLeftLayoutDirection)
        expect(drawn(both, width: 4, height: 2, normal)[0, 0], equals: .red)
        expect(drawn(both, width: 4, height: 2, reversed)[0, 0], equals: .green)
        try expect(test.image("right", reversed).flipsForRightToLeftLayoutDirection)
    }

    @Test func `custom symbols have weights and sizes`() throws {
        let test = try TestBundle()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
            <line id="Baseline-S" x1="0" x2="9" y1="70.459" y2="70.459"/><line id="Capline-S" x1="0" x2="9" y1="0" y2="0"/></g>
            <g id="Symbols"><g id="Regular-S"><path class="hierarchical-0:primary" d="M0 0h50v70h-50z"/>
            <path class="hierarchical-1:secondary" d="M50 0h50v70h-50z"/></g></g></svg>
            """
        try test.write("Assets.xcassets/app.badge.symbolset/badge.svg", Data(svg.utf8))
        try test.writeSet("app.badge.symbolset", "symbols", [#"{"filename": "badge.svg", "idiom": "universal"}"#])
        let small = UIImage.SymbolConfiguration(pointSize: 10)
        let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
        let image = try #require(UIImage(named: "app.badge", in: test.bundle, with: small))
        expect(image.isSymbolImage && image.name == "app.badge" && image.symbolConfiguration == small)
        let grown = try #require(image.applyingSymbolConfiguration(large))
        expect(grown.size.width > image.size.width * 3 && grown.baselineOffsetFromBottom != nil)
        let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
        let colored = try #require(grown.applyingSymbolConfiguration(palette))
        let (width, height) = (Int(colored.size.width), Int(colored.size.height))
        let picture: Picture = drawn(colored, width: width, height: height, assetTraits())
        expect(picture[width / 4, height / 2] == .red && picture[width * 3 / 4, height / 2] == .blue)
        let tinted: Picture = drawn(grown.withTintColor(.green), width: width, height: height, assetTraits())
        expect(tinted[width / 4, height / 2], equals: .green)
    }

    @Test func `a custom symbol in an archive remains a template with its shape`() throws {
        let test = try TestBundle()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
            <line id="Baseline-S" x1="0" x2="9" y1="70.459" y2="70.459"/><line id="Capline-S" x1="0" x2="9" y1="0" y2="0"/></g>
            <g id="Symbols"><g id="Regular-S"><path d="M0 0h30v70h-30z"/><path d="M70 0h30v70h-30z"/></g></g></svg>
            """
        try test.write("Assets.xcassets/gap.symbolset/gap.svg", Data(svg.utf8))
        try test.writeSet("gap.symbolset", "symbols", [#"{"filename": "gap.svg", "idiom": "universal"}"#])
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let image = try #require(UIImage(named: "gap", in: test.bundle, with: large))
        let data: Data = try NSKeyedArchiver.archivedData(withRootObject: image, requiringSecureCoding: true)
        let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIImage.self, from: data))
        expect(copy.size, equals: image.size)
        expect(copy.renderingMode, equals: .alwaysTemplate)
        let (width, height) = (Int(image.size.width), Int(image.size.height))
        let pictures: [Picture] = [image, copy].map {
            drawn($0.withTintColor(.green), width: width, height: height, assetTraits())
        }
        for x in [width / 8, width / 2, width * 7 / 8] {
            expect(pictures[1][x, height / 2], equals: pictures[0][x, height / 2])
        }
        expect(pictures[1][width / 8, height / 2], differsFrom: pictures[1][width / 2, height / 2])
    }

    @Test func `a custom symbol keeps the colors and the insets of its set in other configurations`() throws {
        let test = try TestBundle()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg"><g id="Guides">
            <line id="Baseline-S" x1="0" x2="9" y1="70.459" y2="70.459"/><line id="Capline-S" x1="0" x2="9" y1="0" y2="0"/></g>
            <g id="Symbols"><g id="Regular-S"><path class="multicolor-0:systemRedColor" d="M0 0h50v70h-50z"/>
            <path class="multicolor-1:systemBlueColor" d="M50 0h50v70h-50z"/></g></g></svg>
            """
        try test.write("Assets.xcassets/flag.symbolset/flag.svg", Data(svg.utf8))
        try test.writeSet(
            "flag.symbolset", "symbols",
            [
                #"""
                {"filename": "flag.svg", "idiom": "universal",
                 "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4}}
                """#
            ], properties: #""symbol-rendering-intent": "multicolor""#)
        let image = try #require(UIImage(named: "flag", in: test.bundle, compatibleWith: assetTraits()))
        expect(image.content.symbolColors, equals: .multicolor)
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let grown = try #require(image.applyingSymbolConfiguration(large))
        expect(grown.size.width, isGreaterThan: image.size.width)
        expect(grown.content.symbolColors, equals: .multicolor)
        expect(grown.alignmentRectInsets == image.alignmentRectInsets && image.alignmentRectInsets.left == 2)
        expectNil(image.applyingSymbolConfiguration(.preferringMonochrome())?.content.symbolColors)
        expectNil(image.withTintColor(.green).applyingSymbolConfiguration(large)?.content.symbolColors)
    }

    @Test func `the app icon is an image of sixty points`() throws {
        let test = try TestBundle()
        try test.write("Assets.xcassets/AppIcon.appiconset/icon.png", side: 1024, .red)
        try test.write("Assets.xcassets/AppIcon.appiconset/dark.png", side: 1024, .blue)
        try test.writeSet(
            "AppIcon.appiconset", "images",
            [
                #"{"filename": "icon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}"#,
                #"""
                {"filename": "dark.png", "idiom": "universal", "platform": "ios", "size": "1024x1024",
                 "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                """#,
            ])
        for name in ["AppIcon", "AppIcon60x60"] {
            let image: UIImage = try test.image(name, assetTraits(2))
            expect(image.size == CGSize(width: 60, height: 60) && image.scale == 2)
            try expect(#require(Picture(image))[60, 60], equals: .red)
        }
        try expect(#require(Picture(try test.image("AppIcon", assetTraits(2, .dark))))[60, 60], equals: .blue)
    }

    @Test func `files have suffixes for devices and folders for languages`() throws {
        let test = try TestBundle()
        try test.write("a~ipad.png", side: 2, .green)
        try test.write("a.png", side: 2, .red)
        try test.write("b.png", side: 2, .red)
        try test.write("de.lproj/b.png", side: 2, .blue)
        try expect(#require(Picture(try test.image("a", assetTraits())))[0, 0], equals: .red)
        let pad: UITraitCollection = assetTraits { $0.userInterfaceIdiom = .pad }
        try expect(#require(Picture(try test.image("a.png", pad)))[0, 0], equals: .green)
        try expect(#require(Picture(try test.image("b", assetTraits())))[0, 0], equals: .blue)
    }

    @Test func `an image is read only once, and a problem with it is reported only once`() throws {
        let test = try TestBundle()
        try test.write("Assets.xcassets/good.imageset/a.png", side: 2, .red)
        try test.writeSet("good.imageset", "images", [#"{"filename": "a.png"}"#])
        try test.write("Assets.xcassets/bad.imageset/a.png", Data("no image".utf8))
        try test.writeSet("bad.imageset", "images", [#"{"filename": "a.png"}"#])
        try test.writeSet("empty.imageset", "images", [#"{"filename": "missing.png"}"#])
        try test.write("Assets.xcassets/broken.imageset/Contents.json", Data("{\n\"images\": [}".utf8))
        let first: UIImage = try test.image("good", assetTraits())
        let warnings = Mutex<[String]>([])
        Diagnostics.$observer.withValue({ warning in warnings.withLock { $0.append(warning) } }) {
            for _ in 1...3 {
                for name in ["bad", "empty", "broken", "none"] {
                    expectNil(UIImage(named: name, in: test.bundle, with: nil))
                }
            }
        }
        let reported: [String] = warnings.withLock { $0 }
        expect(reported.count, equals: 3)
        expect(reported.contains { $0.contains("broken.imageset/Contents.json:2: ") })
        try FileManager.default.removeItem(at: test.folder)
        try expect(test.image("good", assetTraits()).cgImage, isIdenticalTo: first.cgImage)
    }
}
