import Expectations
import Foundation
import Testing

@testable import UIKitLists

/// Mistakes that stop the program. Each message names what is missing.
struct UnregisteredItemTests {
    @Test func `an item that is not registered stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                _ = UICollectionView(frame: .zero, collectionViewLayout: layout)
                    .dequeueReusableCell(withReuseIdentifier: "post", for: [2, 3])
            }
        }
        let message = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
        expect(
            message.contains("Neither a class nor a nib is registered for the cell identifier \"post\""), "\(message)")
        expect(message.contains("index path [2, 3]"), "\(message)")
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    @Test func `index titles without index paths stop the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewFlowLayout()
                let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
                _ = Source().collectionView(collection, indexPathForIndexTitle: "A", at: 0)
            }
        }
        let message = String(bytes: result?.standardErrorContent ?? [], encoding: .utf8) ?? ""
        expect(message.contains("collectionView(_:indexPathForIndexTitle:at:)"), "\(message)")
    }
}
