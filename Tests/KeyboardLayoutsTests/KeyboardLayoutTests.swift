import KeyboardLayouts
import Testing
import UIKitInput

/// Returns a layout as text: each key's text, or a sign for its action.
private func describe(_ layout: KeyboardLayout) -> [String] {
    layout.rows.map { row in
        row.map { key in
            switch key.action {
            case .type(let text): text
            case .shift: "⇧"
            case .delete: "⌫"
            case .space: "␣"
            case .enter: "⏎"
            case .dismiss: "⌄"
            case .page(let page): "<\(page)>"
            }
        }.joined(separator: " ")
    }
}

@Suite struct KeyboardLayoutTests {
    @Test func `last row has the keys of the keyboard type`() {
        let rows: [(UIKeyboardType, String)] = [
            (.default, "<numbers> ␣ ⏎"), (.emailAddress, "<numbers> ␣ @ . ⏎"), (.URL, "<numbers> . / .com ⏎"),
            (.twitter, "<numbers> ␣ @ # ⏎"), (.webSearch, "<numbers> ␣ . ⏎"), (.namePhonePad, "<pad> ␣ ⏎"),
            (.numbersAndPunctuation, "<letters> ␣ ⏎"), (.numberPad, "0 ⌫"), (.decimalPad, ", 0 ⌫"),
            (.phonePad, "<padSigns> 0 ⌫"),
        ]
        for (type, row) in rows {
            let layout = KeyboardLayout(KeyboardLayout.firstPage(of: type), type: type, decimalSeparator: ",")
            #expect(describe(layout).last == row, "\(type)")
        }
    }

    @Test func `letters follow the language`() {
        let english = describe(KeyboardLayout(.letters, type: .default, language: "en-US"))
        #expect(english[0] == "q w e r t y u i o p" && english[2] == "⇧ z x c v b n m ⌫")
        #expect(describe(KeyboardLayout(.letters, type: .default, language: "de"))[0] == "q w e r t z u i o p")
        #expect(describe(KeyboardLayout(.letters, type: .default, language: "fr-CA"))[2] == "⇧ w x c v b n ⌫")
    }

    @Test func `rows are as wide as the keyboard`() {
        for page: KeyboardPage in [.letters, .numbers, .symbols, .pad, .padSigns] {
            for language in ["en", "fr", "de"] {
                let layout = KeyboardLayout(page, type: .emailAddress, language: language, canDismiss: true)
                var widths: [Double] = layout.rows.map { row in row.reduce(0) { $0 + $1.width + $1.gap } }
                // The second row of letters has the same space at both ends.
                if page == .letters { widths[1] += layout.rows[1][0].gap }
                #expect(widths.allSatisfy { abs($0 - 10) < 0.01 }, "\(page) \(language) \(widths)")
            }
        }
    }

    @Test func `accented variants of capital letters are capital`() {
        #expect(Accents.variants(of: "e").contains("é") && Accents.variants(of: "S") == ["ẞ", "Ś", "Š", "Ş"])
        #expect(Accents.variants(of: "q").isEmpty && Accents.variants(of: "$").contains("€"))
    }
}
