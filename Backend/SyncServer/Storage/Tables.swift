/// The statements that create the tables. Each step follows the one before it, and is performed once for each database.
enum Tables {
    static let sqlite: [String] = [
        """
        CREATE TABLE accounts (
            id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, password TEXT NOT NULL,
            picture TEXT REFERENCES pictures) STRICT;
        CREATE TABLE sessions (
            digest BLOB PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts, expires REAL NOT NULL) STRICT;
        CREATE TABLE pictures (
            id TEXT PRIMARY KEY, account INTEGER NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL) STRICT;
        CREATE TABLE conversations (id INTEGER PRIMARY KEY, members TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE members (
            conversation INTEGER NOT NULL REFERENCES conversations, account INTEGER NOT NULL REFERENCES accounts,
            read_up_to INTEGER NOT NULL DEFAULT 0, is_muted INTEGER NOT NULL DEFAULT 0,
            is_archived INTEGER NOT NULL DEFAULT 0, is_marked_unread INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (account, conversation)) STRICT, WITHOUT ROWID;
        CREATE INDEX members_by_conversation ON members (conversation);
        CREATE TABLE messages (
            id INTEGER PRIMARY KEY AUTOINCREMENT, conversation INTEGER NOT NULL REFERENCES conversations,
            author INTEGER NOT NULL REFERENCES accounts, client TEXT NOT NULL, text TEXT NOT NULL, reply_to INTEGER,
            picture TEXT REFERENCES pictures, sent REAL NOT NULL, UNIQUE (author, client)) STRICT;
        CREATE INDEX messages_by_conversation ON messages (conversation, id)
        """,
        """
        CREATE TABLE events (
            id INTEGER PRIMARY KEY AUTOINCREMENT, conversation INTEGER, account INTEGER, type TEXT NOT NULL,
            data TEXT NOT NULL) STRICT;
        CREATE TABLE limits (name TEXT PRIMARY KEY, due REAL NOT NULL) STRICT;
        CREATE INDEX sessions_by_expiration ON sessions (expires);
        CREATE INDEX accounts_by_picture ON accounts (picture) WHERE picture IS NOT NULL;
        CREATE INDEX messages_by_picture ON messages (picture) WHERE picture IS NOT NULL
        """,
    ]

    // Strings are compared by their bytes, as in SQLite. The function `append_event` holds a lock until the end of the
    // transaction, so that events become visible in the order of their identifiers. A notification contains only an
    // identifier, because its length is limited.
    static let postgres: [String] = [
        """
        CREATE TABLE versions (version INTEGER PRIMARY KEY);
        CREATE TABLE pictures (
            id TEXT PRIMARY KEY, account BIGINT NOT NULL, type TEXT NOT NULL, bytes BYTEA NOT NULL);
        ALTER TABLE pictures ALTER bytes SET STORAGE EXTERNAL;
        CREATE TABLE accounts (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, email TEXT COLLATE "C" NOT NULL UNIQUE,
            name TEXT COLLATE "C" NOT NULL, password TEXT NOT NULL, picture TEXT REFERENCES pictures);
        CREATE INDEX accounts_by_picture ON accounts (picture) WHERE picture IS NOT NULL;
        CREATE TABLE sessions (
            digest BYTEA PRIMARY KEY, account BIGINT NOT NULL REFERENCES accounts, expires DOUBLE PRECISION NOT NULL);
        CREATE INDEX sessions_by_expiration ON sessions (expires);
        CREATE TABLE conversations (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, members TEXT COLLATE "C" NOT NULL UNIQUE);
        CREATE TABLE members (
            conversation BIGINT NOT NULL REFERENCES conversations, account BIGINT NOT NULL REFERENCES accounts,
            read_up_to BIGINT NOT NULL DEFAULT 0, is_muted BIGINT NOT NULL DEFAULT 0,
            is_archived BIGINT NOT NULL DEFAULT 0, is_marked_unread BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (account, conversation));
        CREATE INDEX members_by_conversation ON members (conversation);
        CREATE TABLE messages (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, conversation BIGINT NOT NULL REFERENCES conversations,
            author BIGINT NOT NULL REFERENCES accounts, client TEXT COLLATE "C" NOT NULL, text TEXT NOT NULL,
            reply_to BIGINT, picture TEXT REFERENCES pictures, sent DOUBLE PRECISION NOT NULL, UNIQUE (author, client));
        CREATE INDEX messages_by_conversation ON messages (conversation, id);
        CREATE INDEX messages_by_picture ON messages (picture) WHERE picture IS NOT NULL;
        CREATE TABLE events (
            id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, conversation BIGINT, account BIGINT, type TEXT NOT NULL,
            data TEXT NOT NULL);
        CREATE UNLOGGED TABLE limits (name TEXT PRIMARY KEY, due DOUBLE PRECISION NOT NULL);
        CREATE FUNCTION append_event(BIGINT, BIGINT, TEXT, TEXT) RETURNS BIGINT AS $$
            DECLARE identifier BIGINT;
            BEGIN
                PERFORM pg_advisory_xact_lock(hashtext(current_schema()));
                INSERT INTO events (conversation, account, type, data)
                    VALUES ($1, $2, $3, $4) RETURNING id INTO identifier;
                PERFORM pg_notify('events_' || current_schema(), identifier::TEXT);
                RETURN identifier;
            END $$ LANGUAGE plpgsql;
        INSERT INTO versions VALUES (1)
        """
    ]
}
