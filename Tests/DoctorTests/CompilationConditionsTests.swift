import Expectations
import Testing

@testable import Doctor

/// Tests of the values of conditions in `#if`.
struct CompilationConditionsTests {
    private func evaluate(_ condition: String) -> Bool {
        let words: [String] = condition.split(separator: " ").map(String.init)
        return CompilationConditions(flags: [], modules: []).evaluate(words[...])
    }

    @Test func `conditions on the processor are those of a 64-bit processor`() {
        expect(evaluate("_endian ( little )"))
        expect(!evaluate("_endian ( big )"))
        expect(evaluate("_pointerBitWidth ( _64 )"))
        expect(!evaluate("_pointerBitWidth ( _32 )"))
    }

    @Test func `Objective-C has no runtime`() {
        expect(!evaluate("_runtime ( _ObjC )"))
        expect(evaluate("! _runtime ( _ObjC )"))
    }

    @Test(arguments: ["", "!", "! (", "false &&", "false ||", "( false && !"])
    func `an incomplete condition is true`(_ condition: String) {
        expect(evaluate(condition))
    }
}
