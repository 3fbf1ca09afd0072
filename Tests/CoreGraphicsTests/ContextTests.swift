import Expectations
import CoreGraphics
import Testing

struct ContextTests {
    @Test func `contexts of the public initializer have their origin at the bottom left`() throws {
        let context = try bottomLeft(10, 20)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 19), equals: .red)
        try expect(context.pixel(0, 0), equals: .clear)
        expect(context.ctm.isIdentity)
        expect(context.convertToDeviceSpace(CGPoint(x: 3, y: 4)), equals: CGPoint(x: 3, y: 4))
    }

    @Test func `top left contexts report the same transform as UIKit's contexts`() throws {
        let context = try topLeft(10, 20, scale: 2)
        expect(context.width == 20 && context.height == 40)
        expect(context.ctm, equals: CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 40))
        expect(context.boundingBoxOfClipPath, equals: CGRect(x: 0, y: 0, width: 10, height: 20))
    }

    @Test func `fills of whole pixels are exact`() throws {
        let context = try topLeft(4, 4, scale: 2)
        context.setFillColor(.red)
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 2))
        let image = try #require(context.makeImage())
        expect(image.pixel(x: 2, y: 2), equals: .red)
        expect(image.pixel(x: 3, y: 5), equals: .red)
        expect(image.pixel(x: 1, y: 2), equals: .clear)
        expect(image.pixel(x: 2, y: 6), equals: .clear)
    }

    @Test func `half-covered pixels are half opaque`() throws {
        let context = try topLeft(2, 1)
        context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0).isClose(to: Pixel(red: 0, green: 0, blue: 0, alpha: 128)))
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
        try expect(context.pixel(0, 0), equals: .clear)
        context.setShouldAntialias(false)
        context.fill(CGRect(x: 0.25, y: 0, width: 1, height: 1))
        let alphas = try [context.pixel(0, 0).alpha, context.pixel(1, 0).alpha]
        expect(alphas.allSatisfy { $0 == 0 || $0 == 255 })
    }

    @Test func `graphics states nest`() throws {
        let context = try topLeft(4, 4)
        context.setFillColor(.red)
        context.saveGState()
        context.setFillColor(.blue)
        context.translateBy(x: 2, y: 0)
        context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
        context.restoreGState()
        context.restoreGState()
        expect(context.ctm, equals: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        try expect(context.pixel(3, 3), equals: .red)
    }

    @Test func `whether antialiasing is allowed is not part of the graphics state`() throws {
        let context = try topLeft(2, 1)
        context.saveGState()
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAllowsAntialiasing(false)
        context.endTransparencyLayer()
        context.restoreGState()
        context.fill(CGRect(x: 0.25, y: 0, width: 1, height: 1))
        let alphas = try [context.pixel(0, 0).alpha, context.pixel(1, 0).alpha]
        expect(alphas.allSatisfy { $0 == 0 || $0 == 255 }, "\(alphas)")
        context.setAllowsAntialiasing(true)
        context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0).isClose(to: Pixel(red: 0, green: 0, blue: 0, alpha: 128)))
    }

    @Test func `nothing is drawn under a singular transform`() throws {
        let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
        let image = try #require(topLeft(2, 2, opaque: true).makeImage())
        let flat = CGAffineTransform(a: 1, b: 1, c: 1, d: 1, tx: 0, ty: 0)
        for transform in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 1, y: 0), flat] {
            let context = try topLeft(2, 2)
            context.setFillColor(.red)
            context.addRect(whole)
            context.saveGState()
            context.concatenate(transform)
            expect(context.boundingBoxOfPath, equals: whole)
            context.scaleBy(x: 2, y: 2)
            context.fill(whole)
            context.draw(image, in: whole)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.fill(whole)
            context.endTransparencyLayer()
            context.setShadow(offset: .zero, blur: 1)
            context.fill(whole)
            try expect(context.pixel(1, 1), equals: .clear)
            context.restoreGState()
            context.fill(whole)
            context.saveGState()
            context.concatenate(transform)
            context.clear(whole)
            try expect(context.pixel(1, 1), equals: .red)
        }
    }

    @Test func `transforms that are not finite are ignored`() throws {
        let context = try topLeft(2, 2)
        for value in [CGFloat.nan, .infinity] {
            context.translateBy(x: value, y: 0)
            context.translateBy(x: 0, y: value)
            context.rotate(by: value)
            context.scaleBy(x: value, y: 1)
        }
        context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
        try expect(context.pixel(1, 1), equals: .black)
    }

    @Test func `strokes are centered on their path`() throws {
        let context = try topLeft(10, 10)
        context.setStrokeColor(.red)
        context.setLineWidth(2)
        context.stroke(CGRect(x: 3, y: 3, width: 4, height: 4))
        try expect(context.pixel(2, 2), equals: .red)
        try expect(context.pixel(3, 3), equals: .red)
        try expect(context.pixel(4, 4), equals: .clear)
        try expect(context.pixel(1, 1), equals: .clear)
    }

    @Test func `dashes leave gaps`() throws {
        let context = try topLeft(10, 1)
        context.setLineWidth(1)
        context.setLineDash(phase: 0, lengths: [2, 3])
        context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 10, y: 0.5)])
        let image = try #require(context.makeImage())
        expect(
            (0..<10).map { image.pixel(x: $0, y: 0).alpha > 0 },
            equals: [
                true, true, false, false, false, true, true, false, false, false,
            ])
    }

    @Test func `clips are intersected`() throws {
        let context = try topLeft(10, 10)
        context.clip(to: [CGRect(x: 0, y: 0, width: 2, height: 10), CGRect(x: 8, y: 0, width: 2, height: 10)])
        context.clip(to: CGRect(x: 0, y: 0, width: 10, height: 5))
        expect(context.boundingBoxOfClipPath, equals: CGRect(x: 0, y: 0, width: 10, height: 5))
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        try expect(context.pixel(1, 1), equals: .black)
        try expect(context.pixel(9, 4), equals: .black)
        try expect(context.pixel(5, 1), equals: .clear)
        try expect(context.pixel(1, 6), equals: .clear)
    }

    @Test func `an even-odd clip has holes`() throws {
        let context = try topLeft(9, 9)
        context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
        context.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
        context.clip(using: .evenOdd)
        context.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        try expect(context.pixel(1, 1), equals: .black)
        try expect(context.pixel(4, 4), equals: .clear)
    }

    @Test func `pixel clips ignore the transform`() throws {
        let context = try topLeft(10, 10, scale: 2)
        context.translateBy(x: 3.3, y: 0)
        context.clipToPixelRects([
            PixelRect(x: 1, y: 1, width: 2, height: 2), PixelRect(x: 10, y: 10, width: 1, height: 1),
        ])
        expect(context.clipPixelRect, equals: PixelRect(x: 1, y: 1, width: 10, height: 10))
        context.fill(CGRect(x: -10, y: -10, width: 50, height: 50))
        let image = try #require(context.makeImage())
        let painted = (0..<400).filter { image.pixel(x: $0 % 20, y: $0 / 20).alpha == 255 }.count
        expect(painted, equals: 5)
    }

    @Test func `the current path contains the added elements`() throws {
        let context = try topLeft(10, 10, scale: 2)
        expectNil(context.path)
        expect(context.isPathEmpty)
        context.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        expect(context.path?.isRect(nil), equals: true)
        expect(context.boundingBoxOfPath, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
        expect(context.pathContains(CGPoint(x: 2, y: 3), mode: .fill))
        expect(!context.pathContains(CGPoint(x: 2.6, y: 4), mode: .stroke))
        context.setLineWidth(2)
        context.replacePathWithStrokedPath()
        expect(context.boundingBoxOfPath.isClose(to: CGRect(x: 0, y: 1, width: 5, height: 6), within: 0.02))
        context.fillPath()
        expect(context.isPathEmpty)
    }

    @Test func `drawing an image keeps the current path`() throws {
        let image = try #require(topLeft(2, 2).makeImage())
        let context = try topLeft(4, 4)
        context.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(.red)
        context.fillPath()
        try expect(context.pixel(1, 1), equals: .red)
        try expect(context.pixel(3, 3), equals: .clear)
    }

    @Test func `a path can be filled and stroked`() throws {
        let context = try topLeft(10, 10)
        context.setFillColor(.red)
        context.setStrokeColor(.blue)
        context.setLineWidth(2)
        context.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        context.drawPath(using: .fillStroke)
        try expect(context.pixel(5, 5), equals: .red)
        try expect(context.pixel(2, 5), equals: .blue)
        try expect(context.pixel(1, 5), equals: .blue)
    }

    @Test func `an ellipse does not cover the corners`() throws {
        let context = try topLeft(20, 20)
        context.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        try expect(context.pixel(10, 0).alpha, isGreaterThan: 200)
        try expect(context.pixel(0, 0), equals: .clear)
        context.fillRoundedRect(CGRect(x: 0, y: 0, width: 20, height: 20), radius: 2, color: .red)
        try expect(context.pixel(0, 0).alpha, isLessThan: 128)
        try expect(context.pixel(2, 0), equals: .red)
    }

    @Test func `infinite rectangles cover the whole bitmap`() throws {
        for rect in [CGRect.infinite, CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)] {
            let context = try topLeft(10, 10, scale: 2)
            context.translateBy(x: 3, y: 3)
            context.clip(to: rect)
            context.fill(rect)
            try expect(context.pixel(0, 0), equals: .black)
            try expect(context.pixel(19, 19), equals: .black)
            let image = try #require(context.makeImage())
            context.clear(rect)
            try expect(context.pixel(7, 7), equals: .clear)
            context.drawUpright(image, in: CGRect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
            try expect(context.pixel(7, 7), equals: .black)
        }
    }

    @Test func `NaN coordinates cover nothing`() throws {
        let context = try topLeft(4, 4)
        context.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
        context.fill(CGRect.null)
        context.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan))
        context.concatenate(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        try expect(context.pixel(1, 1), equals: .clear)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        try expect(context.pixel(1, 1), equals: .black)
    }

    @Test func `opacity and color alpha are multiplied`() throws {
        let context = try topLeft(1, 1)
        context.setAlpha(0.5)
        context.setFillColor(CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        try expect(context.pixel(0, 0).isClose(to: Pixel(red: 64, green: 64, blue: 64, alpha: 64), within: 1))
    }

    @Test func `unsupported sizes and layouts return nil`() {
        expectNil(CGContext(topLeftSize: .zero, scale: 1, opaque: false))
        expectNil(CGContext(topLeftSize: CGSize(width: 100_000, height: 1), scale: 1, opaque: false))
        expectNil(CGContext(topLeftSize: CGSize(width: CGFloat.nan, height: 1), scale: 1, opaque: false))
        let space = CGColorSpaceCreateDeviceRGB()
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        expectNil(
            CGContext(
                data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space, bitmapInfo: info))
        expectNil(
            CGContext(
                data: nil, width: 10, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space, bitmapInfo: info))
        expectNil(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 32, bytesPerRow: 0, space: space, bitmapInfo: info))
        // Apple does not support drawing into bitmaps whose colors are not premultiplied.
        expectNil(
            CGContext(
                data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.last.rawValue))
    }

    @Test func `contexts of an impossible size are nil`() {
        for width in [Int.max, Int.min, 1 << 62, 40_000, 0, -1] {
            let context = CGContext(
                data: nil, width: width, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            expectNil(context, "\(width)")
        }
    }

    @Test func `the shadow of a shape outside the range of pixels is empty`() {
        let path = CGPath(rect: CGRect(x: 1e20, y: -1e20, width: 1e10, height: 1e10), transform: nil)
        let mask = BlurredMask(of: path, deviation: 2, scale: 1)
        expect(mask?.image.width ?? 0, isLessThan: 100)
    }
}
