import ListSnapshots
import RowGeometry

/// The cost of computing the difference between two lists of 10,000 identifiers, compared with the standard library's
/// `difference(from:)`.
enum DifferenceCost {
    private static let count = 10_000

    static func figures() -> [(name: String, value: Double, yardstick: Double?)] {
        let old: [Int] = Array(0..<count)
        var generator = SystemRandomNumberGenerator()
        let edited: [Int] = EditedList.edited(old, edits: 100)
        let shuffled: [Int] = old.shuffled(using: &generator)
        var movedFar: [Int] = old
        movedFar.insert(movedFar.remove(at: 9_000), at: 100)
        let moves = RowChanges(from: snapshot(old), to: snapshot(movedFar))
        return [
            (
                "diff, 100 edits", best(of: 15) { difference(old, edited) },
                best(of: 15) { plainDifference(old, edited) }
            ),
            (
                "diff, shuffle", best(of: 9) { difference(old, shuffled) },
                best(of: 1) { plainDifference(old, shuffled) }
            ),
            ("diff, one row moved far, changes", Double(moves.movedRows.count + moves.deletedRows.count * 100), nil),
            ("snapshot of 10,000 items", best(of: 9) { milliseconds { _ = snapshot(old) } }, nil),
        ]
    }

    private static func difference(_ old: [Int], _ new: [Int]) -> Double {
        let snapshots = (snapshot(old), snapshot(new))
        return milliseconds { precondition(!RowChanges(from: snapshots.0, to: snapshots.1).isEmpty) }
    }

    private static func plainDifference(_ old: [Int], _ new: [Int]) -> Double {
        milliseconds { precondition(!new.difference(from: old).isEmpty) }
    }

    private static func snapshot(_ items: [Int]) -> ListSnapshot<Int, Int> {
        var snapshot = ListSnapshot<Int, Int>()
        snapshot.insertSections([0], at: 0)
        snapshot.insert(items, at: 0, inSectionAt: 0)
        return snapshot
    }
}
