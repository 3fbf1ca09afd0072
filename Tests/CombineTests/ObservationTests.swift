import Expectations
import Combine
import Testing

@Suite("Observable objects")
struct ObservationTests {
    private final class Settings: ObservableObject {
        @Published var name = "a"
        @Published private(set) var count = 0 {
            didSet { changes += 1 }
        }
        var changes = 0

        func increment() { count += 1 }
    }

    private class Base: ObservableObject {
        @Published var title = ""
    }

    private final class Derived: Base {
        @Published var detail = ""
    }

    @Test
    func `a published property sends its current value, and each new value before the property changes`() {
        let settings = Settings()
        var seen: [String] = []
        let cancellable = settings.$name.sink { seen.append("\($0) (\(settings.name))") }
        settings.name = "b"
        settings.name = "b"
        cancellable.cancel()
        settings.name = "c"
        expectLog(seen.joined(separator: ", "), "a (a), b (a), b (b)")
        settings.increment()
        expect(settings.count == 1 && settings.changes == 1)
    }

    @Test
    func `subscribers receive the value of a published property, also if it changes while a change is published`() {
        let settings = Settings()
        var seen: [String] = []
        let first = settings.$name.sink { if $0 == "long" { settings.name = "short" } }
        settings.name = "long"
        let second = settings.$name.sink { seen.append($0) }
        expectLog(seen.joined(), settings.name)
        second.cancel()
        seen = []
        // The subscription is made before the property changes.
        var third: AnyCancellable?
        let announcement = settings.objectWillChange.sink { third = settings.$name.sink { seen.append($0) } }
        settings.name = "next"
        expectLog(seen.joined(separator: " "), "long next")
        for cancellable in [first, announcement, third] { cancellable?.cancel() }
    }

    @Test func `an object announces each change of its published properties in advance, even of inherited ones`() {
        let object = Derived()
        var states: [String] = []
        let cancellable = object.objectWillChange.sink { states.append(object.title + object.detail) }
        object.title = "t"
        object.detail = "d"
        cancellable.cancel()
        object.title = ""
        expectLog(states.joined(separator: ","), ",t")
        expect(object.objectWillChange, isIdenticalTo: object.objectWillChange)
    }

    @Test
    func `values are assigned to a published property for its lifetime`() {
        let subject = PassthroughSubject<String, Never>()
        var settings: Settings? = Settings()
        weak let released = settings
        subject.map { $0.uppercased() }.assign(to: &settings!.$name)
        subject.send("x")
        expect(settings?.name, equals: "X")
        settings = nil
        expectNil(released)
        subject.send("y")
    }
}
