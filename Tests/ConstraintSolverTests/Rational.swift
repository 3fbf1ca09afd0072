/// An exact fraction. It traps on 64-bit overflow, which the small systems of these tests do not reach.
struct Rational: Comparable {
    let numerator: Int
    let denominator: Int

    init(_ numerator: Int, over denominator: Int = 1) {
        var (a, b) = (abs(numerator), abs(denominator))
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = denominator < 0 ? -a : a
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var double: Double { Double(numerator) / Double(denominator) }

    static func + (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator + b.numerator * a.denominator, over: a.denominator * b.denominator)
    }

    static func - (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator - b.numerator * a.denominator, over: a.denominator * b.denominator)
    }

    static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }

    static func / (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.denominator, over: a.denominator * b.numerator)
    }

    static func < (a: Rational, b: Rational) -> Bool {
        a.numerator * b.denominator < b.numerator * a.denominator
    }

    var magnitude: Rational { numerator < 0 ? Rational(-numerator, over: denominator) : self }
}
