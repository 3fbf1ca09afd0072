/// The container of a back button's title. Over the button's image, the title is visible only through a mask.
///
/// The title is always visible beyond the image.
@MainActor
final class BackTitleClip: UIView {
    private let beyond = UIView()
    private let shape = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        let mask = UIView()
        beyond.backgroundColor = .black
        shape.contentMode = .center
        mask.addSubview(beyond)
        mask.addSubview(shape)
        self.mask = mask
    }

    required init?(coder: NSCoder) { nil }

    /// Uses `image` as the mask inside `frame`, the frame of the back button's image.
    func place(_ image: UIImage, over frame: CGRect, isMirrored: Bool) {
        shape.image = image
        shape.frame = frame
        mask?.frame = bounds
        // The title slides at most to the other side of the bar.
        let reach: CGFloat = 10_000
        beyond.frame = CGRect(
            x: isMirrored ? frame.minX - reach : frame.maxX, y: 0, width: reach, height: bounds.height)
    }
}
