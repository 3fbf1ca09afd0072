import SourceRewriting
import TestSupport
import Testing

/// Sources of iOS apps and the results of rewriting them.
struct SourceRewriterTests {
    @Test func `a source without Objective-C syntax is unchanged`() {
        expect("struct A { var b = \"#selector(c) @objc\" } // #selector(d)\n", nil)
        expect("@MainActor final class A { @discardableResult func b() -> Int { 1 } }", nil)
        expect("#if DEBUG\nlet a = #file\n#endif", nil)
    }

    @Test func `attributes for Objective-C become spaces`() {
        expect("class A { @objc func b() {} }", "class A {       func b() {} }")
        expect("@objc(Name) @objcMembers class A {}", "                         class A {}")
        expect("@IBOutlet weak var a: UIView!", "          weak var a: UIView!")
        expect("@IBAction private func a(_ b: Any) {}", "          private func a(_ b: Any) {}")
        expect("@objc\n(a)", "     \n(a)")
        expect("@UIApplicationMain class A {}", "@main class A {}")
        expect("@objc(a\n:) func b()", "       \n   func b()")
    }

    @Test func `a selector refers to a method of the enclosing type`() {
        expect(
            "class A { func f() { g(#selector(h)) } }", "class A { func f() { g(Selector(\"h\", A.h)) } }")
        expect(
            "class A { lazy var b = C(#selector(h(_:))) }", "class A { lazy var b = C(Selector(\"h:\", A.h(_:))) }")
        expect("extension A.B { func f() { #selector(h) } }", "extension A.B { func f() { Selector(\"h\", A.B.h) } }")
        expect(
            "class A { class B { func f() { #selector(h) } } func g() { #selector(i) } }",
            "class A { class B { func f() { Selector(\"h\", B.h) } } func g() { Selector(\"i\", A.i) } }")
        expect(
            "class A<T> where T: B { func f() { #selector(h) } }",
            "class A<T> where T: B { func f() { Selector(\"h\", A.h) } }")
        expect("class A { class func f() { #selector(h) } }", "class A { class func f() { Selector(\"h\", A.h) } }")
        expect(
            "protocol P: class { }\nclass A { func f() { #selector(h) } }",
            "protocol P: class { }\nclass A { func f() { Selector(\"h\", A.h) } }")
        expect("#selector(h)", nil)
    }

    @Test func `a selector refers to a method of the type or object before it`() {
        let inside: (String) -> String = { "class A { func f() { \($0) } }" }
        expect(inside("#selector(self.h)"), inside("Selector(\"h\", A.h)"))
        expect(inside("#selector(Self.h(_:))"), inside("Selector(\"h:\", A.h(_:))"))
        expect(inside("#selector(B.h)"), inside("Selector(\"h\", B.h)"))
        expect(inside("#selector(B.C.h(_:i:))"), inside("Selector(\"h:i:\", B.C.h(_:i:))"))
        expect(inside("#selector(b.c.h)"), inside("Selector(\"h\", type(of: b.c).h)"))
        expect(inside("#selector(h(sender:))"), inside("Selector(\"hWithSender:\", A.h(sender:))"))
        expect(inside("#selector(h as () -> Void)"), inside("Selector(\"h\", A.h as () -> Void)"))
        expect(inside("#selector((h(_:)))"), inside("Selector(\"h:\", A.h(_:))"))
        expect(inside("#selector(getter: b)"), inside("Selector(\"b\")"))
        expect(inside("#selector(setter: B.name)"), inside("Selector(\"setName:\")"))
        expect(inside("#selector(h(\n_:))"), inside("Selector(\"h:\", A.h(_:))\n"))
        expect(inside("\"\\(#selector(h))\""), inside("\"\\(Selector(\"h\", A.h))\""))
        expect(inside("#selector(b + c)"), nil)
    }

    @Test func `a selector without labels has those of the declaration`() {
        let declarations = AppDeclarations(
            [
                "class A { func h(_ sender: UIButton, event: UIEvent) {} }",
                "extension A { func i() {} func j(a: (Int, Int)) {} }",
                "extension B { @objc func i(_ sender: Any) {} }",
            ].map(DeclarationSummary.init(of:)))
        expect("class A { let a = #selector(h) }", "class A { let a = Selector(\"h:event:\", A.h) }", declarations)
        expect("class A { let a = #selector(i) }", "class A { let a = Selector(\"i\", A.i) }", declarations)
        expect("class B { let a = #selector(i) }", "class B { let a = Selector(\"i:\", B.i) }", declarations)
        expect("class C { let a = #selector(j) }", "class C { let a = Selector(\"jWithA:\", C.j) }", declarations)
        expect("class C { let a = #selector(i) }", "class C { let a = Selector(\"i\", C.i) }", declarations)
    }

