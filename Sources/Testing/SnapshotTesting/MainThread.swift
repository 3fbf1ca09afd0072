import Foundation
import ProgramDiagnostics

/// Runs `body` with `value` on the main actor. The caller must be on the main thread.
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    stopProgram(
        unless: Thread.isMainThread, "Take snapshots of views on the main thread. Mark the test with @MainActor.")
    // Only this thread reads the value, while the caller waits.
    nonisolated(unsafe) let value = value
    // Only this thread writes and reads the result, while the caller waits.
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(value) }
    guard let result else { stopProgram("The closure returned no result.") }
    return result
}
