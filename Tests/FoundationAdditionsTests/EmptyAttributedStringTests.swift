import Expectations
import Foundation
import FoundationAdditions
import Testing

struct EmptyAttributedStringTests {
    @Test func `strings without text are created without arguments`() {
        let text = NSMutableAttributedString()
        text.append(NSAttributedString())
        text.append(NSAttributedString(string: "text"))
        expect(text.string == "text" && NSAttributedString().length == 0)
    }
}
