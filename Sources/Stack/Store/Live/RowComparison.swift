import Bindings
import SQLite

/// A row of the previous result of a live query.
struct RowImage {
    let identity: SQLiteValue
    /// The bytes of all columns, which are compared instead of decoded values.
    let bytes: [UInt8]
}

/// Compares the rows of a query with those of its previous result. It receives the new rows one by one.
///
/// OPTIMIZATION: It does not depend on the type of the records, so it needs no generic code.
struct RowComparison {
    private let old: [RowImage]
    /// The new rows.
    private(set) var rows: [RowImage] = []
    /// The previous index of each row, or -1.
    private var origins: [Int] = []
    /// The indices of new and changed rows, which must be decoded.
    private var changed: [Int] = []
    /// Whether all rows have the same index as before.
    private var isInPlace = true
    /// The previous index of each row by identity. Created when a row is first found at a different index.
    private var previousIndices: [SQLiteValue: Int]?
    private var image: [UInt8] = []

    init(with old: [RowImage]) {
        self.old = old
        rows.reserveCapacity(old.count + 1)
        origins.reserveCapacity(old.count + 1)
    }

    /// Adds the current row, and returns whether it must be decoded.
    ///
    /// - Parameter other: The decoder of another record in the row, if any.
    mutating func add(_ decoder: RowDecoder, _ other: RowDecoder?) -> Bool {
        let index = rows.count
        image.removeAll(keepingCapacity: true)
        decoder.append(to: &image)
        other?.append(to: &image)
        if index < old.count, old[index].bytes == image {
            rows.append(old[index])
            origins.append(index)
            return false
        }
        let identity = decoder.identity
        let origin = previousIndex(of: identity, expected: index)
        origins.append(origin ?? -1)
        if origin != index { isInPlace = false }
        if let origin, old[origin].bytes == image {
            rows.append(old[origin])
            return false
        }
        rows.append(RowImage(identity: identity, bytes: image))
        changed.append(index)
        return true
    }

    /// Returns the previous index of a row, or nil if it is new.
    private mutating func previousIndex(of identity: SQLiteValue, expected: Int) -> Int? {
        if expected < old.count, old[expected].identity == identity { return expected }
        if previousIndices == nil {
            previousIndices = Dictionary(old.indices.map { (old[$0].identity, $0) }) { first, _ in first }
        }
        return previousIndices?[identity]
    }

    /// The changes from the previous rows to the added rows, or nil if the rows are equal.
    var changes: ArrayChanges? {
        guard isInPlace, rows.count == old.count else {
            return ArrayChanges(
                oldCount: old.count, origins: origins, updated: Set(changed.filter { origins[$0] >= 0 }))
        }
        switch changed.count {
        case 0: return nil
        case 1: return ArrayChanges(count: rows.count, updating: changed[0])
        default: return ArrayChanges(oldCount: old.count, origins: origins, updated: Set(changed))
        }
    }

    /// Returns the records of the new rows, from the previous records and the newly decoded ones.
    func updatedRecords<Record>(from records: [Record], decoded: [Record]) -> [Record] {
        if isInPlace, rows.count == records.count {
            var records = records
            for (number, index) in changed.enumerated() { records[index] = decoded[number] }
            return records
        }
        var next = 0
        return origins.indices.map { index in
            guard next < changed.count, changed[next] == index else { return records[origins[index]] }
            defer { next += 1 }
            return decoded[next]
        }
    }
}

extension RowDecoder {
    /// Appends the bytes of all columns of the current row. Encrypted columns contribute their plain text, because
    /// equal values have different encrypted bytes.
    func append(to image: inout [UInt8]) {
        let row = self.row
        guard table.hasSealedColumns else {
            for index in 0..<Int32(table.names.count) { row.append(index, to: &image) }
            return
        }
        for (number, column) in table.columns.enumerated() {
            let index = Int32(number)
            if column.form == .sealed, let sealer = session.sealer,
                let plain = row.withBytes(
                    index,
                    {
                        sealer.open($0, table: table.name, column: column.name, row: identity)
                    })
            {
                withUnsafeBytes(of: plain.count) { image.append(contentsOf: $0) }
                image += plain
            } else {
                row.append(index, to: &image)
            }
        }
    }
}
