/// A motion of a caret.
package enum TextMotion: Hashable, Sendable {
    /// One character to the left or right on the screen.
    case left, right
    /// One word to the left or right on the screen.
    case wordLeft, wordRight
    /// One line up or down.
    case up, down
    /// To the ends of the line.
    case lineStart, lineEnd
    /// To the left or right end of the line on the screen.
    case lineLeft, lineRight
    /// To the start or the end of the paragraph. A caret that is already there moves to the start of the previous
    /// paragraph or to the end of the next one.
    case paragraphStart, paragraphEnd
    /// To the ends of the whole text.
    case documentStart, documentEnd
    /// One screenful up or down.
    case pageUp, pageDown
}
