import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitDrawing

struct GeometryTextTests {
    @Test func `geometry is converted to text and back`() {
        let rect = CGRect(x: 1, y: -2.5, width: 3, height: 0.1)
        expect(NSCoder.string(for: rect), equals: "{{1, -2.5}, {3, 0.1}}")
        expect(NSCoder.cgRect(for: NSCoder.string(for: rect)), equals: rect)
        expect(NSCoder.string(for: CGPoint(x: 1, y: 2)), equals: "{1, 2}")
        expect(NSCoder.cgPoint(for: "{1, 2}"), equals: CGPoint(x: 1, y: 2))
        expect(NSCoder.cgSize(for: "{3,4}"), equals: CGSize(width: 3, height: 4))
        let vector = CGVector(dx: 1e20, dy: 1e-7)
        expect(NSCoder.cgVector(for: NSCoder.string(for: vector)), equals: vector)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        expect(NSCoder.string(for: transform), equals: "[1, 2, 3, 4, 5, 6]")
        expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)), equals: transform)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expect(NSCoder.string(for: insets), equals: "{1, 2, 3, 4}")
        expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}"), equals: insets)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expect(NSCoder.nsDirectionalEdgeInsets(for: NSCoder.string(for: directional)), equals: directional)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        expect(NSCoder.uiOffset(for: NSCoder.string(for: offset)), equals: offset)
    }

    @Test func `other text is zero or the identity`() {
        expect(NSCoder.cgRect(for: "{1, 2}") == .zero && NSCoder.cgPoint(for: "{a, b}") == .zero)
        expect(NSCoder.cgAffineTransform(for: ""), equals: .identity)
    }
}
