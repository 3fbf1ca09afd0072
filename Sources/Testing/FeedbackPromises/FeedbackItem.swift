import Foundation

/// A part of the screen in a recording.
package struct FeedbackItem: Hashable, Sendable {
    /// The kind of a part.
    package enum Kind: Hashable, Sendable {
        case control, field, secureField, searchField, row, text
        case spinner, refreshControl, networkLine, progressBar
    }

    /// The identifier of the object, which no other object of the recording has.
    package var id: Int
    package var kind: Kind
    /// The name of the part in messages: its identifier, or else its label, its placeholder or its class.
    package var name: String
    /// The text that a person reads: the label, or the text of a field.
    package var text: String
    /// The frame on the screen, in points.
    package var frame: CGRect
    package var isEnabled: Bool
    /// The reason why the control is disabled; nil if it does not specify a reason.
    package var reason: String?
    /// The identifier of the view controller that contains the part.
    package var screen: Int
    /// The identifier of the list that contains the part, if any.
    package var list: Int?

    package init(
        id: Int, _ kind: Kind, name: String = "", text: String = "", frame: CGRect = .zero, isEnabled: Bool = true,
        reason: String? = nil, screen: Int = 0, list: Int? = nil
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.text = text
        self.frame = frame
        self.isEnabled = isEnabled
        self.reason = reason
        self.screen = screen
        self.list = list
    }

    /// Whether the part shows that work is in progress.
    package var isIndicator: Bool {
        switch kind {
        case .spinner, .refreshControl, .networkLine, .progressBar: true
        case .control, .field, .secureField, .searchField, .row, .text: false
        }
    }

    package var isField: Bool { kind == .field || kind == .secureField || kind == .searchField }

    /// Whether a person can press the part.
    package var isPressable: Bool { isEnabled && (kind == .control || kind == .row) }
}
