import Foundation

// Values of the environment that a page has no counterpart for. The messages say what to use instead. Without these names,
// the compiler would only say that no initializer of `Environment` fits.

extension EnvironmentValues {
    /// The undo manager of the window. It isn't available.
    @available(
        *, unavailable, message: "There is no undo manager: keep earlier states in the model, and offer an Undo button"
    )
    public var undoManager: UndoManager? { nil }

    /// Whether the nearest focusable view has the focus. It isn't available.
    @available(*, unavailable, message: "The environment doesn't have the focus: use @FocusState and focused(_:)")
    public var isFocused: Bool { false }

    /// An action that evaluates the default focus again. It isn't available.
    @available(*, unavailable, message: "The default focus isn't evaluated again: set an @FocusState")
    public var resetFocus: ResetFocusAction { ResetFocusAction() }

    /// An action that opens the app's settings. It isn't available.
    @available(*, unavailable, message: "There is no window of settings: show the settings in a sheet or on a screen")
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }

    /// An action that sells a product. It isn't available.
    @available(*, unavailable, message: "There is no App Store: sell on a page that openURL opens")
    public var purchase: PurchaseAction { PurchaseAction() }

    /// The material behind a view. It isn't available.
    @available(*, unavailable, message: "Views don't know what is behind them: pass the material to the view")
    public var backgroundMaterial: Material? {
        get { nil }
        set {}
    }

    /// The prominence of what is behind a view. It isn't available.
    @available(*, unavailable, message: "Views don't know what is behind them: pass whether the row is selected")
    public var backgroundProminence: BackgroundProminence {
        get { BackgroundProminence() }
        set {}
    }

    /// The height of a row in a wheel of choices. It isn't available.
    @available(*, unavailable, message: "The page gives pickers their heights: leave the value out")
    public var defaultWheelPickerItemHeight: CGFloat {
        get { 0 }
        set {}
    }

    /// What fonts are resolved with. It isn't available.
    @available(*, unavailable, message: "The page resolves fonts: use relative sizes and ScaledMetric")
    public var fontResolutionContext: Font.Context { Font.Context() }

    /// Whether the device can make images from words. It isn't available.
    @available(*, unavailable, message: "A page has no Image Playground: use PhotosPicker or fileImporter")
    public var supportsImagePlayground: Bool { false }

    /// Where the tab bar is. It isn't available.
    @available(*, unavailable, message: "Views don't know where the tab bar is: use horizontalSizeClass")
    public var tabBarPlacement: TabBarPlacement? { nil }

    /// Whether the tab bar shows the tabs of sections. It isn't available.
    @available(*, unavailable, message: "Views don't know where the tab bar is: use horizontalSizeClass")
    public var isTabBarShowingSections: Bool { false }

    /// The range of brightness of images. It isn't available.
    @available(*, unavailable, message: "The browser shows images as bright as it can: leave the value out")
    public var allowedDynamicRange: Image.DynamicRange? {
        get { nil }
        set {}
    }

    /// When materials look active. It isn't available.
    @available(*, unavailable, message: "The page always draws materials as active: leave the value out")
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { MaterialActiveAppearance() }
        set {}
    }

    /// The side of a line's end that the insertion point belongs to. It isn't available.
    @available(*, unavailable, message: "The browser selects text: leave the value out")
    public var textSelectionAffinity: TextSelectionAffinity { TextSelectionAffinity() }

    /// The configuration of the document. It isn't available.
    @available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
    public var documentConfiguration: DocumentConfiguration? { nil }

    /// An action that opens a new document. It isn't available.
    @available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
    public var newDocument: NewDocumentAction { NewDocumentAction() }

    /// An action that opens a document. It isn't available.
    @available(*, unavailable, message: "There is no document scene: use WindowGroup with fileImporter, fileExporter")
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }

    /// Whether a drag over a view opens it. It isn't available.
    @available(*, unavailable, message: "A drag opens no views: use draggable and dropDestination")
    public var springLoadingBehavior: SpringLoadingBehavior { SpringLoadingBehavior() }

    /// The size of the rows of sidebars. It isn't available.
    @available(*, unavailable, message: "Only a Mac has it: use controlSize or dynamicTypeSize")
    public var sidebarRowSize: SidebarRowSize {
        get { SidebarRowSize() }
        set {}
    }

    /// Whether a person wants an alternative to views that follow the head. It isn't available.
    @available(*, unavailable, message: "Only a headset has it: leave the value out")
    public var accessibilityPrefersHeadAnchorAlternative: Bool { false }

    /// Whether quick actions are on. It isn't available.
    @available(*, unavailable, message: "Only a watch has it: leave the value out")
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// The context of SwiftData's models. It isn't available.
    @available(*, unavailable, message: "SwiftData isn't available: keep models in @Observable objects")
    public var modelContext: ModelContext {
        get { ModelContext() }
        set {}
    }

    /// The context of Core Data's objects. It isn't available.
    @available(*, unavailable, message: "Core Data isn't available: keep models in @Observable objects")
    public var managedObjectContext: NSManagedObjectContext {
        get { NSManagedObjectContext() }
        set {}
    }
}
