import Expectations
import HostSDL
import Testing

struct InputDevicesTests {
    @Test func `a touch screen without a keyboard needs an on-screen keyboard`() {
        let power = "N: Name=\"Power Button\"\nB: PROP=0\nB: EV=3\nB: KEY=8000 10000000000000 0\n"
        let touch = "N: Name=\"Touch\"\nB: PROP=2\nB: EV=b\nB: KEY=400 0 0 0 0 0\n"
        let keys =
            "N: Name=\"AT Keyboard\"\nB: PROP=0\nB: EV=120013\n"
            + "B: KEY=402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe\n"
        expect(InputDevices.needsScreenKeyboard(power + "\n" + touch))
        expect(!InputDevices.needsScreenKeyboard([power, touch, keys].joined(separator: "\n")))
        expect(!InputDevices.needsScreenKeyboard(power) && !InputDevices.needsScreenKeyboard("not a list"))
    }
}
