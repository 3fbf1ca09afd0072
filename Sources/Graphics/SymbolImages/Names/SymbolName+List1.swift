// The names of SF Symbols 7. For the format, see `SymbolName`.
extension SymbolName {
    /// The endings that the letters after a colon represent.
    static let endings: [(code: Character, ending: String)] = [
        ("a", ".fill"), ("b", ".circle.fill"), ("c", ".circle"), ("d", ".square.fill"), ("e", ".ar"),
        ("f", ".square"), ("g", ".fill.ar"), ("h", ".trianglebadge.exclamationmark"), ("i", ".hi"),
        ("j", ".fill.hi"), ("k", ".bank.building.fill"), ("l", ".badge.exclamationmark"), ("m", ".slash"),
        ("n", ".arrow.circlepath"), ("o", ".badge.plus"), ("p", ".slash.fill"), ("q", ".badge.checkmark"),
        ("r", ".bank.building"), ("s", ".trianglebadge.exclamationmark.fill"), ("t", ".ring.dashed"),
        ("u", ".rtl"), ("v", ".dashed"), ("w", ".badge.minus"), ("x", ".slash.circle.fill"), ("y", ".fill.rtl"),
        ("z", ".badge.plus.fill"), ("A", ".badge.ellipsis"), ("B", ".badge.xmark"),
        ("C", ".badge.exclamationmark.fill"), ("D", ".badge.checkmark.fill"), ("E", ".rectangle.fill"),
        ("F", ".slash.circle"), ("G", ".badge.clock"), ("H", ".badge.clock.fill"), ("I", ".portrait"),
        ("J", ".badge.questionmark.ar"), ("K", ".inverse"), ("L", ".badge.questionmark"),
        ("M", ".bottomhalf.filled"), ("N", ".exclamationmark"), ("O", ".righthalf.filled"),
        ("P", ".badge.minus.fill"), ("Q", ".circle.dotted"), ("R", ".lefthalf.filled"), ("S", ".rectangle"),
        ("T", ".ring"), ("U", ".tophalf.filled"), ("V", ".badge.play"), ("W", ".fill.badge.plus"),
        ("X", ".arrowtriangle.down.fill"), ("Y", ".chargingcase.fill"), ("Z", ".badge.ellipsis.fill"),
    ]

