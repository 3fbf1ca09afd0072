import Expectations
import Foundation
import Testing

@testable import AppProjects

struct OldStylePropertyListTests {
    @Test(arguments: [
        ("{}", "{}"),
        ("// !$*UTF8*$!\n{ a = b; /* c */ d /* e */ = /* f */ g /* h */; }", "{a=b;d=g}"),
        ("{ a = (); b = (c, \"d e\", ); }", "{a=();b=(c,d e)}"),
        ("{ a = { b = { c = d; }; }; }", "{a={b={c=d}}}"),
        (#"{ a = "x\"y\\z\n\t\U00e9\Ud83d\Ude00\351"; 'b' = 'it''; }"#, ""),
        (#"{ a = "x\"y\\z\n\t\U00e9\Ud83d\Ude00\351"; 'b' = 'it'; }"#, "{a=x\"y\\z\n\té😀é;b=it}"),
        ("{ path = \"Größe 日本.swift\"; }", "{path=Größe 日本.swift}"),
        ("{ path = ../a/b-c_d.swift; ver = 1.0; t = $(X); }", ""),
        (
            "{ path = ../a/b-c_d.swift; ver = 1.0; t = \"$(X)\"; u = net.x+y; }",
            "{path=../a/b-c_d.swift;ver=1.0;t=$(X);u=net.x+y}"
        ),
        ("{ data = <0fbd77 1c>; }", "{data=<0fbd771c>}"),
        ("\"a\" = \"b\";\n/* c */ d = e; f;", "{a=b;d=e;f=f}"),
        ("\u{FEFF}{ a = b }", "{a=b}"),
        ("word", "word"),
        ("{a=b;c=(d);}", "{a=b;c=(d)}"),
        ("{ a = /dev/null/* c */; }", "{a=/dev/null}"),
    ])
    func `values are read, and invalid ones are not`(text: String, expected: String) {
        let value = try? OldStylePropertyList.parse(Array(text.utf8))
        expect((value.map(describe) ?? ""), equals: expected)
    }

    @Test(arguments: [
        ("", 1, "The file is empty."),
        ("// comment\n/* x */\n", 3, "The file is empty."),
        ("{\n a = b;\n c\n}", 4, "An equals sign is missing after “c”."),
        ("{\n a = b\n c = d;\n}", 3, "A semicolon is missing after the value of “a”."),
        ("{\n a = (b c);\n}", 2, "A comma is missing between the values of an array."),
        ("{\n a = {\n", 2, "The brace { has no closing brace }, because the file is not complete."),
        ("{\n a = (b,\n", 2, "The parenthesis ( has no closing parenthesis ), because the file is not complete."),
        ("{\n a = \"b;\n}\n", 2, "The string has no closing quotation mark."),
        ("{\n a = \"b\\\"c;\n}\n", 2, "The string has no closing quotation mark."),
        ("{ /* b\n", 1, "The comment has no end."),
        ("{\n a = <0g>; }", 2, "Data contains a character that is not a hexadecimal digit."),
        ("{\n a = <0>; }", 2, "Data has an odd number of hexadecimal digits."),
        ("{\n a = <00", 2, "The data has no closing bracket >."),
        ("{\n a = ;\n}", 2, "The character “;” is not expected here."),
        ("{}\n}", 2, "There is text after the end of the property list."),
        ("{ a =", 1, "The file ends in the middle of a value."),
        ("{\n<<<<<<< HEAD\n a = b;\n=======\n}", 2, "The file has a merge conflict. Resolve it first."),
        ("{\n a = b;\n>>>>>>> main\n}", 3, "The file has a merge conflict. Resolve it first."),
        (String(repeating: "(", count: 5_000), 1, "The values are nested too deeply."),
    ])
    func `an error has a line and a sentence`(text: String, line: Int, message: String) {
        #expect(throws: OldStylePropertyList.Failure(line: line, message: message)) {
            try OldStylePropertyList.parse(Array(text.utf8))
        }
    }
}

private func describe(_ value: PropertyListValue) -> String {
    switch value {
    case .string(let string): string
    case .data(let bytes): "<" + bytes.map { String(format: "%02x", $0) }.joined() + ">"
    case .array(let values): "(" + values.map(describe).joined(separator: ",") + ")"
    case .dictionary(let dictionary):
        "{" + dictionary.entries.map { $0.key + "=" + describe($0.value) }.joined(separator: ";") + "}"
    }
}
