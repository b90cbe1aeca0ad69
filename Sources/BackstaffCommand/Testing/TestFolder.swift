/// A folder with an app's tests, which becomes a target of the written package.
struct TestFolder: Equatable {
    /// The absolute path of the folder.
    let path: String
    /// The name of the target.
    let name: ModuleName
    /// The Swift files, relative to ``path``, sorted.
    let sources: [String]
    /// Other files, relative to ``path``, sorted. The tests find them in their bundle.
    let resources: [String]
}
