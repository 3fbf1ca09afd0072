import Foundation

/// The phases of a session and their durations.
struct Schedule: Decodable, Equatable, Sendable {
    struct Phase: Decodable, Equatable, Sendable {
        var name: String
        var minutes: Double
        var isBreak: Bool
    }

    var phases: [Phase]

    static var standard: Schedule {
        guard let url = Bundle.module.url(forResource: "schedule", withExtension: "json"),
            let data = try? Data(contentsOf: url),
            let schedule = try? JSONDecoder().decode(Schedule.self, from: data)
        else { return Schedule(phases: [Phase(name: "Work", minutes: 25, isBreak: false)]) }
        return schedule
    }

    /// Returns the phase at a time after the start of the session, and the fraction of it that has passed.
    func position(at seconds: TimeInterval) -> (phase: Phase, fraction: Double)? {
        var rest = seconds
        for phase in phases {
            let duration = phase.minutes * 60
            if rest < duration { return (phase, rest / duration) }
            rest -= duration
        }
        return nil
    }
}
