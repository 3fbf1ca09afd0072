/// Types of data that can be found in a string.
package struct DataTypes: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let link = DataTypes(rawValue: 1 << 0)
    package static let phoneNumber = DataTypes(rawValue: 1 << 1)
    package static let date = DataTypes(rawValue: 1 << 2)
    package static let address = DataTypes(rawValue: 1 << 3)
}
