/// A method that determines the position of a toolbar. It is optional.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
