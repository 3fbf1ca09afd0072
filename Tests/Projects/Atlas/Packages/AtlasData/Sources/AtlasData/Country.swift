public struct Country: Codable, Hashable, Sendable {
    public let name: String
    public let capital: String
    public let continent: String
    /// In square kilometers.
    public let area: Int
}
