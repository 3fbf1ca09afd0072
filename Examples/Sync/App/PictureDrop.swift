import UIKit
import UniformTypeIdentifiers

/// Accepts dropped pictures.
final class PictureDrop: NSObject, UIDropInteractionDelegate {
    private let onDrop: (Data) -> Void

    /// - Parameter onDrop: Called with the contents of a JPEG file for each picture.
    init(onDrop: @escaping (Data) -> Void) {
        self.onDrop = onDrop
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.hasItemsConforming(toTypeIdentifiers: [UTType.image.identifier])
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        UIDropProposal(operation: .copy)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        for item in session.items {
            _ = item.itemProvider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, _ in
                Task { @MainActor [weak self] in
                    if let file = data.flatMap({ UIImage(data: $0) }).flatMap(PicturePicker.file) { self?.onDrop(file) }
                }
            }
        }
    }
}
