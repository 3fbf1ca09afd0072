import Foundation

/// How two texts differ.
enum TextDifference {
    /// The first line that differs; nil when the texts are alike.
    static func find(_ kept: Data, _ new: Data) -> SnapshotDifference? {
        guard kept != new else { return nil }
        let before: [Substring] = String(decoding: kept, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        let after: [Substring] = String(decoding: new, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        for index in 0..<max(before.count, after.count) {
            let old: Substring? = before.indices.contains(index) ? before[index] : nil
            let now: Substring? = after.indices.contains(index) ? after[index] : nil
            if old != now {
                return SnapshotDifference(
                    sentence: "Line \(index + 1) was “\(old ?? "(none)")” and is “\(now ?? "(none)")”.", picture: nil)
            }
        }
        return nil
    }
}
