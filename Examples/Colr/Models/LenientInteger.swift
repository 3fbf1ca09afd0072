/// An integer that Colr encodes as a number in some places and as a string in others.
struct LenientInteger: Decodable {
    let value: Int

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Int.self) {
            self.value = value
            return
        }
        guard let text = try? container.decode(String.self), let value = Int(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "Expected an integer, as a number or a string.")
        }
        self.value = value
    }
}
