import Foundation
import QuartzCore

/// An animated line along the top of a scene, above all windows, that indicates network activity.
///
/// iOS used a spinner in the status bar for this purpose. A window on a desktop has no status bar, and a line takes up
/// no space.
///
/// The line has the tint color of the view behind it. If the contrast of that color is too low, the line is white or
/// black.
@MainActor
package final class NetworkActivityBar {
    /// The thickness of the line, in points.
    static let thickness: CGFloat = 3
    /// The duration of one pass of the runner, the segment that moves along the line, in seconds.
    private static let period: TimeInterval = 1.2
    /// The length of the runner, as a fraction of the line.
    private static let share: CGFloat = 0.3
    private static let animationKey = "run"

    private let layer = CALayer()
    private let runner = CALayer()
    private var isVisible = false
    private var backdrop: BackdropSample?
    /// Whether the backdrop may have changed without a change to a layer.
    private var needsBackdrop = true
    /// The number of times that the backdrop was sampled, for tests.
    package private(set) var sampleCount = 0

    init() {
        // The line is in front of all windows, regardless of their levels.
        layer.zPosition = 1_000_000
        layer.masksToBounds = true
        layer.addSublayer(runner)
    }

    /// Shows or hides the line.
    func setVisible(_ isVisible: Bool, in scene: UIWindowScene) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        guard isVisible else { return layer.removeFromSuperlayer() }
        layOut(in: scene)
        scene.rootLayer.addSublayer(layer)
    }

    /// Adapts the frame of the line and the animation to the scene's size and layout direction.
    func layOut(in scene: UIWindowScene) {
        needsBackdrop = true
        guard isVisible else { return }
        withoutActions { place(in: scene.screen.bounds.size, direction: scene.traitCollection.layoutDirection) }
    }

    /// Marks the backdrop as changed after a change that does not affect a layer, such as a new tint color.
    func setNeedsBackdrop() { needsBackdrop = true }

    /// Updates the color to one that is readable on the backdrop, if the backdrop may have changed.
    func update(in scene: UIWindowScene) {
        guard isVisible, needsBackdrop || scene.windows.contains(where: \.layer.treeNeedsCommit) else { return }
        needsBackdrop = false
        sampleCount += 1
        let sample = BackdropSample(at: CGPoint(x: scene.screen.bounds.midX, y: 1), of: scene)
        guard sample != backdrop else { return }
        backdrop = sample
        let color = UIColor(sample.readableTint).cgColor
        withoutActions {
            layer.backgroundColor = color.copy(alpha: 0.2)
            runner.backgroundColor = color
        }
    }

    private func withoutActions(_ body: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        body()
    }

    private func place(in size: CGSize, direction: UITraitEnvironmentLayoutDirection) {
        layer.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.thickness)
        runner.bounds = CGRect(x: 0, y: 0, width: size.width * Self.share, height: Self.thickness)
        runner.position = CGPoint(x: size.width / 2, y: Self.thickness / 2)
        run(across: size.width, from: direction == .rightToLeft ? 1 : 0)
    }

    /// Animates the runner from outside one end to outside the other, repeatedly. `start` is 0 for the left end, 1 for
    /// the right.
    private func run(across width: CGFloat, from start: CGFloat) {
        let ends: [CGFloat] = [-width * Self.share / 2, width * (1 + Self.share / 2)]
        let animation = CABasicAnimation(keyPath: "position.x")
        animation.fromValue = ends[Int(start)]
        animation.toValue = ends[1 - Int(start)]
        animation.duration = Self.period
        animation.repeatCount = .infinity
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        runner.add(animation, forKey: Self.animationKey)
    }
}
