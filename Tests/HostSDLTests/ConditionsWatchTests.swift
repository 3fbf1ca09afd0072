import Expectations
import Foundation
import Testing

@testable import HostSDL

@MainActor struct ConditionsWatchTests {
    /// Two connected sockets: the first is watched, and the second sends.
    private func makeSockets() -> (watched: Int32, sender: Int32) {
        var pair: [Int32] = [0, 0]
        socketpair(AF_UNIX, Int32(SOCK_SEQPACKET.rawValue), 0, &pair)
        return (pair[0], pair[1])
    }

    private func send(_ text: String, to descriptor: Int32) {
        let bytes = Array(text.utf8)
        Foundation.send(descriptor, bytes, bytes.count, 0)
    }

    /// Sends messages to the two sockets of a watch, and waits until the watch reports a change.
    private func waitForReport(network: [String] = [], power: [String] = []) async {
        let (first, second) = (makeSockets(), makeSockets())
        var watch: ConditionsWatch?
        await withCheckedContinuation { continuation in
            watch = ConditionsWatch(network: first.watched, power: second.watched) {
                // The first report ends the watch.
                guard watch != nil else { return }
                watch = nil
                continuation.resume()
            }
            for message in network { send(message, to: first.sender) }
            for message in power { send(message, to: second.sender) }
        }
        for sender in [first.sender, second.sender] { close(sender) }
    }

    @Test func `messages about the network and about power supplies are reported`() async {
        await waitForReport(network: ["route"])
        await waitForReport(power: ["SUBSYSTEM=usb\0", "SUBSYSTEM=power_supply\0"])
    }

    @Test func `a message about a power supply is recognized by its subsystem`() {
        let charger = "change@/devices/AC\0ACTION=change\0SUBSYSTEM=power_supply\0POWER_SUPPLY_ONLINE=1\0"
        expect(NetlinkSocket.isAboutPowerSupply(Array(charger.utf8)))
        for other in ["", "add@/devices/usb1\0ACTION=add\0SUBSYSTEM=usb\0", "NAME=SUBSYSTEM=power_supply\0"] {
            expect(!NetlinkSocket.isAboutPowerSupply(Array(other.utf8)), "\(other)")
        }
    }

    @Test func `several messages that arrive together are one report`() {
        let sockets = makeSockets()
        for message in ["one", "two", "three"] { send(message, to: sockets.sender) }
        var read = 0
        let isRelevant: Bool = NetlinkSocket.readAll(from: sockets.watched) { _ in
            read += 1
            return read == 2
        }
        expect(isRelevant && read == 2, "The third message is read, but not examined.")
        expect(!NetlinkSocket.readAll(from: sockets.watched) { _ in true })
        for descriptor in [sockets.sender, sockets.watched] { close(descriptor) }
    }

    @Test func `the kernel permits the sockets without special rights`() {
        for socket in [NetlinkSocket.network, NetlinkSocket.power] {
            let descriptor: Int32 = socket.open()
            expect(descriptor, isAtLeast: 0)
            if descriptor >= 0 { close(descriptor) }
        }
    }
}
