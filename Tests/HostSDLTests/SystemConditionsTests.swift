import Expectations
import Testing

@testable import HostSDL

@MainActor struct SystemConditionsTests {
    /// Returns the conditions of a computer with given files.
    private func conditions(_ files: [String: String]) -> SystemConditions {
        SystemConditions(
            read: { files[$0] },
            list: { folder in
                let inside: [String] = files.keys.filter { $0.hasPrefix(folder) }
                let names: [String] = inside.map { String($0.dropFirst(folder.count).prefix { $0 != "/" }) }
                return Set(names).sorted()
            })
    }

    private static let heading = "Iface\tDestination\tGateway \tFlags\tRefCnt\tUse\tMetric\tMask\t\tMTU\tWindow\tIRTT\n"
    private static let local = "eth0\t0001A8C0\t00000000\t0001\t0\t0\t100\t00FFFFFF\t0\t0\t0\n"
    private static let standard = "eth0\t00000000\t0101A8C0\t0003\t0\t0\t100\t00000000\t0\t0\t0\n"

    private static func sixth(_ destination: String, _ prefix: String, _ interface: String) -> String {
        let zero = String(repeating: "0", count: 32)
        return "\(destination) \(prefix) \(zero) 00 \(zero) 00000400 00000001 00000000 00000001 \(interface)\n"
    }

    @Test func `a computer with a default route is connected to a network`() {
        let zero = String(repeating: "0", count: 32)
        let table: [([String: String], Bool)] = [
            ([:], false),
            (["/proc/net/route": Self.heading + Self.local], false),
            (["/proc/net/route": Self.heading + Self.standard + Self.local], true),
            (["/proc/net/ipv6_route": Self.sixth(zero, "00", "lo")], false),
            (["/proc/net/ipv6_route": Self.sixth(zero, "80", "eth0")], false),
            (["/proc/net/ipv6_route": Self.sixth(zero, "00", "lo") + Self.sixth(zero, "00", "eth0")], true),
        ]
        for (files, expected) in table { expect(conditions(files).isConnectedToNetwork, equals: expected, "\(files)") }
    }

    @Test func `a computer on battery has no external power`() {
        let folder = "/sys/class/power_supply/"
        let battery = [folder + "BAT0/type": "Battery\n"]
        let mains = [folder + "AC/type": "Mains\n"]
        let table: [([String: String], Bool)] = [
            ([:], true), (battery, false), (mains, true),
            (battery.merging(mains) { $1 }.merging([folder + "AC/online": "0\n"]) { $1 }, false),
            (battery.merging(mains) { $1 }.merging([folder + "AC/online": "1\n"]) { $1 }, true),
            ([folder + "mouse/type": "Battery", folder + "mouse/scope": "Device\n"], true),
        ]
        for (files, expected) in table { expect(conditions(files).hasExternalPower, equals: expected, "\(files)") }
    }
}
