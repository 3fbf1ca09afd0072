import Expectations
import DeveloperToolsSupport
import Foundation
import Testing

@testable import UIKitDrawing

/// Colors and data of asset catalogs, registered images, and the resources of generated asset symbols.
struct AssetColorTests {
    private func color(_ json: String) -> String { #"{"idiom": "universal", "color": \#(json)}"# }

    @Test func `colors have color spaces and references`() throws {
        let test = try TestBundle()
        func named(_ name: String, _ json: String) throws -> UIColor {
            try test.writeSet("\(name).colorset", "colors", [color(json)])
            return try #require(UIColor(named: name, in: test.bundle, compatibleWith: nil))
        }
        let traits: UITraitCollection = assetTraits()
        let gray: UIColor = try named("gray", #"{"color-space": "gray-gamma-22", "components": {"white": "0.5"}}"#)
        expect(gray.resolvedColor(with: traits), equals: UIColor(white: 0.5, alpha: 1))
        let wide: UIColor = try named(
            "wide",
            #"""
            {"color-space": "display-p3", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "0.5"}}
            """#)
        expect(wide.resolvedColor(with: traits), equals: UIColor(displayP3Red: 1 / 255, green: 0, blue: 0, alpha: 0.5))
        let linear: UIColor = try named(
            "linear",
            #"{"color-space": "extended-linear-srgb", "components": {"red": "1.000", "green": "0.214", "blue": "0.0"}}"#
        )
        let components: ColorComponents = linear.components(in: traits)
        expect(abs(components.red - 1) < 1e-6 && abs(components.green - 0.5) < 1e-3 && components.blue == 0)
        let system: UIColor = try named("system", #"{"platform": "ios", "reference": "systemGreenColor"}"#)
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits: UITraitCollection = assetTraits(1, style)
            expect(system.resolvedColor(with: traits), equals: UIColor.systemGreen.resolvedColor(with: traits))
        }
    }

    @Test func `colors with the same name are equal and stay dynamic`() throws {
        let test = try TestBundle()
        let white = #"{"components": {"white": "1.0"}}"#
        try test.writeSet(
            "a.colorset", "colors",
            [
                color(#"{"components": {"white": "0.0"}}"#),
                #"{"idiom": "universal", "color": \#(white), "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#,
                #"{"idiom": "universal", "color": \#(white), "appearances": [{"appearance": "contrast", "value": "high"}]}"#,
            ])
        let named = try #require(UIColor(named: "a", in: test.bundle, compatibleWith: nil))
        let again = UIColor(resource: ColorResource(name: "a", bundle: test.bundle))
        expect(named == again && named.hash == again.hash)
        let faded: UIColor = named.withAlphaComponent(0.5)
        expect(faded.resolvedColor(with: assetTraits(1, .dark)), equals: UIColor(white: 1, alpha: 0.5))
        expect(faded.resolvedColor(with: assetTraits()), equals: UIColor(white: 0, alpha: 0.5))
        let contrast: UITraitCollection = assetTraits { $0.accessibilityContrast = .high }
        expect(named.resolvedColor(with: contrast), equals: UIColor(white: 1, alpha: 1))
        expect(named.description.contains("name = a"))
    }

    @Test func `data sets have data and a type identifier`() throws {
        let test = try TestBundle()
        try test.write("Assets.xcassets/Data/list.dataset/list.json", Data("[1]".utf8))
        try test.write("Assets.xcassets/Data/list.dataset/pad.json", Data("[2]".utf8))
        try test.writeSet(
            "Data/list.dataset", "data",
            [
                #"{"filename": "list.json", "idiom": "universal", "universal-type-identifier": "org.example.list"}"#,
                #"{"filename": "pad.json", "idiom": "ipad"}"#,
            ])
        let asset = try #require(NSDataAsset(name: "list", bundle: test.bundle))
        expect(asset.name == "list" && asset.data == Data("[1]".utf8) && asset.typeIdentifier == "org.example.list")
        let pad: UITraitCollection = assetTraits { $0.userInterfaceIdiom = .pad }
        pad.performAsCurrent {
            let asset: NSDataAsset? = NSDataAsset(name: "list", bundle: test.bundle)
            expect(asset?.data == Data("[2]".utf8) && asset?.typeIdentifier == "public.json")
        }
        expectNil(NSDataAsset(name: "other", bundle: test.bundle))
    }

    @Test func `registered images are chosen by their traits`() throws {
        let test = try TestBundle()
        try test.write("red.png", side: 2, .red)
        try test.write("blue.png", side: 2, .blue)
        let (light, dark) = (assetTraits(), assetTraits(1, .dark))
        let (red, blue) = (try test.image("red", light), try test.image("blue", light))
        let asset = UIImageAsset()
        expect(asset.image(with: light).size, equals: .zero)
        asset.register(red, with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(blue, with: UITraitCollection(userInterfaceStyle: .dark))
        let image: UIImage = asset.image(with: light)
        expect(image.imageAsset, isIdenticalTo: asset)
        try expect(#require(Picture(image.resolved(with: light)))[0, 0], equals: .red)
        try expect(#require(Picture(image.resolved(with: dark)))[0, 0], equals: .blue)
        asset.unregister(imageWith: UITraitCollection(userInterfaceStyle: .dark))
        try expect(#require(Picture(asset.image(with: dark)))[0, 0], equals: .red)

        // An image without versions also has an asset.
        let plain = UIImage(cgImage: try #require(red.cgImage))
        let own = try #require(plain.imageAsset)
        expect(plain.imageAsset, isIdenticalTo: own)
        own.register(blue, with: UIImage.Configuration(traitCollection: UITraitCollection(userInterfaceStyle: .dark)))
        try expect(#require(Picture(plain.resolved(with: dark)))[0, 0], equals: .blue)
        try expect(#require(Picture(plain.resolved(with: light)))[0, 0], equals: .red)
        let named: UIImage = try test.image("red", light)
        expect(named.imageAsset, isIdenticalTo: (try test.image("red", dark)).imageAsset)
        expect(UIImage(resource: ImageResource(name: "red", bundle: test.bundle)).cgImage, isIdenticalTo: red.cgImage)
    }

    @Test func `a version of an asset has its own attributes, unless the app changed those of the image`() throws {
        let test = try TestBundle()
        try test.write("icon.png", side: 4, .red)
        let (light, dark) = (assetTraits(), assetTraits(1, .dark))
        let icon: UIImage = try test.image("icon", light)
        let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let asset = UIImageAsset()
        asset.register(icon.withTintColor(.black), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(
            icon.withTintColor(.white, renderingMode: .alwaysOriginal).resizableImage(withCapInsets: caps)
                .withAlignmentRectInsets(caps).withBaselineOffset(fromBottom: 1),
            with: UITraitCollection(userInterfaceStyle: .dark))
        let image: UIImage = asset.image(with: light)
        let shown: UIImage = image.resolved(with: dark)
        expect(shown.content.tint == .white && shown.renderingMode == .alwaysOriginal && shown.capInsets == caps)
        expect(shown.alignmentRectInsets == caps && shown.baselineOffsetFromBottom == 1)
        expect(shown.resolved(with: light).content.tint, equals: .black)
        let changed: UIImage = image.withRenderingMode(.alwaysTemplate).withTintColor(.green).resolved(with: dark)
        expect(changed.content.tint == .green && changed.renderingMode == .alwaysTemplate && changed.capInsets == caps)
    }
}
