import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, compared for equality.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { reference, new in
                guard reference != new else { return nil }
                guard reference.count == new.count else {
                    return ("The reference has \(reference.count) bytes, and the snapshot has \(new.count).", [])
                }
                let offset: Int = zip(reference, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
                return ("The first difference is at offset \(offset) of \(new.count) bytes.", [])
            })
    }
}
