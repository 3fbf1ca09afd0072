import Bindings
import SQLite

/// A row of a live query, as it was the last time.
struct RowImage {
    let identity: SQLiteValue
    /// The bytes of all columns: whether it is another row now is found out without making a record of it.
    let bytes: [UInt8]
}

/// What became of the rows of a query. It takes the rows as they are now, one after the other.
///
/// OPTIMIZATION: it knows nothing of records, and so is compiled for what it works with.
struct RowComparison {
    private let old: [RowImage]
    /// The rows as they are now.
    private(set) var rows: [RowImage] = []
    /// For each row its place before, or -1.
    private var origins: [Int] = []
    /// The places of the rows of which there is no record yet: new ones, and those that hold something else now.
    private var changed: [Int] = []
    /// Whether each row stands where it stood.
    private var isInPlace = true
    /// Where the rows stood; made when one stands elsewhere.
    private var places: [SQLiteValue: Int]?
    private var image: [UInt8] = []

    init(with old: [RowImage]) {
        self.old = old
        rows.reserveCapacity(old.count + 1)
        origins.reserveCapacity(old.count + 1)
    }

    /// Adds the current row, and tells whether a record must be made of it.
    mutating func add(_ decoder: RowDecoder) -> Bool {
        let index: Int = rows.count
        image.removeAll(keepingCapacity: true)
        decoder.append(to: &image)
        if index < old.count, old[index].bytes == image {
            rows.append(old[index])
            origins.append(index)
            return false
        }
        let identity: SQLiteValue = decoder.identity
        let origin: Int? = place(of: identity, expected: index)
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

    /// Where a row stood before.
    private mutating func place(of identity: SQLiteValue, expected: Int) -> Int? {
        if expected < old.count, old[expected].identity == identity { return expected }
        if places == nil {
            places = Dictionary(old.indices.map { (old[$0].identity, $0) }) { first, _ in first }
        }
        return places?[identity]
    }

    /// How the rows before became those that were added; nil if they are the same.
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

    /// The records of the rows: those before, where they stand now, and those that were made.
    func follow<Record>(_ records: [Record], _ made: [Record]) -> [Record] {
        if isInPlace, rows.count == records.count {
            var records: [Record] = records
            for (index, place) in changed.enumerated() { records[place] = made[index] }
            return records
        }
        var next = 0
        return origins.indices.map { index in
            guard next < changed.count, changed[next] == index else { return records[origins[index]] }
            defer { next += 1 }
            return made[next]
        }
    }
}

extension RowDecoder {
    /// Adds the bytes of all columns; of encrypted ones what is in them, as they look different each time.
    func append(to image: inout [UInt8]) {
        let row: SQLiteRow = self.row
        guard table.hasSealedColumns else {
            for index in 0..<Int32(table.names.count) { row.append(index, to: &image) }
            return
        }
        for (place, column) in table.columns.enumerated() {
            let index = Int32(place)
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
