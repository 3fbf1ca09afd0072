/// The fonts that text is drawn with unless it asks for others, and the fontconfig configuration that admits only them.
///
/// No user or system configuration is read, so the same text gives the same pixels on every machine that has the
/// packages named here.
enum PinnedFonts {
    /// The system face (Debian: fonts-inter).
    static let systemFamily = "Inter"

    /// The monospaced face (Debian: fonts-dejavu-core).
    static let monospacedFamily = "DejaVu Sans Mono"

    /// Chinese, Japanese, Korean (Debian: fonts-noto-cjk).
    static let eastAsianFamily = "Noto Sans CJK JP"

    /// Emoji (Debian: fonts-noto-color-emoji).
    static let emojiFamily = "Noto Color Emoji"

    /// Where characters are looked for that the asked family lacks, in this order; after these come all other
    /// families of fonts-noto-core.
    static let fallbackFamilies = [
        systemFamily, eastAsianFamily, "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans", "Noto Sans Symbols",
        "Noto Sans Symbols2", "Noto Sans Math",
    ]

    /// What stands in for the system face where it is not installed.
    static let standInFamilies = ["Noto Sans", "DejaVu Sans", "Liberation Sans", "FreeSans", monospacedFamily]

    /// What is missed without a package, for the sentence on standard error.
    struct Requirement {
        var family: String
        var package: String
        var effect: String
        var isBasic = true
    }

    /// The families that must be there.
    static let requirements: [Requirement] = [
        Requirement(family: systemFamily, package: "fonts-inter", effect: "text is drawn in another face"),
        Requirement(
            family: eastAsianFamily, package: "fonts-noto-cjk", effect: "Chinese, Japanese and Korean text shows boxes"),
        Requirement(family: emojiFamily, package: "fonts-noto-color-emoji", effect: "emoji show boxes"),
        Requirement(
            family: monospacedFamily, package: "fonts-dejavu-core",
            effect: "monospaced text is drawn in another face"),
        Requirement(
            family: "Noto Sans", package: "fonts-noto-core",
            effect: "Arabic, Hebrew, Indic and other scripts show boxes", isBasic: false),
    ]

    private static let folders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu",
    ]

    /// Enough for Latin, Greek, Cyrillic, Chinese, Japanese, Korean and emoji.
    private static let basicFiles = [
        "/usr/share/fonts/opentype/inter/Inter-*.otf",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-*.ttc",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono*.ttf",
    ]

    /// What all other scripts need besides.
    private static let otherFiles = [
        "/usr/share/fonts/truetype/noto/NotoSans*-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSans*-Bold.ttf",
    ]

    /// The collection files hold one face per region; only one is admitted, or the locale would choose between them.
    private static let refusedFamilies = [
        "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK", "Noto Sans CJK KR", "Noto Sans Mono CJK JP",
        "Noto Sans Mono CJK SC", "Noto Sans Mono CJK TC", "Noto Sans Mono CJK HK", "Noto Sans Mono CJK KR",
    ]

    /// The configuration, in fontconfig's own XML: with all fonts, or with just those that most text needs.
    static func configuration(isComplete: Bool) -> String {
        let files = isComplete ? basicFiles + otherFiles : basicFiles
        var xml = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>"
        for folder in folders { xml += "<dir>\(folder)</dir>" }
        // Debian fills the first when fonts are installed; the second takes what fontconfig finds out itself.
        xml += "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"
        xml += "<selectfont>"
        for file in files { xml += "<acceptfont><glob>\(file)</glob></acceptfont>" }
        for folder in folders { xml += "<rejectfont><glob>\(folder)/*</glob></rejectfont>" }
        for family in refusedFamilies {
            xml += "<rejectfont><pattern><patelt name=\"family\">\(string(family))</patelt></pattern></rejectfont>"
        }
        xml += "</selectfont>" + fallbackRules + featureRules + bitmapRules + "</fontconfig>"
        return xml
    }

    /// Pango asks for the family "emoji" wherever a character wants to be shown in color.
    private static var fallbackRules: String {
        """
        <match target="pattern"><test name="family">\(string("emoji"))</test>
        <edit name="family" mode="assign" binding="strong">\(string(emojiFamily))</edit></match>
        <match target="pattern"><edit name="family" mode="append_last" binding="strong">
        \(fallbackFamilies.map(string).joined())</edit></match>
        """
    }

    /// Inter would turn "->" into an arrow and lift a colon between digits; no text asked for that.
    private static var featureRules: String {
        """
        <match target="font"><test name="family">\(string(systemFamily))</test>
        <edit name="fontfeatures" mode="append">\(string("calt=0"))</edit></match>
        """
    }

    /// Emoji come as pictures of one size; these rules have them scaled to the size that was asked for.
    private static let bitmapRules = """
        <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
        <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
        </matrix></times></edit>
        <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
        </match>
        """

    private static func string(_ text: String) -> String { "<string>\(text)</string>" }
}
