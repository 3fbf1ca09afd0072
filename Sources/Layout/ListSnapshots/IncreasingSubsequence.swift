/// The longest increasing subsequence of a list of numbers.
enum IncreasingSubsequence {
    /// Returns which elements belong to a longest increasing subsequence. Negative numbers are ignored, and never
    /// belong to it.
    ///
    /// - Complexity: O(*n* log *n*); O(*n*) if the numbers increase.
    static func longest(in numbers: [Int]) -> [Bool] {
        // The index of the smallest number that ends an increasing subsequence of each length.
        var ends: [Int32] = []
        ends.reserveCapacity(numbers.count)
        // For each number, the index of the preceding number in its subsequence.
        var previous = [Int32](repeating: -1, count: numbers.count)
        for (index, number) in numbers.enumerated() where number >= 0 {
            var low: Int = ends.count
            if let last = ends.last, numbers[Int(last)] > number {
                low = 0
                var high: Int = ends.count - 1
                while low < high {
                    let middle: Int = (low + high) / 2
                    if numbers[Int(ends[middle])] < number { low = middle + 1 } else { high = middle }
                }
            }
            if low > 0 { previous[index] = ends[low - 1] }
            if low == ends.count { ends.append(Int32(index)) } else { ends[low] = Int32(index) }
        }
        var belongs = [Bool](repeating: false, count: numbers.count)
        var index: Int32 = ends.last ?? -1
        while index >= 0 {
            belongs[Int(index)] = true
            index = previous[Int(index)]
        }
        return belongs
    }
}
