import Expectations
import Foundation
import FoundationAdditions
import Testing

@Suite("String objects")
struct StringObjectTests {
    @Test func `an empty string object is created without arguments`() {
        let text = NSMutableString()
        text.append("a")
        expect(text, equals: "a")
        expect(NSString().length, equals: 0)
    }

    @Test func `a string object is created from another string object`() {
        let text: NSString = "é"
        expect(NSString(string: text), equals: text)
        let copy = NSMutableString(string: text)
        copy.append("!")
        expect([copy, text], equals: ["é!", "é"])
    }
}
