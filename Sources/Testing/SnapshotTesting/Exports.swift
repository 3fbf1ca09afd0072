// Differences are reported with attachments. Point-Free's library uses XCTest's type, which does not exist on Linux.
@_exported import class XCUIAutomation.XCTAttachment
