import CGIO
import Dispatch
import Synchronization

/// The desktop's text scale: GNOME's setting `text-scaling-factor`, which other desktops keep too.
///
/// A thread reads the setting and observes its changes.
enum TextScaleSetting {
    private struct State {
        var scale: Double = 1
        var isStarted = false
        var isRead = false
    }

    private static let state = Mutex(State())
    private static let firstValue = DispatchSemaphore(value: 0)

    /// Called on the main thread after the setting changed.
    @MainActor static var observer: ((Double) -> Void)?

    /// The last value; 1 if it is unknown.
    static var current: Double { state.withLock { $0.scale } }

    /// Starts to read the setting on another thread.
    static func startReading() {
        let isFirst: Bool = state.withLock { state in
            defer { state.isStarted = true }
            return !state.isStarted
        }
        if isFirst { engawa_observe_text_scale { TextScaleSetting.handle($0) } }
    }

    /// Waits for the first value. A value that takes longer than a quarter of a second counts as a change.
    static func finishReading() {
        guard state.withLock({ $0.isStarted && !$0.isRead }) else { return }
        _ = firstValue.wait(timeout: .now() + .milliseconds(250))
    }

    private static func handle(_ value: Double) {
        let scale: Double = value > 0 && value.isFinite ? value : 1
        let isFirst: Bool = state.withLock { state in
            defer { state.isRead = true }
            state.scale = scale
            return !state.isRead
        }
        if isFirst { firstValue.signal() }
        // Blocks of the main queue run on the main thread.
        DispatchQueue.main.async { MainActor.assumeIsolated { observer?(scale) } }
    }
}
