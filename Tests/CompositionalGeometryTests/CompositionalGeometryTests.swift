import Expectations
import CompositionalGeometry
import Testing

struct CompositionalGeometryTests {
    typealias Item = CompositionalGeometry.Item
    typealias Pair = CompositionalGeometry.Pair
    typealias Rect = CompositionalGeometry.Rect
    typealias Section = CompositionalGeometry.Section
    typealias Size = CompositionalGeometry.Size

    private func row(
        _ items: [Item], height: CompositionalGeometry.Dimension = .absolute(50),
        spacing: CompositionalGeometry.Spacing = .fixed(0), count: Int? = nil, shares: Bool = false
    ) -> Item {
        Item(
            size: Size(.fractionalWidth(1), height),
            content: .line(.init(.horizontal, items, count: count, sharesLength: shares, spacing: spacing)))
    }

    private func item(_ width: CompositionalGeometry.Dimension) -> Item {
        Item(size: Size(width, .fractionalHeight(1)))
    }

    private func starts(_ section: Section) -> [Double] {
        let geometry = CompositionalGeometry([section], container: Pair(x: 300, y: 600))
        return (0..<section.count).map { geometry.frame(of: .item(section: 0, item: $0)).origin.x }
    }

    @Test func `items repeat as long as they fit`() {
        expect(starts(Section(count: 5, group: row([item(.absolute(100))]))), equals: [0, 100, 200, 0, 100])
        expect(
            starts(Section(count: 4, group: row([item(.fractionalWidth(0.5))], spacing: .fixed(10)))),
            equals: [0, 0, 0, 0])
        expect(
            starts(Section(count: 5, group: row([item(.absolute(60)), item(.absolute(200))], spacing: .fixed(10)))),
            equals: [0, 70, 0, 70, 0])
    }

    @Test func `items share the length of a group that has a fixed count of items`() {
        let group = row([item(.absolute(1))], spacing: .fixed(15), count: 3, shares: true)
        let geometry = CompositionalGeometry([Section(count: 4, group: group)], container: Pair(x: 300, y: 600))
        expect(
            geometry.frame(of: .item(section: 0, item: 1)),
            equals: Rect(origin: Pair(x: 105, y: 0), size: Pair(x: 90, y: 50)))
        expect(geometry.frame(of: .item(section: 0, item: 3)).origin, equals: Pair(x: 0, y: 50))
    }

    @Test func `flexible spaces share the remaining space, and a last group is aligned with the columns of the others`()
    {
        let group = row([item(.absolute(80))], spacing: .flexible(10))
        expect(starts(Section(count: 4, group: group)), equals: [0, 110, 220, 0])
        let centered = Item(
            size: Size(.absolute(100), .fractionalHeight(1)),
            edgeSpacing: .init(leading: .flexible(0), trailing: .flexible(0)))
        expect(starts(Section(count: 1, group: row([centered], count: 1))), equals: [100])
    }

    @Test func `a cloud of tags wraps by measured widths`() {
        let tag = Item(size: Size(.estimated(100), .estimated(30)))
        let group = row([tag], height: .estimated(30), spacing: .fixed(10))
        var geometry = CompositionalGeometry([Section(count: 6, group: group)], container: Pair(x: 300, y: 600))
        expect(geometry.contentSize.y, equals: 90)
        var sizes: [CompositionalGeometry.Element: Pair] = [:]
        for item in 0..<6 { sizes[.item(section: 0, item: item)] = Pair(x: 40, y: item == 2 ? 50 : 30) }
        geometry.setMeasured(sizes)
        expect(geometry.contentSize.y, equals: 50)
        expect(geometry.frame(of: .item(section: 0, item: 5)).origin, equals: Pair(x: 250, y: 0))
    }

    @Test func `siblings are as large as the largest of them`() {
        let card = Item(size: Size(.fractionalWidth(0.5), .uniform(40)))
        let group = row([card], height: .estimated(40), count: 2)
        var geometry = CompositionalGeometry([Section(count: 4, group: group)], container: Pair(x: 300, y: 600))
        geometry.setMeasured([.item(section: 0, item: 0): Pair(x: 150, y: 70)])
        expect(geometry.frame(of: .item(section: 0, item: 1)).size.y, equals: 70)
        expect(geometry.frame(of: .item(section: 0, item: 2)).origin.y, equals: 70)
        expect(geometry.frame(of: .item(section: 0, item: 3)).size.y, equals: 40)
    }

