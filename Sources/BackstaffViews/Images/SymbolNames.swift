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
            1.circle 1.circle.fill 2.circle 2.circle.fill 3.circle 3.circle.fill 4.circle 4.circle.fill 5.circle
            5.circle.fill a.circle a.circle.fill airplane airplane.circle airplane.circle.fill airplane.departure alarm
            alarm.fill ant antenna.radiowaves.left.and.right app app.badge app.fill archivebox archivebox.fill
            arrow.2.squarepath arrow.backward arrow.backward.circle arrow.backward.circle.fill arrow.clockwise
            arrow.clockwise.circle arrow.clockwise.circle.fill arrow.counterclockwise arrow.counterclockwise.circle
            arrow.counterclockwise.circle.fill arrow.down arrow.down.circle arrow.down.circle.fill arrow.down.left
            arrow.down.right arrow.down.right.and.arrow.up.left arrow.down.to.line arrow.forward arrow.forward.circle
            arrow.forward.circle.fill arrow.left arrow.left.and.right arrow.left.arrow.right arrow.left.circle
            arrow.left.circle.fill arrow.right arrow.right.circle arrow.right.circle.fill arrow.right.to.line
            arrow.triangle.2.circlepath arrow.triangle.branch arrow.up arrow.up.and.down arrow.up.arrow.down
            arrow.up.backward.and.arrow.down.forward arrow.up.circle arrow.up.circle.fill arrow.up.left
            arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.circle arrow.up.right.circle.fill
            arrow.up.right.square arrow.up.right.square.fill arrow.up.to.line arrow.uturn.backward
            arrow.uturn.backward.circle arrow.uturn.backward.circle.fill arrow.uturn.forward arrow.uturn.forward.circle
            arrow.uturn.forward.circle.fill arrow.uturn.left arrow.uturn.right asterisk at b.circle b.circle.fill backward
            backward.end backward.end.fill backward.fill bag bag.fill bandage bandage.fill banknote banknote.fill barcode
            basketball battery.0 battery.100 battery.50 bed.double bell bell.badge bell.fill bell.slash bell.slash.fill
            bicycle bird bird.fill birthday.cake birthday.cake.fill bold bolt bolt.circle bolt.circle.fill bolt.fill
            bolt.horizontal bolt.slash bolt.slash.fill book book.circle book.circle.fill book.closed book.closed.fill
            book.fill bookmark bookmark.fill bookmark.slash bookmark.slash.fill books.vertical books.vertical.fill
            briefcase briefcase.fill bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill
            bubble.left.fill bubble.right bubble.right.fill building building.2 building.2.fill building.columns
            building.columns.fill building.fill bus bus.fill calendar calendar.badge.plus camera camera.fill
            camera.viewfinder capslock capslock.fill capsule capsule.fill car car.fill carrot carrot.fill cart
            cart.badge.plus cart.fill case case.fill character character.book.closed character.book.closed.fill
            character.bubble character.cursor.ibeam chart.bar chart.bar.fill chart.bar.xaxis chart.line.downtrend.xyaxis
            chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line checklist checkmark checkmark.circle
            checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield checkmark.shield.fill
            checkmark.square checkmark.square.fill chevron.backward chevron.backward.2 chevron.backward.circle
            chevron.backward.circle.fill chevron.compact.down chevron.compact.left chevron.compact.right
            chevron.compact.up chevron.down chevron.down.circle chevron.down.circle.fill chevron.forward chevron.forward.2
            chevron.forward.circle chevron.forward.circle.fill chevron.left chevron.left.2 chevron.left.circle
            chevron.left.circle.fill chevron.left.forwardslash.chevron.right chevron.right chevron.right.2
            chevron.right.circle chevron.right.circle.fill chevron.up chevron.up.chevron.down chevron.up.circle
            chevron.up.circle.fill circle circle.dashed circle.fill circle.grid.2x2 circle.grid.2x2.fill
            circle.grid.3x3.fill circle.inset.filled circle.lefthalf.filled clipboard clipboard.fill clock
            clock.arrow.circlepath clock.badge.checkmark clock.fill cloud cloud.bolt cloud.fill cloud.rain cloud.rain.fill
            cloud.slash cloud.snow cloud.sun command control cpu cpu.fill creditcard creditcard.fill crop cross cross.case
            cross.case.fill cross.circle cross.circle.fill cross.fill crown crown.fill cube cube.box cube.box.fill
            cube.fill cup.and.heat.waves cup.and.saucer cup.and.saucer.fill curlybraces curlybraces.square cursorarrow
            cylinder decrease.indent delete.left delete.left.fill delete.right delete.right.fill desktopcomputer diamond
            diamond.fill dice dice.fill die.face.5 die.face.5.fill display divide doc doc.badge.plus doc.fill
            doc.fill.badge.plus doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext doc.plaintext.fill doc.richtext
            doc.richtext.fill doc.text doc.text.fill dock.rectangle dollarsign dollarsign.circle dollarsign.circle.fill
            door.left.hand.open dot.radiowaves.left.and.right dot.radiowaves.right drop drop.fill dumbbell dumbbell.fill
            eject eject.fill ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle ellipsis.circle.fill
            ellipsis.curlybraces envelope envelope.badge envelope.fill envelope.open envelope.open.fill equal equal.circle
            equal.circle.fill escape eurosign eurosign.circle eurosign.circle.fill exclamationmark exclamationmark.bubble
            exclamationmark.bubble.fill exclamationmark.circle exclamationmark.circle.fill exclamationmark.octagon
            exclamationmark.octagon.fill exclamationmark.shield exclamationmark.shield.fill exclamationmark.triangle
            exclamationmark.triangle.fill externaldrive externaldrive.fill eye eye.fill eye.slash eye.slash.fill
            eyedropper face.dashed face.smiling face.smiling.inverse ferry figure.run figure.stand figure.walk film
            film.fill fish fish.fill flag flag.checkered flag.fill flame flame.circle flame.circle.fill flame.fill folder
            folder.badge.minus folder.badge.plus folder.circle folder.circle.fill folder.fill folder.fill.badge.minus
            folder.fill.badge.plus fork.knife fork.knife.circle fork.knife.circle.fill forward forward.end
            forward.end.fill forward.fill frying.pan frying.pan.fill fuelpump function gamecontroller gamecontroller.fill
            gear gearshape gearshape.2 gearshape.2.fill gearshape.fill gift gift.fill globe globe.americas
            globe.americas.fill globe.europe.africa.fill gobackward goforward graduationcap graduationcap.fill guitars
            hammer hammer.fill hand.raised hand.raised.fill hand.thumbsdown hand.thumbsdown.fill hand.thumbsup
            hand.thumbsup.fill hare hare.fill headphones heart heart.circle heart.circle.fill heart.fill heart.slash
            heart.slash.fill heart.text.square hexagon hexagon.fill highlighter hourglass house house.circle
            house.circle.fill house.fill icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill increase.indent
            infinity info info.circle info.circle.fill internaldrive internaldrive.fill ipad ipad.landscape iphone
            iphone.gen2 italic key key.fill keyboard keyboard.fill ladybug ladybug.fill laptopcomputer
            largecircle.fill.circle lasso latch.2.case leaf leaf.circle leaf.circle.fill leaf.fill level lifepreserver
            lightbulb lightbulb.fill lightbulb.slash line.3.horizontal line.3.horizontal.decrease
            line.3.horizontal.decrease.circle line.3.horizontal.decrease.circle.fill line.diagonal line.horizontal.3 link
            link.circle link.circle.fill list.bullet list.bullet.indent list.bullet.rectangle list.bullet.rectangle.fill
            list.clipboard list.clipboard.fill list.dash list.number list.star location location.circle
            location.circle.fill location.fill location.north location.north.fill lock lock.circle lock.circle.fill
            lock.fill lock.open lock.open.fill lock.shield lock.shield.fill lock.slash macwindow macwindow.on.rectangle
            magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill map map.fill mappin mappin.and.ellipse
            mappin.circle mappin.circle.fill medal medal.fill memorychip memorychip.fill menubar.rectangle message
            message.fill mic mic.circle mic.circle.fill mic.fill mic.slash mic.slash.fill minus minus.circle
            minus.circle.fill minus.magnifyingglass minus.square minus.square.fill moon moon.circle moon.circle.fill
            moon.fill moon.stars moon.stars.fill mug mug.fill multiply multiply.circle multiply.circle.fill music.note
            music.note.list network newspaper newspaper.fill nosign number octagon octagon.fill option oval oval.fill oven
            oven.fill paintbrush paintbrush.fill paintpalette paintpalette.fill paperclip paperplane paperplane.fill
            paragraphsign pause pause.circle pause.circle.fill pause.fill pawprint pawprint.fill pencil pencil.circle
            pencil.circle.fill pentagon pentagon.fill percent person person.2 person.2.fill person.3 person.3.fill
            person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle
            person.crop.circle.badge.checkmark person.crop.circle.badge.plus person.crop.circle.fill person.crop.square
            person.crop.square.fill person.fill person.fill.badge.plus person.slash person.slash.fill
            person.text.rectangle phone phone.circle phone.circle.fill phone.fill photo photo.fill
            photo.fill.on.rectangle.fill photo.on.rectangle pills pills.fill pin pin.fill pin.slash play play.circle
            play.circle.fill play.fill play.rectangle play.rectangle.fill plus plus.bubble plus.bubble.fill plus.circle
            plus.circle.fill plus.forwardslash.minus plus.magnifyingglass plus.square plus.square.fill
            plus.square.on.square plus.viewfinder plusminus power powerplug printer printer.fill puzzlepiece
            puzzlepiece.extension puzzlepiece.extension.fill puzzlepiece.fill qrcode questionmark questionmark.circle
            questionmark.circle.fill questionmark.folder questionmark.square questionmark.square.fill quote.bubble
            quote.bubble.fill record.circle rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis rectangle.fill
            rectangle.grid.1x2 rectangle.grid.1x2.fill rectangle.grid.2x2 rectangle.grid.2x2.fill
            rectangle.lefthalf.inset.filled rectangle.on.rectangle rectangle.portrait rectangle.portrait.and.arrow.forward
            rectangle.portrait.and.arrow.right rectangle.portrait.fill rectangle.righthalf.inset.filled
            rectangle.split.1x2 rectangle.split.2x1 rectangle.split.3x1 rectangle.stack rectangle.stack.fill refrigerator
            refrigerator.fill repeat return rosette ruler ruler.fill safari safari.fill scissors scope screwdriver
            screwdriver.fill seal seal.fill server.rack shield shield.fill shield.slash shield.slash.fill shift shift.fill
            shippingbox shippingbox.fill shuffle sidebar.leading sidebar.left sidebar.right sidebar.trailing signature
            simcard slider.horizontal.2.square slider.horizontal.3 slider.vertical.3 smallcircle.filled.circle snowflake
            soccerball space sparkle sparkles speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
            speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill sportscourt square
            square.3.layers.3d square.and.arrow.down square.and.arrow.down.fill square.and.arrow.up
            square.and.arrow.up.fill square.and.line.vertical.and.square square.and.pencil square.dashed square.fill
            square.fill.on.square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.on.square
            square.split.2x1 square.split.2x2 square.stack square.stack.3d.up square.stack.3d.up.fill square.stack.fill
            star star.circle star.circle.fill star.fill star.leadinghalf.filled star.slash star.slash.fill stethoscope
            stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill storefront strikethrough suitcase
            suitcase.fill sum sun.max sun.max.fill sun.min sunrise sunset syringe tablecells tag tag.fill
            takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target tennisball terminal terminal.fill
            text.aligncenter text.alignleft text.alignright text.append text.badge.checkmark text.badge.plus
            text.book.closed text.book.closed.fill text.bubble text.bubble.fill text.justify text.justify.left text.quote
            textformat textformat.abc textformat.size theatermasks theatermasks.fill thermometer timer tortoise
            tortoise.fill tram tram.fill trash trash.circle trash.circle.fill trash.fill trash.slash tray
            tray.and.arrow.down tray.fill tray.full tray.full.fill tree tree.fill triangle triangle.fill trophy
            trophy.fill tv tv.fill umbrella umbrella.fill underline video video.fill video.slash viewfinder wand.and.rays
            wand.and.stars waveform waveform.path.ecg wifi wifi.slash wind wineglass wineglass.fill wrench
            wrench.adjustable wrench.adjustable.fill wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill
            x.squareroot xmark xmark.circle xmark.circle.fill xmark.octagon xmark.octagon.fill xmark.seal xmark.seal.fill
            xmark.shield xmark.shield.fill xmark.square xmark.square.fill
            """
    }
#endif