    @Test func `key paths become strings`() {
        expect("let a = #keyPath(B.c.d)", "let a = \"c.d\"")
        expect("let a = #keyPath(c)", "let a = \"c\"")
        expect("let a = #keyPath(B)", nil)
    }

    @Test func `platform conditions are those of iOS`() {
        expect("#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif")
        expect(
            "#if !os(Linux)\n#elseif targetEnvironment(simulator)\n#endif",
            "#if !false    \n#elseif true                        \n#endif")
        expect("let a = os(iOS)", nil)
    }

    @Test func `the uses of a source name its entry point, imports and literals`() {
        let uses: SourceUses = SourceRewriter.rewrite(
            """
            import UIKit
            @testable import class App.Model
            #if canImport(Combine)
            import Combine
            #endif
            @UIApplicationMain
            public final class Delegate: UIResponder, App.Base {
                let a = #imageLiteral(resourceName: "logo"), b = #fileLiteral(resourceName: "a.json")
            }
            UIApplicationMain(a, b, nil, nil)
            """, declarations: AppDeclarations()
        ).uses
        let imports: [String] = uses.imports.map {
            "\($0.line) \($0.module)\($0.isTestable ? " testable" : "")\($0.isConditional ? " conditional" : "")"
        }
        #expect(imports == ["1 UIKit", "2 App testable", "4 Combine conditional"])
        #expect(uses.mainType?.name == "Delegate" && uses.mainType?.attribute == .applicationMain)
        #expect(uses.mainType?.inherited == ["UIResponder", "App.Base"])
        #expect(uses.callsApplicationMain && !uses.hasColorLiterals)
        #expect(uses.imageLiterals == ["logo"] && uses.fileLiterals == ["a.json"])
    }

    @Test func `a column of the result corresponds to one of the original`() {
        let source: String = "\nclass A { func f() { g(#selector(h)); i } }"
        let rewritten: RewrittenSource = SourceRewriter.rewrite(source, declarations: AppDeclarations())
        #expect(rewritten.text == "\nclass A { func f() { g(Selector(\"h\", A.h)); i } }")
        let columns: [Int] = [1, 23, 24, 30, 41, 42, 45].map { rewritten.originalColumn(line: 2, column: $0) }
        #expect(columns == [1, 23, 24, 24, 24, 36, 39])
    }

    @Test func `every line keeps its number`() {
        var random = SplitMix64(seed: 3)
        let pieces: [String] = [
            "class A {", "}", "{", "\n", "#selector(", "h", "(_:)", ")", "self.", " as ", "@objc", "(", "@IBAction ",
            "func f() ", "\"", "\\(", "\"\"\"\n", "#keyPath(", "B.c", "#if os(iOS)", "/*", "*/", "//", "getter: ", ".",
        ]
        for _ in 0..<20_000 {
            let source: String = (0..<Int(random.next() % 24)).map { _ in
                pieces[Int(random.next() % UInt64(pieces.count))]
            }.joined()
            let rewritten: String = SourceRewriter.rewrite(source, declarations: AppDeclarations()).text
            let lines: (String) -> Int = { $0.utf8.count { $0 == UInt8(ascii: "\n") } }
            guard lines(rewritten) == lines(source) else {
                Issue.record("\(source.debugDescription)\nbecame\n\(rewritten.debugDescription)")
                return
            }
        }
    }
}

/// Rewrites `source` and compares the result with `expected`. Nil expects no change.
private func expect(
    _ source: String, _ expected: String?, _ declarations: AppDeclarations = AppDeclarations(),
    location: SourceLocation = #_sourceLocation
) {
    let found: String = SourceRewriter.rewrite(source, declarations: declarations).text
    let expected: String = expected ?? source
    guard found != expected else { return }
    Issue.record("\(source)\n  found    \(found)\n  expected \(expected)", sourceLocation: location)
}
