import CoreGraphics
import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Resizable images that are mirrored, rotated or tiled.
@MainActor
@Suite(.onStage) struct ResizableImageTests {
    /// An image of 8 by 6 pixels with caps: 4 columns at the left and 1 at the right, 2 rows at the top and 1 at the
    /// bottom. All pixels of the caps have different colors, and the center has 3 by 3 pixels.
    private func speech(_ scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format).image { context in
            for y in 0..<6 {
                for x in 0..<8 {
                    let isInner: Bool = (4..<7).contains(x) && (2..<5).contains(y)
                    UIColor(red: CGFloat(x) / 8, green: CGFloat(y) / 6, blue: isInner ? 1 : 0, alpha: 1).setFill()
                    context.fill(CGRect(x: CGFloat(x), y: CGFloat(y), width: 1, height: 1))
                }
            }
        }
    }

    @Test func `an image of older code has one point that is stretched`() {
        let image: UIImage = speech().stretchableImage(withLeftCapWidth: 4, topCapHeight: 2)
        expect(image.capInsets, equals: UIEdgeInsets(top: 2, left: 4, bottom: 3, right: 3))
        expect(image.resizingMode, equals: .stretch)
        expect(speech().stretchableImage(withLeftCapWidth: 0, topCapHeight: 0).capInsets, equals: .zero)
    }

    private let caps = UIEdgeInsets(top: 2, left: 4, bottom: 1, right: 1)
    private let size = CGSize(width: 17, height: 15)

    private func picture(_ image: UIImage, traits: UITraitCollection = UITraitCollection()) -> Picture {
        Picture(width: size.width, height: size.height) {
            traits.performAsCurrent { image.draw(in: CGRect(origin: .zero, size: size)) }
        }
    }

    /// Whether a picture is the mirror image of another.
    private func areMirrored(_ one: Picture, _ other: Picture) -> Bool {
        (0..<one.height).allSatisfy { y in
            (0..<one.width).allSatisfy { x in one[x, y] == other[one.width - 1 - x, y] }
        }
    }

    @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
    func `a mirrored image is the mirror image of the resized image`(mode: UIImage.ResizingMode) {
        let image: UIImage = speech().resizableImage(withCapInsets: caps, resizingMode: mode)
        let plain: Picture = picture(image)
        expect(plain[3, 0] != plain[4, 0] && plain[0, 7].blue == 0 && plain[9, 7].blue == 255)
        expect(areMirrored(picture(image.withHorizontallyFlippedOrientation()), plain))
        let twice: UIImage = image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
        expect(picture(twice).bytes == plain.bytes)
        let rightToLeft = UITraitCollection {
            $0.layoutDirection = .rightToLeft
            $0.displayScale = 1
        }
        let flipping: UIImage = image.imageFlippedForRightToLeftLayoutDirection()
        expect(areMirrored(picture(flipping, traits: rightToLeft), plain))
    }

    @Test func `the insets of an image are those of the displayed image`() {
        let flipped: UIImage = speech().withHorizontallyFlippedOrientation()
        let image: UIImage = flipped.resizableImage(withCapInsets: caps, resizingMode: .stretch)
        expect(image.capInsets, equals: caps)
        let shown: Picture = picture(image)
        let original: Picture = Picture(width: 8, height: 6) { flipped.draw(at: .zero) }
        expect((0..<4).allSatisfy { shown[$0, 0] == original[$0, 0] } && shown[16, 14] == original[7, 5])
        let insets: UIEdgeInsets = image.withHorizontallyFlippedOrientation().capInsets
        expect(insets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 1, right: 4))
    }

    @Test(arguments: [UIImage.Orientation.down, .left, .right, .downMirrored, .leftMirrored, .rightMirrored])
    func `a rotated image keeps its caps`(orientation: UIImage.Orientation) throws {
        let rotated = UIImage(cgImage: try #require(speech().cgImage), scale: 1, orientation: orientation)
        let upright: Picture = Picture(width: rotated.size.width, height: rotated.size.height) {
            rotated.draw(at: .zero)
        }
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 2, right: 1)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let shown: Picture = picture(rotated.resizableImage(withCapInsets: insets, resizingMode: mode))
            for (x, y) in [(0, 0), (1, 0)] { expect(shown[x, y], equals: upright[x, y]) }
            let (right, bottom) = (upright.width - 1, upright.height - 1)
            expect(shown[16, 0], equals: upright[right, 0])
            expect(shown[0, 14] == upright[0, bottom] && shown[1, 13] == upright[1, bottom - 1])
            expect(shown[16, 14] == upright[right, bottom] && shown[16, 13] == upright[right, bottom - 1])
        }
    }

    @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
    func `a view from right to left shows the mirror image`(mode: UIImage.ResizingMode) throws {
        let image: UIImage = speech().resizableImage(withCapInsets: caps, resizingMode: mode)
        let view = UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
        view.semanticContentAttribute = .forceRightToLeft
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let bitmap = try #require(view.layer.contents as? CGImage)
        if mode == .tile {
            expect(areMirrored(Picture(bitmap), picture(image)))
        } else {
            expect(view.layer.contentsCenter, equals: CGRect(x: 1.0 / 8, y: 2.0 / 6, width: 3.0 / 8, height: 3.0 / 6))
        }
    }

    @Test(arguments: [UIImage.ResizingMode.stretch, .tile])
    func `caps that meet in the middle stretch the pixels next to the cut`(mode: UIImage.ResizingMode) throws {
        let halves = UIEdgeInsets(top: 3, left: 4, bottom: 3, right: 4)
        let image: UIImage = speech().resizableImage(withCapInsets: halves, resizingMode: mode)
        let original: Picture = Picture(width: 8, height: 6) { speech().draw(at: .zero) }
        let shown: Picture = picture(image)
        expect(shown[3, 0] == original[3, 0] && shown[13, 14] == original[4, 5])
        for x in 4..<13 {
            expect(shown[x, 0], equals: original[4, 0])
            expect(shown[x, 7], equals: original[4, 3])
        }
        expect(shown[0, 7], equals: original[0, 3])
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: size)
        view.layer.magnificationFilter = .nearest
        view.layoutIfNeeded()
        let drawn: Picture = Picture(width: size.width, height: size.height) {
            if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
        }
        expect(drawn[8, 7], equals: original[4, 3])
        expect(drawn[8, 0], equals: original[4, 0])
    }

    @Test func `tiles repeat the center in their own size`() {
        let image: UIImage = speech(2).resizableImage(withCapInsets: caps)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let size = CGSize(width: 405, height: 803)
        let shown: UIImage = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
        guard let picture = Picture(shown), let original = Picture(image) else {
            Issue.record("There is no picture.")
            return
        }
        for (x, y) in [(8, 4), (9, 5), (300, 500), (803, 1_603), (20, 1_000)] {
            let expected: Pixel = original[8 + (x - 8) % 6, 4 + (y - 4) % 6]
            expect(picture[x, y], equals: expected)
        }
        expect(picture[300, 1], equals: original[8 + (300 - 8) % 6, 1])
        expect(picture[809, 500], equals: original[15, 4 + (500 - 4) % 6])
    }

    @Test func `a tinted image and a template are tiled in their colors`() {
        let image: UIImage = speech().resizableImage(withCapInsets: caps)
        expect(picture(image.withTintColor(.green))[9, 7], equals: .green)
        let template: Picture = Picture(width: size.width, height: size.height) {
            UIColor.red.setFill()
            image.withRenderingMode(.alwaysTemplate).draw(in: CGRect(origin: .zero, size: size))
        }
        expect(template[9, 7] == .red && template[1, 1] == .red)
    }
}
