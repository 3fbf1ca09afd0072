/// The reason why an interface file cannot be read.
package struct InterfaceFileError: Error, CustomStringConvertible {
    package let description: String

    init(_ description: String) {
        self.description = description
    }
}
