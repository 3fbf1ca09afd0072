/// A status that a person posted.
struct Status: Sendable, Equatable {
    var identifier: Int
    var text: String
    /// The time of posting, in seconds since 1970.
    var time: Int
}

extension PeopleStore {
    /// The number of statuses of each person who posts.
    static let statusCount = 120

    /// Returns a person's statuses, newest first.
    ///
    /// - Parameters:
    ///   - highest: The highest identifier to include; nil for no limit.
    ///   - count: The maximum number of statuses.
    func statuses(of person: Person, highest: Int? = nil, count: Int = 20) -> [Status] {
        guard let texts = PeopleStore.texts[person.screenName] else { return [] }
        let start = self.start
        var statuses: [Status] = []
        for place in 0..<PeopleStore.statusCount where statuses.count < count {
            let identifier: Int = person.identifier * 10_000 + PeopleStore.statusCount - place
            if let highest, identifier > highest { continue }
            // The interval differs between people and grows with age.
            let age: Int = 60 * (3 + person.identifier + place * 47 + place * place * 3)
            statuses.append(Status(identifier: identifier, text: texts[place % texts.count], time: start - age))
        }
        return statuses
    }

    private static let texts: [String: [String]] = [
        "ada": [
            "The new hinge works. It creaks, but it works.",
            """
            Three things I learnt while taking the old radio apart: the glue was stronger than the wood, the wood was \
            older than the house, and the little lamp behind the dial still glows if you are kind to it.
            """,
            "Is 1 < 2 && 2 > 1 still true on Mondays? Asking for a test that fails on Mondays.",
            "Tea.",
            "“Just one more screw”, she said at nine. It is past midnight now, and I found the screw in my sleeve. 🔩",
            """
            Rain on the roof, a lamp that flickers on purpose, and a solder joint that finally holds. \
            Days like this one make up for all the others.
            """,
        ],
        "kaho": [
            "縁側で猫が寝ている。わたしも寝たい。",
            """
            朝から雨。軒先から落ちる雫を数えていたら、いつのまにか昼になっていた。こういう日は、書きかけのコードも\
            少しだけ優しく見える。
            """,
            "新しい急須 🍵",
            "Swiftで書いた小さなプログラムが、やっとLinuxの窓に絵を描いた。",
            "庭の柿、今年は十二個。去年より三個多い。",
        ],
        "noor": [
            "The 7:14 left at 7:14. I have witnesses.",
            """
            If you draw the tram lines by how long people wait instead of by how far they ride, the city centre \
            becomes a suburb and the harbor moves next door. Map to follow once the colors stop arguing.
            """,
            "قهوة على الرصيف، والقطار متأخر كعادته.",
            "Coffee ranking updated: platform 3 overtakes the library. https://maps.example.org/coffee?sort=best&page=1",
            "Window seat. 🚋",
        ],
        "porchnews": [
            "Cat seen on fence. Cat denies everything.",
            "Weather: rain until four, then puddles.",
            """
            The committee for the repair of the third step met for the ninth time last night. It found that the step \
            is still loose, that the nails are still in the drawer, and that the drawer is still stuck. The tenth \
            meeting is on Thursday; bring biscuits.
            """,
            "Correction: it was another cat.",
            "Parcel for number 12 is at number 21. Parcel for number 21 remains a mystery.",
        ],
        "teo": [
            "hello?",
            "ok it works",
            """
            so the way this goes is you write a thing and then it is there for everybody and you can not put it back \
            in, which is also how toothpaste works
            """,
        ],
    ]
}
