import SQLite

/// The colors and their tags.
///
/// Each row of `taggings` adds a tag to a color. As in Colr's lists, a tag that was added twice appears twice.
final class ColorStore {
    struct TaggedColor: Equatable {
        var identifier: Int64
        var hex: String
        var timestamp: Int64
        var tags: [Tag]
    }

    struct Tag: Equatable {
        var identifier: Int64
        var name: String
        var timestamp: Int64
    }

    private let database: SQLiteDatabase

    /// Opens the store at `path`. A new store is filled with `names`.
    init(path: String, names: () throws -> [NamedColor]) throws {
        database = try SQLiteDatabase(path: path)
        try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        try database.transaction {
            if try userVersion() == 0 { try fill(with: try names()) }
        }
    }

    /// Creates a store in memory from the bytes of another store.
    init(copying bytes: [UInt8]) throws {
        database = try SQLiteDatabase(path: ":memory:")
        try database.deserialize(bytes)
    }

    /// The bytes of the whole store.
    var bytes: [UInt8] { get throws { try database.serialized() } }

    private func userVersion() throws -> Int64 {
        let statement = try database.statement("PRAGMA user_version")
        defer { statement.reset() }
        return try statement.step() ? statement.integer(0) : 0
    }

    private func fill(with names: [NamedColor]) throws {
        try database.execute(
            """
            CREATE TABLE colors (id INTEGER PRIMARY KEY, hex TEXT NOT NULL UNIQUE, timestamp INTEGER NOT NULL);
            CREATE TABLE tags (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, timestamp INTEGER NOT NULL);
            CREATE TABLE taggings (
                id INTEGER PRIMARY KEY, color INTEGER NOT NULL REFERENCES colors, tag INTEGER NOT NULL REFERENCES tags);
            CREATE INDEX taggings_by_color ON taggings (color);
            PRAGMA user_version = 1;
            """)
        try insert(names)
    }

    /// Inserts names into an empty store. Counting the identifiers here avoids queries.
    private func insert(_ names: [NamedColor]) throws {
        let insertColor = try database.statement("INSERT INTO colors VALUES (?, ?, ?)")
        let insertTag = try database.statement("INSERT INTO tags VALUES (?, ?, ?)")
        let insertTagging = try database.statement("INSERT INTO taggings (color, tag) VALUES (?, ?)")
        var colors: [String: Int64] = [:]
        var tags: [String: Int64] = [:]
        func identifier(
            of text: String, in known: inout [String: Int64], insert: SQLiteStatement
        ) throws -> Int64 {
            if let identifier = known[text] { return identifier }
            let identifier = Int64(known.count + 1)
            known[text] = identifier
            try insert.bind(identifier, at: 1).bind(text, at: 2).bind(NamedColor.timestamp, at: 3).run()
            return identifier
        }
        for name in names {
            let color = try identifier(of: name.hex, in: &colors, insert: insertColor)
            let tag = try identifier(of: name.name, in: &tags, insert: insertTag)
            try insertTagging.bind(color, at: 1).bind(tag, at: 2).run()
        }
    }

    /// Returns a color with its tags; nil if it has none.
    func color(hex: String) throws -> TaggedColor? {
        let statement: SQLiteStatement = try database.statement(
            """
            SELECT colors.id, colors.timestamp, tags.id, tags.name, tags.timestamp
            FROM colors JOIN taggings ON taggings.color = colors.id JOIN tags ON tags.id = taggings.tag
            WHERE colors.hex = ? ORDER BY taggings.id
            """
        ).bind(hex, at: 1)
        var color: TaggedColor?
        while try statement.step() {
            let tag = Tag(
                identifier: statement.integer(2), name: statement.text(3), timestamp: statement.integer(4))
            if color == nil {
                color = TaggedColor(
                    identifier: statement.integer(0), hex: hex, timestamp: statement.integer(1), tags: [])
            }
            color?.tags.append(tag)
        }
        return color
    }

    /// Adds tags to a color, and creates the color if it is new.
    func add(tags names: [String], to hex: String, timestamp: Int64) throws {
        try database.transaction {
            for name in names { try insert(tag: name, of: hex, timestamp: timestamp) }
        }
    }

    private func insert(tag name: String, of hex: String, timestamp: Int64) throws {
        try database.statement("INSERT OR IGNORE INTO colors (hex, timestamp) VALUES (?, ?)")
            .bind(hex, at: 1).bind(timestamp, at: 2).run()
        try database.statement("INSERT OR IGNORE INTO tags (name, timestamp) VALUES (?, ?)")
            .bind(name, at: 1).bind(timestamp, at: 2).run()
        try database.statement(
            "INSERT INTO taggings (color, tag) SELECT colors.id, tags.id FROM colors, tags WHERE hex = ? AND name = ?"
        ).bind(hex, at: 1).bind(name, at: 2).run()
    }
}
