/// Calls a closure after several animations have ended.
@MainActor
final class TransitionCompletions {
    private var count = 0
    private var isFinished = true
    private let completion: (Bool) -> Void

    /// - Parameter completion: A closure whose argument indicates whether all animations finished.
    init(_ completion: @escaping (Bool) -> Void) { self.completion = completion }

    /// Begins an animation.
    func begin() { count += 1 }

    /// Ends an animation. The end of the last one calls the closure.
    func end(_ isFinished: Bool) {
        count -= 1
        self.isFinished = self.isFinished && isFinished
        if count == 0 { completion(self.isFinished) }
    }
}
