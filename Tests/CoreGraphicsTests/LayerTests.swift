import CoreGraphics
import Expectations
import Testing

/// Layers, which are drawn once and used many times, and the reset of clips.
struct LayerTests {
    /// Returns a layer of 10 by 8 units with a red square of 4 units at its origin.
    private func layer(for context: CGContext) throws -> CGLayer {
        let layer = try #require(CGLayer(context, size: CGSize(width: 10, height: 8), auxiliaryInfo: nil))
        let own = try #require(layer.context)
        own.setFillColor(.red)
        own.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        return layer
    }

    @Test func `the origin of a layer is at the point where it is drawn`() throws {
        let context = try bottomLeft(30, 20)
        let layer: CGLayer = try layer(for: context)
        expect(layer.size, equals: CGSize(width: 10, height: 8))
        context.draw(layer, at: CGPoint(x: 10, y: 5))
        // The rows count from the top.
        try expect(context.pixel(10, 14), equals: .red)
        try expect(context.pixel(13, 11), equals: .red)
        try expect(context.pixel(14, 14).alpha, equals: 0)
        try expect(context.pixel(10, 10).alpha, equals: 0)
        // Later drawing in the layer does not change what was drawn with it.
        layer.context?.clear(CGRect(x: 0, y: 0, width: 4, height: 4))
        try expect(context.pixel(10, 14), equals: .red)
        context.draw(layer, at: .zero)
        try expect(context.pixel(1, 18).alpha, equals: 0)
    }

    @Test func `a layer has the resolution of its context and is scaled to a rectangle`() throws {
        let context = try topLeft(30, 20, scale: 2)
        let layer: CGLayer = try layer(for: context)
        layer.context?.setFillColor(.blue)
        layer.context?.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
        context.draw(layer, at: CGPoint(x: 10, y: 5))
        // In a context whose y axis points down, the origin of the layer is at the top.
        try expect(context.pixel(20, 10), equals: .blue)
        try expect(context.pixel(21, 11), equals: .red)
        try expect(context.pixel(27, 17), equals: .red)
        try expect(context.pixel(28, 10).alpha, equals: 0)
        context.draw(layer, in: CGRect(x: 0, y: 0, width: 20, height: 16))
        try expect(context.pixel(14, 14), equals: .red)
        try expect(context.pixel(17, 4).alpha, equals: 0)
        context.setAlpha(0.5)
        context.draw(layer, at: CGPoint(x: 22, y: 12))
        try expect((127...128).contains(context.pixel(46, 26).alpha))
        expectNil(CGLayer(context, size: .zero, auxiliaryInfo: nil))
    }

    @Test func `a clip can be removed`() throws {
        let context = try topLeft(10, 10)
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
        let mask = try topLeft(10, 10)
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 10), mask: try #require(mask.makeImage()))
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        try expect(context.pixel(1, 1).alpha, equals: 0)
        context.resetClip()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.synchronize()
        try expect(context.pixel(9, 9), equals: .red)
    }
}
