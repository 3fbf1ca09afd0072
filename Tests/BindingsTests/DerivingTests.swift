import Expectations
import Testing

@testable import Bindings

@MainActor
struct DerivingTests {
    @Test func `an assignment delivers before it returns`() {
        let name = Dynamic("Ada")
        var seen: [String] = []
        let token = name.observe { seen.append($0) }
        name.value = "Grace"
        expect(seen, equals: ["Grace"])
        token.cancel()
        name.value = "Mary"
        expect(seen, equals: ["Grace"])
    }

    @Test func `a value can be created on any thread`() async {
        let value: Dynamic<Int> = await Task.detached { Dynamic(7) }.value
        expect(value.value, equals: 7)
    }

    @Test func `map calls its function once for every change`() {
        let number = Dynamic(1)
        var runs = 0
        let text = number.map { number in
            runs += 1
            return "\(number)"
        }
        number.value = 2
        number.value = 2
        expect(text.value, equals: "2")
        expect(runs, equals: 3)
    }

    @Test func `filter keeps the last value that passed`() {
        let number = Dynamic(1)
        let even = number.filter { $0 % 2 == 0 }
        let evenOrNine = number.filter(initial: 9) { $0 % 2 == 0 }
        expectNil(even.value)
        expect(evenOrNine.value, equals: 9)
        number.value = 4
        number.value = 5
        expect(even.value, equals: 4)
        expect(evenOrNine.value, equals: 4)
    }

    @Test func `compactMap keeps the last result that is not nil`() {
        let text = Dynamic("1")
        let number = text.compactMap { Int($0) }
        var seen: [Int?] = []
        let token = number.observe { seen.append($0) }
        text.value = "x"
        text.value = "3"
        expect(seen, equals: [3])
        token.cancel()
    }

    @Test func `distinct delivers differences only`() {
        let number = Dynamic(1)
        let distinct = number.distinct()
        var seen: [Int] = []
        let token = distinct.observe { seen.append($0) }
        for value in [1, 2, 2, 3, 3, 1] { number.value = value }
        expect(seen, equals: [2, 3, 1])
        token.cancel()
    }

    @Test func `combine follows both inputs and changes once`() {
        let first = Dynamic(1)
        let second = Dynamic(10)
        let sum = first.combine(second) { $0 + $1 }
        var seen: [Int] = []
        let token = sum.observe { seen.append($0) }
        first.value = 2
        second.value = 20
        withBatchedUpdates {
            first.value = 3
            second.value = 30
            expect(sum.value, equals: 33)
        }
        expect(seen, equals: [12, 22, 33])
        token.cancel()
    }

    @Test func `three and any number of values are combined`() {
        let numbers: [Dynamic<Int>] = [Dynamic(1), Dynamic(2), Dynamic(3)]
        let triple = combine(numbers[0], numbers[1], numbers[2])
        let all = combine(numbers)
        numbers[1].value = 5
        expect(triple.value == (1, 5, 3))
        expect(all.value, equals: [1, 5, 3])
    }

    @Test(arguments: [1, 10, 200])
    func `a diamond of any depth delivers once`(_ depth: Int) {
        let source = Dynamic(1)
        var runs = 0
        var last: DynamicValue<Int> = source
        for _ in 0..<depth {
            let left = last.map { $0 + 1 }
            let right = last.map { $0 - 1 }
            last = left.combine(right) { left, right in
                runs += 1
                expect(left - right, equals: 2)
                return left - 1
            }
        }
        var seen: [Int] = []
        let token = last.observe { seen.append($0) }
        runs = 0
        source.value = 5
        expect(seen, equals: [5])
        expect(runs, equals: depth)
        token.cancel()
    }

    @Test func `branches of different length are consistent where they meet`() {
        let source = Dynamic(1)
        let long: DynamicValue<Int> = (0..<7).reduce(source as DynamicValue<Int>) { value, _ in value.map { $0 } }
        var mixes = 0
        let both = source.combine(long) { short, long in
            if short != long { mixes += 1 }
            return short
        }
        var seen: [Int] = []
        let token = both.observe { seen.append($0) }
        source.value = 2
        source.value = 3
        expect(mixes, equals: 0)
        expect(seen, equals: [2, 3])
        token.cancel()
    }

    @Test func `flatMap follows both the choice and the chosen value`() {
        let first = Dynamic("a")
        let second = Dynamic("b")
        let usesFirst = Dynamic(true)
        let chosen = usesFirst.flatMap { $0 ? first : second }
        var seen: [String] = []
        let token = chosen.observe { seen.append($0) }
        second.value = "B"
        expect(seen, equals: [])
        first.value = "A"
        usesFirst.value = false
        first.value = "x"
        second.value = "C"
        expect(seen, equals: ["A", "B", "C"])
        token.cancel()
    }

    @Test func `flatMap can choose a value of greater height`() {
        let source = Dynamic(0)
        let high: DynamicValue<Int> = (0..<9).reduce(source as DynamicValue<Int>) { value, _ in value.map { $0 + 1 } }
        let chosen = source.flatMap { $0 == 0 ? source : high }
        let both = chosen.combine(high) { "\($0) \($1)" }
        var seen: [String] = []
        let token = both.observe { seen.append($0) }
        source.value = 1
        source.value = 2
        source.value = 0
        source.value = 3
        expect(seen, equals: ["10 10", "11 11", "0 9", "12 12"])
        token.cancel()
    }

    @Test func `flatMap can create values in its function`() {
        let source = Dynamic(1)
        let other = source.map { $0 * 10 }
        let made = source.flatMap { number in other.map { $0 + number } }
        var seen: [Int] = []
        let token = made.observe { seen.append($0) }
        source.value = 2
        source.value = 3
        expect(seen, equals: [22, 33])
        token.cancel()
    }

    @Test func `a value that is read in a function is up to date`() {
        let source = Dynamic(1)
        let other: DynamicValue<Int> = (0..<3).reduce(source as DynamicValue<Int>) { value, _ in value.map { $0 * 2 } }
        var read: [Int] = []
        let reading = source.map { number in
            read.append(other.value)
            return number
        }
        source.value = 2
        source.value = 5
        expect(read, equals: [8, 16, 40])
        expect(reading.value, equals: 5)
    }

    @Test func `update mutates in place`() {
        let numbers = Dynamic([1, 2])
        var seen: [[Int]] = []
        let token = numbers.observe { seen.append($0) }
        let last: Int? = numbers.update { numbers in
            numbers.append(3)
            return numbers.popLast()
        }
        numbers.update { $0.removeFirst() }
        expect(last, equals: 3)
        expect(seen, equals: [[1, 2], [2]])
        token.cancel()
    }
}
