import SwiftTokens
import TestSupport
import Testing

/// Tables of sources and their tokens, without spaces. Each token is written as a letter for its kind, and its text.
struct LexerTests {
    @Test func `names, keywords and numbers`() {
        expect("let a_1 = b2", "n let|n a_1|o =|n b2")
        expect("`class` `raw name!`", "n `class`|n `raw name!`")
        expect("$0 + $wrapped", "n $0|o +|n $wrapped")
        expect("naïve 日本 = 1", "n naïve|n 日本|o =|d 1")
        expect("1_000 0xFF 0b10 0o17 1.5e-3 0x1.8p3 0x1p-2", "d 1_000|d 0xFF|d 0b10|d 0o17|d 1.5e-3|d 0x1.8p3|d 0x1p-2")
        expect("1.description 1...2 tuple.0.1", "d 1|p .|n description|d 1|o ...|d 2|n tuple|p .|d 0.1")
        expect("0x1.add", "d 0x1|p .|n add")
    }

    @Test func `operators and punctuation`() {
        expect("a->b ?? c?.d!", "n a|o ->|n b|o ??|n c|o ?|p .|n d|o !")
        expect("(a, b)[0]{;}:@x", "p (|n a|p ,|n b|p )|p [|d 0|p ]|p {|p ;|p }|p :|p @|n x")
        expect("a/*c*/+/**/b", "n a|c /*c*/|o +|c /**/|n b")
        expect("x ≤ y ∪ z", "n x|o ≤|n y|o ∪|n z")
        expect(#"\.path \Type.path"#, #"p \|p .|n path|p \|n Type|p .|n path"#)
        expect("..<a .+b", "o ..<|n a|p .|o +|n b")
    }

    @Test func `comments nest, and an unterminated comment ends with the source`() {
        expect("a // b /* c\nd", "n a|c // b /* c|n d")
        expect("/* a /* b */ c */ d", "c /* a /* b */ c */|n d")
        expect("/* a", "c /* a")
        expect("\"/* a */\" // \"b", "s \"|t /* a */|e \"|c // \"b")
        expect("#!/usr/bin/swift\nlet a", "c #!/usr/bin/swift|n let|n a")
    }

    @Test func `strings with escapes`() {
        expect(#""a\"b\\" c"#, #"s "|t a\"b\\|e "|n c"#)
        expect(##"#"a"b\n"# c"##, ##"s #"|t a"b\n|e "#|n c"##)
        expect(#""" c"#, #"s "|e "|n c"#)
        expect("\"\"\"\na \"quoted\" b\n\"\"\" c", "s \"\"\"|t \na \"quoted\" b\n|e \"\"\"|n c")
        expect("#\"\"\"\na \"\"\" b\n\"\"\"# c", "s #\"\"\"|t \na \"\"\" b\n|e \"\"\"#|n c")
        expect("#\"\"\"# c", "s #\"|t \"|e \"#|n c")
        expect("\"not closed\nlet a", "s \"|t not closed|n let|n a")
        expect("\"\"\"\n\\\n\"\"\" b", "s \"\"\"|t \n\\\n|e \"\"\"|n b")
    }

    @Test func `strings with interpolations`() {
        expect(#""a \(b) c""#, #"s "|t a |i \(|n b|j )|t  c|e ""#)
        expect(#""\(f(a, "x\(y)z"))""#, #"s "|i \(|n f|p (|n a|p ,|s "|t x|i \(|n y|j )|t z|e "|p )|j )|e ""#)
        expect(##"#"\(a) \#(b)"#"##, ##"s #"|t \(a) |i \#(|n b|j )|e "#"##)
        expect(#""\(a ? "b" : "c")d""#, #"s "|i \(|n a|o ?|s "|t b|e "|p :|s "|t c|e "|j )|t d|e ""#)
        expect(#""\({ $0 }(1))""#, #"s "|i \(|p {|n $0|p }|p (|d 1|p )|j )|e ""#)
        expect(##""\#(a)" b"##, ##"s "|t \#(a)|e "|n b"##)
        expect("\"\"\"\n  \\(a)\n  \"\"\"", "s \"\"\"|t \n  |i \\(|n a|j )|t \n  |e \"\"\"")
    }

    @Test func `names after a pound sign`() {
        expect("#selector(a) #if os(iOS)", "h #selector|p (|n a|p )|h #if|n os|p (|n iOS|p )")
        expect("#keyPath(A.b) # x", "h #keyPath|p (|n A|p .|n b|p )|p #|n x")
        expect("#file+#line", "h #file|o +|h #line")
    }

    @Test func `slashes after operands are operators`() {
        expect("a / b / c", "n a|o /|n b|o /|n c")
        expect("f(x)/2 + y/3", "n f|p (|n x|p )|o /|d 2|o +|n y|o /|d 3")
        expect("a[0] / b[1] / c", "n a|p [|d 0|p ]|o /|n b|p [|d 1|p ]|o /|n c")
        expect("x! / y / z", "n x|o !|o /|n y|o /|n z")
        expect("reduce(1, /)", "n reduce|p (|d 1|p ,|o /|p )")
        expect("\"a\" / b / c", "s \"|t a|e \"|o /|n b|o /|n c")
    }

    @Test func `slashes before operands begin regex literals`() {
        expect("let r = /a+[/]b/", "n let|n r|o =|r /a+[/]b/")
        expect(#"f(/\(x\/y\)/)"#, #"n f|p (|r /\(x\/y\)/|p )"#)
        expect("return /(a)/.b", "n return|r /(a)/|p .|n b")
        expect("#/a/b/# c", "r #/a/b/#|n c")
        expect("#/\n a / b\n/# c", "r #/\n a / b\n/#|n c")
        expect("##/a/#b/## c", "r ##/a/#b/##|n c")
        expect("a = / b /", "n a|o =|o /|n b|o /")
    }

    @Test func `unknown bytes are kept`() {
        expect("a \u{1} b", "n a|u \u{1}|n b")
        expect("`not closed\na", "u `|n not|n closed|n a")
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

private func expect(_ source: String, _ expected: String, location: SourceLocation = #_sourceLocation) {
    let bytes = Array(source.utf8)
    let tokens: [String] = Lexer.tokens(of: bytes).filter { $0.kind != .space }.map { token in
        letters[token.kind, default: "?"] + " " + String(decoding: bytes[token.range], as: UTF8.self)
    }
    let found: String = tokens.joined(separator: "|")
    guard found != expected else { return }
    Issue.record("\(source)\n  found    \(found)\n  expected \(expected)", sourceLocation: location)
}
