// Differences are told with attachments, which Point-Free's library takes from XCTest.
@_exported import class XCUIAutomation.XCTAttachment
