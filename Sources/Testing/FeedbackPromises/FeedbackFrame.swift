/// The contents of the screen after a turn of the application.
package struct FeedbackFrame: Hashable, Sendable {
    /// A digest of all visible content, except activity indicators and the highlights of touches.
    package var appearance: Int
    package var items: [FeedbackItem]
    /// The identifiers of the view controllers whose views are visible.
    package var screens: Set<Int>
    package var lists: [FeedbackList]

    package init(
        appearance: Int = 0, items: [FeedbackItem] = [], screens: Set<Int> = [0], lists: [FeedbackList] = []
    ) {
        self.appearance = appearance
        self.items = items
        self.screens = screens
        self.lists = lists
    }

    package func item(_ id: Int) -> FeedbackItem? { items.first { $0.id == id } }

    package var hasIndicator: Bool { items.contains(where: \.isIndicator) }

    /// Text and the part of the screen that shows it.
    package struct Reading: Hashable, Sendable {
        package var item: Int
        package var text: String
    }

    /// The text that a person reads on the screen. The title of a control counts only if it is a sentence.
    package var texts: Set<Reading> {
        let read: [FeedbackItem] = items.filter { item in
            !item.isField && !item.text.isEmpty && (item.kind != .control || SentenceCheck.isSentence(item.text))
        }
        return Set(read.map { Reading(item: $0.id, text: $0.text) })
    }
}
