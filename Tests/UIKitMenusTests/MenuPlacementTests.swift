import Expectations
import CoreGraphics
import Foundation
import Testing

@testable import UIKitMenus

struct MenuPlacementTests {
    private let area = CGRect(x: 8, y: 28, width: 374, height: 800)
    private let size = CGSize(width: 250, height: 200)

    private func place(_ anchor: CGRect, _ size: CGSize? = nil, center: CGFloat? = nil, above: Bool = false)
        -> MenuPlacement
    {
        MenuPlacement(
            size: size ?? self.size, anchor: anchor, gap: 8, area: area, center: center, prefersAbove: above)
    }

    @Test func `a menu is below its anchor, aligned at the side of the nearer edge`() {
        expect(
            place(CGRect(x: 20, y: 100, width: 80, height: 40)).frame,
            equals: CGRect(x: 20, y: 148, width: 250, height: 200))
        expect(
            place(CGRect(x: 300, y: 100, width: 80, height: 40)).frame,
            equals: CGRect(x: 130, y: 148, width: 250, height: 200))
    }

    @Test func `a menu is above an anchor near the lower edge`() {
        let placement = place(CGRect(x: 20, y: 700, width: 80, height: 40))
        expect(placement.isAbove && placement.frame.maxY == 692)
        expect(placement.origin, equals: CGPoint(x: 60, y: 692))
    }

    @Test func `a menu that fits on neither side is as tall as the larger side`() {
        let below = place(CGRect(x: 20, y: 300, width: 80, height: 40), CGSize(width: 250, height: 900))
        expect(!below.isAbove && below.frame.minY == 348 && below.frame.maxY == area.maxY)
        let above = place(CGRect(x: 20, y: 600, width: 80, height: 40), CGSize(width: 250, height: 900))
        expect(above.isAbove && above.frame.minY == area.minY && above.frame.maxY == 592)
    }

    @Test func `a menu stays inside the area`() {
        expect(place(CGRect(x: 0, y: 100, width: 4, height: 4)).frame.minX, equals: 8)
        expect(place(CGRect(x: 180, y: 100, width: 4, height: 4), center: 370, above: false).frame.maxX, equals: 382)
        expect(place(CGRect(x: 180, y: 50, width: 4, height: 4), above: true).isAbove, equals: false)
        expect(place(CGRect(x: 180, y: 400, width: 4, height: 4), above: true).isAbove)
    }

    @Test func `a menu at the pointer begins at the location of the pointer`() {
        func corner(_ x: CGFloat, _ y: CGFloat, mirrored: Bool = false) -> CGPoint {
            MenuPlacement(size: size, point: CGPoint(x: x, y: y), area: area, isMirrored: mirrored).frame.origin
        }
        expect(corner(50, 100), equals: CGPoint(x: 50, y: 100))
        expect(corner(350, 100), equals: CGPoint(x: 100, y: 100))
        expect(corner(300, 100, mirrored: true), equals: CGPoint(x: 50, y: 100))
        expect(corner(50, 800), equals: CGPoint(x: 50, y: 600))
    }

    @Test func `a preview moves up to make room for its menu`() {
        let row = CGRect(x: 16, y: 760, width: 358, height: 44)
        let low = PreviewPlacement(
            size: row.size, source: row, menuSize: CGSize(width: 250, height: 132), gap: 16, area: area)
        expect(low.menu.maxY == 744 && low.preview == row)
        let large = PreviewPlacement(
            size: CGSize(width: 300, height: 400), source: row.offsetBy(dx: 0, dy: -460),
            menuSize: CGSize(width: 250, height: 500), gap: 16, area: area)
        expect(large.preview.minY >= area.minY && large.menu.maxY <= area.maxY)
        expect(large.menu.minY, equals: large.preview.maxY + 16)
        let alone = PreviewPlacement(
            size: CGSize(width: 300, height: 200), source: row, menuSize: .zero, gap: 16, area: area)
        expect(alone.menu == .zero && alone.preview.maxY == area.maxY)
    }

    @Test func `letters that are typed find a title`() {
        var typing = TypeSelection()
        let titles = ["Copy", "Cut", "Paste", "Cancel"]
        expect(typing.add("c", at: 0, titles: titles, current: nil), equals: 0)
        expect(typing.add("u", at: 0.5, titles: titles, current: 0), equals: 1)
        expect(typing.add("p", at: 2, titles: titles, current: 1), equals: 2)
        expect(typing.add("c", at: 5, titles: titles, current: 0), equals: 1)
        expect(typing.add("c", at: 5.2, titles: titles, current: 1), equals: 3)
        expectNil(typing.add("x", at: 9, titles: titles, current: 1))
    }
}
