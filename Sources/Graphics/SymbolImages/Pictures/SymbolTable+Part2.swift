extension SymbolTable {
    /// From `building.2` to `ellipsis.vertical.bubble`.
    static let part2: StaticString = #"""
        building.2 buildings
        building.2.crop.circle =building.2.circle
        building.columns bank
        burn m.ef55 // local_fire_department
        burst m.e3e4 // flare
        bus bus-front
        bus.doubledecker m.e530 // directions_bus
        button.programmable m.e837 // radio_button_checked
        cable.connector usb-plug
        cablecar m.e571 // tram
        calendar calendar3
        calendar.and.person calendar & person-fill %50 >36,28
        calendar.badge.checkmark calendar-check
        calendar.badge.clock calendar # =clock %58 >36,30
        calendar.badge.exclamationmark calendar & =exclamationmark.circle.fill %50 >38,34
        calendar.badge.minus calendar-minus
        calendar.badge.plus calendar-plus
        calendar.day.timeline.leading m.e936 // calendar_view_day
        calendar.day.timeline.left m.e936 // calendar_view_day
        calendar.day.timeline.right m.e936 // calendar_view_day
        calendar.day.timeline.trailing m.e936 // calendar_view_day
        camera camera
        camera.aperture m.e3af // camera
        camera.badge.ellipsis camera
        camera.fill camera-fill
        camera.filters m.e3db // filter_b_and_w
        camera.macro m.e545 // local_florist
        camera.metering.center.weighted [r 0 0 122 92 17 c 0 0 24 d 0 0 8]
        camera.metering.center.weighted.average [r 0 0 122 92 17 c 0 0 24]
        camera.metering.matrix grid-3x3
        camera.metering.multispot [r 0 0 122 92 17 d -26 0 8 d 0 0 8 d 26 0 8]
        camera.metering.none [r 0 0 122 92 17]
        camera.metering.partial [r 0 0 122 92 17 c 0 0 22]
        camera.metering.spot [r 0 0 122 92 17 d 0 0 14]
        camera.metering.unknown [r 0 0 122 92 17] + =questionmark %50
        camera.on.rectangle camera2
        camera.rotate m.ea38 // flip_camera_ios
        camera.shutter.button m.e9c1 // motion_photos_on
        candybarphone m.e0bc // dialpad
        capslock capslock
        capsule [r 0 0 130 62 31]
        capsule.inset.filled [r 0 0 130 62 31 b 0 0 90 22 11]
        capsule.lefthalf.filled [r 0 0 130 62 31 b -32 0 66 62 24]
        capsule.portrait [r 0 0 62 130 31]
        capsule.righthalf.filled =capsule.lefthalf.filled ~
        captions.bubble badge-cc
        car car-front
        car.2 m.e531 // directions_car
        car.ferry m.e532 // directions_boat
        car.rear car-front
        car.side m.e613 // drive_eta
        car.side.fill m.e613 // drive_eta
        cart cart
        cart.badge.minus cart-dash
        cart.badge.plus cart-plus
        cart.fill.badge.minus cart-dash *
        cart.fill.badge.plus cart-plus *
        case briefcase
        case.fill briefcase-fill
        cat =_cat + =_cat.face // drawn: a head with pointed ears
        cat.fill =_cat * - =_cat.face
        cedisign "₵"
        cellularbars reception-4 ;right
        centsign "¢"
        chair m.efee // chair_alt
        chair.lounge m.efed // chair
        character "A"
        character.book.closed journal + "A" %48 >8,0
        character.cursor.ibeam "A" >-22,0 + cursor-text >40,0
        character.magnify =a.magnifyingglass
        character.phonetic "ɑ"
        character.textbox =character.rectangle
        characters.lowercase "ab"
        characters.uppercase "AB"
        chart.bar bar-chart ;right
        chart.bar.doc.horizontal file-earmark-bar-graph
        chart.bar.fill bar-chart-fill ;right
        chart.bar.horizontal.page file-earmark-bar-graph
        chart.bar.xaxis bar-chart-line
        chart.dots.scatter m.e268 // scatter_plot
        chart.line.downtrend.xyaxis graph-down
        chart.line.flattrend.xyaxis [l -50 -46 -50 46 50 46 l -30 8 -10 -4 12 8 46 -2]
        chart.line.uptrend.xyaxis graph-up
        chart.pie pie-chart
        chart.xyaxis.line graph-up
        checkerboard.rectangle m.e42a // view_comfy
        checkerboard.shield shield-shaded
        checklist list-check
        checklist.checked list-check
        checklist.unchecked list-task
        checkmark [l -42 5 -12 38 42 -40]
        checkmark.icloud cloud-check
        checkmark.rectangle.stack =rectangle.stack + =checkmark %40 >0,18
        checkmark.seal patch-check
        checkmark.shield shield-check
        chevron.backward =chevron.left
        chevron.backward.2 =chevron.left.2
        chevron.backward.to.line =chevron.left.to.line
        chevron.compact.backward =chevron.compact.left
        chevron.compact.down [l -46 -9 0 9 46 -9]
        chevron.compact.forward =chevron.compact.right
        chevron.compact.left =chevron.compact.down @90
        chevron.compact.right =chevron.compact.down @-90
        chevron.compact.up =chevron.compact.down ^
        chevron.down =chevron.right @90
        chevron.down.2 =chevron.right.2 @90
        chevron.forward =chevron.right
        chevron.forward.2 =chevron.right.2
        chevron.forward.to.line =chevron.right.to.line
        chevron.left =chevron.right ~
        chevron.left.2 =chevron.right.2 ~
        chevron.left.chevron.right =chevron.up.chevron.down @-90
        chevron.left.forwardslash.chevron.right code-slash
        chevron.left.slash.chevron.right code-slash
        chevron.left.to.line =chevron.right.to.line ~
        chevron.right [l -19 -40 19 0 -19 40]
        chevron.right.2 [l -37 -38 -2 0 -37 38 l 2 -38 37 0 2 38]
        chevron.right.to.line [l -36 -40 4 0 -36 40 l 30 -42 30 42]
        chevron.up =chevron.right @-90
        chevron.up.2 =chevron.right.2 @-90
        chevron.up.chevron.down [l -28 -18 0 -46 28 -18 l -28 18 0 46 28 18]
        chineseyuanrenminbisign "¥"
        circle [c 0 0 50]
        circle.and.line.horizontal [c 0 0 34 l -60 0 -34 0 l 34 0 60 0]
        circle.bottomhalf.fill =circle.lefthalf.fill @-90
        circle.bottomhalf.filled =circle.lefthalf.fill @-90
        circle.bottomthird.split [c 0 0 50 l -46 20 46 20]
        circle.circle [c 0 0 50 c 0 0 28]
        circle.circle.fill [d 0 0 50 - c 0 0 28]
        circle.dashed [c 0 0 50 h]
        circle.dashed.inset.filled [c 0 0 50 h] + [d 0 0 28]
        circle.dotted [c 0 0 50 y]
        circle.fill.square.fill [b 0 0 92 92 20 - d 0 0 24]
        circle.grid.2x1 [c -28 0 20 c 28 0 20]
        circle.grid.2x2 [n 2 2 52 52 34 34 17]
        circle.grid.3x3 [n 3 3 38 38 20 20 10]
        circle.grid.cross [c 0 -38 13 c -38 0 13 c 38 0 13 c 0 38 13]
        circle.grid.cross.down.fill =circle.grid.cross.down.filled '
        circle.grid.cross.down.filled =circle.grid.cross + [d 0 38 13]
        circle.grid.cross.left.fill =circle.grid.cross.left.filled '
        circle.grid.cross.left.filled =circle.grid.cross + [d -38 0 13]
        circle.grid.cross.right.fill =circle.grid.cross.right.filled '
        circle.grid.cross.right.filled =circle.grid.cross + [d 38 0 13]
        circle.grid.cross.up.fill =circle.grid.cross.up.filled '
        circle.grid.cross.up.filled =circle.grid.cross + [d 0 -38 13]
        circle.grid.hex [c -22 -38 12 c 22 -38 12 c -44 0 12 c 0 0 12 c 44 0 12 c -22 38 12 c 22 38 12]
        circle.hexagongrid =circle.grid.hex
        circle.hexagonpath =circle.grid.hex
        circle.inset.filled [c 0 0 50 d 0 0 28]
        circle.lefthalf.fill [c 0 0 50 S 0 -50 -27.6 -50 -50 -27.6 -50 0 -50 27.6 -27.6 50 0 50]
        circle.lefthalf.filled =circle.lefthalf.fill
        circle.on.square [r -14 -14 70 70 14] # [c 16 16 36]
        circle.righthalf.fill =circle.lefthalf.fill ~
        circle.righthalf.filled =circle.lefthalf.fill ~
        circle.slash [c 0 0 50 l 35 -35 -35 35]
        circle.square [r 0 0 96 96 20 c 0 0 24]
        circle.tophalf.fill =circle.lefthalf.fill @90
        circle.tophalf.filled =circle.lefthalf.fill @90
        circlebadge [c 0 0 30]
        circlebadge.2 [c -18 0 22] # [c 18 0 22]
        circles.hexagongrid =circle.grid.hex
        circles.hexagonpath =circle.grid.hex
        clear =xmark.square
        clipboard clipboard
        clock clock
        clock.arrow.2.circlepath clock-history
        clock.arrow.circlepath clock-history
        clock.arrow.trianglehead.counterclockwise.rotate.90 clock-history
        clock.fill clock-fill
        cloud cloud
        cloud.bolt cloud-lightning
        cloud.bolt.rain cloud-lightning-rain
        cloud.drizzle cloud-drizzle
        cloud.fill cloud-fill
        cloud.fog cloud-fog
        cloud.hail cloud-hail
        cloud.heavyrain cloud-rain-heavy
        cloud.moon cloud-moon
        cloud.moon.bolt cloud-moon %85 >0,-16 + =_cloud.bolt
        cloud.moon.fill cloud-moon-fill
        cloud.moon.rain cloud-moon %85 >0,-16 + =_cloud.drops
        cloud.rain cloud-rain
        cloud.rainbow.half rainbow
        cloud.sleet cloud-sleet
        cloud.snow cloud-snow
        cloud.sun cloud-sun
        cloud.sun.bolt cloud-sun %85 >0,-16 + =_cloud.bolt
        cloud.sun.fill cloud-sun-fill
        cloud.sun.rain cloud-sun %85 >0,-16 + =_cloud.drops
        coat m.f19e // checkroom
        coloncurrencysign "₡"
        command command
        compass.drawing m.ea3b // architecture
        computermouse mouse
        cone cone '
        contact.sensor m.e51e // sensors
        contextualmenu.and.cursorarrow menu-app
        control chevron-up
        cpu cpu
        creditcard credit-card
        creditcard.and.123 credit-card-2-front
        creditcard.and.numbers credit-card-2-front
        creditcard.viewfinder =viewfinder + credit-card %60
        cricket.ball m.ea27 // sports_cricket
        crop crop
        crop.rotate m.e437 // crop_rotate
        cross [p -17 -50 17 -50 17 -17 50 -17 50 17 17 17 17 50 -17 50 -17 17 -50 17 -50 -17 -17 -17]
        cross.case m.f109 // medical_services
        cross.vial m.e138 // vaccines
        crown [p -50 36 -56 -26 -24 0 0 -42 24 0 56 -26 50 36 l -48 20 48 20]
        crown.fill [s -50 40 -56 -26 -24 0 0 -42 24 0 56 -26 50 40]
        cruzeirosign "₢"
        cube box
        cube.box box-seam
        cube.transparent box-seam
        cup.and.heat.waves cup-hot
        cup.and.saucer cup
        cup.and.saucer.fill cup-fill
        curlybraces braces
        cursor.rays m.e762 // ads_click
        cursorarrow m.e569 @-90 // near_me
        cursorarrow.click m.e762 // ads_click
        cursorarrow.click.2 m.e762 // ads_click
        cursorarrow.motionlines m.e762 // ads_click
        cursorarrow.rays m.e762 // ads_click
        curtains.closed m.ec1d // curtains_closed
        curtains.open m.ec1e // curtains
        cylinder database
        cylinder.split.1x2 database
        danishkronesign "kr"
        decrease.indent text-indent-right ~
        decrease.quotelevel text-indent-right ~
        degreesign.celsius "°C"
        degreesign.fahrenheit "°F"
        dehumidifier m.efd8 // air
        delete.backward backspace
        delete.forward backspace ~
        delete.left backspace
        delete.right backspace ~
        deskclock alarm
        desktopcomputer display // a display on a stand
        desktopcomputer.and.arrow.down =arrow.down.desktopcomputer
        desktopcomputer.and.macbook m.e1b1 // devices
        dial speedometer2
        dial.high speedometer
        dial.low speedometer2
        dial.max speedometer
        dial.medium speedometer2
        dial.min speedometer2
        diamond [p 0 -54 54 0 0 54 -54 0]
        diamond.lefthalf.filled =diamond + [s 0 -54 -54 0 0 54]
        diamond.righthalf.filled =diamond.lefthalf.filled ~
        dice dice-5
        die.face.1 dice-1
        die.face.2 dice-2
        die.face.3 dice-3
        die.face.4 dice-4
        die.face.5 dice-5
        die.face.6 dice-6
        dishwasher m.e54a // local_laundry_service
        display display
        display.2 display
        display.and.arrow.down =arrow.down.display
        distribute.horizontal distribute-horizontal
        distribute.horizontal.center distribute-horizontal
        distribute.horizontal.left distribute-horizontal
        distribute.horizontal.right distribute-horizontal
        distribute.vertical distribute-vertical
        distribute.vertical.bottom distribute-vertical
        distribute.vertical.center distribute-vertical
        distribute.vertical.top distribute-vertical
        divide [l -45 0 45 0 d 0 -32 5 d 0 32 5]
        doc file-earmark
        doc.append file-earmark-arrow-down
        doc.badge.gearshape file-earmark & gear-fill %45 >34,34
        doc.on.clipboard clipboard %92 >-6,-4 # file-earmark %62 >22,20
        doc.on.clipboard.fill clipboard-fill %92 >-6,-4 # file-earmark-fill %62 >22,20
        doc.on.doc file-earmark %80 >-13,-12 # file-earmark %80 >13,12
        doc.on.doc.fill file-earmark-fill %80 >-13,-12 # file-earmark-fill %80 >13,12
        doc.plaintext file-earmark-text
        doc.questionmark =questionmark.doc
        doc.richtext file-earmark-richtext
        doc.text file-earmark-text
        doc.text.below.ecg clipboard2-pulse
        doc.text.image file-earmark-richtext
        doc.text.magnifyingglass m.e880 // find_in_page
        doc.zipper file-earmark-zip
        dock.rectangle window-dock
        document =doc
        document.badge.gearshape =doc.badge.gearshape
        document.on.clipboard =doc.on.clipboard
        document.on.document =doc.on.doc
        dog m.e91d // pets; the paw represents the animal
        dollarsign "$"
        dollarsign.arrow.circlepath =arrow.clockwise + "$" %45 >0,3
        dongsign "₫"
        door.french.closed m.effe // door_sliding
        door.french.open m.effe // door_sliding
        door.garage.closed m.f011 // garage
        door.garage.open m.f011 // garage
        door.left.hand.closed door-closed
        door.left.hand.open door-open
        door.right.hand.closed door-closed ~
        door.right.hand.open door-open ~
        door.sliding.left.hand.closed m.effe // door_sliding
        door.sliding.left.hand.open m.effe // door_sliding
        door.sliding.right.hand.closed m.effe // door_sliding
        door.sliding.right.hand.open m.effe // door_sliding
        dot.circle [c 0 0 50 d 0 0 10]
        dot.circle.viewfinder =viewfinder + [c 0 0 24 d 0 0 5]
        dot.radiowaves.forward m.e0e5 // rss_feed
        dot.radiowaves.left.and.right broadcast ;out
        dot.radiowaves.right m.e0e5 // rss_feed
        dot.radiowaves.up.forward m.e0e5 // rss_feed
        dot.scope m.e1b3 // gps_fixed
        dot.square [r 0 0 92 92 20 d 0 0 10]
        dot.squareshape [r 0 0 92 92 3 d 0 0 10]
        dot.viewfinder =viewfinder + [d 0 0 12]
        dpad dpad
        dpad.down.filled dpad
        dpad.left.filled dpad
        dpad.right.filled dpad
        dpad.up.filled dpad
        drop droplet
        drop.degreesign =drop >-12,0 + "°" >40,-10
        drop.fill droplet-fill !blue
        drop.halffull droplet-half
        dryer m.ea58 // dry_cleaning
        duffle.bag m.f235 // luggage
        dumbbell m.eb43 // fitness_center
        ear ear
        ear.and.waveform =ear %90 >-14,0 & =waveform %50 >44,0
        earbud.left m.f003 // earbuds
        earbud.right m.f003 ~ // earbuds
        earbuds earbuds
        earbuds.case m.f004 // earbuds_battery
        earbuds.in.ear earbuds
        earbuds.stemless earbuds
        earpods earbuds
        eject eject
        ellipses.bubble chat-left-dots
        ellipsis [d -37 0 5 d 0 0 5 d 37 0 5]
        ellipsis.bubble chat-left-dots
        ellipsis.calendar calendar-range
        ellipsis.curlybraces =curlybraces + =ellipsis %30
        ellipsis.message chat-dots
        ellipsis.vertical.bubble chat-left-dots
        """#
}
