import Foundation
import ItemProviders
import UIKitCore
import UniformTypeIdentifiers

/// Images are read from all formats that can be decoded, and written as PNG or JPEG.
extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        let types: [UTType] = [.png, .jpeg, .gif, .webP, .tiff, .bmp, .ico, .heic, .image]
        return types.map(\.identifier)
    }

    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.png.identifier, UTType.jpeg.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data: Data? = typeIdentifier == UTType.jpeg.identifier ? jpegData(compressionQuality: 0.9) : pngData()
        completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
