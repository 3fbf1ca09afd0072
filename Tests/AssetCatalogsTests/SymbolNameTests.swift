import Expectations
import Testing

@testable import AssetPreparation

/// Names of assets and their identifiers, as in sources that Xcode has generated.
struct SymbolNameTests {
    @Test func `members are in camel case`() {
        for (name, identifier) in [
            ("logo", "logo"), ("Paper", "paper"), ("backButton", "backButton"), ("icon_home", "iconHome"),
            ("icon-home", "iconHome"), ("Icon Home", "iconHome"), ("ic_round-home", "icRoundHome"),
            ("Sign_InBackGroung", "signInBackGroung"), ("ic_addApp_green", "icAddAppGreen"), ("WiFi", "wiFi"),
            ("background1", "background1"), ("background_6", "background6"), ("features 1 1", "features11"),
            ("icon_community_01", "iconCommunity01"), ("logo_mvp80", "logoMvp80"), ("alphabets_10_j", "alphabets10J"),
            ("10ru", "_10Ru"), ("1gridPopupBg2", "_1GridPopupBg2"),
            ("7Wonders_1_ChichenItza", "_7Wonders1ChichenItza"), ("c50000", "c50000"),
            ("AppIcon-iOS-Dark-83.5x83.5", "appIconIOSDark835X835"), ("GPS-Tracking", "gpsTracking"),
            ("PAN_pop_sample", "panPopSample"), ("BGLighGray", "bgLighGray"), ("TLSold", "tlSold"),
            ("M-stadt", "mStadt"), ("addFPop", "addFPop"), ("cardBBack", "cardBBack"), ("pLogo", "pLogo"),
            ("DeRegister UPI", "deRegisterUPI"), ("Manage UPI ID", "manageUPIID"), ("UPIPayment", "upiPayment"),
            ("icon_ID", "iconID"), ("blueEF", "blueEF"), ("orbita+", "orbita"), ("Connecting0_", "connecting0"),
        ] { expect(AssetSymbolName.member(name), equals: identifier, "\(name)") }
    }

    @Test func `names without lowercase letters keep their words`() {
        for (name, identifier) in [
            ("M", "M"), ("BMW", "BMW"), ("TLS2016", "TLS_2016"), ("16_9", "_16_9"), ("121212", "_121212"),
            ("292C38", "_292_C_38"), ("3B75E7", "_3_B_75_E_7"), ("A2D8FF", "A_2_D_8_FF"), ("DCAC00", "DCAC_00"),
            ("FFFFFF", "FFFFFF"), ("CLR_LABEL_TEXT_WHITE", "CLR_LABEL_TEXT_WHITE"),
            ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"),
        ] { expect(AssetSymbolName.member(name), equals: identifier, "\(name)") }
    }

    @Test func `the suffix Color or Image is removed`() {
        for (name, identifier) in [
            ("AccentColor", "accent"), ("text-red-color", "textRed"), ("white_color_85", "whiteColor85"),
            ("cat_image", "cat"), ("UPIIconIImage", "upiIconI"), ("Color", "color"), ("Image", "image"),
            ("BGColorOne", "bgColorOne"), ("image2", "image2"), ("bgColor", "bg"), ("Colors", "colors"),
        ] { expect(AssetSymbolName.member(name), equals: identifier, "\(name)") }
    }

    @Test func `namespaces are capitalized`() {
        for (name, identifier) in [
            ("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("Colors", "Colors"),
            ("App Icon - App Store", "AppIconAppStore"), ("BMW", "BMW"), ("tab_bar", "TabBar"), ("2x", "_2X"),
            ("type", "Type_"),
        ] { expect(AssetSymbolName.namespace(name), equals: identifier, "\(name)") }
    }

    @Test func `names without letters have no identifier, and reserved words are escaped`() {
        expect(AssetSymbolName.member("青豚") == nil && AssetSymbolName.namespace("+") == nil)
        expect(AssetSymbolName.escaped("default") == "`default`" && AssetSymbolName.escaped("logo") == "logo")
    }
}
