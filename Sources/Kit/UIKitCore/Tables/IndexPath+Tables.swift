import Foundation

extension IndexPath {
    /// The path of a row in a section of a table.
    public init(row: Int, section: Int) {
        self.init(indexes: [section, row])
    }

    /// The path of an item in a section of a collection.
    public init(item: Int, section: Int) {
        self.init(indexes: [section, item])
    }

    /// The section it names: its first index.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }

    /// The row it names: its second index.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }

    /// The item it names: its second index.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
