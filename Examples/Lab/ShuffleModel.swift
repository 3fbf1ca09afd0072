import UIKit

/// Items in sections that change at random. The changes are the same in every run.
struct ShuffleModel {
    /// A named section.
    struct Section {
        var name: String
        var items: [Int]
    }

    private(set) var sections: [Section]
    private(set) var updateCount = 0
    private var nextItem = 30
    private var random: Generator

    init(seed: UInt64) {
        random = Generator(state: seed)
        sections = [
            Section(name: "Cedar", items: Array(0..<10)), Section(name: "Paper", items: Array(10..<18)),
            Section(name: "Stone", items: Array(18..<30)),
        ]
    }

    var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.items)
        }
        if updateCount % 5 == 4, let item = sections.first?.items.first { snapshot.reloadItems([item]) }
        if updateCount % 3 == 2, let item = sections.last?.items.last { snapshot.reconfigureItems([item]) }
        return snapshot
    }

    /// Changes the order of a section or of all sections, inserts, deletes, or moves items to another section.
    mutating func change() {
        updateCount += 1
        let section = Int.random(in: 0..<sections.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: sections.shuffle(using: &random)
        case 1: sections[section].items.shuffle(using: &random)
        case 2:
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                sections[section].items.insert(nextItem, at: index(in: section, plus: 1))
                nextItem += 1
            }
        case 3 where sections[section].items.count > 4:
            for _ in 0..<3 { sections[section].items.remove(at: index(in: section)) }
        default:
            let target = (section + 1) % sections.count
            for _ in 0..<min(3, sections[section].items.count) {
                let item = sections[section].items.remove(at: index(in: section))
                sections[target].items.insert(item, at: index(in: target, plus: 1))
            }
        }
    }

    private mutating func index(in section: Int, plus: Int = 0) -> Int {
        Int.random(in: 0..<sections[section].items.count + plus, using: &random)
    }

    static func name(of item: Int) -> String { "Board \(item)" }

    @MainActor
    static func content(of item: Int) -> UIListContentConfiguration {
        var content = UIListContentConfiguration.cell()
        content.text = "\(item)"
        content.textProperties.color = .black
        content.textProperties.alignment = .center
        content.directionalLayoutMargins = .zero
        return content
    }

    @MainActor
    static func background(of item: Int) -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = UIColor(hue: CGFloat(item % 12) / 12, saturation: 0.35, brightness: 0.9, alpha: 1)
        background.cornerRadius = 8
        return background
    }

    /// A small random number generator with a repeatable sequence.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state >> 33) | (state << 31)
        }
    }
}
