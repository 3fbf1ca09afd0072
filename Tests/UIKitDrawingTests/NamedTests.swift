import Expectations
import CoreGraphics
import Foundation
import HostClock
import Testing

@testable import UIKitDrawing

struct NamedTests {
    private func traits(_ scale: CGFloat, _ style: UIUserInterfaceStyle = .light) -> UITraitCollection {
        UITraitCollection {
            $0.displayScale = scale
            $0.userInterfaceStyle = style
        }
    }

    @Test func `files are chosen by scale`() throws {
        let test = try TestBundle()
        try test.write("square.png", side: 4, .red)
        try test.write("square@2x.png", side: 8, .green)
        func image(_ scale: CGFloat) throws -> UIImage {
            try #require(UIImage(named: "square", in: test.bundle, compatibleWith: traits(scale)))
        }
        try expect(image(1).scale == 1 && image(2).scale == 2 && image(3).scale == 2)
        try expect(image(2).size, equals: CGSize(width: 4, height: 4))
        expect(UIImage(named: "square.png", in: test.bundle, with: nil) != nil)
        expectNil(UIImage(named: "other", in: test.bundle, with: nil))
    }

    @Test func `catalogs are read in place`() throws {
        let test = try TestBundle()
        try test.write("Assets.xcassets/Icons/sun.imageset/light.png", side: 2, .red)
        try test.write("Assets.xcassets/Icons/sun.imageset/dark.png", side: 2, .blue)
        try test.write(
            "Assets.xcassets/Icons/sun.imageset/Contents.json",
            Data(
                """
                {"images": [{"idiom": "universal", "filename": "light.png", "scale": "1x"},
                  {"idiom": "universal", "filename": "dark.png", "scale": "1x",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]},
                  {"idiom": "watch", "filename": "missing.png"}],
                 "properties": {"template-rendering-intent": "original"}}
                """.utf8))
        let image = try #require(UIImage(named: "sun", in: test.bundle, compatibleWith: traits(1)))
        expect(image.renderingMode, equals: .alwaysOriginal)
        try expect(#require(Picture(image))[0, 0], equals: .red)
        let dark: UIImage = image.resolved(with: traits(1, .dark))
        try expect(#require(Picture(dark))[0, 0], equals: .blue)
        let drawn = Picture(width: 2, height: 2) {
            traits(1, .dark).performAsCurrent { image.draw(at: .zero) }
        }
        expect(drawn[0, 0], equals: .blue)
    }

    @Test func `named colors depend on the style`() throws {
        let test = try TestBundle()
        try test.write(
            "Colors.xcassets/accent.colorset/Contents.json",
            Data(
                """
                {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
                   "components": {"red": "0xFF", "green": "0", "blue": "0.000", "alpha": "1.000"}}},
                  {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
                   "color": {"color-space": "srgb",
                   "components": {"red": "0.0", "green": "255", "blue": "0x00", "alpha": "0.5"}}}]}
                """.utf8))
        let color = try #require(UIColor(named: "accent", in: test.bundle, compatibleWith: nil))
        expect(color.resolvedColor(with: traits(1)), equals: .red)
        expect(color.resolvedColor(with: traits(1, .dark)), equals: UIColor.green.withAlphaComponent(0.5))
        expect(UIColor(named: "accent", in: test.bundle, compatibleWith: traits(1)), equals: .red)
        expectNil(UIColor(named: "other", in: test.bundle, compatibleWith: nil))
    }

    @Test func `images are created from data and files`() throws {
        let test = try TestBundle()
        try test.write("big@3x.png", side: 6, .red)
        let path: String = test.folder.appendingPathComponent("big@3x.png").path
        let image = try #require(UIImage(contentsOfFile: path))
        expect(image.size == CGSize(width: 2, height: 2) && image.scale == 3)
        let data = try #require(image.jpegData(compressionQuality: 0.9))
        let again = try #require(UIImage(data: data, scale: 2))
        expect(again.size, equals: CGSize(width: 3, height: 3))
        expectNil(UIImage(data: Data("no image".utf8)))
        expectNil(UIImage(contentsOfFile: "/nowhere/x.png"))
    }

    @Test(arguments: [UIImage.Orientation.right, .down, .leftMirrored])
    func `JPEG data states the orientation of the pixels`(orientation: UIImage.Orientation) throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let turned = try UIImage(cgImage: #require(image.cgImage), scale: 1, orientation: orientation)
        let data = try #require(turned.jpegData(compressionQuality: 0.9))
        let read = try #require(UIImage(data: data))
        expect(read.imageOrientation, equals: orientation)
        expect(read.cgImage?.width == 40 && read.cgImage?.height == 20)
        expect(read.size, equals: turned.size)
        try expect(Picture(#require(read.cgImage))[5, 10].green, isLessThan: 20)
    }

    @Test func `numbered images are the frames of an animated image`() throws {
        let test = try TestBundle()
        for number in [1, 2, 4] { try test.write("spin\(number).png", side: CGFloat(number + 3), .red) }
        expect(UIImage.frames("spin", in: test.bundle).map(\.size.width), equals: [4, 5])
        expectNil(UIImage.animatedImageNamed("engawa-none", duration: 1))
    }

    @Test func `the system images are symbols`() {
        let images: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
        expect(images.allSatisfy(\.isSymbolImage))
        expect(UIColor.groupTableViewBackground, equals: .systemGroupedBackground)
    }

    @Test func `a stretchable image has caps of the given sizes`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 21)).image { _ in }
        let stretchable: UIImage = image.stretchableImage(withLeftCapWidth: 5, topCapHeight: 0)
        expect(stretchable.capInsets, equals: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5))
        expect(stretchable.resizingMode, equals: .stretch)
    }

