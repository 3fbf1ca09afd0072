/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
    /// A light bar in the light interface style, and a dark bar in the dark style.
    case `default` = 0
    /// A dark bar with light content.
    case black = 1

    /// The same as `black`. Use `black` and `isTranslucent` instead.
    public static var blackOpaque: UIBarStyle { .black }

    /// The same as `black`. Bars are translucent by default.
    public static var blackTranslucent: UIBarStyle { .black }
}
