extension SymbolTable {
    /// From `ipad.homebutton.landscape` to `phone.fill.arrow.up.right`.
    static let part4: StaticString = #"""
        ipad.homebutton.landscape tablet-landscape
        ipad.landscape tablet-landscape
        iphone phone
        iphone.and.arrow.forward m.f05c // send_to_mobile
        iphone.and.arrow.left.and.arrow.right m.e0e7 // mobile_screen_share
        iphone.gen1 phone
        iphone.gen1.landscape phone-landscape
        iphone.gen1.radiowaves.left.and.right phone-vibrate
        iphone.gen2 phone
        iphone.gen2.landscape phone-landscape
        iphone.gen2.radiowaves.left.and.right phone-vibrate
        iphone.gen3 phone
        iphone.gen3.landscape phone-landscape
        iphone.gen3.radiowaves.left.and.right phone-vibrate
        iphone.homebutton phone
        iphone.homebutton.radiowaves.left.and.right phone-vibrate
        iphone.landscape phone-landscape
        iphone.radiowaves.left.and.right phone-vibrate
        iphone.rear.camera phone-flip
        ipod music-player
        ipod.touch phone
        ipodshuffle.gen1 music-player
        ipodshuffle.gen2 music-player
        ipodshuffle.gen3 music-player
        ipodshuffle.gen4 music-player
        ipodtouch phone
        ipodtouch.landscape phone-landscape
        italic type-italic
        ivfluid.bag m.efe4 // bloodtype
        jacket m.f19e // checkroom
        key key
        key.2.on.ring key
        key.card m.e870 // credit_card
        key.horizontal key
        key.radiowaves.forward =key %80 >-16,0 + =wave.3.right %45 >44,0
        keyboard keyboard
        keyboard.badge.ellipsis keyboard
        keyboard.chevron.compact.down m.e31a // keyboard_hide
        keyboard.chevron.compact.left keyboard
        keyboard.macwindow keyboard
        keyboard.onehanded.left keyboard
        keyboard.onehanded.right keyboard
        kipsign "₭"
        kph "km/h"
        l.joystick joystick
        l.joystick.down joystick
        l.joystick.press.down joystick
        ladybug bug
        lamp.ceiling lamp
        lamp.desk lamp
        lamp.floor lamp
        lamp.table lamp
        lanyardcard person-badge
        laptopcomputer laptop
        laptopcomputer.and.arrow.down =arrow.down.laptopcomputer
        laptopcomputer.and.ipad m.e1b1 // devices
        laptopcomputer.and.iphone m.e1b1 // devices
        largecircle.fill.circle [c 0 0 50 d 0 0 30]
        larisign "₾"
        lasso m.e155 // gesture
        lasso.and.sparkles m.e663 // auto_fix_high
        lasso.sparkles m.e663 // auto_fix_high
        latch.2.case briefcase
        laurel.leading m.f205 @60 // grass
        laurel.leading.laurel.trailing =laurel.leading %70 >-34,0 + =laurel.trailing %70 >34,0
        laurel.trailing m.f205 ~ @-60 // grass
        leaf m.ea35 // eco
        leaf.arrow.circlepath m.ec1a // energy_savings_leaf
        leaf.arrow.triangle.circlepath m.ec1a // energy_savings_leaf
        leaf.fill m.ea35 !green // eco
        left =arrow.left
        lessthan [l 36 -36 -36 0 36 36]
        lessthanorequalto [l 36 -46 -36 -16 36 14 l -36 42 36 42]
        level m.e41c // straighten
        licenseplate [r 0 0 128 66 12] + "ABC" %45
        lifepreserver life-preserver
        light.max brightness-high
        light.min brightness-low
        lightbulb lightbulb
        lightbulb.2 lightbulb
        lightbulb.led lightbulb
        lightbulb.led.wide lightbulb
        lightbulb.max m.e79a // tips_and_updates
        lightbulb.min lightbulb
        lightrail train-lightrail-front
        lightswitch.off toggle-off
        lightswitch.on toggle-on
        line.2.horizontal.decrease [l -46 -14 46 -14 l -26 16 26 16]
        line.3.horizontal [l -48 -32 48 -32 l -48 0 48 0 l -48 32 48 32]
        line.3.horizontal.decrease [l -48 -28 48 -28 l -30 0 30 0 l -13 28 13 28]
        line.diagonal [l -40 40 40 -40]
        line.diagonal.arrow =arrow.up.right
        line.diagonal.trianglehead.up.right =arrow.up.right
        line.horizontal.2.decrease =line.2.horizontal.decrease
        line.horizontal.3 =line.3.horizontal
        line.horizontal.3.decrease =line.3.horizontal.decrease
        lines.measurement.horizontal rulers @-45
        lines.measurement.vertical rulers
        lineweight border-width
        link link-45deg
        link.badge.plus m.e178 // add_link
        lirasign "₤"
        list.and.film =list.bullet %90 & film %55 >30,26
        list.bullet [d -52 -34 3 l -28 -34 56 -34 d -52 0 3 l -28 0 56 0 d -52 34 3 l -28 34 56 34]
        list.bullet.below.rectangle m.e0ee // list_alt
        list.bullet.indent list-nested
        list.clipboard =list.dash.clipboard
        list.dash [l -58 -34 -48 -34 l -28 -34 56 -34 l -58 0 -48 0 l -28 0 56 0 l -58 34 -48 34 l -28 34 56 34]
        list.dash.header.rectangle m.e069 // web_asset
        list.number list-ol
        list.number.rtl list-ol
        list.star list-stars
        list.triangle list-nested
        livephoto m.e9c1 // motion_photos_on
        livephoto.play m.e039 // play_circle_outline
        livephoto.slash m.e9c0 // motion_photos_off
        location cursor
        location.magnifyingglass =magnifyingglass + =location.fill %34 >-8,-8
        location.north m.e55d // navigation
        location.north.line m.e55d // navigation
        lock lock
        lock.doc file-earmark-lock
        lock.open unlock
        lock.open.rotation m.eade // lock_reset
        lock.rectangle.on.rectangle =lock.rectangle
        lock.rectangle.stack =lock.rectangle
        lock.rotation m.eade // lock_reset
        lock.rotation.open m.eade // lock_reset
        lock.shield shield-lock
        lock.square.stack =lock.square
        logo.playstation playstation
        logo.xbox xbox
        loupe m.e402 // loupe
        lungs lungs
        macbook laptop
        macbook.and.ipad m.e1b1 // devices
        macbook.and.iphone m.e1b1 // devices
        macbook.gen1 laptop
        macbook.gen2 laptop
        macmini hdd
        macpro.gen1 pc '
        macpro.gen2 pc '
        macpro.gen3 pc '
        macpro.gen3.server server
        macstudio hdd
        macwindow window
        macwindow.badge.plus window-plus
        macwindow.on.rectangle window-stack
        macwindow.stack window-stack
        magazine journal
        magicmouse mouse2
        magnifyingglass search
        magsafe.batterypack battery-charging
        mail envelope
        mail.and.text.magnifyingglass envelope %95 & =magnifyingglass %55 >38,26
        mail.stack envelope-paper
        malaysianringgitsign "RM"
        manatsign "₼"
        map map
        mappin geo
        mappin.and.ellipse geo-alt // a pin over its place
        mecca m.eab2 // mosque
        medal award
        medal.star award
        mediastick usb-drive
        medical.thermometer thermometer
        megaphone megaphone
        memories m.e889 // history
        memorychip memory
        menubar.arrow.down.rectangle window
        menubar.arrow.up.rectangle window
        menubar.dock.rectangle window-desktop
        menubar.rectangle window
        menucard journal-text
        message chat
        message.and.waveform =message & =waveform %48 >40,30
        mic mic
        mic.and.signal.meter =mic & =cellularbars %48 >38,26
        mic.slash mic-mute
        microbe virus
        microphone mic
        microphone.and.signal.meter =mic & =cellularbars %48 >38,26
        microwave m.f204 // microwave
        millsign "₥"
        minus [l -45 0 45 0]
        minus.forwardslash.plus plus-slash-minus ~ ^
        minus.magnifyingglass zoom-out
        minus.plus.batteryblock =batteryblock + =minus %36 >-28,8 + =plus %36 >28,8
        minus.slash.plus plus-slash-minus ~ ^
        moon moon
        moon.fill moon-fill !indigo
        moon.haze cloud-haze2
        moon.stars moon-stars
        moon.stars.fill moon-stars-fill !indigo
        moon.zzz moon & "z" %62 >38,-30
        moon.zzz.fill moon-fill & "z" %62 >38,-30
        moonphase.first.quarter =circle.righthalf.fill
        moonphase.full.moon [d 0 0 50]
        moonphase.last.quarter =circle.lefthalf.fill
        moonphase.new.moon [c 0 0 50]
        moonphase.waning.crescent =moonphase.waxing.crescent ~
        moonphase.waning.gibbous =moonphase.waxing.gibbous ~
        moonphase.waxing.crescent [c 0 0 50 S 0 -50 27.6 -50 50 -27.6 50 0 50 27.6 27.6 50 0 50 40 30 40 -30 0 -50]
        moonphase.waxing.gibbous [c 0 0 50 S 0 -50 27.6 -50 50 -27.6 50 0 50 27.6 27.6 50 0 50 -34 30 -34 -30 0 -50]
        moonrise m.f03d // nightlight
        moonset m.f03d // nightlight
        moped m.eb28 // moped
        mosaic m.e660 // auto_awesome_mosaic
        motorcycle m.e9f9 // two_wheeler
        mountain.2 m.e3f7 // landscape
        move.3d arrows-move
        movieclapper m.e404 // movie_creation
        mph "mph"
        mug m.efef // coffee
        multiply =xmark
        music.house house-door & music-note %62 >36,18
        music.mic m.ef5a // mic_external_on
        music.microphone m.ef5a // mic_external_on
        music.note music-note
        music.note.list music-note-list
        music.note.square.stack collection-play
        music.note.tv m.e063 // music_video
        music.pages file-earmark-music
        music.quarternote.3 music-note-beamed
        nairasign "₦"
        network globe // a net over the globe
        network.badge.shield.half.filled m.e62f // vpn_lock
        newspaper newspaper
        norwegiankronesign "kr"
        nosign [c 0 0 50 l -35 -35 35 35]
        note sticky
        note.text journal-text
        note.text.badge.plus journal-plus
        notequal [l -43 -17 43 -17 l -43 17 43 17 l 20 -40 -20 40]
        number "#"
        numbers "123"
        numbersign "#"
        oar.2.crossed m.e50c // kayaking
        octagon [p -20 -48 20 -48 48 -20 48 20 20 48 -20 48 -48 20 -48 -20]
        octagon.lefthalf.filled =octagon + [s 0 -48 -20 -48 -48 -20 -48 20 -20 48 0 48]
        octagon.righthalf.filled =octagon.lefthalf.filled ~
        oilcan m.ec15 // oil_barrel
        opticaldisc disc
        opticaldisc.fill disc-fill
        opticaldiscdrive disc
        opticid eye
        option option
        oval [K -62 0 -62 -24 -34 -44 0 -44 34 -44 62 -24 62 0 62 24 34 44 0 44 -34 44 -62 24 -62 0]
        oval.portrait =oval @90
        oven m.f204 // microwave
        paint.bucket.classic paint-bucket
        paintbrush brush
        paintbrush.pointed m.e3ae // brush
        paintpalette palette
        pano m.e40b // panorama
        paperclip paperclip
        paperplane send
        paperplane.fill send-fill
        paragraph paragraph
        paragraphsign paragraph
        parentheses "( )" %130
        parkingsign "P"
        party.popper m.ea65 // celebration
        pause [r -20 0 16 78 5 r 20 0 16 78 5]
        pawprint m.e91d // pets
        pc pc-display
        peacesign peace
        pencil pencil
        pencil.and.ellipsis.rectangle m.e9a2 // drive_file_rename_outline
        pencil.and.list.clipboard m.e745 // edit_note
        pencil.and.outline pencil-square
        pencil.and.ruler m.f10a // design_services
        pencil.and.scribble m.e746 // draw
        pencil.line m.e22b // border_color
        pencil.tip pen
        pencil.tip.crop.circle =pencil.circle
        pentagon [p 0 -50 50 -13 31 45 -31 45 -50 -13]
        pentagon.lefthalf.filled =pentagon + [s 0 -50 -50 -13 -31 45 0 45]
        pentagon.righthalf.filled =pentagon.lefthalf.filled ~
        percent "%"
        person person
        person.2 people
        person.2.crop.square.stack m.e9ed // switch_account
        person.2.gobackward =person.2 & =gobackward %45 >50,-26
        person.2.square.stack people
        person.2.wave.2 m.f223 // connect_without_contact
        person.3 m.f233 // groups
        person.3.sequence m.f233 // groups
        person.and.arrow.left.and.arrow.right =person & =arrow.left.arrow.right %50 >44,14
        person.and.background.dotted m.e3a2 // blur_circular
        person.badge.key person-lock // the lock means the same
        person.badge.minus person-dash
        person.badge.minus.fill person-dash *
        person.badge.plus person-plus
        person.badge.plus.fill person-plus *
        person.bust person-fill
        person.bust.fill person-fill
        person.checkmark person-check
        person.circle =person.crop.circle
        person.circle.fill =person.crop.circle.fill
        person.crop =person.fill
        person.crop.artframe person-square
        person.crop.circle [c 0 0 50 d 0 -12 14 S -33 37 -26 8 26 8 33 37 18 53 -18 53 -33 37]
        person.crop.circle.dashed [c 0 0 50 h] + person-fill %54 >0,-1
        person.crop.circle.fill [d 0 0 50] /2 - [d 0 -12 13 S -30 36 -24 10 24 10 30 36 16 46 -16 46 -30 36] /1
        person.crop.rectangle [r 0 0 122 92 17 d 0 -14 13 S -30 42 -26 10 26 10 30 42]
        person.crop.rectangle.fill [b 0 0 122 92 17] /2 - [d 0 -14 12 S -28 44 -24 12 24 12 28 44] /1
        person.crop.rectangle.stack =person.crop.rectangle
        person.crop.square [r 0 0 92 92 20 d 0 -14 14 S -30 42 -26 10 26 10 30 42]
        person.crop.square.fill [b 0 0 92 92 20] /2 - [d 0 -14 13 S -28 44 -24 12 24 12 28 44] /1
        person.crop.square.fill.and.at.rectangle m.e0d0 // contact_mail
        person.crop.square.filled.and.at.rectangle m.e0d0 // contact_mail
        person.crop.square.on.square.angled person-square
        person.fill.and.arrow.left.and.arrow.right =person.fill & =arrow.left.arrow.right %50 >44,14
        person.fill.badge.minus person-dash *
        person.fill.badge.plus person-plus *
        person.fill.checkmark person-fill-check
        person.fill.questionmark =person.fill & =questionmark %60 >48,10
        person.fill.turn.down =person.fill & =arrow.down %60 >50,10
        person.fill.turn.left =person.fill & =arrow.left %60 >50,10
        person.fill.turn.right =person.fill & =arrow.right %60 >50,10
        person.fill.viewfinder =person.viewfinder
        person.fill.xmark person-fill-x
        person.line.dotted.person m.e7fb // people
        person.text.rectangle person-vcard
        person.wave.2 m.e91f // record_voice_over
        person.xmark person-x
        personalhotspot m.e1e2 // wifi_tethering
        perspective bounding-box-circles
        peruviansolessign "S/"
        pesetasign "₧"
        pesosign "₱"
        pet.carrier m.e91d // pets
        phone telephone
        phone.and.waveform m.e61d // phone_in_talk
        phone.arrow.down.left telephone-inbound
        phone.arrow.right telephone-forward
        phone.arrow.up.right telephone-outbound
        phone.badge.plus telephone-plus
        phone.bubble.left =phone.bubble
        phone.connection m.e61d // phone_in_talk
        phone.down telephone @135
        phone.down.fill telephone-fill @135
        phone.down.waves.left.and.right telephone @135
        phone.fill.arrow.down.left telephone-inbound *
        phone.fill.arrow.right telephone-forward *
        phone.fill.arrow.up.right telephone-outbound *
        """#
}
