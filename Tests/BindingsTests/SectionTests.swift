import Expectations
import Bindings
import TestStage
import TestSupport
import Testing

/// Arrays in sections.
@MainActor
@Suite(.onStage)
struct SectionTests {
    private struct Word: Identifiable, Equatable {
        var id: Int
        var text: String
    }

    private typealias Letters = DynamicSections<Character, Word>
    private typealias Place = SectionedChanges.Place

    /// A list of sections that is changed only by batch updates, like a table.
    private final class Rows {
        var sections: [[Word]] = []

        /// Applies the changes to the rows. Inserted and updated rows are copied from `new`.
        func apply(_ changes: SectionedChanges, _ new: [ArraySection<Character, Word>]) {
            let old = sections
            let removed: Set<Int> = Set(changes.removedSections)
            let left: Set<Place> = Set(changes.removals + changes.moves.map(\.from))
            var kept: [[Word]] = old.indices.filter { !removed.contains($0) }.map { section in
                old[section].indices.filter { !left.contains(Place(section: section, index: $0)) }.map {
                    old[section][$0]
                }
            }
            for section in changes.insertedSections { kept.insert(new[section].elements, at: section) }
            var arrivals: [(place: Place, word: Word)] = changes.insertions.map {
                ($0, new[$0.section].elements[$0.index])
            }
            arrivals += changes.moves.map { ($0.to, old[$0.from.section][$0.from.index]) }
            arrivals.sort { ($0.place.section, $0.place.index) < ($1.place.section, $1.place.index) }
            for arrival in arrivals { kept[arrival.place.section].insert(arrival.word, at: arrival.place.index) }
            for place in changes.updates { kept[place.section][place.index] = new[place.section].elements[place.index] }
            sections = kept
        }
    }

    private func first(_ word: Word) -> Character { word.text.first ?? "-" }

    @Test func `sections are in the order of their first elements`() {
        let words = DynamicArray([Word(id: 1, text: "b1"), Word(id: 2, text: "a1"), Word(id: 3, text: "b2")])
        let letters: Letters = words.sections(by: first)
        expect(letters.sections.map(\.key), equals: ["b", "a"])
        expect(letters.sections.map { $0.elements.map(\.id) }, equals: [[1, 3], [2]])
        var changes: [SectionedChanges] = []
        let token = letters.observe { changes.append($1) }
        words.append(Word(id: 4, text: "a2"))
        expect(changes.last?.insertions, equals: [Place(section: 1, index: 1)])
        words[0] = Word(id: 1, text: "b9")
        expect(changes.last?.updates, equals: [Place(section: 0, index: 0)])
        words.append(Word(id: 5, text: "c"))
        expect(changes.last?.insertedSections == [2] && changes.last?.insertions == [])
        // An element that leaves a removed section is inserted into its new section.
        words[4] = Word(id: 5, text: "a3")
        expect(changes.last?.removedSections == [2] && changes.last?.insertions == [Place(section: 1, index: 2)])
        // An element that leaves a remaining section is moved and updated.
        withBatchedUpdates {
            words[3] = Word(id: 4, text: "b3")
            words.remove(at: 1)
        }
        expect(
            changes.last?.moves,
            equals: [
                SectionedChanges.Move(from: Place(section: 1, index: 1), to: Place(section: 0, index: 2))
            ])
        expect(changes.last?.removals, equals: [Place(section: 1, index: 0)])
        expect(changes.last?.updates, equals: [Place(section: 0, index: 2)])
        expect(changes.count, equals: 5)
        token.cancel()
    }

    @Test func `random changes of the array are batch updates of the sections`() {
        for seed in 0..<300 {
            var random = SplitMix64(seed: UInt64(seed))
            func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
            func word(_ id: Int) -> Word { Word(id: id, text: "\(["a", "b", "c", "d"][number(4)])\(number(3))") }
            let words = DynamicArray((0..<number(6)).map(word))
            let letters: Letters = words.sections(by: first)
            let rows = Rows()
            letters.bind(with: rows) { rows, sections, changes in rows.apply(changes, sections) }
            for step in 0..<12 {
                withBatchedUpdates {
                    for _ in 0...number(4) {
                        let index: Int = words.isEmpty ? 0 : number(words.count)
                        switch number(6) {
                        case 0 where !words.isEmpty: words.remove(at: index)
                        case 1 where !words.isEmpty: words[index] = word(words[index].id)
                        case 2 where !words.isEmpty: words.move(from: index, to: number(words.count))
                        case 3 where !words.isEmpty:
                            words.replace(
                                with: words.elements.shuffled(using: &random).map { number(3) > 0 ? $0 : word($0.id) })
                        default: words.insert(word(100 + step * 10 + number(1_000) * 1_000), at: index)
                        }
                    }
                }
                var expected: [(Character, [Word])] = []
                for word in words.elements {
                    if let index = expected.firstIndex(where: { $0.0 == first(word) }) {
                        expected[index].1.append(word)
                    } else {
                        expected.append((first(word), [word]))
                    }
                }
                expect(letters.sections.map(\.elements), equals: expected.map(\.1))
                guard rows.sections != expected.map(\.1) else { continue }
                Issue.record("seed \(seed), step \(step): \(rows.sections), expected \(expected)")
                return
            }
        }
    }
}
