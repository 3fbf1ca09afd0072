import Foundation
import PlatformHost
import Testing

@testable import HostSDL

struct InputReadingTests {
    @Test("A notch of the wheel is three lines, and moves the content towards the person's finger")
    func notch() {
        var wheel = WheelReader()
        let down = wheel.read(x: 0, y: -1, at: 10)
        #expect(down.delta == HostDelta(dx: 0, dy: -48))
        #expect(!down.isContinuous)
        let right = wheel.read(x: 2, y: 0, at: 11)
        #expect(right.delta == HostDelta(dx: -96, dy: 0))
    }

    @Test("A trackpad's steps are points, also when one of them happens to be whole")
    func trackpad() {
        var wheel = WheelReader()
        let first = wheel.read(x: 0, y: 0.25, at: 10)
        #expect(first.delta == HostDelta(dx: 0, dy: 2.5))
        #expect(first.isContinuous)
        let whole = wheel.read(x: 0, y: 1, at: 10.016)
        #expect(whole.delta == HostDelta(dx: 0, dy: 10))
        #expect(whole.isContinuous)
        #expect(!wheel.read(x: 0, y: 1, at: 12).isContinuous)
    }

    @Test("A key's text is known for printing keys alone")
    func keyText() {
        #expect(KeyText.plain(0x61) == "a")
        #expect(KeyText.plain(0xE9) == "é")
        #expect(KeyText.plain(0x0D) == "\r")
        #expect(KeyText.plain(1 << 30 | 0x4F) == "")
        #expect(KeyText.plain(-1) == "")
        #expect(KeyText.plain(0xD800) == "")
        #expect(KeyText.modified("a", by: .shift) == "A")
        #expect(KeyText.modified("a", by: [.shift, .capsLock]) == "a")
        #expect(KeyText.modified("a", by: .control) == "a")
    }

    @Test("What an input method marks is counted in UTF-16 units and never lies outside the text")
    func compositionSelection() {
        #expect(KeyText.selection(in: "か🎌な", start: 1, length: 1) == 1..<3)
        #expect(KeyText.selection(in: "か🎌な", start: 2, length: 9) == 3..<4)
        #expect(KeyText.selection(in: "か", start: -4, length: -1) == 0..<0)
        #expect(KeyText.selection(in: "", start: 3, length: 3) == 0..<0)
    }

    @Test("The scale comes from the strongest variable that makes sense, in steps that keep lines sharp")
    func environmentScale() {
        #expect(DisplayScale.fromEnvironment([:]) == nil)
        #expect(DisplayScale.fromEnvironment(["GDK_SCALE": "2"]) == 2)
        #expect(DisplayScale.fromEnvironment(["GDK_SCALE": "2", "ENGAWA_SCALE": "1.5"]) == 1.5)
        #expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "large", "QT_SCALE_FACTOR": "1.3"]) == 1.25)
        #expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "-2"]) == nil)
        #expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "inf"]) == nil)
        #expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "0.01"]) == 1)
        #expect(DisplayScale.fromEnvironment(["ENGAWA_SCALE": "900"]) == 4)
    }

    @Test(
        "A desktop's text resolution says the scale", arguments: [(96.0, 1.0), (0, 1), (144, 1.5), (192, 2), (200, 2)])
    func textResolution(dotsPerInch: Double, scale: Double) {
        #expect(DisplayScale.fromTextResolution(dotsPerInch) == CGFloat(scale))
    }

    @Test("The environment says who prefers dark")
    func appearance() {
        #expect(!Appearance.isDark([:]))
        #expect(Appearance.isDark(["ENGAWA_APPEARANCE": "Dark"]))
        #expect(Appearance.isDark(["GTK_THEME": "Adwaita:dark"]))
        #expect(!Appearance.isDark(["GTK_THEME": "Adwaita:dark", "ENGAWA_APPEARANCE": "light"]))
    }

    @Test("Fingers get the smallest identifiers that are free, after the mouse's two")
    func fingerIdentifiers() {
        var input = InputState()
        #expect(input.identifier(forNew: 900) == 2)
        #expect(input.identifier(forNew: 901) == 3)
        input.fingers[900] = nil
        #expect(input.identifier(forNew: 902) == 2)
    }
}
