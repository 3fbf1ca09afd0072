import Engawa
import XCTest

@testable import People

final class PeopleModelTests: XCTestCase {
    @MainActor
    func testAFailedRefreshKeepsThePeople() async {
        let responses = [[Person(id: 1, name: "Ada")], nil]
        var count = 0
        let people = RequestList<Person> {
            defer { count += 1 }
            guard let response = responses[count] else { throw URLError(.notConnectedToInternet) }
            return RequestPage(response)
        }
        await people.load()?.value
        XCTAssertEqual(people.items.elements.map(\.name), ["Ada"])

        await people.refresh().value
        XCTAssertEqual(people.items.elements.map(\.name), ["Ada"])
        XCTAssertNotNil(people.state.value.failure)
    }
}
