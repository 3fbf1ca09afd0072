import Expectations
import Foundation
import FoundationAdditions
import Testing

/// Members of Foundation that Linux lacks or implements otherwise.
struct CharacterSetTests {
    @Test func `an inverted set can be changed`() {
        var others = CharacterSet.decimalDigits.inverted
        others.remove(charactersIn: "+")
        others.insert(charactersIn: "1")
        expect(others.contains("a") && others.contains("1"))
        expect(!others.contains("+") && !others.contains("2"))
        var symbols = CharacterSet.letters.union(.decimalDigits).inverted
        symbols.insert(charactersIn: "x")
        expect(symbols.contains("x") && symbols.contains("-") && !symbols.contains("y"))
        expect(CharacterSet.alphanumerics.inverted.inverted, equals: .alphanumerics)
    }

    @Test func `times of older code are multiples of nanoseconds`() {
        let delay: Double = Double(Int64(0.25 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
        expect(delay, equals: 0.25)
        expect(NSEC_PER_MSEC * MSEC_PER_SEC == NSEC_PER_SEC && NSEC_PER_USEC * USEC_PER_SEC == NSEC_PER_SEC)
    }
}
