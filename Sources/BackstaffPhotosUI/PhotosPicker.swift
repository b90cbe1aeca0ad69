public import BackstaffUI

/// A control with which a user chooses photos and videos.
///
/// A page has no library of photos. The browser's own chooser offers pictures and videos, which on a phone are those of the
/// library and of the camera. What is chosen is sent to the server. If it is too large, or more than `maxSelectionCount`, an
/// alert says so, and the selection stays.
///
/// Unlike in SwiftUI, the chooser doesn't mark what is chosen already: a new choice replaces the selection.
public struct PhotosPicker<Label: View>: View {
    private let choice: PhotosChoice
    private let label: Label
    @State private var isPresented = false

    fileprivate init(_ choice: PhotosChoice, _ label: Label) {
        self.choice = choice
        self.label = label
    }

    /// The content and behavior of the view.
    public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(PhotosChooser(isPresented: $isPresented, choice: choice))
    }
}

extension PhotosPicker {
    /// Creates a control for one photo, with a custom label.
    ///
    /// - Parameters:
    ///   - selection: The chosen photo. A user who cancels leaves it as it is.
    ///   - filter: What the browser offers. If it is `nil`, photos and videos.
    ///   - preferredItemEncoding: It has no effect: a browser sends the file that the user has.
    ///   - label: The label.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(one: selection, filter), label())
    }

    /// Creates a control for several photos, with a custom label.
    ///
    /// - Parameters:
    ///   - selection: The chosen photos, in the browser's order.
    ///   - maxSelectionCount: The largest number of photos, or `nil` for the largest number of files that the server takes.
    ///   - selectionBehavior: It has no effect: the browser decides about the order.
    ///   - filter: What the browser offers. If it is `nil`, photos and videos.
    ///   - preferredItemEncoding: It has no effect: a browser sends the file that the user has.
    ///   - label: The label.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(several: selection, maxSelectionCount, filter), label())
    }

    /// Creates a control for one photo, with a custom label. The library has no effect.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(one: selection, filter), label())
    }

    /// Creates a control for several photos, with a custom label. The library has no effect.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary,
        @ViewBuilder label: () -> Label
    ) {
        self.init(PhotosChoice(several: selection, maxSelectionCount, filter), label())
    }
}

extension PhotosPicker where Label == Text {
    /// Creates a control for one photo, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(one: selection, filter), Text(titleKey))
    }

    /// Creates a control for one photo, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(one: selection, filter), Text(title))
    }

    /// Creates a control for several photos, with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(several: selection, maxSelectionCount, filter), Text(titleKey))
    }

    /// Creates a control for several photos, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) {
        self.init(PhotosChoice(several: selection, maxSelectionCount, filter), Text(title))
    }

    /// Creates a control for one photo, with a title. The library has no effect.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosChoice(one: selection, filter), Text(titleKey))
    }

    /// Creates a control for several photos, with a title. The library has no effect.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) {
        self.init(PhotosChoice(several: selection, maxSelectionCount, filter), Text(titleKey))
    }
}

extension View {
    /// Lets a user choose a photo while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before `selection` is set.
    ///   - selection: The chosen photo. A user who cancels leaves it as it is.
    ///   - filter: What the browser offers. If it is `nil`, photos and videos.
    ///   - preferredItemEncoding: It has no effect: a browser sends the file that the user has.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(PhotosChooser(isPresented: isPresented, choice: PhotosChoice(one: selection, filter)))
    }

    /// Lets a user choose several photos while a condition is true.
    ///
    /// - Parameters:
    ///   - isPresented: A binding that determines whether the user is asked. It is set to `false` before `selection` is set.
    ///   - selection: The chosen photos, in the browser's order.
    ///   - maxSelectionCount: The largest number of photos, or `nil` for the largest number of files that the server takes.
    ///   - selectionBehavior: It has no effect: the browser decides about the order.
    ///   - filter: What the browser offers. If it is `nil`, photos and videos.
    ///   - preferredItemEncoding: It has no effect: a browser sends the file that the user has.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View {
        modifier(
            PhotosChooser(isPresented: isPresented, choice: PhotosChoice(several: selection, maxSelectionCount, filter))
        )
    }

    /// Lets a user choose a photo while a condition is true. The library has no effect.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(isPresented: isPresented, selection: selection, matching: filter)
    }

    /// Lets a user choose several photos while a condition is true. The library has no effect.
    public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic, photoLibrary: PHPhotoLibrary
    ) -> some View {
        photosPicker(
            isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount, matching: filter)
    }
}
