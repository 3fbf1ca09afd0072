import CoreGraphics
import ParticleMotion
import QuartzCore
import UIKitCore

/// A layer that emits particles, which move and fade.
///
/// Each particle is a sublayer. Particles move while the layer is in a window.
open class CAEmitterLayer: CALayer {
    private var system: ParticleSystem?
    private var particles: [Int: CALayer] = [:]
    private var clock: EmitterClock?
    private var pictures = ParticlePictures()

    /// Creates a layer without particles.
    public override init() { super.init() }

    /// Creates a copy of `layer` for its presentation.
    public override init(layer: Any) { super.init(layer: layer) }

    /// Returns nil, because layers do not support archiving.
    public required init?(coder: NSCoder) { nil }

    // MARK: Particles

    /// The cells that define the kinds of particles. The default is nil.
    open var emitterCells: [CAEmitterCell]? { didSet { emissionDidChange() } }

    /// The factor by which the birth rates of all cells are multiplied. The default is 1.
    open var birthRate: Float = 1 { didSet { if birthRate != oldValue { emissionDidChange() } } }

    /// The factor by which the lifetimes of all cells are multiplied. The default is 1.
    open var lifetime: Float = 1 { didSet { if lifetime != oldValue { emissionDidChange() } } }

    /// The factor by which the velocities of all cells are multiplied. The default is 1.
    open var velocity: Float = 1 { didSet { if velocity != oldValue { emissionDidChange() } } }

    /// The factor by which the scales of all cells are multiplied. The default is 1.
    open var scale: Float = 1 { didSet { if scale != oldValue { emissionDidChange() } } }

    /// The factor by which the angular velocities of all cells are multiplied. The default is 1.
    open var spin: Float = 1 { didSet { if spin != oldValue { emissionDidChange() } } }

    /// The seed of the random numbers. The default is 0. A change takes effect the next time the emission begins.
    open var seed: UInt32 = 0

    // MARK: Source

    /// The center of the area in which particles are created, in points. The default is the origin.
    open var emitterPosition: CGPoint = .zero { didSet { if emitterPosition != oldValue { emissionDidChange() } } }

    /// The size of the area in which particles are created, in points. The default is zero.
    open var emitterSize: CGSize = .zero { didSet { if emitterSize != oldValue { emissionDidChange() } } }

    /// The shape of the area in which particles are created. The default is `point`.
    open var emitterShape = CAEmitterLayerEmitterShape.point {
        didSet { if emitterShape != oldValue { emissionDidChange() } }
    }

    /// The part of the shape in which particles are created. The default is `volume`.
    open var emitterMode = CAEmitterLayerEmitterMode.volume {
        didSet { if emitterMode != oldValue { emissionDidChange() } }
    }

    /// The way in which particles are drawn. The default is `unordered`. A change of the order applies to new
    /// particles.
    open var renderMode = CAEmitterLayerRenderMode.unordered {
        didSet {
            guard renderMode != oldValue else { return }
            for layer in particles.values { layer.blendMode = renderMode == .additive ? .plusLighter : .normal }
        }
    }

    // MARK: Values by key path

    open override func value(forKeyPath keyPath: String) -> Any? {
        emitterValue(keyPath) ?? super.value(forKeyPath: keyPath)
    }

