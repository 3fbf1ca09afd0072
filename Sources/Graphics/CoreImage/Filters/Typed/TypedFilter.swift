import ProgramDiagnostics

/// A filter with a property for each value, which the functions of `CIFilter` return.
///
/// One class has the properties of all filters. Callers see those of one protocol.
final class TypedFilter: CIFilter {
    static func make(_ name: String) -> TypedFilter {
        guard let definition = FilterDefinition.all[name] else {
            stopProgram("There is no filter with the name \(name).")
        }
        return TypedFilter(definition)
    }

    private var read: FilterValues { FilterValues(values, definition?.inputs ?? []) }

    private func set(_ key: String, _ number: Float) { values[key] = NSNumber(value: number) }

    private func set(_ key: String, _ point: CGPoint) { values[key] = CIVector(cgPoint: point) }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = TypedFilter()
        copy.definition = definition
        copy.values = values
        return copy
    }

    // MARK: Images

    var inputImage: CIImage? {
        get { values["inputImage"] as? CIImage }
        set { values["inputImage"] = newValue }
    }

    var backgroundImage: CIImage? {
        get { values["inputBackgroundImage"] as? CIImage }
        set { values["inputBackgroundImage"] = newValue }
    }

    var maskImage: CIImage? {
        get { values["inputMaskImage"] as? CIImage }
        set { values["inputMaskImage"] = newValue }
    }

    var targetImage: CIImage? {
        get { values["inputTargetImage"] as? CIImage }
        set { values["inputTargetImage"] = newValue }
    }

    // MARK: Numbers

    var radius: Float {
        get { read.float("inputRadius") }
        set { set("inputRadius", newValue) }
    }

    var angle: Float {
        get { read.float("inputAngle") }
        set { set("inputAngle", newValue) }
    }

    var sharpness: Float {
        get { read.float("inputSharpness") }
        set { set("inputSharpness", newValue) }
    }

    var intensity: Float {
        get { read.float("inputIntensity") }
        set { set("inputIntensity", newValue) }
    }

    var saturation: Float {
        get { read.float("inputSaturation") }
        set { set("inputSaturation", newValue) }
    }

    var brightness: Float {
        get { read.float("inputBrightness") }
        set { set("inputBrightness", newValue) }
    }

    var contrast: Float {
        get { read.float("inputContrast") }
        set { set("inputContrast", newValue) }
    }

    var ev: Float {
        get { read.float("inputEV") }
        set { set("inputEV", newValue) }
    }

    var power: Float {
        get { read.float("inputPower") }
        set { set("inputPower", newValue) }
    }

    var amount: Float {
        get { read.float("inputAmount") }
        set { set("inputAmount", newValue) }
    }

    var threshold: Float {
        get { read.float("inputThreshold") }
        set { set("inputThreshold", newValue) }
    }

    var levels: Float {
        get { read.float("inputLevels") }
        set { set("inputLevels", newValue) }
    }

    var cubeDimension: Float {
        get { read.float("inputCubeDimension") }
        set { set("inputCubeDimension", newValue) }
    }

    var falloff: Float {
        get { read.float("inputFalloff") }
        set { set("inputFalloff", newValue) }
    }

    var time: Float {
        get { read.float("inputTime") }
        set { set("inputTime", newValue) }
    }

    var scale: Float {
        get { read.float("inputScale") }
        set { set("inputScale", newValue) }
    }

    var aspectRatio: Float {
        get { read.float("inputAspectRatio") }
        set { set("inputAspectRatio", newValue) }
    }

    var quietSpace: Float {
        get { read.float("inputQuietSpace") }
        set { set("inputQuietSpace", newValue) }
    }

    var barcodeHeight: Float {
        get { read.float("inputBarcodeHeight") }
        set { set("inputBarcodeHeight", newValue) }
    }

    var width: Float {
        get { read.float("inputWidth") }
        set { set("inputWidth", newValue) }
    }

    var radius0: Float {
        get { read.float("inputRadius0") }
        set { set("inputRadius0", newValue) }
    }

    var radius1: Float {
        get { read.float("inputRadius1") }
        set { set("inputRadius1", newValue) }
    }

    // MARK: Geometry

    var point0: CGPoint {
        get { read.point("inputPoint0") }
        set { set("inputPoint0", newValue) }
    }

    var point1: CGPoint {
        get { read.point("inputPoint1") }
        set { set("inputPoint1", newValue) }
    }

    var point2: CGPoint {
        get { read.point("inputPoint2") }
        set { set("inputPoint2", newValue) }
    }

    var point3: CGPoint {
        get { read.point("inputPoint3") }
        set { set("inputPoint3", newValue) }
    }

    var point4: CGPoint {
        get { read.point("inputPoint4") }
        set { set("inputPoint4", newValue) }
    }

    var topLeft: CGPoint {
        get { read.point("inputTopLeft") }
        set { set("inputTopLeft", newValue) }
    }

    var topRight: CGPoint {
        get { read.point("inputTopRight") }
        set { set("inputTopRight", newValue) }
    }

    var bottomRight: CGPoint {
        get { read.point("inputBottomRight") }
        set { set("inputBottomRight", newValue) }
    }

    var bottomLeft: CGPoint {
        get { read.point("inputBottomLeft") }
        set { set("inputBottomLeft", newValue) }
    }

    var crop: Bool {
        get { read.flag("inputCrop") }
        set { values["inputCrop"] = NSNumber(value: newValue) }
    }

    var center: CGPoint {
        get { read.point("inputCenter") }
        set { set("inputCenter", newValue) }
    }

    var transform: CGAffineTransform {
        get { read.transform("inputTransform") }
        set { values["inputTransform"] = NSValue(structure: newValue) }
    }

    var extent: CGRect {
        get { read.rect("inputExtent") }
        set { values["inputExtent"] = CIVector(cgRect: newValue) }
    }

    // MARK: Colors and vectors

    var rVector: CIVector {
        get { read.vector("inputRVector") }
        set { values["inputRVector"] = newValue }
    }

    var gVector: CIVector {
        get { read.vector("inputGVector") }
        set { values["inputGVector"] = newValue }
    }

    var bVector: CIVector {
        get { read.vector("inputBVector") }
        set { values["inputBVector"] = newValue }
    }

    var aVector: CIVector {
        get { read.vector("inputAVector") }
        set { values["inputAVector"] = newValue }
    }

    var biasVector: CIVector {
        get { read.vector("inputBiasVector") }
        set { values["inputBiasVector"] = newValue }
    }

    var minComponents: CIVector {
        get { read.vector("inputMinComponents") }
        set { values["inputMinComponents"] = newValue }
    }

    var maxComponents: CIVector {
        get { read.vector("inputMaxComponents") }
        set { values["inputMaxComponents"] = newValue }
    }

    var redCoefficients: CIVector {
        get { read.vector("inputRedCoefficients") }
        set { values["inputRedCoefficients"] = newValue }
    }

    var greenCoefficients: CIVector {
        get { read.vector("inputGreenCoefficients") }
        set { values["inputGreenCoefficients"] = newValue }
    }

    var blueCoefficients: CIVector {
        get { read.vector("inputBlueCoefficients") }
        set { values["inputBlueCoefficients"] = newValue }
    }

    var alphaCoefficients: CIVector {
        get { read.vector("inputAlphaCoefficients") }
        set { values["inputAlphaCoefficients"] = newValue }
    }

    var neutral: CIVector {
        get { read.vector("inputNeutral") }
        set { values["inputNeutral"] = newValue }
    }

    var targetNeutral: CIVector {
        get { read.vector("inputTargetNeutral") }
        set { values["inputTargetNeutral"] = newValue }
    }

    var color: CIColor {
        get { read.color("inputColor") }
        set { values["inputColor"] = newValue }
    }

    var color0: CIColor {
        get { read.color("inputColor0") }
        set { values["inputColor0"] = newValue }
    }

    var color1: CIColor {
        get { read.color("inputColor1") }
        set { values["inputColor1"] = newValue }
    }

    var colorSpace: CGColorSpace? {
        get { read.colorSpace("inputColorSpace") }
        set { values["inputColorSpace"] = newValue }
    }

    // MARK: Data

    var cubeData: Data {
        get { read.data("inputCubeData") ?? Data() }
        set { values["inputCubeData"] = newValue }
    }

    var message: Data {
        get { read.data("inputMessage") ?? Data() }
        set { values["inputMessage"] = newValue }
    }

    var correctionLevel: String {
        get { read.text("inputCorrectionLevel") }
        set { values["inputCorrectionLevel"] = newValue }
    }
}

