import HostClock
import Synchronization

/// The people of a server and their statuses, in memory.
final class PeopleStore: Sendable {
    /// The identifier of the caller's account. There is no sign-in.
    static let me = 1

    private let people = Mutex(PeopleStore.first)
    private let firstLook = Mutex<Int?>(nil)

    /// The time of the first request for statuses, in seconds since 1970 by the host's clock.
    var start: Int {
        firstLook.withLock { start in
            let known: Int = start ?? Int(MainQueue.shared.date.timeIntervalSince1970)
            start = known
            return known
        }
    }

    /// All people, sorted by identifier.
    var all: [Person] { people.withLock { $0 } }

    func person(_ identifier: Int) -> Person? { people.withLock { $0.first { $0.identifier == identifier } } }

    func person(named screenName: String) -> Person? {
        people.withLock { people in
            people.first { $0.screenName.lowercased() == screenName.lowercased() }
        }
    }

    /// Changes a person and returns the new value; nil if the identifier is unknown.
    func change(_ identifier: Int, _ change: (inout Person) -> Void) -> Person? {
        people.withLock { people in
            guard let index = people.firstIndex(where: { $0.identifier == identifier }) else { return nil }
            change(&people[index])
            return people[index]
        }
    }

    private static let first: [Person] = [
        Person(
            identifier: 1, screenName: "ada", name: "Ada Lindqvist", email: "ada@example.org",
            about: "Builds small things and takes them apart again."),
        Person(
            identifier: 2, screenName: "kaho", name: "縁側の佳帆", email: "kaho@example.org",
            about: "京都。庭と猫と、ときどきプログラミング。"),
        Person(
            identifier: 3, screenName: "noor", name: "Noor Haddad", email: "noor@example.org",
            about: "Maps, trains, and the coffee between them."),
        Person(
            identifier: 4, screenName: "porchnews", name: "Porch News", email: "desk@example.org",
            about: "What happens in front of the house. Five times a day."),
        Person(identifier: 5, screenName: "teo", name: "Teo", email: "teo@example.org", about: ""),
        Person(
            identifier: 6, screenName: "quiet", name: "Quiet Quentin", email: "quentin@example.org",
            about: "Reads, and never writes."),
    ]
}
