/// Reproducible text of mixed scripts. The yardsticks measure the same text, which this program prints for them.
struct TextSample {
    private static let words: [[String]] = [
        ["the", "quick", "brown", "fox", "jumps", "over", "lazy", "dogs", "while", "letters", "dance", "softly"],
        ["日本語", "テキスト", "縁側", "夏の風", "静かな", "文字"],
        ["مرحبا", "نص", "العربية", "سلام", "كتاب"],
        ["🎉", "🌸", "👍", "🇯🇵", "👨‍👩‍👧"],
    ]
    private var state: UInt32

    init(seed: UInt32) { state = seed }

    private mutating func next(_ count: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return Int(state >> 8) % count
    }

    /// Returns text of about `count` characters.
    mutating func text(_ count: Int) -> String {
        var result = ""
        var used = 0
        while used < count {
            let kind: Int = next(10)
            let script: Int = kind < 5 ? 0 : kind < 7 ? 1 : kind < 9 ? 2 : 3
            for _ in 0..<(script == 3 ? 1 : 2 + next(4)) {
                let word: String = Self.words[script][next(Self.words[script].count)]
                result += word
                used += word.count
                if script != 1 {
                    result += " "
                    used += 1
                }
            }
            if script == 1 { result += " " }
        }
        return result
    }

    /// Returns lines with about `bytes` bytes of UTF-8.
    mutating func document(bytes: Int) -> String {
        var result = ""
        result.reserveCapacity(bytes + 400)
        while result.utf8.count < bytes {
            result += text(10 + next(90))
            result += "\n"
        }
        return result
    }
}
