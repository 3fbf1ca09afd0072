/// The costs of a message, in seconds. Documentation/Scaling.md describes how to measure the values.
struct Costs {
    /// The processor time of the process that receives a message, without the time for readers.
    var request: Double
    /// The processor time of each process that reads the event of a message.
    var event: Double
    /// The processor time of a process for each reader.
    var reader: Double
    /// The processor time of PostgreSQL. Other messages can use other cores during this time.
    var database: Double
    /// The time for which a message holds the lock of the events, until its transaction is on the disk.
    var commit: Double
    /// The processor time of PostgreSQL for each process that reads an event.
    var listener: Double
}
