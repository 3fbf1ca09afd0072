// Test sources that import only XCTest also use the types of these modules, such as CGVector.
@_exported import CoreGraphics
@_exported import Foundation
