/// Computes the pixels of an image for one part of a picture.
///
/// Each operation requests the area that it needs from its inputs. The pixels of an image that several operations read
/// are kept until the part is complete.
final class Renderer {
    let space: WorkingSpace
    /// The images that several operations read.
    private let shared: Set<ObjectIdentifier>
    private var known: [ObjectIdentifier: PixelBuffer] = [:]

    /// The largest number of pixels of a part. All buffers of a part together should fit into a few megabytes.
    static let maximumPartSize = 1 << 18

    /// The largest number of pixels that an operation should read at a time.
    static let maximumInputSize = 1 << 21

    init(_ image: ImageNode, _ space: WorkingSpace) {
        self.space = space
        shared = Renderer.sharedNodes(of: image)
    }

    private static func sharedNodes(of root: ImageNode) -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        var shared: Set<ObjectIdentifier> = []
        var waiting: [ImageNode] = [root]
        while let node = waiting.popLast() {
            guard found.insert(ObjectIdentifier(node)).inserted else {
                shared.insert(ObjectIdentifier(node))
                continue
            }
            waiting.append(contentsOf: node.operation.inputs)
        }
        return shared
    }

    /// Calls `body` with the pixels of each part of an area, from the bottom to the top.
    func render(_ node: ImageNode, in area: PixelArea, _ body: (PixelBuffer) -> Void) {
        for part in Renderer.parts(of: area) {
            known = [:]
            body(pixels(of: node, in: part))
        }
        known = [:]
    }

    /// Returns parts of the maximum size that together are the area: squares for large areas, because operations such as
    /// blurs also read the surroundings of a part.
    static func parts(of area: PixelArea) -> [PixelArea] {
        guard area.count > maximumPartSize else { return area.isEmpty ? [] : [area] }
        let side = 512
        var parts: [PixelArea] = []
        for y in stride(from: area.y, to: area.top, by: side) {
            for x in stride(from: area.x, to: area.right, by: side) {
                parts.append(PixelArea(x: x, y: y, width: side, height: side).intersection(area))
            }
        }
        return parts
    }

    /// Returns the pixels of an image in an area. The pixels outside its extent are transparent. The result has exactly
    /// this area, and belongs to the caller.
    func pixels(of node: ImageNode, in area: PixelArea) -> PixelBuffer {
        let inside: PixelArea = area.intersection(node.area)
        guard !inside.isEmpty else { return PixelBuffer(area) }
        let identifier = ObjectIdentifier(node)
        guard shared.contains(identifier) else {
            let own: PixelBuffer = node.operation.pixels(in: inside, self)
            if inside == area { return own }
            let result = PixelBuffer(area)
            result.copy(own)
            return result
        }
        var source: PixelBuffer? = known[identifier]
        if source?.area.contains(inside) != true {
            source = node.operation.pixels(in: inside, self)
            known[identifier] = source
        }
        let result = PixelBuffer(area)
        if let source { result.copy(source) }
        return result
    }
}
