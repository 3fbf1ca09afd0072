import Foundation

/// The number of attempts that a client makes for a failing request, and the delays between them.
///
/// Only requests that are safe to repeat are sent again. If no server was reached, every request is safe to repeat.
/// After a timeout, a lost connection, or a status of 408, 425, 429, 500, 502, 503 or 504, only requests with an
/// idempotent method (GET, HEAD, OPTIONS, TRACE, PUT, DELETE) or with `isRepeatable` are safe to repeat.
public struct RetryPolicy: Sendable {
    /// The maximum number of attempts, including the first. At least 1.
    public var maximumAttempts: Int
    /// The delay after the first failure, in seconds of the host's time, before jitter.
    public var firstDelay: TimeInterval
    /// The factor by which each delay is multiplied to get the next one.
    public var factor: Double
    /// The maximum delay, in seconds, before jitter.
    public var maximumDelay: TimeInterval
    /// The maximum `Retry-After` delay that the client waits for, in seconds. If a server requests a longer one, the
    /// request fails immediately, and its error contains the delay.
    public var maximumRetryAfter: TimeInterval
    /// Returns a random number from 0 up to 1 for the jitter, which shortens a delay by up to half.
    public var random: @Sendable () -> Double

    /// Creates a policy. The default is three attempts with delays of up to half a second and up to one second.
    public init(
        maximumAttempts: Int = 3, firstDelay: TimeInterval = 0.5, factor: Double = 2, maximumDelay: TimeInterval = 30,
        maximumRetryAfter: TimeInterval = 60, random: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.maximumAttempts = maximumAttempts
        self.firstDelay = firstDelay
        self.factor = factor
        self.maximumDelay = maximumDelay
        self.maximumRetryAfter = maximumRetryAfter
        self.random = random
    }

    /// No retries.
    public static let none = RetryPolicy(maximumAttempts: 1)
    /// Three attempts with delays of up to half a second and up to one second.
    public static let standard = RetryPolicy()

    /// Returns the delay after a failed attempt, in seconds; nil if there are no more attempts or the delay that the
    /// server requested is too long.
    ///
    /// - Parameters:
    ///   - attempt: The number of the attempt, from 1.
    ///   - retryAfter: The delay that the server requested, in seconds.
    func delay(after attempt: Int, retryAfter: TimeInterval?) -> TimeInterval? {
        guard attempt < maximumAttempts else { return nil }
        let share = min(max(random(), 0), 1)
        if let retryAfter {
            guard retryAfter <= maximumRetryAfter else { return nil }
            // Here the jitter lengthens the delay, because the request must not be sent earlier.
            return retryAfter + share * min(firstDelay, maximumDelay)
        }
        let delay: TimeInterval = min(firstDelay * pow(factor, Double(attempt - 1)), maximumDelay)
        return delay * (0.5 + share / 2)
    }

    /// Whether a request may be sent again after an error.
    ///
    /// - Parameters:
    ///   - wasSent: Whether a server may have received the request, for example one that redirected it to a server that
    ///     cannot be reached.
    ///   - isRepeatable: Whether the server can receive the request twice without harm.
    static func mayRepeat(after kind: APIError.Kind, wasSent: Bool, isRepeatable: Bool) -> Bool {
        switch kind {
        case .notResolved, .cannotConnect: isRepeatable || !wasSent
        case .proxy(let status): (isRepeatable || !wasSent) && status.map { $0 >= 500 } ?? true
        case .timedOut, .connectionLost: isRepeatable
        case .status(let status): isRepeatable && repeatableStatuses.contains(status)
        default: false
        }
    }

    private static let repeatableStatuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504]
}