    @Test func `an item that is measured as empty keeps its place in a group with an estimated length`() {
        let cell = Item(size: Size(.fractionalWidth(1), .estimated(50)))
        let group = Item(
            size: Size(.fractionalWidth(1), .estimated(200)), content: .line(.init(.vertical, [cell])))
        var geometry = CompositionalGeometry([Section(count: 8, group: group)], container: Pair(x: 300, y: 600))
        geometry.setMeasured([.item(section: 0, item: 1): Pair(x: 300, y: 0)])
        expect(
            (0..<5).map { geometry.frame(of: .item(section: 0, item: $0)).origin.y }, equals: [0, 50, 50, 100, 150])
        expect(geometry.elements(in: 0..<150, visible: 0..<150).count, equals: 4)
    }

    @Test func `sections that overlap can be empty, and the content contains all of them`() {
        let header = CompositionalGeometry.Boundary(
            size: Size(.fractionalWidth(1), .absolute(20)), alignment: Pair(x: 0.5, y: 0), isPinned: true)
        func geometry(_ counts: [Int], spacing: Double) -> CompositionalGeometry {
            CompositionalGeometry(
                counts.map { Section(count: $0, group: row([item(.fractionalWidth(1))])) },
                container: Pair(x: 300, y: 600), sectionSpacing: spacing, boundaries: [header])
        }
        let empty = geometry([0, 0], spacing: -30)
        expect(empty.frame(of: .global(index: 0), visible: 0..<600).origin.y, equals: 0)
        expect(empty.contentSize.y, equals: 20)
        let partial = geometry([1, 0, 0, 0, 1], spacing: -10)
        expect(partial.contentSize.y, equals: 80)
        let range: Range<Double> = 65..<70
        expect(
            Set(partial.elements(in: range, visible: 0..<600).map(\.element)),
            equals: [.item(section: 0, item: 0), .item(section: 4, item: 0)])
    }

    @Test func `items that negative insets move out of their section are found`() {
        let group = row([item(.fractionalWidth(1))], height: .absolute(100))
        func found(_ first: Section, _ second: Section, _ range: Range<Double>) -> Int {
            CompositionalGeometry([first, second], container: Pair(x: 300, y: 600))
                .elements(in: range, visible: range).count
        }
        let plain = Section(count: 1, group: group)
        expect(found(plain, Section(count: 1, group: group, insets: .init(top: -20)), 0..<95), equals: 2)
        expect(found(Section(count: 1, group: group, insets: .init(bottom: -20)), plain, 90..<200), equals: 2)
        let raised = Item(size: group.size, edgeSpacing: .init(top: .fixed(-20)), content: group.content)
        expect(found(plain, Section(count: 1, group: raised), 0..<95), equals: 2)
    }

    @Test func `the content of a section that scrolls sideways contains the view at its trailing side`() {
        let side = CompositionalGeometry.Boundary(
            size: Size(.absolute(100), .fractionalHeight(1)), alignment: Pair(x: 1, y: 0.5))
        let section = Section(
            count: 2, group: row([item(.fractionalWidth(1))]), behavior: .groupPaging, boundaries: [side])
        let geometry = CompositionalGeometry([section], container: Pair(x: 400, y: 600))
        expect(geometry.scroller(of: 0)?.contentLength, equals: 700)
        expect(geometry.scroller(of: 0)?.range, equals: 0...300)
    }

    @Test func `of a million items with known sizes, one group is laid out`() {
        var calls = 0
        let group = Item(
            size: Size(.fractionalWidth(1), .absolute(100)),
            content: .custom { size in
                calls += 1
                return (0..<10).map {
                    .init(frame: Rect(origin: Pair(x: Double($0) * 30, y: 0), size: Pair(x: 30, y: size.y)))
                }
            })
        let geometry = CompositionalGeometry(
            [Section(count: 1_000_000, group: group)], container: Pair(x: 300, y: 600))
        let range: Range<Double> = 5_000_000..<5_000_600
        let found = geometry.elements(in: range, visible: range)
        expect(found.count, equals: 60)
        expect(found.first?.element, equals: .item(section: 0, item: 500_000))
        expect(calls, equals: 1)
    }

