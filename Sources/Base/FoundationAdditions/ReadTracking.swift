import Foundation
@_spi(SwiftUI) import Observation

/// The observable properties that a function read when it ran last.
///
/// `withObservationTracking` cannot end a tracking before a property changes. A function that runs often and reads the
/// same properties would be tracked once for each run.
@MainActor
package final class ReadTracking {
    /// A property that each run reads. Its only change passes the new tracking to `receive(_:)`.
    private final class Probe: Observable {
        let value = 0
        let registrar = ObservationRegistrar()
    }

    private var current: ObservationTracking?
    /// Whether a probe changes.
    private var isReceiving = false

    private init() {}

    deinit { current?.cancel() }

    /// Runs `reads`, and tracks the properties that it reads in place of those that it read before.
    ///
    /// - Parameters:
    ///   - tracking: The result of the last call for the same function; nil at first.
    ///   - onChange: Called on any thread before one of the properties changes, once for each run.
    /// - Returns: An object that tracks the properties until it is released; nil if `reads` has never read one.
    package static func run(
        _ tracking: ReadTracking?, _ reads: () -> Void, onChange: @escaping @Sendable () -> Void
    ) -> ReadTracking? {
        if let tracking {
            tracking.run(reads, onChange)
            return tracking
        }
        // OPTIMIZATION: most functions read no property. A run with a probe would cost several allocations.
        var new: ReadTracking?
        func begin() -> @Sendable () -> Void {
            let tracking = ReadTracking()
            new = tracking
            return { [weak tracking] in
                // The first run cannot be canceled. Another run tracks the properties in its place.
                if Thread.isMainThread, MainActor.assumeIsolated({ tracking?.current != nil }) { return }
                onChange()
            }
        }
        withObservationTracking(reads, onChange: begin())
        return new
    }

    private func run(_ reads: () -> Void, _ onChange: @escaping @Sendable () -> Void) {
        let probe = Probe()
        withObservationTracking {
            reads()
            probe.registrar.access(probe, keyPath: \.value)
        } willSet: { [weak self] tracking in
            if Thread.isMainThread, MainActor.assumeIsolated({ self?.receive(tracking) == true }) { return }
            tracking.cancel()
            onChange()
        }
        isReceiving = true
        probe.registrar.willSet(probe, keyPath: \.value)
        isReceiving = false
    }

    /// Replaces the last tracking if a probe passes the new one.
    private func receive(_ tracking: ObservationTracking) -> Bool {
        guard isReceiving else { return false }
        current?.cancel()
        current = tracking
        return true
    }
}
