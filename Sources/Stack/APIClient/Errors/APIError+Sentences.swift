import Foundation

extension APIError {
    /// Returns the message in the language of the app.
    static func message(_ kind: Kind, service: String, retryAfter: TimeInterval? = nil) -> String {
        let (when, number): (String, Int?) = when(retryAfter)
        return StackTexts.text(sentence(kind, service: "%@", when: when), service, number: number)
    }

    private static func sentence(_ kind: Kind, service: String, when: String) -> String {
        switch kind {
        case .badURL: "The address of \(service) is not valid. It must begin with https:// or http:// and name a host."
        case .notEncodable:
            "The data for \(service) could not be encoded. Check what you entered."
        case .notReadable: "The file for \(service) could not be read. Choose it again."
        case .notSaved(let problem): message(problem, service: service)
        case .notResolved: "\(service) could not be found. Check the connection, then try again."
        case .cannotConnect: "\(service) could not be reached. Check the connection, then try again."
        case .proxy(407):
            "The proxy server for \(service) requires a user name and password. Check the network settings."
        case .proxy:
            "The proxy server for \(service) refused the connection. Check the network settings, then try again."
        case .notSecure:
            """
            The connection to \(service) is not secure, so nothing was sent. Check the clock, and whether the network asks \
            you to sign in, then try again.
            """
        case .timedOut: "\(service) took too long to respond. Try again in a moment."
        case .cancelled: "The request to \(service) was canceled."
        case .connectionLost: "The connection to \(service) was lost. Try again."
        case .tooManyRedirects:
            "\(service) redirected the request too many times. Try again in a moment."
        case .unsafeRedirect:
            """
            \(service) redirected the request to an unsafe address. Check whether the network asks you to sign in, \
            then try again.
            """
        case .foreignLink:
            "\(service) sent a link to a different server, so the request was not sent. Contact the administrator."
        case .tooLarge: "The response from \(service) is too large. Request less data."
        case .status(let status): message(status: status, service: service, when: when)
        case .notDecodable: "\(service) sent an invalid response. Try again in a moment."
        case .notCached: "There is no saved response from \(service). Connect to the network, then try again."
        case .failed, .intercepted: "The request to \(service) failed. Try again in a moment."
        }
    }

    private static func message(status: Int, service: String, when: String) -> String {
        switch status {
        case ..<400: "\(service) sent an invalid response. Try again in a moment."
        case 401: "\(service) requires you to sign in."
        case 403: "\(service) does not allow this. Sign in with a different account, or contact the administrator."
        case 404, 410: "\(service) could not find the item. Check whether it has been removed."
        case 408: "\(service) took too long to respond. Try again in a moment."
        case 413: "The data is too large for \(service). Choose something smaller."
        case 429: "\(service) is busy. Try again \(when)."
        case 503 where when != APIError.soon: "\(service) is temporarily unavailable. Try again \(when)."
        case 500...: "\(service) encountered an error. Try again in a moment."
        default: "\(service) did not accept the request. Check what you entered."
        }
    }

    private static func message(_ problem: SavingProblem, service: String) -> String {
        let what = "The response from \(service) could not be saved"
        return switch problem {
        case .diskFull: "\(what), because the disk is full. Free up some space, then try again."
        case .notAllowed: "\(what), because the location is read-only. Choose a different location, then try again."
        case .noFolder: "\(what), because its folder does not exist. Choose a different folder, then try again."
        case .other: "\(what). Choose a different location, then try again."
        }
    }

    private static let soon = "in a moment"

    /// Returns a string that states when to try again, and the number for its placeholder. The delay is rounded up to
    /// whole seconds, minutes or hours.
    private static func when(_ seconds: TimeInterval?) -> (words: String, number: Int?) {
        guard let seconds, seconds > 5 else { return (soon, nil) }
        if seconds <= 90 { return ("in %d seconds", Int(seconds.rounded(.up))) }
        if seconds <= 90 * 60 { return ("in %d minutes", Int((seconds / 60).rounded(.up))) }
        guard seconds <= 36 * 3_600 else { return ("another day", nil) }
        return ("in %d hours", Int((seconds / 3_600).rounded(.up)))
    }
}
