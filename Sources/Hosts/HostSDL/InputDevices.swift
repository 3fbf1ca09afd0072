import Foundation

/// The input devices that the kernel lists.
package enum InputDevices {
    /// Whether text can only be typed on the screen: there is a touch screen, and no keyboard.
    package static var needsScreenKeyboard: Bool {
        guard let list = try? String(contentsOfFile: "/proc/bus/input/devices", encoding: .utf8) else { return false }
        return needsScreenKeyboard(list)
    }

    /// Returns whether a list of devices in the format of `/proc/bus/input/devices` has a touch screen, and no
    /// keyboard.
    package static func needsScreenKeyboard(_ list: String) -> Bool {
        var hasTouchScreen = false
        for device in list.components(separatedBy: "\n\n") {
            let properties = device.split(separator: "\n")
            if properties.contains(where: isKeyboard) { return false }
            // Bit 1 of the properties marks devices that are touched directly, such as touch screens.
            if value(of: "B: PROP=", in: properties).map({ $0 & 2 != 0 }) == true { hasTouchScreen = true }
        }
        return hasTouchScreen
    }

    /// Returns whether a line lists the keys of a keyboard. A keyboard has all keys of the upper row of letters, which
    /// are Q to P on a US keyboard.
    private static func isKeyboard(_ line: Substring) -> Bool {
        guard line.hasPrefix("B: KEY="), let last = line.split(whereSeparator: { $0 == " " || $0 == "=" }).last,
            let bits = UInt64(last, radix: 16)
        else { return false }
        let letters: UInt64 = 0x3FF << 16
        return bits & letters == letters
    }

    private static func value(of key: String, in lines: [Substring]) -> UInt64? {
        lines.first { $0.hasPrefix(key) }.flatMap { UInt64($0.dropFirst(key.count), radix: 16) }
    }
}
