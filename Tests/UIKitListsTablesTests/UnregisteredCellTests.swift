import Expectations
import Foundation
import Testing

@testable import UIKitLists

/// Mistakes that stop the program. Each message names the identifier and the index path.
struct UnregisteredCellTests {
    @Test func `a cell identifier that is not registered stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = UITableView(frame: .zero).dequeueReusableCell(withIdentifier: "post", for: [2, 3])
            }
        }
        let message = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
        expect(
            message.contains("Neither a class nor a nib is registered for the cell identifier \"post\""), "\(message)")
        expect(message.contains("index path [2, 3]"), "\(message)")
    }
}
