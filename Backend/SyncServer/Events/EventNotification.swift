/// A message that a process of a server sends to all processes, including itself, through the database.
enum EventNotification {
    /// There is a new event with this identifier.
    case event(Int64)
    case signal(EventSignal)

    init?(text: String) {
        if let id = Int64(text) {
            self = .event(id)
        } else if let signal = EventSignal(text: text) {
            self = .signal(signal)
        } else {
            return nil
        }
    }
}
