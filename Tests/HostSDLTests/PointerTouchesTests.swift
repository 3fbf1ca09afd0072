import Expectations
import Foundation
import PlatformHost
import Testing

@testable import HostSDL

struct PointerTouchesTests {
    private let size = CGSize(width: 100, height: 200)

    private func describe(_ touches: [HostTouch]) -> [String] {
        touches.map { "\($0.identifier) \($0.phase) \($0.location.x),\($0.location.y)" }
    }

    @Test
    func `a drag is one touch from its press to its release`() {
        var pointer = PointerTouches()
        expect(describe(pointer.press(at: CGPoint(x: 1, y: 2), in: size, modifiers: [])), equals: ["0 began 1.0,2.0"])
        expect(pointer.isPressed)
        expect(describe(pointer.move(to: CGPoint(x: 3, y: 4), in: size, modifiers: [])), equals: ["0 moved 3.0,4.0"])
        expect(describe(pointer.release(at: CGPoint(x: 3, y: 4), modifiers: [])), equals: ["0 ended 3.0,4.0"])
        expect(!pointer.isPressed)
    }

    @Test
    func `a pointer without a pressed button creates no touches`() {
        var pointer = PointerTouches()
        expect(pointer.move(to: .zero, in: size, modifiers: .alternate).isEmpty)
        expect(pointer.changeModifiers(.alternate, in: size).isEmpty)
        expect(pointer.release(at: .zero, modifiers: []).isEmpty)
    }

    @Test
    func `Alt adds a touch mirrored at the window's center`() {
        var pointer = PointerTouches()
        expect(
            describe(pointer.press(at: CGPoint(x: 40, y: 90), in: size, modifiers: .alternate)),
            equals: ["0 began 40.0,90.0", "1 began 60.0,110.0"])
        expect(
            describe(pointer.move(to: CGPoint(x: 10, y: 20), in: size, modifiers: .alternate)),
            equals: ["0 moved 10.0,20.0", "1 moved 90.0,180.0"])
        expect(
            describe(pointer.release(at: CGPoint(x: 10, y: 20), modifiers: .alternate)),
            equals: ["0 ended 10.0,20.0", "1 ended 90.0,180.0"])
    }

    @Test
    func `Alt and Shift move both touches in parallel`() {
        var pointer = PointerTouches()
        _ = pointer.press(at: CGPoint(x: 40, y: 90), in: size, modifiers: [.alternate, .shift])
        expect(
            describe(pointer.move(to: CGPoint(x: 45, y: 80), in: size, modifiers: [.alternate, .shift])),
            equals: ["0 moved 45.0,80.0", "1 moved 65.0,100.0"])
    }

    @Test
    func `pressing or releasing Alt during a drag starts or ends the second touch`() {
        var pointer = PointerTouches()
        _ = pointer.press(at: CGPoint(x: 40, y: 90), in: size, modifiers: [])
        expect(describe(pointer.changeModifiers(.alternate, in: size)), equals: ["1 began 60.0,110.0"])
        expect(pointer.changeModifiers(.alternate, in: size).isEmpty)
        expect(describe(pointer.changeModifiers([], in: size)), equals: ["1 ended 60.0,110.0"])
        expect(describe(pointer.release(at: CGPoint(x: 40, y: 90), modifiers: [])), equals: ["0 ended 40.0,90.0"])
    }

    @Test
    func `an interrupted drag is canceled`() {
        var pointer = PointerTouches()
        _ = pointer.press(at: CGPoint(x: 40, y: 90), in: size, modifiers: .alternate, button: .primary)
        expect(
            describe(pointer.cancel(modifiers: [])), equals: ["0 cancelled 40.0,90.0", "1 cancelled 60.0,110.0"])
        expect(!pointer.isPressed)
        expect(pointer.release(at: .zero, modifiers: []).isEmpty)
        _ = pointer.press(at: .zero, in: size, modifiers: [], button: .secondary)
        expect(describe(pointer.cancel(modifiers: [])), equals: ["0 cancelled 0.0,0.0"])
        expect(pointer.cancel(modifiers: []).isEmpty)
    }
}