    /// Sets a property of the layer. A key path such as `"emitterCells.spark.birthRate"` sets a property of the cell
    /// with the name `spark`.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if !setEmitterValue(value, keyPath) { super.setValue(value, forKeyPath: keyPath) }
    }

    open override func value(forKey key: String) -> Any? { emitterValue(key) ?? super.value(forKey: key) }

    open override func setValue(_ value: Any?, forKey key: String) {
        if !setEmitterValue(value, key) { super.setValue(value, forKey: key) }
    }

    // MARK: Motion

    func emissionDidChange() {
        system?.kinds = kinds
        system?.source = source
        setNeedsLayout()
    }

    private var kinds: [ParticleKind] {
        (emitterCells ?? []).map { cell in
            var kind = cell.kind
            kind.birthRate *= cell.isEnabled ? Double(birthRate) : 0
            kind.lifetime *= Double(lifetime)
            kind.velocity *= Double(velocity)
            kind.scale *= Double(scale)
            kind.spin *= Double(spin)
            return kind
        }
    }

    private var source: ParticleSource {
        var source = ParticleSource()
        (source.x, source.y) = (emitterPosition.x, emitterPosition.y)
        (source.width, source.height) = (emitterSize.width, emitterSize.height)
        switch emitterShape {
        case .line: source.shape = .line
        case .rectangle: source.shape = .rectangle
        case .circle: source.shape = .circle
        default: source.shape = .point
        }
        switch emitterMode {
        case .points: source.part = .points
        case .outline: source.part = .outline
        default: source.part = .interior
        }
        // The source uses half of its width as the radius of a circle. On iOS, the whole width is the radius.
        if emitterShape == .circle { source.width *= 2 }
        return source
    }

    open override func layoutSublayers() {
        super.layoutSublayers()
        guard clock == nil, !(emitterCells ?? []).isEmpty else { return }
        // nonisolated(unsafe): layout of layers in windows happens on the main thread.
        nonisolated(unsafe) let layer = self
        MainActor.assumeIsolated { layer.clock = EmitterClock(layer) }
    }

    /// Whether the layer is in a window.
    @MainActor
    private var isInWindow: Bool {
        var layer: CALayer? = self
        while let current = layer {
            if let view = current.delegate as? UIView { return view.window != nil }
            layer = current.superlayer
        }
        return false
    }

    /// The greatest decrease of the layer's time that does not restart the emission, in seconds. When a paused layer
    /// resumes, rounding can decrease its time.
    private static let tolerance = 0.05

    /// Moves the particles to their positions at a time of the host, in seconds. Returns whether to continue.
    @MainActor
    func advance(to hostTime: Double) -> Bool {
        guard isInWindow else {
            stop()
            // The layer starts again when it returns to a window.
            setNeedsLayout()
            return false
        }
        let time: Double = convertTime(hostTime, from: nil)
        if let system, time < system.time - CAEmitterLayer.tolerance { restart() }
        // The begin time of the layer is in the future.
        guard time >= 0 else { return true }
        if system == nil {
            system = ParticleSystem(kinds: kinds, source: source, seed: UInt64(seed), time: time)
        }
        system?.advance(to: time)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        show(at: time)
        CATransaction.commit()
        let isEmitting: Bool = kinds.contains { $0.birthRate > 0 && $0.lifetime > 0 }
        guard isEmitting || !particles.isEmpty else {
            stop()
            return false
        }
        return true
    }

    private func stop() {
        clock = nil
        restart()
    }

    private func restart() {
        system = nil
        removeParticles { _ in true }
    }

    private func removeParticles(_ isRemoved: (Int) -> Bool) {
        for (identifier, layer) in particles where isRemoved(identifier) {
            layer.removeFromSuperlayer()
            particles[identifier] = nil
        }
    }

    private func show(at time: Double) {
        let living: [Particle] = system?.particles ?? []
        let identifiers = Set(living.map(\.identifier))
        removeParticles { !identifiers.contains($0) }
        for particle in living {
            guard let cells = emitterCells, cells.indices.contains(particle.kind) else { continue }
            let state = particle.state(at: time)
            let cell = cells[particle.kind]
            let layer: CALayer = particles[particle.identifier] ?? makeLayer(cell, particle.identifier)
            layer.position = CGPoint(x: state.x, y: state.y)
            layer.opacity = Float(state.color[3])
            layer.setAffineTransform(
                CGAffineTransform(rotationAngle: state.rotation).scaledBy(x: state.scale, y: state.scale))
            if let image = pictures.picture(of: cell, color: state.color), layer.contents as? CGImage !== image {
                layer.contents = image
            }
        }
    }

    private func makeLayer(_ cell: CAEmitterCell, _ identifier: Int) -> CALayer {
        let layer = CALayer()
        if let image = cell.contents as? CGImage {
            let scale: CGFloat = max(cell.contentsScale, 0.01)
            layer.bounds.size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        }
        layer.blendMode = renderMode == .additive ? .plusLighter : .normal
        if renderMode == .oldestLast { insertSublayer(layer, at: 0) } else { addSublayer(layer) }
        particles[identifier] = layer
        return layer
    }
}

/// The pictures of particles in their colors. Colors are rounded, so that particles share pictures.
private struct ParticlePictures {
    private struct Key: Hashable {
        var image: ObjectIdentifier
        var color: [Int]
    }

    private var pictures: [Key: (source: CGImage, picture: CGImage)] = [:]
    private static let limit = 256

    mutating func picture(of cell: CAEmitterCell, color: [Double]) -> CGImage? {
        guard let image = cell.contents as? CGImage else { return nil }
        let steps: [Int] = color.prefix(3).map { Int(($0 * 15).rounded()) }
        guard steps != [15, 15, 15] else { return image }
        let key = Key(image: ObjectIdentifier(image), color: steps)
        if let found = pictures[key] { return found.picture }
        if pictures.count >= ParticlePictures.limit { pictures = [:] }
        let size = CGSize(width: image.width, height: image.height)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let tint = UIColor(
            red: CGFloat(steps[0]) / 15, green: CGFloat(steps[1]) / 15, blue: CGFloat(steps[2]) / 15, alpha: 1)
        let picture = UIGraphicsImageRenderer(size: size, format: format).image { context in
            let frame = CGRect(origin: .zero, size: size)
            let source = UIImage(cgImage: image)
            source.draw(in: frame)
            context.cgContext.setBlendMode(.multiply)
            tint.setFill()
            context.cgContext.fill(frame)
            source.draw(in: frame, blendMode: .destinationIn, alpha: 1)
        }
        guard let result = picture.cgImage else { return image }
        pictures[key] = (image, result)
        return result
    }
}

/// Moves the particles of an emitter layer in each frame.
@MainActor
private final class EmitterClock {
    @MainActor
    private final class Target: NSObject {
        weak var layer: CAEmitterLayer?

        func tick(_ link: CADisplayLink) {
            if layer?.advance(to: link.timestamp) != true { link.invalidate() }
        }
    }

    private let target = Target()

    init(_ layer: CAEmitterLayer) {
        target.layer = layer
        let link = CADisplayLink(target: target, selector: Selector("tick", Target.tick))
        link.add(to: .main, forMode: .common)
    }
}
