import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitDynamics

@MainActor @Suite(.onStage) struct FieldTests {
    private let stage = Stage()
    private let animator: UIDynamicAnimator

    init() { animator = UIDynamicAnimator(referenceView: stage.root) }

    private func view(_ x: CGFloat, _ y: CGFloat, _ size: CGFloat = 100) -> UIView {
        let view = UIView(frame: CGRect(x: x - size / 2, y: y - size / 2, width: size, height: size))
        stage.root.addSubview(view)
        return view
    }

    /// Adds a field behavior that affects the views, and returns a dynamic item behavior for the views.
    private func add(_ field: UIFieldBehavior, _ views: UIView...) -> UIDynamicItemBehavior {
        for view in views { field.addItem(view) }
        let properties = UIDynamicItemBehavior(items: views)
        animator.addBehavior(field)
        animator.addBehavior(properties)
        return properties
    }

    private func expectVelocity(
        _ velocity: CGPoint, _ x: CGFloat, _ y: CGFloat, within tolerance: CGFloat = 2,
        location: SourceLocation = #_sourceLocation
    ) {
        if !(hypot(velocity.x - x, velocity.y - y) <= tolerance) {
            Issue.record("\(velocity) is not (\(x), \(y)) ± \(tolerance)", sourceLocation: location)
        }
    }

    @Test func `a linear field accelerates all masses alike`() {
        let (small, large) = (view(100, 100, 50), view(300, 100, 100))
        let field: UIFieldBehavior = .linearGravityField(direction: CGVector(dx: 1, dy: 0))
        field.strength = 2
        let properties = add(field, small, large)
        stage.advance(by: 0.5)
        for view in [small, large] { expectVelocity(properties.linearVelocity(for: view), 100, 0, within: 4) }
        field.direction = .zero
        field.removeItem(small)
        stage.advance(by: 0.1)
        expect(field.items.count == 1 && field.items.first === large)
    }

    @Test func `gravity toward a position grows with the distance, and a negative strength repels`() {
        let (near, far) = (view(150, 200), view(300, 200))
        let field: UIFieldBehavior = .radialGravityField(position: CGPoint(x: 100, y: 200))
        let properties = add(field, near, far)
        stage.advance(by: 0.1)
        let velocities = [near, far].map { properties.linearVelocity(for: $0).x }
        expect(velocities[0] < -4 && abs(velocities[1] / velocities[0] - 4) < 0.01)
        field.strength = -1
        stage.advance(by: 0.3)
        expect(properties.linearVelocity(for: far).x, isGreaterThan: 0)
    }

    @Test func `the force decreases with the falloff beyond the minimum radius`() {
        let (inside, middle, outside) = (view(110, 200), view(200, 200), view(300, 200))
        let field: UIFieldBehavior = .electricField()
        field.position = CGPoint(x: 100, y: 200)
        field.falloff = 2
        field.minimumRadius = 100
        let properties = add(field, inside, middle, outside)
        properties.charge = 1
        stage.advance(by: 0.1)
        let velocities = [inside, middle, outside].map { properties.linearVelocity(for: $0).x }
        expect(velocities[1] > 4 && abs(velocities[0] / velocities[1] - 1) < 0.02)
        expect(abs(velocities[1] / velocities[2] - 4), isLessThan: 0.1)
        expect(field.falloff == 2 && field.minimumRadius == 100 && field.position.x == 100)
    }

    @Test func `nothing outside the region is moved`() {
        let (inside, outside) = (view(150, 200), view(400, 200))
        let field: UIFieldBehavior = .linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.position = CGPoint(x: 100, y: 200)
        field.region = UIRegion(radius: 100)
        let properties = add(field, inside, outside)
        stage.advance(by: 0.2)
        expect(properties.linearVelocity(for: inside).y, isGreaterThan: 10)
        expect(properties.linearVelocity(for: outside) == .zero && outside.center == CGPoint(x: 400, y: 200))
    }

    @Test func `regions are combined`() {
        let (circle, square) = (UIRegion(radius: 50), UIRegion(size: CGSize(width: 100, height: 100)))
        let (corner, middle, away) = (CGPoint(x: 45, y: 45), CGPoint(x: 10, y: -10), CGPoint(x: 51, y: 0))
        func contained(_ region: UIRegion) -> [Bool] { [corner, middle, away].map(region.contains) }
        expect(contained(.infinite) == [true, true, true] && contained(circle) == [false, true, false])
        expect(contained(square) == [true, true, false] && contained(square.inverse()) == [false, false, true])
        expect(contained(circle.byUnion(with: square)), equals: [true, true, false])
        expect(contained(square.byDifference(from: circle)), equals: [true, false, false])
        expect(contained(square.byIntersection(with: circle)), equals: [false, true, false])
        expect(contained(UIRegion.infinite.inverse()), equals: [false, false, false])
    }

