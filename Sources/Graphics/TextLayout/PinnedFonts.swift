/// The fonts with which text is drawn by default, and the fontconfig configuration that contains only them.
///
/// This configuration includes no user or system configuration, so the same text has the same pixels on every machine
/// with the packages below.
enum PinnedFonts {
    /// The system font (Debian: fonts-inter).
    static let systemFamily = "Inter"

    /// The monospaced font (Debian: fonts-dejavu-core).
    static let monospacedFamily = "DejaVu Sans Mono"

    /// The font for Chinese, Japanese, and Korean (Debian: fonts-noto-cjk).
    static let eastAsianFamily = "Noto Sans CJK JP"

    /// The font for emoji (Debian: fonts-noto-color-emoji).
    static let emojiFamily = "Noto Color Emoji"

    /// The families that are searched, in this order, for characters that the requested family lacks. All other
    /// families of fonts-noto-core follow.
    static let fallbackFamilies = [
        systemFamily, eastAsianFamily, "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans", "Noto Sans Symbols",
        "Noto Sans Symbols2", "Noto Sans Math",
    ]

    /// The replacements for the system font if it is not installed, in order of preference.
    static let replacementFamilies = ["Noto Sans", "DejaVu Sans", "Liberation Sans", "FreeSans", monospacedFamily]

    /// A required font family, and the effect if it is missing, for the message on standard error.
    struct Requirement {
        var family: String
        var package: String
        var effect: String
        var isBasic = true
    }

    /// The required families.
    static let requirements: [Requirement] = [
        Requirement(family: systemFamily, package: "fonts-inter", effect: "text is drawn in another font"),
        Requirement(
            family: eastAsianFamily, package: "fonts-noto-cjk",
            effect: "Chinese, Japanese, and Korean text is drawn as boxes"),
        Requirement(family: emojiFamily, package: "fonts-noto-color-emoji", effect: "emoji are drawn as boxes"),
        Requirement(
            family: monospacedFamily, package: "fonts-dejavu-core",
            effect: "monospaced text is drawn in another font"),
        Requirement(
            family: "Noto Sans", package: "fonts-noto-core",
            effect: "Arabic, Hebrew, Indic, and other scripts are drawn as boxes", isBasic: false),
    ]

    private static let folders = [
        "/usr/share/fonts/opentype/inter", "/usr/share/fonts/opentype/noto", "/usr/share/fonts/truetype/noto",
        "/usr/share/fonts/truetype/dejavu",
    ]

    /// The files for Latin, Greek, Cyrillic, Chinese, Japanese, Korean, Arabic, Hebrew, and emoji.
    private static let basicFiles = [
        "/usr/share/fonts/opentype/inter/Inter-*.otf",
        "/usr/share/fonts/opentype/noto/NotoSansCJK-*.ttc",
        "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansArabic-Bold.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSansHebrew-Bold.ttf",
        "/usr/share/fonts/truetype/dejavu/DejaVuSansMono*.ttf",
    ]

    /// The additional files for all other scripts.
    private static let otherFiles = [
        "/usr/share/fonts/truetype/noto/NotoSans*-Regular.ttf",
        "/usr/share/fonts/truetype/noto/NotoSans*-Bold.ttf",
    ]

    /// The families that are excluded. The CJK collection files contain one typeface per region; if more than one were
    /// included, the locale would choose between them.
    private static let excludedFamilies = [
        "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK", "Noto Sans CJK KR", "Noto Sans Mono CJK JP",
        "Noto Sans Mono CJK SC", "Noto Sans Mono CJK TC", "Noto Sans Mono CJK HK", "Noto Sans Mono CJK KR",
    ]

    /// Returns the fontconfig configuration as XML, with all fonts or with only the basic fonts.
    static func configuration(isComplete: Bool) -> String {
        let files = isComplete ? basicFiles + otherFiles : basicFiles
        var xml = "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\"><fontconfig>"
        for folder in folders { xml += "<dir>\(folder)</dir>" }
        // Debian fills the first cache when fonts are installed. Fontconfig writes its own results to the second.
        xml += "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>"
        xml += "<selectfont>"
        for file in files { xml += "<acceptfont><glob>\(file)</glob></acceptfont>" }
        for folder in folders { xml += "<rejectfont><glob>\(folder)/*</glob></rejectfont>" }
        for family in excludedFamilies {
            xml += "<rejectfont><pattern><patelt name=\"family\">\(string(family))</patelt></pattern></rejectfont>"
        }
        xml += "</selectfont>" + fallbackRules + featureRules + bitmapRules + "</fontconfig>"
        return xml
    }

    /// Pango requests the family "emoji" for characters with emoji presentation.
    private static var fallbackRules: String {
        """
        <match target="pattern"><test name="family">\(string("emoji"))</test>
        <edit name="family" mode="assign" binding="strong">\(string(emojiFamily))</edit></match>
        <match target="pattern"><edit name="family" mode="append_last" binding="strong">
        \(fallbackFamilies.map(string).joined())</edit></match>
        """
    }

    /// Disables Inter's contextual alternates, which would replace "->" with an arrow and raise a colon between digits.
    private static var featureRules: String {
        """
        <match target="font"><test name="family">\(string(systemFamily))</test>
        <edit name="fontfeatures" mode="append">\(string("calt=0"))</edit></match>
        """
    }

    /// The emoji font has bitmaps of only one size. These rules scale them to the requested size.
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
