/// The machines, and how their people write.
struct Setup {
    /// The number of processes of engawa-backend, each with a core of its own.
    var processes: Int
    /// The number of cores of PostgreSQL.
    var databaseCores: Int
    /// The number of members of a conversation who have a stream.
    var readers: Int
}
