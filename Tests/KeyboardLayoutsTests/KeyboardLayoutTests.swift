import Expectations
import KeyboardLayouts
import Testing
import UIKitInput

/// Returns a layout as text: each key's text, or a symbol for its action.
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
            case .nextKeyboard: "🌐"
            case .kanaForm: "゛"
            case .caret(let direction): direction == .left ? "←" : "→"
            }
        }.joined(separator: " ")
    }
}

struct KeyboardLayoutTests {
    @Test func `the last row has the keys of the keyboard type`() {
        let rows: [(UIKeyboardType, String)] = [
            (.default, "<numbers> ␣ ⏎"), (.emailAddress, "<numbers> ␣ @ . ⏎"), (.URL, "<numbers> . / .com ⏎"),
            (.twitter, "<numbers> ␣ @ # ⏎"), (.webSearch, "<numbers> ␣ . ⏎"), (.namePhonePad, "<pad> ␣ ⏎"),
            (.numbersAndPunctuation, "<letters> ␣ ⏎"), (.numberPad, "0 ⌫"), (.decimalPad, ", 0 ⌫"),
            (.phonePad, "<padSigns> 0 ⌫"),
        ]
        for (type, row) in rows {
            let layout = KeyboardLayout(KeyboardLayout.firstPage(of: type), type: type, decimalSeparator: ",")
            expect(describe(layout).last, equals: row, "\(type)")
        }
    }

    @Test func `letters follow the language`() {
        let english = describe(KeyboardLayout(.letters, type: .default, language: "en-US"))
        expect(english[0] == "q w e r t y u i o p" && english[2] == "⇧ z x c v b n m ⌫")
        expect(describe(KeyboardLayout(.letters, type: .default, language: "de"))[0], equals: "q w e r t z u i o p")
        expect(describe(KeyboardLayout(.letters, type: .default, language: "fr-CA"))[2], equals: "⇧ w x c v b n ⌫")
    }

    @Test func `kana keys type the other kana of their row by flicks`() {
        let layout = KeyboardLayout(.kana, type: .default, canSwitch: true)
        expect(
            describe(layout),
            equals: [
                "<numbers> あ か さ ⌫", "← た な は ␣", "→ ま や ら ⏎", "🌐 ゛ わ 、",
            ])
        let keys: [ScreenKey] = layout.rows.flatMap { $0 }.filter { $0.text != nil }
        expect(keys.map { ($0.text ?? "") + $0.flicks.joined() }.joined(), equals: Self.kana)
        let tablet: [String] = describe(KeyboardLayout(.kana, type: .default, canDismiss: true))
        expect(tablet.suffix(2), equals: ["→ ま や ら ⏎", "゛ わ 、 ⌄"])
        expect(describe(KeyboardLayout(.numbers, type: .default, letters: .kana)).last, equals: "<kana> ␣ ⏎")
        expect(describe(KeyboardLayout(.letters, type: .default, canSwitch: true)).last, equals: "<numbers> 🌐 ␣ ⏎")
    }

    private static let kana = "あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもや「ゆ」よらりるれろわをんー〜、。？！…"

    @Test func `the keyboards are those of the user's languages`() {
        let table: [([String], String, String?)] = [
            (["ja"], "en", "ja"), (["ja-JP", "de"], "de", "ja-JP"), (["fr", "ja", "en"], "fr", "ja"),
            (["en"], "en", nil), ([], "en", nil), (["jam"], "jam", nil),
        ]
        for (preferred, latin, kana) in table {
            let languages = KeyboardLanguages(preferred: preferred)
            expect(languages.latin == latin && languages.kana == kana, "\(preferred)")
        }
    }

    @Test func `kana change their form, and hiragana and katakana are converted`() {
        let table = [
            "か": "が", "が": "か", "は": "ば", "ば": "ぱ", "ぱ": "は", "つ": "っ", "っ": "づ", "や": "ゃ", "ツ": "ッ", "パ": "ハ",
        ]
        for (from, to) in table { expect(from.first.flatMap(Kana.nextForm), equals: to.first, "\(from)") }
        expect(Kana.nextForm(of: "ん") == nil && Kana.nextForm(of: "a") == nil && Kana.nextForm(of: "ン") == nil)
        expect(Kana.converted("らーめん") == "ラーメン" && Kana.converted("ラーメン") == "らーめん")
        expect(Kana.converted("ゔぁ東a") == "ヴァ東a" && Kana.converted("a。") == "a。")
    }

    @Test func `rows are as wide as the keyboard`() {
        for page: KeyboardPage in [.letters, .kana, .numbers, .symbols, .pad, .padSigns] {
            for language in ["en", "fr", "de"] {
                let layout = KeyboardLayout(
                    page, type: .emailAddress, language: language, canSwitch: page != .symbols, canDismiss: true)
                var widths: [Double] = layout.rows.map { row in row.reduce(0) { $0 + $1.width + $1.gap } }
                // The second row of letters has the same space at both ends.
                if page == .letters { widths[1] += layout.rows[1][0].gap }
                expect(widths.allSatisfy { abs($0 - 10) < 0.01 }, "\(page) \(language) \(widths)")
            }
        }
    }

    @Test func `accented variants of capital letters are capital`() {
        expect(Accents.variants(of: "e").contains("é") && Accents.variants(of: "S") == ["ẞ", "Ś", "Š", "Ş"])
        expect(Accents.variants(of: "q").isEmpty && Accents.variants(of: "$").contains("€"))
    }
}
