// Images, sound and video.

extension UTType {
    /// An image.
    public static var image: UTType { UTType(known: "public.image") }

    /// A JPEG image.
    public static var jpeg: UTType { UTType(known: "public.jpeg") }

    /// A TIFF image.
    public static var tiff: UTType { UTType(known: "public.tiff") }

    /// A GIF image.
    public static var gif: UTType { UTType(known: "com.compuserve.gif") }

    /// A PNG image.
    public static var png: UTType { UTType(known: "public.png") }

    /// A macOS icon.
    public static var icns: UTType { UTType(known: "com.apple.icns") }

    /// A BMP image.
    public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }

    /// A Windows icon.
    public static var ico: UTType { UTType(known: "com.microsoft.ico") }

    /// A camera raw image.
    public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }

    /// An SVG image.
    public static var svg: UTType { UTType(known: "public.svg-image") }

    /// A Live Photo.
    public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }

    /// A HEIF image.
    public static var heif: UTType { UTType(known: "public.heif") }

    /// A HEIC image.
    public static var heic: UTType { UTType(known: "public.heic") }

    /// A sequence of HEIC images.
    public static var heics: UTType { UTType(known: "public.heics") }

    /// A WebP image.
    public static var webP: UTType { UTType(known: "org.webmproject.webp") }

    /// An OpenEXR image.
    public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }

    /// An image in the Digital Negative (DNG) format.
    public static var dng: UTType { UTType(known: "com.adobe.raw-image") }

    /// Three-dimensional content.
    public static var threeDContent: UTType { UTType(known: "public.3d-content") }

    /// A scene in Universal Scene Description.
    public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }

    /// A scene in Universal Scene Description with its resources.
    public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }

    /// A Reality Composer file.
    public static var realityFile: UTType { UTType(known: "com.apple.reality") }

    /// A SceneKit scene.
    public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }

    /// An ARKit reference object.
    public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }

    /// Sound, video, or both.
    public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }

    /// Video with or without sound.
    public static var movie: UTType { UTType(known: "public.movie") }

    /// Video without sound.
    public static var video: UTType { UTType(known: "public.video") }

    /// Sound.
    public static var audio: UTType { UTType(known: "public.audio") }

    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }

    /// A movie in MPEG-1 or MPEG-2.
    public static var mpeg: UTType { UTType(known: "public.mpeg") }

    /// A video in MPEG-2.
    public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }

    /// An MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }

    /// Sound in MP3.
    public static var mp3: UTType { UTType(known: "public.mp3") }

    /// A movie in MPEG-4.
    public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }

    /// Sound in MPEG-4.
    public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }

    /// Protected sound in MPEG-4.
    public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }

    /// A protected movie in MPEG-4.
    public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }

    /// An AVI movie.
    public static var avi: UTType { UTType(known: "public.avi") }

    /// Sound in AIFF.
    public static var aiff: UTType { UTType(known: "public.aiff-audio") }

    /// Sound in WAV.
    public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }

    /// Music in MIDI.
    public static var midi: UTType { UTType(known: "public.midi-audio") }

    /// A playlist.
    public static var playlist: UTType { UTType(known: "public.playlist") }

    /// A playlist in M3U.
    public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
}
