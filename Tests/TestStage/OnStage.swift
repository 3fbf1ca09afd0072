package import Testing

/// Lets one test at a time have the application.
///
/// There is one application, one main queue and one clock in a process. A test that lets time pass drains the main
/// queue, and so could start another test in its midst.
package struct OnStage: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        await StageDoor.enter()
        do {
            try await function()
        } catch {
            await StageDoor.leave()
            throw error
        }
        await StageDoor.leave()
    }
}

extension Trait where Self == OnStage {
    /// Nobody else has the application while the test runs.
    package static var onStage: OnStage { OnStage() }
}

@MainActor
private enum StageDoor {
    static var isTaken = false
    static var waiting: [CheckedContinuation<Void, Never>] = []

    static func enter() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    static func leave() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
