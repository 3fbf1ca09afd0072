import Foundation

/// Takes the place of an object whose class is not allowed. It cannot be decoded, so that unarchiving fails with an
/// error.
final class DisallowedObject: NSObject, NSSecureCoding {
    init?(coder: NSCoder) { nil }

    static var supportsSecureCoding: Bool { true }

    func encode(with coder: NSCoder) {}
}
