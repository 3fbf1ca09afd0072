extension UINavigationItem {
    /// The controller that searches the content. Its search bar appears below the title. The default is nil.
    public var searchController: UISearchController? {
        get { search as? UISearchController }
        set { search = newValue }
    }
}
