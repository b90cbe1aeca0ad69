import BackstaffElements
import Testing

@Suite("Names on the wire")
struct WireNamesTests {
    @Test("Names of roles and keys on the wire never change; only new ones are added")
    func frozen() {
        let roles = """
            window navigation-stack screen navigation-bar bar-title bar-items back-button screen-content v-stack h-stack \
            z-stack spacer divider scroll lazy-stack lazy-grid geometry extent style padding frame aspect-ratio fixed-size \
            offset background overlay layer clip effect gesture hidden text image label shape color gradient progress \
            unavailable button link text-field toggle list section-header section-footer row \
            context-menu date-picker color-picker badge swipe-actions search-field search-token search-scopes \
            search-suggestions dialog presentation inspector tab-view tab-panel tab-bar tab tab-section tab-part
            """
        let present = Set(ElementRole.allCases.map(\.rawValue))
        #expect(roles.split(separator: " ").filter { !present.contains(String($0)) } == [])

        let keys = """
            identifier label hint value heading hidden-from-accessibility covered disabled selected on presented busy \
            placeholder href title subtitle symbol asset display-mode placement prompt transition steps role-name \
            button-style control-size label-style list-style field-style border-shape secure submit-label keyboard \
            autocorrection capitalization chevron position separator insets axis alignment spacing row-spacing columns rows \
            first width height min-width max-width ideal-width min-height max-height ideal-height min-length top leading \
            bottom trailing edges x y layer-order ratio content-mode horizontal vertical priority safe-area indicators \
            scroll-target font size weight design italic underline strikethrough monospaced-digit text-case line-limit \
            text-alignment truncation tracking line-spacing minimum-scale image-scale symbol-variant resizable \
            rendering-mode kerning baseline foreground secondary-foreground tint fill stroke line-width shape radius \
            top-leading-radius material border color-scheme stops opacity scale-x scale-y rotation anchor blur blend shadow \
            hit-testing animation duration layout-direction components editing deletable movable swipe full-swipe \
            separator-tint refreshable collapsible context-menu asks-app guards-leaving \
            hold-duration drag-distance hover-effect scroll-snap content-margins ground bar-scheme detents detent \
            drag-indicator source arrow-edge dismiss-disabled background-interaction content-interaction
            """
        let presentKeys = Set(AttributeKey.allCases.map(\.rawValue))
        #expect(keys.split(separator: " ").filter { !presentKeys.contains(String($0)) } == [])
    }
}
