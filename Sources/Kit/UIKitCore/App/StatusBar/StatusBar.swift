import Foundation
import HostClock
import QuartzCore

/// The status bar of a scene: the time, above all windows.
///
/// A phone-sized scene has a status bar if the launch options request one. Larger scenes have none, because the desktop
/// around them shows the time.
@MainActor
package final class StatusBar {
    /// The height of the status bar, in points.
    static let height: CGFloat = 20
    private static let transitionDuration: TimeInterval = 0.35
    private static let animationKey = "status"

    /// The content of the status bar.
    struct State: Equatable {
        var isHidden = true
        var style: UIStatusBarStyle = .default
        /// Whether the content below is in the dark style.
        var isDark = false
        var animation: UIStatusBarAnimation = .none
    }

    /// The values that determine the picture of the time.
    private struct Picture: Equatable {
        let text: String
        let isLight: Bool
        let scale: CGFloat
        let width: CGFloat
    }

    private let layer = CALayer()
    private let time = CALayer()
    private var picture: Picture?
    /// The time at which the displayed minute ends, in seconds of the host's clock; nil while the bar is hidden.
    private(set) var nextMinute: TimeInterval?
    private(set) var state = State()
    var needsUpdate = true

    init() {
        // In front of all windows, and behind the network activity bar.
        layer.zPosition = 900_000
        layer.masksToBounds = true
        layer.opacity = 0
        layer.addSublayer(time)
    }

    /// Applies `state`. Uses the animation of `state` if `animated` is true and the bar appears or disappears.
    func apply(_ state: State, in scene: UIWindowScene, animated: Bool) {
        let old: State = self.state
        self.state = state
        if layer.superlayer == nil, !state.isHidden { scene.rootLayer.addSublayer(layer) }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        layer.frame = CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: Self.height)
        layer.opacity = state.isHidden ? 0 : 1
        if animated, old.isHidden != state.isHidden { animate(state) }
        guard !state.isHidden else { return nextMinute = nil }
        draw(in: scene)
        let seconds: TimeInterval = MainQueue.shared.date.timeIntervalSince1970
        nextMinute = MainQueue.shared.now + 60 - seconds.truncatingRemainder(dividingBy: 60)
    }

    private func animate(_ state: State) {
        guard state.animation != .none else { return }
        let slides: Bool = state.animation == .slide
        let visible: CGFloat = slides ? Self.height / 2 : 1
        let hidden: CGFloat = slides ? -Self.height / 2 : 0
        let group = CAAnimationGroup()
        let movement = CABasicAnimation(keyPath: slides ? "position.y" : "opacity")
        movement.fromValue = state.isHidden ? visible : hidden
        movement.toValue = state.isHidden ? hidden : visible
        let opacity = CABasicAnimation(keyPath: "opacity")
        opacity.fromValue = 1
        opacity.toValue = 1
        group.animations = slides ? [movement, opacity] : [movement]
        group.duration = Self.transitionDuration
        layer.add(group, forKey: Self.animationKey)
    }

    // MARK: Time

    private func draw(in scene: UIWindowScene) {
        let isLight: Bool =
            switch state.style {
            case .lightContent: true
            case .darkContent: false
            case .default: state.isDark
            }
        let next = Picture(
            text: ClockText.text(of: MainQueue.shared.date), isLight: isLight, scale: scene.screen.scale,
            width: scene.screen.bounds.width)
        guard next != picture else { return }
        picture = next
        let text = next.text as NSString
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12, weight: .semibold),
            .foregroundColor: isLight ? UIColor.white : UIColor.black,
        ]
        let natural: CGSize = text.size(withAttributes: attributes)
        let size = CGSize(width: ceil(natural.width), height: ceil(natural.height))
        let format = UIGraphicsImageRendererFormat()
        format.scale = next.scale
        let image: UIImage = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            text.draw(at: .zero, withAttributes: attributes)
        }
        time.contents = image.cgImage
        time.contentsScale = next.scale
        time.frame = CGRect(
            x: ((next.width - size.width) / 2).rounded(), y: ((Self.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
    }
}
