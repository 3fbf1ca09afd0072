package import Testing

/// A trait that runs one test at a time with the application.
///
/// A process has one application, one main queue and one clock. A test that advances time drains the main queue, which
/// could otherwise start another test in the middle of this one.
package struct OnStage: SuiteTrait, TestTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard testCase != nil else { return try await function() }
        await StageLock.acquire()
        do {
            try await function()
        } catch {
            await StageLock.release()
            throw error
        }
        await StageLock.release()
    }
}

extension Trait where Self == OnStage {
    /// A trait that runs a test while no other test uses the application.
    package static var onStage: OnStage { OnStage() }
}

@MainActor
private enum StageLock {
    static var isHeld = false
    static var waiting: [CheckedContinuation<Void, Never>] = []

    static func acquire() async {
        guard isHeld else {
            isHeld = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    static func release() {
        if waiting.isEmpty {
            isHeld = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
