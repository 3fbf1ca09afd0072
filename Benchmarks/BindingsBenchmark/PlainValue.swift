/// The yardstick: a value with an array of closures, as an app without bindings would use it.
@MainActor
final class PlainValue<Value> {
    var observers: [@MainActor (Value) -> Void] = []
    var value: Value { didSet { for observer in observers { observer(value) } } }

    init(_ value: Value) {
        self.value = value
    }
}
