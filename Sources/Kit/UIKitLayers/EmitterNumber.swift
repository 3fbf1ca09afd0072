import CoreGraphics
import Foundation

/// Numbers of several types that an application sets by key.
enum EmitterNumber {
    /// Returns a number as a `Double`; nil if the value is not a number.
    static func double(_ value: Any?) -> Double? {
        switch value {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: number.native
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
