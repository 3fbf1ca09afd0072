extension ArrayChanges {
    /// Applies the changes to a copy of the old array.
    ///
    /// After an update or a replaced range, the copy does not share its memory with the new array, so that the next
    /// change to the new array does not copy its elements. Otherwise, both share their memory.
    ///
    /// - Parameter new: The new array.
    /// - Complexity: O(1) for an update, O(*k*) for *k* elements that replace a range at the end, otherwise O(*n*).
    package func apply<Element>(to copy: inout [Element], from new: [Element]) {
        if let index = singleUpdate {
            copy[index] = new[index]
        } else if let splice {
            let start: Int = splice.range.lowerBound
            copy.replaceSubrange(splice.range, with: new[start..<start + splice.count])
        } else {
            copy = new
        }
    }
}
