import XCTest

/// A named step of a test, such as "Log in".
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
    /// The name of the step.
    var name: String { get }
    /// Attaches a file to the results of the test.
    func add(_ attachment: XCTAttachment)
}

/// Divides a test into named steps.
@preconcurrency @MainActor
public final class XCTContext {
    private final class Activity: XCTActivity {
        let name: String

        init(name: String) { self.name = name }

        func add(_ attachment: XCTAttachment) { AttachmentStore.add(attachment) }
    }

    private static var names: [String] = []

    /// Runs `block` as a step of the test. The messages of failures that this module records in the step begin with
    /// `name`.
    public static func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        names.append(name)
        defer { names.removeLast() }
        return try block(Activity(name: name))
    }

    /// The names of the running steps, as a prefix for messages.
    static var prefix: String { names.isEmpty ? "" : names.joined(separator: " › ") + ": " }
}

extension XCTestCase {
    /// Attaches a file to the results of the test.
    @preconcurrency @MainActor
    public func add(_ attachment: XCTAttachment) { AttachmentStore.add(attachment) }
}
