import Foundation
import Diagnostics

/// Runs `body` with `value` on the main actor, on whose thread the caller must be.
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    stopProgram(
        unless: Thread.isMainThread, "Snapshots of views are taken on the main thread. Mark the test with @MainActor.")
    // Given on this thread alone, while the caller waits.
    nonisolated(unsafe) let value = value
    // Taken on this thread alone, while the caller waits.
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(value) }
    guard let result else { stopProgram("The closure ran and gave no result.") }
    return result
}
