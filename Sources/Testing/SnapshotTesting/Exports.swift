// Differences are reported with attachments. Point-Free's library uses the type of XCTest, which Linux lacks.
@_exported import class XCUIAutomation.XCTAttachment
