import UIKitInput

/// An editing command that a key performs.
package enum EditingCommand: Hashable, Sendable {
    case move(TextMotion, extending: Bool)
    case deleteBackward
    case deleteForward
    case deleteWordBackward
    case deleteWordForward
    case deleteToLineStart
    case deleteToLineEnd
    case newline
    case selectAll
    case cut
    case copy
    case paste
    case undo
    case redo
}

extension EditingCommand {
    /// Creates the command for the given key with its modifiers, or returns nil if the key has no command.
    ///
    /// Control and Command are equivalent with letters, for users of either convention.
    @MainActor
    package init?(_ key: UIKey) {
        let flags = key.modifierFlags
        let isShifted = flags.contains(.shift)
        let isByWord: Bool = flags.contains(.control) || flags.contains(.alternate)
        let isByEnd = flags.contains(.command)
        let isChord: Bool = (flags.contains(.control) || flags.contains(.command)) && !flags.contains(.alternate)
        switch key.keyCode {
        case .keyboardLeftArrow:
            self = .move(isByEnd ? .lineLeft : isByWord ? .wordLeft : .left, extending: isShifted)
        case .keyboardRightArrow:
            self = .move(isByEnd ? .lineRight : isByWord ? .wordRight : .right, extending: isShifted)
        case .keyboardUpArrow:
            self = .move(isByEnd ? .documentStart : isByWord ? .paragraphStart : .up, extending: isShifted)
        case .keyboardDownArrow:
            self = .move(isByEnd ? .documentEnd : isByWord ? .paragraphEnd : .down, extending: isShifted)
        case .keyboardHome: self = .move(isByWord ? .documentStart : .lineStart, extending: isShifted)
        case .keyboardEnd: self = .move(isByWord ? .documentEnd : .lineEnd, extending: isShifted)
        case .keyboardPageUp: self = .move(.pageUp, extending: isShifted)
        case .keyboardPageDown: self = .move(.pageDown, extending: isShifted)
        case .keyboardDeleteOrBackspace:
            self = isByEnd ? .deleteToLineStart : isByWord ? .deleteWordBackward : .deleteBackward
        case .keyboardDeleteForward:
            if isShifted {
                self = .cut
            } else {
                self = isByEnd ? .deleteToLineEnd : isByWord ? .deleteWordForward : .deleteForward
            }
        case .keyboardInsert where isShifted: self = .paste
        case .keyboardInsert where isChord: self = .copy
        case .keyboardReturnOrEnter, .keypadEnter:
            // With Command or Control, Return performs a command of the app, such as sending a message.
            guard !isChord else { return nil }
            self = .newline
        default:
            guard isChord,
                let command = EditingCommand.letterCommand(key.charactersIgnoringModifiers, isShifted: isShifted)
            else { return nil }
            self = command
        }
    }

    /// Creates the command for Control with a letter, as in Apple's text views, or for Control-Return. Returns nil for
    /// other keys.
    ///
    /// Use it for keys that no responder handles.
    @MainActor
    package init?(unhandled key: UIKey) {
        guard key.modifierFlags == .control else { return nil }
        if [.keyboardReturnOrEnter, .keypadEnter].contains(key.keyCode) {
            self = .newline
            return
        }
        switch key.charactersIgnoringModifiers.lowercased() {
        case "b": self = .move(.left, extending: false)
        case "f": self = .move(.right, extending: false)
        case "p": self = .move(.up, extending: false)
        case "n": self = .move(.down, extending: false)
        case "e": self = .move(.lineEnd, extending: false)
        case "d": self = .deleteForward
        case "h": self = .deleteBackward
        case "k": self = .deleteToLineEnd
        default: return nil
        }
    }

    /// The command for a secure text, whose words and lines must not be revealed: motions and deletions by word or
    /// paragraph extend to an end of the text.
    package var ignoringWords: EditingCommand {
        switch self {
        case .move(.wordLeft, let extending), .move(.paragraphStart, let extending):
            .move(.documentStart, extending: extending)
        case .move(.wordRight, let extending), .move(.paragraphEnd, let extending):
            .move(.documentEnd, extending: extending)
        case .deleteWordBackward: .deleteToLineStart
        case .deleteWordForward: .deleteToLineEnd
        default: self
        }
    }

    private static func letterCommand(_ characters: String, isShifted: Bool) -> EditingCommand? {
        switch (characters.lowercased(), isShifted) {
        case ("a", false): .selectAll
        case ("x", false): .cut
        case ("c", false): .copy
        case ("v", _): .paste
        case ("z", false): .undo
        case ("z", true), ("y", false): .redo
        default: nil
        }
    }
}
