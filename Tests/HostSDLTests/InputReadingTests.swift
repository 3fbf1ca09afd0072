import Expectations
import CSDL2
import Foundation
import PlatformHost
import Testing

@testable import HostSDL

struct InputReadingTests {
    @Test
    func `a notch of the wheel scrolls three lines`() {
        var wheel = WheelReader()
        let down = wheel.read(x: 0, y: -1, at: 10)
        expect(down.delta, equals: HostDelta(dx: 0, dy: -48))
        expect(!down.isContinuous)
        let right = wheel.read(x: 2, y: 0, at: 11)
        expect(right.delta, equals: HostDelta(dx: -96, dy: 0))
    }

    @Test
    func `small steps count as a trackpad's, even if one of them is a whole number`() {
        var wheel = WheelReader()
        let first = wheel.read(x: 0, y: 0.25, at: 10)
        expect(first.delta, equals: HostDelta(dx: 0, dy: 2.5))
        expect(first.isContinuous)
        let whole = wheel.read(x: 0, y: 1, at: 10.016)
        expect(whole.delta, equals: HostDelta(dx: 0, dy: 10))
        expect(whole.isContinuous)
        expect(!wheel.read(x: 0, y: 1, at: 12).isContinuous)
    }

    @Test
    func `only keys that print have characters`() {
        expect(KeyText.plain(0x61), equals: "a")
        expect(KeyText.plain(0xE9), equals: "é")
        expect(KeyText.plain(0x0D), equals: "\r")
        expect(KeyText.plain(1 << 30 | 0x4F), equals: "")
        expect(KeyText.plain(-1), equals: "")
        expect(KeyText.plain(0xD800), equals: "")
        expect(KeyText.modified("a", by: .shift), equals: "A")
        expect(KeyText.modified("a", by: [.shift, .capsLock]), equals: "a")
        expect(KeyText.modified("a", by: .control), equals: "a")
        // Shift produces another character on this key, which depends on the layout.
        expect(KeyText.modified("ß", by: .shift), equals: "ß")
        expect(KeyText.modified("ü", by: .shift), equals: "Ü")
    }

    @Test
    func `the first press of an arrow key decides about its repetitions and its release`() {
        let right = 0x4F
        var input = InputState()
        func intercepts(isDown: Bool, isRepeat: Bool = false, _ modifiers: HostModifiers = []) -> Bool {
            input.intercepts(right, isDown: isDown, isRepeat: isRepeat, modifiers: modifiers)
        }
        expect(!intercepts(isDown: true))
        expect(!intercepts(isDown: true, isRepeat: true, .control))
        expect(!intercepts(isDown: false, .control))
        expect(intercepts(isDown: true, .control))
        expect(intercepts(isDown: true, isRepeat: true))
        expect(intercepts(isDown: false))
        expect(!intercepts(isDown: true))
        expect(!intercepts(isDown: false))
    }

    @Test
    func `Shift and Control have the state that the events of the X server report`() {
        let (leftShift, rightShift, leftControl, capsLock): (UInt16, UInt16, UInt16, UInt16) = (1, 2, 0x40, 0x2000)
        let (shift, lock, control): (UInt32, UInt32, UInt32) = (1, 2, 4)
        expect(engawa_x11_modifiers(capsLock, shift), equals: capsLock | leftShift)
        expect(engawa_x11_modifiers(rightShift, shift | control), equals: rightShift | leftControl)
        expect(engawa_x11_modifiers(leftShift | leftControl, lock), equals: 0)
        expect(engawa_x11_modifiers(leftShift | rightShift, shift), equals: leftShift | rightShift)
    }

    @Test
    func `the selection of an input method is in UTF-16 code units and inside the text`() {
        expect(KeyText.selection(in: "か🎌な", start: 1, length: 1), equals: 1..<3)
        expect(KeyText.selection(in: "か🎌な", start: 2, length: 9), equals: 3..<4)
        expect(KeyText.selection(in: "か", start: -4, length: -1), equals: 0..<0)
        expect(KeyText.selection(in: "", start: 3, length: 3), equals: 0..<0)
    }

    @Test
    func `the first valid variable in order of precedence determines the scale, which is rounded to a step`() {
        expectNil(DisplayScale.fromEnvironment([:]))
        expect(DisplayScale.fromEnvironment(["GDK_SCALE": "2"]), equals: 2)
        expect(DisplayScale.fromEnvironment(["GDK_SCALE": "2", "ENGAWA_SCALE": "1.5"]), equals: 1.5)
        expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "large", "QT_SCALE_FACTOR": "1.3"]), equals: 1.25)
        expectNil(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "-2"]))
        expectNil(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "inf"]))
        expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "0.01"]), equals: 1)
        expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "900"]), equals: 4)
    }

    @Test(arguments: [(96.0, 1.0), (0, 1), (144, 1.5), (192, 2), (200, 2)])
    func `the desktop's text resolution determines the scale`(dotsPerInch: Double, scale: Double) {
        expect(DisplayScale.fromTextResolution(dotsPerInch), equals: CGFloat(scale))
    }

    @Test
    func `the desktop's text scale is not part of the display's scale`() {
        expect(DisplayScale.fromTextResolution(120, textScale: 1.25), equals: 1)
        expect(DisplayScale.fromTextResolution(288, textScale: 1.5), equals: 2)
        expectNil(Appearance.textScale([:]))
        expect(Appearance.textScale(["ENGAWA_TEXT_SCALE": "1.5"]), equals: 1.5)
        expectNil(Appearance.textScale(["ENGAWA_TEXT_SCALE": "0"]))
    }

    @Test
    func `the environment determines whether the appearance is dark`() {
        expect(!Appearance.isDark([:]))
        expect(Appearance.isDark(["ENGAWA_APPEARANCE": "Dark"]))
        expect(Appearance.isDark(["GTK_THEME": "Adwaita:dark"]))
        expect(!Appearance.isDark(["GTK_THEME": "Adwaita:dark", "ENGAWA_APPEARANCE": "light"]))
    }

    @Test
    func `fingers have the smallest free identifiers after the mouse's two`() {
        var input = InputState()
        expect(input.identifier(forNew: 900), equals: 2)
        expect(input.identifier(forNew: 901), equals: 3)
        input.fingers[900] = nil
        expect(input.identifier(forNew: 902), equals: 2)
    }
}
