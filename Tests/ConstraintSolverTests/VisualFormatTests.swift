import Expectations
import ConstraintSolver
import TestSupport
import Testing

/// The grammar of the Visual Format Language and its error messages.
struct VisualFormatTests {
    private let metrics = ["m": 12.0, "low": 250.0, "big": 2000.0, "nan": Double.nan]
    private let views: Set<String> = ["a", "b", "c", "_x9", "標題"]

    private func parse(_ format: String) throws -> VisualFormat {
        try VisualFormat.parse(format, metric: { metrics[$0] }, isView: { views.contains($0) })
    }

    private func failure(_ format: String) -> VisualFormatError? {
        do {
            _ = try parse(format)
            return nil
        } catch {
            return error as? VisualFormatError
        }
    }

    @Test func `the format of a single view is horizontal`() throws {
        let format = try parse("[a]")
        expect(format.orientation, equals: .horizontal)
        expect(format.items, equals: [.view(name: "a", offset: 1, predicates: [])])
        expect(format.connections.isEmpty)
    }

    @Test func `the superview may be at both ends`() throws {
        let format = try parse("V:|-20-[b]-|")
        expect(format.orientation, equals: .vertical)
        expect(
            format.items,
            equals: [
                .superview(offset: 2), .view(name: "b", offset: 8, predicates: []), .superview(offset: 11),
            ])
        expect(
            format.connections,
            equals: [
                .predicates([VisualFormat.Predicate(.equal, .constant(20), offset: 4)]), .standard,
            ])
    }

    @Test func `adjacent views may touch`() throws {
        try expect(parse("|[a][b]|").connections, equals: [.flush, .flush, .flush])
    }

    @Test func `predicates are parsed with their relation, object and priority`() throws {
        let format = try parse("H:[a(>=70,<=100@m, ==b@low)]-(>=0,9.5@20)-[_x9(m)]-(-8)-[標題]-m-|")
        expect(
            format.items[0],
            equals: .view(
                name: "a", offset: 3,
                predicates: [
                    VisualFormat.Predicate(.greaterThanOrEqual, .constant(70), offset: 5),
                    VisualFormat.Predicate(.lessThanOrEqual, .constant(100), priority: 12, offset: 10),
                    VisualFormat.Predicate(.equal, .view("b"), priority: 250, offset: 19),
                ]))
        expect(
            format.connections[0],
            equals: .predicates([
                VisualFormat.Predicate(.greaterThanOrEqual, .constant(0), offset: 30),
                VisualFormat.Predicate(.equal, .constant(9.5), priority: 20, offset: 34),
            ]))
        expect(format.connections[1], equals: .predicates([VisualFormat.Predicate(.equal, .constant(-8), offset: 52)]))
        expect(format.connections[2], equals: .predicates([VisualFormat.Predicate(.equal, .constant(12), offset: 65)]))
    }

    @Test func `a distance may have a relation without parentheses`() throws {
        try expect(
            parse("[a]->=8@749-[b]").connections,
            equals: [
                .predicates([VisualFormat.Predicate(.greaterThanOrEqual, .constant(8), priority: 749, offset: 4)])
            ])
    }

