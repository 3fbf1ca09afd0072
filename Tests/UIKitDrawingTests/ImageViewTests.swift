import Expectations
import CoreGraphics
import Foundation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

@MainActor
@Suite(.onStage) struct ImageViewTests {
    private func square(_ side: CGFloat, _ color: UIColor, scale: CGFloat = 1) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func contents(_ view: UIImageView) throws -> CGImage { try #require(view.layer.contents as? CGImage) }

    @Test func `a view has the size of its image`() throws {
        let image: UIImage = square(12, .red, scale: 2)
        let view = UIImageView(image: image)
        expect(view.bounds.size, equals: CGSize(width: 12, height: 12))
        expect(view.intrinsicContentSize, equals: CGSize(width: 12, height: 12))
        try expect(contents(view), isIdenticalTo: image.cgImage)
        expect(view.layer.contentsScale, equals: 2)
        expect(!view.isUserInteractionEnabled)
        let empty = UIImageView()
        expect(empty.intrinsicContentSize.width, equals: UIView.noIntrinsicMetric)
    }

    @Test func `the highlighted image is shown while the view is highlighted`() throws {
        let (plain, highlighted) = (square(4, .red), square(4, .blue))
        let view = UIImageView(image: plain, highlightedImage: highlighted)
        view.isHighlighted = true
        try expect(contents(view), isIdenticalTo: highlighted.cgImage)
        view.isHighlighted = false
        try expect(contents(view), isIdenticalTo: plain.cgImage)
        view.image = nil
        expectNil(view.layer.contents)
    }

    @Test func `an image view does not draw itself`() throws {
        final class DrawingImageView: UIImageView {
            private(set) var drawCount = 0

            override func draw(_ rect: CGRect) { drawCount += 1 }
        }
        let view = DrawingImageView(image: square(4, .red))
        view.setNeedsDisplay()
        view.layer.displayIfNeeded()
        expect(view.drawCount, equals: 0)
        expect(Picture(try contents(view))[2, 2], equals: .red)
    }

    @Test func `templates are drawn in the tint color`() throws {
        let view = UIImageView(image: square(4, .red).withRenderingMode(.alwaysTemplate))
        view.tintColor = .green
        expect(Picture(try contents(view))[2, 2], equals: .green)
        view.tintColor = .blue
        expect(Picture(try contents(view))[2, 2], equals: .blue)
        view.image = square(4, .red).withTintColor(.green, renderingMode: .alwaysOriginal)
        expect(Picture(try contents(view))[2, 2], equals: .green)
    }

    @Test func `rotated images are shown upright`() throws {
        let bitmap = try #require(square(4, .red).cgImage)
        let view = UIImageView(image: UIImage(cgImage: bitmap, scale: 1, orientation: .right))
        try expect(contents(view), isNotIdenticalTo: bitmap)
        expect(Picture(try contents(view))[0, 0], equals: .red)
    }

    @Test func `resizable images keep their caps`() throws {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        let stretched = UIImageView(
            image: square(4, .red).resizableImage(withCapInsets: insets, resizingMode: .stretch))
        expect(stretched.layer.contentsCenter, equals: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
        let tiled = UIImageView(image: square(4, .red).resizableImage(withCapInsets: insets))
        tiled.frame = CGRect(x: 0, y: 0, width: 10, height: 8)
        tiled.layoutSubviews()
        try expect(contents(tiled).width == 10 && contents(tiled).height == 8)
    }

    /// An image of 6 by 2 points: 3 red columns, 2 green ones, and a blue one.
    private func bubble() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2), format: format).image { context in
            for (color, x, width) in [(UIColor.red, 0, 3), (.green, 3, 2), (.blue, 5, 1)] {
                color.setFill()
                context.fill(CGRect(x: x, y: 0, width: width, height: 2))
            }
        }
    }

    @Test func `a change of the layout direction mirrors the image`() throws {
        let view = UIImageView(image: bubble().imageFlippedForRightToLeftLayoutDirection())
        expect(Picture(try contents(view))[0, 0], equals: .red)
        view.semanticContentAttribute = .forceRightToLeft
        expect(Picture(try contents(view))[0, 0], equals: .blue)
        view.semanticContentAttribute = .unspecified
        expect(Picture(try contents(view))[0, 0], equals: .red)
    }

    @Test func `the caps of a resizable image are mirrored with its pixels`() throws {
        let insets = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 1)
        let view = UIImageView(
            image: bubble().resizableImage(withCapInsets: insets, resizingMode: .stretch)
                .imageFlippedForRightToLeftLayoutDirection())
        expect(view.layer.contentsCenter, equals: CGRect(x: 0.5, y: 0, width: 2.0 / 6, height: 1))
        view.semanticContentAttribute = .forceRightToLeft
        expect(view.layer.contentsCenter, equals: CGRect(x: 1.0 / 6, y: 0, width: 2.0 / 6, height: 1))
        let tiled = UIImageView(
            image: bubble().resizableImage(withCapInsets: insets).imageFlippedForRightToLeftLayoutDirection())
        tiled.frame = CGRect(x: 0, y: 0, width: 20, height: 2)
        tiled.semanticContentAttribute = .forceRightToLeft
        tiled.layoutIfNeeded()
        let picture = Picture(try contents(tiled))
        let row: [Pixel] = (0..<20).map { picture[$0, 1] }
        expect(row, equals: [.blue] + Array(repeating: .green, count: 16) + [.red, .red, .red])
    }

    @Test func `a resizable image with an orientation keeps its caps`() throws {
        let bitmap = try #require(bubble().cgImage)
        let image = UIImage(cgImage: bitmap, scale: 1, orientation: .down)
            .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 3))
        let picture = Picture(width: 20, height: 2) { image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 2)) }
        let row: [Pixel] = (0..<20).map { picture[$0, 1] }
        expect(row, equals: [.blue] + Array(repeating: .green, count: 16) + [.red, .red, .red])
    }

    @Test func `a symbol with a text style grows with the text size`() {
        let stage = Stage()
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = .init(textStyle: .body)
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
        view.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
        stage.host.turn()
        let before: CGSize = view.frame.size
        stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        stage.host.turn()
        expect(view.frame.width, isGreaterThan: before.width * 1.2)
        expect(view.alignmentRect(forFrame: view.frame).size, equals: view.intrinsicContentSize)
    }

    @Test func `only an animated image of the present state animates`() throws {
        let animated = try #require(
            UIImage.animatedImage(with: [square(4, .green), square(4, .blue)], duration: 2))
        let still: UIImage = square(4, .red)
        let stage = Stage()
        let view = UIImageView(image: animated, highlightedImage: still)
        stage.root.addSubview(view)
        expect(view.isAnimating)
        view.isHighlighted = true
        expect(!view.isAnimating)
        try expect(contents(view), isIdenticalTo: still.cgImage)
        view.isHighlighted = false
        expect(view.isAnimating)
        let other = UIImageView(image: still, highlightedImage: animated)
        stage.root.addSubview(other)
        expect(!other.isAnimating)
        other.isHighlighted = true
        expect(other.isAnimating)
        other.isHighlighted = false
        expect(!other.isAnimating)
    }

    @Test func `an animation that the app starts continues while the state changes`() {
        let view = UIImageView(image: square(4, .red), highlightedImage: square(4, .green))
        view.animationImages = [square(4, .green), square(4, .blue)]
        view.startAnimating()
        view.isHighlighted = true
        expect(view.isAnimating)
    }

    @Test func `an animation shows images in sequence`() throws {
        let view = UIImageView(image: square(4, .red))
        view.startAnimating()
        expect(!view.isAnimating)
        view.animationImages = [square(4, .green), square(4, .blue)]
        view.animationRepeatCount = 3
        view.startAnimating()
        expect(view.isAnimating)
        let animation = try #require(
            view.layer.animation(forKey: "UIImageAnimation") as? CAKeyframeAnimation)
        expect(animation.values?.count == 2 && animation.repeatCount == 3)
        expect(abs(animation.duration - 2.0 / 30), isLessThan: 1e-9)
        view.stopAnimating()
        expect(!view.isAnimating)
    }

    @Test func `each image of an animation has its own scale`() {
        let stage = Stage()
        let view = UIImageView(image: square(4, .red, scale: 2))
        stage.root.addSubview(view)
        view.animationImages = [square(4, .green), square(4, .blue, scale: 3)]
        view.animationDuration = 1
        view.startAnimating()
        stage.advance(by: 0.25)
        expect(view.layer.presentation()?.contentsScale, equals: 1)
        stage.advance(by: 0.5)
        expect(view.layer.presentation()?.contentsScale, equals: 3)
        view.stopAnimating()
        expect(view.layer.contentsScale == 2 && view.layer.presentation()?.contentsScale == 2)
    }

    @Test func `an animated image animates only in a window`() throws {
        let animated = try #require(
            UIImage.animatedImage(with: [square(4, .green), square(4, .blue)], duration: 2))
        let view = UIImageView(image: animated)
        expect(!view.isAnimating)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.isHidden = false
        window.addSubview(view)
        expect(view.isAnimating)
        view.removeFromSuperview()
        expect(!view.isAnimating)
        window.isHidden = true
    }

    @Test func `the tint color is that of the view that uses it`() {
        let parent = UIView()
        let child = UIView()
        parent.addSubview(child)
        child.backgroundColor = .tintColor
        parent.tintColor = .orange
        expect(child.layer.backgroundColor, equals: UIColor.orange.cgColor)
        parent.tintColor = .green
        expect(child.layer.backgroundColor, equals: UIColor.green.cgColor)
    }
}
