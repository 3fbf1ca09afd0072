/// The first directory of a TIFF structure. Each entry has twelve bytes and begins with a tag.
struct TIFFDirectory {
    private let reader: ByteReader
    private let isLittle: Bool
    private let start: Int
    private let first: Int
    private let count: Int

    /// - Parameter start: The offset of the structure. Offsets in it are relative to its start.
    init?(_ reader: ByteReader, at start: Int) {
        self.reader = reader
        self.start = start
        isLittle = reader.hasText("II", at: start)
        guard isLittle || reader.hasText("MM", at: start),
            let place = isLittle ? reader.little32(start + 4) : reader.big32(start + 4),
            let count = isLittle ? reader.little16(start + place) : reader.big16(start + place),
            start + place + 2 + count * 12 <= reader.count
        else { return nil }
        first = start + place + 2
        self.count = count
    }

    /// Returns the number in the first entry with the given tag, or nil if there is no such entry or it does not
    /// contain a single number.
    func number(_ tag: Int) -> Int? {
        for index in stride(from: first, to: first + count * 12, by: 12) where number16(index) == tag {
            guard number32(index + 4) == 1 else { return nil }
            switch number16(index + 2) {
            case 1: return reader.byte(index + 8)
            case 3: return number16(index + 8)
            case 4: return number32(index + 8)
            default: return nil
            }
        }
        return nil
    }

    /// Returns the largest of the 16-bit numbers in the first entry with the given tag, or nil if there is no such
    /// entry or it contains more than eight numbers.
    func largest(_ tag: Int) -> Int? {
        for index in stride(from: first, to: first + count * 12, by: 12) where number16(index) == tag {
            guard number16(index + 2) == 3, let count = number32(index + 4), (1...8).contains(count) else { return nil }
            // Up to two numbers fit into the entry.
            guard let place = count <= 2 ? index + 8 : number32(index + 8).map({ start + $0 }) else { return nil }
            return (0..<count).compactMap { number16(place + $0 * 2) }.max()
        }
        return nil
    }

    private func number16(_ index: Int) -> Int? { isLittle ? reader.little16(index) : reader.big16(index) }
    private func number32(_ index: Int) -> Int? { isLittle ? reader.little32(index) : reader.big32(index) }
}
