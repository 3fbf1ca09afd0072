import CoreGraphics
import Foundation
import ParticleMotion

/// The properties of one kind of particle in an emitter layer.
///
/// Each range is a full width: the value of a particle differs from the value of the cell by at most half of the range.
///
/// Unlike on iOS, particles are in the plane of the layer and do not emit particles. A layer reads its cells when the
/// emission begins, and when one of the layer's properties changes, such as `emitterCells` or `birthRate`.
open class CAEmitterCell: NSObject, NSCopying {
    /// Creates a cell whose particles have no picture and do not move.
    public override init() { super.init() }

    var kind = ParticleKind()

    /// The picture of the particles, as a `CGImage`. The default is nil.
    open var contents: Any?

    /// The number of pixels of the picture for each point. The default is 1.
    open var contentsScale: CGFloat = 1

    /// The name of the cell, which identifies it in the application. The default is nil.
    open var name: String?

    /// Whether particles of this cell are created. The default is true.
    open var isEnabled = true

    /// The number of particles that are created per second. The default is 0.
    open var birthRate: Float {
        get { Float(kind.birthRate) }
        set { kind.birthRate = Double(newValue) }
    }

    /// The time for which a particle exists, in seconds. The default is 0.
    open var lifetime: Float {
        get { Float(kind.lifetime) }
        set { kind.lifetime = Double(newValue) }
    }

    /// The range of the lifetime, in seconds. The default is 0.
    open var lifetimeRange: Float {
        get { Float(kind.lifetimeRange) }
        set { kind.lifetimeRange = Double(newValue) }
    }

    /// The initial speed, in points per second. The default is 0.
    open var velocity: CGFloat {
        get { kind.velocity }
        set { kind.velocity = newValue }
    }

    /// The range of the initial speed, in points per second. The default is 0.
    open var velocityRange: CGFloat {
        get { kind.velocityRange }
        set { kind.velocityRange = newValue }
    }

    /// The direction in which particles are emitted, in radians. The default is 0, which points to the right.
    open var emissionLongitude: CGFloat {
        get { kind.longitude }
        set { kind.longitude = newValue }
    }

    /// The range of the direction, in radians. The default is 0.
    open var emissionRange: CGFloat {
        get { kind.longitudeRange }
        set { kind.longitudeRange = newValue }
    }

    /// The acceleration along x, in points per second squared. The default is 0.
    open var xAcceleration: CGFloat {
        get { kind.xAcceleration }
        set { kind.xAcceleration = newValue }
    }

    /// The acceleration along y, in points per second squared. The default is 0.
    open var yAcceleration: CGFloat {
        get { kind.yAcceleration }
        set { kind.yAcceleration = newValue }
    }

    /// The initial scale of the picture. The default is 1.
    open var scale: CGFloat {
        get { kind.scale }
        set { kind.scale = newValue }
    }

    /// The range of the scale. The default is 0.
    open var scaleRange: CGFloat {
        get { kind.scaleRange }
        set { kind.scaleRange = newValue }
    }

    /// The change in the scale per second. The default is 0.
    open var scaleSpeed: CGFloat {
        get { kind.scaleSpeed }
        set { kind.scaleSpeed = newValue }
    }

    /// The angular velocity, in radians per second. The default is 0.
    open var spin: CGFloat {
        get { kind.spin }
        set { kind.spin = newValue }
    }

    /// The range of the angular velocity, in radians per second. The default is 0.
    open var spinRange: CGFloat {
        get { kind.spinRange }
        set { kind.spinRange = newValue }
    }

    /// The color that multiplies the picture. The default is opaque white.
    open var color: CGColor? {
        get { CGColor(red: kind.color[0], green: kind.color[1], blue: kind.color[2], alpha: kind.color[3]) }
        set {
            let components: [CGFloat] = newValue?.components ?? [1, 1, 1, 1]
            // A gray color has one component and an alpha component.
            let gray: CGFloat = components.first ?? 1
            kind.color =
                components.count >= 4
                ? components.prefix(4).map { Double($0) } : [gray, gray, gray, components.last ?? 1]
        }
    }

    /// The range of the red component. The default is 0.
    open var redRange: Float {
        get { range(0) }
        set { kind.colorRange[0] = Double(newValue) }
    }
    /// The range of the green component. The default is 0.
    open var greenRange: Float {
        get { range(1) }
        set { kind.colorRange[1] = Double(newValue) }
    }
    /// The range of the blue component. The default is 0.
    open var blueRange: Float {
        get { range(2) }
        set { kind.colorRange[2] = Double(newValue) }
    }
    /// The range of the opacity. The default is 0.
    open var alphaRange: Float {
        get { range(3) }
        set { kind.colorRange[3] = Double(newValue) }
    }

    /// The change in the red component per second. The default is 0.
    open var redSpeed: Float {
        get { speed(0) }
        set { kind.colorSpeed[0] = Double(newValue) }
    }
    /// The change in the green component per second. The default is 0.
    open var greenSpeed: Float {
        get { speed(1) }
        set { kind.colorSpeed[1] = Double(newValue) }
    }
    /// The change in the blue component per second. The default is 0.
    open var blueSpeed: Float {
        get { speed(2) }
        set { kind.colorSpeed[2] = Double(newValue) }
    }
    /// The change in the opacity per second. The default is 0.
    open var alphaSpeed: Float {
        get { speed(3) }
        set { kind.colorSpeed[3] = Double(newValue) }
    }

    private func range(_ component: Int) -> Float { Float(kind.colorRange[component]) }
    private func speed(_ component: Int) -> Float { Float(kind.colorSpeed[component]) }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CAEmitterCell()
        copy.kind = kind
        (copy.contents, copy.contentsScale, copy.name, copy.isEnabled) = (contents, contentsScale, name, isEnabled)
        return copy
    }
}
