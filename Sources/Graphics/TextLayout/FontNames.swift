/// The names of a font.
package struct FontNames: Equatable, Sendable {
    /// The PostScript name, such as `Poppins-SemiBold`.
    package var postScriptName: String?
    /// The name with the family and the style, such as `Poppins SemiBold`.
    package var fullName: String?

    package init(postScriptName: String?, fullName: String?) {
        self.postScriptName = postScriptName
        self.fullName = fullName
    }
}
