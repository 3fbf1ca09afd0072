import Expectations
import Foundation
import RigidBodies
import Testing

struct RigidWorldTests {
    private func box(_ x: Double, _ y: Double, _ width: Double = 20, _ height: Double = 20) -> RigidBody {
        let mass: Double = width * height / 10_000
        var body = RigidBody(
            position: Vector(x, y), shapes: [.rectangle(width: width, height: height)], mass: mass,
            inertia: mass * (width * width + height * height) / 12)
        body.groups = [0]
        body.wallGroups = [0]
        return body
    }

    private func ball(_ x: Double, _ y: Double, radius: Double = 10) -> RigidBody {
        let mass: Double = radius * radius * 4 / 10_000
        var body = RigidBody(
            position: Vector(x, y), shapes: [.circle(center: .zero, radius: radius)], mass: mass,
            inertia: mass * radius * radius / 2)
        body.groups = [0]
        body.wallGroups = [0]
        return body
    }

    /// A world with a floor at y = 0; y points down.
    private func world(_ bodies: [RigidBody], gravity: Double = 1000) -> RigidWorld {
        var world = RigidWorld()
        world.bodies = bodies
        for index in bodies.indices { world.bodies[index].acceleration = Vector(0, gravity) }
        world.walls = [Wall(from: Vector(-1000, 0), to: Vector(1000, 0), group: 0)]
        return world
    }

    private func advance(_ world: inout RigidWorld, _ seconds: Double, _ body: (RigidWorld) -> Void = { _ in }) {
        for _ in 0..<Int((seconds / RigidWorld.step).rounded()) {
            world.advance()
            body(world)
        }
    }

    private func expectNear(
        _ value: Double, _ expected: Double, within tolerance: Double, location: SourceLocation = #_sourceLocation
    ) {
        if !(abs(value - expected) <= tolerance) {
            Issue.record("\(value) is not \(expected) ± \(tolerance)", sourceLocation: location)
        }
    }

    @Test func `a falling body follows the law of free fall`() {
        var world = world([box(0, -5000)])
        world.bodies[0].velocity = Vector(30, 0)
        advance(&world, 1)
        expectNear(world.bodies[0].position.x, 30, within: 1e-6)
        expectNear(world.bodies[0].position.y, -5000 + 500, within: 3)
        expectNear(world.bodies[0].velocity.y, 1000, within: 1e-6)
        expect(world.restingTime, equals: 0)
    }

    @Test func `a pendulum keeps its length and its period`() {
        var world = world([ball(10, 99.5)])
        world.walls = []
        let length: Double = hypot(10, 99.5)
        world.joints = [
            Joint(
                .distance(length: length, frequency: 0, damping: 0), first: nil, second: 0, firstAnchor: .zero,
                secondAnchor: .zero)
        ]
        var crossings: [Double] = []
        var time = 0.0
        var before = 10.0
        var deviation = 0.0
        advance(&world, 6) { world in
            time += RigidWorld.step
            let place: Vector = world.bodies[0].position
            if before > 0, place.x <= 0 { crossings.append(time) }
            before = place.x
            deviation = max(deviation, abs(hypot(place.x, place.y) - length))
        }
        expect(crossings.count, equals: 3)
        expectNear(
            (crossings.last ?? 0) - (crossings.first ?? 0), 2 * 2 * .pi * (length / 1000).squareRoot(), within: 0.03)
        expectNear(deviation, 0, within: 0.2)
    }

    @Test func `elastic collisions keep momentum and energy`() {
        for (left, right) in [(10.0, 10.0), (10.0, 20.0), (20.0, 10.0)] {
            var world = world([ball(0, -500, radius: left), ball(100, -500, radius: right)], gravity: 0)
            world.bodies[0].velocity = Vector(200, 0)
            for index in 0..<2 { world.bodies[index].restitution = 1 }
            let (first, second): (Double, Double) = (world.bodies[0].mass, world.bodies[1].mass)
            let energy: Double = world.kineticEnergy
            advance(&world, 1)
            expectNear(world.bodies[0].velocity.x, 200 * (first - second) / (first + second), within: 0.5)
            expectNear(world.bodies[1].velocity.x, 200 * 2 * first / (first + second), within: 0.5)
            expectNear(world.kineticEnergy, energy, within: energy * 0.005)
        }
    }

    @Test func `a ball bounces to the height that its restitution allows`() {
        for (restitution, ratio) in [(1.0, 1.0), (0.7, 0.49), (0.5, 0.25), (0.0, 0.0)] {
            var world = world([ball(0, -210)])
            world.bodies[0].restitution = restitution
            var hasBounced = false
            var height = 0.0
            advance(&world, 0.63 + 0.64 * restitution) { world in
                hasBounced = hasBounced || !world.touches.isEmpty
                if hasBounced { height = max(height, -10 - world.bodies[0].position.y) }
            }
            expectNear(height, 200 * ratio, within: 6)
        }
    }

