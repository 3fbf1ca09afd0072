// Keys of the values of filters.

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind the input image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that determines where the input image is visible.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image at the end of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of a distance.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the strength of an effect.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of the center of an effect.
public let kCIInputCenterKey = "inputCenter"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of a width.
public let kCIInputWidthKey = "inputWidth"
/// The key of the sharpness of edges.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the factor by which the horizontal scale differs.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure in steps, each of which doubles the light.
public let kCIInputEVKey = "inputEV"
/// The key of an amount.
public let kCIInputAmountKey = "inputAmount"
/// The key of the progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of the result of a filter.
public let kCIOutputImageKey = "outputImage"

// Keys of the attributes of filters.

/// The key of the name of a filter.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The key of the name of a filter in words.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The key of the categories of a filter.
public let kCIAttributeFilterCategories = "CIAttributeFilterCategories"
/// The key of the name of the class of an input.
public let kCIAttributeClass = "CIAttributeClass"
/// The key of the default value of an input.
public let kCIAttributeDefault = "CIAttributeDefault"

// Categories of filters.

/// The category of blurs.
public let kCICategoryBlur = "CICategoryBlur"
/// The category of filters that make edges sharper.
public let kCICategorySharpen = "CICategorySharpen"
/// The category of filters that correct colors.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// The category of filters that change colors for effect.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// The category of filters that combine images.
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
/// The category of filters that move and scale images.
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
/// The category of filters that make images without an input image.
public let kCICategoryGenerator = "CICategoryGenerator"
/// The category of gradients.
public let kCICategoryGradient = "CICategoryGradient"
/// The category of filters that make images look painted or printed.
public let kCICategoryStylize = "CICategoryStylize"
/// The category of filters whose result is a summary of an image.
public let kCICategoryReduction = "CICategoryReduction"
/// The category of filters between two images.
public let kCICategoryTransition = "CICategoryTransition"
/// The category of filters for still images, which contains all filters.
public let kCICategoryStillImage = "CICategoryStillImage"
/// The category of the filters of Core Image, which contains all filters.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
