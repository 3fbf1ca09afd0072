import Testing

@testable import Bindings

@MainActor
struct SettingInObserverTests {
    @Test func `what was set can be read at once, with all that follows from it`() {
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
        #expect(read == [4, 8])
        token.cancel()
    }

    @Test func `observers are told after those of the change under way`() {
        let source = Dynamic(1)
        let other = Dynamic(0)
        var told: [String] = []
        let tokens: [BindingToken] = [
            source.observe { value in
                told.append("first \(value)")
                other.value = value * 10
                told.append("set")
            },
            other.observe { told.append("other \($0)") },
            source.observe { told.append("second \($0)") },
        ]
        source.value = 2
        #expect(told == ["first 2", "set", "second 2", "other 20"])
        for token in tokens { token.cancel() }
    }

    @Test func `an observer that corrects its own value ends all on the corrected one`() {
        let volume = Dynamic(5)
        var before: [Int] = []
        var after: [Int] = []
        let tokens: [BindingToken] = [
            volume.observe { before.append($0) },
            volume.observe { if $0 > 11 { volume.value = 11 } },
            volume.observe { after.append($0) },
        ]
        volume.value = 20
        #expect(before == [20, 11])
        // It was called after the correction. A second call would have delivered nothing new.
        #expect(after == [11])
        #expect(volume.value == 11)
        for token in tokens { token.cancel() }
    }

    @Test func `a chain of observers that set comes to rest`() {
        let number = Dynamic(100)
        var seen: [Int] = []
        let tokens: [BindingToken] = [
            number.observe { if $0 > 0 { number.value = $0 - 1 } },
            number.observe { seen.append($0) },
        ]
        number.value = 50
        #expect(number.value == 0)
        #expect(seen.last == 0)
        for token in tokens { token.cancel() }
    }

    @Test func `observers that come and go while others are told`() {
        let source = Dynamic(0)
        var told: [String] = []
        var tokens: [BindingToken] = []
        tokens.append(
            source.observe { value in
                told.append("a\(value)")
                if value == 1 {
                    tokens[1].cancel()
                    tokens.append(source.observe { told.append("c\($0)") })
                }
            })
        tokens.append(source.observe { told.append("b\($0)") })
        tokens.append(source.observe { told.append("d\($0)") })
        source.value = 1
        source.value = 2
        #expect(told == ["a1", "d1", "a2", "d2", "c2"])
        for token in tokens { token.cancel() }
    }

    @Test func `an observer that lets everything go while it is told`() {
        var source: Dynamic<Int>? = Dynamic(0)
        var derived: DynamicValue<Int>? = source?.map { $0 + 1 }
        var told: [Int] = []
        var token: BindingToken?
        token = derived?.observe { value in
            told.append(value)
            token = nil
            derived = nil
            source = nil
        }
        source?.value = 1
        #expect(told == [2])
        #expect(token == nil)
    }

    @Test func `a function that derives a value must not set another`() async {
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

    @Test func `observers that make each other run without end are stopped`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let number = Dynamic(0)
                let token = number.observe { number.value = $0 + 1 }
                number.value = 1
                token.cancel()
            }
        }
    }
}
