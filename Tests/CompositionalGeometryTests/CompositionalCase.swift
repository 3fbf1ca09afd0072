import CompositionalGeometry
import TestSupport

/// A layout, and the sizes that are measured in successive batches.
struct CompositionalCase {
    typealias Boundary = CompositionalGeometry.Boundary
    typealias Dimension = CompositionalGeometry.Dimension
    typealias Element = CompositionalGeometry.Element
    typealias Insets = CompositionalGeometry.Insets
    typealias Item = CompositionalGeometry.Item
    typealias Pair = CompositionalGeometry.Pair
    typealias Section = CompositionalGeometry.Section
    typealias Size = CompositionalGeometry.Size
    typealias Spacing = CompositionalGeometry.Spacing

    var sections: [Section]
    var container: Pair
    var axis: CompositionalGeometry.Axis
    var sectionSpacing: Double
    var boundaries: [Boundary]
    var batches: [[Element: Pair]]

    init(_ random: inout SplitMix64) {
        var generator = CaseGenerator(random: random)
        sections = (0..<generator.random.below(4)).map { _ in generator.section() }
        container = Pair(
            x: Double(100 + generator.random.below(30) * 10), y: Double(100 + generator.random.below(30) * 10))
        axis = generator.random.below(4) == 0 ? .horizontal : .vertical
        sectionSpacing = Double(generator.random.below(4) * 5 - 5)
        boundaries = generator.boundaries()
        batches = []
        let counts: [(Int, Int)] = sections.enumerated().map { ($0, $1.count) }
        for _ in 0..<generator.random.below(4) {
            var batch: [Element: Pair] = [:]
            for (section, count) in counts where count > 0 {
                for _ in 0..<generator.random.below(4) {
                    batch[.item(section: section, item: generator.random.below(count))] = generator.pair()
                }
                for index in sections[section].boundaries.indices where generator.random.below(2) == 0 {
                    batch[.boundary(section: section, index: index)] = generator.pair()
                }
            }
            for index in boundaries.indices where generator.random.below(2) == 0 {
                batch[.global(index: index)] = generator.pair()
            }
            batches.append(batch)
        }
        random = generator.random
    }

    func geometry() -> CompositionalGeometry {
        CompositionalGeometry(
            sections, container: container, axis: axis, sectionSpacing: sectionSpacing, boundaries: boundaries)
    }

    // MARK: Shrinking

    /// Simpler cases, the simplest first.
    func shrunk() -> [CompositionalCase] {
        var simpler: [CompositionalCase] = []
        func add(_ change: (inout CompositionalCase) -> Void) {
            var copy = self
            change(&copy)
            simpler.append(copy)
        }
        for index in batches.indices { add { $0.batches.remove(at: index) } }
        for (index, batch) in batches.enumerated() {
            for element in batch.keys { add { $0.batches[index][element] = nil } }
        }
        if !boundaries.isEmpty { add { $0.removeGlobals() } }
        if sectionSpacing != 0 { add { $0.sectionSpacing = 0 } }
        for index in sections.indices {
            let section = sections[index]
            if index == sections.count - 1 { add { $0.removeSection(index) } }
            if !section.boundaries.isEmpty { add { $0.removeBoundaries(of: index) } }
            if !section.decorations.isEmpty { add { $0.sections[index].decorations = [] } }
            if section.insets != Insets() { add { $0.sections[index].insets = Insets() } }
            if section.groupSpacing > 0 { add { $0.sections[index].groupSpacing = 0 } }
            if section.behavior != .none { add { $0.sections[index].behavior = .none } }
            for count in [section.count / 2, section.count - 1] where count >= 0 && count < section.count {
                add { $0.limit(index, to: count) }
            }
            for group in Self.shrunk(section.group) { add { $0.sections[index].group = group } }
        }
        return simpler
    }

    private mutating func removeGlobals() {
        boundaries = []
        filter { if case .global = $0 { false } else { true } }
    }

