import AppDriver
import Foundation
import UIKitCore

extension XCUIApplication {
    /// Checks the accessibility of the contents of the screen. Each problem that the handler does not ignore is a
    /// failure of the test.
    ///
    /// Apple does not publish the limits of its audit; those of Engawa are described at `XCUIAccessibilityAuditType`.
    ///
    /// - Parameters:
    ///   - auditTypes: The types of problems. The default is all.
    ///   - issueHandler: Called with each problem. It returns true to ignore the problem. The default is nil.
    /// - Throws: The error that the handler throws.
    @MainActor @preconcurrency
    public func performAccessibilityAudit(
        for auditTypes: XCUIAccessibilityAuditType = .all,
        _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil
    ) throws {
        guard let driver else { return AutomationFailure.record("No application is running. Call launch() first.") }
        let checks: Set<AccessibilityAudit.Check> = Set(
            AccessibilityAudit.Check.allCases.filter { auditTypes.contains($0.auditType) })
        for finding in AccessibilityAudit.run(driver, checks: checks) {
            let object: AnyObject = finding.object
            let search = Search(code: "app.issueElement") {
                if let element = ElementTree.all.first(where: { $0.object === object }) { return [element] }
                // A part of a control is not an element of the tree.
                return (object as? UIView).flatMap { $0.window == nil ? nil : [Element($0)] } ?? []
            }
            let issue = XCUIAccessibilityAuditIssue(
                finding.check.auditType, finding.summary, finding.details, search)
            if try issueHandler?(issue) == true { continue }
            let line: String = search.find().first.map { ElementTree.line(for: $0) } ?? ""
            AutomationFailure.record("\(finding.summary): \(line). \(finding.details)")
        }
    }
}

extension AccessibilityAudit.Check {
    var auditType: XCUIAccessibilityAuditType {
        switch self {
        case .contrast: .contrast
        case .elementDetection: .elementDetection
        case .hitRegion: .hitRegion
        case .description: .sufficientElementDescription
        case .dynamicType: .dynamicType
        case .textClipped: .textClipped
        case .trait: .trait
        }
    }
}
