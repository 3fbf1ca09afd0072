import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

/// Views that blur the content behind them.
@MainActor @Suite(.onStage) struct VisualEffectTests {
    private let stage = Stage()

    init() {
        // Black and white stripes of 10 points.
        for index in 0..<40 {
            let stripe = UIView(frame: CGRect(x: index * 10, y: 0, width: 10, height: 800))
            stripe.backgroundColor = index % 2 == 0 ? .black : .white
            stage.root.addSubview(stripe)
        }
        stage.host.turn()
    }

    /// The brightness of the darkest and the lightest of the pixels in the middle of a row.
    private func range(row: Int) -> ClosedRange<UInt32> {
        stage.host.turn()
        let values: [UInt32] = stage.pixels(row: row)[200..<600].map { $0 & 0xFF }
        return (values.min() ?? 0)...(values.max() ?? 0)
    }

    private func spread(_ range: ClosedRange<UInt32>) -> UInt32 { range.upperBound - range.lowerBound }

    @Test func `a view without arguments has no effect`() {
        let view = UIVisualEffectView()
        expect(view.effect == nil && view.frame == .zero)
        view.effect = UIBlurEffect(style: .dark)
        expect(view.effect, equals: UIBlurEffect(style: .dark))
    }

    @Test func `a blur smooths the pixels behind it, and its material covers them`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
        stage.root.addSubview(view)
        expect(spread(range(row: 50)) == 255 && spread(range(row: 150)) < 12)
        var last: UInt32 = 0
        for style: UIBlurEffect.Style in [
            .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
        ] {
            view.effect = UIBlurEffect(style: style)
            let brightness: UInt32 = range(row: 150).lowerBound
            expect(brightness > last && brightness > 150, "\(style)")
            last = brightness
        }
        view.effect = UIBlurEffect(style: .dark)
        expect(range(row: 150).upperBound, isLessThan: 90)
        view.effect = nil
        expect(spread(range(row: 150)), equals: 255)
    }

    @Test func `a blur follows the pixels behind it, and is computed again only if they change`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
        let label = UILabel(frame: CGRect(x: 100, y: 40, width: 200, height: 20))
        view.contentView.addSubview(label)
        stage.root.addSubview(view)
        let first: UInt32 = range(row: 110).lowerBound
        let scene: UIWindowScene = stage.application.connectedWindowScene!
        let count: Int = scene.compositor.statistics.backdropsBlurred
        label.text = "Text in front"
        expect(range(row: 110).lowerBound, equals: first)
        expect(scene.compositor.statistics.backdropsBlurred, equals: count)
        let dark = UIView(frame: CGRect(x: 0, y: 150, width: 400, height: 50))
        dark.backgroundColor = .black
        stage.root.insertSubview(dark, belowSubview: view)
        expect(range(row: 180).upperBound, isLessThan: first)
        expect(scene.compositor.statistics.backdropsBlurred, equals: count + 1)
        dark.frame.origin.y = 400
        expect(range(row: 180).lowerBound, equals: first)
    }

    @Test func `the picture does not depend on previous drawing`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
        view.contentView.addSubview(UISwitch(frame: CGRect(x: 300, y: 20, width: 51, height: 31)))
        stage.root.addSubview(view)
        let small = UIView(frame: CGRect(x: 50, y: 90, width: 30, height: 20))
        small.backgroundColor = .red
        stage.root.insertSubview(small, belowSubview: view)
        for step in 1...6 {
            small.frame.origin = CGPoint(x: 50 + step * 37, y: 90 + step * 11)
            stage.host.turn()
            let partial: [[UInt32]] = (90..<210).map { stage.pixels(row: $0) }
            scene.hostDidLoseContent()
            stage.host.turn()
            expect((90..<210).map { stage.pixels(row: $0) }, equals: partial, "step \(step)")
        }
    }

    private var scene: UIWindowScene { stage.application.connectedWindowScene! }

    @Test func `an effect that is set in an animation block fades in and out`() {
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 100)
        stage.root.addSubview(view)
        expect(spread(range(row: 150)), equals: 255)
        UIView.animate(withDuration: 0.4) { view.effect = UIBlurEffect(style: .light) }
        stage.advance(by: 0.2)
        let middle: UInt32 = spread(range(row: 150))
        expect(middle > 40 && middle < 215)
        stage.advance(by: 0.5)
        expect(spread(range(row: 150)), isLessThan: 12)
        UIView.animate(withDuration: 0.4) { view.effect = nil }
        stage.advance(by: 0.2)
        expect(spread(range(row: 150)), isGreaterThan: 40)
        stage.advance(by: 0.5)
        expect(spread(range(row: 150)), equals: 255)
    }

    @Test func `a rounded view blurs inside its corners`() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterialDark))
        view.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
        view.layer.cornerRadius = 60
        view.clipsToBounds = true
        stage.root.addSubview(view)
        stage.host.turn()
        let corner: [UInt32] = stage.pixels(row: 102)[200..<240].map { $0 & 0xFF }
        expect((corner.max() ?? 0), equals: 255, "outside the corner")
        expect(spread(range(row: 200)), isLessThan: 30)
    }

    @Test func `vibrant content has the appearance of the material`() {
        let label = UILabel()
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialDark)))
        view.contentView.addSubview(label)
        expect(label.traitCollection.userInterfaceStyle, equals: .dark)
        view.effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterialLight))
        expect(label.traitCollection.userInterfaceStyle, equals: .light)
        view.effect = nil
        expect(view.contentView.overrideUserInterfaceStyle, equals: .unspecified)
    }

    @Test func `vibrant content has the tint of the material`() {
        let blur = UIBlurEffect(style: .dark)
        let view = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
        expect(view.contentView.tintColor == .white && view.contentView.alpha < 1)
        expect(UIVibrancyEffect(blurEffect: blur, style: .label), differsFrom: view.effect)
        expect(UIBlurEffect(style: .dark), equals: blur)
    }

    @Test func `an effect from an archive without a style has the regular material`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        expect(UIBlurEffect(coder: coder)?.style, equals: .regular)
        expect(UIVibrancyEffect(coder: coder)?.blurEffect.style, equals: .regular)
    }
}
