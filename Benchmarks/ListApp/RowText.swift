import Foundation

/// The text of a row, which depends only on its index: words in several scripts, and one to six lines.
struct RowText {
    let name: String
    let body: String

    private static let latin = [
        "the", "message", "arrived", "before", "anyone", "noticed", "window", "quickly", "over", "river", "garden",
        "Zürich", "naïve", "meeting", "tomorrow", "at", "seven", "please", "bring", "coffee", "and", "light", "font",
        "office", "AVATAR", "shape", "running", "through", "small", "letters",
    ]
    private static let japanese = [
        "今日は", "いい天気", "ですね。", "会議は", "明日の", "午後三時", "から", "始まります。", "東京駅", "まで", "電車で",
        "行きました。", "ありがとう", "ございます。", "新しい", "資料を", "送ります",
    ]
    private static let arabic = [
        "مرحبا", "بالعالم", "هذا", "نص", "تجريبي", "باللغة", "العربية", "الاجتماع", "غدا", "في", "الساعة", "السابعة",
        "شكرا", "جزيلا", "كتاب", "جديد",
    ]
    private static let emoji = ["😀", "🎉", "👍🏽", "👩‍👩‍👧‍👦", "🚀", "❤️", "🇯🇵", "🔥", "🍜", "🌍"]
    private static let widths = [latin, japanese, arabic].map { $0.map { $0.unicodeScalars.count } }

    /// The width of the body in Latin letters, for a number of lines.
    private static func width(lines: Int) -> Int { lines * 38 - 12 }

    init(row: Int) {
        var numbers = Numbers(state: UInt32(truncatingIfNeeded: row) &* 2_654_435_761 &+ 12_345)
        let japaneseWord: String = RowText.japanese[numbers.below(RowText.japanese.count)]
        name = "\(RowText.latin[numbers.below(RowText.latin.count)]) \(japaneseWord) \(row)"
        let width: Int = RowText.width(lines: 1 + numbers.below(6))
        var text = ""
        var used = 0
        var script = 0
        var wordsLeft = 0
        while used < width {
            if wordsLeft == 0 {
                let choice: Int = numbers.below(10)
                script = choice < 5 ? 0 : choice < 7 ? 1 : choice < 9 ? 2 : 3
                wordsLeft = script == 3 ? 1 : 2 + numbers.below(4)
            }
            let words: [String] = [RowText.latin, RowText.japanese, RowText.arabic, RowText.emoji][script]
            let index: Int = numbers.below(words.count)
            text += words[index]
            used += script == 3 ? 2 : RowText.widths[script][index] * (script == 1 ? 2 : 1)
            wordsLeft -= 1
            if script != 1 || wordsLeft == 0 {
                text += " "
                used += 1
            }
        }
        body = text
    }

    /// A linear congruential generator, the same as in the yardstick `list-qt`.
    private struct Numbers {
        var state: UInt32

        mutating func below(_ limit: Int) -> Int {
            state = state &* 1_664_525 &+ 1_013_904_223
            return Int(state >> 8) % limit
        }
    }
}
