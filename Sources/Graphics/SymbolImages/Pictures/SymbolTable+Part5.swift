extension SymbolTable {
    /// From `phone.fill.badge.plus` to `square.3.stack.3d.top.filled`.
    static let part5: StaticString = #"""
        phone.fill.badge.plus telephone-plus *
        phone.fill.connection m.e61d // phone_in_talk
        phone.pause telephone & =pause %40 >32,-26
        photo image
        photo.artframe image-alt
        photo.badge.plus m.e43e // add_photo_alternate
        photo.fill.on.rectangle.fill m.e413 // photo_library
        photo.on.rectangle images
        photo.on.rectangle.angled images
        photo.on.rectangle.angled.fill m.e413 // photo_library
        photo.stack images
        photo.tv tv
        pi "π" %150
        pianokeys m.e521 // piano
        pianokeys.inverse m.e521 // piano
        pill capsule
        pills capsule-pill
        pin pin-angle
        pip pip
        pip.enter m.e8aa // picture_in_picture
        pip.exit m.e911 // picture_in_picture_alt
        pip.remove m.e8aa // picture_in_picture
        pip.swap m.e8aa // picture_in_picture
        play [p -28 -42 44 0 -28 42]
        play.rectangle [r 0 0 122 92 17 s -11 -18 20 0 -11 18]
        play.rectangle.fill [b 0 0 122 92 17 - s -12 -20 22 0 -12 20]
        play.rectangle.on.rectangle collection-play
        play.square.stack collection-play
        playpause [p -56 -34 0 0 -56 34 r 24 0 10 64 3 r 54 0 10 64 3]
        playstation.logo playstation
        plus [l 0 -45 0 45 l -45 0 45 0]
        plus.forwardslash.minus plus-slash-minus
        plus.magnifyingglass zoom-in
        plus.rectangle.fill.on.folder.fill folder-plus *
        plus.rectangle.fill.on.rectangle.fill [b -14 -14 92 66 13] # [b 14 14 92 66 13 - l 14 -4 14 32 l -4 14 32 14]
        plus.rectangle.on.folder folder-plus
        plus.rectangle.on.rectangle [r -14 -14 92 66 13] # [r 14 14 92 66 13 l 14 -4 14 32 l -4 14 32 14]
        plus.slash.minus plus-slash-minus
        plus.square.fill.on.square.fill [b -16 -16 76 76 16] # [b 16 16 76 76 16 - l 16 -6 16 38 l -6 16 38 16]
        plus.square.on.square [r -16 -16 76 76 16] # [r 16 16 76 76 16 l 16 -6 16 38 l -6 16 38 16]
        plusminus [l 0 -48 0 8 l -28 -20 28 -20 l -28 42 28 42]
        point.3.connected.trianglepath.dotted share
        point.3.filled.connected.trianglepath.dotted share-fill
        point.bottomleft.forward.to.point.topright.scurvepath bezier2
        point.fill.topleft.down.curvedto.point.fill.bottomright.up bezier2
        point.topleft.down.curvedto.point.bottomright.up bezier2
        point.topleft.down.to.point.bottomright.curvepath bezier2
        pointer.arrow m.e569 @-90 // near_me
        pointer.arrow.click m.e762 // ads_click
        pointer.arrow.rays m.e762 // ads_click
        polishzlotysign "zł"
        power power
        powercord usb-plug
        poweroff circle %84
        poweron "I"
        poweroutlet.strip outlet
        poweroutlet.type.a outlet
        poweroutlet.type.b outlet
        poweroutlet.type.f outlet
        powerplug plug
        powerplug.portrait plug
        powersleep moon
        printer printer
        printer.dotmatrix printer
        printer.fill.and.paper.fill printer-fill
        printer.filled.and.paper printer-fill
        progress.indicator m.e41a // rotate_right
        projective bounding-box
        purchased m.ef76 // verified
        puzzlepiece puzzle
        puzzlepiece.extension puzzle
        pyramid triangle
        qrcode qr-code
        qrcode.viewfinder qr-code-scan
        questionmark "?" %125
        questionmark.app.dashed =app.dashed + =questionmark %55
        questionmark.square.dashed =square.dashed + =questionmark %55
        quote.bubble chat-left-quote
        quote.closing quote @180
        quote.opening quote
        quotelevel blockquote-left
        r.joystick joystick
        r.joystick.down joystick
        r.joystick.press.down joystick
        radio m.e03e // radio
        radiowaves.left m.eb6a // wifi_channel
        radiowaves.right [a -40 0 30 -45 45 a -40 0 55 -45 45 a -40 0 80 -45 45] ;right
        rainbow rainbow
        rays [t 0 0 18 44 8] ;turn
        receipt receipt
        record [d 0 0 40]
        record.circle [c 0 0 50 d 0 0 24]
        record.circle.fill [d 0 0 50 - d 0 0 22]
        recordingtape voicemail
        rectangle [r 0 0 122 92 17]
        rectangle.2.swap =arrow.left.arrow.right
        rectangle.3.group [r -32 -26 52 38 8 r -32 28 52 38 8 r 34 0 46 92 8]
        rectangle.3.offgrid m.e871 // dashboard
        rectangle.and.arrow.up.right.and.arrow.down.left box-arrow-up-right
        rectangle.and.hand.point.up.left =rectangle %90 # hand-index %70 ~ >24,24
        rectangle.and.paperclip =rectangle %90 & paperclip %65 >46,20
        rectangle.and.pencil.and.ellipsis m.e9a2 // drive_file_rename_outline
        rectangle.and.text.magnifyingglass =rectangle %90 # =magnifyingglass %60 >34,24
        rectangle.arrowtriangle.2.inward arrows-collapse @90
        rectangle.arrowtriangle.2.outward arrows-expand @90
        rectangle.bottomhalf.filled =rectangle.tophalf.filled ^
        rectangle.bottomhalf.inset.filled [r 0 0 122 92 17 b 0 13 84 26 5]
        rectangle.bottomthird.inset.fill [r 0 0 122 92 17 b 0 22 84 14 4]
        rectangle.bottomthird.inset.filled =rectangle.bottomthird.inset.fill
        rectangle.center.inset.fill [r 0 0 122 92 17 b 0 0 46 34 5]
        rectangle.center.inset.filled =rectangle.center.inset.fill
        rectangle.checkered m.e42a // view_comfy
        rectangle.compress.vertical =arrow.down.and.line.horizontal.and.arrow.up
        rectangle.connected.to.line.below [r 0 -22 110 58 12 l 0 8 0 40 l -56 44 56 44]
        rectangle.dashed [r 0 0 122 92 17 h]
        rectangle.dashed.and.paperclip =rectangle.dashed %90 & paperclip %65 >46,20
        rectangle.dock window-dock
        rectangle.expand.diagonal arrows-angle-expand
        rectangle.expand.vertical =arrow.up.and.line.horizontal.and.arrow.down
        rectangle.fill [b 0 0 122 92 17]
        rectangle.fill.on.rectangle.angled.fill [b -10 -14 84 60 12] @-10 # [b 14 14 84 60 12]
        rectangle.fill.on.rectangle.fill [b -14 -14 92 66 13] # [b 14 14 92 66 13]
        rectangle.grid.1x2 [n 1 2 0 54 108 38 9]
        rectangle.grid.1x3 [n 1 3 0 36 108 22 6]
        rectangle.grid.2x2 [n 2 2 64 50 48 36 8]
        rectangle.grid.3x1 [n 3 1 44 0 30 84 7]
        rectangle.grid.3x2 [n 3 2 46 48 30 34 6]
        rectangle.grid.3x3 [n 3 3 46 36 30 22 5]
        rectangle.inset.bottomleft.fill [r 0 0 122 92 17 b -24 16 38 24 5]
        rectangle.inset.bottomleft.filled =rectangle.inset.bottomleft.fill
        rectangle.inset.bottomright.fill =rectangle.inset.bottomleft.fill ~
        rectangle.inset.bottomright.filled =rectangle.inset.bottomleft.fill ~
        rectangle.inset.fill [r 0 0 122 92 17 b 0 0 84 54 6]
        rectangle.inset.filled =rectangle.inset.fill
        rectangle.inset.filled.and.person.filled person-video
        rectangle.inset.topleft.fill =rectangle.inset.bottomleft.fill ^
        rectangle.inset.topleft.filled =rectangle.inset.bottomleft.fill ^
        rectangle.inset.topright.fill =rectangle.inset.bottomleft.fill ~ ^
        rectangle.inset.topright.filled =rectangle.inset.bottomleft.fill ~ ^
        rectangle.landscape.rotate phone-flip @90
        rectangle.leadinghalf.filled =rectangle.lefthalf.fill
        rectangle.leadinghalf.inset.filled =rectangle.lefthalf.inset.fill
        rectangle.leadingthird.inset.filled =rectangle.leftthird.inset.fill
        rectangle.lefthalf.fill [r 0 0 122 92 17] + =_half.rectangle + =_half.rectangle ^
        rectangle.lefthalf.filled =rectangle.lefthalf.fill
        rectangle.lefthalf.inset.fill [r 0 0 122 92 17 b -26 0 34 56 5]
        rectangle.lefthalf.inset.filled =rectangle.lefthalf.inset.fill
        rectangle.leftthird.inset.fill [r 0 0 122 92 17 b -34 0 18 56 4]
        rectangle.leftthird.inset.filled =rectangle.leftthird.inset.fill
        rectangle.on.rectangle [r -14 -14 92 66 13] # [r 14 14 92 66 13]
        rectangle.on.rectangle.angled [r -10 -14 84 60 12] @-10 # [r 14 14 84 60 12]
        rectangle.on.rectangle.dashed [r -14 -14 92 66 13] # [r 14 14 92 66 13 h]
        rectangle.pattern.checkered m.e42a // view_comfy
        rectangle.portrait [r 0 0 82 112 17]
        rectangle.portrait.and.arrow.forward box-arrow-right
        rectangle.portrait.and.arrow.right box-arrow-right
        rectangle.portrait.arrowtriangle.2.inward arrows-collapse
        rectangle.portrait.arrowtriangle.2.outward arrows-expand
        rectangle.portrait.on.rectangle.portrait [r -12 -12 62 84 12] # [r 14 14 62 84 12]
        rectangle.portrait.on.rectangle.portrait.angled [r -12 -12 62 84 12] @-10 # [r 14 14 62 84 12]
        rectangle.portrait.rotate phone-flip
        rectangle.portrait.split.2x1 [r 0 0 96 108 15 l 0 -54 0 54]
        rectangle.ratio.16.to.9 [r 0 0 128 72 12]
        rectangle.ratio.3.to.4 [r 0 0 88 116 12]
        rectangle.ratio.4.to.3 [r 0 0 116 88 12]
        rectangle.ratio.9.to.16 [r 0 0 72 128 12]
        rectangle.righthalf.fill =rectangle.lefthalf.fill ~
        rectangle.righthalf.filled =rectangle.lefthalf.fill ~
        rectangle.righthalf.inset.fill =rectangle.lefthalf.inset.fill ~
        rectangle.righthalf.inset.filled =rectangle.lefthalf.inset.fill ~
        rectangle.rightthird.inset.fill =rectangle.leftthird.inset.fill ~
        rectangle.rightthird.inset.filled =rectangle.leftthird.inset.fill ~
        rectangle.roundedbottom [r 0 0 112 88 24]
        rectangle.roundedtop [r 0 0 112 88 24]
        rectangle.split.1x2 [r 0 0 122 92 17 l -61 0 61 0]
        rectangle.split.1x2.fill [b 0 -26 122 40 10 b 0 26 122 40 10]
        rectangle.split.2x1 [r 0 0 122 92 17 l 0 -46 0 46]
        rectangle.split.2x1.fill [b -34 0 54 92 10 b 34 0 54 92 10]
        rectangle.split.2x2 [r 0 0 122 92 17 l 0 -46 0 46 l -61 0 61 0]
        rectangle.split.2x2.fill [b -34 -26 54 40 8 b 34 -26 54 40 8 b -34 26 54 40 8 b 34 26 54 40 8]
        rectangle.split.3x1 [r 0 0 128 84 15 l -21 -42 -21 42 l 21 -42 21 42]
        rectangle.split.3x1.fill [b -44 0 30 84 7 b 0 0 30 84 7 b 44 0 30 84 7]
        rectangle.split.3x3 [r 0 0 122 98 15 l -20 -49 -20 49 l 20 -49 20 49 l -61 -16 61 -16 l -61 16 61 16]
        rectangle.split.3x3.fill grid-3x3-gap-fill
        rectangle.stack [r 0 18 118 66 14 l -46 -34 46 -34 l -34 -52 34 -52]
        rectangle.stack.person.crop =rectangle.stack + person-fill %45 >0,18
        rectangle.stack.person.crop.fill =rectangle.stack * - person-fill %45 >0,18
        rectangle.tophalf.filled [r 0 0 122 92 17 b 0 -23 118 42 16 b 0 -12 122 24 2]
        rectangle.tophalf.inset.filled =rectangle.bottomhalf.inset.filled ^
        rectangle.topthird.inset =rectangle.bottomthird.inset.fill ^
        rectangle.topthird.inset.filled =rectangle.bottomthird.inset.fill ^
        rectangle.trailinghalf.filled =rectangle.righthalf.fill
        rectangle.trailinghalf.inset.filled =rectangle.lefthalf.inset.fill ~
        rectangle.trailingthird.inset.filled =rectangle.leftthird.inset.fill ~
        refrigerator m.eb47 // kitchen
        repeat repeat
        repeat.1 repeat-1
        restart m.f053 // restart_alt
        return m.e31b // keyboard_return
        return.left m.e31b // keyboard_return
        return.right m.e31b ~ // keyboard_return
        rhombus [p 0 -60 42 0 0 60 -42 0]
        richtext.page file-earmark-richtext
        right =arrow.right
        righttriangle [p -46 42 46 42 46 -42]
        ring [c 0 0 50]
        road.lanes [l -40 -46 -40 46 l 40 -46 40 46] + [l 0 -46 0 46 h]
        robotic.vacuum m.f0ff // cleaning_services
        roller.shade.closed m.ec11 // roller_shades_closed
        roller.shade.open m.ec12 // roller_shades
        rosette award
        rotate.3d m.e84d // 3d_rotation
        rotate.left m.e419 // rotate_left
        rotate.right m.e41a // rotate_right
        rublesign "₽"
        rugbyball m.ea2e // sports_rugby
        ruler m.e41c // straighten
        rupeesign "₨"
        safari compass
        sailboat m.e502 // sailing
        scale.3d arrows-fullscreen
        scalemass m.eb5f // scale
        scanner m.e329 // scanner
        scissors scissors
        scooter scooter
        scope m.e1b3 // gps_fixed
        screwdriver screwdriver
        scribble m.e155 // gesture
        scribble.variable m.e155 // gesture
        scroll m.ea3e // history_edu
        sdcard sd-card
        seal [g 0 0 54 9]
        selection.pin.in.out =viewfinder
        sensor m.e51e // sensors
        sensor.radiowaves.left.and.right broadcast ;out
        sensor.tag.radiowaves.forward m.e1bb // nfc
        server.rack hdd-stack
        shared.with.you m.e7fb // people
        sharedwithyou m.e7fb // people
        shareplay person-video2
        shazam.logo soundwave
        shekelsign "₪"
        sheqelsign "₪"
        shield shield
        shield.checkerboard shield-shaded
        shield.checkered shield-shaded
        shield.checkmark =checkmark.shield
        shield.exclamationmark =exclamationmark.shield
        shield.lefthalf.fill shield-shaded
        shield.lefthalf.filled shield-shaded
        shield.righthalf.filled shield-shaded ~
        shift shift
        shippingbox box-seam
        shippingbox.and.arrow.backward =shippingbox & =arrow.left %60 >34,28
        shower m.f061 // shower
        shuffle shuffle
        sidebar.leading layout-sidebar
        sidebar.left layout-sidebar
        sidebar.right layout-sidebar-reverse
        sidebar.squares.leading layout-text-sidebar-reverse ~
        sidebar.squares.left layout-text-sidebar-reverse ~
        sidebar.squares.right layout-text-sidebar
        sidebar.squares.trailing layout-text-sidebar
        sidebar.trailing layout-sidebar-reverse
        signature m.ea3e // history_edu
        signpost.and.arrowtriangle.up signpost-2
        signpost.left signpost ~
        signpost.right signpost
        signpost.right.and.left signpost-split
        simcard sim
        simcard.2 m.e32b // sim_card
        singaporedollarsign "S$"
        sink m.f1b1 // wash
        siri stars
        skateboard m.e511 // skateboarding
        skew m.e428 // transform
        skis m.e509 // downhill_skiing
        slash [l 34 -34 -34 34]
        sleep moon
        slider.horizontal.2.gobackward sliders
        slider.horizontal.2.square sliders
        slider.horizontal.2.square.on.square sliders
        slider.horizontal.3 =_slider >0,-32 + =_slider ~ + =_slider >0,32
        slider.horizontal.below.rectangle =slider.horizontal.3 %80 >0,20 + [r 0 -40 110 30 8]
        slider.horizontal.below.square.fill.and.square sliders2
        slider.horizontal.below.square.filled.and.square sliders2
        slider.vertical.3 =slider.horizontal.3 @-90
        slowmo [t 0 0 33 46 16 c 0 0 18] ;turn
        smallcircle.circle [c 0 0 50 c 0 0 13]
        smallcircle.circle.fill [d 0 0 50 - c 0 0 13]
        smallcircle.fill.circle [c 0 0 50 d 0 0 12]
        smallcircle.fill.circle.fill [d 0 0 50 - d 0 0 12]
        smallcircle.filled.circle [c 0 0 50 d 0 0 12]
        smallcircle.filled.circle.fill [d 0 0 50 - d 0 0 12]
        smartphone phone
        smiley emoji-smile
        smoke cloud-fog2
        snow snow
        snowboard m.e513 // snowboarding
        snowflake snow
        soccerball m.ea2f // sports_soccer
        soccerball.inverse m.ea2f // sports_soccer
        sofa m.e16b // weekend
        sos "SOS"
        space m.e256 // space_bar
        sparkle [K 0 -50 5 -14 14 -5 50 0 14 5 5 14 0 50 -5 14 -14 5 -50 0 -14 -5 -5 -14 0 -50] *
        sparkle.magnifyingglass =magnifyingglass + =sparkle %44 >-8,-8
        sparkles stars
        sparkles.2 stars
        sparkles.rectangle.stack m.e661 // auto_awesome_motion
        sparkles.square.fill.on.square m.e661 // auto_awesome_motion
        sparkles.square.filled.on.square m.e661 // auto_awesome_motion
        sparkles.tv m.e639 // live_tv
        speaker =_speaker >25,0
        speaker.1 =speaker.wave.1
        speaker.2 =speaker.wave.2
        speaker.3 =speaker.wave.3
        speaker.minus =_speaker >4,0 + =minus %42 >36,0
        speaker.plus =_speaker >4,0 + =plus %42 >36,0
        speaker.wave.1 =_speaker >12,0 + [a 14 0 20 -42 42] ;right
        speaker.wave.2 =_speaker >4,0 + [a 4 0 22 -42 42 a 4 0 42 -42 42] ;right
        speaker.wave.3 =_speaker >-6,0 + [a -6 0 22 -42 42 a -6 0 41 -42 42 a -6 0 60 -42 42] ;right
        speaker.zzz =_speaker >4,0 & "z" %62 >34,-20
        speedometer speedometer2
        spigot m.f107 // plumbing
        sportscourt m.eb90 // stadium
        sprinkler m.f205 // grass
        square [r 0 0 92 92 20]
        square.2.layers.3d layers
        square.2.layers.3d.top.filled layers-half
        square.2.stack.3d layers
        square.2.stack.3d.bottom.filled layers-half ^
        square.2.stack.3d.top.fill layers-half
        square.2.stack.3d.top.filled layers-half
        square.3.layers.3d layers
        square.3.layers.3d.bottom.filled layers-half ^
        square.3.layers.3d.down.backward layers
        square.3.layers.3d.down.forward layers
        square.3.layers.3d.down.left layers
        square.3.layers.3d.down.right layers
        square.3.layers.3d.middle.filled layers-half
        square.3.layers.3d.top.filled layers-half
        square.3.stack.3d layers
        square.3.stack.3d.bottom.filled layers-half ^
        square.3.stack.3d.middle.filled layers-half
        square.3.stack.3d.top.fill layers-half
        square.3.stack.3d.top.filled layers-half
        """#
}
