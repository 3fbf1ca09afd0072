extension SymbolTable {
    /// From `square.and.arrow.down` to `zzz`.
    static let part6: StaticString = #"""
        square.and.arrow.down [l -22 -17 -44 -17 -44 55 44 55 44 -17 22 -17 l 0 -55 0 17 l -24 -5 0 19 24 -5]
        square.and.arrow.down.fill [b 0 20 88 74 12 - l 0 -42 0 17 l -24 -5 0 19 24 -5] + [l 0 -55 0 -20]
        square.and.arrow.down.on.square =square.and.arrow.down %80 >-10,-8 # [r 14 20 70 62 10] %80 >16,22
        square.and.arrow.up [l -22 -17 -44 -17 -44 55 44 55 44 -17 22 -17 l 0 -55 0 17 l -24 -33 0 -57 24 -33]
        square.and.arrow.up.fill [b 0 20 88 74 12 - l 0 -42 0 20] + [l 0 -55 0 -20 l -24 -33 0 -57 24 -33]
        square.and.arrow.up.on.square =square.and.arrow.up %80 >-10,-8 # [r 14 20 70 62 10] %80 >16,22
        square.and.at.rectangle m.e0d0 // contact_mail
        square.and.line.vertical.and.square [r -36 0 44 60 8 r 36 0 44 60 8 l 0 -50 0 50]
        square.and.pencil pencil-square
        square.arrowtriangle.4.outward arrows-move
        square.bottomhalf.fill =square.lefthalf.fill @-90
        square.bottomhalf.filled =square.lefthalf.fill @-90
        square.dashed [r 0 0 92 92 20 h]
        square.dashed.inset.filled [r 0 0 92 92 20 h] + [b 0 0 48 48 9]
        square.dotted [r 0 0 92 92 20 y]
        square.fill.and.line.vertical.and.square [b -36 0 44 60 8 r 36 0 44 60 8 l 0 -50 0 50]
        square.fill.on.circle.fill [d -14 -14 38] # [b 16 16 68 68 14]
        square.fill.on.square [r -16 -16 76 76 16] # [b 16 16 76 76 16]
        square.fill.on.square.fill [b -16 -16 76 76 16] # [b 16 16 76 76 16]
        square.fill.text.grid.1x2 m.e8ef // view_list
        square.filled.and.line.vertical.and.square [b -36 0 44 60 8 r 36 0 44 60 8 l 0 -50 0 50]
        square.filled.on.square =square.fill.on.square
        square.grid.2x2 [n 2 2 54 54 38 38 9]
        square.grid.3x1.below.line.grid.1x2 [n 3 1 40 0 24 24 5] >0,28 + [l -50 -40 50 -40 l -50 -14 50 -14]
        square.grid.3x1.folder.badge.plus =square.grid.3x2 & =folder %50 >30,26
        square.grid.3x2 [n 3 2 42 42 25 25 6]
        square.grid.3x3 [n 3 3 40 40 22 22 5]
        square.grid.3x3.bottomleft.fill =square.grid.3x3.bottomleft.filled '
        square.grid.3x3.bottomleft.filled =square.grid.3x3 + [b -40 40 22 22 5]
        square.grid.3x3.bottommiddle.filled =square.grid.3x3 + [b 0 40 22 22 5]
        square.grid.3x3.bottomright.fill =square.grid.3x3.bottomright.filled '
        square.grid.3x3.bottomright.filled =square.grid.3x3 + [b 40 40 22 22 5]
        square.grid.3x3.middle.fill =square.grid.3x3.middle.filled '
        square.grid.3x3.middle.filled =square.grid.3x3 + [b 0 0 22 22 5]
        square.grid.3x3.middleleft.filled =square.grid.3x3 + [b -40 0 22 22 5]
        square.grid.3x3.middleright.filled =square.grid.3x3 + [b 40 0 22 22 5]
        square.grid.3x3.topleft.fill =square.grid.3x3.topleft.filled '
        square.grid.3x3.topleft.filled =square.grid.3x3 + [b -40 -40 22 22 5]
        square.grid.3x3.topmiddle.filled =square.grid.3x3 + [b 0 -40 22 22 5]
        square.grid.3x3.topright.fill =square.grid.3x3.topright.filled '
        square.grid.3x3.topright.filled =square.grid.3x3 + [b 40 -40 22 22 5]
        square.grid.4x3.fill [N 4 3 36 36 14 14 3]
        square.inset.filled [r 0 0 92 92 20 b 0 0 48 48 9]
        square.lefthalf.fill [r 0 0 92 92 20] + =_half.square + =_half.square ^
        square.lefthalf.filled =square.lefthalf.fill
        square.on.circle [c -14 -14 38] # [r 16 16 68 68 14]
        square.on.square [r -16 -16 76 76 16] # [r 16 16 76 76 16]
        square.on.square.dashed [r -16 -16 76 76 16] # [r 16 16 76 76 16 h]
        square.on.square.intersection.dashed [r -16 -16 76 76 16 h] + [r 16 16 76 76 16 h]
        square.resize arrows-angle-expand
        square.resize.down arrows-angle-contract
        square.resize.up arrows-angle-expand
        square.righthalf.fill =square.lefthalf.fill ~
        square.righthalf.filled =square.lefthalf.fill ~
        square.split.1x2 [r 0 0 92 104 18 l -46 0 46 0]
        square.split.1x2.fill [b 0 -27 92 40 10 b 0 27 92 40 10]
        square.split.2x1 [r 0 0 104 92 18 l 0 -46 0 46]
        square.split.2x1.fill [b -27 0 40 92 10 b 27 0 40 92 10]
        square.split.2x2 [r 0 0 96 96 18 l 0 -48 0 48 l -48 0 48 0]
        square.split.2x2.fill [b -26 -26 36 36 8 b 26 -26 36 36 8 b -26 26 36 36 8 b 26 26 36 36 8]
        square.split.bottomrightquarter [r 0 0 92 92 20 l 46 4 4 4 4 46]
        square.split.diagonal [r 0 0 92 92 20 l -40 40 40 -40]
        square.split.diagonal.2x2 [r 0 0 92 92 20 l -40 40 40 -40 l -40 -40 40 40]
        square.split.diagonal.2x2.fill [b 0 0 92 92 20 - l 46 -46 -46 46 l -46 -46 46 46]
        square.split.diagonal.fill [b 0 0 92 92 20 - l 46 -46 -46 46]
        square.stack [r 0 14 92 74 16 l -38 -42 38 -42]
        square.stack.3d.down.dottedline layers
        square.stack.3d.down.forward layers ~
        square.stack.3d.down.right layers ~
        square.stack.3d.up layers
        square.stack.3d.up.fill layers-fill
        square.text.square m.ef42 // article
        square.tophalf.fill =square.lefthalf.fill @90
        square.tophalf.filled =square.lefthalf.fill @90
        squareroot "√" %130
        squares.below.rectangle [r 0 -24 104 44 10 r -38 34 26 26 6 r 0 34 26 26 6 r 38 34 26 26 6]
        squares.leading.rectangle [r 24 0 60 96 10 r -40 -36 26 24 6 r -40 0 26 24 6 r -40 36 26 24 6]
        squareshape [r 0 0 92 92 3]
        squareshape.dotted.split.2x2 [r 0 0 96 96 3 h] + [l 0 -48 0 48 l -48 0 48 0]
        squareshape.split.2x2 [r 0 0 96 96 3 l 0 -48 0 48 l -48 0 48 0]
        squareshape.split.2x2.dotted [r 0 0 96 96 3] + [l 0 -48 0 48 l -48 0 48 0 h]
        squareshape.split.3x3 [r 0 0 102 102 3 l -17 -51 -17 51 l 17 -51 17 51 l -51 -17 51 -17 l -51 17 51 17]
        stairs m.f1a9 // stairs
        star star
        star.leadinghalf.fill star-half
        star.leadinghalf.filled star-half
        star.lefthalf.fill star-half
        star.square.on.square =square.on.square + star-fill %46 >16,16
        staroflife asterisk // six arms, as the star of life
        steeringwheel [c 0 0 50 c 0 0 12 l -50 0 -12 0 l 12 0 50 0 l 0 12 0 50]
        sterlingsign "£"
        stethoscope =_tube + [k -44 -44 -46 8 -2 8 -4 -44 c 32 -12 11] // drawn: a tube and a disc
        stop [r 0 0 78 78 13]
        stopwatch stopwatch
        storefront shop
        stove m.ea47 // outdoor_grill
        strikethrough type-strikethrough
        strikethrough.double type-strikethrough
        stroller m.eb42 // child_friendly
        studentdesk m.f8f4 // desk
        suit.club suit-club
        suit.diamond suit-diamond
        suit.heart suit-heart
        suit.spade suit-spade
        suitcase m.f235 // luggage
        suitcase.cart m.eb88 // shopping_cart_checkout
        suitcase.rolling m.f235 // luggage
        suitcase.rolling.and.suitcase m.f235 // luggage
        sum "∑" %130
        sum.ar "∑" %130
        sun.and.horizon sunrise
        sun.dust cloud-haze2
        sun.haze cloud-haze
        sun.horizon sunrise
        sun.lefthalf.filled m.e3ab ~ // brightness_6
        sun.max sun
        sun.max.fill sun-fill !yellow
        sun.min brightness-low
        sun.min.fill brightness-low-fill !yellow
        sun.rain cloud-drizzle
        sun.righthalf.filled m.e3ab // brightness_6
        sun.snow cloud-snow
        sunglasses sunglasses
        sunrise sunrise
        sunrise.fill sunrise-fill !orange
        sunset sunset
        sunset.fill sunset-fill !orange
        surfboard m.e515 // surfing
        suv.side m.eb3c // airport_shuttle
        swatchpalette m.e41d // style
        swedishkronasign "kr"
        swift m.e00b // flutter_dash; a bird
        swiftdata database
        switch.2 toggles
        syringe m.e138 // vaccines
        table table
        table.badge.more =table.badge.ellipsis
        table.furniture m.eac6 // table_restaurant
        tablecells table
        tachometer speedometer2
        tag tag
        takeoutbag.and.cup.and.straw m.e57a // fastfood
        target bullseye
        teletype m.f1aa // tty
        teletype.answer m.f1aa // tty
        tengesign "₸"
        tennis.racket m.ea32 // sports_tennis
        tennisball m.ea51 // sports_baseball
        tent [p 0 -44 54 42 -54 42 l 0 -4 -17 42 l 0 -4 17 42]
        tent.2 =tent
        tent.fill [s 0 -44 54 42 -54 42 - s 0 6 12 42 -12 42]
        terminal terminal
        testtube.2 m.ea4b // science
        text =text.alignleft
        text.aligncenter [l -50 -36 50 -36 l -32 -12 32 -12 l -50 12 50 12 l -32 36 32 36]
        text.alignleft [l -50 -36 50 -36 l -50 -12 14 -12 l -50 12 50 12 l -50 36 14 36]
        text.alignright =text.alignleft ~
        text.and.command.macwindow terminal
        text.append [l -50 -36 50 -36 l -50 -12 50 -12 l -50 12 0 12 l 32 8 32 48 l 12 28 52 28]
        text.below.photo card-image
        text.book.closed journal-text
        text.bubble chat-left-text
        text.cursor cursor-text
        text.document file-earmark-text
        text.insert [l -50 36 50 36 l -50 12 50 12 l -50 -12 0 -12 l 32 -48 32 -8 l 12 -28 52 -28]
        text.justify [l -50 -36 50 -36 l -50 -12 50 -12 l -50 12 50 12 l -50 36 50 36]
        text.justify.leading =text.justifyleft
        text.justify.left =text.justifyleft
        text.justify.right =text.justifyright
        text.justify.trailing =text.justifyright
        text.justifyleft [l -50 -36 50 -36 l -50 -12 50 -12 l -50 12 50 12 l -50 36 0 36]
        text.justifyright =text.justifyleft ~
        text.line.first.and.arrowtriangle.forward text-indent-left
        text.line.last.and.arrowtriangle.forward text-indent-left ^
        text.line.magnify =text.magnifyingglass
        text.magnifyingglass =magnifyingglass + =text.alignleft %36 >-10,-10
        text.pad.header card-heading
        text.page file-earmark-text
        text.quote blockquote-left
        text.rectangle card-text
        text.rectangle.page file-earmark-ruled
        text.redaction [l -50 -36 50 -36 l -50 36 20 36 b -18 0 64 18 5 l 34 0 50 0]
        text.word.spacing m.e256 // space_bar
        textbox =character.rectangle
        textformat "Aa" %115
        textformat.12 "12"
        textformat.123 "123"
        textformat.abc "abc"
        textformat.abc.dottedunderline "abc" >0,-8 + [l -60 40 60 40 h]
        textformat.alt "Aa" %115
        textformat.characters "abc"
        textformat.characters.arrow.left.and.right "abc" >0,-10 + =arrow.left.and.right %60 >0,40
        textformat.characters.dottedunderline "abc" >0,-8 + [l -60 40 60 40 h]
        textformat.numbers "123"
        textformat.size "A" %75 >-34,10 + "A" %130 >20,-4
        textformat.size.larger "A" %120 >-18,0 & =arrow.up %50 >44,0
        textformat.size.smaller "A" %90 >-18,8 & =arrow.down %50 >40,0
        textformat.subscript subscript
        textformat.superscript superscript
        theatermask.and.paintbrush m.ea66 // theater_comedy
        theatermasks m.ea66 // theater_comedy
        thermometer thermometer-half
        thermometer.high thermometer-high
        thermometer.low thermometer-low
        thermometer.medium thermometer-half
        thermometer.snowflake thermometer-snow
        thermometer.sun thermometer-sun
        thermometer.variable thermometer-half
        ticket ticket-perforated
        timelapse [o 0 0 42 4 12 d 0 0 24] ;turn
        timemachine =clock.arrow.circlepath
        timer m.e422 // timelapse
        tire [c 0 0 50 c 0 0 24]
        togglepower toggle-on
        toilet m.e63d // wc
        tornado tornado
        tortoise [K -46 18 -44 -38 28 -38 30 18 l -54 18 36 18 c 46 4 9 l -32 20 -32 34 l 14 20 14 34] // drawn: a shell
        torus [c 0 0 50 c 0 0 20]
        touchid fingerprint ;nest
        train.side.front.car train-front
        train.side.middle.car train-freight-front
        train.side.rear.car train-freight-front
        tram train-lightrail-front
        tram.fill train-lightrail-front-fill
        tram.fill.tunnel m.e533 // directions_subway
        tram.tunnel.fill m.e533 // directions_subway
        translate translate
        trapezoid.and.line.horizontal [p -40 38 -18 -38 18 -38 40 38]
        trapezoid.and.line.vertical [p -38 -40 38 -18 38 18 -38 40]
        trash trash
        tray inbox
        tray.2 inboxes
        tray.and.arrow.down m.e168 // move_to_inbox
        tray.and.arrow.up m.ef5f // outbox
        tray.full inbox
        tree tree
        triangle [p 0 -44 52 42 -52 42]
        triangle.inset.filled [p 0 -44 52 42 -52 42 s 0 -4 18 22 -18 22]
        triangle.lefthalf.fill [p 0 -44 52 42 -52 42 s 0 -44 0 42 -52 42]
        triangle.lefthalf.filled =triangle.lefthalf.fill
        triangle.righthalf.fill =triangle.lefthalf.fill ~
        triangle.righthalf.filled =triangle.lefthalf.fill ~
        triangleshape =triangle
        trophy trophy
        tropicalstorm tropical-storm
        truck.box truck
        truck.pickup.side m.e558 // local_shipping
        tshirt [p -18 -46 -52 -26 -40 2 -28 -5 -28 46 28 46 28 -5 40 2 52 -26 18 -46 8 -36 -8 -36]
        tugriksign "₮"
        turkishlirasign "₺"
        tv tv
        tv.and.mediabox tv
        tv.inset.filled tv-fill
        tv.music.note =tv & =music.note %50 >0,-6
        uiwindow.split.2x1 layout-split
        umbrella umbrella
        umbrella.fill umbrella-fill
        umbrella.percent umbrella
        umbrella.percent.fill umbrella-fill
        underline type-underline
        underline.double type-underline
        video camera-video
        video.and.waveform camera-video
        video.badge.plus m.e070 // video_call
        video.doorbell m.efff // doorbell
        video.fill.badge.plus m.e070 // video_call
        video.slash camera-video-off
        videoprojector projector
        view.2d "2D"
        view.3d "3D"
        viewfinder [l -50 -24 -50 -50 -24 -50 l 24 -50 50 -50 50 -24 l 50 24 50 50 24 50 l -24 50 -50 50 -50 24]
        viewfinder.rectangular m.e3c2 // crop_free
        vision.pro headset-vr
        vision.pro.and.arrow.forward =vision.pro & =arrow.right %50 >44,20
        visionpro headset-vr
        visionpro.and.arrow.forward =vision.pro & =arrow.right %50 >44,20
        voiceover m.e91f // record_voice_over
        volleyball m.ea31 // sports_volleyball
        wake brightness-high
        wallet.bifold wallet2
        wallet.pass wallet
        wand.and.outline magic
        wand.and.outline.inverse magic
        wand.and.rays m.e663 // auto_fix_high
        wand.and.rays.inverse m.e663 // auto_fix_high
        wand.and.sparkles magic
        wand.and.sparkles.inverse magic
        wand.and.stars magic
        wand.and.stars.inverse magic
        washer m.e54a // local_laundry_service
        watch.analog watch
        watchface.applewatch.case watch
        water.waves water
        water.waves.and.arrow.down =arrow.down %70 >0,-30 + water %80 >0,26
        water.waves.and.arrow.up =arrow.up %70 >0,-30 + water %80 >0,26
        waterbottle m.e544 // local_drink
        wave.3.backward =wave.3.left
        wave.3.down =wave.3.right @90
        wave.3.forward =wave.3.right
        wave.3.left =wave.3.right ~
        wave.3.right [a -40 0 30 -45 45 a -40 0 55 -45 45 a -40 0 80 -45 45] ;right
        wave.3.up =wave.3.right @-90
        waveform soundwave ;out
        waveform.and.magnifyingglass =waveform %90 & =magnifyingglass %55 >36,26
        waveform.and.mic =mic %92 >-22,0 & soundwave %52 >38,0
        waveform.and.person.filled =person.fill >-18,0 & soundwave %55 >44,-4
        waveform.low soundwave
        waveform.mid soundwave
        waveform.path activity
        waveform.path.ecg activity
        web.camera webcam
        wheelchair m.e914 // accessible
        widget.extralarge m.e1bd // widgets
        widget.large m.e1bd // widgets
        widget.medium m.e1bd // widgets
        widget.small m.e1bd // widgets
        wifi wifi ;up
        wifi.exclamationmark wifi & =exclamationmark %60 >44,16
        wifi.router router
        wind wind
        wind.snow m.efd8 // air
        window.awning m.f088 // window
        window.casement m.f088 // window
        window.casement.closed m.f088 // window
        window.horizontal m.f088 // window
        window.horizontal.closed m.f088 // window
        window.shade.closed m.ec11 // roller_shades_closed
        window.shade.open m.ec12 // roller_shades
        window.vertical.closed m.f088 // window
        window.vertical.open m.f088 // window
        wineglass m.f1e8 // wine_bar
        wonsign "₩"
        wrench wrench
        wrench.adjustable wrench-adjustable
        wrench.and.screwdriver tools
        wrongwaysign sign-do-not-enter
        x.squareroot "√x"
        xbox.logo xbox
        xmark [l -36.5 -36.5 36.5 36.5 l 36.5 -36.5 -36.5 36.5]
        xmark.bin trash
        xserve hdd-rack
        xserve.raid hdd-rack
        yensign "¥"
        yieldsign sign-yield
        zipper.page file-earmark-zip
        zzz "zzz"
        """#
}
