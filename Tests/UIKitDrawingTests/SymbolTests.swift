import Expectations
import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import UIKitDrawing

@MainActor
struct SymbolTests {
    private let twice = UITraitCollection(displayScale: 2)

    private func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        let traits = UIImage.Configuration(traitCollection: twice)
        return try #require(
            UIImage(systemName: name, withConfiguration: configuration?.withTraitCollection(twice) ?? traits))
    }

    @Test func `known names return template images, and unknown names return nil`() throws {
        let star: UIImage = try symbol("chevron.right")
        expect(star.isSymbolImage && star.renderingMode == .automatic && star.content.isTemplateByDefault)
        expect(star.size.width > 4 && star.size.height > 8 && star.size.height < 40)
        expect(star.scale, equals: 2)
        expectNil(UIImage(systemName: "no.such.symbol"))
        expectNil(UIImage(systemName: "house.filll"))
        for name in [
            "house", "house.fill", "person.2", "person.2.fill", "paperplane.fill", "globe", "moon", "moon.fill", "cart",
            "creditcard", "bell.badge", "gearshape", "bookmark.fill", "bolt.fill", "flame", "leaf", "tray", "map",
            "phone",
            "envelope.open", "mic.slash", "video.fill", "car", "airplane", "bus.fill", "pawprint", "trophy", "dumbbell",
            "lightbulb", "wand.and.stars", "scissors", "hourglass", "dollarsign.circle", "figure.walk", "wifi.slash",
        ] where UIImage(systemName: name) == nil {
            Issue.record("\(name)")
        }
        // A name from Apple's list for which the kit has no picture returns a placeholder.
        expect(UIImage(systemName: "windshield.front.and.wiper") != nil)
    }

    /// Tests `UIImage.baselineOffsetFromBottom`: symbols have a baseline, which is aligned with the baseline of
    /// adjacent text.
    @Test func `the baseline of a symbol is aligned with text`() throws {
        let circle: UIImage = try symbol("circle", UIImage.SymbolConfiguration(pointSize: 100))
        let baseline = try #require(circle.baselineOffsetFromBottom)
        // The center is at half the cap height, about 36 points above the baseline.
        expect(abs(circle.size.height / 2 - baseline - 36.4), isLessThan: 2)
        expectNil(circle.imageWithoutBaseline().baselineOffsetFromBottom)
        let attachment = NSTextAttachment()
        attachment.image = circle
        let bounds = attachment.attachmentBounds(
            for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        expect(bounds.minY, equals: -baseline)
        let minus: UIImage = try symbol("minus", UIImage.SymbolConfiguration(pointSize: 100))
        try expect(#require(minus.baselineOffsetFromBottom), isLessThan: 0)
        let larger = try #require(circle.applyingSymbolConfiguration(.init(scale: .large)))
        expect(abs(larger.size.height / 2 - (try #require(larger.baselineOffsetFromBottom)) - 36.4), isLessThan: 2)
    }

    /// An image view with a symbol has the baseline of the symbol, so that it can be aligned with a label.
    @Test func `image views have the baseline of their symbol`() throws {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let image = UIImageView(image: try symbol("circle", UIImage.SymbolConfiguration(pointSize: 30)))
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.text = "H"
        for view in [image, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            container.addSubview(view)
        }
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            image.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            image.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let offset = try #require(image.image?.baselineOffsetFromBottom)
        expect(abs(image.frame.maxY - offset - (label.frame.minY + label.font.ascender)), isLessThan: 1)
        // The center of the circle is at half the height of the letter.
        let letter: CGFloat = label.frame.minY + label.font.ascender - label.font.capHeight / 2
        expect(abs(image.frame.midY - letter), isLessThan: 1)
    }

    @Test func `badges are outside the alignment rectangle`() throws {
        try expect(symbol("cart.badge.questionmark").alignmentRectInsets.right, isGreaterThan: 0)
        try expect(symbol("cart").alignmentRectInsets, equals: .zero)
    }

    @Test func `only directional symbols flip in right-to-left layouts`() throws {
        try expect(symbol("chevron.forward").flipsForRightToLeftLayoutDirection)
        try expect(symbol("arrow.backward").flipsForRightToLeftLayoutDirection)
        try expect(!symbol("chevron.right").flipsForRightToLeftLayoutDirection)
        try expect(!symbol("forward.fill").flipsForRightToLeftLayoutDirection)
    }

    private func colors(
        _ name: String, _ configuration: UIImage.SymbolConfiguration,
        renderingMode: UIImage.RenderingMode = .automatic
    ) throws -> (Picture, CGSize) {
        let image: UIImage = try symbol(name, configuration.applying(UIImage.SymbolConfiguration(pointSize: 40)))
            .withRenderingMode(renderingMode)
        return (Picture(width: 80, height: 80) { image.draw(at: .zero) }, image.size)
    }

    /// The sign has the first color of a palette, and the circle the second.
    @Test func `palettes color layers`() throws {
        let (picture, size) = try colors("plus.circle.fill", .init(paletteColors: [.red, .blue]))
        let middle = Int(size.width / 2)
        expect(picture[middle, middle], equals: .red)
        expect(picture[middle - 8, middle - 8], equals: .blue)
        let (single, _) = try colors("plus.circle.fill", .init(paletteColors: [.red]))
        // With one color the sign is cut out, as without a palette.
        expect(single[middle, middle] == .white && single[middle - 8, middle - 8] == .red)
    }

    @Test func `a hierarchical color fades by level`() throws {
        let (picture, size) = try colors("plus.circle.fill", .init(hierarchicalColor: .red))
        let middle = Int(size.width / 2)
        expect(picture[middle, middle], equals: .red)
        // The color with an opacity of one half, on white.
        expect(
            picture[middle - 8, middle - 8].red == 255 && (110...145).contains(picture[middle - 8, middle - 8].blue))
    }

    @Test func `multicolor uses the colors of the symbol`() throws {
        let (picture, size) = try colors("exclamationmark.triangle.fill", .preferringMulticolor())
        let pixel: Pixel = picture[Int(size.width / 2), Int(size.height) - 6]
        expect(pixel.red > 200 && pixel.green > 150 && pixel.blue < 100)
        let both = UIImage.SymbolConfiguration.preferringMulticolor()
            .applying(UIImage.SymbolConfiguration.preferringMonochrome())
        expect(both, equals: .preferringMonochrome())
    }

    @Test func `a template symbol has the colors of its configuration`() throws {
        let (palette, size) = try colors(
            "plus.circle.fill", .init(paletteColors: [.red, .blue]), renderingMode: .alwaysTemplate)
        let middle = Int(size.width / 2)
        expect(palette[middle, middle] == .red && palette[middle - 8, middle - 8] == .blue)
        let (hierarchical, _) = try colors(
            "plus.circle.fill", .init(hierarchicalColor: .red), renderingMode: .alwaysTemplate)
        expect(hierarchical[middle, middle] == .red && hierarchical[middle - 8, middle - 8].red == 255)
        let (multicolor, triangle) = try colors(
            "exclamationmark.triangle.fill", .preferringMulticolor(), renderingMode: .alwaysTemplate)
        let pixel: Pixel = multicolor[Int(triangle.width / 2), Int(triangle.height) - 6]
        expect(pixel.red > 200 && pixel.green > 150 && pixel.blue < 100)
    }

    @Test func `the size depends on the point size, the scale and the text style`() throws {
        func height(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try symbol("xmark", configuration).size.height
        }
        let small: CGFloat = try height(.init(pointSize: 10))
        let large: CGFloat = try height(.init(pointSize: 40))
        expect(large, isGreaterThan: small * 3)
        try expect(height(.init(pointSize: 40, weight: .bold, scale: .small)), isLessThan: large)
        try expect(height(.init(textStyle: .largeTitle)), isGreaterThan: height(.init(textStyle: .caption2)))
        try expect(height(.init(font: .systemFont(ofSize: 40))), equals: large)
    }

    @Test func `weights change the shape`() throws {
        func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
            let image: UIImage = try symbol("xmark", UIImage.SymbolConfiguration(pointSize: 30, weight: weight))
            return Picture(width: 50, height: 50) { image.draw(at: .zero) }.ink()
        }
        try expect(ink(.black), isGreaterThan: ink(.ultraLight))
    }

    @Test func `configurations merge`() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)
        let merged = base.applying(UIImage.SymbolConfiguration(scale: .large))
        expect(merged, equals: UIImage.SymbolConfiguration(pointSize: 20, weight: .light, scale: .large))
        expect(merged.configurationWithoutScale(), equals: base)
        expect(merged.configurationWithoutPointSizeAndWeight(), equals: UIImage.SymbolConfiguration(scale: .large))
        expect(UIImage.SymbolConfiguration.unspecified.applying(base), equals: base)
        let image: UIImage = try symbol("xmark", base)
        let bigger = try #require(image.applyingSymbolConfiguration(.init(pointSize: 60)))
        expect(bigger.size.height, isGreaterThan: image.size.height * 2)
        expectNil(UIImage().applyingSymbolConfiguration(base))
    }

    @Test func `symbols are drawn in the fill color or the tint`() throws {
        let circle: UIImage = try symbol("circle.fill", UIImage.SymbolConfiguration(pointSize: 20))
        func middle(_ image: UIImage) -> Pixel {
            let picture = Picture(width: 40, height: 40) {
                UIColor.blue.setFill()
                image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            return picture[20, 20]
        }
        expect(middle(circle), equals: .blue)
        expect(middle(circle.withTintColor(.red)), equals: .red)
        expect(
            middle(try symbol("circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .green))), equals: .green)
    }

    @Test func `image views tint and configure symbols`() throws {
        let view = UIImageView(image: try symbol("circle.fill"))
        view.tintColor = .red
        let before: CGSize = view.intrinsicContentSize
        func middle() throws -> Pixel {
            let picture = Picture(try #require(view.layer.contents as? CGImage))
            return picture[picture.width / 2, picture.height / 2]
        }
        try expect(middle(), equals: .red)
        view.preferredSymbolConfiguration = .init(pointSize: 50)
        expect(view.intrinsicContentSize.height, isGreaterThan: before.height * 2)
        try expect(middle(), equals: .red)
        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        try expect(middle(), equals: .green)
    }

    @Test func `a palette without colors has the tint color`() throws {
        let image: UIImage = try symbol("circle.fill", UIImage.SymbolConfiguration(paletteColors: []))
        let view = UIImageView(image: image)
        view.tintColor = .red
        view.frame = CGRect(origin: .zero, size: image.size)
        let picture = Picture(try #require(RenderedImage(image, in: view).bitmap))
        expect(picture[picture.width / 2, picture.height / 2], equals: .red)
    }

    @Test func `another configuration replaces a palette with one color`() throws {
        let red: UIImage = try symbol("star.fill", UIImage.SymbolConfiguration(paletteColors: [.red]))
        expect(red.content.tint, equals: .red)
        expectNil(red.applyingSymbolConfiguration(.preferringMonochrome())?.content.tint)
        expectNil(red.withConfiguration(UIImage.SymbolConfiguration(pointSize: 20)).content.tint)
        expect(red.applyingSymbolConfiguration(.init(pointSize: 20))?.content.tint, equals: .red)
        let green: UIImage = try symbol("star.fill", UIImage.SymbolConfiguration(pointSize: 10)).withTintColor(.green)
        expect(green.applyingSymbolConfiguration(.init(pointSize: 20))?.content.tint, equals: .green)
    }
}
