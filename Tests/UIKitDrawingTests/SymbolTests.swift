import CoreGraphics
import Foundation
import Testing
import UIKitCore

@testable import UIKitDrawing

@MainActor
@Suite struct SymbolTests {
    private let twice = UITraitCollection(displayScale: 2)

    private func symbol(_ name: String, _ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        let traits = UIImage.Configuration(traitCollection: twice)
        return try #require(
            UIImage(systemName: name, withConfiguration: configuration?.withTraitCollection(twice) ?? traits))
    }

    @Test func knownNamesGiveTemplatesAndOthersNil() throws {
        let star: UIImage = try symbol("chevron.right")
        #expect(star.isSymbolImage && star.renderingMode == .automatic && star.content.isTemplateByDefault)
        #expect(star.size.width > 4 && star.size.height > 8 && star.size.height < 40)
        #expect(star.scale == 2)
        #expect(UIImage(systemName: "no.such.symbol") == nil)
    }

    @Test func sizeFollowsPointSizeScaleAndTextStyle() throws {
        func height(_ configuration: UIImage.SymbolConfiguration) throws -> CGFloat {
            try symbol("xmark", configuration).size.height
        }
        let small: CGFloat = try height(.init(pointSize: 10))
        let large: CGFloat = try height(.init(pointSize: 40))
        #expect(large > small * 3)
        #expect(try height(.init(pointSize: 40, weight: .bold, scale: .small)) < large)
        #expect(try height(.init(textStyle: .largeTitle)) > height(.init(textStyle: .caption2)))
        #expect(try height(.init(font: .systemFont(ofSize: 40))) == large)
    }

    @Test func weightsChangeTheShape() throws {
        func ink(_ weight: UIImage.SymbolWeight) throws -> Int {
            let image: UIImage = try symbol("xmark", UIImage.SymbolConfiguration(pointSize: 30, weight: weight))
            return Picture(width: 50, height: 50) { image.draw(at: .zero) }.ink()
        }
        #expect(try ink(.black) > ink(.ultraLight))
    }

    @Test func configurationsMerge() throws {
        let base = UIImage.SymbolConfiguration(pointSize: 20, weight: .light)
        let merged = base.applying(UIImage.SymbolConfiguration(scale: .large))
        #expect(merged == UIImage.SymbolConfiguration(pointSize: 20, weight: .light, scale: .large))
        #expect(merged.configurationWithoutScale() == base)
        #expect(merged.configurationWithoutPointSizeAndWeight() == UIImage.SymbolConfiguration(scale: .large))
        #expect(UIImage.SymbolConfiguration.unspecified.applying(base) == base)
        let image: UIImage = try symbol("xmark", base)
        let bigger = try #require(image.applyingSymbolConfiguration(.init(pointSize: 60)))
        #expect(bigger.size.height > image.size.height * 2)
        #expect(UIImage().applyingSymbolConfiguration(base) == nil)
    }

    @Test func symbolsAreDrawnInTheFillColorOrTheirTint() throws {
        let circle: UIImage = try symbol("circle.fill", UIImage.SymbolConfiguration(pointSize: 20))
        func middle(_ image: UIImage) -> Pixel {
            let picture = Picture(width: 40, height: 40) {
                UIColor.blue.setFill()
                image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
            }
            return picture[20, 20]
        }
        #expect(middle(circle) == .blue)
        #expect(middle(circle.withTintColor(.red)) == .red)
        #expect(middle(try symbol("circle.fill", UIImage.SymbolConfiguration(hierarchicalColor: .green))) == .green)
    }

    @Test func imageViewsTintAndConfigureSymbols() throws {
        let view = UIImageView(image: try symbol("circle.fill"))
        view.tintColor = .red
        let before: CGSize = view.intrinsicContentSize
        func middle() throws -> Pixel {
            let picture = Picture(try #require(view.layer.contents as? CGImage))
            return picture[picture.width / 2, picture.height / 2]
        }
        #expect(try middle() == .red)
        view.preferredSymbolConfiguration = .init(pointSize: 50)
        #expect(view.intrinsicContentSize.height > before.height * 2)
        #expect(try middle() == .red)
        view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
        #expect(try middle() == .green)
    }
}
