/// Notifies observers of application events. The networking stack uses these events to add behavior to controllers and
/// controls.
///
/// Without observers, an event costs a comparison.
@MainActor
package final class AppEvents {
    /// An event in the application.
    package enum Event {
        /// A controller's view appeared; `viewDidAppear(_:)` has returned.
        case appeared(UIViewController)
        /// A controller's view disappeared; `viewDidDisappear(_:)` has returned.
        case disappeared(UIViewController)
        /// An action is about to be sent. Its name is the name of a selector or the title of a `UIAction`.
        case action(name: String, sender: AnyObject?, target: AnyObject?)
    }

    /// The events of this process.
    package static let shared = AppEvents()

    private var observers: [(identifier: Int, call: @MainActor (Event) -> Void)] = []
    private var count = 0

    private init() {}

    /// Adds an observer. Observers are called in the order in which they were added.
    ///
    /// - Returns: The identifier for `remove(_:)`.
    package func add(_ observer: @escaping @MainActor (Event) -> Void) -> Int {
        count += 1
        observers.append((count, observer))
        return count
    }

    /// Removes an observer, which is not called again. An observer may call this method.
    package func remove(_ identifier: Int) {
        observers.removeAll { $0.identifier == identifier }
    }

    /// Calls the observers with an event, which is created only if there are observers.
    func post(_ event: @autoclosure () -> Event) {
        guard !observers.isEmpty else { return }
        let event = event()
        for observer in observers where observers.contains(where: { $0.identifier == observer.identifier }) {
            observer.call(event)
        }
    }
}
