import UIKit

/// A post of the feed. Its author and its text depend only on its number.
struct FeedPost {
    let number: Int
    let author: String
    let text: String
    let color: UIColor

    /// The letters in the picture of the author.
    var initials: String {
        author.split(separator: " ").compactMap(\.first).map(String.init).joined()
    }

    init(_ number: Int) {
        var random = RepeatableRandom(state: UInt64(number) &* 2_654_435_761)
        self.number = number
        author = Self.authors[Int.random(in: Self.authors.indices, using: &random)]
        color = Self.colors[Int.random(in: Self.colors.indices, using: &random)]
        let words: [String] = Self.scripts[Int.random(in: Self.scripts.indices, using: &random)]
        let length = Int.random(in: 3...Int.random(in: 5...40, using: &random), using: &random)
        let chosen: [String] = (0..<length).map { _ in words[Int.random(in: words.indices, using: &random)] }
        text = chosen.joined(separator: " ") + "."
    }

    private static let colors: [UIColor] = [
        .systemBlue, .systemGreen, .systemIndigo, .systemOrange, .systemPink, .systemPurple, .systemRed, .systemTeal,
    ]

    private static let authors = [
        "Mina Okada", "Ruth Albers", "Pavel Sorin", "Leïla Haddad", "Tomás Vega", "Ines Duarte", "Kofi Mensah",
        "Ada Lund",
        "Νίκος Ράλλης", "Олена Коваль", "נועה לוי", "ليلى حداد", "山口 花", "김 하늘",
    ]

    private static let scripts: [[String]] = [
        ["the", "porch", "was", "swept", "before", "rain", "came", "over", "hills", "and", "everyone", "listened"],
        ["wir", "haben", "heute", "Nachmittag", "Äpfel", "gepflückt", "und", "danach", "Straße", "gefegt", "schön"],
        ["το", "πρωί", "ανοίξαμε", "τις", "πόρτες", "και", "φύσηξε", "δροσερός", "άνεμος"],
        ["утром", "мы", "открыли", "двери", "и", "подул", "прохладный", "ветер", "с", "реки"],
        ["בבוקר", "פתחנו", "את", "הדלתות", "ונשבה", "רוח", "קרירה", "מן", "הנהר"],
        ["في", "الصباح", "فتحنا", "الأبواب", "وهبت", "ريح", "باردة", "من", "النهر"],
        ["朝に", "戸を", "開けると", "涼しい", "風が", "川から", "吹いて", "きました"],
        ["早上", "我们", "打开", "门", "凉爽", "的", "风", "从", "河上", "吹来"],
        ["아침에", "문을", "열자", "강에서", "시원한", "바람이", "불어왔다"],
        ["picnic", "🧺", "by", "the", "river", "🌊", "with", "tea", "🍵", "and", "plums"],
    ]
}
