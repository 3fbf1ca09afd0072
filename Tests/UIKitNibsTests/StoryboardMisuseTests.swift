import Expectations
import Foundation
import Testing
import UIKitCore
import UIKitNibs

/// Mistakes that stop the program with a message.
struct StoryboardMisuseTests {
    private static let scene = "<viewController title=\"A\" storyboardIdentifier=\"A\" id=\"a\"/>"

    @Test func `a missing storyboard stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIStoryboard(name: "Nothing", bundle: nil) }
        }
        expectSentence(result?.standardErrorContent, "does not contain the storyboard “Nothing”.")
    }

    @Test func `a missing identifier stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let board = try StoryboardFixture.storyboard([StoryboardMisuseTests.scene])
                _ = board.instantiateViewController(withIdentifier: "B")
            }
        }
        expectSentence(
            result?.standardErrorContent, "Main.storyboard contains no view controller with the identifier “B”.")
    }

    @Test func `a missing segue stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let board = try StoryboardFixture.storyboard([StoryboardMisuseTests.scene])
                board.instantiateViewController(withIdentifier: "A").performSegue(withIdentifier: "go", sender: nil)
            }
        }
        expectSentence(result?.standardErrorContent, "has no segue with the identifier “go”.")
    }

    private func expectSentence(
        _ output: [UInt8]?, _ sentence: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = String(decoding: output ?? [], as: UTF8.self)
        expect(text.contains(sentence), "\(text)", sourceLocation: sourceLocation)
    }
}