    @Test func `thumbnails are created in the background`() async throws {
        let test = try TestBundle()
        try test.write("big.png", side: 60, .red)
        let image = try #require(UIImage(named: "big", in: test.bundle, with: nil))
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 6, height: 6)))
        expect(thumbnail.size, equals: CGSize(width: 6, height: 6))
        try expect(#require(Picture(thumbnail))[3, 3], equals: .red)
        expect(image.preparingForDisplay(), isIdenticalTo: image)
    }

    @Test func `the name of a file states its scale`() throws {
        let test = try TestBundle()
        try test.write("logo@2x.png", side: 8, .red)
        try test.write("logo@2x~ipad.png", side: 8, .green)
        for name in ["logo@2x.png", "logo@2x", "logo"] {
            let image = try #require(UIImage(named: name, in: test.bundle, compatibleWith: traits(1)))
            expect(image.scale == 2 && image.size == CGSize(width: 4, height: 4), "\(name)")
        }
        let file: String = test.folder.appendingPathComponent("logo@2x~ipad.png").path
        expect(UIImage(contentsOfFile: file)?.scale, equals: 2)
    }

    @Test func `files of the development region are found in other languages`() throws {
        let test = try TestBundle(information: ["CFBundleDevelopmentRegion": "fr"])
        try test.write("en.lproj/Localizable.strings", Data())
        try test.write("fr.lproj/flag.png", side: 2, .blue)
        try test.write("Base.lproj/base.png", side: 2, .red)
        try test.write("en.lproj/base.png", side: 2, .green)
        try expect(#require(Picture(test.image("flag", traits(1))))[0, 0], equals: .blue)
        try expect(#require(Picture(test.image("base", traits(1))))[0, 0], equals: .green)
    }

    @Test func `a named color that is created with traits is not dynamic`() throws {
        let test = try TestBundle()
        try test.writeSet(
            "accent.colorset", "colors",
            [#"{"idiom": "universal", "color": {"platform": "ios", "reference": "systemGreenColor"}}"#])
        let dark: UITraitCollection = traits(1, .dark)
        let color = try #require(UIColor(named: "accent", in: test.bundle, compatibleWith: dark))
        expect(color.resolvedColor(with: traits(1)), equals: UIColor.systemGreen.resolvedColor(with: dark))
    }

    @Test(arguments: ["jpg", "jpeg", "png", "JPG"])
    func `the extension of a file may follow the name of an image set`(format: String) throws {
        let test = try TestBundle()
        try test.write("Assets.xcassets/Art.imageset/Art.png", side: 2, .red)
        try test.write(
            "Assets.xcassets/Art.imageset/Contents.json",
            Data(#"{"images": [{"idiom": "universal", "filename": "Art.png", "scale": "1x"}]}"#.utf8))
        expect(UIImage(named: "Art.\(format)", in: test.bundle, with: nil) != nil)
        expectNil(UIImage(named: "Art.txt", in: test.bundle, with: nil))
    }
}
