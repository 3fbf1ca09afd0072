import Foundation
import QuartzCore
import TestStage
import UIKitControls
import UIKitStackViews

@testable import UIKitCore
@testable import UIKitLists

/// A numeric property that tests set to extreme values.
enum ExtremeProperty: String, CaseIterable, Codable, Sendable {
    case frameOrigin, frameSize, boundsOrigin, boundsSize, center, anchorPoint, zPosition, animatedFrame
    case transform, rotation, transform3D, alpha, cornerRadius, borderWidth, shadow, contentsScale
    case constant, layoutMargins, stackSpacing, intrinsicSize, preferredWidth
    case contentOffset, contentSize, contentInset, zoomScale
    case rowHeight, itemSize, lineSpacing
    case fontSize, sliderValue, stepperValue, progress, path, shapeWidth, fittingSize, sizeThatFits
    case animationDuration, springDamping, animatedValue, preferredContentSize, convertedPoint

    static let hugeValues: [CGFloat] = [
        .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e18, 1e10, 1e6, -1e10, -1,
        .leastNonzeroMagnitude,
    ]

    /// A part of the error message that is logged if the value is NaN; nil if NaN is accepted.
    var errorMessage: String? {
        switch self {
        case .frameOrigin, .center, .animatedFrame: "CALayer position contains NaN"
        case .frameSize, .boundsOrigin, .boundsSize: "CALayer bounds contains NaN"
        case .anchorPoint: "CALayer anchorPoint contains NaN"
        case .zPosition: "CALayer zPosition contains NaN"
        case .constant, .stackSpacing: "finite number"
        // The content offset is the origin of the bounds.
        case .contentOffset: "CALayer bounds contains NaN"
        default: nil
        }
    }

    /// The largest magnitude that is accepted. Larger values stop the program, or result in a frame with NaN.
    var largest: CGFloat {
        switch self {
        case .constant, .stackSpacing, .transform, .rotation, .transform3D: 1e100
        default: .infinity
        }
    }

    /// Sets the property to `value` for views on a stage, renders some frames, taps, and queries the geometry.
    @MainActor
    func show(_ value: CGFloat) {
        let stage = Stage()
        let views: [UIView] = Self.views()
        for view in views { stage.root.addSubview(view) }
        stage.advance(by: 0.05)
        for view in views { apply(value, to: view) }
        stage.advance(by: 0.1)
        stage.tap(60, 60)
        for view in views {
            _ = view.hitTest(CGPoint(x: 1, y: 1), with: nil)
            _ = view.convert(CGPoint(x: 1, y: 1), to: nil)
            _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            view.sizeToFit()
            _ = "\(view)"
        }
        stage.advance(by: 0.5)
    }

