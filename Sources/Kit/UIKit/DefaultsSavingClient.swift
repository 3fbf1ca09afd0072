import Foundation
import PlatformHost

/// A host client that runs an application, and writes `UserDefaults` to disk after each turn and when the process ends.
///
/// On iOS, a system process stores defaults as soon as they are set. Foundation on Linux keeps them in memory until
/// `synchronize()` is called, which writes every changed domain and does nothing if no domain changed.
@MainActor
final class DefaultsSavingClient: HostClient {
    private let application: any HostClient

    init(_ application: any HostClient) {
        self.application = application
        atexit { _ = UserDefaults.standard.synchronize() }
    }

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        defer { _ = UserDefaults.standard.synchronize() }
        return application.turn(events)
    }

    func paint(_ window: any HostWindow) { application.paint(window) }
}
