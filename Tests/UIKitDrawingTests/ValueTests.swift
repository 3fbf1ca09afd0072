import CoreGraphics
import Expectations
import Foundation
import Testing
import UIKitDrawing

/// Structures in `NSValue`, and types whose values are numbers.
struct ValueTests {
    @Test func `a value contains a structure`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let offset = UIOffset(horizontal: 1, vertical: 2)
        let vector = CGVector(dx: 3, dy: 4)
        let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
        expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue, equals: directional)
        expect(NSValue(uiOffset: offset).uiOffsetValue, equals: offset)
        expect(NSValue(cgVector: vector).cgVectorValue, equals: vector)
        expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue, equals: transform)
    }

    @Test func `structures convert to values and back`() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let any: Any = insets
        expect((any as? NSValue)?.uiEdgeInsetsValue, equals: insets)
        let value: Any = NSValue(uiEdgeInsets: insets)
        expect(value as? UIEdgeInsets, equals: insets)
        expectNil(value as? NSDirectionalEdgeInsets)
        expectNil(value as? CGRect)
        expectNil(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)) as? CGVector)
        expect(NSValue(uiEdgeInsets: insets), equals: NSValue(uiEdgeInsets: insets))
    }

    @Test func `a value with another type contains zero`() {
        let value = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        expect(value.uiEdgeInsetsValue == .zero && value.uiOffsetValue == .zero && value.cgVectorValue == .zero)
        expect(value.cgAffineTransformValue, equals: .identity)
    }

    @Test func `weights are compared and changed as numbers`() {
        var weight: UIFont.Weight = .regular
        weight += 0.25
        expect(UIFont.Weight.bold > weight && weight > .medium)
        weight -= 0.25
        expect(weight == .regular && UIFont.Weight.bold - UIFont.Weight.regular == 0.4)
    }

    @Test func `the description of a color has no fractions of whole numbers`() {
        expect(UIColor.red.description, equals: "UIExtendedSRGBColorSpace 1 0 0 1")
        expect(UIColor(white: 0.5, alpha: 1).description, equals: "UIExtendedGrayColorSpace 0.5 1")
    }
}
