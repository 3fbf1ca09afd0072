// The numbers of font features that have an OpenType feature, for `UIFontDescriptor.FeatureKey`.

/// Ligatures.
public let kLigaturesType = 1
public let kCommonLigaturesOnSelector = 2
public let kCommonLigaturesOffSelector = 3
public let kRareLigaturesOnSelector = 4
public let kRareLigaturesOffSelector = 5

/// The widths of digits.
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1

/// Superiors, inferiors and ordinals.
public let kVerticalPositionType = 10
public let kSuperiorsSelector = 1
public let kInferiorsSelector = 2
public let kOrdinalsSelector = 3
public let kScientificInferiorsSelector = 4

/// Fractions.
public let kFractionsType = 11
public let kVerticalFractionsSelector = 1
public let kDiagonalFractionsSelector = 2

/// A zero with a slash.
public let kTypographicExtrasType = 14
public let kSlashedZeroOnSelector = 4
public let kSlashedZeroOffSelector = 5

/// The heights of digits.
public let kNumberCaseType = 21
public let kLowerCaseNumbersSelector = 0
public let kUpperCaseNumbersSelector = 1

/// The widths of East Asian characters.
public let kTextSpacingType = 22
public let kAltProportionalTextSelector = 5

/// Stylistic sets.
public let kStylisticAlternativesType = 35
public let kStylisticAltOneOnSelector = 2
public let kStylisticAltOneOffSelector = 3
public let kStylisticAltTwoOnSelector = 4
public let kStylisticAltTwoOffSelector = 5
public let kStylisticAltThreeOnSelector = 6
public let kStylisticAltThreeOffSelector = 7
public let kStylisticAltFourOnSelector = 8
public let kStylisticAltFourOffSelector = 9
public let kStylisticAltFiveOnSelector = 10
public let kStylisticAltFiveOffSelector = 11
public let kStylisticAltSixOnSelector = 12
public let kStylisticAltSixOffSelector = 13
public let kStylisticAltSevenOnSelector = 14
public let kStylisticAltSevenOffSelector = 15

/// Contextual alternates.
public let kContextualAlternatesType = 36
public let kContextualAlternatesOnSelector = 0
public let kContextualAlternatesOffSelector = 1

/// The forms of lowercase letters.
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kLowerCasePetiteCapsSelector = 2

/// The forms of uppercase letters.
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kUpperCasePetiteCapsSelector = 2
