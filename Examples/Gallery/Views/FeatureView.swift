import GalleryScreens
import SwiftUI

/// The screen of a feature, and on demand its source. The source is beside the screen if there is enough space, or else
/// in a sheet.
struct FeatureView: View {
    let feature: Feature
    @SceneStorage("showsSource") private var showsSource = false

    var body: some View {
        screen
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Source", systemImage: "chevron.left.forwardslash.chevron.right") { showsSource.toggle() }
                }
            }
            .inspector(isPresented: $showsSource) {
                SourceView(file: SourceFile(of: feature))
                    .inspectorColumnWidth(min: 260, ideal: 380, max: 560)
            }
    }

    @ViewBuilder
    private var screen: some View {
        switch feature {
        case .navigationStack: NavigationStackScreen()
        case .navigationPath: NavigationPathScreen()
        case .navigationDestination: NavigationDestinationScreen()
        case .navigationTransition: NavigationTransitionScreen()
        case .navigationSplitView: NavigationSplitViewScreen()
        case .adaptiveNavigation: AdaptiveNavigationScreen()
        case .listSelection: ListSelectionScreen()
        case .listEditing: ListEditingScreen()
        case .search: SearchScreen()
        case .restoration: RestorationScreen()
        case .deepLinks: DeepLinksScreen()
        case .browserHistory: BrowserHistoryScreen()
        case .toolbar: ToolbarScreen()
        case .presentation: PresentationScreen()
        case .tabView: TabViewScreen()
        case .layout: LayoutScreen()
        case .shapes: ShapesScreen()
        case .canvas: CanvasScreen()
        case .animation: AnimationScreen()
        case .diagnostics: DiagnosticsScreen()
        case .navigationInspector: NavigationInspectorScreen()
        }
    }
}