    static let list1: StaticString = """
        0.circle:eiagj 0.square:eiagj 00.circle:eiagj 00.square:eiagj 01.circle:eiagj 01.square:eiagj 02.circle:eiagj
        02.square:eiagj 03.circle:eiagj 03.square:eiagj 04.circle:eiagj 04.square:eiagj 05.circle:eiagj 05.square:eiagj
        06.circle:eiagj 06.square:eiagj 07.circle:eiagj 07.square:eiagj 08.circle:eiagj 08.square:eiagj 09.circle:eiagj
        09.square:eiagj 1.brakesignal 1.calendar:ei 1.circle:eiagj 1.lane:ei 1.magnifyingglass:ei 1.square:eiagj
        10.arrow.trianglehead.clockwise:ei 10.arrow.trianglehead.counterclockwise:ei 10.calendar:ei 10.circle:eiagj
        10.lane:ei 10.square:eiagj 11.calendar:ei 11.circle:eiagj 11.lane:ei 11.square:eiagj 12.calendar:ei
        12.circle:eiagj 12.lane:ei 12.square:eiagj 123.rectangle:eiagj 13.calendar:ei 13.circle:eiagj 13.square:eiagj
        14.calendar:ei 14.circle:eiagj 14.square:eiagj 15.arrow.trianglehead.clockwise:ei
        15.arrow.trianglehead.counterclockwise:ei 15.calendar:ei 15.circle:eiagj 15.square:eiagj 16.calendar:ei
        16.circle:eiagj 16.square:eiagj 17.calendar:ei 17.circle:eiagj 17.square:eiagj 18.calendar:ei 18.circle:eiagj
        18.square:eiagj 19.calendar:ei 19.circle:eiagj 19.square:eiagj 2.brakesignal 2.calendar:ei 2.circle:eiagj
        2.lane:ei 2.square:eiagj 20.calendar:ei 20.circle:eiagj 20.square:eiagj 21.calendar:ei 21.circle:eiagj
        21.square:eiagj 22.calendar:ei 22.circle:eiagj 22.square:eiagj 23.calendar:ei 23.circle:eiagj 23.square:eiagj
        24.calendar:ei 24.circle:eiagj 24.square:eiagj 25.calendar:ei 25.circle:eiagj 25.square:eiagj 26.calendar:ei
        26.circle:eiagj 26.square:eiagj 27.calendar:ei 27.circle:eiagj 27.square:eiagj 28.calendar:ei 28.circle:eiagj
        28.square:eiagj 29.calendar:ei 29.circle:eiagj 29.square:eiagj 2h:cb 3.calendar:ei 3.circle:eiagj 3.lane:ei
        3.square:eiagj 30.arrow.trianglehead.clockwise:ei 30.arrow.trianglehead.counterclockwise:ei 30.calendar:ei
        30.circle:eiagj 30.square:eiagj 31.calendar:ei 31.circle:eiagj 31.square:eiagj 32.circle:eiagj 32.square:eiagj
        33.circle:eiagj 33.square:eiagj 34.circle:eiagj 34.square:eiagj 35.circle:eiagj 35.square:eiagj 36.circle:eiagj
        36.square:eiagj 37.circle:eiagj 37.square:eiagj 38.circle:eiagj 38.square:eiagj 39.circle:eiagj 39.square:eiagj
        4.alt.circle:a 4.alt.square:a 4.calendar:ei 4.circle:eiagj 4.lane:ei 4.square:eiagj 40.circle:eiagj
        40.square:eiagj 41.circle:eiagj 41.square:eiagj 42.circle:eiagj 42.square:eiagj 43.circle:eiagj 43.square:eiagj
        44.circle:eiagj 44.square:eiagj 45.arrow.trianglehead.clockwise:ei 45.arrow.trianglehead.counterclockwise:ei
        45.circle:eiagj 45.square:eiagj 46.circle:eiagj 46.square:eiagj 47.circle:eiagj 47.square:eiagj 48.circle:eiagj
        48.square:eiagj 49.circle:eiagj 49.square:eiagj 4a:cb 4h:cb 4k.tv:a 4l:cb 5.arrow.trianglehead.clockwise:ei
        5.arrow.trianglehead.counterclockwise:ei 5.calendar:ei 5.circle:eiagj 5.lane:ei 5.square:eiagj 50.circle:eiagj
        50.square:eiagj 6.alt.circle:a 6.alt.square:a 6.calendar:ei 6.circle:eiagj 6.lane:ei 6.square:eiagj
        60.arrow.trianglehead.clockwise:ei 60.arrow.trianglehead.counterclockwise:ei 7.calendar:ei 7.circle:eiagj
        7.lane:ei 7.square:eiagj 75.arrow.trianglehead.clockwise:ei 75.arrow.trianglehead.counterclockwise:ei
        8.calendar:ei 8.circle:eiagj 8.lane:ei 8.square:eiagj 9.alt.circle:a 9.alt.square:a 9.calendar:ei
        9.circle:eiagj 9.lane:ei 9.square:eiagj 90.arrow.trianglehead.clockwise:ei
        90.arrow.trianglehead.counterclockwise:ei a:cfbd a.book.closed:eiagj a.book.closed.fill.he
        a.book.closed.fill.ja a.book.closed.fill.ko a.book.closed.fill.th a.book.closed.fill.zh a.book.closed.he
        a.book.closed.ja a.book.closed.ko a.book.closed.th a.book.closed.zh a.magnify abc abs:cb abs.brakesignal:m ac:m
        accessibility:a accessibility.badge.arrow.up.right air.car.side:a air.conditioner.horizontal:a
        air.conditioner.vertical:a air.convertible.side:a air.pickup.side:a air.purifier:a air.suv.side:a airplane:cb
        airplane.arrival airplane.cloud airplane.departure airplane.landed airplane.path.dotted airplane.ticket:a
        airplane.up.forward airplane.up.forward.app:a airplane.up.right airplane.up.right.app:a airplaneseat
        airplay.audio:cbl airplay.video:cbl airplayaudio:cbl airplayvideo:cbl airpod.gen3.left airpod.gen3.right
        airpod.left airpod.right airpodpro.left airpodpro.right airpods:Y airpods.chargingcase
        airpods.chargingcase.wireless:a airpods.gen3 airpods.gen3.chargingcase.wireless:a airpods.gen4
        airpods.gen4.chargingcase.wireless:a airpods.gen4.left airpods.gen4.right airpods.max airpods.pro
        airpods.pro.chargingcase.wireless:a airpods.pro.chargingcase.wireless.radiowaves.left.and.right:a
        airpods.pro.left airpods.pro.right airpodsmax airpodspro airpodspro.chargingcase.wireless:a
        airpodspro.chargingcase.wireless.radiowaves.left.and.right:a airport.express airport.extreme
        airport.extreme.tower airtag:a airtag.radiowaves.forward:uay alarm:a alarm.waves.left.and.right:a
        align.horizontal.center:a align.horizontal.left:a align.horizontal.right:a align.vertical.bottom:a
        align.vertical.center:a align.vertical.top:a allergens:a alt alternatingcurrent american.football:acb
        american.football.professional:acb amplifier angle ant:acb antenna.radiowaves.left.and.right:mcbFx app:avGqHD
        app.background.dotted app.badge:a app.connected.to.app.below.fill app.gift:a app.grid app.shadow app.specular
        app.translucent appclip append.page:uay apple.books.pages:a apple.classical.pages:a
        apple.haptics.and.exclamationmark.triangle apple.haptics.and.music.note:m apple.homekit
        apple.image.playground:a apple.intelligence:B apple.logo apple.meditate:cb apple.meditate.square.stack:a
        apple.podcasts.pages:a apple.terminal:acb apple.terminal.on.rectangle:a apple.writing.tools applelogo
        applepencil applepencil.adapter.usb.c:a applepencil.and.scribble applepencil.doubletap applepencil.gen1
        applepencil.gen2 applepencil.hover applepencil.squeeze applepencil.tip applescript:a appletv:aqDlC
        appletvremote.gen1:a appletvremote.gen2:a appletvremote.gen3:a appletvremote.gen4:a applewatch:mql
        applewatch.and.arrow.forward:u applewatch.case.inset.filled applewatch.case.sizes
        applewatch.radiowaves.left.and.right applewatch.side.right applewatch.watchface apps.ipad:oq
        apps.ipad.badge.checkmark.rtl apps.ipad.landscape apps.ipad.on.rectangle.portrait.dashed:u apps.iphone:oq
        apps.iphone.badge.checkmark.rtl apps.iphone.landscape:u appwindow.swipe.rectangle aqi.high aqi.low aqi.medium
        aqi.medium.gauge.open arcade.stick arcade.stick.and.arrow.down arcade.stick.and.arrow.left
        arcade.stick.and.arrow.left.and.arrow.right arcade.stick.and.arrow.left.and.arrow.right.outward
        arcade.stick.and.arrow.right arcade.stick.and.arrow.up arcade.stick.and.arrow.up.and.arrow.down
        arcade.stick.console:a archivebox:acb arkit:B arrow.2.circlepath:cb arrow.2.squarepath arrow.3.trianglepath
        arrow.backward:cfbdQ arrow.backward.to.line:cfbd arrow.backward.to.line.compact arrow.branch arrow.circlepath
        arrow.clockwise:cfbd arrow.clockwise.heart:a arrow.clockwise.icloud:a arrow.counterclockwise:cfbd
        arrow.counterclockwise.icloud:a arrow.down:cfbdQ arrow.down.and.line.horizontal.and.arrow.up arrow.down.app:av
        arrow.down.app.dashed.trianglebadge.exclamationmark arrow.down.applewatch arrow.down.backward:cfbdQ
        arrow.down.backward.and.arrow.up.forward:cfSbdE arrow.down.backward.toptrailing.rectangle:a
        arrow.down.circle.badge.pause:a arrow.down.circle.badge.xmark:a arrow.down.doc:a arrow.down.document:a
        arrow.down.forward:cfbdQ arrow.down.forward.and.arrow.up.backward:cfSbdE
        arrow.down.forward.topleading.rectangle:a arrow.down.heart:a arrow.down.left:cfbdQ
        arrow.down.left.and.arrow.up.right:cfSbdE arrow.down.left.arrow.up.right:cfbd
        arrow.down.left.topright.rectangle:a arrow.down.left.video:a arrow.down.message:a arrow.down.right:cfbdQ
        arrow.down.right.and.arrow.up.left:cfSbdE arrow.down.right.topleft.rectangle:a arrow.down.to.line:cfbd
        arrow.down.to.line.alt arrow.down.to.line.compact arrow.forward:cfbdQ arrow.forward.folder:uay
        arrow.forward.to.line:cfbd arrow.forward.to.line.compact arrow.left:cfbdQ
        arrow.left.and.line.vertical.and.arrow.right arrow.left.and.right:cfbd
        arrow.left.and.right.righttriangle.left.righttriangle.right:a arrow.left.and.right.text.vertical
        arrow.left.arrow.right:cfbd arrow.left.to.line:cfbd arrow.left.to.line.alt arrow.left.to.line.compact
        arrow.merge arrow.rectanglepath arrow.right:cfbdQ arrow.right.and.line.vertical.and.arrow.left
        arrow.right.arrow.left:cfbd arrow.right.doc.on.clipboard arrow.right.filled.filter.arrow.right
        arrow.right.page.on.clipboard arrow.right.to.line:cfbd arrow.right.to.line.alt arrow.right.to.line.compact
        arrow.swap arrow.triangle.2.circlepath:cb arrow.triangle.2.circlepath.camera:a
        arrow.triangle.2.circlepath.doc.on.clipboard arrow.triangle.2.circlepath.icloud:a arrow.triangle.branch
        arrow.triangle.capsulepath arrow.triangle.merge arrow.triangle.pull arrow.triangle.swap
        arrow.triangle.turn.up.right.circle:a arrow.triangle.turn.up.right.diamond:a arrow.trianglehead.2.clockwise
        arrow.trianglehead.2.clockwise.rotate.90:cb arrow.trianglehead.2.clockwise.rotate.90.camera:a
        arrow.trianglehead.2.clockwise.rotate.90.icloud:a arrow.trianglehead.2.clockwise.rotate.90.page.on.clipboard
        arrow.trianglehead.2.counterclockwise arrow.trianglehead.2.counterclockwise.rotate.90
        arrow.trianglehead.bottomleft.capsulepath.clockwise arrow.trianglehead.branch arrow.trianglehead.clockwise
        arrow.trianglehead.clockwise.heart:a arrow.trianglehead.clockwise.icloud:a
        arrow.trianglehead.clockwise.rotate.90 arrow.trianglehead.counterclockwise
        arrow.trianglehead.counterclockwise.icloud:a arrow.trianglehead.counterclockwise.rotate.90
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right:a arrow.trianglehead.merge
        arrow.trianglehead.pull arrow.trianglehead.rectanglepath arrow.trianglehead.swap
        arrow.trianglehead.topright.capsulepath.clockwise arrow.trianglehead.turn.up.right:cb
        arrow.trianglehead.turn.up.right.diamond:a arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down:a
        arrow.turn.down.left arrow.turn.down.right arrow.turn.left.down arrow.turn.left.up arrow.turn.right.down
        arrow.turn.right.up arrow.turn.up.forward.iphone:a arrow.turn.up.left arrow.turn.up.right arrow.up:cfbdQ
        arrow.up.and.down:cfbd arrow.up.and.down.and.arrow.left.and.right arrow.up.and.down.and.sparkles
        arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill
        arrow.up.and.down.righttriangle.up.righttriangle.down:a arrow.up.and.down.text.horizontal
        arrow.up.and.line.horizontal.and.arrow.down arrow.up.and.person.rectangle.portrait
        arrow.up.and.person.rectangle.turn.left arrow.up.and.person.rectangle.turn.right arrow.up.arrow.down:cfbd
        arrow.up.backward:cfbdQ arrow.up.backward.and.arrow.down.forward:cfSbdE
        arrow.up.backward.bottomtrailing.rectangle:a arrow.up.bin:a arrow.up.circle.badge.clock arrow.up.doc:a
        arrow.up.doc.on.clipboard arrow.up.document:a arrow.up.folder:a arrow.up.forward:cfbdQ
        arrow.up.forward.and.arrow.down.backward:cfSbdE arrow.up.forward.app:a
        arrow.up.forward.bottomleading.rectangle:a arrow.up.heart:a arrow.up.left:cfbdQ
        arrow.up.left.and.arrow.down.right:cfSbdE arrow.up.left.and.down.right.and.arrow.up.right.and.down.left
        arrow.up.left.and.down.right.magnifyingglass arrow.up.left.arrow.down.right:cfbd
        arrow.up.left.bottomright.rectangle:a arrow.up.message:a arrow.up.page.on.clipboard arrow.up.right:cfbdQ
        arrow.up.right.and.arrow.down.left:cfSbdE arrow.up.right.bottomleft.rectangle:a arrow.up.right.diamond:a
        arrow.up.right.video:a arrow.up.to.line:cfbd arrow.up.to.line.alt arrow.up.to.line.compact arrow.up.trash:a
        arrow.uturn.backward:cfbd arrow.uturn.backward.circle.badge.ellipsis arrow.uturn.down:cfbd
        arrow.uturn.forward:cfbd arrow.uturn.left:cfbd arrow.uturn.left.circle.badge.ellipsis arrow.uturn.right:cfbd
        arrow.uturn.up:cfbd arrowkeys:a arrowkeys.down.filled arrowkeys.left.filled arrowkeys.right.filled
        arrowkeys.up.filled arrowshape.backward:acb arrowshape.bounce.forward:a arrowshape.bounce.right:a
        arrowshape.down:acb arrowshape.forward:acb arrowshape.left:acb arrowshape.left.arrowshape.right:a
        arrowshape.right:acb arrowshape.turn.up.backward:acGbH arrowshape.turn.up.backward.2:acb
        arrowshape.turn.up.backward.badge.clock:-yu arrowshape.turn.up.forward:acb arrowshape.turn.up.left:acb
        arrowshape.turn.up.left.2:acb arrowshape.turn.up.right:acb arrowshape.up:acb arrowshape.zigzag.forward:a
        arrowshape.zigzag.right:a arrowtriangle.backward:acfbd arrowtriangle.down:acfbd arrowtriangle.forward:acfbd
        arrowtriangle.left:acfbd arrowtriangle.left.and.line.vertical.and.arrowtriangle.right:a
        arrowtriangle.left.fill.and.line.vertical.and.arrowtriangle.right.fill arrowtriangle.right:acfbd
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left:a
        arrowtriangle.right.fill.and.line.vertical.and.arrowtriangle.left.fill arrowtriangle.up:acfbd
        arrowtriangle.up.arrowtriangle.down.window.left arrowtriangle.up.arrowtriangle.down.window.right aspectratio:a
        asterisk:cb at:cowb atom audio.jack.mono audio.jack.stereo australian.football:acb
        australiandollarsign:Tcfbtdrnk australiandollarsign.arrow.trianglehead.counterclockwise.rotate.90
        australiandollarsign.gauge.chart.lefthalf.righthalf
        australiandollarsign.gauge.chart.leftthird.topthird.rightthird australsign:Tcfbtdrnk
        australsign.arrow.trianglehead.counterclockwise.rotate.90 australsign.gauge.chart.lefthalf.righthalf
        australsign.gauge.chart.leftthird.topthird.rightthird auto.brakesignal auto.headlight.high.beam:a
        auto.headlight.low.beam:a automatic.brakesignal automatic.headlight.high.beam:a automatic.headlight.low.beam:a
        autostartstop:mh av.remote:a axel.2 axel.2.front.and.rear.engaged axel.2.front.engaged axel.2.rear.engaged
        axle.2 axle.2.driveshaft.disengaged axle.2.front.and.rear.engaged axle.2.front.disengaged axle.2.front.engaged
        axle.2.rear.disengaged axle.2.rear.engaged axle.2.rear.lock b.circle:a b.square:a backpack:acb
        backpack.sensor.tag.radiowaves.left.and.right:a backward:acb backward.end:acb backward.end.alt:a
        backward.frame:a badge.plus.radiowaves.forward badge.plus.radiowaves.right bag:acowbWLJ bag.fill.badge.minus
        bag.fill.badge.questionmark:e bahtsign:Tcfbtdrnk bahtsign.arrow.trianglehead.counterclockwise.rotate.90
        bahtsign.gauge.chart.lefthalf.righthalf bahtsign.gauge.chart.leftthird.topthird.rightthird balloon:a
        balloon.2:a bandage:a banknote:a barcode barcode.viewfinder barometer base.unit baseball:acb
        baseball.diamond.bases baseball.diamond.bases.outs.indicator basket:a basketball:acb bathtub:a battery.0
        battery.0percent battery.100:cb battery.100.bolt:u battery.100percent:cb battery.100percent.bolt:u battery.25
        battery.25percent battery.50 battery.50percent battery.75 battery.75percent batteryblock:amp
        batteryblock.stack:ahs batteryblock.stack.badge.snowflake:a beach.umbrella:a beats.earphones beats.fit.pro:Y
        beats.fit.pro.chargingcase beats.fit.pro.left beats.fit.pro.right beats.fitpro:Y beats.fitpro.chargingcase
        beats.fitpro.left beats.fitpro.right beats.headphones beats.pill:a beats.powerbeats beats.powerbeats.left
        beats.powerbeats.pro:Y beats.powerbeats.pro.2:Y beats.powerbeats.pro.2.chargingcase beats.powerbeats.pro.2.left
        beats.powerbeats.pro.2.right beats.powerbeats.pro.chargingcase beats.powerbeats.pro.left
        beats.powerbeats.pro.right beats.powerbeats.right beats.powerbeats3 beats.powerbeats3.left
        beats.powerbeats3.right beats.powerbeatspro:Y beats.powerbeatspro.chargingcase beats.powerbeatspro.left
        beats.powerbeatspro.right beats.solobuds:Y beats.solobuds.chargingcase beats.solobuds.left beats.solobuds.right
        beats.studiobud.left beats.studiobud.right beats.studiobuds:Y beats.studiobuds.chargingcase
        beats.studiobuds.left beats.studiobuds.plus:Y beats.studiobuds.plus.chargingcase beats.studiobuds.plus.left
        beats.studiobuds.plus.right beats.studiobuds.right beats.studiobudsplus:Y beats.studiobudsplus.chargingcase
        beats.studiobudsplus.left beats.studiobudsplus.right bed.double:acbqD bell:amcfpbdFx bell.and.waveform:a
        bell.and.waves.left.and.right:a bell.badge:amcpb bell.badge.slash:-uy bell.badge.waveform:amp beziercurve
        bicycle:cb bicycle.sensor.tag.radiowaves.left.and.right:a bin.xmark:a binoculars:acb bird:acb birthday.cake:a
        bitcoinsign:Tcfbtdrnk bitcoinsign.arrow.trianglehead.counterclockwise.rotate.90
        bitcoinsign.gauge.chart.lefthalf.righthalf bitcoinsign.gauge.chart.leftthird.topthird.rightthird
        blinds.horizontal.closed blinds.horizontal.open blinds.vertical.closed blinds.vertical.open
        blood.pressure.cuff:a blood.pressure.cuff.badge.gauge.with.needle:a bold bold.italic.underline bold.underline
        bolt:amcfpGBbdFqHxDhs bolt.badge.a:a bolt.badge.automatic:a bolt.badge.xmark.fill bolt.batteryblock:a
        bolt.brakesignal bolt.car:acb bolt.fill.batteryblock:a bolt.heart:a bolt.horizontal:acb
        bolt.horizontal.icloud:a bolt.house:a bolt.ring.closed bolt.shield:a bonjour book:acobz book.and.wrench:a
        book.closed:acb book.pages:a bookmark:amcfpbd books.vertical:acb box.truck:aGH box.truck.badge.clock:-uy
        brain:a brain.filled.head.profile brain.head.profile:a brakesignal:v brazilianrealsign:Tcfbtdrnk
        brazilianrealsign.arrow.trianglehead.counterclockwise.rotate.90
        brazilianrealsign.gauge.chart.lefthalf.righthalf brazilianrealsign.gauge.chart.leftthird.topthird.rightthird
        briefcase:acb briefcase.sensor.tag.radiowaves.left.and.right:a bubble:acb bubble.and.pencil:u bubble.left:acb
        bubble.left.and.bubble.right:a bubble.left.and.exclamationmark.bubble.right:a
        bubble.left.and.text.bubble.right:uay bubble.middle.bottom:a bubble.middle.top:a bubble.right:acb
        bubbles.and.sparkles:a building:a building.2:a building.2.crop.circle:a building.columns:acb burn burst:a bus:a
        bus.doubledecker:a button.angledbottom.horizontal.left:a button.angledbottom.horizontal.right:a
        button.angledtop.vertical.left:a button.angledtop.vertical.right:a button.horizontal:a
        button.horizontal.top.press:a button.programmable:fd button.roundedbottom.horizontal:a
        button.roundedtop.horizontal:a button.vertical.left.press:a button.vertical.right.press:a c.circle:a c.square:a
        cabinet:a cable.coaxial cable.connector:m cable.connector.horizontal cable.connector.video cablecar:a
        calendar:coGwbql calendar.and.person calendar.badge calendar.badge.checkmark.rtl calendar.badge.clock.rtl
        calendar.badge.lock calendar.day.timeline.leading:cb calendar.day.timeline.left:cb
        calendar.day.timeline.right:cb calendar.day.timeline.trailing:cb camera:acGbAHZ camera.aperture
        camera.fill.badge.ellipsis camera.filters camera.macro:mcbFx camera.metering.center.weighted
        camera.metering.center.weighted.average camera.metering.matrix camera.metering.multispot camera.metering.none
        camera.metering.partial camera.metering.spot camera.metering.unknown:e camera.on.rectangle:a camera.rotate:a
        camera.sensor.tag.radiowaves.left.and.right:a camera.shutter.button:a camera.viewfinder candybarphone
        capslock:a capsule:aIUROM capsule.inset.filled capsule.on.capsule:a capsule.on.rectangle:a
        capsule.portrait:-aROUM capsule.portrait.inset.filled captions.bubble:a car:acb car.2:a car.badge.gearshape:a
        car.ferry:a car.front.waves.down:a car.front.waves.left.and.right.and.up:a car.front.waves.up:a car.rear:a
        car.rear.and.collision.road.lane:m car.rear.and.tire.marks:m car.rear.and.tire.marks.off car.rear.hazardsign:a
        car.rear.road.lane:v car.rear.road.lane.dashed.arrowtriangle.2.outward car.rear.road.lane.distance.1
        car.rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
        car.rear.road.lane.distance.2
        car.rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
        car.rear.road.lane.distance.3
        car.rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
        car.rear.road.lane.distance.4
        car.rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
        car.rear.road.lane.distance.5
        car.rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle
        car.rear.road.lane.off car.rear.road.lane.wave.up car.rear.tilt.road.lanes.curved.right car.rear.waves.up:a
        car.side:aX car.side.air.circulate:a car.side.air.fresh:a car.side.and.exclamationmark:a
        car.side.arrow.left.and.right:a car.side.arrowtriangle.down car.side.arrowtriangle.up:aX
        car.side.arrowtriangle.up.arrowtriangle.down car.side.front.open:a car.side.front.open.crop:a
        car.side.hill.descent.control:a car.side.hill.down:a
        car.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:a car.side.hill.up:a
        car.side.lock:a car.side.lock.open:a car.side.rear.and.collision.and.car.side.front:m
        car.side.rear.and.collision.and.car.side.front.and.arrow.forward
        car.side.rear.and.collision.and.car.side.front.and.steeringwheel
        car.side.rear.and.exclamationmark.and.car.side.front car.side.rear.and.exclamationmark.and.car.side.front.off
        car.side.rear.and.wave.3.and.car.side.front car.side.rear.crop.trunk.partition:a car.side.rear.open:a
        car.side.rear.open.crop:a car.side.rear.tow.hitch:a car.side.roof.cargo.carrier:amp
        car.top.arrowtriangle.front.left:a car.top.arrowtriangle.front.right:a car.top.arrowtriangle.rear.left:a
        car.top.arrowtriangle.rear.right:a car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open:a
        car.top.door.front.left.and.front.right.and.rear.left.open:a
        car.top.door.front.left.and.front.right.and.rear.right.open:a car.top.door.front.left.and.front.right.open:a
        car.top.door.front.left.and.rear.left.and.rear.right.open:a car.top.door.front.left.and.rear.left.open:a
        car.top.door.front.left.and.rear.right.open:a car.top.door.front.left.open:a
        car.top.door.front.right.and.rear.left.and.rear.right.open:a car.top.door.front.right.and.rear.left.open:a
        car.top.door.front.right.and.rear.right.open:a car.top.door.front.right.open:a
        car.top.door.rear.left.and.rear.right.open:a car.top.door.rear.left.open:a car.top.door.rear.right.open:a
        car.top.door.sliding.left.open:a car.top.door.sliding.right.open:a
        car.top.front.radiowaves.front.left.and.front.and.front.right:a car.top.frontleft.arrowtriangle:a
        car.top.frontright.arrowtriangle:a car.top.lane.dashed.arrowtriangle.inward:a
        car.top.lane.dashed.badge.steeringwheel:a car.top.lane.dashed.departure.left:amp
        car.top.lane.dashed.departure.right:amp car.top.radiowaves.2.front.left.front.front.right:a
        car.top.radiowaves.2.rear.left.rear.rear.right:a car.top.radiowaves.front:a car.top.radiowaves.rear:a
        car.top.radiowaves.rear.left:a car.top.radiowaves.rear.left.and.rear.right:a
        car.top.radiowaves.rear.left.car.top.front:a car.top.radiowaves.rear.right:aBlC
        car.top.radiowaves.rear.right.badge.xmark.fill car.top.radiowaves.rear.right.car.top.front:a
        car.top.rear.radiowaves.rear.left.and.rear.and.rear.right:a car.top.rearleft.arrowtriangle:a
        car.top.rearright.arrowtriangle:a car.top.video.rear.left:a car.top.video.rear.right:a car.window.left:BNl
        car.window.left.badge.lock car.window.left.xmark car.window.right:BNl car.window.right.badge.lock
        car.window.right.xmark carbon.dioxide.cloud:a carbon.monoxide.cloud:a carrot:a carseat.left:a carseat.left.1:a
        carseat.left.2:a carseat.left.3:a carseat.left.and.heat.waves:a carseat.left.backrest.up.and.down:a
        carseat.left.fan:a carseat.left.forward.and.backward:a carseat.left.massage:a carseat.left.up.and.down:a
        carseat.right:a carseat.right.1:a carseat.right.2:a carseat.right.3:a carseat.right.and.heat.waves:a
        carseat.right.backrest.up.and.down:a carseat.right.fan:a carseat.right.forward.and.backward:a
        carseat.right.massage:a carseat.right.up.and.down:a cart:acoGwbWHLJ cart.badge.clock:-uy
        cart.badge.questionmark.rtl cart.fill.badge.minus cart.fill.badge.questionmark:eu case:a cat:acb
        cedisign:Tcfbtdrnk cedisign.arrow.trianglehead.counterclockwise.rotate.90
        cedisign.gauge.chart.lefthalf.righthalf cedisign.gauge.chart.leftthird.topthird.rightthird cellularbars:cb
        centsign:Tcfbtdrnk centsign.arrow.trianglehead.counterclockwise.rotate.90
        centsign.gauge.chart.lefthalf.righthalf centsign.gauge.chart.leftthird.topthird.rightthird chair:a
        chair.lounge:a chandelier:a character:eicfbd character.bn character.book.closed:eiagj character.book.closed.bn
        character.book.closed.fill.bn character.book.closed.fill.gu character.book.closed.fill.he
        character.book.closed.fill.ja character.book.closed.fill.kn character.book.closed.fill.ko
        character.book.closed.fill.ml character.book.closed.fill.mni character.book.closed.fill.mr
        character.book.closed.fill.or character.book.closed.fill.pa character.book.closed.fill.sat
        character.book.closed.fill.si character.book.closed.fill.ta character.book.closed.fill.te
        character.book.closed.fill.th character.book.closed.fill.zh character.book.closed.gu character.book.closed.he
        character.book.closed.ja character.book.closed.kn character.book.closed.ko character.book.closed.ml
        character.book.closed.mni character.book.closed.mr character.book.closed.or character.book.closed.pa
        character.book.closed.sat character.book.closed.si character.book.closed.ta character.book.closed.te
        character.book.closed.th character.book.closed.zh character.bubble:eiagj character.bubble.bn
        character.bubble.fill.bn character.bubble.fill.gu character.bubble.fill.he character.bubble.fill.ja
        character.bubble.fill.kn character.bubble.fill.ko character.bubble.fill.ml character.bubble.fill.mni
        character.bubble.fill.mr character.bubble.fill.or character.bubble.fill.pa character.bubble.fill.sat
        character.bubble.fill.si character.bubble.fill.ta character.bubble.fill.te character.bubble.fill.th
        character.bubble.fill.zh character.bubble.gu character.bubble.he character.bubble.ja character.bubble.kn
        character.bubble.ko character.bubble.ml character.bubble.mni character.bubble.mr character.bubble.or
        character.bubble.pa character.bubble.sat character.bubble.si character.bubble.ta character.bubble.te
        character.bubble.th character.bubble.zh character.circle:-igje character.circle.bn character.circle.fill.bn
        character.circle.fill.gu character.circle.fill.he character.circle.fill.ja character.circle.fill.kn
        character.circle.fill.ko character.circle.fill.ml character.circle.fill.mni character.circle.fill.mr
        character.circle.fill.or character.circle.fill.pa character.circle.fill.sat character.circle.fill.si
        character.circle.fill.ta character.circle.fill.te character.circle.fill.th character.circle.fill.zh
        character.circle.gu character.circle.he character.circle.ja character.circle.kn character.circle.ko
        character.circle.ml character.circle.mni character.circle.mr character.circle.or character.circle.pa
        character.circle.sat character.circle.si character.circle.ta character.circle.te character.circle.th
        character.circle.zh character.cursor.ibeam:ei character.cursor.ibeam.bn character.cursor.ibeam.gu
        character.cursor.ibeam.he character.cursor.ibeam.ja character.cursor.ibeam.kn character.cursor.ibeam.ko
        character.cursor.ibeam.ml character.cursor.ibeam.mni character.cursor.ibeam.mr character.cursor.ibeam.or
        character.cursor.ibeam.pa character.cursor.ibeam.sat character.cursor.ibeam.si character.cursor.ibeam.ta
        character.cursor.ibeam.te character.cursor.ibeam.th character.cursor.ibeam.zh character.duployan character.gu
        character.he character.ja character.kn character.ko character.magnify:ei character.magnify.bn
        character.magnify.gu character.magnify.he character.magnify.ja character.magnify.kn character.magnify.ko
        character.magnify.ml character.magnify.mni character.magnify.mr character.magnify.or character.magnify.pa
        character.magnify.sat character.magnify.si character.magnify.ta character.magnify.te character.magnify.th
        character.magnify.zh character.ml character.mni character.mr character.or character.pa character.phonetic
        character.sat character.si character.square:-iegj character.square.bn character.square.fill.bn
        character.square.fill.gu character.square.fill.he character.square.fill.ja character.square.fill.kn
        character.square.fill.ko character.square.fill.ml character.square.fill.mni character.square.fill.mr
        character.square.fill.or character.square.fill.pa character.square.fill.sat character.square.fill.si
        character.square.fill.ta character.square.fill.te character.square.fill.th character.square.fill.zh
        character.square.gu character.square.he character.square.ja character.square.kn character.square.ko
        character.square.ml character.square.mni character.square.mr character.square.or character.square.pa
        character.square.sat character.square.si character.square.ta character.square.te character.square.th
        character.square.zh character.sutton character.ta character.te character.text.justify:ei
        character.text.justify.bn character.text.justify.gu character.text.justify.he character.text.justify.ja
        character.text.justify.kn character.text.justify.ko character.text.justify.ml character.text.justify.mni
        character.text.justify.mr character.text.justify.or character.text.justify.pa character.text.justify.sat
        character.text.justify.si character.text.justify.ta character.text.justify.te character.text.justify.th
        character.text.justify.zh character.textbox:ei character.textbox.badge.sparkles:ei
        character.textbox.badge.sparkles.bn character.textbox.badge.sparkles.gu character.textbox.badge.sparkles.he
        character.textbox.badge.sparkles.ja character.textbox.badge.sparkles.kn character.textbox.badge.sparkles.ko
        character.textbox.badge.sparkles.ml character.textbox.badge.sparkles.mni character.textbox.badge.sparkles.mr
        character.textbox.badge.sparkles.or character.textbox.badge.sparkles.pa character.textbox.badge.sparkles.sat
        character.textbox.badge.sparkles.si character.textbox.badge.sparkles.ta character.textbox.badge.sparkles.te
        character.textbox.badge.sparkles.th character.textbox.badge.sparkles.zh character.textbox.bn
        character.textbox.gu character.textbox.he character.textbox.ja character.textbox.kn character.textbox.ko
        character.textbox.ml character.textbox.mni character.textbox.mr character.textbox.or character.textbox.pa
        character.textbox.sat character.textbox.si character.textbox.ta character.textbox.te character.textbox.th
        character.textbox.zh character.th character.zh characters.lowercase characters.lowercase.el
        characters.lowercase.ru characters.uppercase characters.uppercase.el characters.uppercase.ru chart.bar:a
        chart.bar.doc.horizontal:a chart.bar.horizontal.page:a chart.bar.xaxis chart.bar.xaxis.ascending:G
        chart.bar.xaxis.ascending.badge.clock.rtl chart.bar.xaxis.descending chart.bar.yaxis chart.dots.scatter
        chart.line.downtrend.xyaxis:cb chart.line.flattrend.xyaxis:cb chart.line.text.clipboard:a
        chart.line.uptrend.xyaxis:cb chart.pie:a chart.xyaxis.line checkerboard.rectangle checkerboard.shield
        checklist:u checklist.checked:u checklist.unchecked checkmark:cfSbdQE checkmark.app:a checkmark.applewatch
        checkmark.arrow.trianglehead.clockwise checkmark.arrow.trianglehead.counterclockwise checkmark.bubble:uay
        checkmark.circle.badge.airplane:a checkmark.circle.badge.plus:a checkmark.circle.badge.questionmark:eag
        checkmark.circle.badge.xmark:a checkmark.circle.trianglebadge.exclamationmark:a checkmark.diamond:a
        checkmark.gobackward checkmark.icloud:a checkmark.message:a checkmark.rectangle.portrait:a
        checkmark.rectangle.stack:a checkmark.seal:a checkmark.seal.text.page:uay checkmark.shield:a
        chevron.backward:cfbd chevron.backward.2 chevron.backward.chevron.backward.dotted chevron.backward.to.line
        chevron.compact.backward chevron.compact.down chevron.compact.forward chevron.compact.left
        chevron.compact.left.chevron.compact.right chevron.compact.right chevron.compact.up
        chevron.compact.up.chevron.compact.down
        chevron.compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left chevron.down:cfbd
        chevron.down.2 chevron.down.dotted.2 chevron.down.forward.2 chevron.down.forward.dotted.2 chevron.down.right.2
        chevron.down.right.dotted.2 chevron.forward:cfbd chevron.forward.2 chevron.forward.dotted.chevron.forward
        chevron.forward.to.line chevron.left:cfbd chevron.left.2 chevron.left.chevron.left.dotted
        chevron.left.chevron.right chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right
        chevron.left.to.line chevron.right:cfbd chevron.right.2 chevron.right.dotted.chevron.right
        chevron.right.to.line chevron.up:cfbd chevron.up.2 chevron.up.chevron.down:fd
        chevron.up.chevron.right.chevron.down.chevron.left chevron.up.dotted.2 chevron.up.forward.2
        chevron.up.forward.dotted.2 chevron.up.right.2 chevron.up.right.dotted.2 chineseyuanrenminbisign:Tcfbtdrnk
        chineseyuanrenminbisign.arrow.trianglehead.counterclockwise.rotate.90
        chineseyuanrenminbisign.gauge.chart.lefthalf.righthalf
        chineseyuanrenminbisign.gauge.chart.leftthird.topthird.rightthird circle:amcvfopwBbdUqzRPOMLDlJC
        circle.and.line.horizontal:a circle.badge.questionmark.fill:e circle.badge.xmark.fill circle.bottomhalf.fill
        circle.bottomhalf.filled.inverse circle.bottomrighthalf.checkered circle.bottomrighthalf.pattern.checkered
        circle.bottomthird.split circle.dashed.inset.fill circle.dashed.inset.filled circle.dashed.rectangle
        circle.dotted:cb circle.dotted.and.circle circle.fill.square.fill circle.filled.ipad:a
        circle.filled.ipad.landscape:a circle.filled.iphone:a circle.filled.pattern.diagonalline.rectangle
        circle.grid.2x1:a circle.grid.2x1.left.filled circle.grid.2x1.right.filled circle.grid.2x2:a
        circle.grid.2x2.topleft.checkmark.filled circle.grid.3x3:acb circle.grid.cross:a circle.grid.cross.down.fill
        circle.grid.cross.down.filled circle.grid.cross.left.fill circle.grid.cross.left.filled
        circle.grid.cross.right.fill circle.grid.cross.right.filled circle.grid.cross.up.fill
        circle.grid.cross.up.filled circle.grid.hex:a circle.hexagongrid:acb circle.hexagonpath:a circle.inset.filled
        circle.lefthalf.fill circle.lefthalf.filled.inverse circle.lefthalf.filled.righthalf.striped.horizontal:K
        circle.lefthalf.striped.horizontal:K circle.on.square circle.on.square.intersection.dotted
        circle.on.square.merge circle.rectangle.dashed circle.rectangle.filled.pattern.diagonalline
        circle.righthalf.fill circle.righthalf.filled.inverse circle.tophalf.fill circle.tophalf.filled.inverse
        circlebadge:a circlebadge.2:a circles.hexagongrid:a circles.hexagonpath:a clear:a clipboard:a clock:acBbqnLDlJC
        clock.arrow.2.circlepath clock.arrow.trianglehead.2.counterclockwise.rotate.90
        clock.arrow.trianglehead.clockwise.rotate.90.path.dotted clock.arrow.trianglehead.counterclockwise.rotate.90
        clock.badge:a clock.badge.airplane:a clock.badge.questionmark.fill:e clock.badge.xmark.fill cloud:acb
        cloud.bolt:acb cloud.bolt.rain:acb cloud.drizzle:acb cloud.fog:acb cloud.hail:acb cloud.heavyrain:acb
        cloud.moon:acb cloud.moon.bolt:acb cloud.moon.rain:acb cloud.rain:acb cloud.rainbow.crop:a cloud.rainbow.half:a
        cloud.sleet:acb cloud.snow:acb cloud.sun:acb cloud.sun.bolt:acb cloud.sun.rain:acb coat:acb
        coloncurrencysign:Tcfbtdrnk coloncurrencysign.arrow.trianglehead.counterclockwise.rotate.90
        coloncurrencysign.gauge.chart.lefthalf.righthalf coloncurrencysign.gauge.chart.leftthird.topthird.rightthird
        comb:a command:cfbd compass.drawing computermouse:a cone:a contact.sensor:a contextualmenu.and.cursorarrow
        contextualmenu.and.pointer.arrow control convertible.side:aX convertible.side.air.circulate:a
        convertible.side.air.fresh:a convertible.side.and.exclamationmark:a convertible.side.arrow.left.and.right:a
        convertible.side.arrow.trianglehead.backward:a convertible.side.arrow.trianglehead.forward:a
        convertible.side.arrow.trianglehead.forward.and.backward:a convertible.side.arrowtriangle.down
        convertible.side.arrowtriangle.up:aX convertible.side.arrowtriangle.up.arrowtriangle.down
        convertible.side.front.open:a convertible.side.front.open.crop:a convertible.side.hill.descent.control:a
        convertible.side.hill.down:a
        convertible.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:a
        convertible.side.hill.up:a convertible.side.lock:a convertible.side.lock.open:a cooktop:a cpu:a
        creditcard:acbhs creditcard.and.123 creditcard.and.numbers creditcard.arrow.trianglehead.2.clockwise.rotate.90
        creditcard.rewards:a creditcard.viewfinder cricket.ball:acb crop crop.rotate cross:acb cross.case:acb
        cross.vial:a crown:a cruzeirosign:Tcfbtdrnk cruzeirosign.arrow.trianglehead.counterclockwise.rotate.90
        """
}
