/// A list of numbers: a position, a rectangle, a row of a color matrix.
///
/// Vectors are immutable, so they can be shared between threads.
public final class CIVector: NSObject, NSCopying, Sendable {
    private let values: [CGFloat]

    /// Creates a vector with one number.
    public convenience init(x: CGFloat) { self.init(list: [x]) }

    /// Creates a vector with two numbers.
    public convenience init(x: CGFloat, y: CGFloat) { self.init(list: [x, y]) }

    /// Creates a vector with three numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(list: [x, y, z]) }

    /// Creates a vector with four numbers.
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(list: [x, y, z, w]) }

    /// Creates a vector with the first `count` numbers in memory.
    public convenience init(values: UnsafePointer<CGFloat>, count: Int) {
        self.init(list: Array(UnsafeBufferPointer(start: values, count: max(0, count))))
    }

    /// Creates a vector with the coordinates of a point.
    public convenience init(cgPoint p: CGPoint) { self.init(list: [p.x, p.y]) }

    /// Creates a vector with the origin and the size of a rectangle.
    public convenience init(cgRect r: CGRect) { self.init(list: [r.origin.x, r.origin.y, r.width, r.height]) }

    /// Creates a vector with the six elements of a transform.
    public convenience init(cgAffineTransform t: CGAffineTransform) {
        self.init(list: [t.a, t.b, t.c, t.d, t.tx, t.ty])
    }

    /// Creates a vector from its text, such as `[1 0.5 0]`.
    public convenience init(string representation: String) {
        let separators = CharacterSet(charactersIn: "[] ,\t\n")
        let parts: [String] = representation.components(separatedBy: separators).filter { !$0.isEmpty }
        self.init(list: parts.compactMap { Double($0) }.map { CGFloat($0) })
    }

    init(list: [CGFloat]) { values = list }

    /// The number of numbers.
    public var count: Int { values.count }

    /// Returns the number at an index, or 0 if the vector is shorter.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

    /// The first number, or 0 if the vector is empty.
    public var x: CGFloat { value(at: 0) }
    /// The second number, or 0 if the vector is shorter.
    public var y: CGFloat { value(at: 1) }
    /// The third number, or 0 if the vector is shorter.
    public var z: CGFloat { value(at: 2) }
    /// The fourth number, or 0 if the vector is shorter.
    public var w: CGFloat { value(at: 3) }

    /// The point with the first two numbers.
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    /// The rectangle whose origin and size are the first four numbers.
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    /// The transform whose elements are the first six numbers.
    public var cgAffineTransformValue: CGAffineTransform {
        CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
    }

    /// The text of the vector, such as `[1 0.5 0]`.
    public var stringRepresentation: String {
        "[" + values.map { String(format: "%g", $0.native) }.joined(separator: " ") + "]"
    }

    /// Returns the same vector.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns whether the object is a vector with the same numbers.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }

    /// A hash that equal vectors share.
    public override var hash: Int { values.hashValue }

    /// The text of the vector.
    public override var description: String { stringRepresentation }
}
