/// The components of a transform, which are applied in this order: scale, shear, rotation, translation.
public struct CGAffineTransformComponents: Hashable, Sendable {
    /// The scale along both axes. The height is negative if the transform includes a reflection.
    public var scale: CGSize
    /// The shear of x per unit of y.
    public var horizontalShear: CGFloat
    /// The rotation, in radians, from the x axis toward the y axis.
    public var rotation: CGFloat
    /// The translation, in points.
    public var translation: CGVector

    /// Creates the components of the identity transform.
    public init() {
        self.init(
            scale: CGSize(width: CGFloat(1), height: CGFloat(1)), horizontalShear: 0, rotation: 0, translation: .zero)
    }

    /// Creates components from their values.
    public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
        self.scale = scale
        self.horizontalShear = horizontalShear
        self.rotation = rotation
        self.translation = translation
    }
}

extension CGAffineTransform {
    /// Creates a transform from its components.
    public init(_ components: CGAffineTransformComponents) {
        let scale = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
        let shear = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
        let rotation = CGAffineTransform(rotationAngle: components.rotation)
        let move = CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy)
        self = scale.concatenating(shear).concatenating(rotation).concatenating(move)
    }

    /// Returns the components of this transform.
    ///
    /// If the transform maps the x axis to a point, the horizontal scale and the shear are zero, and the rotation is
    /// the y axis's rotation.
    public func decomposed() -> CGAffineTransformComponents {
        let scaleX: CGFloat = (a * a + b * b).squareRoot()
        let translation = CGVector(dx: tx, dy: ty)
        guard scaleX > 0 else {
            let scaleY: CGFloat = (c * c + d * d).squareRoot()
            let angle: CGFloat = scaleY > 0 ? atan2(-c, d) : 0
            return CGAffineTransformComponents(
                scale: CGSize(width: 0, height: scaleY), horizontalShear: 0, rotation: angle, translation: translation)
        }
        let rotation = atan2(b, a)
        let cosine: CGFloat = a / scaleX
        let sine: CGFloat = b / scaleX
        // Rotates the second row back. Its y is then the vertical scale, and its x is the shear times that scale.
        let sheared: CGFloat = c * cosine + d * sine
        let scaleY: CGFloat = d * cosine - c * sine
        let shear: CGFloat = scaleY == 0 ? 0 : sheared / scaleY
        return CGAffineTransformComponents(
            scale: CGSize(width: scaleX, height: scaleY), horizontalShear: shear, rotation: rotation,
            translation: translation)
    }
}
