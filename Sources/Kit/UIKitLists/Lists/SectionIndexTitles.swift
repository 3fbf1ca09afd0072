import Foundation

/// The titles of a section index that fit in a height. If not all titles fit, dots replace some of them.
struct SectionIndexTitles: Equatable {
    /// The total number of titles.
    let count: Int
    /// The index of the title on each line, or nil for a dot.
    let lines: [Int?]

    /// Creates the lines for `count` titles, of which `capacity` fit.
    init(count: Int, capacity: Int) {
        self.count = count
        guard count > capacity else {
            lines = (0..<count).map { $0 }
            return
        }
        guard capacity >= 3 else {
            lines = Array([0, count - 1].prefix(capacity))
            return
        }
        // Titles and dots alternate, and the first and the last line are titles.
        let pairs: Int = (capacity - 1) / 2
        var lines: [Int?] = [0]
        for pair in 1...pairs {
            let share: Double = Double(pair) * Double(count - 1) / Double(pairs)
            lines.append(nil)
            lines.append(Int(share.rounded()))
        }
        self.lines = lines
    }

    /// Returns the index of the title at a fraction of the height, or nil if there are no titles. A dot may have
    /// replaced this title.
    func index(at fraction: CGFloat) -> Int? {
        count > 0 ? min(max(0, Int(fraction * CGFloat(count))), count - 1) : nil
    }
}
