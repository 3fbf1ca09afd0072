import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs
import UIKitPickers
import UIKitSearching
import UIKitStackViews
import UIKitText

/// The attributes that Interface Builder writes for each class. No attribute is reported as unsupported.
@MainActor @Suite(.onStage) struct PropertyTests {
    private func make<View: UIView>(_ xml: String, as type: View.Type = View.self, warns: Bool = false) throws -> View {
        var view: View?
        let messages: [String] = warnings { view = NibFixture.make(xml) }
        expect(messages.count, equals: warns ? 1 : 0, "\(messages)")
        return try #require(view)
    }

    @Test func `attributes of a label are supported`() throws {
        let label: UILabel = try make(
            """
            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" \
            verticalHuggingPriority="252" verticalCompressionResistancePriority="749" textAlignment="center" \
            lineBreakMode="wordWrap" numberOfLines="0" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" \
            tag="3" hidden="YES" alpha="0.5" translatesAutoresizingMaskIntoConstraints="NO" id="a">
            <rect key="frame" x="1" y="2" width="30" height="40"/>
            <string key="text">Two
            lines</string>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <nil key="highlightedColor"/>
            <accessibility key="accessibilityConfiguration" identifier="title" label="Big">
            <accessibilityTraits key="traits" header="YES"/><bool key="isElement" value="YES"/></accessibility>
            </label>
            """)
        expect(label.text == "Two\nlines" && label.textAlignment == .center && label.numberOfLines == 0)
        expect(label.font, equals: .systemFont(ofSize: 20, weight: .semibold))
        expect(label.textColor, equals: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        expect(label.frame, equals: CGRect(x: 1, y: 2, width: 30, height: 40))
        expect(label.isHidden && label.alpha == 0.5 && label.tag == 3)
        expect(!label.translatesAutoresizingMaskIntoConstraints)
        expect(label.contentHuggingPriority(for: .vertical).rawValue, equals: 252)
        expect(label.contentCompressionResistancePriority(for: .vertical).rawValue, equals: 749)
        expect(label.accessibilityIdentifier == "title" && label.accessibilityLabel == "Big")
        expect(label.accessibilityTraits == .header && label.isAccessibilityElement)
    }

    @Test func `attributes of a label with a text style and attributed text are supported`() throws {
        let label: UILabel = try make(
            """
            <label usesAttributedText="YES" adjustsFontForContentSizeCategory="YES" id="a">
            <attributedString key="attributedText"><fragment content="Red"><attributes>
            <color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" metaFont="system" size="12"/>
            <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping"/>
            </attributes></fragment><fragment content=" plain"/></attributedString></label>
            """)
        expect(label.attributedText?.string, equals: "Red plain")
        expect(
            label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor,
            equals: .systemRed)
        let styled: UILabel = try make(
            "<label id=\"a\"><fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleHeadline\"/></label>")
        expect(styled.font, equals: .preferredFont(forTextStyle: .headline))
    }

    @Test(arguments: [
        ("Nowhere-Bold", UIFont.Weight.bold, false), ("Nowhere-DemiBoldItalic", .semibold, true),
        ("Nowhere-UltraLight", .ultraLight, false), ("Nowhere-Oblique", .regular, true), ("Nowhere", .regular, false),
    ])
    func `in place of a missing font, the system font has the weight and slant in the name`(
        name: String, weight: UIFont.Weight, isItalic: Bool
    ) throws {
        let text: UILabel = try make(
            """
            <label usesAttributedText="YES" id="a"><attributedString key="attributedText"><fragment content="Text">
            <attributes><font key="NSFont" size="17" name="\(name)"/></attributes></fragment></attributedString></label>
            """, warns: true)
        let plain: UILabel = try make(
            "<label id=\"a\"><fontDescription key=\"fontDescription\" name=\"\(name)\" pointSize=\"17\"/></label>",
            warns: true)
        let attributed = text.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        for font in [attributed, plain.font] {
            let traits: UIFontDescriptor.SymbolicTraits? = font?.fontDescriptor.symbolicTraits
            expect(traits?.contains(.traitItalic), equals: isItalic)
            let expected: UIFontDescriptor = UIFont.systemFont(ofSize: 17, weight: weight).fontDescriptor
            expect(traits?.subtracting(.traitItalic), equals: expected.symbolicTraits)
            if !isItalic { expect(font, equals: .systemFont(ofSize: 17, weight: weight)) }
        }
    }

    @Test func `attributes of buttons are supported`() throws {
        let button: UIButton = try make(
            """
            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="leading" \
            contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" enabled="NO" id="b">
            <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
            <state key="normal" title="Go" image="star" catalog="system"><color key="titleColor" white="0.5" alpha="1"/></state>
            <state key="selected" title="Gone"/></button>
            """)
        expect(button.buttonType == .system && !button.isEnabled && button.contentHorizontalAlignment == .leading)
        expect(button.title(for: .normal) == "Go" && button.title(for: .selected) == "Gone")
        expect(button.image(for: .normal) != nil)
        expect(button.contentEdgeInsets, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let filled: UIButton = try make(
            """
            <button buttonType="system" id="b"><state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" image="star" catalog="system" title="Call" \
            imagePlacement="trailing" imagePadding="6" cornerStyle="capsule" buttonSize="large">
            <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
            <color key="baseBackgroundColor" systemColor="systemMintColor"/></buttonConfiguration></button>
            """)
        let configuration = try #require(filled.configuration)
        expect(configuration.title == "Call" && configuration.imagePlacement == .trailing)
        expect(configuration.imagePadding == 6 && configuration.cornerStyle == .capsule)
        expect(configuration.buttonSize == .large && configuration.baseBackgroundColor == .systemMint)
        expect(configuration.image != nil)
    }

    @Test func `attributes of a text field and a text view are supported`() throws {
        let field: UITextField = try make(
            """
            <textField opaque="NO" contentMode="scaleToFill" borderStyle="roundedRect" placeholder="Mail" \
            textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" id="f">
            <fontDescription key="fontDescription" type="system" pointSize="14"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
            keyboardType="emailAddress" returnKeyType="next" secureTextEntry="YES" textContentType="email"/>
            </textField>
            """)
        expect(field.placeholder == "Mail" && field.borderStyle == .roundedRect)
        expect(field.clearButtonMode == .whileEditing && field.keyboardType == .emailAddress)
        expect(field.returnKeyType == .next && field.isSecureTextEntry && field.autocorrectionType == .no)
        expect(field.autocapitalizationType == .words && field.textContentType == .emailAddress)
        let view: UITextView = try make(
            """
            <textView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" editable="NO" \
            textAlignment="natural" showsHorizontalScrollIndicator="NO" id="t">
            <string key="text">Long</string><dataDetectorType key="dataDetectorTypes" link="YES"/>
            <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/></textView>
            """)
        expect(view.text == "Long" && !view.isEditable && view.dataDetectorTypes == .link)
        expect(!view.showsHorizontalScrollIndicator)
    }

    @Test func `attributes of controls with values are supported`() throws {
        let slider: UISlider = try make("<slider value=\"3\" minValue=\"1\" maxValue=\"9\" id=\"a\"/>")
        expect(slider.value == 3 && slider.minimumValue == 1 && slider.maximumValue == 9)
        let stepper: UIStepper = try make(
            "<stepper value=\"4\" maximumValue=\"8\" stepValue=\"2\" wraps=\"YES\" id=\"a\"/>")
        expect(stepper.value == 4 && stepper.maximumValue == 8 && stepper.stepValue == 2 && stepper.wraps)
        let toggle: UISwitch = try make("<switch on=\"YES\" id=\"a\"><color key=\"onTintColor\" white=\"0\"/></switch>")
        expect(toggle.isOn && toggle.onTintColor == UIColor(white: 0, alpha: 1))
        let segments: UISegmentedControl = try make(
            """
            <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" id="a">
            <segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            """)
        expect(segments.numberOfSegments == 2 && segments.selectedSegmentIndex == 1)
        expect(segments.titleForSegment(at: 1), equals: "Two")
        let pages: UIPageControl = try make("<pageControl numberOfPages=\"3\" currentPage=\"2\" id=\"a\"/>")
        expect(pages.numberOfPages == 3 && pages.currentPage == 2)
        let progress: UIProgressView = try make("<progressView progress=\"0.5\" id=\"a\"/>")
        expect(progress.progress, equals: 0.5)
        let spinner: UIActivityIndicatorView = try make(
            "<activityIndicatorView hidesWhenStopped=\"NO\" animating=\"YES\" style=\"large\" id=\"a\"/>")
        expect(spinner.isAnimating && !spinner.hidesWhenStopped && spinner.style == .large)
        let date: UIDatePicker = try make(
            """
            <datePicker datePickerMode="date" minuteInterval="1" style="wheels" id="a">
            <date key="date" timeIntervalSinceReferenceDate="86400"/></datePicker>
            """)
        expect(date.datePickerMode == .date && date.date == Date(timeIntervalSinceReferenceDate: 86400))
        expect(date.preferredDatePickerStyle, equals: .wheels)
    }

    @Test func `attributes of a stack view in a scroll view with guides are supported`() throws {
        let scroll: UIScrollView = try make(
            """
            <scrollView alwaysBounceVertical="YES" keyboardDismissMode="onDrag" id="s">
            <rect key="frame" x="0" y="0" width="100" height="200"/>
            <subviews><stackView axis="vertical" alignment="center" distribution="equalSpacing" spacing="6" \
            translatesAutoresizingMaskIntoConstraints="NO" id="k"><subviews><label text="A" id="l"/>
            <view id="m" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></stackView></subviews>
            <constraints>
            <constraint firstItem="k" firstAttribute="top" secondItem="g" secondAttribute="top" id="c1"/>
            <constraint firstItem="k" firstAttribute="bottom" secondItem="g" secondAttribute="bottom" id="c2"/>
            <constraint firstItem="k" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c3"/>
            <constraint firstItem="k" firstAttribute="trailing" secondItem="g" secondAttribute="trailing" id="c4"/>
            <constraint firstItem="k" firstAttribute="width" secondItem="h" secondAttribute="width" id="c5"/>
            <constraint firstItem="k" firstAttribute="height" constant="500" priority="999" identifier="tall" id="c6"/>
            </constraints>
            <viewLayoutGuide key="contentLayoutGuide" id="g"/><viewLayoutGuide key="frameLayoutGuide" id="h"/>
            </scrollView>
            """)
        scroll.layoutIfNeeded()
        let stack = try #require(scroll.subviews.compactMap { $0 as? UIStackView }.first)
        expect(stack.axis == .vertical && stack.alignment == .center && stack.distribution == .equalSpacing)
        expect(stack.arrangedSubviews.count == 2 && stack.spacing == 6)
        expect(scroll.contentSize == CGSize(width: 100, height: 500) && scroll.keyboardDismissMode == .onDrag)
    }

    @Test func `attributes of bars and their items are supported`() throws {
        let bar: UIToolbar = try make(
            """
            <toolbar opaque="NO" clearsContextBeforeDrawing="NO" id="t"><items>
            <barButtonItem systemItem="flexibleSpace" id="i"/><barButtonItem title="Send" style="done" id="j"/>
            <barButtonItem image="star" catalog="system" id="k"/></items></toolbar>
            """)
        expect(bar.items?.map(\.title) == [nil, "Send", nil] && bar.items?[1].style == .done)
        expect(bar.items?[2].image != nil)
        let navigation: UINavigationBar = try make(
            """
            <navigationBar contentMode="scaleToFill" translucent="NO" id="n"><items><navigationItem title="Home" id="i">
            <barButtonItem key="rightBarButtonItem" systemItem="add" id="r"/></navigationItem></items></navigationBar>
            """)
        expect(navigation.topItem?.title == "Home" && navigation.topItem?.rightBarButtonItem != nil)
        let tabs: UITabBar = try make(
            """
            <tabBar contentMode="scaleToFill" id="t"><items><tabBarItem title="Inbox" image="tray" catalog="system" \
            badgeValue="2" id="i"/><tabBarItem systemItem="search" id="j"/></items></tabBar>
            """)
        expect(tabs.items?.map(\.title) == ["Inbox", "Search"] && tabs.items?[0].badgeValue == "2")
        let search: UISearchBar = try make(
            """
            <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES" id="s">
            <textInputTraits key="textInputTraits" returnKeyType="search"/></searchBar>
            """)
        expect(search.placeholder == "Find" && search.searchBarStyle == .minimal && search.showsCancelButton)
    }

    @Test func `attributes of views with a content view are supported`() throws {
        let effect: UIVisualEffectView = try make(
            """
            <visualEffectView opaque="NO" contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \
            insetsLayoutMarginsFromSafeArea="NO" id="c"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <autoresizingMask key="autoresizingMask"/><subviews><label text="A" id="l"/></subviews></view>
            <blurEffect style="regular"/></visualEffectView>
            """)
        expect(effect.contentView.subviews.count == 1 && effect.effect is UIBlurEffect)
        expect(effect.contentView.frame, equals: effect.bounds)
        let cell: UITableViewCell = try make(
            """
            <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" \
            selectionStyle="none" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="row" \
            textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1" id="c">
            <tableViewCellContentView key="contentView" opaque="NO" id="v"><subviews>
            <label text="Name" id="t"/><label text="Value" id="d"/></subviews></tableViewCellContentView></tableViewCell>
            """)
        expect(cell.textLabel?.text == "Name" && cell.detailTextLabel?.text == "Value")
        expect(cell.reuseIdentifier == "row" && cell.selectionStyle == .none)
        expect(cell.accessoryType, equals: .disclosureIndicator)
    }

    @Test func `attributes of a table with prototypes and of a collection with a layout are supported`() throws {
        let table: UITableView = try make(
            """
            <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="grouped" \
            separatorStyle="none" rowHeight="-1" estimatedRowHeight="60" sectionHeaderHeight="18" id="t">
            <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="320" height="50"/></view>
            <prototypes><tableViewCell reuseIdentifier="row" customClass="CardCell" \
            customModule="\(NibFixture.module)" id="c"><tableViewCellContentView key="contentView" id="v"><subviews>
            <label text="Proto" id="l"/></subviews></tableViewCellContentView>
            <connections><outlet property="caption" destination="l" id="o"/></connections>
            </tableViewCell></prototypes></tableView>
            """)
        expect(table.style == .grouped && table.rowHeight == UITableView.automaticDimension)
        expect(table.estimatedRowHeight == 60 && table.tableHeaderView?.frame.height == 50)
        let first = table.dequeueReusableCell(withIdentifier: "row") as? CardCell
        let second = table.dequeueReusableCell(withIdentifier: "row") as? CardCell
        expect(first?.caption?.text == "Proto" && first !== second)
        let collection: UICollectionView = try make(
            """
            <collectionView contentMode="scaleToFill" dataMode="prototypes" id="t">
            <rect key="frame" x="0" y="0" width="300" height="300"/>
            <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="5" \
            sectionInsetReference="safeArea" \
            minimumInteritemSpacing="7" id="f"><size key="itemSize" width="40" height="60"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="tile" id="c"><rect key="frame" x="0" y="0" width="40" height="60"/>
            <view key="contentView" id="v"><subviews><label text="Tile" id="l"/></subviews></view>
            </collectionViewCell></cells></collectionView>
            """)
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        expect(layout.itemSize == CGSize(width: 40, height: 60) && layout.scrollDirection == .horizontal)
        expect(layout.sectionInsetReference, equals: .fromSafeArea)
        expect(layout.sectionInset, equals: UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        let tile = collection.dequeueReusableCell(withReuseIdentifier: "tile", for: IndexPath(item: 0, section: 0))
        expect((tile.contentView.subviews.first as? UILabel)?.text, equals: "Tile")
    }

    @Test func `blur effects have all styles of Interface Builder`() throws {
        let dark: UIVisualEffectView = try make(
            "<visualEffectView id=\"v\"><blurEffect style=\"systemThinMaterialDark\"/></visualEffectView>")
        expect((dark.effect as? UIBlurEffect), equals: UIBlurEffect(style: .systemThinMaterialDark))
        var view: UIView?
        let messages: [String] = warnings {
            view = NibFixture.make("<visualEffectView id=\"v\"><blurEffect style=\"foggy\"/></visualEffectView>")
        }
        expect(messages.count == 1 && messages.first?.contains("foggy") == true)
        expect(((view as? UIVisualEffectView)?.effect as? UIBlurEffect), equals: UIBlurEffect(style: .regular))
    }

    @Test func `settings of finding, safe areas, search bars and image sizes are read`() throws {
        let text: UITextView = try make("<textView findInteractionEnabled=\"YES\" id=\"t\"/>")
        expect(text.isFindInteractionEnabled)
        let table: UITableView = try make("<tableView contentViewInsetsToSafeArea=\"NO\" id=\"t\"/>")
        expect(!table.insetsContentViewsToSafeArea)
        let image: UIImageView = try make(
            "<imageView adjustsImageSizeForAccessibilityContentSizeCategory=\"YES\" id=\"i\"/>")
        expect(image.adjustsImageSizeForAccessibilityContentSizeCategory)
        let bar: UINavigationBar = try make(
            """
            <navigationBar id="b"><items><navigationItem preferredSearchBarPlacement="stacked" id="n"/></items>
            </navigationBar>
            """)
        expect(bar.topItem?.preferredSearchBarPlacement, equals: .stacked)
    }

    @Test func `views with fixed frames in the cell of a collection view are resized with the cell`() throws {
        let cell: UICollectionViewCell = try make(
            """
            <collectionViewCell reuseIdentifier="tile" id="c">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <view key="contentView" id="v"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><subviews>
            <view id="a"><rect key="frame" x="10" y="10" width="80" height="80"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
            <view id="b"><rect key="frame" x="40" y="40" width="20" height="20"/>
            <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMinY="YES" \
            flexibleMaxY="YES"/></view>
            </subviews></view></collectionViewCell>
            """)
        expect(cell.contentView.frame, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
        cell.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        cell.layoutIfNeeded()
        expect(
            cell.contentView.subviews.map(\.frame),
            equals: [
                CGRect(x: 10, y: 10, width: 100, height: 100), CGRect(x: 50, y: 50, width: 20, height: 20),
            ])
    }
}