    private mutating func removeSection(_ section: Int) {
        sections.remove(at: section)
        filter { $0.section != section }
    }

    private mutating func removeBoundaries(of section: Int) {
        sections[section].boundaries = []
        filter { if case .boundary(section, _) = $0 { false } else { true } }
    }

    private mutating func limit(_ section: Int, to count: Int) {
        sections[section].count = count
        filter { if case .item(section, let item) = $0 { item < count } else { true } }
    }

    private mutating func filter(_ isKept: (Element) -> Bool) {
        batches = batches.map { $0.filter { isKept($0.key) } }
    }

    private static func shrunk(_ item: Item) -> [Item] {
        var simpler: [Item] = []
        func make(
            insets: Insets? = nil, edges: CompositionalGeometry.EdgeSpacing? = nil,
            attachments: [CompositionalGeometry.Attachment]? = nil, content: Item.Content? = nil
        ) -> Item {
            Item(
                size: item.size, insets: insets ?? item.insets, edgeSpacing: edges ?? item.edgeSpacing,
                attachments: attachments ?? item.attachments, content: content ?? item.content)
        }
        if item.insets != Insets() { simpler.append(make(insets: Insets())) }
        if item.edgeSpacing != .init() { simpler.append(make(edges: .init())) }
        if !item.attachments.isEmpty { simpler.append(make(attachments: [])) }
        guard case .line(let line) = item.content else { return simpler }
        func add(_ change: (inout Item.Line) -> Void) {
            var copy = line
            change(&copy)
            simpler.append(make(content: .line(copy)))
        }
        if line.spacing != .fixed(0) { add { $0.spacing = .fixed(0) } }
        if line.sharesLength { add { $0.sharesLength = false } }
        for index in line.items.indices {
            if line.items.count > 1 { add { $0.items.remove(at: index) } }
            for child in shrunk(line.items[index]) { add { $0.items[index] = child } }
        }
        return simpler
    }

    // MARK: Description

    var text: String {
        var lines: [String] = ["\(axis) in \(container), spacing \(sectionSpacing), boundaries \(boundaries)"]
        for section in sections {
            lines.append(
                "section of \(section.count), \(section.behavior), insets \(section.insets), "
                    + "spacing \(section.groupSpacing), \(section.boundaries), \(section.boundariesFollowInsets)")
            lines.append(Self.text(of: section.group, indent: "  "))
        }
        for batch in batches { lines.append("measured \(batch)") }
        return lines.joined(separator: "\n")
    }

    private static func text(of item: Item, indent: String) -> String {
        var text =
            "\(indent)\(item.size.width) × \(item.size.height), insets \(item.insets), edges \(item.edgeSpacing), "
            + "\(item.attachments)"
        if case .line(let line) = item.content {
            text +=
                "\n\(indent)\(line.axis), count \(String(describing: line.count)), shares \(line.sharesLength), "
                + "\(line.spacing)"
            for child in line.items { text += "\n" + Self.text(of: child, indent: indent + "  ") }
        }
        return text
    }
}

/// Random parts of layouts.
private struct CaseGenerator {
    typealias Item = CompositionalCase.Item

    var random: SplitMix64
    private var nextID = 0

    init(random: SplitMix64) { self.random = random }

    mutating func pair() -> CompositionalCase.Pair {
        .init(x: Double(random.below(22) * 5), y: Double(random.below(22) * 5))
    }

    private mutating func insets() -> CompositionalCase.Insets {
        guard random.below(3) == 0 else { return .init() }
        return .init(
            top: Double(random.below(3) * 4), leading: Double(random.below(3) * 4),
            bottom: Double(random.below(3) * 4), trailing: Double(random.below(3) * 4))
    }

