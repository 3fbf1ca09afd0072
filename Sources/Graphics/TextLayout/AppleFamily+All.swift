extension AppleFamily {
    /// The families of iOS for Latin, and the most common other ones. The related families are those of fontconfig's
    /// aliases.
    static let all: [AppleFamily] = [
        AppleFamily(
            "Helvetica", .sansSerif, relatives: ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"],
            "Helvetica Helvetica-Light Helvetica-Bold Helvetica-Oblique Helvetica-LightOblique Helvetica-BoldOblique"),
        AppleFamily(
            "Helvetica Neue", .sansSerif, relatives: ["Nimbus Sans", "TeX Gyre Heros", "Liberation Sans", "Arimo"],
            "HelveticaNeue HelveticaNeue-UltraLight HelveticaNeue-Thin HelveticaNeue-Light HelveticaNeue-Medium "
                + "HelveticaNeue-Bold HelveticaNeue-Italic HelveticaNeue-UltraLightItalic HelveticaNeue-ThinItalic "
                + "HelveticaNeue-LightItalic HelveticaNeue-MediumItalic HelveticaNeue-BoldItalic "
                + "HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack"),
        AppleFamily(
            "Arial", .sansSerif, relatives: ["Liberation Sans", "Arimo", "Albany", "Nimbus Sans"],
            "ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT"),
        AppleFamily("Arial Hebrew", .sansSerif, "ArialHebrew ArialHebrew-Light ArialHebrew-Bold"),
        AppleFamily("Arial Rounded MT Bold", .sansSerif, "ArialRoundedMTBold"),
        AppleFamily(
            "Times New Roman", .serif, relatives: ["Liberation Serif", "Tinos", "Thorndale", "Nimbus Roman"],
            "TimesNewRomanPSMT TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldItalicMT"),
        AppleFamily(
            "Georgia", .serif, relatives: ["Gelasio"], "Georgia Georgia-Bold Georgia-Italic Georgia-BoldItalic"),
        AppleFamily(
            "Courier", .monospaced, relatives: ["Nimbus Mono PS", "TeX Gyre Cursor", "Liberation Mono", "Cousine"],
            "Courier Courier-Bold Courier-Oblique Courier-BoldOblique"),
        AppleFamily(
            "Courier New", .monospaced, relatives: ["Liberation Mono", "Cousine", "Cumberland", "Nimbus Mono PS"],
            "CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT CourierNewPS-BoldItalicMT"),
        AppleFamily("Menlo", .monospaced, "Menlo-Regular Menlo-Bold Menlo-Italic Menlo-BoldItalic"),
        AppleFamily("Monaco", .monospaced, "Monaco"),
        AppleFamily(
            "Verdana", .sansSerif, relatives: ["DejaVu Sans"],
            "Verdana Verdana-Bold Verdana-Italic Verdana-BoldItalic"),
        AppleFamily(
            "Trebuchet MS", .sansSerif,
            "TrebuchetMS TrebuchetMS-Bold TrebuchetMS-Italic Trebuchet-BoldItalic"),
        AppleFamily(
            "Avenir", .sansSerif, relatives: ["Nunito Sans"],
            "Avenir-Roman Avenir-Book Avenir-Light Avenir-Medium Avenir-Heavy Avenir-Black Avenir-Oblique "
                + "Avenir-BookOblique Avenir-LightOblique Avenir-MediumOblique Avenir-HeavyOblique "
                + "Avenir-BlackOblique"),
        AppleFamily(
            "Avenir Next", .sansSerif, relatives: ["Nunito Sans"],
            "AvenirNext-Regular AvenirNext-UltraLight AvenirNext-Medium AvenirNext-DemiBold AvenirNext-Bold "
                + "AvenirNext-Heavy AvenirNext-Italic AvenirNext-UltraLightItalic AvenirNext-MediumItalic "
                + "AvenirNext-DemiBoldItalic AvenirNext-BoldItalic AvenirNext-HeavyItalic"),
        AppleFamily(
            "Avenir Next Condensed", .sansSerif,
            "AvenirNextCondensed-Regular AvenirNextCondensed-UltraLight AvenirNextCondensed-Medium "
                + "AvenirNextCondensed-DemiBold AvenirNextCondensed-Bold AvenirNextCondensed-Heavy "
                + "AvenirNextCondensed-Italic AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-MediumItalic "
                + "AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-BoldItalic AvenirNextCondensed-HeavyItalic"),
        AppleFamily(
            "Futura", .sansSerif, relatives: ["Jost", "Renner*"],
            "Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold"),
        AppleFamily(
            "Gill Sans", .sansSerif, relatives: ["Gillius ADF"],
            "GillSans GillSans-Light GillSans-SemiBold GillSans-Bold GillSans-UltraBold GillSans-Italic "
                + "GillSans-LightItalic GillSans-SemiBoldItalic GillSans-BoldItalic"),
        AppleFamily(
            "Optima", .sansSerif, relatives: ["URW Classico"],
            "Optima-Regular Optima-Bold Optima-Italic Optima-BoldItalic Optima-ExtraBlack"),
        AppleFamily("DIN Alternate", .sansSerif, "DINAlternate-Bold"),
        AppleFamily("DIN Condensed", .sansSerif, "DINCondensed-Bold"),
        AppleFamily(
            "Apple SD Gothic Neo", .sansSerif,
            "AppleSDGothicNeo-Regular AppleSDGothicNeo-UltraLight AppleSDGothicNeo-Thin AppleSDGothicNeo-Light "
                + "AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold"),
        AppleFamily("Apple Color Emoji", .sansSerif, relatives: [PinnedFonts.emojiFamily], "AppleColorEmoji"),
        AppleFamily("Hiragino Kaku Gothic ProN", .sansSerif, "HiraKakuProN-W3 HiraKakuProN-W6"),
        AppleFamily("Hiragino Maru Gothic ProN", .sansSerif, "HiraMaruProN-W4"),
        AppleFamily("Hiragino Sans", .sansSerif, "HiraginoSans-W3 HiraginoSans-W6 HiraginoSans-W7"),
        AppleFamily("Hiragino Mincho ProN", .serif, "HiraMinProN-W3 HiraMinProN-W6"),
        AppleFamily(
            "PingFang SC", .sansSerif,
            "PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium "
                + "PingFangSC-Semibold"),
        AppleFamily(
            "PingFang TC", .sansSerif,
            "PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light PingFangTC-Medium "
                + "PingFangTC-Semibold"),
        AppleFamily(
            "PingFang HK", .sansSerif,
            "PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium "
                + "PingFangHK-Semibold"),
        AppleFamily("Geeza Pro", .sansSerif, "GeezaPro GeezaPro-Bold"),
        AppleFamily("Thonburi", .sansSerif, "Thonburi Thonburi-Light Thonburi-Bold"),
        AppleFamily("Marker Felt", .sansSerif, "MarkerFelt-Thin MarkerFelt-Wide"),
        AppleFamily("Noteworthy", .sansSerif, "Noteworthy-Light Noteworthy-Bold"),
        AppleFamily("Chalkboard SE", .sansSerif, "ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold"),
        AppleFamily("Chalkduster", .sansSerif, "Chalkduster"),
        AppleFamily("Bradley Hand", .sansSerif, "BradleyHandITCTT-Bold"),
        AppleFamily("Papyrus", .sansSerif, "Papyrus Papyrus-Condensed"),
        AppleFamily("Copperplate", .sansSerif, "Copperplate Copperplate-Light Copperplate-Bold"),
        AppleFamily("Party LET", .sansSerif, "PartyLetPlain"),
        AppleFamily(
            "Palatino", .serif, relatives: ["P052", "TeX Gyre Pagella", "URW Palladio L"],
            "Palatino-Roman Palatino-Bold Palatino-Italic Palatino-BoldItalic"),
        AppleFamily(
            "Baskerville", .serif, relatives: ["Libre Baskerville", "Baskervville"],
            "Baskerville Baskerville-SemiBold Baskerville-Bold Baskerville-Italic Baskerville-SemiBoldItalic "
                + "Baskerville-BoldItalic"),
        AppleFamily(
            "American Typewriter", .serif,
            "AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold AmericanTypewriter-Bold "
                + "AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight AmericanTypewriter-CondensedBold"),
        AppleFamily("Bodoni 72", .serif, "BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold"),
        AppleFamily(
            "Charter", .serif, relatives: ["Bitstream Charter", "Charis SIL"],
            "Charter-Roman Charter-Bold Charter-Black Charter-Italic Charter-BoldItalic Charter-BlackItalic"),
        AppleFamily("Cochin", .serif, "Cochin Cochin-Bold Cochin-Italic Cochin-BoldItalic"),
        AppleFamily("Didot", .serif, relatives: ["GFS Didot"], "Didot Didot-Bold Didot-Italic"),
        AppleFamily(
            "Hoefler Text", .serif, "HoeflerText-Regular HoeflerText-Black HoeflerText-Italic HoeflerText-BlackItalic"),
        AppleFamily(
            "Iowan Old Style", .serif,
            "IowanOldStyle-Roman IowanOldStyle-Bold IowanOldStyle-Italic IowanOldStyle-BoldItalic"),
        AppleFamily("Rockwell", .serif, "Rockwell-Regular Rockwell-Bold Rockwell-Italic Rockwell-BoldItalic"),
        AppleFamily("Snell Roundhand", .serif, "SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black"),
        AppleFamily("Savoye LET", .serif, "SavoyeLetPlain"),
        AppleFamily("Zapfino", .serif, "Zapfino"),
        AppleFamily("Al Nile", .sansSerif, "AlNile AlNile-Bold"),
        AppleFamily("Damascus", .sansSerif, "Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold"),
        AppleFamily("Farah", .sansSerif, "Farah"),
        AppleFamily("Mishafi", .serif, "DiwanMishafi"),
        AppleFamily("Euphemia UCAS", .sansSerif, "EuphemiaUCAS EuphemiaUCAS-Bold EuphemiaUCAS-Italic"),
        AppleFamily("Galvji", .sansSerif, "Galvji Galvji-Bold"),
        AppleFamily("Kailasa", .sansSerif, "Kailasa Kailasa-Bold"),
        AppleFamily("Kefa", .serif, "Kefa-Regular"),
        AppleFamily("Khmer Sangam MN", .sansSerif, "KhmerSangamMN"),
        AppleFamily("Lao Sangam MN", .sansSerif, "LaoSangamMN"),
        AppleFamily("Sinhala Sangam MN", .sansSerif, "SinhalaSangamMN SinhalaSangamMN-Bold"),
        AppleFamily("Tamil Sangam MN", .sansSerif, "TamilSangamMN TamilSangamMN-Bold"),
        AppleFamily(
            "Kohinoor Bangla", .sansSerif,
            "KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold"),
        AppleFamily(
            "Kohinoor Devanagari", .sansSerif,
            "KohinoorDevanagari-Regular KohinoorDevanagari-Light KohinoorDevanagari-Semibold"),
        AppleFamily("Kohinoor Telugu", .sansSerif, "KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium"),
        AppleFamily("Impact", .sansSerif, "Impact"),
        AppleFamily("Symbol", .serif, "Symbol"),
        AppleFamily("Apple Symbols", .sansSerif, "AppleSymbols"),
        AppleFamily("Academy Engraved LET", .serif, "AcademyEngravedLetPlain"),
    ]
}