    @Test func `a stack comes to rest and stays`() {
        var world = world((0..<6).map { box(0, -10 - Double($0) * 20) })
        for index in 0..<6 { world.bodies[index].friction = 0.5 }
        advance(&world, 3)
        expect(world.restingTime, isGreaterThan: 1)
        for (index, body) in world.bodies.enumerated() {
            expectNear(body.position.x, 0, within: 0.2)
            expectNear(body.position.y, -10 - Double(index) * 20, within: 0.8)
            expectNear(body.angle, 0, within: 0.01)
        }
        expect(world.touches.count, equals: 6)
    }

    @Test func `an elastic box under a heavy one stays at rest`() {
        var world = world([box(0, -10), box(0, -50, 60, 60)])
        world.bodies[0].restitution = 0.5
        var greatest = 0.0
        advance(&world, 1) { greatest = max(greatest, $0.kineticEnergy) }
        expect(greatest, isLessThan: 1)
        expectNear(world.bodies[0].position.y, -10, within: 0.2)
    }

    @Test func `a box that falls flat bounces without a rotation`() {
        for (width, height) in [(20.0, 20.0), (60.0, 20.0), (100.0, 10.0)] {
            var world = world([box(0, -200 - height / 2, width, height)])
            world.bodies[0].restitution = 0.5
            world.bodies[0].friction = 0.3
            var hasBounced = false
            var (top, spin) = (0.0, 0.0)
            advance(&world, 0.64 + 0.32) { world in
                hasBounced = hasBounced || !world.touches.isEmpty
                if hasBounced { top = max(top, -height / 2 - world.bodies[0].position.y) }
                spin = max(spin, abs(world.bodies[0].angularVelocity))
            }
            expectNear(top, 200 * 0.25, within: 3)
            expect(spin, isLessThan: 0.01)
        }
    }

    @Test(arguments: [0, 0.02]) func `an impact passes through a row of balls to the last`(gap: Double) {
        var world = world((0..<5).map { ball(Double($0) * (20 + gap) - ($0 == 0 ? 30 : 0), -500) }, gravity: 0)
        for index in world.bodies.indices { world.bodies[index].restitution = 1 }
        world.bodies[0].velocity = Vector(200, 0)
        advance(&world, 0.5)
        for (index, body) in world.bodies.enumerated() {
            expectNear(body.velocity.x, index == 4 ? 200 : 0, within: 0.5)
        }
    }

    @Test func `friction holds a box on a slope or brakes it`() {
        let slope = 0.5
        for friction in [0.8, 0.2, 0] {
            var world = world([box(0, 0)])
            let (low, high) = (Vector(-900, 0).rotated(by: slope), Vector(900, 0).rotated(by: slope))
            world.walls = [Wall(from: low, to: high, group: 0)]
            world.bodies[0].position = Vector(0, -10).rotated(by: slope)
            world.bodies[0].angle = slope
            world.bodies[0].friction = friction
            advance(&world, 0.5)
            let speed: Double = world.bodies[0].velocity.rotated(by: -slope).x
            expectNear(speed, max(0, 500 * (sin(slope) - friction * cos(slope))), within: 4)
        }
    }

    @Test func `fast bodies do not pass through a wall or each other`() {
        for speed in [500.0, 5_000, 50_000] {
            var world = world([ball(0, -300), box(300, -300), ball(600, -20), ball(720, -20)], gravity: 0)
            for index in 0..<3 { world.bodies[index].velocity = Vector(0, speed) }
            world.bodies[2].velocity = Vector(speed, 0)
            advance(&world, 1)
            expectNear(world.bodies[0].position.y, -10, within: 0.5)
            expectNear(world.bodies[1].position.y, -10, within: 0.5)
            expect(world.bodies[2].position.x, isLessThan: world.bodies[3].position.x)
        }
    }

    @Test func `springs oscillate with their frequency and are damped`() {
        for (damping, isDamped) in [(0.0, false), (1.0, true)] {
            var world = world([box(150, -500)], gravity: 0)
            world.joints = [
                Joint(
                    .distance(length: 100, frequency: 2, damping: damping), first: nil, second: 0,
                    firstAnchor: Vector(0, -500), secondAnchor: .zero)
            ]
            advance(&world, 0.25)
            if !isDamped { expectNear(world.bodies[0].position.x, 50, within: 6) }
            var least: Double = .infinity
            advance(&world, 2) { least = min(least, $0.bodies[0].position.x) }
            if isDamped {
                expectNear(world.bodies[0].position.x, 100, within: 0.1)
                expect(least, isGreaterThan: 99.5)
            } else {
                expect(least, isLessThan: 60)
            }
        }
    }

