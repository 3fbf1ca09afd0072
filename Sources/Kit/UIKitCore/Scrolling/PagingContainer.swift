/// A scroll view that consists of pages. Bars do not follow it, but the scroll views inside its pages. It is in a
/// module above UIKitCore.
@MainActor
package protocol PagingContainer: UIScrollView {}
