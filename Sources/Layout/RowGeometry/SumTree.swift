/// A list of lengths that finds the offset of an element, and the element at an offset, in O(log n).
///
/// A Fenwick tree over a flat array. Changing a length takes O(log n), building the tree O(n).
public struct SumTree: Sendable {
    /// The lengths.
    public private(set) var values: [Double]
    /// `sums[i]` is the sum of the `i & -i` values that end before `i`. `sums[0]` is unused.
    private var sums: [Double]
    /// The highest power of two that is not greater than the count.
    private var topBit: Int

    /// Creates a tree of `values`. O(n).
    public init(_ values: [Double] = []) {
        self.values = values
        let count = values.count
        var sums = [Double](repeating: 0, count: count + 1)
        for index in 0..<count {
            let slot: Int = index + 1
            sums[slot] += values[index]
            let parent: Int = slot + (slot & -slot)
            if parent <= count { sums[parent] += sums[slot] }
        }
        self.sums = sums
        var topBit = 1
        while topBit * 2 <= count { topBit *= 2 }
        self.topBit = topBit
    }

    /// The number of values.
    public var count: Int { values.count }

    /// The sum of all values. O(log n).
    public var total: Double { sum(before: values.count) }

    /// Returns the sum of the first `index` values. O(log n).
    public func sum(before index: Int) -> Double {
        var slot = index
        var sum = 0.0
        while slot > 0 {
            sum += sums[slot]
            slot &= slot - 1
        }
        return sum
    }

    /// The value at `index`.
    public subscript(index: Int) -> Double { values[index] }

    /// Changes one value. O(log n).
    public mutating func set(_ index: Int, to value: Double) {
        let difference: Double = value - values[index]
        guard difference != 0 else { return }
        values[index] = value
        var slot: Int = index + 1
        while slot < sums.count {
            sums[slot] += difference
            slot += slot & -slot
        }
    }

    /// Adds a value at the end. O(log n).
    public mutating func append(_ value: Double) {
        values.append(value)
        let slot: Int = values.count
        var sum = value
        var step = 1
        while step < slot & -slot {
            sum += sums[slot - step]
            step *= 2
        }
        sums.append(sum)
        if topBit * 2 <= slot { topBit *= 2 }
    }

    /// Removes the last value. O(1).
    public mutating func removeLast() {
        values.removeLast()
        sums.removeLast()
        if topBit > values.count, topBit > 1 { topBit /= 2 }
    }

    /// Returns the number of leading values whose sum is less than `length`. The values must not be negative. O(log n).
    public func count(before length: Double) -> Int {
        var slot = 0
        var rest = length
        var bit = topBit
        while bit > 0 {
            let next: Int = slot + bit
            if next < sums.count, sums[next] < rest {
                slot = next
                rest -= sums[next]
            }
            bit /= 2
        }
        return slot
    }

    /// Returns the index of the value that contains `offset`; nil if `offset` is negative or not before the end.
    /// O(log n).
    ///
    /// Values of zero are skipped if another value follows at the same offset.
    public func index(at offset: Double) -> Int? {
        guard offset >= 0 else { return nil }
        var slot = 0
        var rest = offset
        var bit = topBit
        while bit > 0 {
            let next: Int = slot + bit
            if next < sums.count, sums[next] <= rest {
                slot = next
                rest -= sums[next]
            }
            bit /= 2
        }
        return slot < values.count ? slot : nil
    }
}
