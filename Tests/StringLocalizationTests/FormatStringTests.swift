import Expectations
import Testing

@testable import StringLocalization

struct FormatStringTests {
    @Test(arguments: [
        ("plain", []),
        ("100%", []),
        ("100 % of it", ["% o"]),
        ("%% %d%%", ["%d"]),
        ("%1$@ and %2$lld", ["%1$@", "%2$lld"]),
        ("%-5.2f|%+d|%'d|%05ld|%.*f|%2$*1$d", ["%-5.2f", "%+d", "%'d", "%05ld", "%.*f", "%2$*1$d"]),
        ("%#@count@ of %2$#@total@", ["%#@count@", "%2$#@total@"]),
        ("%#x %#@", ["%#x", "%#@"]),
        ("größe: %@.", ["%@"]),
    ])
    func `specifiers are found and the text is kept`(_ format: String, _ specifiers: [String]) {
        let parsed = FormatString(format)
        expect(parsed.specifiers.map(\.text), equals: specifiers)
        expect(parsed.text, equals: format)
    }

    @Test func `variables have names`() {
        let parsed = FormatString("%@ %3$#@number of items@!")
        expect(parsed.specifiers.map(\.variable), equals: [nil, "number of items"])
        expect(parsed.specifiers.map(\.position), equals: [nil, 3])
        expect(parsed.parts.last, equals: .text("!"))
    }
}
