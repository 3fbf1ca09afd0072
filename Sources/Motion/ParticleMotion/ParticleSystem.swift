import Foundation

/// Particles of several kinds that are created in an area, move, and cease to exist.
///
/// The particles depend only on the seed, the properties and the times to which the system is advanced.
public struct ParticleSystem: Sendable {
    /// The kinds of particles. A change affects only new particles, except that the particles of kinds that are removed
    /// from the end cease to exist.
    public var kinds: [ParticleKind] {
        didSet {
            guard kinds.count != oldValue.count else { return }
            pending = kinds.map { _ in 0 }
            particles.removeAll { $0.kind >= kinds.count }
        }
    }
    /// The area in which particles are created.
    public var source: ParticleSource
    /// The particles that exist, from the oldest to the newest.
    public private(set) var particles: [Particle] = []
    /// The time to which the system was advanced, in seconds.
    public private(set) var time: Double
    private var random: ParticleRandom
    /// For each kind, the fraction of a particle that remains to be created.
    private var pending: [Double]
    private var count = 0
    /// The maximum number of particles that exist at the same time.
    public static let limit = 10_000
    /// The maximum number of particles of a kind that are created in a second, or when the system advances.
    private static let creationLimit = 1_000_000

    /// Creates a system that begins at a time in seconds and has no particles yet.
    public init(kinds: [ParticleKind], source: ParticleSource, seed: UInt64, time: Double) {
        self.kinds = kinds
        self.source = source
        self.time = time
        random = ParticleRandom(seed: seed)
        pending = kinds.map { _ in 0 }
    }

    /// Creates and removes particles until a time in seconds. An earlier time has no effect.
    public mutating func advance(to end: Double) {
        guard end > time else { return }
        for index in kinds.indices { create(index, until: end) }
        particles.removeAll { $0.death <= end }
        particles.sort { $0.birth < $1.birth }
        time = end
    }

    private mutating func create(_ index: Int, until end: Double) {
        let kind = kinds[index]
        guard kind.birthRate > 0, kind.lifetime > 0 else { return }
        let rate: Double = min(kind.birthRate, Double(ParticleSystem.creationLimit))
        // Up to this number, all integers are exact.
        let due: Double = min(pending[index] + (end - time) * rate, 1e15)
        // Particles that would be created before this time have ceased to exist at the end.
        let oldest: Double = end - kind.lifetime - abs(kind.lifetimeRange) / 2
        let first = Int(min(max(0, pending[index] + (oldest - time) * rate - 1), due))
        for number in first..<min(Int(due), first + ParticleSystem.creationLimit) {
            let birth: Double = time + (Double(number + 1) - pending[index]) / rate
            let particle = makeParticle(kind, index, birth: birth)
            if particle.death > end, particles.count < ParticleSystem.limit { particles.append(particle) }
        }
        pending[index] = due - due.rounded(.down)
    }

    private mutating func makeParticle(_ kind: ParticleKind, _ index: Int, birth: Double) -> Particle {
        count += 1
        let position = source.position(&random)
        let speed: Double = random.value(kind.velocity, kind.velocityRange)
        let direction: Double = random.value(kind.longitude, kind.longitudeRange)
        let lifetime: Double = max(0, random.value(kind.lifetime, kind.lifetimeRange))
        let scale: Double = random.value(kind.scale, kind.scaleRange)
        let spin: Double = random.value(kind.spin, kind.spinRange)
        var color: [Double] = []
        for (component, range) in zip(kind.color, kind.colorRange) {
            color.append(min(max(random.value(component, range), 0), 1))
        }
        return Particle(
            identifier: count, kind: index, birth: birth, death: birth + lifetime, position: position,
            velocity: (speed * cos(direction), speed * sin(direction)),
            acceleration: (kind.xAcceleration, kind.yAcceleration), scale: (scale, kind.scaleSpeed), spin: spin,
            color: color, colorSpeed: kind.colorSpeed)
    }
}
