/// Maintains a transformed copy of an array.
@MainActor
struct ArrayMapping<Element, Result> {
    let transform: @MainActor (Element) -> Result

    /// Updates `output` after the changes that resulted in `elements`, and returns the changes to `output`.
    func apply(_ changes: ArrayChanges, to elements: [Element], output: inout [Result]) -> ArrayChanges {
        if let (range, count) = changes.splice {
            output.replaceSubrange(range, with: elements[range.lowerBound..<range.lowerBound + count].map(transform))
        } else if let index = changes.singleUpdate {
            output[index] = transform(elements[index])
        } else {
            let old = output
            output = elements.indices.map { index in
                guard let origin = changes.origin(of: index), !changes.isUpdated(at: index) else {
                    return transform(elements[index])
                }
                return old[origin]
            }
        }
        return changes
    }
}
