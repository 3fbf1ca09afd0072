/// Something in which elements can be looked for by their kind.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// The elements of `elementType` in it, at any depth.
    func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
    /// The windows in it.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The action sheets in it.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The alerts in it.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The buttons in it.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The navigation bars in it.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The toolbars in it.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The tables in it.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The collection views in it.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The cells in it.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The sliders in it.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The page controls in it.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The progress bars in it.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The indicators of activity in it.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The segmented controls in it.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The switches in it.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The steppers in it.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The images in it.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The scroll views in it.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The labels in it.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The text fields in it.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The fields in it to search with.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The text fields in it that hide what is typed.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The views of longer text in it.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The elements of no special kind in it.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
}
