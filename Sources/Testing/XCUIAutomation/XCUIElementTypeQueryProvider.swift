/// A type with a query for each type of descendants.
///
/// Each property calls `descendants(matching:)` with one type. A query for a type that the kit's views do not have is
/// empty.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
    /// Returns a query for the descendants of the type `elementType`.
    func descendants(matching elementType: XCUIElement.ElementType) -> XCUIElementQuery

    /// The first matching element.
    var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
    /// The descendants of the type `other`.
    public var otherElements: XCUIElementQuery { descendants(matching: .other) }
    /// The descendant groups.
    public var groups: XCUIElementQuery { descendants(matching: .group) }
    /// The descendant windows.
    public var windows: XCUIElementQuery { descendants(matching: .window) }
    /// The descendant sheets.
    public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
    /// The descendant drawers.
    public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
    /// The descendant alerts.
    public var alerts: XCUIElementQuery { descendants(matching: .alert) }
    /// The descendant dialogs.
    public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
    /// The descendant buttons.
    public var buttons: XCUIElementQuery { descendants(matching: .button) }
    /// The descendant radio buttons.
    public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
    /// The descendant radio groups.
    public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
    /// The descendant check boxes.
    public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
    /// The descendant disclosure triangles.
    public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
    /// The descendant pop-up buttons.
    public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
    /// The descendant combo boxes.
    public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
    /// The descendant menu buttons.
    public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
    /// The descendant toolbar buttons.
    public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
    /// The descendant popovers.
    public var popovers: XCUIElementQuery { descendants(matching: .popover) }
    /// The descendant keyboards.
    public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
    /// The descendant keys.
    public var keys: XCUIElementQuery { descendants(matching: .key) }
    /// The descendant navigation bars.
    public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
    /// The descendant tab bars.
    public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
    /// The descendant tab groups.
    public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
    /// The descendant toolbars.
    public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
    /// The descendant status bars.
    public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
    /// The descendant tables.
    public var tables: XCUIElementQuery { descendants(matching: .table) }
    /// The descendant table rows.
    public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
    /// The descendant table columns.
    public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
    /// The descendant outlines.
    public var outlines: XCUIElementQuery { descendants(matching: .outline) }
    /// The descendant outline rows.
    public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
    /// The descendant browsers.
    public var browsers: XCUIElementQuery { descendants(matching: .browser) }
    /// The descendant collection views.
    public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
    /// The descendant sliders.
    public var sliders: XCUIElementQuery { descendants(matching: .slider) }
    /// The descendant page indicators.
    public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
    /// The descendant progress indicators.
    public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
    /// The descendant activity indicators.
    public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
    /// The descendant segmented controls.
    public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
    /// The descendant pickers.
    public var pickers: XCUIElementQuery { descendants(matching: .picker) }
    /// The descendant picker wheels.
    public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
    /// The descendant switches.
    public var switches: XCUIElementQuery { descendants(matching: .switch) }
    /// The descendant toggles.
    public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
    /// The descendant links.
    public var links: XCUIElementQuery { descendants(matching: .link) }
    /// The descendant images.
    public var images: XCUIElementQuery { descendants(matching: .image) }
    /// The descendant icons.
    public var icons: XCUIElementQuery { descendants(matching: .icon) }
    /// The descendant search fields.
    public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
    /// The descendant scroll views.
    public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
    /// The descendant scroll bars.
    public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
    /// The descendant static texts.
    public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
    /// The descendant text fields.
    public var textFields: XCUIElementQuery { descendants(matching: .textField) }
    /// The descendant secure text fields.
    public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
    /// The descendant date pickers.
    public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
    /// The descendant text views.
    public var textViews: XCUIElementQuery { descendants(matching: .textView) }
    /// The descendant menus.
    public var menus: XCUIElementQuery { descendants(matching: .menu) }
    /// The descendant menu items.
    public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
    /// The descendant menu bars.
    public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
    /// The descendant menu bar items.
    public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
    /// The descendant maps.
    public var maps: XCUIElementQuery { descendants(matching: .map) }
    /// The descendant web views.
    public var webViews: XCUIElementQuery { descendants(matching: .webView) }
    /// The descendant increment arrows.
    public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
    /// The descendant decrement arrows.
    public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
    /// The descendant timelines.
    public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
    /// The descendant rating indicators.
    public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
    /// The descendant value indicators.
    public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
    /// The descendant split groups.
    public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
    /// The descendant splitters.
    public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
    /// The descendant relevance indicators.
    public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
    /// The descendant color wells.
    public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
    /// The descendant help tags.
    public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
    /// The descendant mattes.
    public var mattes: XCUIElementQuery { descendants(matching: .matte) }
    /// The descendant dock items.
    public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
    /// The descendant rulers.
    public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
    /// The descendant ruler markers.
    public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
    /// The descendant grids.
    public var grids: XCUIElementQuery { descendants(matching: .grid) }
    /// The descendant level indicators.
    public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
    /// The descendant cells.
    public var cells: XCUIElementQuery { descendants(matching: .cell) }
    /// The descendant layout areas.
    public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
    /// The descendant layout items.
    public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
    /// The descendant handles.
    public var handles: XCUIElementQuery { descendants(matching: .handle) }
    /// The descendant steppers.
    public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
    /// The descendant tabs.
    public var tabs: XCUIElementQuery { descendants(matching: .tab) }
    /// The descendant touch bars.
    public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
    /// The descendant status items.
    public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
}
