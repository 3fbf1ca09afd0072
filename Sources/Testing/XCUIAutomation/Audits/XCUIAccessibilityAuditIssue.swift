import Foundation

/// A problem that an accessibility audit found.
@preconcurrency @MainActor
open class XCUIAccessibilityAuditIssue: NSObject {
    /// The type of the problem.
    public let auditType: XCUIAccessibilityAuditType
    /// The problem in a few words, which are the same for all elements.
    public let compactDescription: String
    /// A description of the problem with the element and of its solution.
    public let detailedDescription: String
    /// The element; nil if it no longer exists.
    public var element: XCUIElement? { search.find().isEmpty ? nil : XCUIElement(search) }

    private let search: Search

    init(_ type: XCUIAccessibilityAuditType, _ compact: String, _ detailed: String, _ search: Search) {
        auditType = type
        compactDescription = compact
        detailedDescription = detailed
        self.search = search
        super.init()
    }
}
