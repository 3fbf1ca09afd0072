import Foundation

extension UIImage {
    /// Returns an animated image whose frames have the given name followed by a number, or nil if no such image exists.
    ///
    /// The first frame has the number 0 or 1, and each further frame has the next number, up to 1024.
    ///
    /// - Parameter duration: The total duration of all frames, in seconds; 0 means 1/30 second per frame.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: frames(name), duration: duration)
    }

    /// Returns an animated image like `animatedImageNamed(_:duration:)`, whose frames are resizable and tiled.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an animated image like `animatedImageNamed(_:duration:)`, whose frames are resizable.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    /// Returns the images in a bundle whose names are the given name followed by consecutive numbers.
    class func frames(_ name: String, in bundle: Bundle? = nil) -> [UIImage] {
        var frames: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: "\(name)\(number)", in: bundle, with: nil) {
                frames.append(image)
            } else if number > 0 {
                break
            }
        }
        return frames
    }

    /// Creates the image with the given name in a bundle, drawn for a value, or nil if no such image exists.
    ///
    /// - Parameter value: The value of a symbol, from 0 to 1. Other images ignore it.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue value: Double,
        configuration: UIImage.Configuration? = nil
    ) {
        var settings: SymbolSettings = configuration?.settings ?? SymbolSettings()
        settings.variableValue = value
        self.init(
            named: name, in: bundle,
            with: UIImage.SymbolConfiguration(traits: configuration?.traitCollection, settings: settings))
    }

    /// Returns a resizable image with one stretched column and one stretched row.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width to the left of the column, in points; 0 stretches the whole width.
    ///   - topCapHeight: The height above the row, in points; 0 stretches the whole height.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let left = CGFloat(leftCapWidth)
        let top = CGFloat(topCapHeight)
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(0, size.height - top - 1) : 0,
                right: left > 0 ? max(0, size.width - left - 1) : 0),
            resizingMode: .stretch)
    }
}
