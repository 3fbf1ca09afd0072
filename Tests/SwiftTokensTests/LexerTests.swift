import SwiftTokens
import TestSupport
import Testing

/// Tables of sources and their tokens. A token is written as a letter for its kind, followed by its text. Whitespace
/// tokens are left out.
struct LexerTests {
    @Test func `names, keywords and numbers`() {
        expectTokens("let a_1 = b2", "n let|n a_1|o =|n b2")
        expectTokens("`class` `raw name!`", "n `class`|n `raw name!`")
        expectTokens("$0 + $wrapped", "n $0|o +|n $wrapped")
        expectTokens("naïve 日本 = 1", "n naïve|n 日本|o =|d 1")
        expectTokens(
            "1_000 0xFF 0b10 0o17 1.5e-3 0x1.8p3 0x1p-2", "d 1_000|d 0xFF|d 0b10|d 0o17|d 1.5e-3|d 0x1.8p3|d 0x1p-2")
        expectTokens("1.description 1...2 tuple.0.1", "d 1|p .|n description|d 1|o ...|d 2|n tuple|p .|d 0.1")
        expectTokens("0x1.add", "d 0x1|p .|n add")
    }

    @Test func `operators and punctuation`() {
        expectTokens("a->b ?? c?.d!", "n a|o ->|n b|o ??|n c|o ?|p .|n d|o !")
        expectTokens("(a, b)[0]{;}:@x", "p (|n a|p ,|n b|p )|p [|d 0|p ]|p {|p ;|p }|p :|p @|n x")
        expectTokens("a/*c*/+/**/b", "n a|c /*c*/|o +|c /**/|n b")
        expectTokens("x ≤ y ∪ z", "n x|o ≤|n y|o ∪|n z")
        expectTokens("a ❤\u{FE0F} b +\u{301} c", "n a|o ❤\u{FE0F}|n b|o +\u{301}|n c")
        expectTokens(#"\.path \Type.path"#, #"p \|p .|n path|p \|n Type|p .|n path"#)
        expectTokens("..<a .+b", "o ..<|n a|p .|o +|n b")
    }

    @Test func `comments nest, and an unterminated comment ends with the source`() {
        expectTokens("a // b /* c\nd", "n a|c // b /* c|n d")
        expectTokens("/* a /* b */ c */ d", "c /* a /* b */ c */|n d")
        expectTokens("/* a", "c /* a")
        expectTokens("\"/* a */\" // \"b", "s \"|t /* a */|e \"|c // \"b")
        expectTokens("#!/usr/bin/swift\nlet a", "c #!/usr/bin/swift|n let|n a")
    }

    @Test func `strings with escapes`() {
        expectTokens(#""a\"b\\" c"#, #"s "|t a\"b\\|e "|n c"#)
        expectTokens(##"#"a"b\n"# c"##, ##"s #"|t a"b\n|e "#|n c"##)
        expectTokens(#""" c"#, #"s "|e "|n c"#)
        expectTokens("\"\"\"\na \"quoted\" b\n\"\"\" c", "s \"\"\"|t \na \"quoted\" b\n|e \"\"\"|n c")
        expectTokens("#\"\"\"\na \"\"\" b\n\"\"\"# c", "s #\"\"\"|t \na \"\"\" b\n|e \"\"\"#|n c")
        expectTokens("#\"\"\"# c", "s #\"|t \"|e \"#|n c")
        expectTokens("\"not closed\nlet a", "s \"|t not closed|n let|n a")
        expectTokens("\"\"\"\n\\\n\"\"\" b", "s \"\"\"|t \n\\\n|e \"\"\"|n b")
    }

    @Test func `strings with interpolations`() {
        expectTokens(#""a \(b) c""#, #"s "|t a |i \(|n b|j )|t  c|e ""#)
        expectTokens(#""\(f(a, "x\(y)z"))""#, #"s "|i \(|n f|p (|n a|p ,|s "|t x|i \(|n y|j )|t z|e "|p )|j )|e ""#)
        expectTokens(##"#"\(a) \#(b)"#"##, ##"s #"|t \(a) |i \#(|n b|j )|e "#"##)
        expectTokens(#""\(a ? "b" : "c")d""#, #"s "|i \(|n a|o ?|s "|t b|e "|p :|s "|t c|e "|j )|t d|e ""#)
        expectTokens(#""\({ $0 }(1))""#, #"s "|i \(|p {|n $0|p }|p (|d 1|p )|j )|e ""#)
        expectTokens(##""\#(a)" b"##, ##"s "|t \#(a)|e "|n b"##)
        expectTokens("\"\"\"\n  \\(a)\n  \"\"\"", "s \"\"\"|t \n  |i \\(|n a|j )|t \n  |e \"\"\"")
    }

    @Test func `names after a pound sign`() {
        expectTokens("#selector(a) #if os(iOS)", "h #selector|p (|n a|p )|h #if|n os|p (|n iOS|p )")
        expectTokens("#keyPath(A.b) # x", "h #keyPath|p (|n A|p .|n b|p )|p #|n x")
        expectTokens("#file+#line", "h #file|o +|h #line")
    }

    @Test func `slashes after operands are operators`() {
        expectTokens("a / b / c", "n a|o /|n b|o /|n c")
        expectTokens("f(x)/2 + y/3", "n f|p (|n x|p )|o /|d 2|o +|n y|o /|d 3")
        expectTokens("a[0] / b[1] / c", "n a|p [|d 0|p ]|o /|n b|p [|d 1|p ]|o /|n c")
        expectTokens("x! / y / z", "n x|o !|o /|n y|o /|n z")
        expectTokens("reduce(1, /)", "n reduce|p (|d 1|p ,|o /|p )")
        expectTokens("\"a\" / b / c", "s \"|t a|e \"|o /|n b|o /|n c")
    }

    @Test func `slashes before operands begin regex literals`() {
        expectTokens("let r = /a+[/]b/", "n let|n r|o =|r /a+[/]b/")
        expectTokens(#"f(/\(x\/y\)/)"#, #"n f|p (|r /\(x\/y\)/|p )"#)
        expectTokens("return /(a)/.b", "n return|r /(a)/|p .|n b")
        expectTokens("#/a/b/# c", "r #/a/b/#|n c")
        expectTokens("#/\n a / b\n/# c", "r #/\n a / b\n/#|n c")
        expectTokens("##/a/#b/## c", "r ##/a/#b/##|n c")
        expectTokens("a = / b /", "n a|o =|o /|n b|o /")
    }

    @Test func `unknown bytes are kept`() {
        expectTokens("a \u{1} b", "n a|u \u{1}|n b")
        expectTokens("`not closed\na", "u `|n not|n closed|n a")
    }

    @Test func `tokens cover every byte of any source`() {
        var random = SplitMix64(seed: 7)
        let pieces: [String] = [
            "\"", "\"\"\"", "#", "\\(", "\\#(", ")", "(", "/", "*", "/*", "*/", "//", "\n", " ", "a", "é", "1", ".",
            "..",
            "`", "$", "\\", "[", "]", "{", "}", "≤", "#selector", "#/", "/#", "\r\n", "\u{0}", "👩‍👩‍👧", "@objc",
        ]
        for _ in 0..<20_000 {
            let count = Int(random.next() % 24)
            let source: String = (0..<count).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
            guard covers(source) else {
                Issue.record("The tokens do not cover \(source.debugDescription).")
                return
            }
        }
    }

    @Test func `any bytes have tokens`() {
        var random = SplitMix64(seed: 9)
        for _ in 0..<5_000 {
            let bytes: [UInt8] = (0..<Int(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            guard covers(bytes) else {
                Issue.record("The tokens do not cover \(bytes).")
                return
            }
        }
    }
}

private func covers(_ source: String) -> Bool { covers(Array(source.utf8)) }

private func covers(_ bytes: [UInt8]) -> Bool {
    var end = 0
    for token in Lexer.tokens(of: bytes) {
        guard token.start == end, token.end > token.start else { return false }
        end = token.end
    }
    return end == bytes.count
}

private let letters: [Token.Kind: String] = [
    .identifier: "n", .poundName: "h", .number: "d", .stringStart: "s", .stringText: "t", .interpolationStart: "i",
    .interpolationEnd: "j", .stringEnd: "e", .regex: "r", .operator: "o", .punctuation: "p", .comment: "c",
    .unknown: "u",
]

private func expectTokens(_ source: String, _ expected: String, location: SourceLocation = #_sourceLocation) {
    let bytes = Array(source.utf8)
    let tokens: [String] = Lexer.tokens(of: bytes).filter { $0.kind != .space }.map { token in
        letters[token.kind, default: "?"] + " " + String(decoding: bytes[token.range], as: UTF8.self)
    }
    let found: String = tokens.joined(separator: "|")
    guard found != expected else { return }
    Issue.record("\(source)\n  found    \(found)\n  expected \(expected)", sourceLocation: location)
}
