import CoreGraphics
import Foundation

/// A layer that draws copies of its sublayers, each with a transform, a color and a delay relative to the previous
/// copy.
///
/// The sublayers are the first instance, and each later instance is drawn in front of the previous one. Hit tests
/// ignore the copies. The animations of a copy repeat the animations of the sublayers after the delay of the copy. When
/// an animation of a sublayer is removed, it also stops in the copies, even if it is not complete there.
open class CAReplicatorLayer: CALayer {
    private var replicator: ReplicatorProperties {
        get { properties.rareBox?.value.special.replicator ?? ReplicatorProperties() }
        set { properties.rare.special.replicator = newValue }
    }

    /// Creates a layer with one instance.
    public override init() {
        super.init()
        replicate()
    }

    /// Creates a copy of `layer` for its presentation.
    public override init(layer: Any) {
        super.init(layer: layer)
        replicate()
    }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) { nil }

    private func replicate() { flags.formUnion([.generatesLayers, .mayKeepDepth]) }

    /// The number of instances, including the sublayers themselves. The default is 1. With 0, nothing is drawn.
    open var instanceCount: Int {
        get { replicator.instanceCount }
        set { change("instanceCount", if: newValue != instanceCount) { replicator.instanceCount = max(0, newValue) } }
    }

    /// Whether the sublayers keep their depth, as those of a `CATransformLayer` do. The default is false.
    open var preservesDepth: Bool {
        get { replicator.preservesDepth }
        set { change("preservesDepth", if: newValue != preservesDepth) { replicator.preservesDepth = newValue } }
    }

    /// The delay of the animations of an instance relative to the previous instance, in seconds. The default is 0.
    /// Animatable.
    open var instanceDelay: CFTimeInterval {
        get { CFTimeInterval(replicator.delay) }
        set { change("instanceDelay", if: newValue != instanceDelay) { replicator.delay = CGFloat(newValue) } }
    }

    /// The transform from an instance to the next one, about the center of the layer. The default is the identity.
    /// Animatable.
    open var instanceTransform: CATransform3D {
        get { replicator.instanceTransform }
        set {
            change("instanceTransform", if: !CATransform3DEqualToTransform(newValue, instanceTransform)) {
                replicator.instanceTransform = newValue
            }
        }
    }

    /// The color that multiplies the colors of the sublayers. The default is opaque white, which changes nothing. Nil
    /// has the same effect. Animatable.
    open var instanceColor: CGColor? {
        get { replicator.instanceColor }
        set { change("instanceColor", if: !areSame(newValue, instanceColor)) { replicator.instanceColor = newValue } }
    }

    /// The offset of the red component between consecutive instances. The default is 0. Animatable.
    open var instanceRedOffset: Float {
        get { replicator.instanceRedOffset }
        set {
            change("instanceRedOffset", if: newValue != instanceRedOffset) { replicator.instanceRedOffset = newValue }
        }
    }

    /// The offset of the green component between consecutive instances. The default is 0. Animatable.
    open var instanceGreenOffset: Float {
        get { replicator.instanceGreenOffset }
        set {
            change("instanceGreenOffset", if: newValue != instanceGreenOffset) {
                replicator.instanceGreenOffset = newValue
            }
        }
    }

    /// The offset of the blue component between consecutive instances. The default is 0. Animatable.
    open var instanceBlueOffset: Float {
        get { replicator.instanceBlueOffset }
        set {
            change("instanceBlueOffset", if: newValue != instanceBlueOffset) {
                replicator.instanceBlueOffset = newValue
            }
        }
    }

    /// The offset of the alpha component between consecutive instances. The default is 0. Animatable.
    open var instanceAlphaOffset: Float {
        get { replicator.instanceAlphaOffset }
        set {
            change("instanceAlphaOffset", if: newValue != instanceAlphaOffset) {
                replicator.instanceAlphaOffset = newValue
            }
        }
    }

    override func generateLayers(_ request: LayerRequest) { generateInstances(request) }
}
