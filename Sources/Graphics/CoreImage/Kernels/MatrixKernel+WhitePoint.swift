/// White points by color temperature.
extension MatrixKernel {
    /// Returns a matrix that changes colors so that the white of one light becomes the white of another.
    ///
    /// The first component of a light is its temperature in kelvins. The second is a tint: positive numbers are magenta,
    /// negative numbers green. The colors are adapted with the matrix of Bradford.
    static func adaptation(from light: CGPoint, to target: CGPoint) -> MatrixKernel {
        let (old, new): (SIMD3<Double>, SIMD3<Double>) = (bradford.times(white(light)), bradford.times(white(target)))
        let scale = Matrix(SIMD3(new.x / old.x, 0, 0), SIMD3(0, new.y / old.y, 0), SIMD3(0, 0, new.z / old.z))
        let adapted: Matrix = bradfordInverse.times(scale.times(bradford))
        let matrix: Matrix = fromXYZ.times(adapted.times(toXYZ))
        func row(_ row: SIMD3<Double>) -> PixelValue { PixelValue(Float(row.x), Float(row.y), Float(row.z), 0) }
        return MatrixKernel(red: row(matrix.first), green: row(matrix.second), blue: row(matrix.third))
    }

    /// Returns the color of a light in the space XYZ, from an approximation of the radiation of black bodies.
    private static func white(_ light: CGPoint) -> SIMD3<Double> {
        let kelvins: Double = min(25_000, max(1667, light.x.native))
        let (first, second, third) = (1e3 / kelvins, 1e6 / (kelvins * kelvins), 1e9 / (kelvins * kelvins * kelvins))
        var x: Double
        if kelvins <= 4000 {
            x = -0.2661239 * third - 0.2343589 * second + 0.8776956 * first + 0.179910
        } else {
            x = -3.0258469 * third + 2.1070379 * second + 0.2226347 * first + 0.240390
        }
        let row: SIMD4<Double>
        if kelvins <= 2222 {
            row = SIMD4(-1.1063814, -1.34811020, 2.18555832, -0.20219683)
        } else if kelvins <= 4000 {
            row = SIMD4(-0.9549476, -1.37418593, 2.09137015, -0.16748867)
        } else {
            row = SIMD4(3.0817580, -5.87338670, 3.75112997, -0.37001483)
        }
        var y: Double = ((row.x * x + row.y) * x + row.z) * x + row.w
        // The tint moves the color at right angles to the curve, which is nearly the axis v of the diagram of 1960.
        let divisor: Double = -2 * x + 12 * y + 3
        let (u, v): (Double, Double) = (4 * x / divisor, 6 * y / divisor - light.y.native / 3000)
        let back: Double = 2 * u - 8 * v + 4
        (x, y) = (3 * u / back, 2 * v / back)
        y = max(y, 1e-3)
        return SIMD3(x / y, 1, (1 - x - y) / y)
    }

    private static let toXYZ = Matrix(
        SIMD3(0.4123908, 0.3575843, 0.1804808), SIMD3(0.2126390, 0.7151687, 0.0721923),
        SIMD3(0.0193308, 0.1191948, 0.9505322))
    private static let fromXYZ = Matrix(
        SIMD3(3.2409699, -1.5373832, -0.4986108), SIMD3(-0.9692436, 1.8759675, 0.0415551),
        SIMD3(0.0556301, -0.2039770, 1.0569715))
    private static let bradford = Matrix(
        SIMD3(0.8951, 0.2664, -0.1614), SIMD3(-0.7502, 1.7135, 0.0367), SIMD3(0.0389, -0.0685, 1.0296))
    private static let bradfordInverse = Matrix(
        SIMD3(0.9869929, -0.1470543, 0.1599627), SIMD3(0.4323053, 0.5183603, 0.0492912),
        SIMD3(-0.0085287, 0.0400428, 0.9684867))
}

/// A matrix of three rows.
private struct Matrix: Sendable {
    let first: SIMD3<Double>
    let second: SIMD3<Double>
    let third: SIMD3<Double>

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        self.first = first
        self.second = second
        self.third = third
    }

    func times(_ column: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3((first * column).sum(), (second * column).sum(), (third * column).sum())
    }

    func times(_ other: Matrix) -> Matrix {
        func row(_ own: SIMD3<Double>) -> SIMD3<Double> {
            let start: SIMD3<Double> = other.first * own.x + other.second * own.y
            return start + other.third * own.z
        }
        return Matrix(row(first), row(second), row(third))
    }
}
