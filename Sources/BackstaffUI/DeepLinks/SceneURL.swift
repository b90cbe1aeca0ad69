import BackstaffGraph
import BackstaffNavigation

/// The URL of what a scene shows. This file prints it, and `SceneURL+Opening.swift` reads it.
///
///     lists in columns, then stacks      in reading order
///        │ print                ▲ read
///        │ each appends its     │ each removes its segments
///        ▼ segments             │ from the rest of the path
///     /dessert/recipes/12/steps/2
@MainActor
struct SceneURL {
    let scene: SceneContext

    init(of scene: SceneContext) {
        self.scene = scene
    }

    /// The URL of what is shown, up to the first value without a route. It is `nil` if no route is declared.
    var current: String? {
        guard scene.hasRoutes else { return nil }
        var url = ""
        for part in scene.containers.routedParts { if !part.print(to: &url) { break } }
        return url.isEmpty ? "/" : url
    }

    /// The URL of what a link shows, or `nil` if it has none.
    ///
    /// - Parameters:
    ///   - subject: The list, column or stack in which the link shows something.
    ///   - print: Appends what the link shows, and returns whether there is a route for it.
    func url(endingAt subject: AnyObject, with print: (inout String) -> Bool) -> String? {
        guard scene.hasRoutes else { return nil }
        var url = ""
        for part in scene.containers.routedParts {
            if part.subject === subject { return print(&url) ? url : nil }
            if !part.print(to: &url) { return nil }
        }
        return nil
    }
}
