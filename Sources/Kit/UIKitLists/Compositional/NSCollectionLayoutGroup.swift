import CompositionalGeometry
import Foundation

/// A closure that returns the items of a custom group for its size.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items or groups in a line, or at custom positions.
///
/// A section repeats its group until it contains all items. In a group with an array of subitems, the subitems are
/// repeated while they fit. A group with an estimated length contains the subitems that fit according to their
/// estimates, and each subitem at least once.
@preconcurrency @MainActor
public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case line(CompositionalGeometry.Axis, count: Int?, sharesLength: Bool)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let arrangement: Arrangement

    /// The items and groups in the group.
    public let subitems: [NSCollectionLayoutItem]

    /// The space between the items. The default, nil, means no space.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    required init(
        _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ arrangement: Arrangement
    ) {
        self.subitems = subitems
        self.arrangement = arrangement
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Creation

    /// Creates a group with `count` items of equal width, which fill its width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        self.init(layoutSize, [subitem], .line(.horizontal, count: count, sharesLength: true))
    }

    /// Creates a group with `count` items side by side.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        self.init(layoutSize, [subitem], .line(.horizontal, count: count, sharesLength: false))
    }

    /// Creates a group in which `subitems` are repeated side by side while they fit.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        self.init(layoutSize, subitems, .line(.horizontal, count: nil, sharesLength: false))
    }

    /// Creates a group with `count` items of equal height, which fill its height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        self.init(layoutSize, [subitem], .line(.vertical, count: count, sharesLength: true))
    }

    /// Creates a group with `count` items that are arranged vertically.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        self.init(layoutSize, [subitem], .line(.vertical, count: count, sharesLength: false))
    }

    /// Creates a group in which `subitems` are repeated vertically while they fit.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> Self {
        self.init(layoutSize, subitems, .line(.vertical, count: nil, sharesLength: false))
    }

    /// Creates a group whose items have the frames that `itemProvider` returns. The closure is called when the size
    /// changes.
    public class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        self.init(layoutSize, [], .custom(itemProvider))
    }

    // MARK: Supplementary views

    /// The views that are attached to each instance of the group.
    public override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { super.supplementaryItems }
        set { super.supplementaryItems = newValue }
    }

    // MARK: Layout

    override func content(_ builder: CompositionalBuilder) -> CompositionalGeometry.Item.Content {
        switch arrangement {
        case .line(let axis, let count, let sharesLength):
            return .line(
                .init(
                    axis, subitems.map(builder.item), count: count, sharesLength: sharesLength,
                    spacing: interItemSpacing?.value ?? .fixed(0)))
        case .custom(let provider):
            let (traits, insets) = (builder.traitCollection, contentInsets)
            return .custom { size in
                let environment = CompositionalEnvironment(
                    contentSize: CGSize(width: size.x, height: size.y), insets: insets, traits)
                return provider(environment).map {
                    .init(frame: CompositionalGeometry.Rect($0.frame), zIndex: $0.zIndex)
                }
            }
        }
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, subitems, arrangement)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    /// Returns a description of the group and its subitems, for debugging.
    public func visualDescription() -> String {
        var lines: [String] = [line]
        for subitem in subitems {
            let text = (subitem as? NSCollectionLayoutGroup)?.visualDescription() ?? subitem.line
            lines += text.split(separator: "\n").map { "  " + $0 }
        }
        return lines.joined(separator: "\n")
    }
}

extension NSCollectionLayoutItem {
    fileprivate var line: String {
        "\(self is NSCollectionLayoutGroup ? "group" : "item") \(layoutSize.geometry.width) × "
            + "\(layoutSize.geometry.height)"
    }
}
