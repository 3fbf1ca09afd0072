import Expectations
import FlowGeometry
import Testing

struct FlowGeometryTests {
    typealias Element = FlowGeometry.Element
    typealias Frame = FlowGeometry.Frame
    typealias Items = FlowGeometry.Items
    typealias Section = FlowGeometry.Section
    typealias Size = FlowGeometry.Size

    private func across(_ items: Items, spacing: Double = 10, breadth: Double = 320) -> [Double] {
        let geometry = FlowGeometry([Section(items: items, itemSpacing: spacing)], breadth: breadth)
        return (0..<items.count).map { geometry.frame(of: .item(section: 0, item: $0)).across }
    }

    private func items(_ breadths: [Double]) -> Items { Items(breadths.map { Size(length: 20, breadth: $0) }) }

    @Test func `items of equal size form columns, including the last line`() {
        // Five items of 50 and four gaps of at least 10 fit into 320. The remaining 70 points are shared by four gaps.
        let places: [Double] = across(Items(count: 7, size: Size(length: 20, breadth: 50)))
        expect(places, equals: [0, 67.5, 135, 202.5, 270, 0, 67.5])
    }

    @Test func `a first line that is not full has the gaps of a full line`() {
        expect(across(Items(count: 2, size: Size(length: 20, breadth: 50))), equals: [0, 67.5])
    }

    @Test func `an item that leaves no space for a second one is centered`() {
        expect(across(Items(count: 2, size: Size(length: 20, breadth: 200))), equals: [60, 60])
        expect(across(items([200, 180])), equals: [60, 70])
    }

    @Test func `items that overlap by a negative spacing end at the edge of a full line`() {
        let places: [Double] = [0, 24.5, 49, 73.5]
        expect(across(Items(count: 4, size: Size(length: 10, breadth: 25.5)), spacing: -1, breadth: 99), equals: places)
        expect(across(items([25.5, 25.5, 25.5, 25.5, 26]), spacing: -1, breadth: 99), equals: places + [0])
    }

    @Test func `items of different sizes fill every full line`() {
        // 100 + 10 + 150 leave no space for 80. The last line is not full, so it has the minimum gap.
        expect(across(items([100, 150, 80, 60])), equals: [0, 170, 0, 90])
    }

    @Test func `a line fits within the tolerance for rounding errors`() {
        expect(across(items([100, 100, 100.0000001]), spacing: 10), equals: [0, 110, 220])
        let two: [Double] = across(items([100, 100, 101]), spacing: 10)
        expect(two[2], equals: 0)
    }

    @Test func `an item that is too wide has its own line at the start`() {
        expect(across(items([400, 50])), equals: [0, 0])
    }

    @Test func `a line is as long as its longest item, and the others are centered in it`() {
        let sizes: [Size] = [
            Size(length: 20, breadth: 150), Size(length: 60, breadth: 150), Size(length: 10, breadth: 150),
        ]
        let geometry = FlowGeometry([Section(items: Items(sizes), lineSpacing: 8, itemSpacing: 10)], breadth: 320)
        expect(geometry.frame(of: .item(section: 0, item: 0)).along, equals: 20)
        expect(geometry.frame(of: .item(section: 0, item: 1)).along, equals: 0)
        expect(geometry.frame(of: .item(section: 0, item: 2)).along, equals: 68)
        expect(geometry.length, equals: 78)
    }

    @Test func `a section has a header, insets around its lines, and a footer`() {
        let section = Section(
            items: Items(count: 3, size: Size(length: 40, breadth: 100)), lineSpacing: 5, itemSpacing: 10, before: 7,
            after: 9, start: 11, end: 13, header: 30, footer: 20)
        let geometry = FlowGeometry([section, section], breadth: 234)
        expect(geometry.length, equals: 2 * (30 + 7 + 40 + 5 + 40 + 9 + 20))
        expect(geometry.frame(of: .header(section: 1)), equals: Frame(along: 151, across: 0, length: 30, breadth: 234))
        expect(
            geometry.frame(of: .item(section: 1, item: 0)),
            equals: Frame(along: 188, across: 11, length: 40, breadth: 100))
        expect(geometry.frame(of: .item(section: 0, item: 1)).across, equals: 121)
        expect(geometry.frame(of: .footer(section: 0)), equals: Frame(along: 131, across: 0, length: 20, breadth: 234))
        expect(geometry.extent(of: 1), equals: 151...302)
    }

    @Test func `a section without items consists of its header and footer`() {
        let section = Section(
            items: Items(count: 0, size: Size(length: 40, breadth: 100)), before: 7, after: 9, header: 30, footer: 20)
        let geometry = FlowGeometry([section], breadth: 300)
        expect(geometry.length, equals: 50)
        expect(geometry.elements(in: 0..<50), equals: [.header(section: 0), .footer(section: 0)])
        expect(!geometry.contains(.item(section: 0, item: 0)))
        expect(FlowGeometry().length, equals: 0)
        expect(FlowGeometry().elements(in: 0..<100).isEmpty)
    }

    @Test func `a million items of equal size take no time`() {
        let items = Items(count: 1_000_000, size: Size(length: 50, breadth: 50))
        let geometry = FlowGeometry([Section(items: items, lineSpacing: 10, itemSpacing: 10)], breadth: 320)
        expect(geometry.length, equals: 200_000 * 60 - 10)
        expect(geometry.elements(in: 6_000_000..<6_000_050).first, equals: .item(section: 0, item: 500_000))
    }
}
