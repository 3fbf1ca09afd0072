import Foundation

/// The color at a point of a scene, and the tint color of the view at that point.
///
/// The sample uses only the background colors of views. It ignores images and drawn content.
@MainActor
struct BackdropSample: Hashable {
    private(set) var color = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
    private(set) var tint = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)

    /// The minimum contrast of a graphical object, as the Web Content Accessibility Guidelines define it.
    private static let minimumContrast: CGFloat = 3

    /// Samples a point, in the scene's coordinates.
    init(at point: CGPoint, of scene: UIWindowScene) {
        for window in scene.windows { add(window, at: window.convert(point, from: scene.coordinateSpace), opacity: 1) }
    }

    private mutating func add(_ view: UIView, at point: CGPoint, opacity: CGFloat) {
        let opacity: CGFloat = opacity * view.alpha
        guard !view.isHidden, opacity > 0 else { return }
        if view.bounds.contains(point) {
            if let background = view.backgroundColor?.components(in: view.traitCollection) {
                cover(with: background, opacity: opacity * background.alpha, of: view)
            }
        } else if view.clipsToBounds {
            return
        }
        for subview in view.subviews { add(subview, at: view.convert(point, to: subview), opacity: opacity) }
    }

    private mutating func cover(with other: ColorComponents, opacity: CGFloat, of view: UIView) {
        func mixed(_ path: KeyPath<ColorComponents, CGFloat>) -> CGFloat {
            color[keyPath: path] * (1 - opacity) + other[keyPath: path] * opacity
        }
        color = ColorComponents(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: 1)
        // A view that is mostly transparent, such as a dimming view, does not set the tint.
        if opacity > 0.5 { tint = view.tintColor.components(in: view.traitCollection) }
    }

    /// The tint color, or white or black if its contrast is too low.
    var readableTint: ColorComponents {
        if contrast(to: tint) >= Self.minimumContrast { return tint }
        let white = ColorComponents(red: 1, green: 1, blue: 1, alpha: 1)
        let black = ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
        return contrast(to: white) >= contrast(to: black) ? white : black
    }

    private func contrast(to other: ColorComponents) -> CGFloat {
        let luminances: [CGFloat] = [color, other].map { ColorComponents.linear($0.luminance) + 0.05 }
        return max(luminances[0], luminances[1]) / min(luminances[0], luminances[1])
    }
}
