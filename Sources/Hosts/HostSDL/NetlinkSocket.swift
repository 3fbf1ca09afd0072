import Foundation

/// A socket on which the Linux kernel reports changes.
struct NetlinkSocket {
    /// The protocol of the messages.
    let family: Int32
    /// The groups of messages, as bits.
    let groups: UInt32

    /// Links, addresses and routes. The values are those of `linux/netlink.h` and `linux/rtnetlink.h`: the protocol
    /// `NETLINK_ROUTE`, and the groups for links and for the addresses and routes of IPv4 and IPv6.
    static let network = NetlinkSocket(family: 0, groups: 0x1 | 0x10 | 0x40 | 0x100 | 0x400)
    /// Devices. The protocol is `NETLINK_KOBJECT_UEVENT`, and the group is that of the kernel's own messages.
    static let power = NetlinkSocket(family: 15, groups: 0x1)

    /// The C structure `sockaddr_nl`.
    private struct Address {
        var family = sa_family_t(AF_NETLINK)
        var padding: UInt16 = 0
        var port: UInt32 = 0
        var groups: UInt32
    }

    /// Opens the socket, and returns its descriptor, or −1 if the system does not permit it.
    func open() -> Int32 {
        let type = Int32(SOCK_RAW.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor: Int32 = socket(AF_NETLINK, type, family)
        guard descriptor >= 0 else { return -1 }
        let result: Int32 = withUnsafeBytes(of: Address(groups: groups)) { bytes in
            guard let address = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return -1 }
            return bind(descriptor, address, socklen_t(bytes.count))
        }
        guard result == 0 else {
            close(descriptor)
            return -1
        }
        return descriptor
    }

    /// Reads all messages that have arrived. Returns whether one of them is relevant, or was lost because too many
    /// arrived.
    static func readAll(from descriptor: Int32, isRelevant: ([UInt8]) -> Bool) -> Bool {
        var hasRelevantMessage = false
        var buffer = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count: Int = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            if count > 0 {
                hasRelevantMessage = hasRelevantMessage || isRelevant(Array(buffer[..<count]))
            } else if count < 0, errno == ENOBUFS {
                hasRelevantMessage = true
            } else if count == 0 || errno != EINTR {
                return hasRelevantMessage
            }
        }
    }

    /// Returns whether the device in a kernel message is a power supply. A message consists of fields
    /// that end with a zero byte.
    static func isAboutPowerSupply(_ message: [UInt8]) -> Bool {
        message.split(separator: 0).contains { $0.elementsEqual("SUBSYSTEM=power_supply".utf8) }
    }
}
