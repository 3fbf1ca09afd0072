import Foundation

/// Notifies the observers of `Progress`, because Foundation on Linux does not.
enum ProgressChanges {
    /// Replaces the methods of `Progress` when it is first read. Its subclasses may keep their methods.
    static let areNotified: Bool = {
        MethodReplacements.shared.replaceMethods(of: Progress.self, PlainProgress.self, NotifyingProgress.self)
        return true
    }()

    /// Calls `body`, which changes a property of `progress`.
    static func notify(_ progress: Progress, _ key: String, _ body: () -> Void) {
        keyWillChange(progress, key)
        body()
        keyDidChange(progress, key)
    }

    /// Calls `body`, which changes the completed fraction of `progress` and of the progress objects that contain it.
    static func notifyOfFraction(_ progress: Progress, _ keys: [String], _ body: () -> Void) {
        guard areKeysObserved else { return body() }
        var changes: [(progress: Progress, keys: [String])] = [(progress, keys + ["fractionCompleted", "isFinished"])]
        while let parent = parent(of: changes[changes.count - 1].progress) {
            changes.append((parent, ["completedUnitCount", "fractionCompleted", "isFinished"]))
        }
        for change in changes {
            for key in change.keys { keyWillChange(change.progress, key) }
        }
        body()
        for change in changes {
            for key in change.keys { keyDidChange(change.progress, key) }
        }
    }

    /// Returns the progress that contains another. Only a stored property of the class refers to it.
    private static func parent(of progress: Progress) -> Progress? {
        var mirror: Mirror? = Mirror(reflecting: progress)
        while let current = mirror, current.subjectType != Progress.self { mirror = current.superclassMirror }
        return mirror?.children.first { $0.label == "_parent" }?.value as? Progress
    }

    @section("engawa_members") @used private static let members: @convention(c) () -> Void = {
        ClassMembers.add(Progress.self) { members in
            members.property("fractionCompleted") { \.fractionCompleted }
            members.property("completedUnitCount") { \.completedUnitCount }
            members.property("totalUnitCount") { \.totalUnitCount }
            members.property("isIndeterminate") { \.isIndeterminate }
            members.property("isFinished") { \.isFinished }
            members.property("isCancelled") { \.isCancelled }
            members.property("isPaused") { \.isPaused }
        }
    }
}

// Subclasses restate the conformance of `Progress`. They add no stored properties.

/// A subclass without members. See `MethodReplacements`.
private class PlainProgress: Progress, @unchecked Sendable {}

/// The methods that replace those of `Progress`.
private final class NotifyingProgress: PlainProgress, @unchecked Sendable {
    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set {
            ProgressChanges.notifyOfFraction(self, ["completedUnitCount", "isIndeterminate"]) {
                super.completedUnitCount = newValue
            }
        }
    }

    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set {
            ProgressChanges.notifyOfFraction(self, ["totalUnitCount", "isIndeterminate"]) {
                super.totalUnitCount = newValue
            }
        }
    }

    override func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
        ProgressChanges.notifyOfFraction(self, ["completedUnitCount"]) {
            super.addChild(child, withPendingUnitCount: inUnitCount)
        }
    }

    // If no child was added in the meantime, the pending units become completed.
    override func resignCurrent() {
        ProgressChanges.notifyOfFraction(self, ["completedUnitCount", "isIndeterminate"]) { super.resignCurrent() }
    }

    override func cancel() {
        ProgressChanges.notify(self, "isCancelled") { super.cancel() }
    }

    override func pause() {
        ProgressChanges.notify(self, "isPaused") { super.pause() }
    }

    override func resume() {
        ProgressChanges.notify(self, "isPaused") { super.resume() }
    }
}
