import Expectations
import Foundation
import Testing

@testable import Doctor

/// Tests of creating an index from symbol graphs, and of its text form.
struct APIIndexTests {
    /// The symbol graph of a module with a class and its members, a protocol and a function.
    private static let graph = #"""
        {"module": {"name": "M"}, "symbols": [
          {"kind": {"identifier": "swift.class"}, "identifier": {"precise": "c"}, "pathComponents": ["A"]},
          {"kind": {"identifier": "swift.protocol"}, "identifier": {"precise": "p"}, "pathComponents": ["P"]},
          {"kind": {"identifier": "swift.typealias"}, "identifier": {"precise": "t"}, "pathComponents": ["A", "Alias"],
           "declarationFragments": [{"kind": "keyword", "spelling": "typealias"}, {"kind": "text", "spelling": " "},
            {"kind": "identifier", "spelling": "Alias"}, {"kind": "text", "spelling": " = "},
            {"kind": "typeIdentifier", "spelling": "A", "preciseIdentifier": "c"}]},
          {"kind": {"identifier": "swift.property"}, "identifier": {"precise": "v"}, "pathComponents": ["A", "next"],
           "accessLevel": "open",
           "declarationFragments": [{"kind": "attribute", "spelling": "@MainActor "},
            {"kind": "keyword", "spelling": "weak"}, {"kind": "text", "spelling": " "},
            {"kind": "keyword", "spelling": "var"}, {"kind": "text", "spelling": " "},
            {"kind": "identifier", "spelling": "next"}, {"kind": "text", "spelling": ": ("},
            {"kind": "keyword", "spelling": "any"}, {"kind": "text", "spelling": " "},
            {"kind": "typeIdentifier", "spelling": "P", "preciseIdentifier": "p"},
            {"kind": "text", "spelling": ")? { "}, {"kind": "keyword", "spelling": "get"},
            {"kind": "text", "spelling": " }"}]},
          {"kind": {"identifier": "swift.method"}, "identifier": {"precise": "f"}, "accessLevel": "public",
           "pathComponents": ["A", "f(_:with:)"], "declarationFragments": [{"kind": "keyword", "spelling": "func"},
            {"kind": "text", "spelling": " "}, {"kind": "identifier", "spelling": "f"},
            {"kind": "text", "spelling": "(_ x: Pair<Int, Int>, with y: Int = 1) -> A"}],
           "functionSignature": {"parameters": [
             {"name": "x", "declarationFragments": [{"kind": "identifier", "spelling": "x"},
              {"kind": "text", "spelling": ": "}, {"kind": "typeIdentifier", "spelling": "Value"}]},
             {"name": "y", "declarationFragments": [{"kind": "identifier", "spelling": "y"},
              {"kind": "text", "spelling": ": "},
              {"kind": "typeIdentifier", "spelling": "Int", "preciseIdentifier": "s:Si"}]}],
            "returns": [{"kind": "typeIdentifier", "spelling": "A", "preciseIdentifier": "c"}]}},
          {"kind": {"identifier": "swift.func"}, "identifier": {"precise": "g"}, "pathComponents": ["g(_:)"]}],
         "relationships": [{"kind": "conformsTo", "source": "c", "target": "p"},
          {"kind": "inheritsFrom", "source": "c", "target": "s:o", "targetFallback": "Foundation.NSObject"}]}
        """#

    @Test func `an index is created from symbol graphs`() throws {
        var builder = APIIndexBuilder(modules: ["M"], opaqueModules: ["N"])
        try builder.add(symbolGraph: Data(APIIndexTests.graph.utf8))
        let index: APIIndex = builder.makeIndex()
        expect(
            index.text.replacingOccurrences(of: "\t", with: "|"),
            equals: """
                engawa-api|1
                module|M
                opaque|N
                global|g
                type|class|A|NSObject|P
                -f|f|A|_:_|with=Int
                p|next|( P)?
                type|alias|A.Alias|A|
                type|protocol|P||

                """)
        try expect(APIIndex(text: index.text), equals: index)
        expect(index.type("A.Alias")?.name, equals: "A")
        expect(index.count, equals: 6)
    }

    @Test(arguments: ["", "engawa-api\t2\n", "engawa-api\t1\np\tx\tInt\n", "engawa-api\t1\ntype\tclass\tA\n"])
    func `text that is not an index is rejected`(_ text: String) {
        #expect(throws: APIIndex.FormatError.self) { try APIIndex(text: text) }
    }

    @Test(arguments: [
        ("UIView?", "UIView", nil), ("[UIView]", "Array", "UIView"), ("any P", "P", nil), ("(any P)?", "P", nil),
        ("( P)?", "P", nil), ("Set<Int>", "Set", nil), ("A.B<C>.D!", "A.B.D", nil), ("(Int) -> Void", nil, nil),
        ("A & B", nil, nil), ("[String : Int]", "Dictionary", nil), ("_", nil, nil), ("Int...", "Array", "Int"),
        ("@escaping (A) -> B", nil, nil), ("Optional<[A]>", "Array", "A"),
    ])
    func `the name of a type is found in its text`(_ text: String, _ name: String?, _ element: String?) {
        let type = TypeText(text)
        expect(type.name, equals: name)
        expect(type.element, equals: element)
    }
}
