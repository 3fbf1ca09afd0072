import Foundation

/// The order in which Tab visits rectangles.
public enum FocusOrder {
    /// Returns the positions of `frames` in reading order: by rows from the top, and in a row from the leading side.
    ///
    /// Two rectangles are in one row if they overlap by more than half of the lower one's height. O(n log n + n · r) for
    /// rows of r rectangles.
    public static func reading(_ frames: [CGRect], isRightToLeft: Bool = false) -> [Int] {
        let sorted: [Int] = frames.indices.sorted { left, right in
            (frames[left].minY, left) < (frames[right].minY, right)
        }
        var rows: [[Int]] = []
        for index in sorted {
            if let first = rows.last?.first, isOneRow(frames[first], frames[index]) {
                rows[rows.count - 1].append(index)
            } else {
                rows.append([index])
            }
        }
        return rows.flatMap { row in
            row.sorted { left, right in
                isRightToLeft
                    ? (-frames[left].maxX, left) < (-frames[right].maxX, right)
                    : (frames[left].minX, left) < (frames[right].minX, right)
            }
        }
    }

    private static func isOneRow(_ first: CGRect, _ second: CGRect) -> Bool {
        let overlap: CGFloat = min(first.maxY, second.maxY) - max(first.minY, second.minY)
        return overlap * 2 > min(first.height, second.height)
    }
}
