import Expectations
import CoreGraphics
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// `CALayer.render(in:)` for views that were never in a window, and the content scale factor of views.
@MainActor @Suite(.onStage) struct RenderTests {
    private func picture(_ view: UIView) -> Picture {
        Picture(width: view.bounds.width, height: view.bounds.height) {
            if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
        }
    }

    @Test func `a view without a window is drawn`() {
        let card = UIView(frame: CGRect(x: 30, y: 40, width: 60, height: 40))
        let inner = UIView(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
        inner.backgroundColor = .black
        card.addSubview(inner)
        let drawn: Picture = picture(card)
        expect(drawn.ink(rows: 10..<20, columns: 20..<30), isGreaterThan: 0)
        expect(drawn.ink(rows: 0..<10) == 0 && drawn.ink(rows: 20..<40) == 0)
    }

    @Test func `the content scale factor determines the pixels of the content`() {
        final class Dots: UIView {
            var widths: [Int] = []
            override func draw(_ rect: CGRect) { widths.append(UIGraphicsGetCurrentContext()?.width ?? 0) }
        }
        let stage = Stage()
        let view = Dots(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.root.addSubview(view)
        stage.host.turn()
        // The headless host draws content only when pixels of the window are requested.
        _ = stage.pixels(row: 0)
        expect(view.contentScaleFactor == 2 && view.widths.last == 40)
        view.contentScaleFactor = 1
        stage.host.turn()
        _ = stage.pixels(row: 0)
        expect(view.layer.contentsScale == 1 && view.widths.last == 20)
        // Leaving the window and returning to it does not change the scale factor.
        view.removeFromSuperview()
        stage.host.turn()
        stage.root.addSubview(view)
        view.overrideUserInterfaceStyle = .dark
        stage.host.turn()
        expect(view.contentScaleFactor, equals: 1)
        view.contentScaleFactor = 0
        expect(view.contentScaleFactor, equals: 1)
    }

    @Test func `the layer class of a view that draws nothing itself can draw`() {
        final class Painted: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(UIColor.red.cgColor)
                ctx.fill(bounds)
            }
        }
        final class Canvas: UIView {
            override class var layerClass: AnyClass { Painted.self }
        }
        let stage = Stage()
        let view = Canvas(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        stage.root.addSubview(view)
        stage.host.turn()
        view.layer.setNeedsDisplay()
        stage.host.turn()
        expect(stage.pixels(row: 5)[10], equals: 0xFFFF_0000)
    }

    @Test func `layout is updated before drawing`() {
        final class Drawn: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.black.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = UILabel()
        label.text = "Text"
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let square = CGRect(x: 0, y: 0, width: 20, height: 20)
        let image = UIImageView(image: UIGraphicsImageRenderer(bounds: square).image { $0.fill(square) })
        let drawn = Drawn()
        for (index, view) in [label, button, image, drawn].enumerated() {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(50 * index)),
            ])
        }
        drawn.widthAnchor.constraint(equalToConstant: 20).isActive = true
        drawn.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let picture: Picture = picture(root)
        for index in 0..<4 {
            expect(picture.ink(rows: 50 * index..<50 * index + 45), isGreaterThan: 0, "view \(index)")
        }
    }
}