extension TypedFilter: CIGaussianBlur, CIBoxBlur, CIMotionBlur, CISharpenLuminance, CIUnsharpMask {}
extension TypedFilter: CIColorControls, CIColorMatrix, CIColorClamp, CIColorPolynomial, CIExposureAdjust,
    CIGammaAdjust, CIHueAdjust, CIVibrance, CITemperatureAndTint, CIWhitePointAdjust, CILinearToSRGBToneCurve,
    CISRGBToneCurveToLinear, CIToneCurve, CIColorThreshold
{}
extension TypedFilter: CIColorInvert, CIColorMonochrome, CIColorPosterize, CIFalseColor, CIMaskToAlpha,
    CIMaximumComponent, CIMinimumComponent, CISepiaTone, CIPhotoEffect, CIColorCube, CIColorCubeWithColorSpace,
    CIVignette, CIVignetteEffect
{}
extension TypedFilter: CICompositeOperation, CIBlendWithMask, CIDissolveTransition {}
extension TypedFilter: CIAffineClamp, CILanczosScaleTransform, CIPixellate, CIBloom, CIGloom, CIAreaAverage,
    CIPerspectiveTransform, CIPerspectiveCorrection
{}
extension TypedFilter: CIQRCodeGenerator, CICode128BarcodeGenerator, CIRandomGenerator, CICheckerboardGenerator,
    CIStripesGenerator, CIRoundedRectangleGenerator, CILinearGradient, CISmoothLinearGradient, CIRadialGradient,
    CIGaussianGradient
{}
