import QuartzCore
import UIKitCore

/// The marks of a slider's ticks: dots below the track, and images and titles below the dots.
@MainActor
final class SliderTicks {
    private static let dotDiameter: CGFloat = 4
    /// The distance from the middle of the track to the middle of a dot, in points.
    private static let dotDistance: CGFloat = 10
    /// The distance from the middle of the track to the images and titles, in points: the radius of the thumb, and a
    /// margin.
    private static let labelDistance: CGFloat = 16

    /// The layer that contains the dots.
    let layer = CALayer()
    private let labels: [SliderTickLabel]
    private let configuration: UISlider.TrackConfiguration

    init(_ configuration: UISlider.TrackConfiguration) {
        self.configuration = configuration
        labels = configuration.ticks.compactMap { SliderTickLabel($0) }
        for _ in configuration.ticks {
            let dot = CALayer()
            dot.bounds = CGRect(x: 0, y: 0, width: Self.dotDiameter, height: Self.dotDiameter)
            dot.cornerRadius = Self.dotDiameter / 2
            layer.addSublayer(dot)
        }
    }

    func addLabels(to view: UIView) { for label in labels { view.addSubview(label) } }

    func remove() {
        layer.removeFromSuperlayer()
        for label in labels { label.removeFromSuperview() }
    }

    /// The height of the images and titles, in points.
    var labelHeight: CGFloat { labels.map { $0.sizeThatFits(.zero).height }.max() ?? 0 }

    /// Places the marks.
    ///
    /// - Parameters:
    ///   - y: The middle of the track.
    ///   - bounds: The bounds of the slider, which contain the labels.
    ///   - x: Returns the x-coordinate of a tick for its position.
    func place(y: CGFloat, in bounds: CGRect, x: (Float) -> CGFloat) {
        for (dot, tick) in zip(layer.sublayers ?? [], configuration.ticks) {
            dot.position = CGPoint(x: x(tick.position), y: y + Self.dotDistance)
        }
        for label in labels {
            let size: CGSize = label.sizeThatFits(.zero)
            let left: CGFloat = (x(label.tick.position) - size.width / 2).rounded()
            label.frame = CGRect(
                x: min(max(bounds.minX, left), max(bounds.minX, bounds.maxX - size.width)),
                y: (y + Self.labelDistance).rounded(), width: size.width, height: size.height)
        }
    }

    /// Dims the marks of ticks that are not enabled.
    func updateColors(isEnabled: Bool, traits: UITraitCollection) {
        let color: CGColor = UIColor.tertiaryLabel.resolvedColor(with: traits).cgColor
        func opacity(_ tick: UISlider.TrackConfiguration.Tick) -> Float {
            configuration.enabledRange.contains(tick.position) ? 1 : 0.5
        }
        for (dot, tick) in zip(layer.sublayers ?? [], configuration.ticks) {
            dot.backgroundColor = color
            dot.opacity = opacity(tick)
        }
        for label in labels { label.alpha = isEnabled ? CGFloat(opacity(label.tick)) : 0.5 }
    }
}
