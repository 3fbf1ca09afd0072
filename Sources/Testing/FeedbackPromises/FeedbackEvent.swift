import Foundation

/// An event in a recording.
package enum FeedbackEvent: Sendable {
    /// A control or a row that a finger touches or presses.
    package struct Target: Sendable {
        package var id: Int
        package var name: String
        package var isEnabled: Bool
        /// Whether a press affects more than the pressed part itself. A press on a field or a slider does not.
        package var isPressable: Bool

        package init(id: Int, name: String, isEnabled: Bool = true, isPressable: Bool = true) {
            self.id = id
            self.name = name
            self.isEnabled = isEnabled
            self.isPressable = isPressable
        }
    }

    /// A request whose transfer begins.
    package struct Request: Sendable {
        package var method: String
        package var url: String
        /// A value that equal requests have in common.
        package var key: Int
        /// Whether no person waits for the response, for example because it contains a picture.
        package var isSecondary: Bool

        package init(_ method: String, _ url: String, key: Int? = nil, isSecondary: Bool = false) {
            self.method = method
            self.url = url
            self.key = key ?? "\(method) \(url)".hashValue
            self.isSecondary = isSecondary
        }
    }

    /// How a transfer ended.
    package enum Outcome: Sendable, Equatable {
        case success
        case failure(isRetryable: Bool)
        case cancelled
    }

    /// The application was launched.
    case launched
    /// The process of the application ended.
    case killed
    /// A finger touched the screen; the target is nil if there is neither a control nor a row at that point.
    case touchBegan(Target?)
    /// The finger moved. The value is its distance from the start of the touch.
    case touchMoved(CGPoint)
    /// The finger left the screen.
    case touchEnded
    /// The application is about to handle a press on a control or a row.
    case pressed(Target)
    /// A key was pressed, or text was typed.
    case typed
    /// The Return key was pressed, which submits.
    case returned
    /// The window was rotated or resized.
    case resized
    case transferBegan(UInt64, Request)
    case transferEnded(UInt64, Outcome)
    /// The screen changed.
    case frame(FeedbackFrame)
}
