/// Tells those who registered what happens in the application: for what is woven around controllers and controls from
/// outside, as the stack above the kit does.
///
/// Nothing is made and nobody is asked while nobody is registered.
@MainActor
package final class Happenings {
    /// Something that happened.
    package enum Happening {
        /// A controller's view came; `viewDidAppear(_:)` has returned.
        case appeared(UIViewController)
        /// A controller's view went; `viewDidDisappear(_:)` has returned.
        case disappeared(UIViewController)
        /// An action is about to be carried out. Its name is that of a selector, or the title of a `UIAction`.
        case action(name: String, sender: AnyObject?, target: AnyObject?)
    }

    /// Those of this process.
    package static let shared = Happenings()

    private var observers: [(identifier: Int, call: @MainActor (Happening) -> Void)] = []
    private var count = 0

    private init() {}

    /// Calls `observer` with everything that happens, after those who were added before, until it is removed.
    ///
    /// - Returns: what `remove(_:)` takes.
    package func add(_ observer: @escaping @MainActor (Happening) -> Void) -> Int {
        count += 1
        observers.append((count, observer))
        return count
    }

    /// Stops calling an observer. It may be called by an observer; whoever is removed is not called any more.
    package func remove(_ identifier: Int) {
        observers.removeAll { $0.identifier == identifier }
    }

    func tell(_ happening: @autoclosure () -> Happening) {
        guard !observers.isEmpty else { return }
        let happening: Happening = happening()
        for observer in observers where observers.contains(where: { $0.identifier == observer.identifier }) {
            observer.call(happening)
        }
    }
}
