import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs

@MainActor @Suite(.onStage) struct NibLoadingTests {
    private let card = """
        <view contentMode="scaleToFill" id="v">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Title" \
        translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
        <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <state key="normal" title="Go"/>
        <connections><action selector="tapped:" destination="-1" eventType="touchUpInside" id="x1"/></connections>
        </button>
        </subviews>
        <viewLayoutGuide key="safeArea" id="s"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="s" secondAttribute="top" constant="10" id="c1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="20" id="c2"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="20" id="c3"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="l" secondAttribute="bottom" constant="5" id="c4"/>
        <constraint firstItem="b" firstAttribute="centerX" secondItem="v" secondAttribute="centerX" id="c5"/>
        <constraint firstItem="l" firstAttribute="height" constant="30" id="c6"/>
        <constraint firstItem="b" firstAttribute="width" secondItem="b" secondAttribute="height" multiplier="2:1" id="c7"/>
        <constraint firstItem="b" firstAttribute="height" constant="20" id="c8"/>
        <constraint firstItem="b" firstAttribute="height" constant="90" placeholder="YES" id="c9"/>
        </constraints>
        </view>
        """

    @Test func `views have their frames from constraints`() throws {
        let view: UIView = try #require(NibFixture.make(card))
        view.layoutIfNeeded()
        expect(view.backgroundColor, equals: .systemBackground)
        expect(view.autoresizingMask, equals: [.flexibleWidth, .flexibleHeight])
        expect(
            view.subviews.map(\.frame),
            equals: [
                CGRect(x: 20, y: 10, width: 160, height: 30), CGRect(x: 80, y: 45, width: 40, height: 20),
            ])
        expect((view.subviews[1] as? UIButton)?.title(for: .normal), equals: "Go")
    }

    @Test func `outlets and actions of the owner are connected`() throws {
        let owner = CardOwner()
        let nib = NibFixture.nib(
            card,
            owner: """
                <outlet property="view" destination="v" id="o1"/><outlet property="label" destination="l" id="o2"/>
                <outletCollection property="buttons" destination="b" id="o3"/>
                <outlet property="height" destination="c6" id="o4"/>
                """)
        let objects: [Any] = nib.instantiate(withOwner: owner)
        expect(objects.count == 1 && owner.view === objects[0] as? UIView)
        expect(owner.label?.text == "Title" && owner.buttons.count == 1 && owner.height?.constant == 30)
        owner.buttons.first?.sendActions(for: .touchUpInside)
        expect(owner.log, equals: ["tapped"])
    }

    @Test func `each instantiation creates new objects`() {
        let nib = NibFixture.nib(card)
        let first = nib.instantiate(withOwner: nil).first as? UIView
        let second = nib.instantiate(withOwner: nil).first as? UIView
        expect(first !== second && first != nil && second?.subviews.count == 2)
    }

