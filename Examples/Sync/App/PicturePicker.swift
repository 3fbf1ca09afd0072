import UIKit

/// A screen on which the user chooses a picture to send.
final class PicturePicker: UIImagePickerController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    /// The longest side of a picture that is sent, in pixels.
    private static let longestSide: CGFloat = 2_048

    private var onChoose: (Data) -> Void = { _ in }

    /// - Parameter onChoose: Called with the contents of a JPEG file, after the screen has been dismissed.
    convenience init(onChoose: @escaping (Data) -> Void) {
        self.init()
        self.onChoose = onChoose
        delegate = self
    }

    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        let image = info[.originalImage] as? UIImage
        dismiss(animated: true) { [onChoose] in
            if let data = image.flatMap(Self.file) { onChoose(data) }
        }
    }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        dismiss(animated: true)
    }

    /// Returns a JPEG file of a picture, reduced to the maximum size.
    static func file(of image: UIImage) -> Data? {
        let pixels = CGSize(width: image.size.width * image.scale, height: image.size.height * image.scale)
        let factor: CGFloat = min(1, longestSide / max(pixels.width, pixels.height, 1))
        guard factor < 1 else { return image.jpegData(compressionQuality: 0.85) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: (pixels.width * factor).rounded(), height: (pixels.height * factor).rounded())
        return UIGraphicsImageRenderer(size: size, format: format).jpegData(withCompressionQuality: 0.85) { _ in
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
