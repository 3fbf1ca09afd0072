import Foundation

/// The network and the power supply of the computer, from files of the Linux kernel.
struct SystemConditions {
    /// Returns the contents of a file, or nil if it does not exist.
    var read: (String) -> String? = { path in
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    /// Returns the names of the files in a folder.
    var list: (String) -> [String] = { path in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] }

    /// Whether there is a default route, of IPv4 or IPv6.
    var isConnectedToNetwork: Bool {
        func fields(_ path: String) -> [[Substring]] {
            (read(path) ?? "").split(separator: "\n").map { $0.split { $0 == " " || $0 == "\t" } }
        }
        // In the IPv4 table, the second column is the destination, and the eighth column is its mask.
        if fields("/proc/net/route").contains(where: { $0.count > 7 && $0[1] == "00000000" && $0[7] == "00000000" }) {
            return true
        }
        // The first two columns of IPv6 are the destination and the length of its prefix, and the last column is the
        // interface. The loopback interface has a default route that rejects packets.
        return fields("/proc/net/ipv6_route").contains { columns in
            columns.count > 9 && columns[0].allSatisfy { $0 == "0" } && columns[1] == "00" && columns[9] != "lo"
        }
    }

    /// Whether a power supply is connected, or the computer has no battery.
    var hasExternalPower: Bool {
        let folder = "/sys/class/power_supply/"
        var hasBattery = false
        for name in list(folder) {
            func value(_ attribute: String) -> String {
                (read("\(folder)\(name)/\(attribute)") ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
            }
            switch value("type") {
            case "Mains", "USB", "Wireless": if value("online") == "1" { return true }
            // Mice and other devices have batteries too.
            case "Battery": if value("scope") != "Device" { hasBattery = true }
            default: break
            }
        }
        return !hasBattery
    }
}