    @Test func `a custom class has its properties after super init, and awakeFromNib is called last`() throws {
        let view: CardView = try #require(
            NibFixture.make(
                """
                <view tag="7" customClass="CardView" customModule="\(NibFixture.module)" id="v">
                <subviews><label text="New" id="l"/></subviews>
                <userDefinedRuntimeAttributes>
                <userDefinedRuntimeAttribute type="number" keyPath="inset"><real key="value" value="2.5"/>
                </userDefinedRuntimeAttribute>
                <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="4"/>
                </userDefinedRuntimeAttribute>
                </userDefinedRuntimeAttributes>
                <connections><outlet property="badge" destination="l" id="o"/></connections>
                </view>
                """))
        expect(view.log, equals: ["init 1 7", "inset true", "awake New"])
        expect(view.inset == 2.5 && view.layer.cornerRadius == 4)
    }

    @Test func `gesture recognizers are added to their views`() throws {
        let objects: [Any] = NibFixture.nib(
            """
            <view id="v"><connections>
            <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="o"/></connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="t"/>
            """
        ).instantiate(withOwner: nil)
        let view = try #require(objects.first as? UIView)
        expect((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired, equals: 2)
    }

    @Test func `parts that are not supported are reported, and the rest is created`() {
        let messages: [String] = warnings {
            let view: UIView? = NibFixture.make(
                "<view id=\"v\" wobble=\"YES\"><subviews><sparkleView id=\"s\"/><label text=\"A\" id=\"l\"/></subviews></view>"
            )
            expect(view?.subviews.count, equals: 1)
        }
        expect(
            messages,
            equals: [
                "The data of the nib:8: the element “sparkleView” is not supported and is left out.",
                "The data of the nib:8: the attribute “wobble” of the view v is not supported.",
            ])
    }

    @Test func `variations apply to the size classes of the scene`() throws {
        let stage = Stage()
        let isCompact: Bool = stage.root.traitCollection.horizontalSizeClass == .compact
        let (here, other) = isCompact ? ("compact", "regular") : ("regular", "compact")
        let view: UIView = try #require(
            NibFixture.make(
                """
                <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><label text="A" translatesAutoresizingMaskIntoConstraints="NO" id="l"><variation \
                key="widthClass=\(here)" text="B"/></label><label text="C" id="m"/></subviews>
                <constraints>
                <constraint firstItem="l" firstAttribute="width" constant="10" id="c1"><variation \
                key="widthClass=\(here)" constant="20"/><variation key="widthClass=\(other)" constant="30"/></constraint>
                <constraint firstItem="l" firstAttribute="height" constant="10" id="c2"/>
                <constraint firstItem="l" firstAttribute="height" constant="40" id="c3"/>
                <constraint firstItem="m" firstAttribute="leading" secondItem="l" secondAttribute="leading" id="c4"/>
                </constraints>
                <variation key="default"><mask key="subviews"><exclude reference="m"/></mask>
                <mask key="constraints"><exclude reference="c3"/></mask></variation>
                <variation key="widthClass=\(here)"><mask key="constraints"><exclude reference="c2"/>
                <include reference="c3"/></mask></variation></view>
                """))
        view.layoutIfNeeded()
        expect(view.subviews.count == 1 && view.subviews[0].bounds.size == CGSize(width: 20, height: 40))
        expect((view.subviews[0] as? UILabel)?.text, equals: "B")
    }

    @Test func `a table creates cells from a nib`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let nib = NibFixture.nib(
            """
            <tableViewCell customClass="CardCell" customModule="\(NibFixture.module)" id="c">
            <rect key="frame" x="0" y="0" width="320" height="60"/>
            <tableViewCellContentView key="contentView" id="v"><subviews><label text="Row" id="l"/></subviews>
            </tableViewCellContentView>
            <connections><outlet property="caption" destination="l" id="o"/></connections>
            </tableViewCell>
            """)
        table.register(nib, forCellReuseIdentifier: "card")
        let cell = table.dequeueReusableCell(withIdentifier: "card") as? CardCell
        expect(cell?.reuseIdentifier == "card" && cell?.caption?.text == "Row")
        expect(cell?.caption?.superview, isIdenticalTo: cell?.contentView)
        table.register(nil as UINib?, forCellReuseIdentifier: "card")
        expectNil(table.dequeueReusableCell(withIdentifier: "card"))
    }

    @Test func `a missing outlet stops the program with the file, the class and the key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NibFixture.nib("<view id=\"v\"/>", owner: "<outlet property=\"titel\" destination=\"v\" id=\"o\"/>")
                    .instantiate(withOwner: CardOwner())
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(
            text.contains(
                "The data of the nib:5: the class CardOwner is not key value coding-compliant for the key “titel”."))
    }

    @Test func `a missing nib stops the program with its name`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil) }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        expect(text.contains("does not contain the nib “Nothing”."))
    }

    @Test func `a custom class without a module can be a control of the kit`() {
        let view: UIView? = NibFixture.make(#"<view customClass="UISwitch" id="v"/>"#)
        expect(view is UISwitch)
    }

    @Test func `a constraint with an unknown attribute is left out with a warning that names it`() {
        let messages: [String] = warnings {
            let view: UIView? = NibFixture.make(
                """
                <view id="v"><constraints>
                <constraint firstAttribute="depth" constant="1" id="c1"/>
                <constraint firstAttribute="width" secondItem="v" secondAttribute="depth" id="c2"/>
                <constraint firstAttribute="width" constant="30" id="c3"/>
                </constraints></view>
                """)
            expect(view?.constraints.map(\.constant), equals: [30])
        }
        expect(messages.count, equals: 2)
        expect(messages.allSatisfy { $0.contains("is left out, because its attribute “depth” is unknown") })
    }

    @Test func `outlets of toolbars, cells and windows are connected`() throws {
        final class Delegate: NSObject, UIToolbarDelegate {}
        let owner = Delegate()
        let objects: [Any] = NibFixture.nib(
            """
            <toolbar id="t"><connections><outlet property="delegate" destination="-1" id="o1"/></connections></toolbar>
            <tableViewCell id="c"><connections>
            <outlet property="multipleSelectionBackgroundView" destination="v" id="o2"/></connections></tableViewCell>
            <view id="v"/>
            <window id="w"><connections><outlet property="rootViewController" destination="r" id="o3"/></connections>
            </window>
            <viewController id="r"/>
            """
        ).instantiate(withOwner: owner)
        let toolbar = try #require(objects.first as? UIToolbar)
        expect(toolbar.delegate === owner)
        let cell = try #require(objects[1] as? UITableViewCell)
        expect(cell.multipleSelectionBackgroundView != nil)
        expect(cell.multipleSelectionBackgroundView === objects[2] as AnyObject)
        let window = try #require(objects[3] as? UIWindow)
        expect(window.rootViewController != nil)
        window.isHidden = true
    }
}
