/// A scroll view that consists of pages. Bars follow the scroll views inside the pages instead of this scroll view.
/// Modules above UIKitCore implement this protocol.
@MainActor
package protocol PagingContainer: UIScrollView {}
