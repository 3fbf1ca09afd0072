import Expectations
import CoreGraphics
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Image views with images of asset catalogs.
@MainActor
@Suite(.onStage) struct AssetViewTests {
    private func contents(_ view: UIImageView) throws -> CGImage { try #require(view.layer.contents as? CGImage) }

    @Test func `vectors are drawn at the size of the view`() throws {
        let test = try TestBundle()
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="2" height="2" fill="#f00"/>
            <rect x="2" width="2" height="2" fill="#00f"/></svg>
            """
        try test.write("Assets.xcassets/a.imageset/a.svg", Data(svg.utf8))
        try test.writeSet(
            "a.imageset", "images", [#"{"filename": "a.svg"}"#],
            properties: #""preserves-vector-representation": true"#)
        let view = UIImageView(image: try test.image("a", assetTraits(2)))
        expect(view.bounds.size, equals: CGSize(width: 4, height: 2))
        let scale: CGFloat = view.layer.contentsScale
        expect(CGFloat(try contents(view).width), equals: 4 * scale)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.layoutIfNeeded()
        try expect(contents(view).width == Int(100 * scale) && contents(view).height == Int(100 * scale))
        view.contentMode = .scaleAspectFit
        try expect(contents(view).width == Int(100 * scale) && contents(view).height == Int(50 * scale))
        let picture = Picture(try contents(view))
        expect(picture[Int(50 * scale) - 1, 5] == .red && picture[Int(50 * scale), 5] == .blue)
        view.contentMode = .scaleAspectFill
        try expect(contents(view).width, equals: Int(200 * scale))
        view.contentMode = .center
        try expect(contents(view).width, equals: Int(4 * scale))
        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        view.contentMode = .scaleToFill
        try expect(contents(view).width, equals: Int(100 * scale))
        expect(Picture(try contents(view))[5, 5], equals: .green)
    }

    @Test func `registered images follow the style of the view`() throws {
        let test = try TestBundle()
        try test.write("red.png", side: 2, .red)
        try test.write("blue.png", side: 2, .blue)
        let asset = UIImageAsset()
        asset.register(try test.image("red", assetTraits()), with: UITraitCollection(userInterfaceStyle: .light))
        asset.register(try test.image("blue", assetTraits()), with: UITraitCollection(userInterfaceStyle: .dark))
        let view = UIImageView(image: asset.image(with: assetTraits()))
        let stage = Stage()
        stage.window.addSubview(view)
        stage.window.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        expect(Picture(try contents(view))[0, 0], equals: .red)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        expect(Picture(try contents(view))[0, 0], equals: .blue)
    }

    @Test func `the identifier of an image takes precedence over its name`() throws {
        let test = try TestBundle()
        try test.write("red.png", side: 2, .red)
        let view = UIImageView(image: try test.image("red", assetTraits()))
        expect(view.defaultAccessibilityIdentifier, equals: "red")
        view.image?.accessibilityIdentifier = "warning"
        expect(view.defaultAccessibilityIdentifier, equals: "warning")
    }

    @Test func `the default tint is system blue without an accent color`() {
        expect(UIView().tintColor, equals: .systemBlue)
        expect(
            UIColor.tintColor.resolvedColor(with: assetTraits()), equals: .systemBlue.resolvedColor(with: assetTraits())
        )
    }
}
