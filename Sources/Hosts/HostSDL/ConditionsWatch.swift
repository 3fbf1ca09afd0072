import Dispatch
import Foundation

/// Receives the messages of the Linux kernel about the network and the power supplies.
///
/// The messages arrive on netlink sockets, which need no special privileges. If the kernel does not permit these
/// sockets, as in some sandboxes, no changes are reported.
@MainActor
final class ConditionsWatch {
    private let sources: [any DispatchSourceRead]

    /// Calls `changed` on the main thread when the routes or a power supply may have changed.
    convenience init(changed: @escaping @MainActor () -> Void) {
        self.init(
            network: NetlinkSocket.network.open(), power: NetlinkSocket.power.open(), changed: changed)
    }

    /// Watches descriptors of open sockets, which the watch closes. A negative descriptor is ignored.
    init(network: Int32, power: Int32, changed: @escaping @MainActor () -> Void) {
        sources = [
            ConditionsWatch.watch(network, changed) { _ in true },
            ConditionsWatch.watch(power, changed, isRelevant: NetlinkSocket.isAboutPowerSupply),
        ].compactMap { $0 }
    }

    isolated deinit {
        for source in sources { source.cancel() }
    }

    private static func watch(
        _ descriptor: Int32, _ changed: @escaping @MainActor () -> Void,
        isRelevant: @escaping @MainActor ([UInt8]) -> Bool
    ) -> (any DispatchSourceRead)? {
        guard descriptor >= 0 else { return nil }
        let source: any DispatchSourceRead = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        // Handlers on the main queue run on the main thread.
        source.setEventHandler {
            MainActor.assumeIsolated {
                if NetlinkSocket.readAll(from: descriptor, isRelevant: isRelevant) { changed() }
            }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
        return source
    }
}
