import FoundationAdditions

/// An operation that makes an image of other images, numbers and colors.
///
/// Values are set by key, such as `setValue(8, forKey: kCIInputRadiusKey)`, or as properties of the filters that
/// functions such as `gaussianBlur()` return. A subclass overrides `outputImage`.
open class CIFilter: NSObject, NSCopying {
    final var definition: FilterDefinition?
    final var values: [String: Any] = [:]

    /// Creates a filter without inputs, for subclasses.
    public override init() { super.init() }

    /// Creates the filter with a name, with default values. Returns nil if no such filter exists.
    public convenience init?(name: String) { self.init(name: name, parameters: nil) }

    /// Creates the filter with a name. Values that are not in `params` are the defaults. Returns nil if no such filter
    /// exists.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        guard let definition = FilterDefinition.all[name] else { return nil }
        self.init(definition)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// Creates the filter with a name. Values that are not in `params` are the defaults. Returns nil if no such filter
    /// exists.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    convenience init(_ definition: FilterDefinition) {
        self.init()
        self.definition = definition
        setDefaults()
    }

    // MARK: Attributes

    /// The name of the filter, such as `CIGaussianBlur`.
    open var name: String { definition?.name ?? "\(type(of: self))" }

    /// The keys of the values that the filter reads.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }

    /// The keys of the results: `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The name and the categories of the filter, and for each input the name of its class and its default.
    open var attributes: [String: Any] {
        guard let definition else { return [:] }
        var attributes: [String: Any] = [
            kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
            kCIAttributeFilterCategories: definition.categories,
        ]
        for input in definition.inputs {
            var entry: [String: Any] = [kCIAttributeClass: input.className]
            entry[kCIAttributeDefault] = input.defaultValue
            attributes[input.key] = entry
        }
        return attributes
    }

    /// Returns the names of the filters in a category, or of all filters if the category is nil.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// Returns the names of the filters that are in all of the categories, or of all filters if the list is nil.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterDefinition.all.values.filter { definition in
            (categories ?? []).allSatisfy { definition.categories.contains($0) }
        }.map(\.name).sorted()
    }

    // MARK: Values

    /// The result, or nil if a required image or value is missing.
    open var outputImage: CIImage? { definition.flatMap { $0.make(FilterValues(values, $0.inputs)) } }

    /// Sets all numbers, colors and vectors to their defaults. Images remain.
    open func setDefaults() {
        for input in definition?.inputs ?? [] {
            if let value = input.defaultValue { values[input.key] = value }
        }
    }

    /// Returns the value of an input, or the result for the key `outputImage`.
    open func value(forKey key: String) -> Any? {
        if inputKeys.contains(key) { return values[key] }
        return key == kCIOutputImageKey ? outputImage : CIFilter.property(key, of: self)
    }

    /// Sets the value of an input. The filter writes a warning to standard error if it has no such input.
    open func setValue(_ value: Any?, forKey key: String) {
        if inputKeys.contains(key) {
            values[key] = value is NSNull ? nil : value
        } else {
            CIFilter.setProperty(value, key, of: self)
        }
    }

    // The methods of the protocol, which find the properties of subclasses.
    private static func property(_ key: String, of object: some NSObjectProtocol) -> Any? { object.value(forKey: key) }

    private static func setProperty(_ value: Any?, _ key: String, of object: some NSObjectProtocol) {
        object.setValue(value, forKey: key)
    }

    /// Returns a filter with the same name and values. A subclass overrides this method.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CIFilter()
        copy.definition = definition
        copy.values = values
        return copy
    }

    /// The name and the values, for debugging.
    open override var description: String {
        let list: [String] = values.keys.sorted().map { key in "\(key)=\(values[key].map { "\($0)" } ?? "nil")" }
        return "<\(name): \(list.joined(separator: " "))>"
    }
}
