import Foundation
import UIKitInput

/// The keys of a page of the keyboard, in rows from top to bottom.
package struct KeyboardLayout: Hashable, Sendable {
    package var rows: [[ScreenKey]]

    /// Creates the layout of a page.
    ///
    /// - Parameters:
    ///   - language: The user's language, such as "fr-CA", which determines the positions of the letters.
    ///   - decimalSeparator: The separator on the decimal pad.
    ///   - canSwitch: Whether the page has a key that shows the keyboard of another language.
    ///   - canDismiss: Whether the page has a key that ends editing.
    ///   - letters: The page that the key for letters shows: Latin letters or kana.
    package init(
        _ page: KeyboardPage, type: UIKeyboardType, language: String = "en", decimalSeparator: String = ".",
        canSwitch: Bool = false, canDismiss: Bool = false, letters: KeyboardPage = .letters
    ) {
        func bottomRow(to other: KeyboardPage) -> [ScreenKey] {
            Self.bottomRow(type, to: other, canSwitch: canSwitch, canDismiss: canDismiss)
        }
        switch page {
        case .letters: rows = Self.letterRows(language) + [bottomRow(to: .numbers)]
        case .kana: rows = Self.kanaRows(canSwitch: canSwitch, canDismiss: canDismiss)
        case .numbers:
            rows = Self.signRows(["1234567890", "-/:;()$&@\""], to: .symbols) + [bottomRow(to: letters)]
        case .symbols:
            rows = Self.signRows(["[]{}#%^*+=", "_\\|~<>€£¥•"], to: .numbers) + [bottomRow(to: letters)]
        case .pad: rows = Self.padRows(type, separator: decimalSeparator, letters: letters)
        case .padSigns: rows = Self.padSignRows()
        }
    }

    /// Returns the page that a keyboard shows first.
    package static func firstPage(of type: UIKeyboardType) -> KeyboardPage {
        switch type {
        case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: .pad
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    // MARK: Letters

    private static func letterRows(_ language: String) -> [[ScreenKey]] {
        let letters: [String] =
            switch language.prefix(2) {
            case "fr": ["azertyuiop", "qsdfghjklm", "wxcvbn"]
            case "de": ["qwertzuiop", "asdfghjkl", "yxcvbnm"]
            default: ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
            }
        var rows: [[ScreenKey]] = letters.map { row in row.map { ScreenKey(.type(String($0))) } }
        rows[1][0].gap = Double(10 - rows[1].count) / 2
        let free: Double = 10 - Double(rows[2].count)
        let side: Double = min(1.25, free / 2)
        let gap: Double = (free - 2 * side) / 2
        rows[2][0].gap = gap
        rows[2].insert(ScreenKey(.shift, width: side), at: 0)
        rows[2].append(ScreenKey(.delete, width: side, gap: gap))
        return rows
    }

    // MARK: Numbers and symbols

    private static func signRows(_ signs: [String], to other: KeyboardPage) -> [[ScreenKey]] {
        var rows: [[ScreenKey]] = signs.map { row in row.map { ScreenKey(.type(String($0))) } }
        var last: [ScreenKey] = ".,?!'".map { ScreenKey(.type(String($0)), width: 1.4) }
        last[0].gap = 0.25
        rows.append([ScreenKey(.page(other), width: 1.25)] + last + [ScreenKey(.delete, width: 1.25, gap: 0.25)])
        return rows
    }

    /// Returns the last row: the key that shows another page, the symbols of the keyboard type, the space bar and
    /// Return.
    private static func bottomRow(
        _ type: UIKeyboardType, to page: KeyboardPage, canSwitch: Bool, canDismiss: Bool
    ) -> [ScreenKey] {
        let other: KeyboardPage = type == .namePhonePad && page == .numbers ? .pad : page
        var row: [ScreenKey] = [ScreenKey(.page(other), width: canSwitch ? 1.25 : 2.5)]
        if canSwitch { row.append(ScreenKey(.nextKeyboard, width: 1.25)) }
        if page != .numbers {
            row.append(ScreenKey(.space, width: 5))
        } else {
            switch type {
            case .emailAddress: row += space(width: 3, before: ["@", "."])
            case .twitter: row += space(width: 3, before: ["@", "#"])
            case .webSearch: row += space(width: 4, before: ["."])
            case .URL: row += [".", "/", ".com"].map { ScreenKey(.type($0), width: 5.0 / 3) }
            default: row.append(ScreenKey(.space, width: 5))
            }
        }
        row.append(ScreenKey(.enter, width: canDismiss ? 1.5 : 2.5))
        if canDismiss { row.append(ScreenKey(.dismiss)) }
        return row
    }

    private static func space(width: Double, before signs: [String]) -> [ScreenKey] {
        [ScreenKey(.space, width: width)] + signs.map { ScreenKey(.type($0)) }
    }

    // MARK: Pads

    private static let captions: [Character: String] = [
        "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
    ]

    private static func padRows(
        _ type: UIKeyboardType, separator: String, letters: KeyboardPage
    ) -> [[ScreenKey]] {
        let third: Double = 10.0 / 3
        let showsCaptions: Bool = type == .phonePad || type == .namePhonePad || type == .numberPad
        func key(_ digit: Character) -> ScreenKey {
            ScreenKey(.type(String(digit)), width: third, caption: showsCaptions ? captions[digit] ?? "" : "")
        }
        var rows: [[ScreenKey]] = ["123", "456", "789"].map { $0.map(key) }
        var zero = key("0")
        let delete = ScreenKey(.delete, width: third)
        switch type {
        case .decimalPad: rows.append([ScreenKey(.type(separator), width: third), zero, delete])
        case .phonePad: rows.append([ScreenKey(.page(.padSigns), width: third), zero, delete])
        case .namePhonePad: rows.append([ScreenKey(.page(letters), width: third), zero, delete])
        default:
            zero.gap = third
            rows.append([zero, delete])
        }
        return rows
    }

    private static func padSignRows() -> [[ScreenKey]] {
        let third: Double = 10.0 / 3
        func key(_ text: String) -> ScreenKey { ScreenKey(.type(text), width: third) }
        return [
            ["1", "2", "3"].map(key), ["4", "5", "6"].map(key), ["*", "7", "#"].map(key),
            [ScreenKey(.page(.pad), width: third), key("+"), ScreenKey(.delete, width: third)],
        ]
    }
}
