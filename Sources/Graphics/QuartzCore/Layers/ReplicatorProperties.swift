import CoreGraphics
import Foundation

/// The properties of a replicator layer.
package struct ReplicatorProperties: Equatable, Sendable {
    package var instanceCount = 1
    package var preservesDepth = false
    package var instanceTransform: CATransform3D = CATransform3DIdentity
    package var instanceColor: CGColor? = StandardColors.white
    package var instanceRedOffset: Float = 0
    package var instanceGreenOffset: Float = 0
    package var instanceBlueOffset: Float = 0
    package var instanceAlphaOffset: Float = 0
    package var delay: CGFloat = 0

    package static func == (left: ReplicatorProperties, right: ReplicatorProperties) -> Bool {
        left.instanceCount == right.instanceCount && left.preservesDepth == right.preservesDepth
            && CATransform3DEqualToTransform(left.instanceTransform, right.instanceTransform)
            && areSame(left.instanceColor, right.instanceColor)
            && left.offsets == right.offsets && left.delay == right.delay
    }

    private var offsets: SIMD4<Float> {
        SIMD4(instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset)
    }

    /// Returns the color of an instance; nil for white, which changes nothing.
    func tint(ofInstance index: Int) -> LayerTint? {
        let color: SIMD4<Double> = instanceColor?.drawing ?? SIMD4(1, 1, 1, 1)
        let sum: SIMD4<Double> = color + SIMD4<Double>(offsets) * Double(index)
        let clamped: SIMD4<Double> = sum.clamped(lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        return clamped == SIMD4(repeating: 1) ? nil : LayerTint(color: clamped)
    }
}

/// A color that pixels are multiplied by: red, green, blue and alpha, from 0 to 1, without premultiplication.
struct LayerTint: Equatable {
    let color: SIMD4<Double>
}

extension PixelBuffer {
    /// Multiplies the channels of all pixels by those of a color.
    func multiply(by tint: LayerTint) {
        let color: SIMD4<Double> = tint.color
        let alpha = UInt32((color.w * 255).rounded())
        let red = UInt32((color.x * color.w * 255).rounded())
        let green = UInt32((color.y * color.w * 255).rounded())
        let blue = UInt32((color.z * color.w * 255).rounded())
        for y in area.y0..<area.y1 {
            let row: UnsafeMutablePointer<UInt32> = pixel(area.x0, y)
            for x in 0..<area.width where row[x] != 0 {
                let pixel: UInt32 = row[x]
                let a: UInt32 = ((pixel >> 24) * alpha + 127) / 255
                let r: UInt32 = ((pixel >> 16 & 0xFF) * red + 127) / 255
                let g: UInt32 = ((pixel >> 8 & 0xFF) * green + 127) / 255
                let b: UInt32 = ((pixel & 0xFF) * blue + 127) / 255
                row[x] = a << 24 | r << 16 | g << 8 | b
            }
        }
    }
}
