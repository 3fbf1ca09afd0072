import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("Observers of a progress")
struct ProgressObservingTests {
    @Test func `observers are notified of the fraction`() {
        let progress = Progress(totalUnitCount: 10)
        var fractions: [Double] = []
        let token: NSKeyValueObservation = progress.observe(\.fractionCompleted, options: .new) { _, change in
            fractions.append(change.newValue ?? -1)
        }
        progress.completedUnitCount = 5
        progress.completedUnitCount += 1
        progress.totalUnitCount = 12
        expect(fractions, equals: [0.5, 0.6, 0.5])
        token.invalidate()
        progress.completedUnitCount = 12
        expect(fractions.count == 3 && progress.isFinished)
    }

    @Test func `observers are notified of changes of children`() {
        let progress = Progress(totalUnitCount: 4)
        let child = Progress(totalUnitCount: 2)
        progress.addChild(child, withPendingUnitCount: 2)
        let later = Progress(totalUnitCount: 2)
        var log: [String] = []
        let tokens: [NSKeyValueObservation] = [
            progress.observe(\.fractionCompleted) { progress, _ in log.append("\(progress.fractionCompleted)") },
            later.observe(\.isCancelled, options: .new) { _, change in log.append("\(change.newValue ?? false)") },
        ]
        child.completedUnitCount = 1
        child.completedUnitCount = 2
        progress.addChild(later, withPendingUnitCount: 2)
        log = []
        later.completedUnitCount = 1
        progress.cancel()
        expect(log, equals: ["0.75", "true"])
        expect(progress.completedUnitCount == 2 && later.isCancelled)
        for token in tokens { token.invalidate() }
    }

    @Test func `observers are notified of units that end without a child`() {
        let parent = Progress(totalUnitCount: 2)
        let progress = Progress(totalUnitCount: 4)
        parent.addChild(progress, withPendingUnitCount: 1)
        var log: [String] = []
        let tokens: [NSKeyValueObservation] = [
            progress.observe(\.completedUnitCount) { progress, _ in log.append("\(progress.completedUnitCount)") },
            parent.observe(\.fractionCompleted) { parent, _ in log.append("\(parent.fractionCompleted)") },
        ]
        progress.becomeCurrent(withPendingUnitCount: 1)
        progress.resignCurrent()
        progress.becomeCurrent(withPendingUnitCount: 1)
        progress.resignCurrent()
        expect(log.sorted(), equals: ["0.125", "0.25", "1", "2"])
        for token in tokens { token.invalidate() }
    }

    @Test func `observers are notified of the counts`() {
        let progress = Progress(totalUnitCount: 1)
        var log: [String] = []
        let tokens: [NSKeyValueObservation] = [
            progress.observe(\.completedUnitCount) { progress, _ in log.append("\(progress.completedUnitCount)") },
            progress.observe(\.totalUnitCount) { progress, _ in log.append("of \(progress.totalUnitCount)") },
        ]
        progress.totalUnitCount = 3
        progress.completedUnitCount = 2
        expect(log, equals: ["of 3", "2"])
        for token in tokens { token.invalidate() }
    }
}
