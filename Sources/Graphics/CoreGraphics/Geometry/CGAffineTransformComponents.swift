/// A transform taken apart: first scale, then shear, then turn, then move.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale along both axes; the height is negative where the transform mirrors.
    public var scale: CGSize
    /// How far x moves for each unit of y.
    public var horizontalShear: CGFloat
    /// The turn, in radians, from the x axis towards the y axis.
    public var rotation: CGFloat
    /// The move, in points.
    public var translation: CGVector

    /// The components of the transform that changes nothing.
    public init() {
        self.init(
            scale: CGSize(width: CGFloat(1), height: CGFloat(1)), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// The transform that scales, shears, turns and moves as `components` say, in this order.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let rotation = CGAffineTransform(rotationAngle: components.rotation)
        let move = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(rotation).concatenating(move)
    }

    /// The scale, shear, turn and move that make this transform up.
    ///
    /// A transform without any width has no turn to tell: its scale is zero there and its shear is zero.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX: CGFloat = (a * a + b * b).squareRoot()
        let translation = CGVector(dx: tx, dy: ty)
        guard scaleX > 0 else {
            let scaleY: CGFloat = (c * c + d * d).squareRoot()
            let angle: CGFloat = scaleY > 0 ? atan2(-c, d) : 0
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: scaleY), horizontalShear: 0, rotation: angle, translation: translation)
        }
        let rotation: CGFloat = atan2(b, a)
        let cosine: CGFloat = a / scaleX
        let sine: CGFloat = b / scaleX
        // The y column, turned back: what is left of it is the shear (along x) and the scale (along y).
        let sheared: CGFloat = c * cosine + d * sine
        let scaleY: CGFloat = d * cosine - c * sine
        let shear: CGFloat = scaleY == 0 ? 0 : sheared / scaleY
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: rotation,
            translation: translation)
    }
}
