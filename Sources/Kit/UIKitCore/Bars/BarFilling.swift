/// A view that is as high as the bar that contains it and, in place of a title, as wide as the bar permits.
@MainActor
package protocol BarFilling: UIView {}
