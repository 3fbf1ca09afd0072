import CoreGraphics
import Foundation

/// A value of a layer property, in a form that animations can interpolate.
package enum AnimatableValue: Sendable {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case color(CGColor?)
    case colors([CGColor])
    case numbers([Double])
    case transform(CATransform3D)
    case path(CGPath?)
    case image(CGImage?)
    /// A cross-fade from one image to another, with its progress from 0 to 1.
    case fade(from: CGImage?, to: CGImage?, Double)
    case flag(Bool)
}

extension AnimatableValue {
    /// Returns the interpolation between `start` and `end` at `fraction`.
    ///
    /// Springs and curves may overshoot, so `fraction` may be outside 0…1. Values that cannot be interpolated change
    /// halfway. For values of different kinds, returns `end`.
    package static func between(
        _ start: AnimatableValue, _ end: AnimatableValue, _ fraction: Double
    ) -> AnimatableValue {
        switch (start, end) {
        case (.number(let a), .number(let b)): return .number(mix(a, b, fraction))
        case (.point(let a), .point(let b)): return .point(mix(a, b, fraction))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: mix(a.width, b.width, fraction), height: mix(a.height, b.height, fraction)))
        case (.rect(let a), .rect(let b)):
            let origin = mix(a.origin, b.origin, fraction)
            let width = mix(a.size.width, b.size.width, fraction)
            let height = mix(a.size.height, b.size.height, fraction)
            return .rect(CGRect(origin: origin, size: CGSize(width: width, height: height)))
        case (.color(let a), .color(let b)): return .color(mix(a, b, fraction))
        case (.colors(let a), .colors(let b)):
            guard a.count == b.count else { return fraction < 0.5 ? start : end }
            return .colors(zip(a, b).map { mix($0, $1, fraction) ?? $1 })
        case (.numbers(let a), .numbers(let b)):
            guard a.count == b.count else { return fraction < 0.5 ? start : end }
            return .numbers(zip(a, b).map { mix($0, $1, fraction) })
        case (.transform(let a), .transform(let b)): return .transform(TransformParts.between(a, b, fraction))
        case (.path(let a), .path(let b)):
            // A path appears at once.
            guard let a else { return end }
            guard let b, let path = a.interpolated(with: b, fraction) else {
                return fraction < 0.5 ? start : end
            }
            return .path(path)
        case (.image(let a), .image(let b)): return .fade(from: a, to: b, fraction)
        case (.flag, .flag): return fraction < 0.5 ? start : end
        default: return end
        }
    }

    /// Returns the sum of this value and `other`. For transforms, `other` is applied first. If the values cannot be
    /// added, returns this value.
    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): return .number(a + b)
        case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
        case (.size(let a), .size(let b)):
            return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
        case (.rect(let a), .rect(let b)):
            let origin = CGPoint(x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y)
            let size = CGSize(width: a.size.width + b.size.width, height: a.size.height + b.size.height)
            return .rect(CGRect(origin: origin, size: size))
        case (.color(let a), .color(let b)):
            guard let a, let b else { return .color(a ?? b) }
            let sum: SIMD4<Double> = a.drawing + b.drawing
            return .color(CGColor(drawing: sum))
        case (.numbers(let a), .numbers(let b)):
            return a.count == b.count ? .numbers(zip(a, b).map { $0 + $1 }) : self
        case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
        default: return self
        }
    }

    /// Whether values of this kind have sums and inverses, as curves through several values require.
    var hasSums: Bool {
        switch self {
        case .number, .point, .size, .rect, .numbers, .transform: true
        case .color, .colors, .path, .image, .fade, .flag: false
        }
    }

    /// The additive inverse, or the value itself if it has no inverse.
    package var negated: AnimatableValue {
        switch self {
        case .number(let a): return .number(-a)
        case .point(let a): return .point(CGPoint(x: -a.x, y: -a.y))
        case .size(let a): return .size(CGSize(width: -a.width, height: -a.height))
        case .rect(let a):
            let origin = CGPoint(x: -a.origin.x, y: -a.origin.y)
            return .rect(CGRect(origin: origin, size: CGSize(width: -a.size.width, height: -a.size.height)))
        case .numbers(let a): return .numbers(a.map { -$0 })
        case .transform(let a): return .transform(CATransform3DInvert(a))
        case .color, .colors, .path, .image, .fade, .flag: return self
        }
    }

    /// The additive identity, or the value itself if its type has no identity.
    package var zero: AnimatableValue {
        switch self {
        case .number: return .number(0)
        case .point: return .point(.zero)
        case .size: return .size(.zero)
        case .rect: return .rect(.zero)
        case .numbers(let a): return .numbers(a.map { _ in 0 })
        case .transform: return .transform(CATransform3DIdentity)
        case .color, .colors, .path, .image, .fade, .flag: return self
        }
    }

    /// The value that represents nil, or nil if the property cannot be nil.
    var empty: AnimatableValue? {
        switch self {
        case .color: .color(nil)
        case .path: .path(nil)
        case .image: .image(nil)
        case .colors: .colors([])
        case .numbers: .numbers([])
        default: nil
        }
    }

    /// Returns the distance between two values, for paced keyframes.
    func distance(to other: AnimatableValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): return abs(b - a)
        case (.point(let a), .point(let b)): return hypot(b.x - a.x, b.y - a.y)
        case (.size(let a), .size(let b)): return hypot(b.width - a.width, b.height - a.height)
        case (.rect(let a), .rect(let b)):
            let origin: Double = hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y)
            return hypot(origin, hypot(b.size.width - a.size.width, b.size.height - a.size.height))
        case (.transform(let a), .transform(let b)): return hypot(b.m41 - a.m41, b.m42 - a.m42)
        default: return 1
        }
    }
}

