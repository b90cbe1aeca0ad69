import BackstaffNavigation

extension Image {
    /// Reports the name of an unknown symbol. This is done only in debug builds, because it takes a look-up for each
    /// image.
    static func checkSymbol(_ name: String, fileID: StaticString, line: UInt) {
        #if DEBUG
            if SymbolNames.all.contains(name) || name.isEmpty { return }
            let place = SourcePlace(fileID, line)
            // For views that create the image themselves, the place in the framework's source isn't useful to the app's
            // developer.
            let isOwn = ["BackstaffViews/", "BackstaffUI/"].contains { place.description.hasPrefix($0) }
            Diagnostics.report(
                .unknownSymbol,
                """
                There is no image for the symbol “\(name)”: a neutral glyph is shown. Use another symbol, or add an image \
                to the app and show it with Image(_:).
                """, at: isOwn ? nil : place)
        #endif
    }
}

#if DEBUG
    /// The names of the symbols in `Sources/BackstaffWeb/Resources/Symbols`. A test compares both.
    enum SymbolNames {
        static let all = Set(list.split(whereSeparator: \.isWhitespace).map(String.init))

        private static let list = """
            0.circle 0.circle.fill 0.square 0.square.fill 00.circle 00.circle.fill 00.square 00.square.fill 01.circle
            01.circle.fill 01.square 01.square.fill 02.circle 02.circle.fill 02.square 02.square.fill 03.circle
            03.circle.fill 03.square 03.square.fill 04.circle 04.circle.fill 04.square 04.square.fill 05.circle
            05.circle.fill 05.square 05.square.fill 06.circle 06.circle.fill 06.square 06.square.fill 07.circle
            07.circle.fill 07.square 07.square.fill 08.circle 08.circle.fill 08.square 08.square.fill 09.circle
            09.circle.fill 09.square 09.square.fill 1.circle 1.circle.fill 1.magnifyingglass 1.square 1.square.fill
            10.arrow.trianglehead.clockwise 10.arrow.trianglehead.counterclockwise 10.circle 10.circle.fill 10.square
            10.square.fill 11.circle 11.circle.fill 11.square 11.square.fill 12.circle 12.circle.fill 12.square
            12.square.fill 13.circle 13.circle.fill 13.square 13.square.fill 14.circle 14.circle.fill 14.square
            14.square.fill 15.arrow.trianglehead.clockwise 15.arrow.trianglehead.counterclockwise 15.circle
            15.circle.fill 15.square 15.square.fill 16.circle 16.circle.fill 16.square 16.square.fill 17.circle
            17.circle.fill 17.square 17.square.fill 18.circle 18.circle.fill 18.square 18.square.fill 19.circle
            19.circle.fill 19.square 19.square.fill 2.circle 2.circle.fill 2.square 2.square.fill 20.circle
            20.circle.fill 20.square 20.square.fill 21.circle 21.circle.fill 21.square 21.square.fill 22.circle
            22.circle.fill 22.square 22.square.fill 23.circle 23.circle.fill 23.square 23.square.fill 24.circle
            24.circle.fill 24.square 24.square.fill 25.circle 25.circle.fill 25.square 25.square.fill 26.circle
            26.circle.fill 26.square 26.square.fill 27.circle 27.circle.fill 27.square 27.square.fill 28.circle
            28.circle.fill 28.square 28.square.fill 29.circle 29.circle.fill 29.square 29.square.fill 3.circle
            3.circle.fill 3.square 3.square.fill 30.arrow.trianglehead.clockwise 30.arrow.trianglehead.counterclockwise
            30.circle 30.circle.fill 30.square 30.square.fill 31.circle 31.circle.fill 31.square 31.square.fill
            32.circle 32.circle.fill 32.square 32.square.fill 33.circle 33.circle.fill 33.square 33.square.fill
            34.circle 34.circle.fill 34.square 34.square.fill 35.circle 35.circle.fill 35.square 35.square.fill
            36.circle 36.circle.fill 36.square 36.square.fill 37.circle 37.circle.fill 37.square 37.square.fill
            38.circle 38.circle.fill 38.square 38.square.fill 39.circle 39.circle.fill 39.square 39.square.fill 4.circle
            4.circle.fill 4.square 4.square.fill 40.circle 40.circle.fill 40.square 40.square.fill 41.circle
            41.circle.fill 41.square 41.square.fill 42.circle 42.circle.fill 42.square 42.square.fill 43.circle
            43.circle.fill 43.square 43.square.fill 44.circle 44.circle.fill 44.square 44.square.fill 45.circle
            45.circle.fill 45.square 45.square.fill 46.circle 46.circle.fill 46.square 46.square.fill 47.circle
            47.circle.fill 47.square 47.square.fill 48.circle 48.circle.fill 48.square 48.square.fill 49.circle
            49.circle.fill 49.square 49.square.fill 5.circle 5.circle.fill 5.square 5.square.fill 50.circle
            50.circle.fill 50.square 50.square.fill 6.circle 6.circle.fill 6.square 6.square.fill 7.circle 7.circle.fill
            7.square 7.square.fill 8.circle 8.circle.fill 8.square 8.square.fill 9.circle 9.circle.fill 9.square
            9.square.fill a.book.closed a.book.closed.fill a.circle a.circle.fill a.square a.square.fill abc abs.circle
            abs.circle.fill airplane airplane.circle airplane.circle.fill airplane.departure airplayaudio
            airplayaudio.badge.exclamationmark airplayvideo airplayvideo.circle airplayvideo.circle.fill airpodpro.left
            airpodpro.right airpods airpodspro airpodspro.chargingcase.wireless.radiowaves.left.and.right
            airpodspro.chargingcase.wireless.radiowaves.left.and.right.fill alarm alarm.fill align.horizontal.center
            align.horizontal.left align.horizontal.right align.vertical.bottom align.vertical.center align.vertical.top
            allergens angle ant ant.circle ant.circle.fill ant.fill antenna.radiowaves.left.and.right
            antenna.radiowaves.left.and.right.circle antenna.radiowaves.left.and.right.circle.fill
            antenna.radiowaves.left.and.right.slash app app.badge app.badge.fill app.connected.to.app.below.fill
            app.fill appclip apple.logo apple.terminal apple.terminal.fill applelogo applescript applescript.fill
            appletv appletv.fill appletvremote.gen3 appletvremote.gen4 appletvremote.gen4.fill applewatch
            applewatch.radiowaves.left.and.right applewatch.watchface apps.ipad apps.iphone aqi.high aqi.low aqi.medium
            arcade.stick arcade.stick.and.arrow.up.and.arrow.down archivebox archivebox.circle archivebox.circle.fill
            archivebox.fill arrow.2.circlepath arrow.2.circlepath.circle arrow.2.circlepath.circle.fill
            arrow.2.squarepath arrow.3.trianglepath arrow.backward arrow.backward.circle arrow.backward.circle.fill
            arrow.backward.square arrow.backward.square.fill arrow.backward.to.line arrow.branch arrow.circlepath
            arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill arrow.clockwise.square
            arrow.clockwise.square.fill arrow.counterclockwise arrow.counterclockwise.circle
            arrow.counterclockwise.circle.fill arrow.counterclockwise.square arrow.counterclockwise.square.fill
            arrow.down arrow.down.and.line.horizontal.and.arrow.up arrow.down.backward arrow.down.backward.circle
            arrow.down.backward.circle.fill arrow.down.backward.square arrow.down.backward.square.fill arrow.down.circle
            arrow.down.circle.fill arrow.down.doc arrow.down.doc.fill arrow.down.document arrow.down.document.fill
            arrow.down.forward arrow.down.forward.and.arrow.up.backward arrow.down.forward.circle
            arrow.down.forward.circle.fill arrow.down.forward.square arrow.down.forward.square.fill arrow.down.left
            arrow.down.left.and.arrow.up.right arrow.down.left.circle arrow.down.left.circle.fill arrow.down.left.square
            arrow.down.left.square.fill arrow.down.right arrow.down.right.and.arrow.up.left
            arrow.down.right.and.arrow.up.left.circle arrow.down.right.and.arrow.up.left.circle.fill
            arrow.down.right.and.arrow.up.left.square arrow.down.right.and.arrow.up.left.square.fill
            arrow.down.right.circle arrow.down.right.circle.fill arrow.down.right.square arrow.down.right.square.fill
            arrow.down.square arrow.down.square.fill arrow.down.to.line arrow.down.to.line.circle
            arrow.down.to.line.circle.fill arrow.down.to.line.compact arrow.down.to.line.square
            arrow.down.to.line.square.fill arrow.forward arrow.forward.circle arrow.forward.circle.fill
            arrow.forward.square arrow.forward.square.fill arrow.forward.to.line arrow.left arrow.left.and.right
            arrow.left.and.right.circle arrow.left.and.right.circle.fill arrow.left.and.right.square
            arrow.left.and.right.square.fill arrow.left.arrow.right arrow.left.arrow.right.circle
            arrow.left.arrow.right.circle.fill arrow.left.arrow.right.square arrow.left.arrow.right.square.fill
            arrow.left.circle arrow.left.circle.fill arrow.left.square arrow.left.square.fill arrow.left.to.line
            arrow.merge arrow.right arrow.right.arrow.left arrow.right.circle arrow.right.circle.fill
            arrow.right.doc.on.clipboard arrow.right.square arrow.right.square.fill arrow.right.to.line
            arrow.right.to.line.circle arrow.right.to.line.circle.fill arrow.right.to.line.square
            arrow.right.to.line.square.fill arrow.swap arrow.triangle.2.circlepath arrow.triangle.2.circlepath.camera
            arrow.triangle.2.circlepath.camera.fill arrow.triangle.2.circlepath.circle
            arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch arrow.triangle.capsulepath
            arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap arrow.triangle.turn.up.right.diamond
            arrow.triangle.turn.up.right.diamond.fill arrow.trianglehead.2.clockwise
            arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.clockwise.rotate.90.camera
            arrow.trianglehead.2.clockwise.rotate.90.circle arrow.trianglehead.2.clockwise.rotate.90.circle.fill
            arrow.trianglehead.2.counterclockwise.rotate.90 arrow.trianglehead.branch arrow.trianglehead.clockwise
            arrow.trianglehead.counterclockwise arrow.trianglehead.merge arrow.trianglehead.pull arrow.trianglehead.swap
            arrow.trianglehead.turn.up.right.diamond arrow.trianglehead.turn.up.right.diamond.fill arrow.turn.down.left
            arrow.turn.down.right arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down arrow.turn.right.up
            arrow.turn.up.left arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right
            arrow.up.and.down.and.sparkles arrow.up.and.down.circle arrow.up.and.down.circle.fill
            arrow.up.and.down.square arrow.up.and.down.square.fill arrow.up.and.down.text.horizontal
            arrow.up.and.line.horizontal.and.arrow.down arrow.up.arrow.down arrow.up.arrow.down.circle
            arrow.up.arrow.down.circle.fill arrow.up.arrow.down.square arrow.up.arrow.down.square.fill arrow.up.backward
            arrow.up.backward.and.arrow.down.forward arrow.up.backward.circle arrow.up.backward.circle.fill
            arrow.up.backward.square arrow.up.backward.square.fill arrow.up.bin arrow.up.bin.fill arrow.up.circle
            arrow.up.circle.fill arrow.up.doc arrow.up.doc.fill arrow.up.document arrow.up.document.fill
            arrow.up.forward arrow.up.forward.circle arrow.up.forward.circle.fill arrow.up.forward.square
            arrow.up.forward.square.fill arrow.up.heart arrow.up.heart.fill arrow.up.left
            arrow.up.left.and.arrow.down.right arrow.up.left.and.arrow.down.right.circle
            arrow.up.left.and.arrow.down.right.circle.fill arrow.up.left.and.arrow.down.right.square
            arrow.up.left.and.arrow.down.right.square.fill arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
            arrow.up.left.and.down.right.magnifyingglass arrow.up.left.circle arrow.up.left.circle.fill
            arrow.up.left.square arrow.up.left.square.fill arrow.up.message arrow.up.message.fill arrow.up.right
            arrow.up.right.circle arrow.up.right.circle.fill arrow.up.right.square arrow.up.right.square.fill
            arrow.up.square arrow.up.square.fill arrow.up.to.line arrow.up.to.line.circle arrow.up.to.line.circle.fill
            arrow.up.to.line.compact arrow.up.to.line.square arrow.up.to.line.square.fill arrow.up.trash
            arrow.uturn.backward arrow.uturn.backward.circle arrow.uturn.backward.circle.fill
            arrow.uturn.backward.square arrow.uturn.backward.square.fill arrow.uturn.down arrow.uturn.down.circle
            arrow.uturn.down.circle.fill arrow.uturn.down.square arrow.uturn.down.square.fill arrow.uturn.forward
            arrow.uturn.forward.circle arrow.uturn.forward.circle.fill arrow.uturn.forward.square
            arrow.uturn.forward.square.fill arrow.uturn.left arrow.uturn.left.circle arrow.uturn.left.circle.fill
            arrow.uturn.left.square arrow.uturn.left.square.fill arrow.uturn.right arrow.uturn.right.circle
            arrow.uturn.right.circle.fill arrow.uturn.right.square arrow.uturn.right.square.fill arrow.uturn.up
            arrow.uturn.up.circle arrow.uturn.up.circle.fill arrow.uturn.up.square arrow.uturn.up.square.fill
            arrowshape.backward arrowshape.backward.fill arrowshape.down arrowshape.down.circle
            arrowshape.down.circle.fill arrowshape.down.fill arrowshape.forward arrowshape.forward.fill arrowshape.left
            arrowshape.left.arrowshape.right arrowshape.left.arrowshape.right.fill arrowshape.left.fill arrowshape.right
            arrowshape.right.fill arrowshape.turn.up.backward arrowshape.turn.up.backward.2
            arrowshape.turn.up.backward.2.fill arrowshape.turn.up.backward.circle
            arrowshape.turn.up.backward.circle.fill arrowshape.turn.up.backward.fill arrowshape.turn.up.forward
            arrowshape.turn.up.forward.circle arrowshape.turn.up.forward.circle.fill arrowshape.turn.up.forward.fill
            arrowshape.turn.up.left arrowshape.turn.up.left.2 arrowshape.turn.up.left.circle
            arrowshape.turn.up.left.circle.fill arrowshape.turn.up.left.fill arrowshape.turn.up.right
            arrowshape.turn.up.right.circle arrowshape.turn.up.right.circle.fill arrowshape.turn.up.right.fill
            arrowshape.up arrowshape.up.fill arrowtriangle.backward arrowtriangle.backward.circle
            arrowtriangle.backward.circle.fill arrowtriangle.backward.fill arrowtriangle.backward.square
            arrowtriangle.backward.square.fill arrowtriangle.down arrowtriangle.down.circle
            arrowtriangle.down.circle.fill arrowtriangle.down.fill arrowtriangle.down.square
            arrowtriangle.down.square.fill arrowtriangle.forward arrowtriangle.forward.circle
            arrowtriangle.forward.circle.fill arrowtriangle.forward.fill arrowtriangle.forward.square
            arrowtriangle.forward.square.fill arrowtriangle.left
            arrowtriangle.left.and.line.vertical.and.arrowtriangle.right
            arrowtriangle.left.and.line.vertical.and.arrowtriangle.right.fill arrowtriangle.left.circle
            arrowtriangle.left.circle.fill arrowtriangle.left.fill arrowtriangle.left.square
            arrowtriangle.left.square.fill arrowtriangle.right
            arrowtriangle.right.and.line.vertical.and.arrowtriangle.left
            arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.right.circle
            arrowtriangle.right.circle.fill arrowtriangle.right.fill arrowtriangle.right.square
            arrowtriangle.right.square.fill arrowtriangle.up arrowtriangle.up.circle arrowtriangle.up.circle.fill
            arrowtriangle.up.fill arrowtriangle.up.square arrowtriangle.up.square.fill aspectratio aspectratio.fill
            asterisk at at.circle at.circle.fill atom av.remote av.remote.fill b.circle b.circle.fill b.square
            b.square.fill backward backward.circle backward.circle.fill backward.end backward.end.circle.fill
            backward.end.fill backward.fill badge.plus.radiowaves.forward badge.plus.radiowaves.right bag bag.circle
            bag.circle.fill bag.fill bag.fill.badge.plus balloon bandage bandage.fill banknote banknote.fill barcode
            barcode.viewfinder barometer basketball basketball.fill battery.0 battery.0percent battery.100
            battery.100.bolt battery.100.circle battery.100.circle.fill battery.100percent battery.100percent.bolt
            battery.25 battery.25percent battery.50 battery.50percent battery.75 battery.75percent beach.umbrella
            beach.umbrella.fill beats.headphones bed.double bed.double.circle bed.double.circle.fill bed.double.fill
            bell bell.and.waves.left.and.right bell.and.waves.left.and.right.fill bell.badge bell.badge.circle.fill
            bell.badge.fill bell.badge.slash bell.badge.slash.fill bell.circle bell.circle.fill bell.fill bell.slash
            bell.slash.circle bell.slash.circle.fill bell.slash.fill bell.square bell.square.fill bicycle binoculars
            binoculars.fill bird bird.circle bird.circle.fill bird.fill birthday.cake birthday.cake.fill bitcoinsign
            bitcoinsign.circle bitcoinsign.circle.fill bitcoinsign.square bitcoinsign.square.fill bold
            bold.italic.underline bolt bolt.batteryblock bolt.circle bolt.circle.fill bolt.fill bolt.fill.batteryblock
            bolt.fill.batteryblock.fill bolt.horizontal bolt.horizontal.circle.fill bolt.horizontal.icloud
            bolt.horizontal.icloud.fill bolt.slash bolt.slash.circle bolt.slash.circle.fill bolt.slash.fill bolt.square
            bolt.square.fill bolt.trianglebadge.exclamationmark.fill bonjour book book.circle book.circle.fill
            book.closed book.closed.circle book.closed.circle.fill book.closed.fill book.fill book.pages book.pages.fill
            bookmark bookmark.circle bookmark.circle.fill bookmark.fill bookmark.slash bookmark.slash.fill
            bookmark.square bookmark.square.fill books.vertical books.vertical.circle books.vertical.circle.fill
            books.vertical.fill box.truck box.truck.fill brain brain.fill brain.head.profile brain.head.profile.fill
            briefcase briefcase.circle briefcase.circle.fill briefcase.fill bubble bubble.circle bubble.circle.fill
            bubble.fill bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
            bubble.left.and.exclamationmark.bubble.right bubble.left.and.text.bubble.right bubble.left.circle
            bubble.left.circle.fill bubble.left.fill bubble.middle.bottom bubble.middle.top bubble.right
            bubble.right.circle bubble.right.circle.fill bubble.right.fill bubbles.and.sparkles
            bubbles.and.sparkles.fill building building.2 building.2.crop.circle building.2.crop.circle.fill
            building.2.fill building.columns building.columns.circle building.columns.circle.fill building.columns.fill
            building.fill burst bus bus.doubledecker bus.fill button.angledbottom.horizontal.right
            button.angledbottom.horizontal.right.fill button.horizontal button.horizontal.fill
            button.roundedbottom.horizontal c.circle c.circle.fill c.square c.square.fill cable.connector.horizontal
            cablecar cablecar.fill calendar calendar.badge.checkmark calendar.badge.clock calendar.badge.exclamationmark
            calendar.badge.minus calendar.badge.plus calendar.circle calendar.circle.fill calendar.day.timeline.leading
            calendar.day.timeline.left camera camera.aperture camera.badge.clock camera.badge.ellipsis
            camera.badge.ellipsis.fill camera.circle camera.circle.fill camera.fill camera.fill.badge.ellipsis
            camera.filters camera.macro camera.macro.circle camera.macro.circle.fill camera.metering.center.weighted
            camera.metering.none camera.metering.spot camera.rotate camera.viewfinder candybarphone capslock
            capslock.fill capsule capsule.fill capsule.portrait captions.bubble captions.bubble.fill car car.2
            car.2.fill car.circle car.circle.fill car.fill carrot carrot.fill cart cart.badge.minus
            cart.badge.minus.fill cart.badge.plus cart.badge.plus.fill cart.badge.questionmark cart.circle
            cart.circle.fill cart.fill cart.fill.badge.minus cart.fill.badge.plus cart.fill.badge.questionmark case
            case.fill cat cat.circle cat.circle.fill cat.fill cellularbars centsign centsign.circle centsign.circle.fill
            centsign.square centsign.square.fill chair character character.book.closed character.book.closed.fill
            character.bubble character.bubble.fill character.cursor.ibeam character.duployan character.textbox chart.bar
            chart.bar.doc.horizontal chart.bar.doc.horizontal.fill chart.bar.fill chart.bar.xaxis
            chart.bar.xaxis.ascending chart.line.downtrend.xyaxis chart.line.uptrend.xyaxis
            chart.line.uptrend.xyaxis.circle chart.line.uptrend.xyaxis.circle.fill chart.pie chart.pie.fill
            chart.xyaxis.line checkerboard.rectangle checklist checkmark checkmark.circle
            checkmark.circle.badge.questionmark checkmark.circle.badge.xmark checkmark.circle.fill checkmark.diamond
            checkmark.diamond.fill checkmark.message.fill checkmark.rectangle checkmark.rectangle.fill
            checkmark.rectangle.stack checkmark.rectangle.stack.fill checkmark.seal checkmark.seal.fill checkmark.shield
            checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward chevron.backward.2
            chevron.backward.circle chevron.backward.circle.fill chevron.backward.square chevron.backward.square.fill
            chevron.compact.down chevron.compact.left chevron.compact.right chevron.compact.up chevron.down
            chevron.down.circle chevron.down.circle.fill chevron.down.square chevron.down.square.fill chevron.forward
            chevron.forward.2 chevron.forward.circle chevron.forward.circle.fill chevron.forward.square
            chevron.forward.square.fill chevron.left chevron.left.2 chevron.left.circle chevron.left.circle.fill
            chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right chevron.left.square
            chevron.left.square.fill chevron.right chevron.right.2 chevron.right.circle chevron.right.circle.fill
            chevron.right.square chevron.right.square.fill chevron.up chevron.up.chevron.down chevron.up.circle
            chevron.up.circle.fill chevron.up.square chevron.up.square.fill circle circle.badge.checkmark
            circle.badge.exclamationmark circle.badge.minus circle.badge.plus circle.badge.questionmark
            circle.badge.xmark circle.bottomhalf.fill circle.bottomhalf.filled circle.circle circle.circle.fill
            circle.dashed circle.dashed.inset.fill circle.dashed.inset.filled circle.dotted circle.dotted.and.circle
            circle.fill circle.fill.square.fill circle.grid.2x1 circle.grid.2x1.left.filled circle.grid.2x1.right.filled
            circle.grid.2x2 circle.grid.2x2.fill circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross
            circle.grid.cross.fill circle.grid.hex circle.grid.hex.fill circle.hexagongrid circle.hexagongrid.circle
            circle.hexagongrid.circle.fill circle.hexagongrid.fill circle.hexagonpath circle.inset.filled
            circle.lefthalf.fill circle.lefthalf.filled circle.righthalf.fill circle.righthalf.filled circle.slash
            circle.slash.fill circle.square circle.tophalf.fill circle.tophalf.filled circlebadge circlebadge.2
            circlebadge.2.fill circlebadge.fill circles.hexagongrid circles.hexagongrid.fill clear clear.fill clipboard
            clipboard.fill clock clock.arrow.2.circlepath clock.arrow.circlepath
            clock.arrow.trianglehead.2.counterclockwise.rotate.90 clock.arrow.trianglehead.counterclockwise.rotate.90
            clock.badge clock.badge.checkmark clock.badge.checkmark.fill clock.badge.exclamationmark
            clock.badge.exclamationmark.fill clock.badge.fill clock.badge.questionmark clock.badge.xmark
            clock.badge.xmark.fill clock.circle clock.circle.fill clock.fill cloud cloud.bolt cloud.bolt.circle
            cloud.bolt.circle.fill cloud.bolt.fill cloud.bolt.rain cloud.circle cloud.circle.fill cloud.drizzle
            cloud.drizzle.circle cloud.drizzle.circle.fill cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill
            cloud.hail cloud.heavyrain cloud.heavyrain.circle cloud.heavyrain.circle.fill cloud.heavyrain.fill
            cloud.moon cloud.moon.bolt cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.circle
            cloud.rain.circle.fill cloud.rain.fill cloud.slash cloud.sleet cloud.snow cloud.snow.circle
            cloud.snow.circle.fill cloud.snow.fill cloud.sun cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.circle
            cloud.sun.circle.fill cloud.sun.fill cloud.sun.rain cloud.sun.rain.circle cloud.sun.rain.circle.fill
            cloud.sun.rain.fill comb command cone contextualmenu.and.cursorarrow control cpu cpu.fill creditcard
            creditcard.circle creditcard.circle.fill creditcard.fill crop crop.rotate cross cross.case cross.case.fill
            cross.circle cross.circle.fill cross.fill crown crown.fill cube cube.box cube.box.fill cube.fill
            cube.transparent cup.and.heat.waves cup.and.saucer cup.and.saucer.fill curlybraces curlybraces.square
            curlybraces.square.fill cursorarrow cylinder cylinder.fill cylinder.split.1x2 cylinder.split.1x2.fill
            d.circle d.circle.fill d.square d.square.fill decrease.indent delete.backward delete.backward.fill
            delete.left delete.left.fill delete.right delete.right.fill desktopcomputer dial.high dial.low dial.max
            dial.min dial.min.fill diamond diamond.fill dice dice.fill die.face.5 die.face.5.fill
            digitalcrown.arrow.clockwise digitalcrown.arrow.clockwise.fill digitalcrown.arrow.counterclockwise
            digitalcrown.arrow.counterclockwise.fill directcurrent display display.2 divide doc doc.badge.arrow.up
            doc.badge.ellipsis doc.badge.gearshape doc.badge.gearshape.fill doc.badge.plus doc.circle doc.circle.fill
            doc.fill doc.fill.badge.plus doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.plaintext.fill
            doc.richtext doc.richtext.fill doc.text doc.text.fill doc.text.magnifyingglass doc.viewfinder doc.zipper
            dock.rectangle document document.badge.ellipsis document.badge.gearshape document.badge.plus document.circle
            document.circle.fill document.fill document.on.clipboard document.on.document document.on.document.fill
            document.viewfinder dog dog.circle dog.circle.fill dog.fill dollarsign dollarsign.arrow.circlepath
            dollarsign.circle dollarsign.circle.fill dollarsign.square dollarsign.square.fill door.left.hand.open
            dot.circle dot.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right
            dot.radiowaves.up.forward dot.squareshape dot.squareshape.fill dot.viewfinder drop drop.circle
            drop.circle.fill drop.fill drop.triangle drop.triangle.fill dumbbell dumbbell.fill e.circle e.circle.fill
            e.square e.square.fill ear eject eject.fill ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle
            ellipsis.circle.fill ellipsis.curlybraces envelope envelope.arrow.triangle.branch envelope.badge
            envelope.badge.fill envelope.badge.person.crop envelope.circle envelope.circle.fill envelope.fill
            envelope.open envelope.open.badge.clock envelope.open.fill equal equal.circle equal.circle.fill eraser
            eraser.fill escape eurosign eurosign.circle eurosign.circle.fill eurosign.square eurosign.square.fill
            exclamationmark exclamationmark.2 exclamationmark.3 exclamationmark.arrow.triangle.2.circlepath
            exclamationmark.bubble exclamationmark.bubble.circle exclamationmark.bubble.circle.fill
            exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud
            exclamationmark.icloud.fill exclamationmark.magnifyingglass exclamationmark.octagon
            exclamationmark.octagon.fill exclamationmark.questionmark exclamationmark.shield exclamationmark.shield.fill
            exclamationmark.square exclamationmark.square.fill exclamationmark.triangle exclamationmark.triangle.fill
            externaldrive externaldrive.badge.exclamationmark externaldrive.badge.icloud externaldrive.badge.minus
            externaldrive.badge.person.crop externaldrive.badge.plus externaldrive.badge.xmark
            externaldrive.connected.to.line.below externaldrive.fill externaldrive.fill.badge.checkmark
            externaldrive.fill.badge.exclamationmark externaldrive.fill.badge.person.crop
            externaldrive.fill.trianglebadge.exclamationmark eye eye.circle eye.circle.fill eye.fill eye.slash
            eye.slash.circle eye.slash.circle.fill eye.slash.fill eye.square eye.square.fill
            eye.trianglebadge.exclamationmark eye.trianglebadge.exclamationmark.fill eyedropper eyedropper.full
            eyedropper.halffull eyeglasses eyeglasses.slash eyes eyes.inverse f.circle f.circle.fill f.cursive
            f.cursive.circle f.cursive.circle.fill f.square f.square.fill face.dashed face.smiling face.smiling.fill
            face.smiling.inverse fan fan.fill faxmachine faxmachine.fill ferry fiberchannel fibrechannel figure
            figure.2.arms.open figure.and.child.holdinghands figure.arms.open figure.boxing figure.climbing
            figure.cooldown figure.core.training figure.dance figure.dress.line.vertical.figure figure.fall
            figure.flexibility figure.gymnastics figure.hiking figure.mind.and.body figure.mixed.cardio
            figure.outdoor.cycle figure.pool.swim figure.roll figure.roll.runningpace figure.run figure.run.circle
            figure.run.circle.fill figure.seated.side figure.stand figure.stand.line.dotted.figure.stand
            figure.strengthtraining.traditional figure.walk figure.walk.circle figure.walk.circle.fill
            figure.walk.motion figure.wave figure.wave.circle figure.wave.circle.fill figure.yoga
            filemenu.and.cursorarrow filemenu.and.selection film film.circle film.circle.fill film.fill film.stack
            film.stack.fill firewall fish fish.fill flag flag.checkered flag.checkered.circle flag.checkered.circle.fill
            flag.circle flag.circle.fill flag.fill flag.pattern.checkered flag.slash flag.slash.fill flag.square
            flag.square.fill flame flame.circle flame.circle.fill flame.fill flashlight.off.fill flashlight.on.fill
            flask flask.fill fleuron flipphone folder folder.badge.gearshape folder.badge.minus folder.badge.minus.fill
            folder.badge.person.crop folder.badge.person.crop.fill folder.badge.plus folder.badge.plus.fill
            folder.badge.questionmark folder.circle folder.circle.fill folder.fill folder.fill.badge.gearshape
            folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.plus folder.fill.badge.questionmark
            football fork.knife fork.knife.circle fork.knife.circle.fill forward forward.circle forward.circle.fill
            forward.end forward.end.circle forward.end.circle.fill forward.end.fill forward.fill fossil.shell
            fossil.shell.fill frying.pan frying.pan.fill fuelpump fuelpump.fill function g.circle g.circle.fill g.square
            g.square.fill gamecontroller gamecontroller.fill gauge gauge.badge.minus gauge.badge.plus gauge.high
            gauge.open.with.lines.needle.33percent gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent
            gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent gauge.with.dots.needle.67percent
            gauge.with.dots.needle.bottom.0percent gauge.with.dots.needle.bottom.100percent
            gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.50percent.badge.minus
            gauge.with.dots.needle.bottom.50percent.badge.plus gauge.with.needle gear gear.badge gear.badge.checkmark
            gear.badge.questionmark gear.badge.xmark gear.circle gear.circle.fill gearshape gearshape.2 gearshape.2.fill
            gearshape.arrow.triangle.2.circlepath gearshape.circle gearshape.circle.fill gearshape.fill gift gift.circle
            gift.circle.fill gift.fill giftcard giftcard.fill globe globe.americas globe.americas.fill
            globe.asia.australia globe.asia.australia.fill globe.europe.africa globe.europe.africa.fill gobackward
            gobackward.10 gobackward.15 gobackward.30 gobackward.45 gobackward.5 gobackward.60 gobackward.75
            gobackward.90 gobackward.minus goforward goforward.10 goforward.15 goforward.30 goforward.45 goforward.5
            goforward.60 goforward.75 goforward.90 goforward.plus graduationcap graduationcap.circle.fill
            graduationcap.fill greaterthan guitars gyroscope h.circle h.circle.fill h.square h.square.fill hammer
            hammer.circle hammer.circle.fill hammer.fill hand.draw hand.draw.fill hand.point.down hand.point.left
            hand.point.left.fill hand.point.right hand.point.right.fill hand.point.up hand.point.up.braille
            hand.point.up.braille.fill hand.point.up.fill hand.point.up.left hand.point.up.left.fill hand.raised
            hand.raised.circle hand.raised.circle.fill hand.raised.fill hand.raised.slash hand.raised.slash.fill
            hand.raised.square hand.raised.square.fill hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.circle
            hand.thumbsdown.circle.fill hand.thumbsdown.fill hand.thumbsup hand.thumbsup.circle
            hand.thumbsup.circle.fill hand.thumbsup.fill hand.wave hand.wave.fill handbag handbag.fill
            hands.and.sparkles hands.and.sparkles.fill hands.clap hands.clap.fill hands.sparkles hands.sparkles.fill
            hare hare.circle hare.circle.fill hare.fill headphones headphones.circle headphones.circle.fill heart
            heart.circle heart.circle.fill heart.fill heart.slash heart.slash.circle heart.slash.circle.fill
            heart.slash.fill heart.square heart.square.fill heart.text.square heart.text.square.fill hexagon
            hexagon.fill hifispeaker hifispeaker.2 hifispeaker.fill highlighter homekit homepod homepod.fill homepodmini
            hourglass hourglass.bottomhalf.fill hourglass.bottomhalf.filled hourglass.circle hourglass.circle.fill
            hourglass.tophalf.fill hourglass.tophalf.filled house house.circle house.circle.fill house.fill humidity
            humidity.fill i.circle i.circle.fill i.square i.square.fill icloud icloud.and.arrow.down
            icloud.and.arrow.down.fill icloud.and.arrow.up icloud.and.arrow.up.fill icloud.circle icloud.circle.fill
            icloud.fill icloud.slash icloud.slash.fill icloud.square icloud.square.fill increase.indent indianrupeesign
            indianrupeesign.circle indianrupeesign.circle.fill indianrupeesign.square indianrupeesign.square.fill
            infinity infinity.circle infinity.circle.fill info info.circle info.circle.fill info.square info.square.fill
            inset.filled.bottomhalf.rectangle inset.filled.bottomthird.rectangle inset.filled.center.rectangle
            inset.filled.leadinghalf.rectangle inset.filled.leadingthird.rectangle inset.filled.lefthalf.rectangle
            inset.filled.rectangle inset.filled.righthalf.rectangle inset.filled.tophalf.rectangle
            inset.filled.topthird.rectangle inset.filled.trailinghalf.rectangle inset.filled.trailingthird.rectangle
            internaldrive internaldrive.fill ipad ipad.and.iphone ipad.gen1 ipad.homebutton ipad.landscape iphone
            iphone.circle iphone.circle.fill iphone.gen1 iphone.gen2 iphone.gen3 iphone.homebutton
            iphone.radiowaves.left.and.right iphone.slash iphone.slash.circle iphone.slash.circle.fill italic j.circle
            j.circle.fill j.square j.square.fill k.circle k.circle.fill k.square k.square.fill key key.fill
            key.horizontal key.horizontal.fill key.icloud key.icloud.fill key.radiowaves.forward key.slash
            key.slash.fill key.viewfinder keyboard keyboard.chevron.compact.down keyboard.chevron.compact.down.fill
            keyboard.fill l.circle l.circle.fill l.square l.square.fill ladybug ladybug.circle ladybug.circle.fill
            ladybug.fill laptopcomputer laptopcomputer.slash laptopcomputer.trianglebadge.exclamationmark
            largecircle.fill.circle lasso lasso.and.sparkles lasso.badge.sparkles lasso.sparkles latch.2.case
            laurel.leading laurel.trailing leaf leaf.arrow.circlepath leaf.arrow.triangle.circlepath leaf.circle
            leaf.circle.fill leaf.fill left lessthan level lifepreserver lifepreserver.fill light.beacon.max
            light.beacon.max.fill light.max light.min lightbulb lightbulb.circle lightbulb.circle.fill lightbulb.fill
            lightbulb.led lightbulb.led.fill lightbulb.max lightbulb.max.fill lightbulb.slash lightbulb.slash.fill
            line.3.crossed.swirl.circle line.3.crossed.swirl.circle.fill line.3.horizontal line.3.horizontal.circle
            line.3.horizontal.circle.fill line.3.horizontal.decrease line.3.horizontal.decrease.circle
            line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3 line.horizontal.3.circle
            line.horizontal.3.circle.fill line.horizontal.3.decrease line.horizontal.3.decrease.circle
            line.horizontal.3.decrease.circle.fill lines.measurement.horizontal lines.measurement.vertical link
            link.badge.plus link.circle link.circle.fill link.icloud link.icloud.fill list.bullet
            list.bullet.below.rectangle list.bullet.circle list.bullet.circle.fill list.bullet.clipboard
            list.bullet.clipboard.fill list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
            list.bullet.rectangle.portrait list.bullet.rectangle.portrait.fill list.clipboard list.clipboard.fill
            list.dash list.dash.header.rectangle list.number list.star list.triangle lizard location location.circle
            location.circle.fill location.fill location.fill.viewfinder location.north location.north.circle
            location.north.circle.fill location.north.fill location.north.line location.north.line.fill location.slash
            location.slash.circle location.slash.circle.fill location.slash.fill location.square location.square.fill
            location.viewfinder lock lock.app.dashed lock.badge.clock lock.circle lock.circle.fill lock.doc
            lock.doc.fill lock.document lock.fill lock.icloud lock.icloud.fill lock.open lock.open.fill
            lock.open.rotation lock.open.trianglebadge.exclamationmark.fill lock.rotation lock.rotation.open lock.shield
            lock.shield.fill lock.slash lock.slash.fill lock.square lock.square.fill lock.trianglebadge.exclamationmark
            lock.trianglebadge.exclamationmark.fill lungs lungs.fill m.circle m.circle.fill m.square m.square.fill
            macbook macbook.and.iphone macbook.gen1 macbook.gen2 macmini macmini.fill macpro.gen2 macpro.gen2.fill
            macpro.gen3 macpro.gen3.fill macwindow macwindow.badge.plus macwindow.on.rectangle magazine magnifyingglass
            magnifyingglass.circle magnifyingglass.circle.fill mail mail.fill mail.stack mail.stack.fill map map.circle
            map.circle.fill map.fill mappin mappin.and.ellipse mappin.and.ellipse.circle mappin.circle
            mappin.circle.fill mappin.slash mappin.square mappin.square.fill medal medal.fill megaphone megaphone.fill
            memories memories.badge.plus memorychip memorychip.fill menubar.rectangle menucard menucard.fill message
            message.badge message.badge.filled.fill message.badge.waveform.fill message.circle message.circle.fill
            message.fill mic mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill mic.square mic.square.fill
            microbe microbe.fill microphone microphone.circle microphone.circle.fill microphone.fill microphone.slash
            microphone.slash.fill minus minus.circle minus.circle.fill minus.magnifyingglass minus.rectangle
            minus.rectangle.fill minus.square minus.square.fill moon moon.circle moon.circle.fill moon.fill moon.haze
            moon.stars moon.stars.circle moon.stars.circle.fill moon.stars.fill moon.zzz moon.zzz.fill
            moonphase.first.quarter moonphase.first.quarter.inverse moonphase.full.moon moonphase.last.quarter
            moonphase.last.quarter.inverse moonphase.new.moon moonphase.waning.crescent moonphase.waxing.crescent
            mountain.2 mountain.2.circle mountain.2.circle.fill mountain.2.fill mouth mouth.fill move.3d movieclapper
            movieclapper.fill mug mug.fill multiply multiply.circle multiply.circle.fill multiply.square
            multiply.square.fill music.mic music.note music.note.house music.note.house.fill music.note.list
            music.note.tv music.note.tv.fill music.quarternote.3 mustache mustache.fill n.circle n.circle.fill n.square
            n.square.fill network network.badge.shield.half.filled network.slash newspaper newspaper.circle
            newspaper.circle.fill newspaper.fill nose nosign note note.text note.text.badge.plus number number.circle
            number.circle.fill number.square number.square.fill o.circle o.circle.fill o.square o.square.fill octagon
            octagon.fill opticaldisc opticaldisc.fill opticaldiscdrive opticaldiscdrive.fill option oval oval.fill
            oval.portrait oven oven.fill p.circle p.circle.fill p.square p.square.fill paintbrush paintbrush.fill
            paintbrush.pointed paintbrush.pointed.fill paintpalette paintpalette.fill pano pano.fill paperclip
            paperclip.circle paperclip.circle.fill paperplane paperplane.circle paperplane.circle.fill paperplane.fill
            paragraph paragraphsign party.popper party.popper.fill pause pause.circle pause.circle.fill pause.fill
            pause.rectangle pause.rectangle.fill pawprint pawprint.circle pawprint.circle.fill pawprint.fill pc pencil
            pencil.and.list.clipboard pencil.and.outline pencil.and.scribble pencil.circle pencil.circle.fill
            pencil.line pencil.slash pencil.tip pencil.tip.crop.circle pentagon pentagon.fill percent person person.2
            person.2.badge.gearshape person.2.badge.gearshape.fill person.2.badge.key person.2.circle
            person.2.circle.fill person.2.crop.square.stack person.2.crop.square.stack.fill person.2.fill person.2.slash
            person.2.slash.fill person.2.wave.2 person.3 person.3.fill person.3.sequence
            person.and.arrow.left.and.arrow.right person.and.background.dotted person.badge.clock
            person.badge.clock.fill person.badge.key person.badge.key.fill person.badge.minus person.badge.minus.fill
            person.badge.plus person.badge.plus.fill person.badge.shield.checkmark person.badge.shield.checkmark.fill
            person.bust person.bust.fill person.circle person.circle.fill person.crop.artframe person.crop.circle
            person.crop.circle.badge person.crop.circle.badge.checkmark person.crop.circle.badge.checkmark.fill
            person.crop.circle.badge.clock person.crop.circle.badge.exclamationmark
            person.crop.circle.badge.exclamationmark.fill person.crop.circle.badge.minus
            person.crop.circle.badge.minus.fill person.crop.circle.badge.moon.fill person.crop.circle.badge.plus
            person.crop.circle.badge.plus.fill person.crop.circle.badge.questionmark
            person.crop.circle.badge.questionmark.fill person.crop.circle.badge.xmark
            person.crop.circle.badge.xmark.fill person.crop.circle.fill person.crop.circle.fill.badge.checkmark
            person.crop.circle.fill.badge.exclamationmark person.crop.circle.fill.badge.minus
            person.crop.circle.fill.badge.plus person.crop.circle.fill.badge.questionmark
            person.crop.circle.fill.badge.xmark person.crop.rectangle person.crop.rectangle.fill
            person.crop.rectangle.stack person.crop.rectangle.stack.fill person.crop.square person.crop.square.fill
            person.fill person.fill.and.arrow.left.and.arrow.right person.fill.badge.minus person.fill.badge.plus
            person.fill.checkmark person.fill.questionmark person.fill.viewfinder person.fill.xmark person.icloud
            person.line.dotted.person person.slash person.slash.fill person.text.rectangle personalhotspot phone
            phone.arrow.down.left phone.arrow.up.right phone.circle phone.circle.fill phone.connection phone.down
            phone.down.fill phone.fill photo photo.artframe photo.badge.arrow.down photo.badge.checkmark
            photo.badge.checkmark.fill photo.badge.plus photo.badge.plus.fill photo.circle photo.circle.fill photo.fill
            photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled photo.stack photo.stack.fill
            photo.tv pianokeys pills pills.circle pills.circle.fill pills.fill pin pin.circle pin.circle.fill pin.fill
            pin.slash pin.slash.fill pin.square pin.square.fill pip pip.enter pip.exit pip.swap placeholdertext.fill
            platter.filled.bottom.iphone platter.filled.top.iphone play play.circle play.circle.fill play.fill
            play.rectangle play.rectangle.fill play.rectangle.on.rectangle play.rectangle.on.rectangle.circle
            play.rectangle.on.rectangle.circle.fill play.rectangle.on.rectangle.fill play.slash play.slash.fill
            play.square play.square.fill play.square.stack play.square.stack.fill play.tv play.tv.fill playpause
            playpause.circle playpause.circle.fill playpause.fill playstation.logo plus plus.app plus.app.fill
            plus.bubble plus.bubble.fill plus.circle plus.circle.fill plus.forwardslash.minus plus.magnifyingglass
            plus.rectangle.fill plus.rectangle.on.folder plus.rectangle.on.rectangle plus.square plus.square.dashed
            plus.square.fill plus.square.on.square plus.viewfinder plusminus plusminus.circle plusminus.circle.fill
            point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
            point.fill.topleft.down.curvedto.point.fill.bottomright.up point.topleft.down.curvedto.point.bottomright.up
            point.topleft.down.to.point.bottomright.curvepath point.topleft.down.to.point.bottomright.curvepath.fill
            point.topleft.filled.down.to.point.bottomright.curvepath pointer.arrow popcorn popcorn.fill power
            power.circle power.circle.fill poweroff poweron poweroutlet.type.b poweroutlet.type.b.fill powerplug
            powerplug.fill printer printer.dotmatrix printer.dotmatrix.fill.and.paper.fill
            printer.dotmatrix.filled.and.paper printer.fill puzzlepiece puzzlepiece.extension puzzlepiece.extension.fill
            puzzlepiece.fill pyramid q.circle q.circle.fill q.square q.square.fill qrcode qrcode.viewfinder questionmark
            questionmark.app questionmark.app.dashed questionmark.app.fill questionmark.bubble.fill questionmark.circle
            questionmark.circle.fill questionmark.diamond questionmark.diamond.fill questionmark.folder
            questionmark.folder.fill questionmark.square questionmark.square.dashed questionmark.square.fill
            quote.bubble quote.bubble.fill quote.closing quote.opening r.circle r.circle.fill r.square r.square.fill
            rainbow record.circle record.circle.fill rectangle rectangle.2.swap rectangle.3.group rectangle.3.offgrid
            rectangle.3.offgrid.fill rectangle.and.hand.point.up.left rectangle.and.paperclip
            rectangle.and.pencil.and.ellipsis rectangle.and.text.magnifyingglass rectangle.arrowtriangle.2.inward
            rectangle.arrowtriangle.2.outward rectangle.bottomhalf.inset.filled rectangle.bottomthird.inset.filled
            rectangle.center.inset.filled rectangle.checkered rectangle.compress.vertical
            rectangle.connected.to.line.below rectangle.dashed rectangle.dashed.badge.record rectangle.expand.vertical
            rectangle.fill rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill rectangle.grid.1x2
            rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill rectangle.grid.3x2
            rectangle.grid.3x2.fill rectangle.inset.bottomleading.filled rectangle.inset.bottomleft.filled
            rectangle.inset.bottomright.filled rectangle.inset.bottomtrailing.filled rectangle.inset.filled
            rectangle.inset.filled.on.rectangle rectangle.inset.topleading.filled rectangle.inset.topleft.filled
            rectangle.inset.topright.filled rectangle.inset.toptrailing.filled rectangle.landscape.rotate
            rectangle.leadinghalf.filled rectangle.leadinghalf.inset.filled rectangle.leadingthird.inset.filled
            rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.filled rectangle.leftthird.inset.filled
            rectangle.on.rectangle rectangle.on.rectangle.angled rectangle.on.rectangle.circle
            rectangle.on.rectangle.circle.fill rectangle.on.rectangle.fill rectangle.on.rectangle.slash
            rectangle.on.rectangle.square rectangle.on.rectangle.square.fill rectangle.portrait
            rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.forward.fill
            rectangle.portrait.and.arrow.right rectangle.portrait.arrowtriangle.2.outward rectangle.portrait.badge.plus
            rectangle.portrait.badge.plus.fill rectangle.portrait.bottomhalf.inset.filled
            rectangle.portrait.bottomthird.inset.filled rectangle.portrait.center.inset.filled rectangle.portrait.fill
            rectangle.portrait.inset.filled rectangle.portrait.lefthalf.inset.filled
            rectangle.portrait.righthalf.inset.filled rectangle.portrait.rotate rectangle.portrait.tophalf.inset.filled
            rectangle.portrait.topthird.inset.filled rectangle.righthalf.inset.fill
            rectangle.righthalf.inset.fill.arrow.right rectangle.righthalf.inset.filled
            rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.filled rectangle.slash
            rectangle.slash.fill rectangle.split.1x2 rectangle.split.2x1 rectangle.split.2x2 rectangle.split.3x1
            rectangle.split.3x1.fill rectangle.split.3x3 rectangle.stack rectangle.stack.badge.minus
            rectangle.stack.badge.minus.fill rectangle.stack.badge.person.crop rectangle.stack.badge.plus
            rectangle.stack.badge.plus.fill rectangle.stack.fill rectangle.stack.fill.badge.minus
            rectangle.stack.fill.badge.plus rectangle.tophalf.inset.filled rectangle.topthird.inset.filled
            rectangle.trailinghalf.inset.filled rectangle.trailingthird.inset.filled refrigerator refrigerator.fill
            repeat repeat.1 repeat.circle repeat.circle.fill restart return return.left rhombus rhombus.fill
            richtext.page richtext.page.fill right road.lanes road.lanes.curved.left road.lanes.curved.right
            roman.shade.open rosette rotate.3d rotate.left rotate.right ruler ruler.fill s.circle s.circle.fill s.square
            s.square.fill safari safari.fill sailboat sailboat.fill scale.3d scalemass scalemass.fill scanner scissors
            scope screwdriver screwdriver.fill scribble scribble.variable scroll scroll.fill seal seal.fill
            selection.pin.in.out sensor sensor.fill server.rack shazam.logo shazam.logo.fill shield shield.checkered
            shield.fill shield.lefthalf.fill shield.lefthalf.filled shield.lefthalf.filled.badge.checkmark
            shield.lefthalf.filled.slash shield.righthalf.filled shield.slash shield.slash.fill shift shift.fill
            shippingbox shippingbox.circle shippingbox.circle.fill shippingbox.fill shoe shoe.fill shuffle
            shuffle.circle shuffle.circle.fill sidebar.leading sidebar.left sidebar.right sidebar.trailing signature
            signpost.left signpost.left.fill signpost.right signpost.right.and.left signpost.right.and.left.fill
            signpost.right.fill simcard skew slash.circle slash.circle.fill slider.horizontal.2.square
            slider.horizontal.3 slider.horizontal.below.rectangle slider.horizontal.below.square.filled.and.square
            slider.vertical.3 smallcircle.circle smallcircle.fill.circle smallcircle.filled.circle smartphone smiley
            smiley.fill smoke smoke.fill snow snowflake soccerball sofa sofa.fill space sparkle sparkle.magnifyingglass
            sparkles sparkles.rectangle.stack sparkles.rectangle.stack.fill speaker speaker.circle speaker.circle.fill
            speaker.fill speaker.slash speaker.slash.circle speaker.slash.circle.fill speaker.slash.fill speaker.square
            speaker.square.fill speaker.wave.1 speaker.wave.1.fill speaker.wave.2 speaker.wave.2.bubble
            speaker.wave.2.bubble.fill speaker.wave.2.circle speaker.wave.2.circle.fill speaker.wave.2.fill
            speaker.wave.3 speaker.wave.3.fill speedometer sportscourt square square.3.layers.3d
            square.3.layers.3d.down.right square.3.layers.3d.down.right.slash square.3.layers.3d.slash
            square.3.layers.3d.top.filled square.3.stack.3d.top.filled square.and.arrow.down square.and.arrow.down.fill
            square.and.arrow.down.on.square square.and.arrow.down.on.square.fill square.and.arrow.up
            square.and.arrow.up.badge.clock square.and.arrow.up.circle square.and.arrow.up.circle.fill
            square.and.arrow.up.fill square.and.arrow.up.trianglebadge.exclamationmark
            square.and.line.vertical.and.square square.and.line.vertical.and.square.fill
            square.and.line.vertical.and.square.filled square.and.pencil square.and.pencil.circle
            square.and.pencil.circle.fill square.bottomhalf.filled square.bottomthird.inset.filled square.circle
            square.circle.fill square.dashed square.dashed.inset.filled square.fill square.fill.on.circle.fill
            square.fill.on.square.fill square.fill.text.grid.1x2 square.grid.2x2 square.grid.2x2.fill
            square.grid.3x1.below.line.grid.1x2 square.grid.3x2 square.grid.3x2.fill square.grid.3x3
            square.grid.3x3.square square.grid.4x3.fill square.inset.filled square.leadingthird.inset.filled
            square.lefthalf.filled square.leftthird.inset.filled square.on.circle square.on.square
            square.on.square.dashed square.on.square.intersection.dashed square.righthalf.filled
            square.rightthird.inset.filled square.slash square.slash.fill square.split.2x1 square.split.2x2
            square.split.bottomrightquarter square.stack square.stack.3d.down.forward square.stack.3d.down.right
            square.stack.3d.down.right.fill square.stack.3d.forward.dottedline square.stack.3d.up
            square.stack.3d.up.fill square.stack.3d.up.slash square.stack.3d.up.slash.fill square.stack.fill
            square.text.square square.tophalf.filled square.topthird.inset.filled square.trailingthird.inset.filled
            squares.below.rectangle squareshape squareshape.split.2x2 squareshape.split.3x3 stairs star star.bubble
            star.bubble.fill star.circle star.circle.fill star.fill star.fill.left star.leadinghalf.fill
            star.leadinghalf.filled star.lefthalf.fill star.slash star.slash.fill star.square star.square.fill
            staroflife staroflife.fill sterlingsign sterlingsign.circle sterlingsign.circle.fill sterlingsign.square
            sterlingsign.square.fill stethoscope stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill
            storefront strikethrough suit.club suit.club.fill suit.diamond suit.diamond.fill suit.heart suit.heart.fill
            suit.spade suit.spade.fill suitcase suitcase.fill sum sun.dust sun.dust.circle sun.dust.circle.fill
            sun.dust.fill sun.haze sun.haze.circle sun.haze.circle.fill sun.haze.fill sun.horizon
            sun.horizon.circle.fill sun.horizon.fill sun.max sun.max.circle sun.max.circle.fill sun.max.fill
            sun.max.trianglebadge.exclamationmark.fill sun.min sun.min.fill sun.rain sun.rain.fill sunglasses sunrise
            sunrise.circle sunrise.circle.fill sunrise.fill sunset sunset.circle.fill sunset.fill swatchpalette
            swatchpalette.fill swift swiftdata switch.2 syringe syringe.fill t.circle t.circle.fill t.square
            t.square.fill tablecells tag tag.circle tag.circle.fill tag.fill tag.slash tag.slash.fill tag.square
            tag.square.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target teletype tennisball
            tent terminal terminal.fill testtube.2 text.aligncenter text.alignleft text.alignright text.append
            text.badge.checkmark text.badge.minus text.badge.plus text.badge.star text.badge.xmark text.below.photo
            text.below.photo.fill text.book.closed text.book.closed.fill text.bubble text.bubble.fill text.cursor
            text.document text.document.fill text.justify text.justify.left text.justifyleft
            text.line.first.and.arrowtriangle.forward text.magnifyingglass text.page text.page.badge.magnifyingglass
            text.page.fill text.quote text.viewfinder textformat textformat.abc textformat.size textformat.size.larger
            textformat.size.smaller textformat.subscript textformat.superscript theatermasks theatermasks.fill
            thermometer thermometer.high thermometer.low thermometer.medium thermometer.snowflake
            thermometer.snowflake.circle thermometer.snowflake.circle.fill thermometer.sun thermometer.sun.circle
            thermometer.sun.circle.fill thermometer.sun.fill ticket ticket.fill timeline.selection timer timer.circle
            timer.circle.fill timer.square togglepower tortoise tortoise.circle tortoise.circle.fill tortoise.fill tram
            tram.circle tram.circle.fill tram.fill transmission trash trash.circle trash.circle.fill trash.fill
            trash.slash trash.slash.circle trash.slash.circle.fill trash.slash.fill trash.slash.square
            trash.slash.square.fill trash.square trash.square.fill tray tray.2 tray.2.fill tray.and.arrow.down
            tray.and.arrow.down.fill tray.and.arrow.up tray.and.arrow.up.fill tray.circle tray.circle.fill tray.fill
            tray.full tray.full.fill tree tree.circle tree.circle.fill tree.fill triangle triangle.circle
            triangle.circle.fill triangle.fill trophy trophy.circle trophy.circle.fill trophy.fill truck.box
            truck.box.fill tshirt tshirt.fill tv tv.and.mediabox tv.circle tv.circle.fill tv.fill tv.inset.filled
            tv.music.note tv.music.note.fill tv.slash tv.slash.fill u.circle u.circle.fill u.square u.square.fill
            umbrella umbrella.fill underline v.circle v.circle.fill v.square v.square.fill video video.badge.waveform
            video.badge.waveform.fill video.bubble video.bubble.fill video.bubble.left video.bubble.left.fill
            video.circle video.circle.fill video.fill video.slash video.slash.circle video.slash.circle.fill
            video.slash.fill video.square video.square.fill view.3d viewfinder w.circle w.circle.fill w.square
            w.square.fill wallet.pass wallet.pass.fill wand.and.rays wand.and.rays.inverse wand.and.sparkles
            wand.and.stars wand.and.stars.inverse water.waves wave.3.forward wave.3.left wave.3.right
            wave.3.right.circle wave.3.right.circle.fill waveform waveform.badge.plus waveform.circle
            waveform.circle.fill waveform.path waveform.path.ecg waveform.path.ecg.rectangle waveform.slash wifi
            wifi.circle wifi.circle.fill wifi.exclamationmark wifi.exclamationmark.circle
            wifi.exclamationmark.circle.fill wifi.router wifi.router.fill wifi.slash wifi.square wifi.square.fill wind
            wind.circle wind.circle.fill wind.snow wineglass wineglass.fill wonsign wonsign.circle wonsign.circle.fill
            wonsign.square wonsign.square.fill wrench wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver
            wrench.and.screwdriver.fill wrench.fill x.circle x.circle.fill x.square x.square.fill x.squareroot xbox.logo
            xmark xmark.app xmark.app.fill xmark.bin xmark.bin.circle xmark.bin.circle.fill xmark.bin.fill xmark.circle
            xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.seal xmark.seal.fill xmark.shield xmark.shield.fill
            xmark.square xmark.square.fill y.circle y.circle.fill y.square y.square.fill yensign yensign.circle
            yensign.circle.fill yensign.square yensign.square.fill z.circle z.circle.fill z.square z.square.fill
            zipper.page zzz
            """
    }
#endif
