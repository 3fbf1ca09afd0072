extension ArrayChanges {
    /// Applies the changes to a copy of the old array. The copy does not share its memory with the new array, so that
    /// later changes to that array need not copy it.
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