    @MainActor
    private static func views() -> [UIView] {
        let parent = UIView(frame: CGRect(x: 10, y: 170, width: 50, height: 50))
        parent.backgroundColor = .blue
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin, .flexibleTopMargin]
        child.backgroundColor = .red
        parent.addSubview(child)
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 40))
        label.text = "Some words that take two lines"
        label.numberOfLines = 2
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 10, y: 50, width: 100, height: 40)
        button.setTitle("Title", for: .normal)
        let field = UITextField(frame: CGRect(x: 10, y: 100, width: 100, height: 40))
        field.text = "Text"
        let image = UIImageView(frame: CGRect(x: 120, y: 110, width: 50, height: 50))
        image.image = UIImage(systemName: "star")
        let slider = UISlider(frame: CGRect(x: 120, y: 200, width: 100, height: 40))
        let scroll = UIScrollView(frame: CGRect(x: 120, y: 300, width: 100, height: 100))
        scroll.contentSize = CGSize(width: 300, height: 300)
        let table = UITableView(frame: CGRect(x: 220, y: 0, width: 100, height: 300))
        let rows = TwentyRows()
        table.dataSource = rows
        table.delegate = rows
        table.layer.setValue(rows, forKey: "rows")
        return [parent, label, button, field, image, slider, scroll, table]
    }

    @MainActor
    private func apply(_ value: CGFloat, to view: UIView) {
        let layer: CALayer = view.layer
        let size = CGSize(width: value, height: value)
        let point = CGPoint(x: value, y: value)
        switch self {
        case .frameOrigin: view.frame.origin = point
        case .frameSize: view.frame.size = size
        case .boundsOrigin: view.bounds.origin = point
        case .boundsSize: view.bounds.size = size
        case .center: view.center = point
        case .anchorPoint: layer.anchorPoint = point
        case .zPosition: layer.zPosition = value
        case .animatedFrame: UIView.animate(withDuration: 0.2) { view.frame = CGRect(origin: point, size: size) }
        case .transform: view.transform = CGAffineTransform(scaleX: value, y: value)
        case .rotation: view.transform = CGAffineTransform(rotationAngle: value)
        case .transform3D: view.transform3D.m34 = value
        case .alpha: view.alpha = value
        case .cornerRadius:
            layer.cornerRadius = value
            layer.masksToBounds = true
        case .borderWidth: layer.borderWidth = value
        case .shadow:
            layer.shadowOpacity = 1
            layer.shadowRadius = value
            layer.shadowOffset = size
        case .contentsScale:
            layer.contentsScale = value
            view.setNeedsDisplay()
        case .constant:
            view.translatesAutoresizingMaskIntoConstraints = false
            view.widthAnchor.constraint(equalToConstant: value).isActive = true
        case .layoutMargins:
            view.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor).isActive = true
        case .stackSpacing:
            let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
            stack.spacing = value
            stack.frame = view.bounds
            view.addSubview(stack)
        case .intrinsicSize:
            let inner = ContentView(width: value, height: value)
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        case .preferredWidth: (view as? UILabel)?.preferredMaxLayoutWidth = value
        case .contentOffset: (view as? UIScrollView)?.contentOffset = point
        case .contentSize: (view as? UIScrollView)?.contentSize = size
        case .contentInset:
            (view as? UIScrollView)?.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        case .zoomScale:
            (view as? UIScrollView)?.maximumZoomScale = value
            (view as? UIScrollView)?.zoomScale = value
        case .rowHeight:
            (view as? UITableView)?.rowHeight = value
            (view as? UITableView)?.reloadData()
        case .itemSize, .lineSpacing: addCollection(value, to: view)
        case .fontSize:
            (view as? UILabel)?.font = .systemFont(ofSize: value)
            (view as? UITextField)?.font = .systemFont(ofSize: value)
        case .sliderValue:
            (view as? UISlider)?.maximumValue = Float(value)
            (view as? UISlider)?.value = Float(value)
        case .stepperValue:
            let stepper = UIStepper()
            stepper.maximumValue = Double(value)
            stepper.value = Double(value)
            view.addSubview(stepper)
        case .progress:
            let progress = UIProgressView(progressViewStyle: .default)
            progress.progress = Float(value)
            progress.frame = view.bounds
            view.addSubview(progress)
        case .path, .shapeWidth:
            let shape = CAShapeLayer()
            let isPath: Bool = self == .path
            shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: isPath ? value : 9, height: 9)).cgPath
            shape.lineWidth = isPath ? 1 : value
            shape.strokeColor = UIColor.black.cgColor
            shape.frame = view.bounds
            layer.addSublayer(shape)
        case .fittingSize: _ = view.systemLayoutSizeFitting(size)
        case .sizeThatFits: _ = view.sizeThatFits(size)
        case .animationDuration:
            // With an infinite duration, the animation never ends.
            UIView.animate(withDuration: TimeInterval(value)) { view.alpha = 0.5 }
        case .springDamping:
            UIView.animate(
                withDuration: 0.2, delay: 0, usingSpringWithDamping: value, initialSpringVelocity: value
            ) { view.alpha = 0.5 }
        case .animatedValue:
            let animation = CABasicAnimation(keyPath: "position.x")
            animation.toValue = value
            animation.duration = 0.2
            layer.add(animation, forKey: "x")
        case .preferredContentSize:
            let controller = UIViewController()
            controller.preferredContentSize = size
            view.addSubview(controller.view)
        case .convertedPoint:
            _ = view.convert(point, to: nil)
            _ = view.point(inside: point, with: nil)
            _ = view.hitTest(point, with: nil)
        }
    }

    @MainActor
    private func addCollection(_ value: CGFloat, to view: UIView) {
        let flow = UICollectionViewFlowLayout()
        if self == .itemSize {
            flow.itemSize = CGSize(width: value, height: value)
        } else {
            flow.minimumLineSpacing = value
            flow.minimumInteritemSpacing = value
        }
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: flow)
        let rows = TwentyRows()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = rows
        collection.layer.setValue(rows, forKey: "rows")
        view.addSubview(collection)
    }
}

/// A data source with twenty rows or items.
@MainActor
private final class TwentyRows: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
