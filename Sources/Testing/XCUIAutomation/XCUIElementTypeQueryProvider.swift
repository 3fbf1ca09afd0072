/// A type with a query for each type of descendants.
///
/// Each property calls `descendants(matching:)` with one type. A query for a type that the kit's views do not have is
/// empty.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// Returns a query for the descendants of `elementType`.
    func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery

    /// The first matching element.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// The descendants of the type `other`.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The groups in it.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The windows in it.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The sheets in it.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The drawers in it.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The alerts in it.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The dialogs in it.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The buttons in it.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The radio buttons in it.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The radio groups in it.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The check boxes in it.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The disclosure triangles in it.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The pop up buttons in it.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The combo boxes in it.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The menu buttons in it.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The toolbar buttons in it.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The popovers in it.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The keyboards in it.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The keys in it.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The navigation bars in it.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The tab bars in it.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The tab groups in it.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The toolbars in it.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The status bars in it.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The tables in it.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The table rows in it.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The table columns in it.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The outlines in it.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The outline rows in it.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The browsers in it.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The collection views in it.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The sliders in it.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The page indicators in it.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The progress indicators in it.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The activity indicators in it.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The segmented controls in it.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The pickers in it.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The picker wheels in it.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The switches in it.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The toggles in it.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The links in it.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The images in it.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The icons in it.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The search fields in it.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The scroll views in it.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The scroll bars in it.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The static texts in it.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The text fields in it.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The secure text fields in it.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The date pickers in it.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The text views in it.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The menus in it.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The menu items in it.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The menu bars in it.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The menu bar items in it.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The maps in it.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The web views in it.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The increment arrows in it.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The decrement arrows in it.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The timelines in it.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The rating indicators in it.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The value indicators in it.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The split groups in it.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The splitters in it.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The relevance indicators in it.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The color wells in it.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The help tags in it.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The mattes in it.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The dock items in it.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The rulers in it.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The ruler markers in it.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The grids in it.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The level indicators in it.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The cells in it.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The layout areas in it.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The layout items in it.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The handles in it.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The steppers in it.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The tabs in it.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The touch bars in it.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The status items in it.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
