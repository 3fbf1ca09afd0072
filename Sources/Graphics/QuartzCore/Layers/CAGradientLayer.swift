import CoreGraphics
import Foundation

/// A layer that fills its bounds with a gradient, rounded corners included.
open class CAGradientLayer: CALayer {
    private var gradient: GradientProperties {
        get { properties.rareBox?.value.special.gradient ?? GradientProperties() }
        set { properties.rare.special.gradient = newValue }
    }

    private func change(_ key: String, _ body: (inout GradientProperties) -> Void) {
        let action: PendingAction? = beginChange(key)
        body(&gradient)
        endChange(action)
    }

    /// The colours, `CGColor`s all, in the order of their stops; anything else is left out. Animatable.
    open var colors: [Any]? {
        get { gradient.colors.isEmpty ? nil : gradient.colors }
        set {
            let colors: [CGColor] = (newValue ?? []).compactMap { $0 as? CGColor }
            guard colors != gradient.colors else { return }
            change("colors") { $0.colors = colors }
        }
    }

    /// Where each colour stands, from 0 to 1 and growing; nil spreads them evenly. Animatable.
    open var locations: [NSNumber]? {
        get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: $0) } }
        set {
            let locations: [Double] = (newValue ?? []).map { $0.doubleValue }
            guard locations != gradient.locations else { return }
            change("locations") { $0.locations = locations }
        }
    }

    /// Where the gradient starts, as a part of the bounds: the centre of a radial one. Default top centre. Animatable.
    open var startPoint: CGPoint {
        get { gradient.startPoint }
        set {
            guard newValue != gradient.startPoint else { return }
            change("startPoint") { $0.startPoint = newValue }
        }
    }

    /// Where the gradient ends, as a part of the bounds: the corner of a radial one's ellipse. Default bottom centre.
    /// Animatable.
    open var endPoint: CGPoint {
        get { gradient.endPoint }
        set {
            guard newValue != gradient.endPoint else { return }
            change("endPoint") { $0.endPoint = newValue }
        }
    }

    /// The kind of gradient. Default `.axial`.
    open var type: CAGradientLayerType {
        get { gradient.type }
        set {
            guard newValue != gradient.type else { return }
            change("type") { $0.type = newValue }
        }
    }
}

/// The kinds of gradients. Conic ones are left out.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outwards.
    public static let radial = CAGradientLayerType(rawValue: "radial")
}
