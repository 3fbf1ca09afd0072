import Expectations
import CoreGraphics
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitCore

@testable import UIKitGlass

@MainActor @Suite(.onStage) struct GlassTests {
    private let stage = Stage()

    /// Adds colored stripes and text, which are behind the glass.
    private func addStripes() {
        for (index, color) in [UIColor.systemRed, .systemYellow, .systemTeal, .systemIndigo].enumerated() {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 80, y: 0, width: 80, height: 480))
            stripe.backgroundColor = color
            stage.root.addSubview(stripe)
        }
        for row in 0..<10 {
            let label = UILabel(frame: CGRect(x: 10, y: CGFloat(row) * 30, width: 300, height: 24))
            label.text = "Text behind glass, row \(row)"
            stage.root.addSubview(label)
        }
    }

    private func glass(_ frame: CGRect, _ effect: UIVisualEffect) -> UIVisualEffectView {
        let view = UIVisualEffectView(effect: effect)
        view.frame = frame
        return view
    }

    /// Writes a picture of the window if an environment variable names a folder.
    private func record(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { return }
        try stage.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }

    /// The pixel at a point, on a screen with two pixels per point.
    private func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.pixels(row: y)[2 * x] }

    private func green(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y) >> 8 & 0xFF) }

    @Test func `buttons of glass are capsules, in the tint color if they are prominent or selected`() throws {
        addStripes()
        let kinds: [UIButton.Configuration] = [.glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass()]
        var effects: [UIGlassEffect] = []
        for (index, kind) in kinds.enumerated() {
            var configuration = kind
            configuration.title = "Play"
            let button = UIButton(configuration: configuration)
            button.tintColor = .systemGreen
            button.frame = CGRect(x: 20, y: 40 + 60 * CGFloat(index), width: 160, height: 44)
            stage.root.addSubview(button)
            stage.advance(by: 0.1)
            let view: UIVisualEffectView = try #require(find(in: button))
            expect(view.frame.size == button.bounds.size && view.layer.cornerRadius == 22)
            effects.append(try #require(view.effect as? UIGlassEffect))
            expect(button.titleLabel?.textColor, equals: (index % 2 == 0 ? .label : .white))
            button.isSelected = true
            stage.advance(by: 0.1)
            expect((view.effect as? UIGlassEffect)?.tintColor, equals: .systemGreen)
            button.isSelected = false
            button.isEnabled = index < 2
            stage.advance(by: 0.1)
            expect(((view.effect as? UIGlassEffect)?.tintColor == nil), equals: (index != 1))
        }
        expect(effects.map(\.style), equals: [.regular, .regular, .clear, .clear])
        expect(effects.map { $0.tintColor == .systemGreen }, equals: [false, true, false, true])
        try record("glass-buttons")
    }

    private func find(in view: UIView) -> UIVisualEffectView? {
        view as? UIVisualEffectView ?? view.subviews.lazy.compactMap { find(in: $0) }.first
    }

    @Test func `glass blurs, has the shape of a capsule, and shows its tint`() throws {
        stage.root.backgroundColor = .black
        let white = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 480))
        white.backgroundColor = .white
        stage.root.addSubview(white)
        let view = glass(CGRect(x: 20, y: 40, width: 160, height: 60), UIGlassEffect())
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        // The border between white and black is soft behind the glass, and sharp beside it.
        expect(green(98, 120) > 240 && green(102, 120) < 30)
        expect(abs(green(98, 70) - green(102, 70)), isLessThan: 30)
        // The corners are rounded.
        expect(green(176, 44) < 30 && green(150, 70) > 60)
        let tinted = UIGlassEffect()
        tinted.tintColor = .systemRed
        view.effect = tinted
        stage.advance(by: 0.1)
        expect(pixel(150, 70) >> 16 & 0xFF > 150 && green(150, 70) < 120)
        // The view has copied the effect.
        tinted.tintColor = .systemBlue
        stage.advance(by: 0.1)
        expect(pixel(150, 70) >> 16 & 0xFF, isGreaterThan: 150)
        view.layer.cornerRadius = 4
        view.setNeedsLayout()
        stage.advance(by: 0.1)
        expect(pixel(174, 46) >> 16 & 0xFF, isGreaterThan: 150)
        view.effect = nil
        stage.advance(by: 0.1)
        expect(green(150, 70), isLessThan: 5)
    }

    @Test func `a container merges panes that are closer together than its spacing`() throws {
        stage.root.backgroundColor = .black
        let effect = UIGlassContainerEffect()
        effect.spacing = 20
        let container = glass(CGRect(x: 0, y: 0, width: 320, height: 200), effect)
        let first = glass(CGRect(x: 20, y: 40, width: 60, height: 60), UIGlassEffect())
        let second = glass(CGRect(x: 120, y: 40, width: 60, height: 60), UIGlassEffect())
        container.contentView.addSubview(first)
        container.contentView.addSubview(second)
        stage.root.addSubview(container)
        stage.advance(by: 0.1)
        expect(green(50, 70) > 60 && green(150, 70) > 60 && green(100, 70) < 30)
        // At a distance of twelve points, the panes are merged.
        second.frame.origin.x = 92
        stage.advance(by: 0.1)
        expect(green(86, 70), isGreaterThan: 60)
        // An animation moves the merged shape with the views.
        UIView.animate(withDuration: 0.2) { second.frame.origin.x = 192 }
        stage.advance(by: 0.1)
        expect(green(86, 70) < 30 && green(172, 70) > 60 && green(240, 70) < 30)
        stage.advance(by: 0.2)
        expect(green(240, 70), isGreaterThan: 60)
        second.removeFromSuperview()
        container.setNeedsLayout()
        stage.advance(by: 0.1)
        expect(green(240, 70), isLessThan: 30)
        container.effect = nil
        stage.advance(by: 0.1)
        expect(green(50, 70), isGreaterThan: 60)
    }

    @Test func `the glass of a container follows its panes and the views around them`() {
        stage.root.backgroundColor = .black
        let container = glass(CGRect(x: 0, y: 0, width: 320, height: 200), UIGlassContainerEffect())
        let first = glass(CGRect(x: 20, y: 40, width: 60, height: 60), UIGlassEffect())
        let group = UIView(frame: CGRect(x: 100, y: 20, width: 100, height: 100))
        let second = glass(CGRect(x: 20, y: 20, width: 60, height: 60), UIGlassEffect())
        container.contentView.addSubview(first)
        group.addSubview(second)
        container.contentView.addSubview(group)
        stage.root.addSubview(container)
        func isGlass(_ x: Int, _ y: Int) -> Bool {
            stage.advance(by: 0.1)
            return green(x, y) > 60
        }
        expect(isGlass(50, 70) && isGlass(150, 70))
        second.isHidden = true
        expect(isGlass(50, 70) && !isGlass(150, 70))
        second.isHidden = false
        expect(isGlass(150, 70))
        second.alpha = 0
        expect(!isGlass(150, 70))
        UIView.animate(withDuration: 0.2) { second.alpha = 1 }
        stage.advance(by: 0.3)
        expect(isGlass(150, 70))
        UIView.animate(withDuration: 0.2) { second.alpha = 0 }
        stage.advance(by: 0.3)
        expect(!isGlass(150, 70))
        second.alpha = 1
        second.transform = CGAffineTransform(translationX: 100, y: 0)
        expect(isGlass(250, 70) && !isGlass(150, 70))
        second.transform = .identity
        group.frame.origin.x = 200
        expect(isGlass(250, 70) && !isGlass(150, 70))
        group.isHidden = true
        expect(!isGlass(250, 70))
        group.isHidden = false
        group.alpha = 0
        expect(!isGlass(250, 70))
        group.alpha = 1
        expect(isGlass(250, 70))
        second.removeFromSuperview()
        expect(!isGlass(250, 70))
    }

    @Test func `a container draws no frames while an animation that has ended still shows its last value`() {
        stage.root.backgroundColor = .black
        let container = glass(CGRect(x: 0, y: 0, width: 320, height: 200), UIGlassContainerEffect())
        let pane = glass(CGRect(x: 20, y: 40, width: 60, height: 60), UIGlassEffect())
        container.contentView.addSubview(pane)
        stage.root.addSubview(container)
        stage.advance(by: 0.1)
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.isAdditive = true
        animation.fromValue = 0
        animation.toValue = 100
        animation.duration = 0.2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        pane.layer.add(animation, forKey: "move")
        stage.advance(by: 0.5)
        expect(green(50, 70) < 30 && green(150, 70) > 60)
        let turns: Int = stage.host.turnCount
        stage.advance(by: 1)
        expect(stage.host.turnCount - turns, isLessThan: 5)
        expect(green(50, 70) < 30 && green(150, 70) > 60)
        pane.layer.removeAnimation(forKey: "move")
        stage.advance(by: 0.1)
        expect(green(50, 70) > 60 && green(150, 70) < 30)
    }

    @Test func `interactive glass that is scaled grows by the same factor`() {
        let effect = UIGlassEffect()
        effect.isInteractive = true
        let view = glass(CGRect(x: 20, y: 40, width: 100, height: 60), effect)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        stage.touch(.began, 70, 70)
        stage.advance(by: 1)
        expect(abs((view.layer.presentation()?.frame.width ?? 0) - 54), isLessThan: 0.5)
        stage.touch(.ended, 70, 70)
        stage.advance(by: 0.05)
        expect((view.layer.presentation()?.frame.width ?? 0), isLessThan: 55)
        stage.advance(by: 1)
        expect(abs((view.layer.presentation()?.frame.width ?? 0) - 50), isLessThan: 0.5)
    }

    @Test func `interactive glass grows while it is touched`() {
        let effect = UIGlassEffect()
        effect.isInteractive = true
        let view = glass(CGRect(x: 20, y: 40, width: 100, height: 60), effect)
        stage.root.addSubview(view)
        stage.advance(by: 0.1)
        stage.touch(.began, 60, 60)
        stage.advance(by: 1)
        expect(abs((view.layer.presentation()?.frame.width ?? 0) - 108), isLessThan: 0.5)
        stage.touch(.ended, 60, 60)
        stage.advance(by: 1)
        expect(abs((view.layer.presentation()?.frame.width ?? 0) - 100), isLessThan: 0.5)
        expect(view.frame.width, equals: 100)
    }

    @Test func `effects are equal, copied and archived by their values`() throws {
        let effect = UIGlassEffect(style: .clear)
        effect.isInteractive = true
        let copy = try #require(effect.copy() as? UIGlassEffect)
        expect(copy !== effect && copy == effect && copy != UIGlassEffect(style: .regular))
        let data = try NSKeyedArchiver.archivedData(withRootObject: effect, requiringSecureCoding: false)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIGlassEffect.self, from: data)
        expect(restored, equals: effect)
        expect(UIGlassContainerEffect().spacing, equals: 0)
    }

    @Test(arguments: [UIUserInterfaceStyle.light, .dark])
    func `glass differs from the background beside it`(style: UIUserInterfaceStyle) throws {
        stage.window.overrideUserInterfaceStyle = style
        stage.root.backgroundColor = .systemBackground
        addStripes()
        stage.root.addSubview(glass(CGRect(x: 20, y: 20, width: 280, height: 50), UIGlassEffect()))
        stage.root.addSubview(glass(CGRect(x: 20, y: 90, width: 120, height: 50), UIGlassEffect(style: .clear)))
        let tinted = UIGlassEffect()
        tinted.tintColor = .systemBlue
        stage.root.addSubview(glass(CGRect(x: 160, y: 90, width: 140, height: 50), tinted))
        let effect = UIGlassContainerEffect()
        effect.spacing = 24
        let container = glass(CGRect(x: 0, y: 150, width: 320, height: 160), effect)
        stage.root.addSubview(container)
        for frame in [(20, 10, 60), (90, 10, 60), (180, 10, 60), (40, 84, 56)] {
            container.contentView.addSubview(
                glass(CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.2), UIGlassEffect()))
        }
        container.contentView.addSubview(glass(CGRect(x: 110, y: 84, width: 120, height: 56), tinted))
        stage.advance(by: 0.1)
        // The pixels of the glass differ from the pixels beside it.
        expect(pixel(160, 45), differsFrom: pixel(160, 80))
        try record("glass-\(style == .dark ? "dark" : "light")")
    }
}
