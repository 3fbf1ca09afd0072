/// All view controllers, which receive memory warnings even if their views are not in a window.
@MainActor
struct ControllerRegistry {
    private struct Entry {
        weak var controller: UIViewController?
    }

    static var shared = ControllerRegistry()

    private var entries: [Entry] = []
    /// The number of entries at which entries of released controllers are removed. It grows with the number of
    /// controllers, so that adding one takes constant time on average.
    private var limit = 64

    mutating func add(_ controller: UIViewController) {
        if entries.count >= limit {
            entries.removeAll { $0.controller == nil }
            limit = max(64, 2 * entries.count)
        }
        entries.append(Entry(controller: controller))
    }

    /// The controllers that exist, in the order in which they were created.
    var controllers: [UIViewController] { entries.compactMap(\.controller) }
}