    @Test(arguments: [
        ("", 0, "Expected a view"),
        ("H:", 2, "Expected a view"),
        ("H:|-10-|", 7, "Expected a view"),
        ("|", 1, "Expected a view"),
        ("X:[a]", 0, "Expected 'H', 'V', '|' or a view"),
        ("H[a]", 1, "Expected a ':' after the orientation"),
        ("[]", 1, "Expected the name of a view"),
        ("[a", 2, "Expected a ']' to end the view"),
        ("[want]-|", 1, "want is not a key in the views dictionary."),
        ("[a]-", 4, "Expected a view, a superview or a distance after '-'"),
        ("[a]--[b]", 4, "Expected a view, a superview or a distance after '-'"),
        ("[a]-b-[c]", 4, "b is not a key in the metrics dictionary."),
        ("[a]-?-[c]", 4, "Expected a number or key from the metrics dictionary, but encountered something else"),
        ("[a]- (m)-[c]", 4, "Expected a number or key from the metrics dictionary, but encountered something else"),
        ("[a]-8[c]", 5, "Expected a '-' after the distance"),
        ("[a(=70)]", 4, "Expected '==', '<=' or '>='"),
        ("[a(70]", 5, "Expected a ',' or a ')'"),
        ("[a(70", 2, "Expected a ')' for this '('"),
        ("[a(70@b)]", 6, "b is not a key in the metrics dictionary."),
        ("[a(70@big)]", 6, "Expected a priority above 0 and at most 1000, but encountered 2000.0"),
        ("[a(70@0)]", 6, "Expected a priority above 0 and at most 1000, but encountered 0.0"),
        ("[a(nan)]", 3, "The metric nan must be finite, but is nan"),
        ("[a(1e999)]", 3, "This number is too large"),
        ("[a(q)]", 3, "q is not a key in the metrics or views dictionary."),
        ("[a]|[b]", 4, "Expected the end of the format after the superview"),
        ("[a] [b]", 3, "Expected a connection, a view or the end of the format, but encountered something else"),
        ("[a]-.-[b]", 4, "Expected a number or key from the metrics dictionary, but encountered something else"),
    ])
    func `errors have a message and an offset`(format: String, offset: Int, message: String) {
        expect(failure(format), equals: VisualFormatError(message: message, format: format, offset: offset))
    }

    @Test func `errors show the format and a caret`() {
        let expected = "Unable to parse constraint format: \nExpected a view \nH:|-10-| \n       ^"
        expect(failure("H:|-10-|")?.description, equals: expected)
        let wide = failure("[標題]?")
        expect(wide?.description.hasSuffix("\n[標題]? \n    ^"), equals: true)
    }

    @Test func `errors of other modules show the format and a caret`() {
        let error = VisualFormatError(
            message: "Unable to interpret '|' character, because the related view doesn't have a superview",
            format: "V:[a]|", offset: 5)
        expect(
            error.description,
            equals: """
                Unable to parse constraint format: \n\
                Unable to interpret '|' character, because the related view doesn't have a superview \n\
                V:[a]| \n     ^
                """)
    }

    @Test func `an invalid format of a megabyte has a short error`() {
        let junk = [
            String(repeating: "[", count: 1 << 20), "[a(" + String(repeating: "1", count: 1 << 20),
            "[a]-" + String(repeating: "x", count: 1 << 20),
        ]
        for format in junk {
            let error = failure(format)
            expect(error != nil)
            expect((error?.description.count ?? .max), isLessThan: 700)
        }
    }

    @Test func `a megabyte of views is parsed`() throws {
        let count = 150_000
        let format = try parse("|" + String(repeating: "-[a(8)]", count: count) + "-|")
        expect(format.items.count, equals: count + 2)
    }

    /// Random sequences of tokens either parse completely or fail at an offset inside the format.
    @Test func `random formats are parsed, or fail with an error`() throws {
        let pieces = [
            "H:", "V:", "|", "-", "[", "]", "a", "b", "(", ")", ",", "==", "<=", ">=", "=", "@", "8", "0.5", "m", "low",
            "-8", ".", "1e", " ", "標題", "é", "\u{301}", "🙂", "\0", "[a]", "-[b]", "(>=3@m)", "-8-", "-(>=0)-",
        ]
        var random = SplitMix64(seed: 20)
        var parsed = 0
        for _ in 0..<20_000 {
            let text = (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
            do {
                let format = try parse(text)
                parsed += 1
                expect(format.connections.count, equals: format.items.count - 1)
                for item in format.items.dropFirst().dropLast() {
                    if case .superview = item { Issue.record("A superview inside \(text)") }
                }
            } catch let error as VisualFormatError {
                expect(error.offset >= 0 && error.offset <= text.utf8.count)
                expect(error.description.hasSuffix("^"))
            }
        }
        expect(parsed, isGreaterThan: 40)
    }
}
