// Type identifiers, with the names that were used before the module UniformTypeIdentifiers existed.

@_exported import CoreGraphics

/// `public.item`
public var kUTTypeItem: CFString { "public.item" as CFString }
/// `public.content`
public var kUTTypeContent: CFString { "public.content" as CFString }
/// `public.composite-content`
public var kUTTypeCompositeContent: CFString { "public.composite-content" as CFString }
/// `public.data`
public var kUTTypeData: CFString { "public.data" as CFString }
/// `public.directory`
public var kUTTypeDirectory: CFString { "public.directory" as CFString }
/// `public.folder`
public var kUTTypeFolder: CFString { "public.folder" as CFString }
/// `com.apple.package`
public var kUTTypePackage: CFString { "com.apple.package" as CFString }
/// `public.archive`
public var kUTTypeArchive: CFString { "public.archive" as CFString }
/// `public.zip-archive`
public var kUTTypeZipArchive: CFString { "public.zip-archive" as CFString }
/// `org.gnu.gnu-zip-archive`
public var kUTTypeGNUZipArchive: CFString { "org.gnu.gnu-zip-archive" as CFString }
/// `public.url`
public var kUTTypeURL: CFString { "public.url" as CFString }
/// `public.file-url`
public var kUTTypeFileURL: CFString { "public.file-url" as CFString }
/// `public.text`
public var kUTTypeText: CFString { "public.text" as CFString }
/// `public.plain-text`
public var kUTTypePlainText: CFString { "public.plain-text" as CFString }
/// `public.utf8-plain-text`
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as CFString }
/// `public.utf16-plain-text`
public var kUTTypeUTF16PlainText: CFString { "public.utf16-plain-text" as CFString }
/// `public.comma-separated-values-text`
public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" as CFString }
/// `public.delimited-values-text`
public var kUTTypeDelimitedText: CFString { "public.delimited-values-text" as CFString }
/// `public.rtf`
public var kUTTypeRTF: CFString { "public.rtf" as CFString }
/// `com.apple.rtfd`
public var kUTTypeRTFD: CFString { "com.apple.rtfd" as CFString }
/// `com.apple.flat-rtfd`
public var kUTTypeFlatRTFD: CFString { "com.apple.flat-rtfd" as CFString }
/// `public.html`
public var kUTTypeHTML: CFString { "public.html" as CFString }
/// `public.xml`
public var kUTTypeXML: CFString { "public.xml" as CFString }
/// `public.json`
public var kUTTypeJSON: CFString { "public.json" as CFString }
/// `com.apple.property-list`
public var kUTTypePropertyList: CFString { "com.apple.property-list" as CFString }
/// `public.source-code`
public var kUTTypeSourceCode: CFString { "public.source-code" as CFString }
/// `com.netscape.javascript-source`
public var kUTTypeJavaScript: CFString { "com.netscape.javascript-source" as CFString }
/// `com.adobe.pdf`
public var kUTTypePDF: CFString { "com.adobe.pdf" as CFString }
/// `com.apple.webarchive`
public var kUTTypeWebArchive: CFString { "com.apple.webarchive" as CFString }
/// `public.image`
public var kUTTypeImage: CFString { "public.image" as CFString }
/// `public.jpeg`
public var kUTTypeJPEG: CFString { "public.jpeg" as CFString }
/// `public.png`
public var kUTTypePNG: CFString { "public.png" as CFString }
/// `com.compuserve.gif`
public var kUTTypeGIF: CFString { "com.compuserve.gif" as CFString }
/// `public.tiff`
public var kUTTypeTIFF: CFString { "public.tiff" as CFString }
/// `com.microsoft.bmp`
public var kUTTypeBMP: CFString { "com.microsoft.bmp" as CFString }
/// `com.microsoft.ico`
public var kUTTypeICO: CFString { "com.microsoft.ico" as CFString }
/// `public.svg-image`
public var kUTTypeScalableVectorGraphics: CFString { "public.svg-image" as CFString }
/// `public.camera-raw-image`
public var kUTTypeRawImage: CFString { "public.camera-raw-image" as CFString }
/// `com.apple.live-photo`
public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" as CFString }
/// `public.audiovisual-content`
public var kUTTypeAudiovisualContent: CFString { "public.audiovisual-content" as CFString }
/// `public.movie`
public var kUTTypeMovie: CFString { "public.movie" as CFString }
/// `public.video`
public var kUTTypeVideo: CFString { "public.video" as CFString }
/// `public.audio`
public var kUTTypeAudio: CFString { "public.audio" as CFString }
/// `com.apple.quicktime-movie`
public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as CFString }
/// `public.mpeg`
public var kUTTypeMPEG: CFString { "public.mpeg" as CFString }
/// `public.mpeg-4`
public var kUTTypeMPEG4: CFString { "public.mpeg-4" as CFString }
/// `public.mpeg-4-audio`
public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" as CFString }
/// `public.mp3`
public var kUTTypeMP3: CFString { "public.mp3" as CFString }
/// `com.microsoft.waveform-audio`
public var kUTTypeWaveformAudio: CFString { "com.microsoft.waveform-audio" as CFString }
/// `public.avi`
public var kUTTypeAVIMovie: CFString { "public.avi" as CFString }
/// `public.spreadsheet`
public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" as CFString }
/// `public.presentation`
public var kUTTypePresentation: CFString { "public.presentation" as CFString }
/// `public.database`
public var kUTTypeDatabase: CFString { "public.database" as CFString }
/// `public.message`
public var kUTTypeMessage: CFString { "public.message" as CFString }
/// `public.email-message`
public var kUTTypeEmailMessage: CFString { "public.email-message" as CFString }
/// `public.contact`
public var kUTTypeContact: CFString { "public.contact" as CFString }
/// `public.vcard`
public var kUTTypeVCard: CFString { "public.vcard" as CFString }
/// `public.calendar-event`
public var kUTTypeCalendarEvent: CFString { "public.calendar-event" as CFString }
/// `org.idpf.epub-container`
public var kUTTypeElectronicPublication: CFString { "org.idpf.epub-container" as CFString }
/// `com.apple.internet-location`
public var kUTTypeInternetLocation: CFString { "com.apple.internet-location" as CFString }
/// `public.font`
public var kUTTypeFont: CFString { "public.font" as CFString }
