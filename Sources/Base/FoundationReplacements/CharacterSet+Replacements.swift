import Foundation

extension CharacterSet {
    /// Replaces the getter of `inverted`, because Foundation stops the program when the returned set is changed.
    @_silgen_name("$s10Foundation12CharacterSetV8invertedACvg")
    public func replacedInverted() -> CharacterSet {
        var result = self
        result.invert()
        return result
    }
}
