import Expectations
import TestSupport
import Testing

@testable import Bindings

/// Compares random graphs with a model that computes all values, one after the other.
@MainActor
struct RandomGraphTests {
    @Test(arguments: 0..<60)
    func `every value is correct, consistent, and delivered once`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let pair = GraphPair(sources: 4, derived: 24, using: &random)
        for _ in 0..<80 {
            let count: Int = Int.random(in: 0..<4, using: &random) == 0 ? 3 : 1
            let changes: [(Int, Int)] = (0..<count).map { _ in
                (Int.random(in: 0..<4, using: &random), Int.random(in: -5...5, using: &random))
            }
            pair.change(changes)
            pair.expectAgreement()
        }
    }

    @Test(arguments: 0..<20)
    func `a value that is read during batched updates is up to date`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(1_000 + seed))
        let pair = GraphPair(sources: 4, derived: 20, using: &random)
        for _ in 0..<30 {
            withBatchedUpdates {
                for _ in 0..<3 {
                    pair.setWithoutComparing(
                        Int.random(in: 0..<4, using: &random), Int.random(in: -5...5, using: &random))
                    let index = Int.random(in: 0..<pair.count, using: &random)
                    // A filter may keep an intermediate value, so values that depend on a filter are not compared.
                    guard !pair.remembers(index) else { continue }
                    expect(pair.value(index), equals: pair.plainValue(index))
                }
            }
        }
    }
}

/// How one value of a model is derived from others, by their indices.
private enum Recipe {
    case source
    case map(Int, Int)
    case combine(Int, Int)
    case sum([Int])
    case distinct(Int)
    case filter(Int)
    case choose(Int, [Int])
}

/// A graph with its model.
@MainActor
private final class GraphPair {
    private var recipes: [Recipe] = []
    private var values: [DynamicValue<Int>] = []
    private var sources: [Dynamic<Int>] = []
    private var model: [Int] = []
    private var deliveries: [Int] = []
    private var expectedDeliveries: [Int] = []
    private var runs: [Int] = []
    private var tokens: [BindingToken] = []
    /// The index that each `flatMap` chose last.
    private var chosen: [Int: Int] = [:]

    var count: Int { values.count }

    init(sources sourceCount: Int, derived: Int, using random: inout SplitMix64) {
        for index in 0..<sourceCount {
            let source = Dynamic(index)
            sources.append(source)
            add(.source, source)
        }
        for _ in 0..<derived { addDerived(using: &random) }
        model = values.map(\.value)
        for case (let index, .choose(let input, _)) in recipes.enumerated() { chosen[index] = abs(model[input]) % 3 }
        for index in values.indices {
            tokens.append(values[index].observe { [unowned self] value in check(index, value) })
        }
    }

    private func add(_ recipe: Recipe, _ value: DynamicValue<Int>) {
        recipes.append(recipe)
        values.append(value)
        model.append(0)
        deliveries.append(0)
        expectedDeliveries.append(0)
        runs.append(0)
    }

    private func addDerived(using random: inout SplitMix64) {
        func any() -> Int { Int.random(in: 0..<values.count, using: &random) }
        let index: Int = values.count
        switch Int.random(in: 0..<7, using: &random) {
        case 0:
            let (input, factor): (Int, Int) = (any(), Int.random(in: -2...2, using: &random))
            add(.map(input, factor), values[input].map { [unowned self] in count(index, $0 &* factor % 1_000) })
        case 1, 2:
            let (first, second): (Int, Int) = (any(), any())
            add(
                .combine(first, second),
                values[first].combine(values[second]) { [unowned self] in count(index, ($0 &- $1) % 1_000) })
        case 3:
            let inputs: [Int] = (0..<4).map { _ in any() }
            add(
                .sum(inputs),
                combine(inputs.map { values[$0] }).map { [unowned self] in
                    count(index, $0.reduce(0, &+) % 1_000)
                })
        case 4:
            let input: Int = any()
            add(.distinct(input), values[input].distinct())
        case 5:
            let input: Int = any()
            add(.filter(input), values[input].filter(initial: 7) { $0 % 2 == 0 })
        default:
            let (input, choices): (Int, [Int]) = (any(), [any(), any(), any()])
            let values: [DynamicValue<Int>] = self.values
            add(
                .choose(input, choices),
                values[input].flatMap { [unowned self] in
                    values[choices[count(index, abs($0) % 3)]]
                })
        }
    }

