/// The figures of a program and of its yardstick, which ran alternately, so that a change in the machine's speed affects
/// both.
struct Rounds {
    typealias Figures = [String: Double]

    private let pairs: [(ours: Figures, yardstick: Figures)]

    /// The number of rounds, unless a group needs fewer or more.
    static let count = 5

    init(_ count: Int = Self.count, _ round: () throws -> (ours: Figures, yardstick: Figures)) rethrows {
        pairs = try (0..<count).map { _ in try round() }
    }

    /// The names of the program's figures.
    var names: [String] { pairs.first?.ours.keys.sorted() ?? [] }

    /// Returns the values of the round with the median ratio.
    ///
    /// - Parameter yardstick: The yardstick's name for the figure, if it differs.
    func median(_ name: String, beside yardstick: String? = nil) -> (value: Double, yardstick: Double?) {
        let values: [(value: Double, yardstick: Double?)] = pairs.compactMap { pair in
            pair.ours[name].map { ($0, pair.yardstick[yardstick ?? name]) }
        }
        guard !values.isEmpty else { return (.nan, nil) }
        return values.sorted { $0.value / ($0.yardstick ?? 1) < $1.value / ($1.yardstick ?? 1) }[values.count / 2]
    }
}
