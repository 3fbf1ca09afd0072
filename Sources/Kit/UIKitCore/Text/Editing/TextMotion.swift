/// Where a caret can be asked to go.
enum TextMotion: Hashable, Sendable {
    /// One character towards a side of the screen.
    case left, right
    /// One word towards a side of the screen.
    case wordLeft, wordRight
    /// One line up or down.
    case up, down
    /// To the ends of the line.
    case lineStart, lineEnd
    /// To the ends of the whole text.
    case documentStart, documentEnd
    /// One screenful up or down.
    case pageUp, pageDown
}
