import BackstaffNavigation
import Testing

@Suite("Toolbars as values")
struct ToolbarPlacementRuleTests {
    private static let narrow = ToolbarSurroundings()
    private static let narrowWithBack = ToolbarSurroundings(hasBackButton: true)
    private static let wide = ToolbarSurroundings(isWide: true)
    private static let wideWithBack = ToolbarSurroundings(isWide: true, hasBackButton: true)
    private static let wideEditor = ToolbarSurroundings(isWide: true, hasLeadingTitle: true)
    private static let narrowEditor = ToolbarSurroundings(hasLeadingTitle: true)
    private static let large = ToolbarSurroundings(hasLargeTitle: true)

    @Test(
        "H04 an item of each placement has one position in every context",
        arguments: [
            (ToolbarPlacementRule.automatic, ToolbarPosition.trailing), (.primaryAction, .trailing),
            (.confirmationAction, .trailing), (.cancellationAction, .leading), (.destructiveAction, .trailing),
            (.leading, .leading), (.trailing, .trailing), (.principal, .principal), (.title, .principal),
            (.bottomBar, .bottom), (.status, .status), (.keyboard, .keyboard), (.subtitle, .subtitle),
            (.accessory, .trailing), (.ornament, .bottom), (.titleMenu, .titleMenu), (.titleField, .titleField),
        ])
    func fixedPositions(placement: ToolbarPlacementRule, position: ToolbarPosition) {
        for isWide in [false, true] {
            for hasBackButton in [false, true] {
                for hasLeadingTitle in [false, true] {
                    let surroundings = ToolbarSurroundings(
                        isWide: isWide, hasBackButton: hasBackButton, hasLeadingTitle: hasLeadingTitle)
                    #expect(placement.position(in: surroundings) == position)
                }
            }
        }
    }

    @Test(
        "H04 navigation items are leading, but move aside for a back button in a narrow bar",
        arguments: [
            (narrow, ToolbarPosition.leading), (narrowWithBack, .trailing), (wide, .leading), (wideWithBack, .leading),
        ])
    func navigation(surroundings: ToolbarSurroundings, position: ToolbarPosition) {
        #expect(ToolbarPlacementRule.navigation.position(in: surroundings) == position)
    }

    @Test(
        "H04 secondary actions are in the menu, or in the middle of a wide editor's bar",
        arguments: [
            (narrow, ToolbarPosition.more), (wide, .more), (narrowEditor, .more), (wideEditor, .center),
        ])
    func secondary(surroundings: ToolbarSurroundings, position: ToolbarPosition) {
        #expect(ToolbarPlacementRule.secondaryAction.position(in: surroundings) == position)
    }

    @Test("H04 items for a large title are shown only with one")
    func largeParts() {
        #expect(ToolbarPlacementRule.largeTitle.position(in: Self.large) == .largeTitle)
        #expect(ToolbarPlacementRule.largeTitle.position(in: Self.narrow) == nil)
        #expect(ToolbarPlacementRule.largeSubtitle.position(in: Self.large) == .subtitle)
        #expect(ToolbarPlacementRule.largeSubtitle.position(in: Self.wide) == nil)
    }

    @Test("H04 exactly the placements whose position depends on the width are marked so")
    func widthDependence() {
        for placement in ToolbarPlacementRule.allCases {
            let differs = [false, true].contains { hasBack in
                let narrow = ToolbarSurroundings(hasBackButton: hasBack, hasLeadingTitle: true)
                let wide = ToolbarSurroundings(isWide: true, hasBackButton: hasBack, hasLeadingTitle: true)
                return placement.position(in: narrow) != placement.position(in: wide)
            }
            #expect(placement.dependsOnWidth == differs, "\(placement)")
        }
    }

    // MARK: Merging

    private struct Named {
        let name: String
        let traits: ToolbarItemTraits

        init(
            _ name: String, _ placement: ToolbarPlacementRule, id: String? = nil, toolbar: String? = nil,
            isShown: Bool = true,
            isDefault: Bool = false
        ) {
            self.name = name
            traits = ToolbarItemTraits(placement, id: id, toolbar: toolbar, isShown: isShown, isDefault: isDefault)
        }
    }

    private func arrange(
        _ items: [Named], in surroundings: ToolbarSurroundings = narrow
    ) -> PlacedToolbarItems<Named> {
        PlacedToolbarItems(items, in: surroundings) { $0.traits }
    }

    private func names(_ arrangement: PlacedToolbarItems<Named>, _ position: ToolbarPosition) -> [String] {
        arrangement[position].map(\.name)
    }

    @Test("B13 items of inner levels are appended to those of outer ones in the same placement")
    func merging() {
        let merged = arrange([
            Named("split primary", .primaryAction), Named("split trailing", .trailing),
            Named("split bottom", .bottomBar),
            Named("stack primary", .primaryAction), Named("stack leading", .leading), Named("stack bottom", .bottomBar),
        ])
        #expect(names(merged, .trailing) == ["split primary", "stack primary", "split trailing"])
        #expect(names(merged, .leading) == ["stack leading"])
        #expect(names(merged, .bottom) == ["split bottom", "stack bottom"])
        #expect(names(merged, .more).isEmpty)
    }

    @Test("H04 without items every position is empty")
    func empty() {
        #expect(arrange([]).items.isEmpty)
        #expect(arrange([Named("large", .largeTitle)]).items.isEmpty)
    }

    @Test("H04 an item that is hidden by default is in the menu, whatever its placement")
    func hiddenByDefault() {
        let arranged = arrange([
            Named("a", .primaryAction, id: "a", isShown: false), Named("b", .primaryAction, id: "b"),
        ])
        #expect(names(arranged, .more) == ["a"])
        #expect(names(arranged, .trailing) == ["b"])
    }

    @Test("H04 a duplicate id is reported once, and both items stay")
    func duplicates() {
        let arranged = arrange([
            Named("a", .trailing, id: "x"), Named("b", .leading, id: "x"), Named("c", .bottomBar, id: "x"),
            Named("d", .trailing, id: "y"), Named("e", .trailing), Named("f", .trailing),
        ])
        #expect(arranged.repetitions.map(\.name) == ["b"])
        #expect(names(arranged, .trailing) == ["a", "d", "e", "f"])
        #expect(names(arranged, .leading) == ["b"])
    }

    @Test("an id is unique within its toolbar, and two toolbars may share one")
    func toolbars() {
        let arranged = arrange([
            Named("a", .trailing, id: "x", toolbar: "column"), Named("b", .trailing, id: "x", toolbar: "stack"),
            Named("c", .trailing, id: "x"), Named("d", .trailing, id: "x", toolbar: "stack"),
        ])
        #expect(arranged.repetitions.map(\.name) == ["d"])
        #expect(names(arranged, .trailing) == ["a", "b", "c", "d"])
    }

    @Test("H03 of several title menus the app's innermost is shown, and takes precedence over the framework's")
    func titleMenus() {
        let own = Named("rename", .titleMenu, isDefault: true)
        #expect(names(arrange([own]), .titleMenu) == ["rename"])
        #expect(names(arrange([Named("outer", .titleMenu), Named("inner", .titleMenu), own]), .titleMenu) == ["inner"])
    }
}
