import Expectations
import Testing

@testable import HostSDL

/// The text that an input method inserts after a reset.
struct CompositionStateTests {
    /// Returns, for each string, whether it is passed to the client after a reset of the input method during a
    /// composition.
    private func accepted(_ texts: [String], afterResetOf composed: String, _ change: (inout CompositionState) -> Void)
        -> [Bool]
    {
        var state = CompositionState()
        state.update(composed)
        state.reset()
        change(&state)
        return texts.map { state.accepts($0) }
    }

    @Test func `text of the composition is not inserted again`() {
        expect(accepted(["かな", "かな"], afterResetOf: "かな") { $0.update("") }, equals: [false, true])
    }

    @Test func `parts of a long composition are not inserted again`() {
        let parts = ["今日は雨が", "降っています", "今日"]
        expect(accepted(parts, afterResetOf: "今日は雨が降っています") { _ in }, equals: [false, false, true])
    }

    @Test func `text other than the composition is inserted`() {
        expect(accepted(["x", "かな"], afterResetOf: "かな") { _ in }, equals: [true, true])
    }

    @Test func `text that follows a key press is inserted`() {
        expect(accepted(["a"], afterResetOf: "a") { $0.endReset() }, equals: [true])
    }

    @Test func `text of the next composition is inserted`() {
        let next: (inout CompositionState) -> Void = {
            $0.update("ㅎ")
            $0.update("하")
        }
        expect(accepted(["하"], afterResetOf: "하", next), equals: [true])
    }

    @Test func `committed text is not rejected after a later reset`() {
        var state = CompositionState()
        state.update("か")
        var results = [state.accepts("か")]
        state.reset()
        results.append(state.accepts("か"))
        expect(results, equals: [true, true])
    }
}
