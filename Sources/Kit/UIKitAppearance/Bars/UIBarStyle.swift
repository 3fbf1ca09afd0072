/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// The style of the environment: a light bar in the light style, a dark bar in the dark style.
    case `default` = 0
    /// A dark bar with light content.
    case black = 1

    /// A dark bar that content may extend under. Use `black` and `isTranslucent` instead.
    public static var blackOpaque: UIBarStyle { .black }
}
