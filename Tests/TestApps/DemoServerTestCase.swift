import DemoServer
import Foundation
import XCTest

/// A test of an example with its own demo server in this process.
open class DemoServerTestCase: AppTestCase {
    /// The server, which is running during the test.
    public private(set) var server = DemoServer()
    /// The address of the server.
    public private(set) var url = URL(filePath: "/")

    open override func setUp() {
        super.setUp()
        server = DemoServer()
        do {
            url = try server.start()
        } catch {
            XCTFail("The server did not start: \(error)")
        }
    }

    open override func tearDown() {
        // The app ends before the server, so that it shows no failure.
        super.tearDown()
        server.stop()
    }
}