    @Test func `of rows with estimated heights, only measured rows and rows in the range are laid out`() {
        var calls = 0
        let inner = Item(
            size: Size(.fractionalWidth(1), .absolute(20)),
            content: .custom { size in
                calls += 1
                return [.init(frame: Rect(size: size))]
            })
        let group = Item(
            size: Size(.fractionalWidth(1), .estimated(40)),
            content: .line(
                .init(.vertical, [inner, Item(size: Size(.fractionalWidth(1), .estimated(20)))], count: 1)))
        var geometry = CompositionalGeometry(
            [Section(count: 100_000, group: group)], container: Pair(x: 300, y: 600))
        calls = 0
        let range: Range<Double> = 1_000_000..<1_000_400
        expect(geometry.elements(in: range, visible: range).count, equals: 20)
        expect(calls, isAtMost: 12)
        geometry.setMeasured([.item(section: 0, item: 50_001): Pair(x: 300, y: 90)])
        expect(calls, isAtMost: 13)
        expect(geometry.frame(of: .item(section: 0, item: 50_002)).origin.y, equals: 1_000_110)
    }

    @Test func `pinned views of a section stay below those of the layout`() {
        func header(_ height: Double) -> CompositionalGeometry.Boundary {
            .init(
                size: Size(.fractionalWidth(1), .absolute(height)), alignment: Pair(x: 0.5, y: 0), isPinned: true)
        }
        let section = Section(count: 10, group: row([item(.fractionalWidth(1))]), boundaries: [header(30)])
        let geometry = CompositionalGeometry(
            [section, section], container: Pair(x: 300, y: 600), boundaries: [header(20)])
        let visible: Range<Double> = 200..<800
        expect(geometry.frame(of: .global(index: 0), visible: visible).origin.y, equals: 200)
        expect(geometry.frame(of: .boundary(section: 0, index: 0), visible: visible).origin.y, equals: 220)
        expect(geometry.frame(of: .boundary(section: 1, index: 0), visible: visible).origin.y, equals: 550)
    }

    @Test(arguments: [
        (CompositionalGeometry.Behavior.continuous, [130.0, 130, 130]),
        (.continuousGroupLeadingBoundary, [110, 110, 110]),
        (.groupPaging, [110, 0, 0]), (.groupPagingCentered, [10, -100, -100]),
    ]) func `a section comes to rest according to its behavior`(
        behavior: CompositionalGeometry.Behavior, expected: [Double]
    ) {
        let group = Item(
            size: Size(.absolute(100), .absolute(50)),
            content: .line(.init(.horizontal, [item(.fractionalWidth(1))])))
        let geometry = CompositionalGeometry(
            [Section(count: 20, group: group, groupSpacing: 10, behavior: behavior)], container: Pair(x: 300, y: 600))
        let start: Double = behavior == .groupPagingCentered ? -100 : 0
        let found: [Double] = [500.0, 0, -500].map {
            geometry.restingOffset(of: 0, proposed: 130, velocity: $0, start: start, offset: start + 20)
        }
        expect(found, equals: expected)
    }

    @Test func `an attachment that is measured larger than its group is visible beside it`() throws {
        let badge = CompositionalGeometry.Attachment(
            id: 7, size: Size(.absolute(20), .estimated(10)), containerAnchor: .init(.init(x: 0, y: 0)))
        let item = Item(size: Size(.fractionalWidth(1), .fractionalHeight(1)), attachments: [badge])
        let side = CompositionalGeometry.Boundary(
            size: Size(.estimated(20), .absolute(50)), alignment: Pair(x: 0, y: 0.5))
        let element = CompositionalGeometry.Element.attachment(section: 0, item: 3, id: 7)
        // A measured view at the side also changes the width of the groups.
        for sizes in [[:], [CompositionalGeometry.Element.boundary(section: 0, index: 0): Pair(x: 40, y: 50)]] {
            var geometry = CompositionalGeometry(
                [Section(count: 40, group: row([item]), boundaries: [side])], container: Pair(x: 300, y: 600))
            geometry.setMeasured(sizes.merging([element: Pair(x: 20, y: 400)]) { $1 })
            expect(geometry.frame(of: element).size.y, equals: 400)
            let range: Range<Double> = 500..<540
            let found = geometry.elements(in: range, visible: range) { _ in 0 }.map(\.element)
            expect(found.contains(element), "\(sizes): \(found)")
        }
    }
}
