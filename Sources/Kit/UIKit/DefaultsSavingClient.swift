import Foundation
import PlatformHost

/// Turns an application, and writes what was set in `UserDefaults` to disk at the end of each turn and of the process.
///
/// On iOS a process of the system keeps defaults from the moment they are set. Foundation on Linux keeps them in memory
/// until `synchronize()` is called: this call writes every domain that was changed, and costs nothing when none was.
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