private func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
    a + (b - a) * fraction
}

private func mix(_ a: CGFloat, _ b: CGFloat, _ fraction: Double) -> CGFloat {
    a + (b - a) * CGFloat(fraction)
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
}

/// Interpolates premultiplied colors, so that a fade from clear does not pass through gray.
private func mix(_ a: CGColor?, _ b: CGColor?, _ fraction: Double) -> CGColor? {
    guard a != nil || b != nil else { return nil }
    let start: SIMD4<Double> = a?.drawing ?? SIMD4(repeating: 0)
    let end: SIMD4<Double> = b?.drawing ?? SIMD4(repeating: 0)
    let alpha = mix(start.w, end.w, fraction)
    guard alpha > 0 else { return CGColor(drawing: SIMD4(end.x, end.y, end.z, 0)) }
    var mixed: SIMD4<Double> = start * start.w * (1 - fraction) + end * end.w * fraction
    mixed /= alpha
    mixed.w = alpha
    return CGColor(drawing: mixed)
}

extension CGColor {
    /// Creates an sRGB color from red, green, blue and alpha, clamped to 0…1.
    convenience init(drawing values: SIMD4<Double>) {
        let low = SIMD4<Double>(repeating: 0)
        let high = SIMD4<Double>(repeating: 1)
        let inside = values.clamped(lowerBound: low, upperBound: high)
        self.init(
            srgbRed: CGFloat(inside.x), green: CGFloat(inside.y), blue: CGFloat(inside.z), alpha: CGFloat(inside.w))
    }
}

extension CGPath {
    /// Returns the interpolation between two paths with the same sequence of element types, or nil if the sequences
    /// differ.
    func interpolated(with other: CGPath, _ fraction: Double) -> CGPath? {
        let start = steps
        let end = other.steps
        guard start.count == end.count else { return nil }
        let result = CGMutablePath()
        for (a, b) in zip(start, end) {
            guard a.type == b.type else { return nil }
            let points: [CGPoint] = zip(a.points, b.points).map { mix($0, $1, fraction) }
            switch a.type {
            case .moveToPoint: result.move(to: points[0])
            case .addLineToPoint: result.addLine(to: points[0])
            case .addQuadCurveToPoint: result.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: result.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    /// The elements of the path with their points, as values.
    var steps: [PathStep] {
        var steps: [PathStep] = []
        applyWithBlock { element in
            let type = element.pointee.type
            let count = type.pointCount
            steps.append(PathStep(type: type, points: (0..<count).map { element.pointee.points[$0] }))
        }
        return steps
    }
}

/// An element of a path.
struct PathStep {
    var type: CGPathElementType
    var points: [CGPoint]
}

extension CGPathElementType {
    var pointCount: Int {
        switch self {
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        case .closeSubpath: 0
        }
    }
}
