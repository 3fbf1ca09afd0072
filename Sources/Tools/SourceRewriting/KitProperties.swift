/// The properties of the kit that apps observe.
enum KitProperties {
    /// The names of the properties of views and controllers that support key-value coding.
    static let observable: Set<String> = [
        "alpha", "backgroundColor", "bounds", "center", "contentInset", "contentOffset", "contentSize", "frame",
        "isEnabled", "isHidden", "isHighlighted", "isSelected", "layer", "placeholder", "tag", "text", "textColor",
        "title", "view",
    ]
}
