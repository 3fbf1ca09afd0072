/// A scroll view of whole pages. Bars follow the scroll views inside the pages instead. Modules above UIKitCore implement
/// it.
@MainActor
package protocol PagingContainer: UIScrollView {}
