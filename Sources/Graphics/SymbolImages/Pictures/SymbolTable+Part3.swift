extension SymbolTable {
    /// From `engine.combustion` to `ipad.homebutton`.
    static let part3: StaticString = #"""
        engine.combustion m.ea56 // car_repair
        entry.lever.keypad m.f1b5 // sensor_door
        envelope envelope
        envelope.arrow.triangle.branch m.f187 // forward_to_inbox
        envelope.badge envelope & [d 46 -34 18] !red
        envelope.badge.fill envelope * & [d 46 -34 18] !red
        envelope.badge.shield.half.filled m.f18c // mark_email_read
        envelope.badge.shield.leadinghalf.fill m.f18c // mark_email_read
        envelope.front envelope
        envelope.open envelope-open
        envelope.stack envelope-paper
        equal [l -43 -17 43 -17 l -43 17 43 17]
        eraser eraser
        eraser.line.dashed eraser
        escape escape
        esim sim
        eurosign "€"
        eurozonesign "€"
        ev.charger ev-station
        exclam =exclamationmark
        exclamationmark [l 0 -43 0 12 d 0 40 4]
        exclamationmark.2 [l -18 -43 -18 12 d -18 40 4 l 18 -43 18 12 d 18 40 4]
        exclamationmark.3 [l -34 -43 -34 12 d -34 40 4 l 0 -43 0 12 d 0 40 4 l 34 -43 34 12 d 34 40 4]
        exclamationmark.arrow.circlepath m.e629 // sync_problem
        exclamationmark.arrow.triangle.2.circlepath m.e629 // sync_problem
        exclamationmark.questionmark =exclamationmark >-26,0 + =questionmark >22,0
        exclamationmark.triangle exclamation-triangle
        exclamationmark.triangle.fill exclamation-triangle-fill !yellow
        externaldrive hdd
        externaldrive.connected.to.line.below hdd-network
        eye eye
        eye.half.closed eye-slash
        eye.slash eye-slash
        eyedropper eyedropper
        eyedropper.full eyedropper
        eyedropper.halffull eyedropper
        eyeglasses eyeglasses
        eyes m.e8f4 // visibility
        eyes.inverse m.e8f4 // visibility
        f.cursive "ƒ" %130
        face.dashed [c 0 0 50 h] + [d -17 -12 3 d 17 -12 3 a 0 0 24 25 155]
        face.smiling emoji-smile
        face.smiling.inverse emoji-smile-fill
        faceid =viewfinder + [l -20 -16 -20 -8 l 20 -16 20 -8 l 2 -16 2 6 -6 6 a 0 4 22 30 150]
        facemask m.f218 // masks
        facemask.fill m.f218 // masks
        fan fan
        fan.ceiling fan
        fan.desk fan
        fan.fill fan
        fan.floor fan
        fan.oscillation fan
        fanblades fan
        fanblades.fill fan
        faxmachine printer
        ferry m.e532 // directions_boat
        figure m.e4eb // man
        figure.2 m.e63d // wc
        figure.2.and.child.holdinghands m.f1a2 // family_restroom
        figure.2.arms.open m.f1a2 // family_restroom
        figure.american.football m.ea29 // sports_football
        figure.and.child.holdinghands m.f1ac // escalator_warning
        figure.arms.open m.e92c // accessibility_new
        figure.australian.football m.ea29 // sports_football
        figure.badminton m.ea32 // sports_tennis
        figure.barre m.ebc4 // sports_gymnastics
        figure.baseball m.ea51 // sports_baseball
        figure.basketball m.ea26 // sports_basketball
        figure.boxing m.ea2c // sports_mma
        figure.child m.eb67 // boy
        figure.child.and.lock =figure.child >-14,0 + =lock.fill %55 >28,16
        figure.climbing m.e50a // hiking
        figure.cooldown m.ea78 // self_improvement
        figure.core.training m.ebc4 // sports_gymnastics
        figure.cricket m.ea27 // sports_cricket
        figure.cross.training m.eb43 // fitness_center
        figure.dance m.ea1d // emoji_people
        figure.dress.line.vertical.figure m.e63d // wc
        figure.elliptical m.e536 // directions_walk
        figure.field.hockey m.ea2b // sports_hockey
        figure.fishing m.ead7 // phishing
        figure.flexibility m.ebc4 // sports_gymnastics
        figure.golf m.eb45 // golf_course
        figure.gymnastics m.ebc4 // sports_gymnastics
        figure.hand.cycling m.e52f // directions_bike
        figure.handball m.ea33 // sports_handball
        figure.highintensity.intervaltraining m.eb43 // fitness_center
        figure.hiking m.e50a // hiking
        figure.hockey m.ea2b // sports_hockey
        figure.ice.hockey m.ea2b // sports_hockey
        figure.ice.skating m.e50b // ice_skating
        figure.indoor.cycle m.e52f // directions_bike
        figure.indoor.rowing m.e921 // rowing
        figure.indoor.soccer m.ea2f // sports_soccer
        figure.kickboxing m.eae9 // sports_martial_arts
        figure.martial.arts m.eae9 // sports_martial_arts
        figure.mind.and.body m.ea78 // self_improvement
        figure.mixed.cardio m.e566 // directions_run
        figure.open.water.swim m.eb48 // pool
        figure.outdoor.cycle m.e52f // directions_bike
        figure.outdoor.rowing m.e921 // rowing
        figure.outdoor.soccer m.ea2f // sports_soccer
        figure.pickleball m.ea32 // sports_tennis
        figure.pilates m.ea78 // self_improvement
        figure.play m.ea1d // emoji_people
        figure.pool.swim m.eb48 // pool
        figure.racquetball m.ea32 // sports_tennis
        figure.roll m.e914 // accessible
        figure.roll.runningpace m.e934 // accessible_forward
        figure.rolling m.ebcd // roller_skating
        figure.rower m.e921 // rowing
        figure.rugby m.ea2e // sports_rugby
        figure.run m.e566 // directions_run
        figure.run.treadmill m.e566 // directions_run
        figure.sailing m.e502 // sailing
        figure.seated.seatbelt m.e637 // airline_seat_recline_normal
        figure.skateboarding m.e511 // skateboarding
        figure.skating m.e50b // ice_skating
        figure.skiing.crosscountry m.e50e // nordic_walking
        figure.skiing.downhill m.e509 // downhill_skiing
        figure.snowboarding m.e513 // snowboarding
        figure.soccer m.ea2f // sports_soccer
        figure.socialdance m.ea1d // emoji_people
        figure.softball m.ea51 // sports_baseball
        figure.squash m.ea32 // sports_tennis
        figure.stair.stepper m.f1a9 // stairs
        figure.stairs m.f1a9 // stairs
        figure.stand m.e4eb // man
        figure.stand.dress m.e13e // woman
        figure.stand.dress.line.vertical.figure m.e63d // wc
        figure.stand.line.dotted.figure.stand m.e1cb // social_distance
        figure.step.training m.f1a9 // stairs
        figure.strengthtraining.functional m.eb43 // fitness_center
        figure.strengthtraining.traditional m.eb43 // fitness_center
        figure.surfing m.e515 // surfing
        figure.table.tennis m.ea32 // sports_tennis
        figure.taichi m.eae9 // sports_martial_arts
        figure.tennis m.ea32 // sports_tennis
        figure.track.and.field m.e566 // directions_run
        figure.volleyball m.ea31 // sports_volleyball
        figure.walk m.e536 // directions_walk
        figure.walk.arrival m.e572 // transfer_within_a_station
        figure.walk.departure m.e572 // transfer_within_a_station
        figure.walk.motion m.e536 // directions_walk
        figure.walk.treadmill m.e536 // directions_walk
        figure.water.fitness m.eb48 // pool
        figure.waterpolo m.eb48 // pool
        figure.wave m.ea1d // emoji_people
        figure.wrestling m.ea34 // sports_kabaddi
        figure.yoga m.ea78 // self_improvement
        filemenu.and.cursorarrow menu-button-wide
        filemenu.and.selection menu-button-wide
        film film
        film.stack film
        finder emoji-smile
        fire.extinguisher m.f1d8 // fire_extinguisher
        fireplace m.ea43 // fireplace
        firewall bricks
        fireworks m.ea65 // celebration
        fish =_body.fish + [d -32 -6 3] // drawn: a body and a tail
        fish.fill =_body.fish * - [d -32 -6 3]
        flag flag
        flag.2.crossed m.ef75 // tour
        flag.and.flag.filled.crossed m.ef75 // tour
        flag.checkered m.f06e // sports_score
        flag.checkered.2.crossed m.f06e // sports_score
        flag.filled.and.flag.crossed m.ef75 // tour
        flag.pattern.checkered m.f06e // sports_score
        flag.pattern.checkered.2.crossed m.f06e // sports_score
        flame fire
        flame.fill fire * !orange
        flashlight.off.fill m.f00a // flashlight_off
        flashlight.on.fill m.f00b // flashlight_on
        flashlight.slash m.f00a // flashlight_off
        flask m.ea4b // science
        fleuron m.e545 // local_florist
        flip.horizontal symmetry-vertical
        flipphone phone
        florinsign "ƒ"
        flowchart diagram-2
        fn "fn"
        folder folder
        folder.badge.gear folder & gear-fill %48 >36,26
        folder.badge.gearshape folder & gear-fill %48 >36,26
        folder.badge.minus folder-minus
        folder.badge.person.crop m.e2c9 // folder_shared
        folder.badge.plus folder-plus
        folder.fill.badge.gear folder-fill & gear-fill %48 >36,26
        folder.fill.badge.gearshape folder-fill & gear-fill %48 >36,26
        folder.fill.badge.person.crop m.e2c9 // folder_shared
        folder.fill.badge.plus m.e2cc // create_new_folder
        football m.ea29 // sports_football
        fork.knife m.e56c // restaurant
        forward [p -54 -34 0 0 -54 34 p 2 -34 56 0 2 34]
        forward.end [p -38 -34 26 0 -38 34 l 42 -34 42 34]
        forward.end.alt [p -58 -34 -8 0 -58 34 p -6 -34 44 0 -6 34 l 56 -34 56 34]
        forward.frame [l -44 -34 -44 34 p -26 -34 40 0 -26 34]
        francsign "₣"
        fuelpump fuel-pump
        fuelpump.exclamationmark =fuelpump & =exclamationmark.circle.fill %50 >34,32
        function "ƒ(x)"
        fx "ƒx"
        gamecontroller controller
        gamecontroller.fill m.ea28 // sports_esports
        gauge speedometer2
        gauge.high speedometer2
        gauge.low speedometer2
        gauge.medium speedometer2
        gauge.open speedometer2
        gauge.with.dots.needle.33percent speedometer2
        gauge.with.dots.needle.50percent speedometer2
        gauge.with.dots.needle.67percent speedometer2
        gauge.with.dots.needle.bottom.0percent speedometer
        gauge.with.dots.needle.bottom.100percent speedometer
        gauge.with.dots.needle.bottom.50percent speedometer
        gauge.with.needle speedometer
        gear gear-wide-connected
        gearshape gear
        gearshape.2 gear %78 >-20,-8 & gear %52 >34,26
        gearshape.2.fill gear-fill %78 >-20,-8 & gear-fill %52 >34,26
        gearshape.arrow.triangle.2.circlepath gear
        gift gift
        giftcard m.e8f6 // card_giftcard
        globe globe
        globe.americas globe-americas
        globe.asia.australia globe-asia-australia
        globe.badge.chevron.backward globe
        globe.central.south.asia globe-central-south-asia
        globe.desk globe-americas
        globe.europe.africa globe-europe-africa
        globe.fill globe
        gobackward =arrow.counterclockwise
        gobackward.minus =arrow.counterclockwise + =minus %36 >0,3
        goforward =arrow.clockwise
        goforward.plus =arrow.clockwise + =plus %36 >0,3
        graduationcap mortarboard
        graph.2d graph-up
        graph.3d graph-up
        greaterthan =lessthan ~
        greaterthanorequalto =lessthanorequalto ~
        greetingcard postcard-heart
        grid grid-3x3
        guaranisign "₲"
        guitars m.e405 // music_note
        gym.bag m.eb43 // fitness_center
        gyroscope m.e577 // 360
        h.square.on.square =square.on.square + "H" %48 >16,16
        hammer hammer
        hand.app =hand.raised.app
        hand.draw m.e746 // draw
        hand.palm.facing m.e764 // back_hand
        hand.pinch m.eb38 // pinch
        hand.point.down hand-index ^
        hand.point.left hand-index @-90
        hand.point.right hand-index @90
        hand.point.up hand-index
        hand.point.up.braille m.e913 // touch_app
        hand.point.up.left hand-index-thumb
        hand.raised m.e769 // front_hand
        hand.raised.fill m.e769 // front_hand
        hand.raised.fingers.spread m.e764 // back_hand
        hand.raised.palm.facing m.e764 // back_hand
        hand.raised.square.on.square =hand.raised.square
        hand.rays m.e762 // ads_click
        hand.tap m.e913 // touch_app
        hand.thumbsdown hand-thumbs-down
        hand.thumbsdown.filled.hand.thumbsup m.e8dd // thumbs_up_down
        hand.thumbsdown.hand.thumbsup m.e8dd // thumbs_up_down
        hand.thumbsup hand-thumbs-up
        hand.wave m.e766 // waving_hand
        handbag handbag
        hands.and.sparkles m.f21f // clean_hands
        hands.clap m.ebe5 // sign_language
        hands.sparkles m.f21f // clean_hands
        hanger m.f19e // checkroom
        hare m.e799 // cruelty_free
        hazardsign m.e002 // warning
        headphones headphones
        headphones.over.ear headphones
        headset headset
        hearingaid.ear m.e023 // hearing
        hearingdevice.ear m.e023 // hearing
        heart heart
        heart.text.clipboard clipboard2-heart
        heart.text.square m.eaa2 // monitor_heart
        heat.waves m.e176 @90 // waves
        heater.vertical m.ec18 // heat_pump
        helmet m.ea2d // sports_motorsports
        hexagon [p 0 -52 45 -26 45 26 0 52 -45 26 -45 -26]
        hexagon.lefthalf.filled =hexagon + [s 0 -52 -45 -26 -45 26 0 52]
        hexagon.righthalf.filled =hexagon.lefthalf.filled ~
        hifireceiver hdd
        hifispeaker speaker
        hifispeaker.2 m.e32e // speaker_group
        hifispeaker.and.appletv m.e32e // speaker_group
        hifispeaker.and.homepod m.e32e // speaker_group
        hifispeaker.and.homepod.mini m.e32e // speaker_group
        hifispeaker.and.homepodmini m.e32e // speaker_group
        hifispeaker.arrow.forward speaker
        highlighter m.e22b // border_color
        hockey.puck m.ea2b // sports_hockey
        homekit house-gear
        homepod m.f025 // home_mini
        homepod.2 m.f025 // home_mini
        homepod.and.appletv m.f025 // home_mini
        homepod.and.homepodmini m.f025 // home_mini
        homepod.mini m.f025 // home_mini
        homepod.mini.2 m.f025 // home_mini
        homepodmini m.f025 // home_mini
        homepodmini.2 m.f025 // home_mini
        horn megaphone
        hourglass hourglass
        hourglass.bottomhalf.fill hourglass-bottom
        hourglass.bottomhalf.filled hourglass-bottom
        hourglass.tophalf.fill hourglass-top
        hourglass.tophalf.filled hourglass-top
        house house-door
        house.and.flag m.ea68 // festival
        house.lodge m.e589 // cabin
        hryvniasign "₴"
        humidifier m.efd8 // air
        humidity moisture
        hurricane hurricane
        hydrogen "H₂"
        icloud cloud
        icloud.and.arrow.down cloud-arrow-down
        icloud.and.arrow.up cloud-arrow-up
        icloud.dashed =cloud
        icloud.slash cloud-slash
        increase.indent text-indent-left
        increase.quotelevel text-indent-left
        indianrupeesign "₹"
        infinity infinity
        info [d 0 -40 4 l -11 -10 3 -10 3 40 l -18 40 22 40]
        inset.filled.circle [c 0 0 50 d 0 0 28]
        inset.filled.rectangle [r 0 0 122 92 17 b 0 0 84 54 6]
        inset.filled.square [r 0 0 92 92 20 b 0 0 48 48 9]
        internaldrive hdd
        ipad tablet
        ipad.and.arrow.forward m.f05c // send_to_mobile
        ipad.and.iphone m.e1b1 // devices
        ipad.gen1 tablet
        ipad.gen1.landscape tablet-landscape
        ipad.gen2 tablet
        ipad.gen2.landscape tablet-landscape
        ipad.homebutton tablet
        """#
}
