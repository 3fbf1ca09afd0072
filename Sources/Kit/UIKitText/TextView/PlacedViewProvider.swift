/// A view provider of a text view, with the offset at which its view shows the attachment.
@MainActor
struct PlacedViewProvider {
    let provider: NSTextAttachmentViewProvider
    /// The offset, or nil if the text at the offset was replaced.
    var offset: Int?

    /// Returns the provider with its offset after a change of the text.
    func moved(byChangeIn range: Range<Int>, newCount: Int) -> PlacedViewProvider {
        guard let offset, offset >= range.lowerBound else { return self }
        let moved: Int? = offset < range.upperBound ? nil : offset + newCount - range.count
        return PlacedViewProvider(provider: provider, offset: moved)
    }
}
