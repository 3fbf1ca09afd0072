/// What a person would write without bindings: a value with a list of closures.
@MainActor
final class PlainValue<Value> {
    var observers: [@MainActor (Value) -> Void] = []
    var value: Value { didSet { for observer in observers { observer(value) } } }

    init(_ value: Value) {
        self.value = value
    }
}
