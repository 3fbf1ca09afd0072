import Foundation

extension Snapshotting where Value == Data, Format == Data {
    /// Bytes, compared for equality.
    public static var data: Snapshotting {
        Snapshotting(
            pathExtension: nil,
            diffing: Diffing(toData: { $0 }, fromData: { $0 }) { kept, new in
                guard kept != new else { return nil }
                guard kept.count == new.count else { return ("It was \(kept.count) bytes and is \(new.count).", []) }
                let place: Int = zip(kept, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
                return ("Of \(new.count) bytes the first that differs is at \(place).", [])
            })
    }
}
