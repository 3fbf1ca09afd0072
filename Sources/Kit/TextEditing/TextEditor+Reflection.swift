extension TextEditor: CustomReflectable {
    /// A mirror without the text and the undo actions, because a dump must not contain the text of a secure field.
    package nonisolated var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .class) }
}