    @Test func `a velocity field replaces other accelerations`() {
        let view = view(100, 100)
        let field: UIFieldBehavior = .velocityField(direction: CGVector(dx: 0.5, dy: 0))
        let properties = add(field, view)
        animator.addBehavior(UIGravityBehavior(items: [view]))
        stage.advance(by: 0.5)
        expectVelocity(properties.linearVelocity(for: view), 50, 0, within: 0.5)
        expect(abs(view.center.y - 100), isLessThan: 0.5)
    }

    @Test func `a drag field slows items, and heavier ones less`() {
        let (light, heavy) = (view(100, 100, 100), view(100, 400, 200))
        let properties = add(.dragField(), light, heavy)
        for view in [light, heavy] { properties.addLinearVelocity(CGPoint(x: 100, y: 0), for: view) }
        stage.advance(by: 1)
        let (slow, fast) = (properties.linearVelocity(for: light).x, properties.linearVelocity(for: heavy).x)
        expect(abs(slow - 100 * exp(-1)) < 2 && abs(fast - 100 * exp(-0.25)) < 2)
    }

    @Test func `a spring field pulls to its position and swings through it`() {
        let view = view(100, 200)
        let field: UIFieldBehavior = .springField()
        field.position = CGPoint(x: 200, y: 200)
        field.strength = 4 * .pi * .pi
        let properties = add(field, view)
        // The period is a second.
        stage.advance(by: 0.25)
        expect(abs(view.center.x - 200) < 12 && properties.linearVelocity(for: view).x > 550)
        stage.advance(by: 0.25)
        expect(abs(view.center.x - 300), isLessThan: 4)
    }

    @Test func `a vortex and a magnetic field turn counterclockwise`() {
        let around = view(300, 200)
        let vortex: UIFieldBehavior = .vortexField()
        vortex.position = CGPoint(x: 200, y: 200)
        let first = add(vortex, around)
        stage.advance(by: 0.1)
        // To the right of the center, counterclockwise is up.
        expectVelocity(first.linearVelocity(for: around), 0, -10, within: 2)
        let charged = view(300, 500)
        let second = add(.magneticField(), charged)
        second.charge = 1
        second.addLinearVelocity(CGPoint(x: 100, y: 0), for: charged)
        stage.advance(by: 0.5)
        expectVelocity(second.linearVelocity(for: charged), 100 * cos(0.5), -100 * sin(0.5), within: 4)
    }

    @Test func `noise moves items at rest, and turbulence only moving ones`() {
        func path(_ field: UIFieldBehavior, _ velocity: CGFloat) -> CGPoint {
            let view = view(230, 170)
            let properties = add(field, view)
            properties.addLinearVelocity(CGPoint(x: 0, y: velocity), for: view)
            stage.advance(by: 0.5)
            let result: CGPoint = properties.linearVelocity(for: view)
            animator.removeAllBehaviors()
            stage.advance(by: 0.1)
            return result
        }
        let noise = path(.noiseField(smoothness: 0.5, animationSpeed: 1), 0)
        expect(hypot(noise.x, noise.y) > 1 && hypot(noise.x, noise.y) < 75)
        expect(path(.turbulenceField(smoothness: 0.5, animationSpeed: 1), 0), equals: .zero)
        expect(path(.turbulenceField(smoothness: 0.5, animationSpeed: 1), 100), differsFrom: CGPoint(x: 0, y: 100))
        // The directions differ between positions.
        let (field, left, right) = (
            UIFieldBehavior.noiseField(smoothness: 1, animationSpeed: 0), view(20, 20), view(333, 500)
        )
        let properties = add(field, left, right)
        stage.advance(by: 0.2)
        expect(properties.linearVelocity(for: left), differsFrom: properties.linearVelocity(for: right))
    }

    @Test func `a closure computes the force of a field`() {
        let view = view(200, 300, 50)
        var calls: [(place: CGPoint, mass: CGFloat, charge: CGFloat, step: TimeInterval)] = []
        let field: UIFieldBehavior = .field { _, place, _, mass, charge, step in
            calls.append((place, mass, charge, step))
            return CGVector(dx: 0.25, dy: 0)
        }
        let properties = add(field, view)
        properties.charge = 3
        stage.advance(by: 0.5)
        expect(calls.first?.place, equals: CGPoint(x: 200, y: 300))
        expect(calls.first?.mass == 0.25 && calls.first?.charge == 3 && calls.first?.step == 1 / 240)
        // The mass is a quarter of the mass of a view of 100 × 100 points,
        // and the force is a quarter of the force of a push with magnitude 1.
        expectVelocity(properties.linearVelocity(for: view), 50, 0)
    }
}
