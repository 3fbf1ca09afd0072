/// A filter: its inputs, and the image that it makes of them.
struct FilterDefinition: Sendable {
    let name: String
    let inputs: [FilterInput]
    let categories: [String]
    /// Returns the result, or nil if a required value is missing.
    let make: @Sendable (FilterValues) -> CIImage?

    init(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ make: @escaping @Sendable (FilterValues) -> CIImage?
    ) {
        self.name = name
        self.inputs = inputs
        categories = [category, kCICategoryStillImage, kCICategoryBuiltIn]
        self.make = make
    }

    /// The words of the name, such as "Gaussian Blur".
    var displayName: String {
        var words = ""
        var previous: Character = "A"
        for character in name.dropFirst(2) {
            if character.isUppercase, !previous.isUppercase { words.append(" ") }
            words.append(character)
            previous = character
        }
        return words
    }

    /// All filters by name.
    static let all: [String: FilterDefinition] = {
        let lists: [[FilterDefinition]] = [
            blurs, sharpening, colorAdjustments, colorEffects, photoEffects, composites, geometry, generators,
            gradients, stylizing,
        ]
        let pairs: [(String, FilterDefinition)] = lists.joined().map { ($0.name, $0) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}
