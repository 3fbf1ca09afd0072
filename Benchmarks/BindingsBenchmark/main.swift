// Measures the time to set a value and to deliver the change, compared with plain closures that do the same. The
// program `bench` runs this. Each line of the output has a figure's name, the value of the bindings and, for a time,
// the value of the closures, separated by tabs.
import Bindings
import CAllocationCount
import Foundation

/// Returns the mean time of a change in the fastest of several rounds, in nanoseconds. In each round, `body` makes
/// `count` changes.
@MainActor
func best(_ count: Int, _ body: @MainActor (Int) -> Void) -> Double {
    let clock = ContinuousClock()
    return (0..<15).map { _ in
        clock.measure { body(count) } / .nanoseconds(1) / Double(count)
    }
    .reduce(.infinity, min)
}

@MainActor
func report(_ name: String, _ ours: Double, _ plain: Double? = nil) {
    print(([name, "\(ours)"] + (plain.map { ["\($0)"] } ?? [])).joined(separator: "\t"))
}

// The variables are local, as in an application. Access to them is faster than to global variables.
MainActor.assumeIsolated {
    var sink = 0

    // A chain of derived values.
    let number = Dynamic(0)
    let other = Dynamic(1)
    let chain = number.map { $0 &+ 1 }.distinct().combine(other) { $0 &+ $1 }.observe { sink &+= $0 }
    let ours: Double = best(200_000) { for index in 0..<$0 { number.value = index } }
    let before: Int = allocation_count()
    for index in 0..<1_000 { number.value = -index }
    let allocations: Int = allocation_count() - before
    chain.cancel()

    let source = PlainValue(0)
    let mapped = PlainValue(0)
    let distinct = PlainValue(0)
    let combined = PlainValue(0)
    let constant = PlainValue(1)
    source.observers.append { mapped.value = $0 &+ 1 }
    mapped.observers.append { if $0 != distinct.value { distinct.value = $0 } }
    distinct.observers.append { combined.value = $0 &+ constant.value }
    combined.observers.append { sink &+= $0 }
    report("set, map, distinct, combine, observe", ours, best(200_000) { for index in 0..<$0 { source.value = index } })
    report("set, allocations", Double(allocations))

    // Many observers of one value.
    for (count, name) in [(1, "1 observer"), (10, "10 observers"), (100, "100 observers"), (1_000, "1,000 observers")] {
        let number = Dynamic(0)
        let tokens: [BindingToken] = (0..<count).map { _ in number.observe { sink &+= $0 } }
        let plain = PlainValue(0)
        for _ in 0..<count { plain.observers.append { sink &+= $0 } }
        let rounds: Int = 400_000 / (count + 3)
        report(
            name, best(rounds) { for index in 0..<$0 { number.value = index } },
            best(rounds) { for index in 0..<$0 { plain.value = index } })
        for token in tokens { token.cancel() }
    }

    // A value that is derived through 1,024 paths. The delivered values are correct only if no level received a mix of
    // old and new values.
    let top = Dynamic(0)
    var bottom: DynamicValue<Int> = top
    for _ in 0..<10 { bottom = bottom.map { $0 &+ 1 }.combine(bottom.map { $0 &- 1 }) { $0 &+ $1 } }
    var deliveries = 0
    var wrong = 0
    let diamond = bottom.observe { value in
        deliveries += 1
        if value != top.value << 10 { wrong += 1 }
    }
    deliveries = 0
    for index in 1...20_000 { top.value = index }
    guard wrong == 0 else { fatalError("\(wrong) deliveries of a diamond were wrong.") }
    report("diamond, 10 levels, deliveries", Double(deliveries) / 20_000)
    diamond.cancel()
    guard sink != 0 else { fatalError("Nothing was delivered.") }
}
