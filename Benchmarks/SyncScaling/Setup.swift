/// The processes, the cores of PostgreSQL, and the readers of a conversation.
struct Setup {
    /// The number of processes of engawa-backend, each with its own core.
    var processes: Int
    /// The number of cores of PostgreSQL.
    var databaseCores: Int
    /// The number of members of a conversation who have a stream.
    var readers: Int
}
