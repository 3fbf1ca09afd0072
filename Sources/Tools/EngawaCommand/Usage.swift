/// The help of the tool.
enum Usage {
    static let text = """
        Runs UIKit apps and their tests on Linux. The app's folder is not changed.

          engawa run  [PATH]           builds the app in a folder or project file, and opens it
          engawa test [PATH] [FILTER]  runs its unit tests and user interface tests without a window
          engawa new  NAME             creates an app with tests that runs here and in Xcode
          engawa doctor [PATH]         lists what the app uses that does not work here, without building it

          engawa build  [PATH]         builds the app, and prints the path of its program
          engawa derive [PATH]         prints the folder of the derived Swift package, and what is left out

        PATH is a folder with an .xcworkspace, an .xcodeproj or a Package.swift, or one of these; the default is the
        current folder. FILTER is a regular expression for names such as NotesTests.EditorTests/testUndo.

          --app NAME            the app, if the project has several
          --configuration NAME  the build configuration of an Xcode project (Debug)
          --scheme NAME         the scheme with the launch arguments (that of the app)
          --verbose             prints warnings and the commands of the build
          --json, --all         for doctor: prints JSON; lists all places of each name
          -- ARGUMENT …         arguments for the app, after those of the scheme
        """
}
