import QuartzCore
import UIKitCore

/// The layers of a slider's track: the part below the value, the part above it, and the parts that are not enabled.
@MainActor
final class SliderTracks {
    /// The layer that contains the parts, in the coordinates of the slider.
    let layer = CALayer()
    let minimum = CALayer()
    let maximum = CALayer()
    /// The parts below and above the enabled range.
    private let disabled = [CALayer(), CALayer()]

    init() {
        for part in disabled + [maximum, minimum] { layer.addSublayer(part) }
        for part in disabled { part.opacity = 0.5 }
    }

    /// Places the parts.
    ///
    /// - Parameters:
    ///   - track: The frame of the track.
    ///   - bounds: The bounds of the slider.
    ///   - clips: Whether the parts are clipped to the shape of the whole track, rather than rounded themselves.
    ///   - enabled: The x-coordinates of the ends of the enabled range, from the minimum value to the maximum value.
    ///   - filled: The x-coordinates of the ends of the filled part.
    ///   - isMirrored: Whether the minimum value is at the right.
    func place(
        in track: CGRect, bounds: CGRect, clips: Bool, enabled: (CGFloat, CGFloat), filled: (CGFloat, CGFloat),
        isMirrored: Bool
    ) {
        layer.frame = clips ? track : bounds
        layer.bounds.origin = layer.frame.origin
        layer.cornerRadius = clips ? track.height / 2 : 0
        layer.masksToBounds = clips
        func part(_ first: CGFloat, _ second: CGFloat) -> CGRect {
            let ends: [CGFloat] = [first, second].map { min(max(track.minX, $0), track.maxX) }.sorted()
            return CGRect(x: ends[0], y: track.minY, width: ends[1] - ends[0], height: track.height)
        }
        maximum.frame = part(enabled.0, enabled.1)
        disabled[0].frame = part(isMirrored ? track.maxX : track.minX, enabled.0)
        disabled[1].frame = part(enabled.1, isMirrored ? track.minX : track.maxX)
        minimum.frame = part(filled.0, filled.1)
        for part in disabled + [maximum, minimum] { part.cornerRadius = clips ? 0 : UISlider.trackHeight / 2 }
    }

    /// Gives the parts that are not enabled the color of the part above the value.
    func updateDisabledColors() {
        for part in disabled { part.backgroundColor = maximum.backgroundColor }
    }
}
