import Expectations
import KeyboardLayouts
import Testing
import UIKitInput

/// A keyboard and the text that it typed.
private struct Typist {
    var state: KeyboardState
    var text = ""
    var time = 0.0

    init(
        _ type: UIKeyboardType = .default, _ capitalization: UITextAutocapitalizationType = .sentences,
        usesKana: Bool = false
    ) {
        state = KeyboardState(type: type, capitalization: capitalization, usesKana: usesKana)
        state.adapt(to: "")
    }

    mutating func tap(_ action: ScreenKey.Action, after interval: Double = 1) {
        time += interval
        switch state.tap(ScreenKey(action), at: time, after: text) {
        case .insert(let typed): text += typed
        case .replaceSpace(let typed): text = text.dropLast() + typed
        case .delete: if !text.isEmpty { text.removeLast() }
        case .enter: text += "\n"
        case .compose(let kana): text += "[\(kana)]"
        case .convert: text += "*"
        case .changeForm: text += "^"
        case .moveCaret(let direction): text += direction == .left ? "<" : ">"
        case .none, .dismiss: return
        }
        state.adapt(to: text)
    }

    mutating func type(_ letters: String) {
        for letter in letters { tap(letter == " " ? .space : .type(String(letter))) }
    }
}

struct KeyboardStateTests {
    @Test func `sentences begin with capitals`() {
        var typist = Typist()
        typist.type("hello you. there")
        typist.tap(.enter)
        typist.type("ok")
        expect(typist.text, equals: "Hello you. There\nOk")
        var words = Typist(.default, .words)
        words.type("new york")
        expect(words.text, equals: "New York")
        var plain = Typist(.emailAddress, .none)
        plain.type("me@a.b c")
        expect(plain.text, equals: "me@a.b c")
        var capitals = Typist(.default, .allCharacters)
        capitals.type("abc")
        expect(capitals.text == "ABC" && capitals.state.shift == .locked)
    }

    @Test func `shift applies to one letter, and a double tap locks it`() {
        var typist = Typist(.default, .none)
        typist.tap(.shift)
        typist.type("ab")
        typist.tap(.shift)
        typist.tap(.shift, after: 0.2)
        typist.type("cd")
        typist.tap(.shift)
        typist.type("e")
        expect(typist.text, equals: "AbCDe")
        typist.tap(.shift)
        typist.tap(.shift)
        expect(typist.state.shift, equals: .off)
    }

    @Test func `keyboard pages return to letters after a space or an apostrophe`() {
        var typist = Typist(.default, .none)
        typist.tap(.page(.numbers))
        typist.type("12")
        expect(typist.state.page, equals: .numbers)
        typist.tap(.space)
        expect(typist.state.page, equals: .letters)
        typist.tap(.page(.numbers))
        typist.type("'")
        expect(typist.state.page, equals: .letters)
        var numbers = Typist(.numbersAndPunctuation, .none)
        numbers.type("1 ")
        expect(numbers.state.page, equals: .numbers)
    }

    @Test func `keys of the kana page compose, and pages with signs return to it`() {
        var typist = Typist(usesKana: true)
        typist.type("か ")
        let actions: [ScreenKey.Action] = [.kanaForm, .caret(.left), .caret(.right), .page(.numbers)]
        for action in actions { typist.tap(action) }
        typist.type("1 ")
        expect(typist.text == "[か]*^<>1 " && typist.state.page == .kana)
        typist.tap(.nextKeyboard)
        expect(typist.state.page == .letters && !typist.state.usesKana)
        typist.type("ab")
        typist.tap(.nextKeyboard)
        typist.type("ら")
        expect(typist.text, equals: "[か]*^<>1 ab[ら]")
        expect(KeyboardState(type: .phonePad, capitalization: .none, usesKana: true).page, equals: .pad)
    }

    @Test func `two spaces make a period after a word`() {
        var typist = Typist()
        typist.type("hi")
        typist.tap(.space)
        typist.tap(.space, after: 0.3)
        typist.type("a")
        expect(typist.text, equals: "Hi. A")
        typist.tap(.space)
        typist.tap(.space)
        expect(typist.text, equals: "Hi. A  ")
        typist.tap(.space, after: 0.3)
        expect(typist.text, equals: "Hi. A   ")
    }
}
