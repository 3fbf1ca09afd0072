import Expectations
import Foundation
import InterfaceFiles
import Testing

struct InterfaceDocumentTests {
    private func document(_ objects: String, type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB") throws
        -> InterfaceDocument
    {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="\(type)" version="3.0">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            \(objects)
                </objects>
            </document>
            """
        return try InterfaceDocument(Data(text.utf8), fileName: "Card.xib")
    }

    @Test func `a document has its objects, with keys, identifiers and lines`() throws {
        let document = try document(
            """
            <label id="a" text="Hello"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <string key="text">A &amp; B
              C</string></label>
            """)
        expect(document.objects.map(\.name), equals: ["label"])
        expect(document.placeholders.map { $0["customClass"] }, equals: ["Owner", "UIResponder"])
        let label = try #require(document.element(id: "a"))
        expect(label.value(forKey: "frame")?["height"], equals: "4")
        expect(label.child("string")?.text, equals: "A & B\n  C")
        expect(document.place(of: label), equals: "Card.xib:6")
    }

    @Test func `characters of attributes are decoded, and a byte order mark is ignored`() throws {
        let text: String = """
            \u{FEFF}<?xml version="1.0" encoding="UTF-8" standalone="no"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <label id="a" text="“A” &amp; &quot;B&quot;&#10;&lt;日本&gt;"><color key="textColor" xlink:href="c"
                xmlns:xlink="http://www.w3.org/1999/xlink"/></label>
            </objects></document>
            """
        let document = try InterfaceDocument(Data(text.utf8), fileName: "Card.xib")
        let label = try #require(document.element(id: "a"))
        expect(label["text"], equals: "“A” & \"B\"\n<日本>")
        expect(label.child("color")?["xlink:href"], equals: "c")
        expect(document.place(of: label), equals: "Card.xib:3")
    }

    @Test func `a file of several megabytes is read`() throws {
        let labels: String = (0..<20_000).map {
            "<label id=\"\($0)\"><string key=\"text\">Text of a label with number \($0)</string></label>"
        }
        .joined(separator: "\n")
        let document = try document(labels)
        expect(document.objects.count, equals: 20_000)
        expect(document.element(id: "19999")?.child("string")?.text, equals: "Text of a label with number 19999")
        expect(document.element(id: "19999")?.line, equals: 6 + 19_999)
    }

    @Test func `a string table replaces the texts of objects`() throws {
        let document = try document(
            """
            <label id="a" text="One"/>
            <button id="b"><state key="normal" title="Two"/><buttonConfiguration key="configuration" title="Two"/></button>
            <segmentedControl id="c"><segments><segment title="S"/><segment title="T"/></segments></segmentedControl>
            <label id="d"><string key="text">Long</string></label>
            """)
        let texts: [String: String] = [
            "a.text": "Ichi", "b.normalTitle": "Ni", "b.configuration.title": "Ni!", "c.segmentTitles[1]": "Tee",
            "d.text": "Nagai",
        ]
        document.localize { texts[$0] }
        expect(document.element(id: "a")?["text"], equals: "Ichi")
        expect(document.element(id: "b")?.children.map { $0["title"] }, equals: ["Ni", "Ni!"])
        expect(document.element(id: "c")?.child("segments")?.children.map { $0["title"] }, equals: ["S", "Tee"])
        expect(document.element(id: "d")?.child("string")?.text, equals: "Nagai")
    }

    @Test func `a file that is no interface file is reported with its line`() {
        func message(_ text: String) -> String {
            do {
                _ = try InterfaceDocument(Data(text.utf8), fileName: "Card.xib")
                return ""
            } catch {
                return "\(error)"
            }
        }
        expect(message("<document>\n<objects>\n</document>"), equals: "Card.xib:3: the XML is malformed.")
        expect(message("<document>\n<objects>\n"), equals: "Card.xib:2: the XML is malformed.")
        expect(message(""), equals: "Card.xib:1: the XML is malformed.")
        expect(message("<document\n type=\"a\" &bad;/>"), equals: "Card.xib:2: the XML is malformed.")
        expect(message("<plist/>"), equals: "Card.xib is not an interface file for iOS.")
        expect(
            message("NIBArchive…"), equals: "Card.xib is compiled. Only the XML files of Interface Builder can be read."
        )
        expect(
            message("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>"),
            equals: "Card.xib is not an interface file for iOS.")
    }

    @Test func `a string table replaces the localized strings of runtime attributes`() throws {
        let document = try document(
            """
            <button id="a"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="n"><integer key="value" value="4"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="one" value="One"/>
            <userDefinedRuntimeAttribute type="localizedString" keyPath="two"><string key="value">Two</string>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></button>
            """)
        let name = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings"
        let texts: [String: String] = ["a.\(name)[0]": "Un", "a.\(name)[1]": "Deux"]
        document.localize { texts[$0] }
        let attributes = try #require(document.element(id: "a")?.child("userDefinedRuntimeAttributes")?.children)
        expect(attributes[1]["value"], equals: "Un")
        expect(attributes[2].child("string")?.text, equals: "Deux")
    }
}
