import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitDrawing

struct ImageTests {
    /// Four pixels: red and green above blue and black.
    private func fourPixels() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
            for (index, color) in [UIColor.red, .green, .blue, .black].enumerated() {
                color.setFill()
                context.fill(CGRect(x: CGFloat(index % 2), y: CGFloat(index / 2), width: 1, height: 1))
            }
        }
    }

    private func corners(_ image: UIImage) throws -> [Pixel] {
        let picture = try #require(Picture(image))
        return [picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]]
    }

    @Test func `the origin of a renderer is at the top left`() throws {
        try expect(corners(fourPixels()), equals: [.red, .green, .blue, .black])
    }

    @Test func `the size in pixels is the size in points times the scale`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { _ in }
        expect(image.size, equals: CGSize(width: 10, height: 5))
        expect(image.scale, equals: 3)
        expect(image.cgImage?.width == 30 && image.cgImage?.height == 15)
    }

    @Test func `the bounds of a renderer move the origin`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let bounds = CGRect(x: 100, y: 50, width: 4, height: 4)
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
        }
        let picture = try #require(Picture(image))
        expect(picture[0, 0], equals: .red)
        expect(picture[1, 1], equals: .clear)
    }

    @Test func `image contexts nest`() {
        expectNil(UIGraphicsGetCurrentContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 3), false, 2)
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        expect(UIGraphicsGetImageFromCurrentImageContext()?.size, equals: CGSize(width: 5, height: 5))
        UIGraphicsEndImageContext()
        expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width, equals: 6)
        UIGraphicsEndImageContext()
        expectNil(UIGraphicsGetCurrentContext())
        UIGraphicsEndImageContext()
        UIGraphicsPopContext()
    }

    @Test func `an empty size creates an empty image`() {
        let image = UIGraphicsImageRenderer(size: .zero).image { _ in Issue.record("The renderer called the closure.") }
        expect(image.size == .zero && image.cgImage == nil && image.pngData() == nil)
    }

    private static let orientations: [(UIImage.Orientation, [Pixel])] = [
        (.up, [.red, .green, .blue, .black]), (.down, [.black, .blue, .green, .red]),
        (.right, [.blue, .red, .black, .green]), (.left, [.green, .black, .red, .blue]),
        (.upMirrored, [.green, .red, .black, .blue]), (.downMirrored, [.blue, .black, .red, .green]),
        (.leftMirrored, [.red, .blue, .green, .black]), (.rightMirrored, [.black, .green, .blue, .red]),
    ]

    @Test(arguments: orientations)
    func `images are drawn upright in every orientation`(orientation: UIImage.Orientation, expected: [Pixel]) throws {
        let bitmap = try #require(fourPixels().cgImage)
        let image = UIImage(cgImage: bitmap, scale: 1, orientation: orientation)
        let picture = Picture(width: 2, height: 2) { image.draw(at: .zero) }
        expect([picture[0, 0], picture[1, 0], picture[0, 1], picture[1, 1]], equals: expected)
        let mirror = Picture(width: 2, height: 2) { image.withHorizontallyFlippedOrientation().draw(at: .zero) }
        expect([mirror[1, 0], mirror[0, 0], mirror[1, 1], mirror[0, 1]], equals: expected)
    }

    @Test func `sideways images swap width and height`() throws {
        let bitmap = try #require(UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { _ in }.cgImage)
        let image = UIImage(cgImage: bitmap, scale: CGFloat(bitmap.width) / 4, orientation: .right)
        expect(image.size, equals: CGSize(width: 2, height: 4))
    }

    @Test func `a template is drawn in the fill color`() {
        let template: UIImage = fourPixels().withRenderingMode(.alwaysTemplate)
        let picture = Picture(width: 2, height: 2) {
            UIColor.blue.setFill()
            template.draw(at: .zero)
        }
        expect(picture[0, 0] == .blue && picture[1, 1] == .blue)
    }

    @Test func `a tint replaces the colors and keeps the shape`() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let half = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let picture = Picture(width: 2, height: 1) { half.withTintColor(.green).draw(at: .zero) }
        expect(picture[0, 0], equals: .green)
        expect(picture[1, 0], equals: .white)
    }

    @Test func `caps are not stretched`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let source = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
        }
        let insets = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        for mode in [UIImage.ResizingMode.stretch, .tile] {
            let image: UIImage = source.resizableImage(withCapInsets: insets, resizingMode: mode)
            let picture = Picture(width: 20, height: 12) {
                image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 12))
            }
            expect(picture[1, 6] == .red && picture[18, 6] == .red && picture[10, 1] == .red)
            expect(picture[2, 2] == .blue && picture[17, 9] == .blue && picture[10, 6] == .blue)
        }
        expect(source.resizableImage(withCapInsets: insets).capInsets, equals: insets)
    }

    @Test func `the opacity is applied`() {
        let picture = Picture(width: 2, height: 2) {
            fourPixels().draw(in: CGRect(x: 0, y: 0, width: 2, height: 2), blendMode: .normal, alpha: 0.5)
        }
        expect(abs(Int(picture[0, 0].green) - 128), isAtMost: 1)
        expect(picture[0, 0].red, equals: 255)
    }

    @Test func `PNG data is upright`() throws {
        let bitmap = try #require(fourPixels().cgImage)
        let image = UIImage(cgImage: bitmap, scale: 1, orientation: .down)
        let data = try #require(image.pngData())
        expect(data.prefix(4), equals: Data([0x89, 0x50, 0x4E, 0x47]))
        let upright = try #require(image.upright())
        expect(Picture(upright)[0, 0], equals: .black)
    }

    @Test func `the default frame duration is one thirtieth`() throws {
        let frames: [UIImage] = [fourPixels(), fourPixels(), fourPixels()]
        let animation = try #require(UIImage.animatedImage(with: frames, duration: 0))
        expect(animation.duration, equals: 0.1)
        expect(animation.images?.count, equals: 3)
        expect(animation.size, equals: CGSize(width: 2, height: 2))
        expectNil(UIImage.animatedImage(with: [], duration: 1))
        expectNil(UIImage.animatedImageNamed("no such image", duration: 1))
    }

    @Test func `images are equal if they have the same pixels and attributes`() throws {
        let image: UIImage = fourPixels()
        let bitmap = try #require(image.cgImage)
        expect(image, equals: UIImage(cgImage: bitmap))
        expect(image, differsFrom: image.withRenderingMode(.alwaysTemplate))
        expect(image, differsFrom: fourPixels().withTintColor(.red))
    }

    @Test func `thumbnails have the requested size`() throws {
        let thumbnail = try #require(fourPixels().preparingThumbnail(of: CGSize(width: 10, height: 6)))
        expect(thumbnail.size, equals: CGSize(width: 10, height: 6))
        expectNil(fourPixels().preparingThumbnail(of: .zero))
    }

    @Test func `a renderer strokes a border with the stroke color inside a rectangle`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            UIColor.blue.setFill()
            UIColor.red.setStroke()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            context.stroke(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let picture = try #require(Picture(image))
        expect([picture[0, 0], picture[3, 3], picture[1, 1], picture[2, 2]], equals: [.red, .red, .blue, .blue])
    }

    @Test func `a thumbnail between two pixels is filled up to its edges`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
        }
        let thumbnail = try #require(photo.preparingThumbnail(of: CGSize(width: 10, height: 7.5)))
        try expect(#require(Picture(thumbnail))[5, 7], equals: .red)
        var configuration = UIImageReader.Configuration()
        configuration.preferredThumbnailSize = CGSize(width: 10, height: 10)
        let data = try #require(photo.pngData())
        let read = try #require(UIImageReader(configuration: configuration).image(data: data))
        let picture = try #require(Picture(read))
        expect(read.size == CGSize(width: 10, height: 8) && picture[9, 7] == .red && picture.height == 8)
    }

    @Test func `preparing an image for display keeps its frames, its tint and its shapes`() throws {
        let bitmap = try #require(fourPixels().cgImage)
        let down = UIImage(cgImage: bitmap, scale: 1, orientation: .down)
        let animation = try #require(UIImage.animatedImage(with: [fourPixels(), down], duration: 1))
        let prepared = try #require(animation.preparingForDisplay())
        let frames = try #require(prepared.images)
        expect(prepared.duration == 1 && frames.map(\.imageOrientation) == [.up, .up])
        try expect(corners(frames[1]), equals: [.black, .blue, .green, .red])
        let star = try #require(UIImage(systemName: "star"))
        expect(star.preparingForDisplay(), isIdenticalTo: star)
        let green: UIImage = down.withTintColor(.green).withRenderingMode(.alwaysOriginal)
        let tinted = try #require(green.preparingForDisplay())
        expect(tinted.imageOrientation == .up && tinted.content.tint == .green)
        expect(tinted.renderingMode, equals: .alwaysOriginal)
        expect(tinted.scale == 1 && tinted.size == CGSize(width: 2, height: 2))
        let mirrored = try #require(down.imageFlippedForRightToLeftLayoutDirection().preparingForDisplay())
        let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
        let picture = Picture(width: 2, height: 2) { rightToLeft.performAsCurrent { mirrored.draw(at: .zero) } }
        expect(picture[0, 0] == .blue && picture[1, 0] == .black)
        expectNil(UIImage().preparingForDisplay())
    }

    @Test func `the asset of a flipped image keeps it flipped`() throws {
        let image: UIImage = fourPixels().withHorizontallyFlippedOrientation()
        let asset = try #require(image.imageAsset)
        let picture = Picture(width: 2, height: 2) { image.draw(at: .zero) }
        expect(picture[0, 0] == .green && picture[1, 0] == .red)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        asset.register(fourPixels().withHorizontallyFlippedOrientation(), with: dark)
        let shown = Picture(width: 2, height: 2) { image.resolved(with: dark).draw(at: .zero) }
        expect(shown[0, 0] == .red && shown[1, 0] == .green)
        // A registered image can be flipped itself.
        let read = Picture(width: 2, height: 2) {
            dark.performAsCurrent { asset.image(with: dark).draw(at: .zero) }
        }
        expect(read[0, 0] == .green && read[1, 0] == .red)
    }

    @Test func `the data of an animated image is that of its first frame`() throws {
        let down = UIImage(cgImage: try #require(fourPixels().cgImage), scale: 1, orientation: .down)
        let animation = try #require(UIImage.animatedImage(with: [down.withTintColor(.green), down], duration: 1))
        let data = try #require(animation.pngData())
        expect(data, equals: try #require(down.withTintColor(.green).pngData()))
    }
}
