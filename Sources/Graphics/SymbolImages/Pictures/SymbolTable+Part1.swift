extension SymbolTable {
    /// From `1.magnifyingglass` to `building`.
    static let part1: StaticString = #"""
        1.magnifyingglass =magnifyingglass + "1" %48 >-8,-8
        123.rectangle =numbers.rectangle
        2h "2H"
        4a "4A"
        4h "4H"
        4k.tv tv + "4K" %42 >0,-8
        4l "4L"
        _arrow.above [l 0 -62 0 -20 l -20 -38 0 -18 20 -38]
        _arrow.away [l 0 -18 0 -60 l -20 -42 0 -62 20 -42]
        _arrow.in [l -46 -46 -12 -12 l -12 -42 -12 -12 -42 -12]
        _arrow.out [l -12 -12 -44 -44 l -44 -12 -44 -44 -12 -44]
        _body.fish [K 26 0 8 -34 -36 -34 -56 0 -36 34 8 34 26 0 p 26 0 56 -24 56 24]
        _cat [K 0 -30 14 -30 28 -42 38 -48 48 -26 50 4 40 24 20 50 -20 50 -40 24 -50 4 -48 -26 -38 -48 -28 -42 -9 -30 0 -30]
        _cat.face [d -17 4 3 d 17 4 3 l -5 22 5 22]
        _cloud.bolt [s -4 42 -22 66 -8 66 -16 86 10 58 -4 58 6 42]
        _cloud.drops [l -40 46 -46 62 l -12 54 -18 72 l 16 46 10 62]
        _half.rectangle [S 0 -46 0 -46 -44 -46 -44 -46 -53 -46 -61 -38 -61 -29 -61 -29 -61 0 -61 0 -61 0 0 0 0 0]
        _half.square [S 0 -46 0 -46 -26 -46 -26 -46 -37 -46 -46 -37 -46 -26 -46 -26 -46 0 -46 0 -46 0 0 0 0 0]
        _slider [l -50 0 -26 0 l 2 0 50 0 c -12 0 12]
        _speaker [p -46 -15 -28 -15 -4 -36 -4 36 -28 15 -46 15]
        _triangle.in [p -58 -26 -58 26 -20 0]
        _triangle.out [p -20 -26 -20 26 -58 0]
        _tube [l -50 -44 -40 -44 l -8 -44 2 -44 k -24 -4 -24 54 32 54 32 2]
        a.book.closed journal + "A" %48 >8,0
        a.magnify =a.magnifyingglass
        abc "abc"
        abs "ABS"
        accessibility m.e92c // accessibility_new
        air.conditioner.horizontal m.efd8 // air
        air.conditioner.vertical m.efd8 // air
        air.purifier m.efd8 // air
        airplane airplane @90
        airplane.arrival m.e904 // flight_land
        airplane.departure m.e905 // flight_takeoff
        airplane.fill airplane-fill @90
        airplane.landed m.e904 // flight_land
        airplane.ticket m.efd9 // airplane_ticket
        airplane.up.forward m.e539 @45 // flight
        airplane.up.right m.e539 @45 // flight
        airplaneseat m.e637 // airline_seat_recline_normal
        airplay.audio m.e32e // speaker_group
        airplay.video m.e055 // airplay
        airplayaudio m.e32e // speaker_group
        airplayvideo m.e055 // airplay
        airpod.left m.f003 // earbuds
        airpod.right m.f003 ~ // earbuds
        airpods earbuds
        airpods.chargingcase m.f004 // earbuds_battery
        airpods.gen3 earbuds
        airpods.max headphones
        airpods.pro earbuds
        airpodsmax headphones
        airpodspro earbuds
        airtag m.e1b7 // location_searching
        alarm alarm
        alarm.waves.left.and.right m.e858 // alarm_on
        align.horizontal.center align-center
        align.horizontal.left align-start
        align.horizontal.right align-end
        align.vertical.bottom align-bottom
        align.vertical.center align-middle
        align.vertical.top align-top
        allergens m.f221 // coronavirus
        alt alt
        american.football m.ea29 // sports_football
        american.football.professional m.ea29 // sports_football
        amplifier boombox
        angle [l 44 -40 -44 40 48 40 a -44 40 50 -42 0]
        ant m.e868 // bug_report
        antenna.radiowaves.left.and.right broadcast-pin ;out
        app [r 0 0 96 96 28]
        app.badge =app /2 & [d 44 -44 18] /1 !red
        app.badge.fill =app * /2 & [d 44 -44 18] /1 !red
        app.connected.to.app.below.fill [b 0 -40 34 34 9 l 0 -10 0 10 b 0 40 34 34 9]
        app.dashed [r 0 0 96 96 28 h]
        app.gift gift
        app.grid =square.grid.3x3.fill
        app.translucent =app.dashed
        append.page file-earmark-arrow-down
        apple.intelligence stars
        apple.logo apple
        apple.terminal terminal
        applelogo apple
        applepencil pencil
        applepencil.and.scribble m.e746 // draw
        applepencil.gen1 pencil
        applepencil.gen2 pencil
        applepencil.tip pen
        appletv hdd
        appletvremote.gen1 m.e8c7 // settings_remote
        appletvremote.gen2 m.e8c7 // settings_remote
        appletvremote.gen3 m.e8c7 // settings_remote
        appletvremote.gen4 m.e8c7 // settings_remote
        applewatch smartwatch
        applewatch.case.inset.filled smartwatch
        applewatch.radiowaves.left.and.right smartwatch
        applewatch.side.right smartwatch
        applewatch.watchface watch
        apps.ipad m.e5c3 // apps
        apps.ipad.landscape m.e5c3 // apps
        apps.iphone m.e5c3 // apps
        apps.iphone.landscape m.e5c3 // apps
        aqi.high m.e3a5 ;radial // blur_on
        aqi.low m.e3ea ;radial // grain
        aqi.medium m.e3a5 ;radial // blur_on
        arcade.stick joystick
        archivebox archive
        arrow.2.circlepath arrow-repeat
        arrow.2.squarepath repeat
        arrow.3.trianglepath recycle
        arrow.backward =arrow.left
        arrow.backward.to.line =arrow.left.to.line
        arrow.backward.to.line.compact =arrow.left.to.line
        arrow.branch m.e0b6 // call_split; one way becomes two
        arrow.circlepath =arrow.clockwise
        arrow.clockwise [a 0 2 44 -20 -318 l 42 -46 42 -14 10 -14]
        arrow.counterclockwise =arrow.clockwise ~
        arrow.down =arrow.right @90
        arrow.down.and.line.horizontal.and.arrow.up [l -46 0 46 0] + =_arrow.above + =_arrow.above ^
        arrow.down.backward =arrow.down.left
        arrow.down.backward.and.arrow.up.forward =arrow.down.right.and.arrow.up.left ~
        arrow.down.forward =arrow.down.right
        arrow.down.forward.and.arrow.up.backward =arrow.down.right.and.arrow.up.left
        arrow.down.left =arrow.up.right ~ ^
        arrow.down.left.and.arrow.up.right =arrow.up.right.and.arrow.down.left
        arrow.down.left.arrow.up.right =arrow.down.left.and.arrow.up.right
        arrow.down.right =arrow.up.right ^
        arrow.down.right.and.arrow.up.left =_arrow.in + =_arrow.in @180
        arrow.down.to.line =arrow.up.to.line ^
        arrow.down.to.line.alt =arrow.down.to.line
        arrow.down.to.line.compact =arrow.down.to.line
        arrow.forward =arrow.right
        arrow.forward.to.line =arrow.right.to.line
        arrow.forward.to.line.compact =arrow.right.to.line
        arrow.left =arrow.right ~
        arrow.left.and.line.vertical.and.arrow.right =arrow.up.and.line.horizontal.and.arrow.down @90
        arrow.left.and.right [l -60 0 60 0 l -36 -24 -60 0 -36 24 l 36 -24 60 0 36 24]
        arrow.left.and.right.righttriangle.left.righttriangle.right symmetry-vertical
        arrow.left.and.right.text.vertical m.e240 @90 // format_line_spacing
        arrow.left.arrow.right [l 50 -22 -50 -22 l -28 -44 -50 -22 -28 0 l -50 24 50 24 l 28 2 50 24 28 46]
        arrow.left.to.line =arrow.up.to.line @-90
        arrow.left.to.line.alt =arrow.left.to.line
        arrow.left.to.line.compact =arrow.left.to.line
        arrow.merge m.e0b3 // call_merge
        arrow.rectanglepath repeat
        arrow.right [l -47 0 47 0 l 10 -37 47 0 10 37]
        arrow.right.and.line.vertical.and.arrow.left =arrow.down.and.line.horizontal.and.arrow.up @90
        arrow.right.arrow.left =arrow.left.arrow.right ~
        arrow.right.doc.on.clipboard =arrow.right.clipboard
        arrow.right.page.on.clipboard =arrow.right.clipboard
        arrow.right.to.line =arrow.up.to.line @90
        arrow.right.to.line.alt =arrow.right.to.line
        arrow.right.to.line.compact =arrow.right.to.line
        arrow.swap =arrow.up.arrow.down
        arrow.triangle.2.circlepath arrow-repeat
        arrow.triangle.2.circlepath.camera m.efeb // cameraswitch
        arrow.triangle.2.circlepath.doc.on.clipboard =arrow.2.circlepath.clipboard
        arrow.triangle.2.circlepath.icloud m.eb5a // cloud_sync
        arrow.triangle.branch m.e0b6 // call_split
        arrow.triangle.capsulepath repeat
        arrow.triangle.merge m.e0b3 // call_merge
        arrow.triangle.pull m.e252 // merge_type; a pull request: one branch goes into the other
        arrow.triangle.swap =arrow.up.arrow.down
        arrow.triangle.turn.up.right =arrow.turn.up.right
        arrow.trianglehead.2.clockwise arrow-repeat
        arrow.trianglehead.2.clockwise.rotate.90 arrow-repeat
        arrow.trianglehead.2.clockwise.rotate.90.camera m.efeb // cameraswitch
        arrow.trianglehead.2.counterclockwise arrow-repeat ~
        arrow.trianglehead.2.counterclockwise.rotate.90 arrow-repeat ~
        arrow.trianglehead.branch m.e0b6 // call_split
        arrow.trianglehead.clockwise =arrow.clockwise
        arrow.trianglehead.clockwise.rotate.90 =arrow.clockwise @90
        arrow.trianglehead.counterclockwise =arrow.counterclockwise
        arrow.trianglehead.counterclockwise.rotate.90 =arrow.counterclockwise @-90
        arrow.trianglehead.merge m.e0b3 // call_merge
        arrow.trianglehead.pull m.e252 // merge_type
        arrow.trianglehead.rectanglepath repeat
        arrow.trianglehead.swap =arrow.up.arrow.down
        arrow.trianglehead.turn.up.right =arrow.turn.up.right
        arrow.turn.down.left =arrow.turn.up.right ~ ^
        arrow.turn.down.right =arrow.turn.up.right ^
        arrow.turn.left.down =arrow.turn.right.up ~ ^
        arrow.turn.left.up =arrow.turn.right.up ~
        arrow.turn.right.down =arrow.turn.right.up ^
        arrow.turn.right.up [l -46 40 16 40 16 -44 l -12 -16 16 -44 44 -16]
        arrow.turn.up.left =arrow.turn.up.right ~
        arrow.turn.up.right [l -40 46 -40 -16 44 -16 l 16 -44 44 -16 16 12]
        arrow.up =arrow.right @-90
        arrow.up.and.down =arrow.left.and.right @90
        arrow.up.and.down.and.arrow.left.and.right arrows-move
        arrow.up.and.down.and.sparkles =arrow.up.and.down %90 >-14,0 + =sparkle %50 >32,-22
        arrow.up.and.down.righttriangle.up.righttriangle.down symmetry-horizontal
        arrow.up.and.down.text.horizontal m.e240 // format_line_spacing
        arrow.up.and.line.horizontal.and.arrow.down [l -46 0 46 0] + =_arrow.away + =_arrow.away ^
        arrow.up.arrow.down =arrow.right.arrow.left @-90
        arrow.up.backward =arrow.up.left
        arrow.up.backward.and.arrow.down.forward =arrow.up.left.and.arrow.down.right
        arrow.up.bin m.e169 // unarchive
        arrow.up.doc.on.clipboard =arrow.up.clipboard
        arrow.up.forward =arrow.up.right
        arrow.up.forward.and.arrow.down.backward =arrow.up.right.and.arrow.down.left
        arrow.up.left =arrow.up.right ~
        arrow.up.left.and.arrow.down.right =_arrow.out + =_arrow.out @180
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrows-fullscreen
        arrow.up.left.and.down.right.magnifyingglass =magnifyingglass + arrows-angle-expand ~ %38 >-10,-10
        arrow.up.left.arrow.down.right =arrow.up.left.and.arrow.down.right
        arrow.up.page.on.clipboard =arrow.up.clipboard
        arrow.up.right [l -36 36 36 -36 l -16 -36 36 -36 36 16]
        arrow.up.right.and.arrow.down.left =arrow.up.left.and.arrow.down.right ~
        arrow.up.right.and.arrow.down.left.rectangle =rectangle /2 + =arrow.up.right.and.arrow.down.left %50
        arrow.up.to.line [l 0 -24 0 50 l -30 6 0 -24 30 6 l -40 -50 40 -50]
        arrow.up.to.line.alt =arrow.up.to.line
        arrow.up.to.line.compact =arrow.up.to.line
        arrow.uturn.backward =arrow.uturn.left
        arrow.uturn.down =arrow.uturn.left @-90
        arrow.uturn.forward =arrow.uturn.right
        arrow.uturn.left [l -20 -44 -48 -16 -20 12 l -48 -16 16 -16 a 16 13 29 -90 90 l 16 42 -14 42]
        arrow.uturn.right =arrow.uturn.left ~
        arrow.uturn.up =arrow.uturn.left @90
        arrowkeys m.e30f // gamepad
        arrowshape.backward =arrowshape.left
        arrowshape.bounce.forward reply ~
        arrowshape.bounce.right reply ~
        arrowshape.down =arrowshape.right @90
        arrowshape.forward =arrowshape.right
        arrowshape.left =arrowshape.right ~
        arrowshape.left.arrowshape.right [p -60 0 -26 -30 -26 -13 26 -13 26 -30 60 0 26 30 26 13 -26 13 -26 30]
        arrowshape.right [p -48 -17 4 -17 4 -42 50 0 4 42 4 17 -48 17]
        arrowshape.turn.up.backward reply
        arrowshape.turn.up.backward.2 reply-all
        arrowshape.turn.up.forward reply ~
        arrowshape.turn.up.left reply
        arrowshape.turn.up.left.2 reply-all
        arrowshape.turn.up.right reply ~
        arrowshape.up =arrowshape.right @-90
        arrowshape.zigzag.forward m.e8e5 // trending_up
        arrowshape.zigzag.right m.e8e5 // trending_up
        arrowtriangle.backward =arrowtriangle.left
        arrowtriangle.down =arrowtriangle.right @90
        arrowtriangle.forward =arrowtriangle.right
        arrowtriangle.left =arrowtriangle.right ~
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right =_triangle.out + =_triangle.out ~ + [l 0 -46 0 46]
        arrowtriangle.right [p -26 -40 40 0 -26 40]
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left =_triangle.in + =_triangle.in ~ + [l 0 -46 0 46]
        arrowtriangle.up =arrowtriangle.right @-90
        aspectratio aspect-ratio
        asterisk asterisk
        at at %125
        at.badge.plus =at & =plus.circle.fill %46 >38,34
        atom m.e9f4 // hub
        australian.football m.ea29 // sports_football
        australiandollarsign "A$"
        australsign "₳"
        av.remote m.e8c7 // settings_remote
        backpack m.f19c // backpack
        backward =forward ~
        backward.end =forward.end ~
        backward.end.alt =forward.end.alt ~
        backward.frame =forward.frame ~
        badge.plus.radiowaves.forward =badge.plus.radiowaves.right
        badge.plus.radiowaves.right =plus.circle.fill %60 >-24,0 + =wave.3.right %60 >26,0
        bag bag
        bag.badge.minus bag-dash
        bag.badge.plus bag-plus
        bag.fill.badge.minus bag-dash *
        bag.fill.badge.plus bag-plus *
        bahtsign "฿"
        balloon balloon
        balloon.2 balloon
        bandage bandaid
        banknote cash
        barcode upc %140
        barcode.viewfinder upc-scan
        barometer speedometer2
        baseball m.ea51 // sports_baseball
        baseball.diamond.bases [p 0 -50 50 0 0 50 -50 0 r 0 -50 10 10 2 r 50 0 10 10 2 r -50 0 10 10 2]
        basket basket
        basketball m.ea26 // sports_basketball
        bathtub m.ea41 // bathtub
        battery.0 battery
        battery.0percent battery
        battery.100 battery-full
        battery.100.bolt battery-charging
        battery.100percent battery-full
        battery.100percent.bolt battery-charging
        battery.25 [r -6 0 100 52 12 l 54 -10 54 10 b -34 0 16 24 3]
        battery.25percent =battery.25
        battery.50 battery-half
        battery.50percent battery-half
        battery.75 [r -6 0 100 52 12 l 54 -10 54 10 b -19 0 46 24 3]
        battery.75percent =battery.75
        batteryblock [r 0 8 116 76 12 l -40 -42 -22 -42 l 22 -42 40 -42]
        batteryblock.stack =batteryblock
        beach.umbrella m.eb3e // beach_access
        beats.earphones earbuds
        beats.headphones headphones
        bed.double m.efdf // bed
        bed.double.fill m.efdf // bed
        bell bell
        bell.and.waveform m.e7f7 // notifications_active
        bell.and.waves.left.and.right m.e7f7 // notifications_active
        bell.badge bell /2 & [d 28 -36 18] !red
        bell.badge.fill bell * /2 & [d 28 -36 18] !red
        bell.badge.waveform m.e7f7 // notifications_active
        beziercurve bezier2
        bicycle bicycle
        bin.xmark trash
        binoculars binoculars
        bird m.e00b // flutter_dash
        birthday.cake m.e7e9 // cake
        bitcoinsign "₿"
        blinds.horizontal.closed m.ec1f // blinds_closed
        blinds.horizontal.open m.e286 // blinds
        blinds.vertical.closed m.ec0d // vertical_shades_closed
        blinds.vertical.open m.ec0e // vertical_shades
        bold type-bold
        bold.italic.underline "BIU"
        bold.underline type-underline
        bolt lightning-charge
        bolt.badge.a =bolt & =a.circle.fill %50 >36,30
        bolt.badge.a.fill =bolt.fill & =a.circle.fill %50 >36,30
        bolt.batteryblock m.e1a3 @90 // battery_charging_full
        bolt.car ev-front
        bolt.fill.batteryblock m.e1a3 @90 // battery_charging_full
        bolt.horizontal lightning-charge @-90
        bolt.ring.closed [c 0 0 50] + =bolt.fill %56
        bonjour m.e9f4 // hub
        book book
        book.closed journal
        book.closed.fill m.e865 // book
        book.pages book
        bookmark bookmark
        books.vertical [r -40 0 24 92 5 r -10 4 24 84 5] + [r 32 2 22 88 5] @-10
        box.truck truck
        brain m.ea4a // psychology; a head that thinks
        brain.filled.head.profile m.ea4a // psychology
        brain.head.profile m.ea4a // psychology
        brazilianrealsign "R$"
        briefcase briefcase
        bubble chat-square
        bubble.left chat-left
        bubble.left.and.bubble.right chat-left %80 >-15,-12 # chat-right %80 >15,15
        bubble.left.and.exclamationmark.bubble.right m.e0bf // forum
        bubble.left.and.text.bubble.right chat-left %80 >-15,-12 # chat-right-text %80 >15,15
        bubble.middle.bottom chat-square
        bubble.middle.top chat-square ^
        bubble.right chat-right
        bubbles.and.sparkles m.e6dd // bubble_chart
        building building
        """#
}
