import Foundation
import FoundationAdditions
import QuartzCore
import UIKitCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
    /// The style of a progress view, which determines its height.
    public enum Style: Int, Sendable {
        /// 4 points high.
        case `default` = 0
        /// 2.5 points high.
        case bar = 1
    }

    /// The style of the progress view. The default is `default`.
    open var progressViewStyle: Style = .default {
        didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The progress, from 0 to 1. The default is 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The color of the completed part; nil for the tint color.
    open var progressTintColor: UIColor? { didSet { updateColors() } }

    /// The color of the remaining part; nil for `systemFill`.
    open var trackTintColor: UIColor? { didSet { updateColors() } }

    /// The image of the completed part, which is stretched between its caps. If nil, the default, the part is filled with
    /// `progressTintColor`.
    open var progressImage: UIImage? {
        didSet { imagesDidChange() }
    }

    /// The image of the track, which is stretched between its caps. If nil, the default, the track is filled with
    /// `trackTintColor`.
    open var trackImage: UIImage? {
        didSet { imagesDidChange() }
    }

    private func imagesDidChange() {
        progressImageView.image = progressImage
        trackImageView.image = trackImage
        updateColors()
        setNeedsLayout()
    }

    /// The progress whose completed fraction the view shows. Changes of the fraction are animated. The default is nil.
    open var observedProgress: Progress? {
        didSet {
            observation = observedProgress.map { progress in
                Self.observe(progress) { [weak self] in self?.showObservedProgress(animated: true) }
            }
            showObservedProgress(animated: false)
        }
    }

    private var observation: NSKeyValueObservation?
    private var storedProgress: Float = 0
    private let track = UIView()
    private let bar = CALayer()
    private let trackImageView = UIImageView()
    private let progressImageView = UIImageView()

    /// Creates a progress view.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }

    /// Creates a progress view of the default style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareBar()
    }

    /// Creates a progress view from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareBar()
        coder.configure(self, as: UIProgressView.self)
    }

    private func prepareBar() {
        track.isUserInteractionEnabled = false
        track.clipsToBounds = true
        addSubview(track)
        track.layer.addSublayer(bar)
        track.addSubview(trackImageView)
        track.addSubview(progressImageView)
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
        updateColors()
    }

    /// Sets the progress, which is clamped to 0...1.
    open func setProgress(_ progress: Float, animated: Bool) {
        let clamped: Float = min(max(progress, 0), 1)
        // NaN is ignored.
        guard clamped != storedProgress, !progress.isNaN else { return }
        keyWillChange(self, "progress")
        defer { keyDidChange(self, "progress") }
        storedProgress = clamped
        place(animated: animated && window != nil)
    }

    /// Calls `update` after changes of the fraction, which happen on any thread.
    private nonisolated static func observe(
        _ progress: Progress, _ update: @escaping @MainActor @Sendable () -> Void
    ) -> NSKeyValueObservation {
        progress.observe(\.fractionCompleted) { _, _ in
            Task { @MainActor in update() }
        }
    }

    private func showObservedProgress(animated: Bool) {
        guard let observedProgress else { return }
        setProgress(Float(observedProgress.fractionCompleted), animated: animated)
    }

    private func place(animated: Bool) {
        track.frame = CGRect(origin: .zero, size: bounds.size)
        // The shape of an image is its own.
        track.layer.cornerRadius = trackImage == nil && progressImage == nil ? bounds.height / 2 : 0
        trackImageView.frame = track.bounds
        let width: CGFloat = bounds.width * CGFloat(storedProgress)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        CATransaction.begin()
        CATransaction.setDisableActions(!animated)
        bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        bar.cornerRadius = bounds.height / 2
        CATransaction.commit()
        UIView.animate(withDuration: animated ? CATransaction.animationDuration() : 0) {
            self.progressImageView.frame = self.bar.frame
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place(animated: false)
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if hasDifferentColors(from: previousTraitCollection) { updateColors() }
    }

    private func updateColors() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        bar.backgroundColor = (progressTintColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
        bar.isHidden = progressImage != nil
        CATransaction.commit()
        track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
    }

    private var height: CGFloat { progressViewStyle == .default ? 4 : 2.5 }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "\(Int((storedProgress * 100).rounded()))%" }
        set { super.accessibilityValue = newValue }
    }
}
