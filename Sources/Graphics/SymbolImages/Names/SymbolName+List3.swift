// The names of SF Symbols 7. For the format, see `SymbolName`.
extension SymbolName {
    static let list3: StaticString = """
        paddleshifter.left:a paddleshifter.right:a paint.bucket.classic paintbrush:a paintbrush.pointed:a
        paintpalette:a pano:aV pano.badge.play.fill paperclip:cbA paperplane:acb paragraph paragraphsign parentheses
        parkinglight:a parkingsign:cfbd parkingsign.brakesignal:m parkingsign.radiowaves.down.right.off
        parkingsign.radiowaves.left.and.right:m parkingsign.radiowaves.right.and.safetycone parkingsign.steeringwheel
        party.popper:a pause:acSbE pawprint:acb pc peacesign pedal.accelerator:a pedal.brake:a pedal.clutch:a
        pedestrian.gate.closed:h pedestrian.gate.open:h pencil:mcb pencil.and.ellipsis.rectangle
        pencil.and.list.clipboard:u pencil.and.outline pencil.and.ruler:a pencil.and.scribble pencil.line pencil.tip
        pencil.tip.crop.circle:aowzP pencil.tip.crop.circle.badge.arrow.forward:a pentagon:aUROM percent:e
        person:amcopGwbzWHP person.2:amcopwbzP person.2.arrow.trianglehead.counterclockwise person.2.badge:a
        person.2.badge.gearshape:a person.2.badge.key:a person.2.crop.square.stack:a person.2.gobackward
        person.2.shield:a person.2.square.stack:a person.2.wave.2:a person.3:a person.3.sequence:a
        person.and.arrow.left.and.arrow.right person.and.arrow.left.and.arrow.right.outward
        person.and.background.dotted person.and.background.striped.horizontal person.badge.key:a
        person.badge.shield.checkmark:a person.badge.shield.exclamationmark:a person.bubble:a person.bust:acb
        person.checkmark.and.xmark:u person.crop.artframe person.crop.badge.magnifyingglass:a
        person.crop.circle:avoGwBAqWHLZlJC person.crop.circle.badge:a person.crop.circle.badge.exclam
        person.crop.circle.badge.moon:a person.crop.circle.badge.questionmark.fill:e person.crop.circle.dashed.circle:a
        person.crop.circle.fill:-Bwlq person.crop.circle.fill.badge.exclam person.crop.circle.fill.badge.questionmark:e
        person.crop.rectangle:aoz person.crop.rectangle.stack:a person.crop.square:a person.crop.square.badge.camera:a
        person.crop.square.badge.video:a person.crop.square.fill.and.at.rectangle
        person.crop.square.filled.and.at.rectangle:a person.crop.square.on.square.angled:a
        person.fill.and.arrow.left.and.arrow.right person.fill.and.arrow.left.and.arrow.right.outward
        person.fill.badge.minus person.fill.checkmark:u person.fill.checkmark.and.xmark:u person.fill.questionmark:eu
        person.fill.turn.down person.fill.turn.left person.fill.turn.right person.fill.viewfinder person.fill.xmark:u
        person.icloud:a person.line.dotted.person:a person.spatialaudio.3d.fill person.spatialaudio.fill
        person.spatialaudio.stereo.3d.fill person.spatialaudio.stereo.fill person.text.rectangle:ahs person.wave.2:a
        personalhotspot:mcb perspective peruviansolessign:Tcfbtdrk
        peruviansolessign.arrow.trianglehead.counterclockwise.rotate.90
        peruviansolessign.gauge.chart.lefthalf.righthalf peruviansolessign.gauge.chart.leftthird.topthird.rightthird
        pesetasign:Tcfbtdrnk pesetasign.arrow.trianglehead.counterclockwise.rotate.90
        pesetasign.gauge.chart.lefthalf.righthalf pesetasign.gauge.chart.leftthird.topthird.rightthird
        pesosign:Tcfbtdrnk pesosign.arrow.trianglehead.counterclockwise.rotate.90
        pesosign.gauge.chart.lefthalf.righthalf pesosign.gauge.chart.leftthird.topthird.rightthird pet.carrier:acb
        phone:acoGbqWH phone.and.waveform:a phone.arrow.down.left:a phone.arrow.right:a phone.arrow.up.right:acb
        phone.badge.waveform:a phone.bubble:uay phone.bubble.left:a phone.connection:a phone.down:acb
        phone.down.waves.left.and.right phone.fill.arrow.down.left phone.fill.arrow.right phone.fill.arrow.up.right
        phone.fill.badge.checkmark phone.fill.connection phone.pause:acb photo:acobqzDlChs photo.artframe:cb
        photo.badge.arrow.down:a photo.badge.magnifyingglass:a photo.badge.shield.exclamationmark:a
        photo.fill.on.rectangle.fill photo.on.rectangle photo.on.rectangle.angled:a photo.stack:a photo.tv pi:cfbd
        pianokeys:K pill:acb pills:acb pin:amcfpbd pip:a pip.enter pip.exit pip.remove pip.swap pipe.and.drop:a
        placeholdertext.fill platter.2.filled.ipad platter.2.filled.ipad.landscape platter.2.filled.iphone
        platter.2.filled.iphone.landscape platter.bottom.applewatch.case platter.filled.bottom.and.arrow.down.iphone
        platter.filled.bottom.applewatch.case platter.filled.bottom.iphone platter.filled.top.and.arrow.up.iphone
        platter.filled.top.applewatch.case platter.filled.top.iphone platter.top.applewatch.case play:amcfSpbdE
        play.desktopcomputer play.diamond:a play.display play.house:a play.laptopcomputer
        play.rectangle.on.rectangle:acb play.square.stack:a play.tv:a playpause:acb playstation.logo plus:cfSbdE
        plus.app:a plus.arrow.trianglehead.clockwise plus.arrow.trianglehead.counterclockwise plus.bubble:a
        plus.capsule:a plus.circle.dashed plus.diamond:a plus.forwardslash.minus plus.magnifyingglass plus.message:a
        plus.minus.capsule:a plus.rectangle.fill.on.folder.fill plus.rectangle.fill.on.rectangle.fill
        plus.rectangle.on.folder:a plus.rectangle.on.rectangle plus.rectangle.portrait:a plus.slash.minus
        plus.square.dashed plus.square.fill.on.square.fill plus.square.on.square plus.viewfinder plusminus:cb
        point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted
        point.bottomleft.filled.forward.to.point.topright.scurvepath
        point.bottomleft.forward.to.arrow.triangle.scurvepath:a
        point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath:a
        point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath:a
        point.bottomleft.forward.to.point.topright.filled.scurvepath
        point.bottomleft.forward.to.point.topright.scurvepath:a
        point.fill.topleft.down.curvedto.point.fill.bottomright.up
        point.filled.topleft.down.curvedto.point.bottomright.up point.forward.to.point.capsulepath:a
        point.topleft.down.curvedto.point.bottomright.up:a point.topleft.down.curvedto.point.filled.bottomright.up
        point.topleft.down.to.point.bottomright.curvepath:a point.topleft.down.to.point.bottomright.filled.curvepath
        point.topleft.filled.down.to.point.bottomright.curvepath
        point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath
        point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath:a
        point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath pointer.arrow:mfd
        pointer.arrow.and.square.on.square.dashed pointer.arrow.click:G pointer.arrow.click.2 pointer.arrow.ipad:mfd
        pointer.arrow.ipad.and.square.on.square.dashed pointer.arrow.ipad.rays pointer.arrow.ipad.slash.square:a
        pointer.arrow.motionlines pointer.arrow.motionlines.click pointer.arrow.rays pointer.arrow.slash.square:a
        polishzlotysign:Tcfbtdrnk polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90
        polishzlotysign.gauge.chart.lefthalf.righthalf polishzlotysign.gauge.chart.leftthird.topthird.rightthird
        popcorn:acb power:cb power.dotted powercord:a powermeter poweroff poweron poweroutlet.strip:a
        poweroutlet.type.a:afd poweroutlet.type.b:afd poweroutlet.type.c:afd poweroutlet.type.d:afd
        poweroutlet.type.e:afd poweroutlet.type.f:afd poweroutlet.type.g:afd poweroutlet.type.h:afd
        poweroutlet.type.i:afd poweroutlet.type.j:afd poweroutlet.type.k:afd poweroutlet.type.l:afd
        poweroutlet.type.m:afd poweroutlet.type.n:afd poweroutlet.type.o:afd powerplug:aI powerplug.portrait.fill
        powersleep printer:aK printer.dotmatrix:aK printer.dotmatrix.fill.and.paper.fill
        printer.dotmatrix.filled.and.paper:K printer.fill.and.paper.fill printer.filled.and.paper:K progress.indicator
        projective purchased:cb puzzlepiece:a puzzlepiece.extension:a pyramid:a q.circle:a q.square:a qrcode
        qrcode.viewfinder questionmark:ecfbd questionmark.app:eavg questionmark.app.dashed.ar questionmark.bubble:eag
        questionmark.circle:-ge questionmark.circle.dashed:e questionmark.diamond:eag questionmark.folder:eag
        questionmark.key.filled questionmark.message:eag questionmark.square:-ge questionmark.square.dashed:e
        questionmark.text.page:euagy questionmark.video:euagy quote.bubble:uay quote.closing quote.opening quotelevel
        r.button.roundedbottom.horizontal:a r.circle:a r.joystick:a r.joystick.down:a r.joystick.press.down:a
        r.joystick.tilt.down:a r.joystick.tilt.left:a r.joystick.tilt.right:a r.joystick.tilt.up:a
        r.rectangle.roundedbottom:a r.square:a r.square.fill.on.square.fill r.square.on.square:a
        r1.button.roundedbottom.horizontal:a r1.circle:a r1.rectangle.roundedbottom:a
        r2.button.angledtop.vertical.right:a r2.button.roundedtop.horizontal:a r2.circle:a r2.rectangle.roundedtop:a
        r3.button.angledbottom.horizontal.right:a r4.button.horizontal:a radio:a radiowaves.left radiowaves.right
        rainbow rays rb.button.roundedbottom.horizontal:a rb.circle:a rb.rectangle.roundedbottom:a receipt:a
        record.circle:a recordingtape:cb rectangle:amvIopwBUqWROM rectangle.2.swap rectangle.3.group:av
        rectangle.3.group.bubble:a rectangle.3.group.bubble.left:a rectangle.3.offgrid:a
        rectangle.3.offgrid.bubble.left:a rectangle.and.arrow.up.right.and.arrow.down.left:m
        rectangle.and.hand.point.up.left:a rectangle.and.hand.point.up.left.filled rectangle.and.paperclip
        rectangle.and.pencil.and.ellipsis:u rectangle.and.text.magnifyingglass:u rectangle.arrowtriangle.2.inward
        rectangle.arrowtriangle.2.outward rectangle.badge.person.crop rectangle.bottomhalf.inset.filled
        rectangle.bottomthird.inset.fill rectangle.bottomthird.inset.filled rectangle.center.inset.fill
        rectangle.center.inset.filled:o rectangle.checkered rectangle.compress.vertical
        rectangle.connected.to.line.below rectangle.dashed.and.paperclip rectangle.dashed.badge.record rectangle.dock
        rectangle.expand.diagonal rectangle.expand.vertical rectangle.fill:-wqB rectangle.fill.badge.person.crop
        rectangle.fill.on.rectangle.angled.fill rectangle.fill.on.rectangle.fill:cpb
        rectangle.filled.and.hand.point.up.left rectangle.grid.1x2:a rectangle.grid.1x3:a rectangle.grid.2x2:a
        rectangle.grid.3x1:a rectangle.grid.3x2:a rectangle.grid.3x3:a rectangle.inset.bottomleading.filled
        rectangle.inset.bottomleft.fill rectangle.inset.bottomleft.filled rectangle.inset.bottomright.fill
        rectangle.inset.bottomright.filled rectangle.inset.bottomtrailing.filled rectangle.inset.fill
        rectangle.inset.filled rectangle.inset.filled.and.cursorarrow rectangle.inset.filled.and.person.filled
        rectangle.inset.filled.badge.record rectangle.inset.filled.on.rectangle rectangle.inset.topleading.filled
        rectangle.inset.topleft.fill rectangle.inset.topleft.filled rectangle.inset.topright.fill
        rectangle.inset.topright.filled rectangle.inset.toptrailing.filled rectangle.landscape.rotate:m
        rectangle.leadinghalf.filled rectangle.leadinghalf.inset.filled
        rectangle.leadinghalf.inset.filled.arrow.leading rectangle.leadingthird.inset.filled rectangle.lefthalf.fill
        rectangle.lefthalf.inset.fill rectangle.lefthalf.inset.fill.arrow.left rectangle.lefthalf.inset.filled
        rectangle.lefthalf.inset.filled.arrow.left rectangle.leftthird.inset.fill rectangle.leftthird.inset.filled
        rectangle.on.rectangle:mcvfpbdFx rectangle.on.rectangle.angled rectangle.on.rectangle.badge.gearshape
        rectangle.on.rectangle.button.angledtop.vertical.left:a rectangle.pattern.checkered rectangle.portrait:-RMaUO
        rectangle.portrait.and.arrow.forward:a rectangle.portrait.and.arrow.right:a
        rectangle.portrait.arrowtriangle.2.inward rectangle.portrait.arrowtriangle.2.outward
        rectangle.portrait.badge.plus:a rectangle.portrait.bottomhalf.inset.filled
        rectangle.portrait.bottomleading.inset.filled rectangle.portrait.bottomleft.inset.filled
        rectangle.portrait.bottomright.inset.filled rectangle.portrait.bottomthird.inset.filled
        rectangle.portrait.bottomtrailing.inset.filled rectangle.portrait.center.inset.filled
        rectangle.portrait.inset.filled rectangle.portrait.leadinghalf.inset.filled
        rectangle.portrait.leadingthird.inset.filled rectangle.portrait.lefthalf.inset.filled
        rectangle.portrait.leftthird.inset.filled rectangle.portrait.on.rectangle.portrait:amp
        rectangle.portrait.on.rectangle.portrait.angled:a rectangle.portrait.righthalf.inset.filled
        rectangle.portrait.rightthird.inset.filled rectangle.portrait.rotate:m rectangle.portrait.slash:a
        rectangle.portrait.split.2x1:amp rectangle.portrait.tophalf.inset.filled
        rectangle.portrait.topleading.inset.filled rectangle.portrait.topleft.inset.filled
        rectangle.portrait.topright.inset.filled rectangle.portrait.topthird.inset.filled
        rectangle.portrait.toptrailing.inset.filled rectangle.portrait.trailinghalf.inset.filled
        rectangle.portrait.trailingthird.inset.filled rectangle.ratio.16.to.9:a rectangle.ratio.3.to.4:a
        rectangle.ratio.4.to.3:a rectangle.ratio.9.to.16:a rectangle.righthalf.fill rectangle.righthalf.inset.fill
        rectangle.righthalf.inset.fill.arrow.right rectangle.righthalf.inset.filled
        rectangle.righthalf.inset.filled.arrow.right rectangle.rightthird.inset.fill rectangle.rightthird.inset.filled
        rectangle.roundedbottom:a rectangle.roundedtop:a rectangle.split.1x2:a rectangle.split.2x1:amp
        rectangle.split.2x2:a rectangle.split.3x1:a rectangle.split.3x3:a rectangle.stack:amVopwW
        rectangle.stack.badge.person.crop:a rectangle.stack.badge.play.fill rectangle.stack.fill.badge.minus
        rectangle.stack.fill.badge.person.crop rectangle.stack.person.crop:a rectangle.tophalf.inset.filled
        rectangle.topthird.inset:a rectangle.topthird.inset.filled rectangle.trailinghalf.filled
        rectangle.trailinghalf.inset.filled rectangle.trailinghalf.inset.filled.arrow.trailing
        rectangle.trailingthird.inset.filled refrigerator:a repeat:cBb repeat.1:eicb repeat.1.circle:-iegj
        repeat.badge.xmark.circle.fill restart:cb retarder.brakesignal:m retarder.brakesignal.and.exclamationmark
        return return.left return.right rhombus:a richtext.page:eiagj richtext.page.fill.he richtext.page.fill.ja
        richtext.page.fill.ko richtext.page.fill.th richtext.page.fill.zh richtext.page.he richtext.page.ja
        richtext.page.ko richtext.page.th richtext.page.zh right:cb righttriangle:a righttriangle.split.diagonal:a
        ring:v rm.button.horizontal:a road.lane.arrowtriangle.2.inward road.lane.arrowtriangle.2.outward road.lanes
        road.lanes.curved.left road.lanes.curved.right robotic.vacuum:a robotic.vacuum.and.arrowtriangle.up:a
        robotic.vacuum.and.ellipsis:a roller.shade.closed roller.shade.open roman.shade.closed roman.shade.open rosette
        rotate.3d:acb rotate.left:a rotate.right:a rsb.button.angledbottom.horizontal.right:a
        rt.button.roundedtop.horizontal:a rt.circle:a rt.rectangle.roundedtop:a rublesign:Tcfbtdrnk
        rublesign.arrow.trianglehead.counterclockwise.rotate.90 rublesign.gauge.chart.lefthalf.righthalf
        rublesign.gauge.chart.leftthird.topthird.rightthird rugbyball:acb ruler:a rupeesign:Tcfbtdrnk
        rupeesign.arrow.trianglehead.counterclockwise.rotate.90 rupeesign.gauge.chart.lefthalf.righthalf
        rupeesign.gauge.chart.leftthird.topthird.rightthird s.circle:a s.square:a safari:a sailboat:acb scale.3d
        scalemass:a scanner:a scissors:cbA scooter scope screwdriver:a scribble scribble.variable scroll:a sdcard:a
        seal:a selection.pin.in.out sensor:a sensor.radiowaves.left.and.right:a sensor.tag.radiowaves.forward:a
        server.rack service.dog:a shadow shared.with.you:mcb sharedwithyou:mcb shareplay:m shazam.logo:a
        shekelsign:Tcfbtdrnk shekelsign.arrow.trianglehead.counterclockwise.rotate.90
        shekelsign.gauge.chart.lefthalf.righthalf shekelsign.gauge.chart.leftthird.topthird.rightthird
        sheqelsign.circle:a sheqelsign.square:a shield:ampRO shield.checkerboard shield.checkered
        shield.lefthalf.fill:m shield.lefthalf.filled:-qmh shield.pattern.checkered shift:a shippingbox:acb
        shippingbox.and.arrow.backward:a shoe:acb shoe.2:a shoe.arrow.trianglehead.up.and.down:a
        shoe.arrow.trianglehead.up.right:acb shoeprints.fill shower:a shower.handheld:a shower.sidejet:a shuffle:cb
        sidebar.leading sidebar.left sidebar.right sidebar.squares.leading sidebar.squares.left sidebar.squares.right
        sidebar.squares.trailing sidebar.trailing signature:e signature.he signature.ja signature.th signature.zh
        signpost.and.arrowtriangle.up:acb signpost.left:acb signpost.right:acb signpost.right.and.left:acb simcard:a
        simcard.2:a singaporedollarsign:Tcfbtdrk singaporedollarsign.arrow.trianglehead.counterclockwise.rotate.90
        singaporedollarsign.gauge.chart.lefthalf.righthalf
        singaporedollarsign.gauge.chart.leftthird.topthird.rightthird sink:a siri skateboard:a skew skis:a
        slash.circle:a sleep:cb slider.horizontal.2.arrow.trianglehead.counterclockwise slider.horizontal.2.gobackward
        slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath
        slider.horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 slider.horizontal.2.square
        slider.horizontal.2.square.badge.arrow.down slider.horizontal.2.square.on.square slider.horizontal.3
        slider.horizontal.below.circle.lefthalf.filled:K slider.horizontal.below.circle.righthalf.filled:K
        slider.horizontal.below.rectangle slider.horizontal.below.square.and.square.filled
        slider.horizontal.below.square.fill.and.square slider.horizontal.below.square.filled.and.square
        slider.horizontal.below.sun.max slider.vertical.3 slowmo smallcircle.circle:a smallcircle.fill.circle:a
        smallcircle.filled.circle:a smartphone smiley:a smoke:acb snow snowboard:a snowflake:mcb snowflake.road.lane:v
        soccerball:cKb soccerball.circle.fill.inverse soccerball.circle.inverse sofa:a sos:cb space sparkle
        sparkle.magnifyingglass sparkle.text.clipboard:a sparkles sparkles.2 sparkles.rectangle.stack:a
        sparkles.square.fill.on.square sparkles.square.filled.on.square sparkles.tv:a spatial.capture:amp
        spatial.capture.on.hexagon:a speaker:amcfpbdFxlChs speaker.1:a speaker.2:a speaker.3:a speaker.minus:a
        speaker.plus:a speaker.slash:-yu speaker.slash.circle:-yu speaker.wave.1:a
        speaker.wave.1.arrowtriangles.up.right.down.left speaker.wave.2:acb speaker.wave.2.bubble:uay
        speaker.wave.2.bubble.left:uay speaker.wave.3:a speaker.zzz:uay speedometer spigot:a spoon.serving
        sportscourt:acb sprinkler:a sprinkler.and.droplets:a square:amcvopbUzROM square.2.layers.3d:a
        square.2.layers.3d.bottom.filled square.2.layers.3d.top.filled square.2.stack.3d square.2.stack.3d.bottom.fill
        square.2.stack.3d.bottom.filled square.2.stack.3d.top.fill square.2.stack.3d.top.filled square.3.layers.3d:m
        square.3.layers.3d.bottom.filled square.3.layers.3d.down.backward square.3.layers.3d.down.backward.slash.rtl
        square.3.layers.3d.down.forward square.3.layers.3d.down.forward.slash.rtl square.3.layers.3d.down.left:m
        square.3.layers.3d.down.right:m square.3.layers.3d.middle.filled square.3.layers.3d.top.filled
        square.3.stack.3d:m square.3.stack.3d.bottom.fill square.3.stack.3d.bottom.filled square.3.stack.3d.middle.fill
        square.3.stack.3d.middle.filled square.3.stack.3d.top.fill square.3.stack.3d.top.filled
        square.and.arrow.down:aGBqHD square.and.arrow.down.badge.xmark.fill square.and.arrow.down.on.square:a
        square.and.arrow.up:acGbqHDhs square.and.arrow.up.on.square:a square.and.at.rectangle:a
        square.and.line.vertical.and.square:a square.and.line.vertical.and.square.filled square.and.pencil:cb
        square.arrowtriangle.4.outward square.bottomhalf.fill square.bottomthird.inset.filled square.dashed.inset.fill
        square.dashed.inset.filled square.dotted square.fill.and.line.vertical.and.square:a
        square.fill.and.line.vertical.square.fill square.fill.on.circle.fill square.fill.on.square:a
        square.fill.text.grid.1x2 square.filled.and.line.vertical.and.square square.filled.on.square square.grid.2x2:a
        square.grid.3x1.below.line.grid.1x2:a square.grid.3x1.fill.below.line.grid.1x2 square.grid.3x1.folder:-Wo
        square.grid.3x2:a square.grid.3x3:af square.grid.3x3.bottomleft.fill square.grid.3x3.bottomleft.filled
        square.grid.3x3.bottommiddle.fill square.grid.3x3.bottommiddle.filled square.grid.3x3.bottomright.fill
        square.grid.3x3.bottomright.filled square.grid.3x3.fill.square square.grid.3x3.middle.fill
        square.grid.3x3.middle.filled square.grid.3x3.middleleft.fill square.grid.3x3.middleleft.filled
        square.grid.3x3.middleright.fill square.grid.3x3.middleright.filled square.grid.3x3.square.badge.ellipsis
        square.grid.3x3.topleft.fill square.grid.3x3.topleft.filled square.grid.3x3.topmiddle.fill
        square.grid.3x3.topmiddle.filled square.grid.3x3.topright.fill square.grid.3x3.topright.filled
        square.grid.4x3.fill square.inset.filled square.leadingthird.inset.filled square.lefthalf.fill
        square.leftthird.inset.filled square.on.circle square.on.square:v square.on.square.badge.person.crop:a
        square.on.square.intersection.dashed square.on.square.squareshape.controlhandles square.resize
        square.resize.down square.resize.up square.righthalf.fill square.rightthird.inset.filled square.split.1x2:a
        square.split.2x1:a square.split.2x2:a square.split.bottomrightquarter:a square.split.diagonal:a
        square.split.diagonal.2x2:a square.stack:a square.stack.3d.down.dottedline square.stack.3d.down.forward:a
        square.stack.3d.down.right:a square.stack.3d.forward.dottedline:a square.stack.3d.up:amphs
        square.stack.3d.up.badge.a:a square.stack.3d.up.badge.automatic:a square.text.square:a square.tophalf.fill
        square.topthird.inset.filled square.trailingthird.inset.filled squareroot squares.below.rectangle
        squares.leading.rectangle:a squareshape:a squareshape.controlhandles.on.squareshape.controlhandles
        squareshape.dashed.squareshape squareshape.dotted.split.2x2 squareshape.dotted.squareshape
        squareshape.split.2x2 squareshape.split.2x2.dotted squareshape.split.2x2.dotted.inside
        squareshape.split.2x2.dotted.inside.and.outside squareshape.split.2x2.dotted.outside squareshape.split.3x3
        squareshape.squareshape.dashed squareshape.squareshape.dotted stairs star:amcfpbd star.bubble:a star.hexagon:a
        star.leadinghalf.fill star.leadinghalf.filled star.lefthalf.fill star.square.on.square:a staroflife:acb
        staroflife.shield:a steeringwheel:mcbNl steeringwheel.and.hands steeringwheel.and.heat.waves
        steeringwheel.and.key steeringwheel.and.liquid.wave steeringwheel.and.lock
        steeringwheel.arrow.trianglehead.counterclockwise.and.clockwise steeringwheel.arrowtriangle.left
        steeringwheel.arrowtriangle.right steeringwheel.badge.lock steeringwheel.road.lane:v sterlingsign:Tcfbtdrnk
        sterlingsign.arrow.trianglehead.counterclockwise.rotate.90 sterlingsign.gauge.chart.lefthalf.righthalf
        sterlingsign.gauge.chart.leftthird.topthird.rightthird stethoscope:cb stop:acb stopwatch:a storefront:acb
        stove:a strikethrough strikethrough.double stroke.line.diagonal:m stroller:a studentdesk suit.club:a
        suit.diamond:a suit.heart:a suit.spade:a suitcase:acb suitcase.cart:a suitcase.rolling:acb
        suitcase.rolling.and.film:acb suitcase.rolling.and.suitcase:acb sum:e sun:-OR sun.and.horizon:acb sun.dust:acb
        sun.haze:acb sun.horizon:acb sun.max:acbhs sun.min:a sun.rain:acb sun.snow:acb sunglasses:a sunrise:acb
        sunset:acb surfboard:a suspension.shock suv.side:aX suv.side.air.circulate:a suv.side.air.fresh:a
        suv.side.and.exclamationmark:a suv.side.arrow.left.and.right:a suv.side.arrowtriangle.down
        suv.side.arrowtriangle.up:aX suv.side.arrowtriangle.up.arrowtriangle.down suv.side.front.open:a
        suv.side.front.open.crop:a suv.side.hill.descent.control:a suv.side.hill.down:a
        suv.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:a suv.side.hill.up:a
        suv.side.lock:a suv.side.lock.open:a suv.side.rear.open:a suv.side.rear.open.crop:a
        suv.side.roof.cargo.carrier:amp swatchpalette:a swedishkronasign:Tcfbtdrnk
        swedishkronasign.arrow.trianglehead.counterclockwise.rotate.90 swedishkronasign.gauge.chart.lefthalf.righthalf
        swedishkronasign.gauge.chart.leftthird.topthird.rightthird swift swiftdata swirl.circle.righthalf.filled:K
        switch.2 switch.programmable:afd syringe:a t.bubble:eag t.bubble.fill.he t.bubble.he t.circle:a t.square:a
        table:a table.badge.more:a table.furniture:a tablecells:aAZ tablecells.fill.badge.ellipsis tachometer
        tag:amcfpbd taillight.fog:a takeoutbag.and.cup.and.straw:a target teddybear:a teletype:cb teletype.answer:cb
        tengesign:Tcfbtdrnk tengesign.arrow.trianglehead.counterclockwise.rotate.90
        tengesign.gauge.chart.lefthalf.righthalf tengesign.gauge.chart.leftthird.topthird.rightthird tennis.racket:cb
        tennisball:acb tent:acb tent.2:acb terminal:a testtube.2 text:-Bow text.aligncenter text.alignleft
        text.alignright text.and.command.macwindow text.append text.badge.checkmark:u text.badge.star
        text.below.folder:a text.below.photo:uay text.book.closed:a text.bubble:uayGH text.bubble.badge.clock:-uy
        text.cursor:ei text.cursor.he text.cursor.ja text.cursor.ko text.cursor.th text.cursor.zh text.document:a
        text.insert text.justify text.justify.leading text.justify.left text.justify.right text.justify.trailing
        text.justifyleft text.justifyright text.line.2.summary:B text.line.3.summary
        text.line.first.and.arrowtriangle.forward text.line.last.and.arrowtriangle.forward text.line.magnify
        text.magnifyingglass:u text.pad.header:oG text.pad.header.badge.clock.rtl text.page:amp
        text.page.badge.magnifyingglass text.page.slash:-yu text.quote:u text.rectangle:a text.rectangle.page:a
        text.redaction text.square.filled text.viewfinder text.word.spacing textbox:ei textbox.he textbox.ja textbox.ko
        textbox.th textbox.zh textformat:ei textformat.12:ei textformat.12.km textformat.12.my textformat.123:ei
        textformat.abc textformat.abc.dottedunderline textformat.alt:ei textformat.alt.bn textformat.alt.el
        textformat.alt.gu textformat.alt.he textformat.alt.ja textformat.alt.kn textformat.alt.ko textformat.alt.ml
        textformat.alt.mni textformat.alt.mr textformat.alt.or textformat.alt.pa textformat.alt.sat textformat.alt.si
        textformat.alt.ta textformat.alt.te textformat.alt.th textformat.alt.zh textformat.bn textformat.characters:ei
        textformat.characters.arrow.left.and.right:ei textformat.characters.arrow.left.and.right.bn
        textformat.characters.arrow.left.and.right.el textformat.characters.arrow.left.and.right.gu
        textformat.characters.arrow.left.and.right.he textformat.characters.arrow.left.and.right.ja
        textformat.characters.arrow.left.and.right.kn textformat.characters.arrow.left.and.right.ko
        textformat.characters.arrow.left.and.right.ml textformat.characters.arrow.left.and.right.mni
        textformat.characters.arrow.left.and.right.mr textformat.characters.arrow.left.and.right.or
        textformat.characters.arrow.left.and.right.pa textformat.characters.arrow.left.and.right.ru
        textformat.characters.arrow.left.and.right.sat textformat.characters.arrow.left.and.right.si
        textformat.characters.arrow.left.and.right.ta textformat.characters.arrow.left.and.right.te
        textformat.characters.arrow.left.and.right.th textformat.characters.arrow.left.and.right.zh
        textformat.characters.bn textformat.characters.dottedunderline:ei textformat.characters.dottedunderline.bn
        textformat.characters.dottedunderline.el textformat.characters.dottedunderline.gu
        textformat.characters.dottedunderline.he textformat.characters.dottedunderline.ja
        textformat.characters.dottedunderline.kn textformat.characters.dottedunderline.ko
        textformat.characters.dottedunderline.ml textformat.characters.dottedunderline.mni
        textformat.characters.dottedunderline.mr textformat.characters.dottedunderline.or
        textformat.characters.dottedunderline.pa textformat.characters.dottedunderline.ru
        textformat.characters.dottedunderline.sat textformat.characters.dottedunderline.si
        textformat.characters.dottedunderline.ta textformat.characters.dottedunderline.te
        textformat.characters.dottedunderline.th textformat.characters.dottedunderline.zh textformat.characters.el
        textformat.characters.gu textformat.characters.he textformat.characters.ja textformat.characters.kn
        textformat.characters.ko textformat.characters.ml textformat.characters.mni textformat.characters.mr
        textformat.characters.or textformat.characters.pa textformat.characters.ru textformat.characters.sat
        textformat.characters.si textformat.characters.ta textformat.characters.te textformat.characters.th
        textformat.characters.zh textformat.el textformat.gu textformat.he textformat.ja textformat.kn textformat.ko
        textformat.ml textformat.mni textformat.mr textformat.numbers:ei textformat.numbers.bn textformat.numbers.gu
        textformat.numbers.km textformat.numbers.kn textformat.numbers.ml textformat.numbers.mni textformat.numbers.mr
        textformat.numbers.my textformat.numbers.or textformat.numbers.pa textformat.numbers.sat textformat.numbers.te
        textformat.or textformat.pa textformat.sat textformat.si textformat.size:ei textformat.size.bn
        textformat.size.gu textformat.size.he textformat.size.ja textformat.size.kn textformat.size.ko
        textformat.size.larger:ei textformat.size.larger.bn textformat.size.larger.gu textformat.size.larger.he
        textformat.size.larger.ja textformat.size.larger.kn textformat.size.larger.ko textformat.size.larger.ml
        textformat.size.larger.mni textformat.size.larger.mr textformat.size.larger.or textformat.size.larger.pa
        textformat.size.larger.sat textformat.size.larger.si textformat.size.larger.ta textformat.size.larger.te
        textformat.size.larger.th textformat.size.larger.zh textformat.size.ml textformat.size.mni textformat.size.mr
        textformat.size.or textformat.size.pa textformat.size.sat textformat.size.si textformat.size.smaller:ei
        textformat.size.smaller.bn textformat.size.smaller.gu textformat.size.smaller.he textformat.size.smaller.ja
        textformat.size.smaller.kn textformat.size.smaller.ko textformat.size.smaller.ml textformat.size.smaller.mni
        textformat.size.smaller.mr textformat.size.smaller.or textformat.size.smaller.pa textformat.size.smaller.sat
        textformat.size.smaller.si textformat.size.smaller.ta textformat.size.smaller.te textformat.size.smaller.th
        textformat.size.smaller.zh textformat.size.ta textformat.size.te textformat.size.th textformat.size.zh
        textformat.subscript:ei textformat.subscript.bn textformat.subscript.gu textformat.subscript.he
        textformat.subscript.ja textformat.subscript.kn textformat.subscript.ko textformat.subscript.ml
        textformat.subscript.mni textformat.subscript.mr textformat.subscript.or textformat.subscript.pa
        textformat.subscript.sat textformat.subscript.si textformat.subscript.ta textformat.subscript.te
        textformat.subscript.th textformat.subscript.zh textformat.superscript:ei textformat.superscript.bn
        textformat.superscript.gu textformat.superscript.he textformat.superscript.ja textformat.superscript.kn
        textformat.superscript.ko textformat.superscript.ml textformat.superscript.mni textformat.superscript.mr
        textformat.superscript.or textformat.superscript.pa textformat.superscript.sat textformat.superscript.si
        textformat.superscript.ta textformat.superscript.te textformat.superscript.th textformat.superscript.zh
        textformat.ta textformat.te textformat.th textformat.zh theatermask.and.paintbrush:a theatermasks:acb
        thermometer thermometer.and.ellipsis thermometer.and.liquid.waves:h thermometer.and.liquid.waves.snowflake
        thermometer.brakesignal thermometer.gauge.open thermometer.high thermometer.low thermometer.medium:m
        thermometer.snowflake:cb thermometer.sun:acb thermometer.tirepressure thermometer.transmission
        thermometer.variable:VG thermometer.variable.and.figure:cb ticket:acb timelapse timeline.selection timer:cfb
        tire tire.badge.snowflake tirepressure togglepower toilet:acb tornado:cb tortoise:acb torus touchid
        tow.hitch:aN tow.hitch.exclamationmark.fill traction.control.tirepressure:mN train.side.front.car
        train.side.middle.car train.side.rear.car tram:acb tram.card:a tram.fill.tunnel tram.tunnel.fill translate
        transmission trapezoid.and.line.horizontal:a trapezoid.and.line.vertical:a trash:amcfpbdFx trash.slash.square:a
        tray:acb tray.2:a tray.and.arrow.down:a tray.and.arrow.up:a tray.badge:a tray.full:a tree:acb triangle:acbUROM
        triangle.inset.filled triangle.lefthalf.fill triangle.righthalf.fill triangleshape:a trophy:acb
        tropicalstorm:cb truck.box:aGH truck.box.badge.clock:-yu truck.pickup.side:aX truck.pickup.side.air.circulate:a
        truck.pickup.side.air.fresh:a truck.pickup.side.and.exclamationmark:a truck.pickup.side.arrow.left.and.right:a
        truck.pickup.side.arrowtriangle.down truck.pickup.side.arrowtriangle.up:aX
        truck.pickup.side.arrowtriangle.up.arrowtriangle.down truck.pickup.side.front.open:a
        truck.pickup.side.front.open.crop:a truck.pickup.side.hill.down:a
        truck.pickup.side.hill.down.and.gauge.open.with.lines.needle.25percent.and.arrowtriangle:a
        truck.pickup.side.hill.up:a truck.pickup.side.lock:a truck.pickup.side.lock.open:a
        truck.side.hill.descent.control:a truck.side.roof.cargo.carrier:amp tsa:mcb tshirt:acb tugriksign:Tcfbtdrnk
        tugriksign.arrow.trianglehead.counterclockwise.rotate.90 tugriksign.gauge.chart.lefthalf.righthalf
        tugriksign.gauge.chart.leftthird.topthird.rightthird tuningfork turkishlirasign:Tcfbtdrnk
        turkishlirasign.arrow.trianglehead.counterclockwise.rotate.90 turkishlirasign.gauge.chart.lefthalf.righthalf
        turkishlirasign.gauge.chart.leftthird.topthird.rightthird tv:amcpb tv.and.hifispeaker.fill tv.and.mediabox:a
        tv.badge.wifi:a tv.inset.filled tv.music.note:a u.circle:a u.square:a uiwindow.split.2x1 umbrella:acb
        umbrella.gauge.open umbrella.percent:eag umbrella.sensor.tag.radiowaves.left.and.right:a underline
        underline.double v.circle:a v.square:a vent.heat.waves.upward vial.viewfinder video:amcfopbdFAqzWx
        video.and.waveform:a video.badge.waveform:a video.bubble:uay video.bubble.left:a video.doorbell:a
        video.fill:-Aq videoprojector:a view.2d view.3d viewfinder:cbh viewfinder.rectangular vision.pro:amcVpbFqxDlChs
        vision.pro.and.arrow.forward:a vision.pro.badge.play.fill visionpro:amcVpbFxlC visionpro.and.arrow.forward:a
        visionpro.badge.play.fill voiceover volleyball:acb w.circle:a w.square:a wake:cb wallet.bifold:a wallet.pass:a
        wallet.sensor.tag.radiowaves.left.and.right:a wand.and.outline:K wand.and.rays:K wand.and.sparkles:K
        wand.and.stars:K warninglight:a washer:acb watch.analog watchface.applewatch.case water.waves:m
        water.waves.and.arrow.down:h water.waves.and.arrow.trianglehead.down:h water.waves.and.arrow.trianglehead.up
        water.waves.and.arrow.up waterbottle:a wave.3.backward:cb wave.3.down:cb wave.3.down.car.side:a
        wave.3.down.convertible.side:a wave.3.down.pickup.side:a wave.3.down.suv.side:a wave.3.forward:cb
        wave.3.left:cb wave.3.right:cb wave.3.up:cb waveform:mcowBbql waveform.and.magnifyingglass waveform.and.mic
        waveform.and.person.filled waveform.badge.magnifyingglass waveform.badge.mic waveform.badge.microphone
        waveform.low waveform.mid waveform.path:ow waveform.path.ecg:SE waveform.path.ecg.magnifyingglass
        waveform.path.ecg.text:u waveform.path.ecg.text.clipboard:uay waveform.path.ecg.text.page:uay web.camera:a
        wheelchair widget.extralarge:o widget.large:o widget.medium:o widget.small:o wifi:mcfbdN wifi.badge.lock
        wifi.exclamationmark.circle:a wifi.router:a wind:cb wind.snow:cb window.awning window.awning.closed
        window.casement window.casement.closed window.ceiling window.ceiling.closed window.horizontal
        window.horizontal.closed window.shade.closed window.shade.open window.vertical.closed window.vertical.open
        windshield.front.and.fluid windshield.front.and.fluid.and.spray windshield.front.and.heat.waves
        windshield.front.and.spray windshield.front.and.wiper:N windshield.front.and.wiper.and.drop
        windshield.front.and.wiper.and.spray windshield.front.and.wiper.intermittent windshield.rear.and.fluid
        windshield.rear.and.fluid.and.spray windshield.rear.and.heat.waves windshield.rear.and.spray
        windshield.rear.and.wiper:N windshield.rear.and.wiper.and.drop windshield.rear.and.wiper.and.spray
        windshield.rear.and.wiper.intermittent wineglass:a wonsign:Tcfbtdrnk
        wonsign.arrow.trianglehead.counterclockwise.rotate.90 wonsign.gauge.chart.lefthalf.righthalf
        wonsign.gauge.chart.leftthird.topthird.rightthird wrench:a wrench.adjustable:a wrench.and.screwdriver:a
        wrongwaysign:a x.circle:a x.square:a x.squareroot xbox.logo xmark:cfSbdE xmark.app:a xmark.bin:acb
        xmark.circle.badge.airplane:a xmark.diamond:a xmark.icloud:a xmark.octagon:a xmark.rectangle.portrait:a
        xmark.seal:a xmark.shield:a xmark.triangle.circle.square:a xserve xserve.raid y.circle:a y.square:a
        yensign:Tcfbtdrnk yensign.arrow.trianglehead.counterclockwise.rotate.90 yensign.gauge.chart.lefthalf.righthalf
        yensign.gauge.chart.leftthird.topthird.rightthird yieldsign:a z.circle:a z.square:a zipper.page
        zl.button.roundedtop.horizontal:a zl.rectangle.roundedtop:a zr.button.roundedtop.horizontal:a
        zr.rectangle.roundedtop:a zzz
        """
}
