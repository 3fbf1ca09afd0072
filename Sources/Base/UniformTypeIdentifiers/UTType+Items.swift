// Items, folders, programs, archives, and kinds of documents.

extension UTType {
    /// The base type of items in a file system.
    public static var item: UTType { UTType(known: "public.item") }

    /// The base type of documents and other content.
    public static var content: UTType { UTType(known: "public.content") }

    /// Content that contains other content, such as pictures in text.
    public static var compositeContent: UTType { UTType(known: "public.composite-content") }

    /// An image of a disk.
    public static var diskImage: UTType { UTType(known: "public.disk-image") }

    /// A sequence of bytes.
    public static var data: UTType { UTType(known: "public.data") }

    /// A folder or a package.
    public static var directory: UTType { UTType(known: "public.directory") }

    /// An item that refers to another.
    public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }

    /// A symbolic link.
    public static var symbolicLink: UTType { UTType(known: "public.symlink") }

    /// A program.
    public static var executable: UTType { UTType(known: "public.executable") }

    /// A folder at which a volume is mounted.
    public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }

    /// An alias.
    public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }

    /// A bookmark of a file.
    public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }

    /// A URL.
    public static var url: UTType { UTType(known: "public.url") }

    /// The URL of a file.
    public static var fileURL: UTType { UTType(known: "public.file-url") }

    /// A folder that the user can browse.
    public static var folder: UTType { UTType(known: "public.folder") }

    /// The root folder of a volume.
    public static var volume: UTType { UTType(known: "public.volume") }

    /// A folder that is shown as one document.
    public static var package: UTType { UTType(known: "com.apple.package") }

    /// A folder with a defined structure.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }

    /// A bundle with code that programs load.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }

    /// A Spotlight importer.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }

    /// A Quick Look generator.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }

    /// An XPC service.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }

    /// A framework.
    public static var framework: UTType { UTType(known: "com.apple.framework") }

    /// An application.
    public static var application: UTType { UTType(known: "com.apple.application") }

    /// An application in a bundle.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }

    /// An extension of an application.
    public static var applicationExtension: UTType { UTType(known: "com.apple.application-and-system-extension") }

    /// A Unix executable.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }

    /// A Windows executable.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }

    /// A pane of system settings.
    public static var systemPreferencesPane: UTType { UTType(known: "com.apple.systempreference.prefpane") }

    /// An archive of files.
    public static var archive: UTType { UTType(known: "public.archive") }

    /// A gzip archive.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }

    /// A bzip2 archive.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }

    /// A zip archive.
    public static var zip: UTType { UTType(known: "public.zip-archive") }

    /// An archive in the Apple Archive format.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }

    /// A tar archive.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }

    /// A spreadsheet.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }

    /// A presentation.
    public static var presentation: UTType { UTType(known: "public.presentation") }

    /// A database.
    public static var database: UTType { UTType(known: "public.database") }

    /// A message, such as an email.
    public static var message: UTType { UTType(known: "public.message") }

    /// A contact.
    public static var contact: UTType { UTType(known: "public.contact") }

    /// A contact in the vCard format.
    public static var vCard: UTType { UTType(known: "public.vcard") }

    /// A task.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }

    /// A calendar event.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }

    /// An email.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }

    /// A file that refers to a location on the internet.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }

    /// A shortcut to a location on the internet.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }

    /// A font.
    public static var font: UTType { UTType(known: "public.font") }

    /// A bookmark.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }

    /// Certificates and keys in the PKCS #12 format.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }

    /// A certificate in the X.509 format.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }

    /// An electronic book.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }

    /// A log.
    public static var log: UTType { UTType(known: "public.log") }

    /// A haptic pattern.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }

    /// Geographic features in JSON.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }

    /// The metadata of a link.
    public static var linkPresentationMetadata: UTType { UTType(known: "com.apple.linkpresentation.metadata") }
}
