import Foundation

/// Reads null, Booleans, strings and numbers from the tape.
extension DecodingState {
    @inline(__always) func isNull(at index: Int) -> Bool { tape.word(index).kind == TapeWord.null }

    func boolean(at index: Int) throws -> Bool {
        switch tape.word(index).kind {
        case TapeWord.true: return true
        case TapeWord.false: return false
        default: throw mismatch(Bool.self, at: index)
        }
    }

    func string(at index: Int) throws -> String {
        guard tape.word(index).kind == TapeWord.string else { throw mismatch(String.self, at: index) }
        return tape.string(index)
    }

    @inline(__always) func integer<Value: FixedWidthInteger>(_ type: Value.Type, at index: Int) throws -> Value {
        if tape.word(index).kind == TapeWord.signed,
            let value = Value(exactly: Int64(bitPattern: tape.words[index + 1]))
        {
            return value
        }
        return try integerSlowPath(type, at: index)
    }

    private func integerSlowPath<Value: FixedWidthInteger>(_ type: Value.Type, at index: Int) throws -> Value {
        let bits: UInt64 = tape.words[index + 1]
        let value: Value? =
            switch tape.word(index).kind {
            case TapeWord.signed: nil
            case TapeWord.unsigned: Value(exactly: bits)
            case TapeWord.double: integer(type, from: Double(bitPattern: bits), at: index)
            case TapeWord.largeNumber: Value(numberText(at: index))
            default: throw mismatch(type, at: index)
            }
        guard let value else { throw unrepresentable(type, at: index) }
        return value
    }

    /// Returns the integer that a number with a fraction or an exponent equals, if any.
    private func integer<Value: FixedWidthInteger>(_ type: Value.Type, from number: Double, at index: Int) -> Value? {
        // From 2⁵³ on, several integers have the same nearest Double.
        number.magnitude < 0x1p53 ? Value(exactly: number) : JSONNumber(text: numberText(at: index)).integer(type)
    }

    func double(at index: Int) throws -> Double {
        let bits: UInt64 = tape.words[index + 1]
        switch tape.word(index).kind {
        case TapeWord.double: return Double(bitPattern: bits)
        case TapeWord.signed: return Double(Int64(bitPattern: bits))
        case TapeWord.unsigned: return Double(bits)
        case TapeWord.largeNumber:
            guard let value = Double(numberText(at: index)), value.isFinite else {
                throw unrepresentable(Double.self, at: index)
            }
            return value
        default: return try nonConforming(Double.self, at: index)
        }
    }

    func float(at index: Int) throws -> Float {
        guard tape.word(index).isNumber else { return try nonConforming(Float.self, at: index) }
        let value = Float(try double(at: index))
        guard value.isFinite else { throw unrepresentable(Float.self, at: index) }
        return value
    }

    /// Returns the infinity or NaN that the string at `index` represents.
    private func nonConforming<Value: BinaryFloatingPoint>(_ type: Value.Type, at index: Int) throws -> Value {
        if case .convertFromString(let positive, let negative, let none) = options.nonConformingFloatDecodingStrategy,
            tape.word(index).kind == TapeWord.string
        {
            switch tape.string(index) {
            case positive: return .infinity
            case negative: return -.infinity
            case none: return .nan
            default: break
            }
        }
        throw mismatch(type, at: index)
    }
}