    /// Returns insets that can be negative on both axes.
    private mutating func sectionInsets() -> CompositionalCase.Insets {
        var insets = self.insets()
        if random.below(4) == 0 { insets.top = -6 }
        if random.below(4) == 0 { insets.bottom = -6 }
        if random.below(4) == 0 { insets.leading = -6 }
        return insets
    }

    private mutating func dimension(known: Bool) -> CompositionalCase.Dimension {
        switch random.below(known ? 4 : 8) {
        case 0: .fractionalWidth([0.2, 0.25, 0.5, 1][random.below(4)])
        case 1: .fractionalHeight([0.2, 0.25, 0.5, 1][random.below(4)])
        case 2, 3: .absolute(Double(20 + random.below(10) * 10))
        case 4: .uniform(Double(20 + random.below(5) * 10))
        default: .estimated(Double(20 + random.below(5) * 10))
        }
    }

    private mutating func size(known: Bool) -> CompositionalCase.Size {
        CompositionalCase.Size(dimension(known: known), dimension(known: known))
    }

    private mutating func spacing() -> CompositionalCase.Spacing {
        let length = Double(random.below(4) * 5)
        return random.below(4) == 0 ? .flexible(length) : .fixed(length)
    }

    private mutating func edges() -> CompositionalGeometry.EdgeSpacing {
        guard random.below(4) == 0 else { return .init() }
        return .init(leading: spacing(), top: spacing(), trailing: spacing(), bottom: spacing())
    }

    private mutating func attachments() -> [CompositionalGeometry.Attachment] {
        guard random.below(5) == 0 else { return [] }
        nextID += 1
        let places: [Double] = [0, 0.5, 1]
        let anchor = CompositionalGeometry.Anchor(
            .init(x: places[random.below(3)], y: places[random.below(3)]), offset: .init(x: 0.5, y: -0.5),
            isFractional: random.below(2) == 0)
        return [.init(id: nextID, size: size(known: true), containerAnchor: anchor, insets: insets())]
    }

    private mutating func item(depth: Int, known: Bool) -> Item {
        let isLine: Bool = depth == 2 || depth > 0 && random.below(3) == 0
        var content: Item.Content = .item
        if isLine {
            let children: [Item] = (0..<1 + random.below(3)).map { _ in item(depth: depth - 1, known: known) }
            let counted: Bool = random.below(3) == 0
            content = .line(
                .init(
                    random.below(2) == 0 ? .horizontal : .vertical, counted ? [children[0]] : children,
                    count: counted ? 1 + random.below(3) : nil, sharesLength: counted && random.below(2) == 0,
                    spacing: spacing()))
        }
        return Item(
            size: size(known: known), insets: insets(), edgeSpacing: edges(), attachments: attachments(),
            content: content)
    }

    mutating func section() -> CompositionalCase.Section {
        let behaviors: [CompositionalGeometry.Behavior] = [.none, .none, .none, .continuous, .groupPagingCentered]
        return CompositionalCase.Section(
            count: random.below(2) == 0 ? random.below(5) : random.below(40),
            group: item(depth: 2, known: random.below(2) == 0), insets: sectionInsets(),
            groupSpacing: Double(random.below(3) * 5), behavior: behaviors[random.below(5)],
            boundaries: boundaries(), decorations: random.below(3) == 0 ? [insets()] : [],
            boundariesFollowInsets: random.below(2) == 0, spaceBefore: Double(random.below(3) * 5))
    }

    mutating func boundaries() -> [CompositionalCase.Boundary] {
        guard random.below(2) == 0 else { return [] }
        let places: [Double] = [0, 0.5, 1]
        return (0..<1 + random.below(2)).map { _ in
            CompositionalCase.Boundary(
                size: size(known: false), alignment: .init(x: places[random.below(3)], y: places[random.below(3)]),
                offset: random.below(3) == 0 ? .init(x: 5, y: -5) : .init(), extendsBoundary: random.below(4) > 0,
                insets: insets())
        }
    }
}
