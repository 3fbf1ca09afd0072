/// A message from one process of a server to the others.
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