    @Test func `joints keep their constraints under gravity`() {
        // A pin between angles of -0.5 and 0.5, a slider along y that ends after 30 points, a welded pair, a rope, and
        // a pin with friction.
        var world = world([
            box(0, -500), box(200, -500), box(400, -500, 20, 20), box(440, -500), box(600, -500), box(800, -500),
        ])
        world.walls = []
        world.bodies[2].isAnchored = true
        let infinite: ClosedRange<Double> = -.infinity ... .infinity
        world.joints = [
            Joint(
                .pin(limits: -0.5...0.5, frictionTorque: 0), first: nil, second: 0, firstAnchor: Vector(-50, -500),
                secondAnchor: Vector(-50, 0)),
            Joint(
                .slider(axis: Vector(0, 1), limits: -10...30), first: nil, second: 1, firstAnchor: Vector(200, -500),
                secondAnchor: .zero),
            Joint(.weld, first: 2, second: 3, firstAnchor: Vector(20, 0), secondAnchor: Vector(-20, 0)),
            Joint(.rope(length: 60), first: nil, second: 4, firstAnchor: Vector(600, -500), secondAnchor: .zero),
            Joint(
                .pin(limits: infinite, frictionTorque: 1e6), first: nil, second: 5, firstAnchor: Vector(750, -500),
                secondAnchor: Vector(-50, 0)),
        ]
        advance(&world, 4)
        expectNear(world.bodies[0].angle, 0.5, within: 0.02)
        expectNear((world.bodies[0].position - Vector(-50, -500)).y, 50 * sin(0.5), within: 1)
        expectNear(world.bodies[1].position.y, -470, within: 0.5)
        expectNear(world.bodies[1].position.x, 200, within: 0.1)
        expectNear(world.bodies[3].position.y, -500, within: 1)
        expectNear(world.bodies[3].angle, 0, within: 0.02)
        expectNear(world.bodies[4].position.y, -440, within: 0.5)
        // Friction holds the arm up.
        expectNear(world.bodies[5].angle, 0, within: 0.02)
    }

    @Test func `bodies collide only within common groups`() {
        var world = world([ball(0, -300), ball(0, -10)])
        world.bodies[0].groups = [1]
        world.bodies[0].wallGroups = []
        advance(&world, 2)
        expect(world.bodies[0].position.y, isGreaterThan: 500)
        expectNear(world.bodies[1].position.y, -10, within: 0.2)
    }

    @Test(arguments: 1...12)
    func `the energy of random bodies without forces never exceeds its initial value`(seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        func random(_ low: Double, _ high: Double) -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + (high - low) * Double(state >> 11) / Double(1 << 53)
        }
        var world = world(
            (0..<10).map { index in
                let (x, y): (Double, Double) = (Double(index % 5) * 60 + 40, Double(index / 5) * 100 - 200)
                var body: RigidBody = index % 2 == 0 ? box(x, y, random(10, 40), random(10, 40)) : ball(x, y)
                body.velocity = Vector(random(-400, 400), random(-400, 400))
                body.angularVelocity = random(-5, 5)
                body.friction = random(0, 1)
                body.restitution = random(0, 1)
                return body
            }, gravity: 0)
        let room: [Vector] = [Vector(0, 0), Vector(320, 0), Vector(320, -300), Vector(0, -300)]
        world.walls = (0..<4).map { Wall(from: room[$0], to: room[($0 + 1) % 4], group: 0) }
        let energy: Double = world.kineticEnergy
        var greatest = 0.0
        var isInside = true
        advance(&world, 4) { world in
            greatest = max(greatest, world.kineticEnergy)
            for body in world.bodies {
                isInside = isInside && (-2...322).contains(body.position.x) && (-302...2).contains(body.position.y)
            }
        }
        expect(isInside && greatest <= energy * 1.02)
    }

    @Test func `a bar that rotates fast hits a ball regardless of the order of the bodies`() {
        var bar = box(0, 0, 180, 4)
        bar.angularVelocity = 150
        let small: RigidBody = ball(60, 25, radius: 2)
        for isFirst in [true, false] {
            var world = world(isFirst ? [bar, small] : [small, bar], gravity: 0)
            world.walls = []
            advance(&world, 0.01)
            let hit: RigidBody = world.bodies[isFirst ? 1 : 0]
            expect(hit.kineticEnergy, isGreaterThan: 0, "\(isFirst)")
        }
    }
}
