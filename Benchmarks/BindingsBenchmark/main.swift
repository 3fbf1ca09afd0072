import Bindings
import Foundation

// Times a set and its delivery beside plain closures that do the same. Prints the ratio of the best of several rounds.

/// The best time of one change of many that `body` makes, in nanoseconds.
@MainActor
func best(_ count: Int, _ body: @MainActor (Int) -> Void) -> Double {
    (0..<15).map { _ in
        let clock = ContinuousClock()
        let time: Duration = clock.measure { body(count) }
        return Double(time.components.attoseconds) / 1e9 / Double(count) + Double(time.components.seconds) * 1e9
            / Double(count)
    }.min()!
}

/// What a person would write without bindings: a value with a list of closures.
@MainActor
final class Plain<Value> {
    var observers: [@MainActor (Value) -> Void] = []
    var value: Value { didSet { for observer in observers { observer(value) } } }

    init(_ value: Value) {
        self.value = value
    }
}

@MainActor
func report(_ name: String, _ ours: Double, _ plain: Double) {
    print(String(format: "%-36@ %8.1f ns  plain closures %8.1f ns  %5.2f times", name, ours, plain, ours / plain))
}

MainActor.assumeIsolated {
    var sink = 0

    let number = Dynamic(0)
    let other = Dynamic(1)
    let token = number.map { $0 &+ 1 }.distinct().combine(other) { $0 &+ $1 }.observe { sink &+= $0 }
    let ours = best(200_000) { for index in 0..<$0 { number.value = index } }
    token.cancel()

    let source = Plain(0)
    let mapped = Plain(0)
    let distinct = Plain(0)
    let combined = Plain(0)
    let constant = Plain(1)
    source.observers.append { mapped.value = $0 &+ 1 }
    mapped.observers.append { if $0 != distinct.value { distinct.value = $0 } }
    distinct.observers.append { combined.value = $0 &+ constant.value }
    combined.observers.append { sink &+= $0 }
    report("set, map, distinct, combine, observe", ours, best(200_000) { for index in 0..<$0 { source.value = index } })

    for count in [1, 10, 100, 1_000] {
        let number = Dynamic(0)
        let tokens: [BindingToken] = (0..<count).map { _ in number.observe { sink &+= $0 } }
        let plain = Plain(0)
        for _ in 0..<count { plain.observers.append { sink &+= $0 } }
        let rounds: Int = 400_000 / (count + 3)
        report(
            "\(count) observers", best(rounds) { for index in 0..<$0 { number.value = index } },
            best(rounds) { for index in 0..<$0 { plain.value = index } })
        for token in tokens { token.cancel() }
    }

    let top = Dynamic(0)
    var last: DynamicValue<Int> = top
    var deliveries = 0
    for _ in 0..<10 { last = last.map { $0 &+ 1 }.combine(last.map { $0 &- 1 }) { $0 &+ $1 } }
    let diamond = last.observe { _ in deliveries += 1 }
    let time = best(20_000) { for index in 0..<$0 { top.value = index } }
    print("diamond of 10 levels: \(Int(time)) ns a set, \(Double(deliveries) / 300_000) deliveries a set")
    diamond.cancel()

    let items = DynamicArray(Array(0..<10_000))
    let sorted = items.filter { $0 % 2 == 0 }.map { $0 &* 3 }.sorted { $0 > $1 }
    let array = best(200) { count in
        for index in 0..<count {
            items.insert(index, at: 5_000)
            items.remove(at: 5_000)
        }
    }
    print("insert and remove in 10,000 filtered, mapped, sorted: \(Int(array / 1_000)) µs (\(sorted.count))")
}
