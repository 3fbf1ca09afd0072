import Expectations
import Testing

@testable import ParticleMotion

struct ParticleSystemTests {
    private func make(_ change: (inout ParticleKind) -> Void = { _ in }) -> ParticleSystem {
        var kind = ParticleKind()
        kind.birthRate = 10
        kind.lifetime = 2
        kind.velocity = 100
        change(&kind)
        return ParticleSystem(kinds: [kind], source: ParticleSource(), seed: 7, time: 5)
    }

    @Test func `particles are created at the rate and cease to exist`() {
        var system = make()
        system.advance(to: 6)
        expect(system.particles.count, equals: 10)
        system.advance(to: 20)
        expect(system.particles.count, equals: 20)
        system.kinds[0].birthRate = 0
        system.advance(to: 22.5)
        expect(system.particles.isEmpty)
    }

    @Test func `particles do not depend on the time steps`() {
        var (one, many) = (make { $0.velocityRange = 50 }, make { $0.velocityRange = 50 })
        one.advance(to: 7)
        for step in 1...200 { many.advance(to: 5 + Double(step) / 100) }
        let (a, b) = (one.particles.map { $0.state(at: 7).x }, many.particles.map { $0.state(at: 7).x })
        let differences: [Double] = zip(a, b).map { abs($0 - $1) }
        expect(a.count == b.count && differences.allSatisfy { $0 < 1e-6 })
    }

    @Test func `a particle moves, falls, shrinks and fades`() {
        var system = make {
            $0.yAcceleration = 20
            $0.scaleSpeed = -0.5
            $0.spin = 3
            $0.colorSpeed = [0, 0, 0, -0.25]
        }
        system.advance(to: 5.1001)
        let birth: Double = system.particles[0].birth
        let state = system.particles[0].state(at: birth + 1)
        expect(state, equals: Particle.State(x: 100, y: 10, scale: 0.5, rotation: 3, color: [1, 1, 1, 0.75]))
    }

    @Test func `particles are created inside the shape`() {
        var wrong = 0
        for shape in [ParticleSource.Shape.point, .line, .rectangle, .circle] {
            for part in [ParticleSource.Part.points, .outline, .interior] {
                var source = ParticleSource()
                (source.shape, source.part, source.x, source.width, source.height) = (shape, part, 50, 20, 10)
                var random = ParticleRandom(seed: 3)
                for _ in 0..<100 {
                    let (x, y) = source.position(&random)
                    if abs(x - 50) > 10.001 || abs(y) > 10.001 { wrong += 1 }
                    if shape == .circle, part == .outline, abs((x - 50) * (x - 50) + y * y - 100) > 0.01 { wrong += 1 }
                }
            }
        }
        expect(wrong, equals: 0)
    }

    @Test func `particles of a kind that is removed cease to exist`() {
        var system = make()
        system.kinds.append(system.kinds[0])
        system.advance(to: 6)
        expect(system.particles.count, equals: 20)
        system.kinds.removeLast()
        expect(system.particles.count == 10 && system.particles.allSatisfy { $0.kind == 0 })
    }

    @Test func `after a long interval, the particles that were created last exist`() {
        var system = make {
            $0.birthRate = 1000
            $0.lifetimeRange = 1
        }
        system.advance(to: 1_200)
        expect((1_900...2_100).contains(system.particles.count), "\(system.particles.count)")
        expect(system.particles.allSatisfy { $0.birth > 1_197 && $0.death > 1_200 })
        expect((system.particles.last?.birth ?? 0), isGreaterThan: 1_199.9)
    }

    @Test(arguments: [1e12, .infinity])
    func `the number of particles is limited at any rate`(rate: Double) {
        var system = make { $0.birthRate = rate }
        system.advance(to: 5.1)
        expect(system.particles.count, equals: ParticleSystem.limit)
        system.kinds[0].birthRate = 0
        system.advance(to: 9)
        expect(system.particles.isEmpty)
    }
}