    private func count(_ index: Int, _ value: Int) -> Int {
        if runs.indices.contains(index) { runs[index] += 1 }
        return value
    }

    // MARK: Changes

    func change(_ changes: [(Int, Int)]) {
        for index in runs.indices { runs[index] = 0 }
        deliveries = deliveries.map { _ in 0 }
        evaluate(changes)
        if changes.count == 1 {
            sources[changes[0].0].value = changes[0].1
        } else {
            withBatchedUpdates { for (index, value) in changes { sources[index].value = value } }
        }
    }

    func expectAgreement() {
        expect(values.map(\.value), equals: model)
        expect(deliveries, equals: expectedDeliveries)
        expect(runs.allSatisfy { $0 <= 1 })
    }

    private func check(_ index: Int, _ value: Int) {
        deliveries[index] += 1
        expect(value, equals: model[index])
        expect(values.map(\.untrackedValue), equals: model)
    }

    /// Computes the model, in the order in which its values were created.
    private func evaluate(_ changes: [(Int, Int)]) {
        var changed = [Bool](repeating: false, count: model.count)
        for (index, value) in changes {
            model[index] = value
            changed[index] = true
        }
        for index in recipes.indices {
            switch recipes[index] {
            case .source: break
            case .map(let input, _): changed[index] = changed[input]
            case .combine(let first, let second): changed[index] = changed[first] || changed[second]
            case .sum(let inputs): changed[index] = inputs.contains { changed[$0] }
            case .distinct(let input): changed[index] = changed[input] && model[input] != model[index]
            case .filter(let input): changed[index] = changed[input] && model[input] % 2 == 0
            case .choose(let input, let choices):
                changed[index] = changed[input] || changed[choices[chosen[index]!]]
                chosen[index] = abs(model[input]) % 3
            }
            if changed[index] { model[index] = plain(index) { model[$0] } }
        }
        expectedDeliveries = changed.map { $0 ? 1 : 0 }
    }

    private func plain(_ index: Int, _ value: (Int) -> Int) -> Int {
        switch recipes[index] {
        case .source: value(index)
        case .map(let input, let factor): value(input) &* factor % 1_000
        case .combine(let first, let second): (value(first) &- value(second)) % 1_000
        case .sum(let inputs): inputs.reduce(0) { $0 &+ value($1) } % 1_000
        case .distinct(let input), .filter(let input): value(input)
        case .choose(let input, let choices): value(choices[abs(value(input)) % 3])
        }
    }

    // MARK: Reading during changes

    func setWithoutComparing(_ index: Int, _ value: Int) {
        // The observers compare the values with the model when the batch ends, so the model must be up to date.
        model[index] = value
        sources[index].value = value
        for index in recipes.indices where !isSource(index) { model[index] = plainOrActual(index) }
    }

    private func isSource(_ index: Int) -> Bool {
        if case .source = recipes[index] { true } else { false }
    }

    private func plainOrActual(_ index: Int) -> Int {
        remembers(index) ? values[index].value : plain(index) { model[$0] }
    }

    /// Whether a value depends on a filter.
    func remembers(_ index: Int) -> Bool {
        switch recipes[index] {
        case .source: false
        case .filter: true
        case .map(let input, _), .distinct(let input): remembers(input)
        case .combine(let first, let second): remembers(first) || remembers(second)
        case .sum(let inputs): inputs.contains { remembers($0) }
        case .choose(let input, let choices): remembers(input) || choices.contains { remembers($0) }
        }
    }

    func value(_ index: Int) -> Int { values[index].value }

    func plainValue(_ index: Int) -> Int {
        isSource(index) ? model[index] : plain(index) { plainValue($0) }
    }
}
