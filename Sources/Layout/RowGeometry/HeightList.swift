/// A list of heights that finds the offset of an element, and the element at an offset, in O(log n).
///
/// The heights are in chunks. A chunk whose heights are all the same stores only one of them, so the estimates of a
/// long list take about a quarter of a byte each. A `SumTree` has the sums of the chunks.
struct HeightList: Sendable {
    typealias Height = RowGeometry.Height

    private enum Chunk: Sendable {
        case uniform(Height)
        case mixed([Height])
    }

    private static let chunkSize = 128

    /// The number of heights.
    private(set) var count = 0
    /// All chunks have `chunkSize` heights, except for the last.
    private var chunks: [Chunk] = []
    private var sums = SumTree()

    /// Creates a list of runs of equal heights. O(number of runs + number of chunks).
    init(_ runs: [RowGeometry.Run]) {
        count = runs.reduce(0) { $0 + $1.count }
        var totals: [Double] = []
        var last: [Height] = []
        chunks.reserveCapacity(count / Self.chunkSize + 1)
        totals.reserveCapacity(chunks.capacity)
        for run in runs {
            var rest = run.count
            while rest > 0 {
                if last.isEmpty, rest >= Self.chunkSize {
                    chunks.append(.uniform(run.height))
                    totals.append(run.height.value * Double(Self.chunkSize))
                    rest -= Self.chunkSize
                    continue
                }
                let part: Int = min(rest, Self.chunkSize - last.count)
                for _ in 0..<part { last.append(run.height) }
                rest -= part
                if last.count == Self.chunkSize { append(&last, &totals) }
            }
        }
        if !last.isEmpty { append(&last, &totals) }
        sums = SumTree(totals)
    }

    private mutating func append(_ heights: inout [Height], _ totals: inout [Double]) {
        let isUniform: Bool = heights.dropFirst().allSatisfy { $0 == heights[0] }
        chunks.append(isUniform ? .uniform(heights[0]) : .mixed(heights))
        totals.append(Self.sum(heights[...]))
        heights.removeAll(keepingCapacity: true)
    }

    private static func sum(_ heights: ArraySlice<Height>) -> Double { heights.reduce(0) { $0 + $1.value } }

    /// The sum of all heights. O(log n).
    var total: Double { sums.total }

    /// The height at `index`.
    subscript(index: Int) -> Height {
        switch chunks[index / Self.chunkSize] {
        case .uniform(let height): height
        case .mixed(let heights): heights[index % Self.chunkSize]
        }
    }

    /// Returns the sum of the first `index` heights. O(log n).
    func sum(before index: Int) -> Double {
        let chunk: Int = index / Self.chunkSize
        let before: Double = sums.sum(before: chunk)
        let rest: Int = index % Self.chunkSize
        guard rest > 0 else { return before }
        switch chunks[chunk] {
        case .uniform(let height): return before + height.value * Double(rest)
        case .mixed(let heights): return before + Self.sum(heights[..<rest])
        }
    }

    /// Returns the index of the height that contains `offset`; nil if `offset` is negative or not before the end.
    /// O(log n).
    ///
    /// Heights of zero are skipped if another height follows at the same offset.
    func index(at offset: Double) -> Int? {
        guard let chunk = sums.index(at: offset) else { return nil }
        let first: Int = chunk * Self.chunkSize
        let last: Int = min(count, first + Self.chunkSize) - 1
        var rest: Double = offset - sums.sum(before: chunk)
        switch chunks[chunk] {
        case .uniform(let height):
            // The product, unlike the quotient, agrees with `sum(before:)`.
            var index: Int = height.value > 0 ? min(last - first, Int(rest / height.value)) : 0
            while index > 0, height.value * Double(index) > rest { index -= 1 }
            while first + index < last, height.value * Double(index + 1) <= rest { index += 1 }
            return first + index
        case .mixed(let heights):
            for (index, height) in heights.enumerated() {
                if height.value > rest { return first + index }
                rest -= height.value
            }
            return last
        }
    }

    /// Changes one height. O(log n).
    mutating func set(_ index: Int, to height: Height) {
        let chunk: Int = index / Self.chunkSize
        let place: Int = index % Self.chunkSize
        switch chunks[chunk] {
        case .uniform(let old):
            guard old != height else { return }
            let length: Int = min(Self.chunkSize, count - chunk * Self.chunkSize)
            var heights = [Height](repeating: old, count: length)
            heights[place] = height
            sums.set(chunk, to: Self.sum(heights[...]))
            chunks[chunk] = .mixed(heights)
        case .mixed(var heights):
            // Without this assignment, the array would be copied.
            chunks[chunk] = .uniform(height)
            let difference: Double = height.value - heights[place].value
            heights[place] = height
            if difference != 0 { sums.set(chunk, to: Self.sum(heights[...])) }
            chunks[chunk] = .mixed(heights)
        }
    }

