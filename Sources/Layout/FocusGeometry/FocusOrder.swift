import Foundation

/// The order in which Tab visits rectangles.
public enum FocusOrder {
    /// Returns the indices of `frames` in reading order: rows from top to bottom, and each row from its leading side.
    ///
    /// A rectangle is in a row if it overlaps the row's topmost rectangle vertically by more than half of the smaller
    /// height. O(n log n).
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
