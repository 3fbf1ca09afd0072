import Foundation
import QuartzCore

/// A line along the top of a scene, above every window, in which something runs while the network is in use.
///
/// iOS turned a wheel in its status bar for that. A window on a desktop has no status bar, and a line takes no room.
///
/// It has the tint of the bar, or whatever else it lies on, since that is chosen to be read there.
@MainActor
final class NetworkActivityBar {
    /// How thick the line is, in points.
    static let thickness: CGFloat = 3
    /// How long the runner takes from one end to the other, in seconds.
    private static let period: TimeInterval = 1.2
    /// How much of the line the runner takes.
    private static let share: CGFloat = 0.3
    private static let animationKey = "run"

    let layer = CALayer()
    private let runner = CALayer()
    private var ground: BackdropSample?

    init() {
        // In front of every window, whatever their levels are.
        layer.zPosition = 1_000_000
        layer.masksToBounds = true
        layer.addSublayer(runner)
    }

    /// Takes the colour that can be seen on what it lies on.
    func adapt(to ground: BackdropSample) {
        guard ground != self.ground else { return }
        self.ground = ground
        let color: CGColor = UIColor(ground.readableTint).cgColor
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

    /// Puts the line where it belongs in a scene of `size`, in points, that is read in a direction.
    func fit(_ size: CGSize, direction: UITraitEnvironmentLayoutDirection) {
        withoutActions { place(in: size, direction: direction) }
    }

    private func place(in size: CGSize, direction: UITraitEnvironmentLayoutDirection) {
        layer.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.thickness)
        runner.bounds = CGRect(x: 0, y: 0, width: size.width * Self.share, height: Self.thickness)
        runner.position = CGPoint(x: size.width / 2, y: Self.thickness / 2)
        run(across: size.width, from: direction == .rightToLeft ? 1 : 0)
    }

    /// Sends the runner from off one end to off the other, over and over. `start` is 0 for the left end, 1 for the right.
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