    /// Adds a run of equal heights at the end. O(k + log n) for k heights.
    mutating func append(_ run: RowGeometry.Run) {
        var rest: Int = run.count
        while rest > 0 {
            let used: Int = count % Self.chunkSize
            let part: Int = min(rest, Self.chunkSize - used)
            count += part
            rest -= part
            guard used > 0 else {
                chunks.append(.uniform(run.height))
                sums.append(run.height.value * Double(part))
                continue
            }
            let last: Int = chunks.count - 1
            switch chunks[last] {
            case .uniform(let height):
                if height != run.height {
                    let heights = [Height](repeating: height, count: used)
                    chunks[last] = .mixed(heights + [Height](repeating: run.height, count: part))
                }
            case .mixed(var heights):
                // Without this assignment, the array would be copied.
                chunks[last] = .uniform(run.height)
                heights.append(contentsOf: repeatElement(run.height, count: part))
                chunks[last] = .mixed(heights)
            }
            updateSum(of: last)
        }
    }

    /// Removes the last height, and returns it. O(log n).
    mutating func removeLast() -> Height {
        let removed: Height = self[count - 1]
        let last: Int = chunks.count - 1
        count -= 1
        guard count % Self.chunkSize > 0 else {
            chunks.removeLast()
            sums.removeLast()
            return removed
        }
        if case .mixed(var heights) = chunks[last] {
            // Without this assignment, the array would be copied.
            chunks[last] = .uniform(removed)
            heights.removeLast()
            chunks[last] = .mixed(heights)
        }
        updateSum(of: last)
        return removed
    }

    private mutating func updateSum(of chunk: Int) {
        let length: Int = min(Self.chunkSize, count - chunk * Self.chunkSize)
        switch chunks[chunk] {
        case .uniform(let height): sums.set(chunk, to: height.value * Double(length))
        case .mixed(let heights): sums.set(chunk, to: Self.sum(heights[...]))
        }
    }

    /// Moves a height to another index. The heights between shift by one. O(n) for n heights between, and less where
    /// they are equal.
    mutating func move(from source: Int, to target: Int) {
        guard source != target else { return }
        let moved: Height = self[source]
        let chunks = min(source, target) / Self.chunkSize...max(source, target) / Self.chunkSize
        if source < target {
            for chunk in chunks {
                let first: Int = chunk * Self.chunkSize
                let start: Int = max(source, first)
                let end: Int = min(target, first + Self.chunkSize - 1)
                shift(chunk, removing: start - first, inserting: end == target ? moved : self[end + 1], at: end - first)
            }
        } else {
            for chunk in chunks.reversed() {
                let first: Int = chunk * Self.chunkSize
                let start: Int = max(target, first)
                let end: Int = min(source, first + Self.chunkSize - 1)
                shift(
                    chunk, removing: end - first, inserting: start == target ? moved : self[start - 1],
                    at: start - first)
            }
        }
    }

    /// Removes a height of a chunk, and inserts another.
    private mutating func shift(_ chunk: Int, removing removed: Int, inserting height: Height, at place: Int) {
        var heights: [Height]
        switch chunks[chunk] {
        case .uniform(let old):
            guard old != height else { return }
            heights = [Height](repeating: old, count: min(Self.chunkSize, count - chunk * Self.chunkSize))
        case .mixed(let all):
            heights = all
            // Without this assignment, the array would be copied.
            chunks[chunk] = .uniform(height)
        }
        heights.remove(at: removed)
        heights.insert(height, at: place)
        sums.set(chunk, to: Self.sum(heights[...]))
        chunks[chunk] = .mixed(heights)
    }

    /// Returns the heights in `range` as runs of equal ones. O(number of runs + number of chunks).
    func runs(in range: Range<Int>) -> [RowGeometry.Run] {
        var runs: [RowGeometry.Run] = []
        func append(_ height: Height, _ count: Int) {
            if let last = runs.last, last.height == height {
                runs[runs.count - 1].count += count
            } else {
                runs.append(RowGeometry.Run(height: height, count: count))
            }
        }
        var index: Int = range.lowerBound
        while index < range.upperBound {
            let chunk: Int = index / Self.chunkSize
            let end: Int = min(range.upperBound, (chunk + 1) * Self.chunkSize)
            switch chunks[chunk] {
            case .uniform(let height): append(height, end - index)
            case .mixed(let heights):
                let first: Int = chunk * Self.chunkSize
                for height in heights[index - first..<end - first] { append(height, 1) }
            }
            index = end
        }
        return runs
    }

    /// Converts all heights to estimates. O(n) for the heights in chunks that are not uniform.
    mutating func markAllEstimated() {
        for index in chunks.indices {
            switch chunks[index] {
            case .uniform(var height):
                height.isEstimated = true
                chunks[index] = .uniform(height)
            case .mixed(let heights):
                chunks[index] = .mixed(heights.map { Height($0.value, isEstimated: true) })
            }
        }
    }
}
