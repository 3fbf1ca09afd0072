import Foundation
import UIKitDrawing

extension DocumentFlow {
    /// The lists that contain a paragraph.
    func textLists(at index: Int) -> [NSTextList] {
        let start: Int = paragraphs.position(at: index).units
        return (document.attributes(at: start)?.attributes.values[.paragraphStyle] as? NSParagraphStyle)?.textLists
            ?? []
    }

    /// Returns the numbers of the list items that contain a paragraph.
    ///
    /// - Complexity: O(*n*) in the number of preceding paragraphs of the list, on the first call after a change.
    func listNumbers(at index: Int) -> ListNumbers {
        var numbers = ListNumbers()
        var pending: [(identifier: UInt32, lists: [NSTextList]?)] = []
        var index = index
        while index >= 0 {
            let paragraph = paragraphs[index]
            if let known = listNumbers[paragraph.identifier] {
                numbers = known
                break
            }
            let lists = textLists(at: index)
            if lists.isEmpty { break }
            // A later part of a long paragraph belongs to the same item.
            pending.append((paragraph.identifier, paragraph.startsParagraph ? lists : nil))
            index -= 1
        }
        for (identifier, lists) in pending.reversed() {
            if let lists { numbers.begin(lists) }
            listNumbers[identifier] = numbers
        }
        return numbers
    }
}
