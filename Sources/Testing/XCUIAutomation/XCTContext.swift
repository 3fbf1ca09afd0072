import XCTest

/// A part of a test that has a name, such as "Log in".
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
    /// The name of the part.
    var name: String { get }
    /// Leaves a file for those who read the results of the test.
    func add(_ attachment: XCTAttachment)
}

/// Names the parts of a test.
@preconcurrency @MainActor
public final class XCTContext {
    private final class Activity: XCTActivity {
        let name: String

        init(name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) { AttachmentStore.add(attachment) }
    }

    private static var names: [String] = []

    /// Runs `block` as a part of the test. Failures of elements in it begin with `name`.
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        names.append(name)
        defer { names.removeLast() }
        return try block(Activity(name: name))
    }

    /// The names of the parts that run, for messages.
    static var prefix: String { names.isEmpty ? "" : names.joined(separator: " › ") + ": " }
}

extension XCTestCase {
    /// Leaves a file for those who read the results of the test.
    @preconcurrency @MainActor
    public func add(_ attachment: XCTAttachment) { AttachmentStore.add(attachment) }
}
