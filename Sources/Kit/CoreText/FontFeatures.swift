// The numbers of font features that correspond to OpenType features, for `UIFontDescriptor.FeatureKey`.

/// Ligatures.
public let kLigaturesType = 1
/// Uses the ligatures of ordinary text, such as fi. OpenType feature: `liga`.
public let kCommonLigaturesOnSelector = 2
/// Uses no ligatures of ordinary text.
public let kCommonLigaturesOffSelector = 3
/// Uses decorative ligatures, such as ct. OpenType feature: `dlig`.
public let kRareLigaturesOnSelector = 4
/// Uses no decorative ligatures.
public let kRareLigaturesOffSelector = 5

/// The widths of digits.
public let kNumberSpacingType = 6
/// Monospaced digits, for columns. OpenType feature: `tnum`.
public let kMonospacedNumbersSelector = 0
/// Proportional digits. OpenType feature: `pnum`.
public let kProportionalNumbersSelector = 1

/// Superiors, inferiors and ordinals.
public let kVerticalPositionType = 10
/// Raised, small characters. OpenType feature: `sups`.
public let kSuperiorsSelector = 1
/// Lowered, small characters. OpenType feature: `subs`.
public let kInferiorsSelector = 2
/// Raised letters after numbers, as in 1st. OpenType feature: `ordn`.
public let kOrdinalsSelector = 3
/// Lowered, small digits for formulas. OpenType feature: `sinf`.
public let kScientificInferiorsSelector = 4

/// Fractions.
public let kFractionsType = 11
/// Fractions with a horizontal line. OpenType feature: `afrc`.
public let kVerticalFractionsSelector = 1
/// Fractions with a diagonal line. OpenType feature: `frac`.
public let kDiagonalFractionsSelector = 2

/// Typographic extras, such as a zero with a slash.
public let kTypographicExtrasType = 14
/// A zero with a slash, which distinguishes it from the letter O. OpenType feature: `zero`.
public let kSlashedZeroOnSelector = 4
/// A zero without a slash.
public let kSlashedZeroOffSelector = 5

/// The heights of digits.
public let kNumberCaseType = 21
/// Digits with the heights of lowercase letters. OpenType feature: `onum`.
public let kLowerCaseNumbersSelector = 0
/// Digits with the height of capital letters. OpenType feature: `lnum`.
public let kUpperCaseNumbersSelector = 1

/// The widths of East Asian characters.
public let kTextSpacingType = 22
/// Proportional East Asian characters. OpenType feature: `palt`.
public let kAltProportionalTextSelector = 5

/// Stylistic sets.
public let kStylisticAlternativesType = 35
/// Uses the alternative forms of stylistic set 1. OpenType feature: `ss01`.
public let kStylisticAltOneOnSelector = 2
/// Uses no alternative forms of stylistic set 1.
public let kStylisticAltOneOffSelector = 3
/// Uses the alternative forms of stylistic set 2. OpenType feature: `ss02`.
public let kStylisticAltTwoOnSelector = 4
/// Uses no alternative forms of stylistic set 2.
public let kStylisticAltTwoOffSelector = 5
/// Uses the alternative forms of stylistic set 3. OpenType feature: `ss03`.
public let kStylisticAltThreeOnSelector = 6
/// Uses no alternative forms of stylistic set 3.
public let kStylisticAltThreeOffSelector = 7
/// Uses the alternative forms of stylistic set 4. OpenType feature: `ss04`.
public let kStylisticAltFourOnSelector = 8
/// Uses no alternative forms of stylistic set 4.
public let kStylisticAltFourOffSelector = 9
/// Uses the alternative forms of stylistic set 5. OpenType feature: `ss05`.
public let kStylisticAltFiveOnSelector = 10
/// Uses no alternative forms of stylistic set 5.
public let kStylisticAltFiveOffSelector = 11
/// Uses the alternative forms of stylistic set 6. OpenType feature: `ss06`.
public let kStylisticAltSixOnSelector = 12
/// Uses no alternative forms of stylistic set 6.
public let kStylisticAltSixOffSelector = 13
/// Uses the alternative forms of stylistic set 7. OpenType feature: `ss07`.
public let kStylisticAltSevenOnSelector = 14
/// Uses no alternative forms of stylistic set 7.
public let kStylisticAltSevenOffSelector = 15

/// Contextual alternates.
public let kContextualAlternatesType = 36
/// Uses the forms of characters that suit their neighbors. OpenType feature: `calt`.
public let kContextualAlternatesOnSelector = 0
/// Uses the same form of a character everywhere.
public let kContextualAlternatesOffSelector = 1

/// The forms of lowercase letters.
public let kLowerCaseType = 37
/// Small capitals in place of lowercase letters. OpenType feature: `smcp`.
public let kLowerCaseSmallCapsSelector = 1
/// Petite capitals in place of lowercase letters. OpenType feature: `pcap`.
public let kLowerCasePetiteCapsSelector = 2

/// The forms of uppercase letters.
public let kUpperCaseType = 38
/// Small capitals in place of capital letters. OpenType feature: `c2sc`.
public let kUpperCaseSmallCapsSelector = 1
/// Petite capitals in place of capital letters. OpenType feature: `c2pc`.
public let kUpperCasePetiteCapsSelector = 2
