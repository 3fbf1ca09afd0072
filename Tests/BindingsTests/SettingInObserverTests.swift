import Expectations
import Testing

@testable import Bindings

@MainActor
struct SettingInObserverTests {
    @Test func `a set value and its derived values can be read immediately`() {
        let source = Dynamic(1)
        let other = Dynamic(0)
        let double = other.map { $0 * 2 }
        var read: [Int] = []
        let token = source.observe { value in
            other.value = value
            read.append(other.value)
            read.append(double.value)
        }
        source.value = 4
        expect(read, equals: [4, 8])
        token.cancel()
    }

    @Test func `observers of a nested change are called after those of the current change`() {
        let source = Dynamic(1)
        let other = Dynamic(0)
        var calls: [String] = []
        let tokens: [BindingToken] = [
            source.observe { value in
                calls.append("first \(value)")
                other.value = value * 10
                calls.append("set")
            },
            other.observe { calls.append("other \($0)") },
            source.observe { calls.append("second \($0)") },
        ]
        source.value = 2
        expect(calls, equals: ["first 2", "set", "second 2", "other 20"])
        for token in tokens { token.cancel() }
    }

    @Test func `if an observer corrects its value, all observers end with the corrected value`() {
        let volume = Dynamic(5)
        var before: [Int] = []
        var after: [Int] = []
        let tokens: [BindingToken] = [
            volume.observe { before.append($0) },
            volume.observe { if $0 > 11 { volume.value = 11 } },
            volume.observe { after.append($0) },
        ]
        volume.value = 20
        expect(before, equals: [20, 11])
        // The last observer was called after the correction. A second call would have delivered nothing new.
        expect(after, equals: [11])
        expect(volume.value, equals: 11)
        for token in tokens { token.cancel() }
    }

    @Test func `a chain of observers that set values ends`() {
        let number = Dynamic(100)
        var seen: [Int] = []
        let tokens: [BindingToken] = [
            number.observe { if $0 > 0 { number.value = $0 - 1 } },
            number.observe { seen.append($0) },
        ]
        number.value = 50
        expect(number.value, equals: 0)
        expect(seen.last, equals: 0)
        for token in tokens { token.cancel() }
    }

    @Test func `observers can be added and removed during a notification`() {
        let source = Dynamic(0)
        var calls: [String] = []
        var tokens: [BindingToken] = []
        tokens.append(
            source.observe { value in
                calls.append("a\(value)")
                if value == 1 {
                    tokens[1].cancel()
                    tokens.append(source.observe { calls.append("c\($0)") })
                }
            })
        tokens.append(source.observe { calls.append("b\($0)") })
        tokens.append(source.observe { calls.append("d\($0)") })
        source.value = 1
        source.value = 2
        expect(calls, equals: ["a1", "d1", "a2", "d2", "c2"])
        for token in tokens { token.cancel() }
    }

    @Test func `an observer can release everything during a notification`() {
        var source: Dynamic<Int>? = Dynamic(0)
        var derived: DynamicValue<Int>? = source?.map { $0 + 1 }
        var calls: [Int] = []
        var token: BindingToken?
        token = derived?.observe { value in
            calls.append(value)
            token = nil
            derived = nil
            source = nil
        }
        source?.value = 1
        expect(calls, equals: [2])
        expectNil(token)
    }

    @Test func `a function that derives a value must not set a value`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let source = Dynamic(1)
                let other = Dynamic(1)
                let derived = source.map { value in
                    if value > 1 { other.value = value }
                    return value
                }
                source.value = 2
                _ = derived
            }
        }
    }

    @Test func `an observer that sets its own value without end stops the program`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let number = Dynamic(0)
                let token = number.observe { number.value = $0 + 1 }
                number.value = 1
                token.cancel()
            }
        }
    }

    @Test func `a binding that is made in a batch receives a change of the batch once`() {
        final class Owner { var log: [Int] = [] }
        let owner = Owner()
        let number = Dynamic(1)
        let double = number.map { $0 * 2 }
        var observed: [Int] = []
        var token: BindingToken?
        withBatchedUpdates {
            number.value = 2
            double.bind(with: owner) { $0.log.append($1) }
            token = double.observe { observed.append($0) }
        }
        expect(owner.log, equals: [4])
        expect(observed, equals: [])
        withBatchedUpdates {
            number.value = 3
            number.value = 4
        }
        expect(owner.log, equals: [4, 8])
        expect(observed, equals: [8])
        token?.cancel()
    }
}
