import CSoil

public struct Garden {
    public enum Crop: String, CaseIterable {
        case beans = "Beans"
        case carrots = "Carrots"
        case pumpkins = "Pumpkins"
    }

    public struct Bed {
        public let crop: Crop
        public internal(set) var count: Int
    }

    public private(set) var beds: [Bed]

    public init(beds: [Crop]) {
        self.beds = beds.enumerated().map { Bed(crop: $1, count: Int(soil_capacity(Int32($0)))) }
    }

    /// Takes one plant of a bed. An empty bed stays empty.
    public mutating func harvest(_ index: Int) {
        beds[index].count = max(0, beds[index].count - 1)
    }
}
