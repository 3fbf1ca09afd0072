// The names of SF Symbols 7. For the format, see `SymbolName`.
extension SymbolName {
    static let list2: StaticString = """
        cruzeirosign.gauge.chart.lefthalf.righthalf cruzeirosign.gauge.chart.leftthird.topthird.rightthird cube:acb
        cube.box:a cube.transparent:a cup.and.heat.waves:a cup.and.saucer:a curlybraces:fd cursor.rays cursorarrow:mfd
        cursorarrow.and.square.on.square.dashed cursorarrow.click:G cursorarrow.click.2 cursorarrow.motionlines
        cursorarrow.motionlines.click cursorarrow.rays cursorarrow.resize.north.east.south.east
        cursorarrow.slash.square:a curtains.closed curtains.open cylinder:a cylinder.split.1x2:a d.circle:a d.square:a
        danishkronesign:Tcfbtdrnk danishkronesign.arrow.trianglehead.counterclockwise.rotate.90
        danishkronesign.gauge.chart.lefthalf.righthalf danishkronesign.gauge.chart.leftthird.topthird.rightthird
        decrease.indent decrease.quotelevel degreesign.celsius degreesign.fahrenheit dehumidifier:a delete.backward:a
        delete.forward:a delete.left:a delete.right:a deskclock:a desktopcomputer:qh desktopcomputer.and.arrow.down
        desktopcomputer.and.macbook desktopcomputer.badge.shield.checkmark deskview:a dial:a dial.high:a dial.low:a
        dial.max:a dial.medium:a dial.min:a diamond:acbUROM diamond.inset.filled dice:a die.face.1:a die.face.2:a
        die.face.3:a die.face.4:a die.face.5:a die.face.6:a digitalcrown.arrow.clockwise:a
        digitalcrown.arrow.counterclockwise:a digitalcrown.horizontal.arrow.clockwise:a
        digitalcrown.horizontal.arrow.counterclockwise:a digitalcrown.horizontal.press:a digitalcrown.press:a
        directcurrent dishwasher:acb display:h display.2 display.and.arrow.down display.and.screwdriver
        distribute.horizontal:a distribute.horizontal.center:a distribute.horizontal.left:a
        distribute.horizontal.right:a distribute.vertical:a distribute.vertical.bottom:a distribute.vertical.center:a
        distribute.vertical.top:a divide:cfbd doc:acoGbAWH doc.append:uay doc.badge.arrow.up:a doc.badge.gearshape:a
        doc.fill.badge.ellipsis doc.on.clipboard:a doc.on.doc:a doc.plaintext:a doc.questionmark:euagy
        doc.richtext:eiagj doc.richtext.fill.he doc.richtext.fill.ja doc.richtext.fill.ko doc.richtext.fill.th
        doc.richtext.fill.zh doc.richtext.he doc.richtext.ja doc.richtext.ko doc.richtext.th doc.richtext.zh doc.text:a
        doc.text.below.ecg:uay doc.text.fill.viewfinder doc.text.image:a doc.text.magnifyingglass doc.text.viewfinder
        doc.viewfinder:a doc.zipper dock.arrow.down.rectangle dock.arrow.up.rectangle dock.rectangle document:acoGbAzHZ
        document.badge.arrow.up:a document.badge.gearshape:a document.on.clipboard:a document.on.document:a
        document.on.trash:a document.viewfinder:a dog:acb dollarsign:Tcfbtdrnk
        dollarsign.arrow.trianglehead.counterclockwise.rotate.90 dollarsign.gauge.chart.lefthalf.righthalf
        dollarsign.gauge.chart.leftthird.topthird.rightthird dongsign:Tcfbtdrnk
        dongsign.arrow.trianglehead.counterclockwise.rotate.90 dongsign.gauge.chart.lefthalf.righthalf
        dongsign.gauge.chart.leftthird.topthird.rightthird door.french.closed door.french.open door.garage.closed:h
        door.garage.double.bay.closed:h door.garage.double.bay.open:h door.garage.open:h door.left.hand.closed
        door.left.hand.open door.right.hand.closed door.right.hand.open door.sliding.left.hand.closed
        door.sliding.left.hand.open door.sliding.right.hand.closed door.sliding.right.hand.open
        dot.arrowtriangles.up.right.down.left.circle dot.car.top.radiowaves.2.rear.left.rear.rear.right:a
        dot.circle.and.cursorarrow dot.circle.and.hand.point.up.left.fill dot.circle.and.pointer.arrow
        dot.circle.viewfinder dot.crosshair dot.radiowaves.forward dot.radiowaves.left.and.right dot.radiowaves.right
        dot.radiowaves.up.forward dot.scope dot.scope.display dot.scope.laptopcomputer dot.square:a dot.squareshape:a
        dot.squareshape.split.2x2 dot.viewfinder dots.and.line.vertical.and.cursorarrow.rectangle
        dots.and.line.vertical.and.pointer.arrow.rectangle dpad:a dpad.down.fill dpad.down.filled dpad.left.fill
        dpad.left.filled dpad.right.fill dpad.right.filled dpad.up.fill dpad.up.filled drone:a drop:acb
        drop.degreesign:amp drop.degreesign.slash:-yu drop.halffull drop.keypad.rectangle:a drop.transmission
        drop.triangle:a dryer:acb duffle.bag:a dumbbell:a e.circle:a e.square:a ear:aqh ear.and.waveform
        ear.badge.waveform earbud.left earbud.right earbuds earbuds.bone.conduction earbuds.bone.conduction.left
        earbuds.bone.conduction.right earbuds.case:a earbuds.in.ear earbuds.in.ear.left earbuds.in.ear.right
        earbuds.stemless earbuds.stemless.left earbuds.stemless.right earpods ecg.text.page:uay eject:acb
        electronic.toll.collection:SE electronic.toll.collection.rectangle.slash:a
        electronic.toll.collection.rectangle.trianglebadge.exclamationmark:a ellipses.bubble:a ellipsis:cSbE
        ellipsis.bubble:a ellipsis.calendar ellipsis.circle.badge:a ellipsis.curlybraces ellipsis.message:a
        ellipsis.vertical.bubble:a ellipsis.viewfinder engine.combustion:alC
        engine.emission.and.drop.2.water.wave.below engine.emission.and.exclamationmark engine.emission.and.filter
        entry.lever.keypad:ahs envelope:acowbzP envelope.and.arrow.3.down:a envelope.and.arrow.trianglehead.branch:a
        envelope.and.hand.raised:a envelope.arrow.triangle.branch:a envelope.badge:a envelope.badge.person.crop:a
        envelope.badge.shield.half.filled:a envelope.badge.shield.leadinghalf.fill
        envelope.fill.badge.shield.trailinghalf.fill envelope.front:uay envelope.open:aGH envelope.stack:a
        environments:amcpbFx equal:cfbd eraser:ampBhs eraser.badge.xmark.fill eraser.line.dashed:a escape esim:a
        eurosign:Tcfbtdrnk eurosign.arrow.trianglehead.counterclockwise.rotate.90
        eurosign.gauge.chart.lefthalf.righthalf eurosign.gauge.chart.leftthird.topthird.rightthird
        eurozonesign:Tcfbtdrnk eurozonesign.arrow.trianglehead.counterclockwise.rotate.90
        eurozonesign.gauge.chart.lefthalf.righthalf eurozonesign.gauge.chart.leftthird.topthird.rightthird
        ev.charger:ampN ev.charger.arrowtriangle.left:a ev.charger.arrowtriangle.right:a
        ev.charger.exclamationmark.fill ev.plug.ac.gb.t:a ev.plug.ac.type.1:a ev.plug.ac.type.2:a ev.plug.dc.ccs1:a
        ev.plug.dc.ccs2:a ev.plug.dc.chademo:a ev.plug.dc.gb.t:a ev.plug.dc.nacs:a exclamationmark:cfbdn
        exclamationmark.2 exclamationmark.3 exclamationmark.applewatch exclamationmark.arrow.triangle.2.circlepath
        exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
        exclamationmark.arrow.trianglehead.counterclockwise.rotate.90 exclamationmark.brakesignal
        exclamationmark.bubble:acb exclamationmark.icloud:a exclamationmark.lock:a exclamationmark.magnifyingglass
        exclamationmark.message:a exclamationmark.octagon:a exclamationmark.questionmark:e exclamationmark.shield:a
        exclamationmark.tirepressure exclamationmark.transmission exclamationmark.triangle:a
        exclamationmark.triangle.text.page:uay exclamationmark.warninglight:a externaldrive:aowBqWLlJh
        externaldrive.badge.icloud externaldrive.badge.person.crop externaldrive.badge.timemachine
        externaldrive.badge.wifi externaldrive.connected.to.line.below:a externaldrive.fill:-wBhql
        externaldrive.fill.badge.icloud externaldrive.fill.badge.person.crop externaldrive.fill.badge.questionmark:e
        externaldrive.fill.badge.timemachine externaldrive.fill.badge.wifi eye:amcfpbdFxhs eye.half.closed:a eyebrow
        eyedropper eyedropper.full eyedropper.halffull eyeglasses:m eyes:K f.circle:a f.cursive:mcb f.square:a
        face.dashed:a face.smiling:aK faceid facemask:a fan:amcpb fan.and.light.ceiling:a
        fan.badge.arrow.up.and.down.and.arrow.left.and.right:a fan.badge.automatic:a fan.ceiling:a fan.desk:a
        fan.floor:a fan.gauge.open fan.oscillation:a fanblades:amp faxmachine:a ferry:a fiberchannel fibrechannel
        field.of.view.ultrawide:a field.of.view.wide:a figure figure.2:cb figure.2.and.child.holdinghands
        figure.2.arms.open figure.2.left.holdinghands figure.2.right.holdinghands figure.american.football:cb
        figure.and.child.holdinghands figure.archery:cb figure.arms.open figure.australian.football:cb
        figure.badminton:cb figure.barre:cb figure.baseball:cb figure.basketball:cb figure.bowling:cb figure.boxing:cb
        figure.child:cb figure.child.and.lock:a figure.child.and.lock.open:a figure.climbing:cb figure.cooldown:cb
        figure.core.training:cb figure.cricket:cb figure.cross.training:cb figure.curling:cb figure.dance:cb
        figure.disc.sports:cb figure.dress.line.vertical.figure figure.elliptical:cb figure.equestrian.sports:cb
        figure.fall:cb figure.fencing:cb figure.field.hockey:cb figure.fishing:cb figure.flexibility:cb figure.golf:cb
        figure.gymnastics:cb figure.hand.cycling:cb figure.handball:cb figure.highintensity.intervaltraining:cb
        figure.hiking:cb figure.hockey:cb figure.hunting:cb figure.ice.hockey:cb figure.ice.skating:cb
        figure.indoor.cycle:cb figure.indoor.rowing:cb figure.indoor.soccer:cb figure.jumprope:cb figure.kickboxing:cb
        figure.lacrosse:cb figure.martial.arts:cb figure.mind.and.body:cb figure.mixed.cardio:cb
        figure.open.water.swim:cb figure.outdoor.cycle:cb figure.outdoor.rowing:cb figure.outdoor.soccer:cb
        figure.pickleball:cb figure.pilates:cb figure.play:cb figure.pool.swim:cb figure.racquetball:cb figure.roll:cb
        figure.roll.runningpace:cb figure.rolling:cb figure.rower figure.rugby:cb figure.run:cb
        figure.run.square.stack:a figure.run.treadmill:cb figure.sailing:cb figure.seated.seatbelt
        figure.seated.seatbelt.and.airbag.off figure.seated.seatbelt.and.airbag.on
        figure.seated.seatbelt.left.drive.seats.1:a figure.seated.seatbelt.left.drive.seats.1.1:a
        figure.seated.seatbelt.left.drive.seats.1.2:a figure.seated.seatbelt.left.drive.seats.2:a
        figure.seated.seatbelt.left.drive.seats.2.2:a figure.seated.seatbelt.left.drive.seats.2.2.2:a
        figure.seated.seatbelt.left.drive.seats.2.2.3:a figure.seated.seatbelt.left.drive.seats.2.3:a
        figure.seated.seatbelt.left.drive.seats.2.3.2:a figure.seated.seatbelt.left.drive.seats.2.3.3:a
        figure.seated.seatbelt.left.drive.seats.3:a figure.seated.seatbelt.left.drive.seats.3.3:a
        figure.seated.seatbelt.left.drive.seats.3.3.3:a figure.seated.side figure.seated.side.air.distribution.lower
        figure.seated.side.air.distribution.middle figure.seated.side.air.distribution.middle.and.lower
        figure.seated.side.air.distribution.middle.and.lower.angled figure.seated.side.air.distribution.upper
        figure.seated.side.air.distribution.upper.angled.and.lower.angled
        figure.seated.side.air.distribution.upper.angled.and.middle
        figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled figure.seated.side.air.lower
        figure.seated.side.air.upper figure.seated.side.air.upper.and.lower figure.seated.side.air.windshield
        figure.seated.side.airbag.off figure.seated.side.airbag.off.2 figure.seated.side.airbag.on
        figure.seated.side.airbag.on.2 figure.seated.side.automatic figure.seated.side.left
        figure.seated.side.left.air.distribution.indirect figure.seated.side.left.air.distribution.lower
        figure.seated.side.left.air.distribution.lower.angled.and.upper.angled
        figure.seated.side.left.air.distribution.middle figure.seated.side.left.air.distribution.middle.and.lower
        figure.seated.side.left.air.distribution.middle.and.lower.angled figure.seated.side.left.air.distribution.upper
        figure.seated.side.left.air.distribution.upper.and.middle.and.lower
        figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled
        figure.seated.side.left.air.distribution.upper.angled.and.lower.angled
        figure.seated.side.left.air.distribution.upper.angled.and.middle
        figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled
        figure.seated.side.left.airbag.off figure.seated.side.left.airbag.off.2 figure.seated.side.left.airbag.on
        figure.seated.side.left.airbag.on.2 figure.seated.side.left.automatic figure.seated.side.left.fan
        figure.seated.side.left.steeringwheel figure.seated.side.left.windshield.front.and.heat.waves
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        figure.seated.side.right figure.seated.side.right.air.distribution.indirect
        figure.seated.side.right.air.distribution.lower
        figure.seated.side.right.air.distribution.lower.angled.and.upper.angled
        figure.seated.side.right.air.distribution.middle figure.seated.side.right.air.distribution.middle.and.lower
        figure.seated.side.right.air.distribution.middle.and.lower.angled
        figure.seated.side.right.air.distribution.upper
        figure.seated.side.right.air.distribution.upper.and.middle.and.lower
        figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled
        figure.seated.side.right.air.distribution.upper.angled.and.lower.angled
        figure.seated.side.right.air.distribution.upper.angled.and.middle
        figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled
        figure.seated.side.right.airbag.off figure.seated.side.right.airbag.off.2 figure.seated.side.right.airbag.on
        figure.seated.side.right.airbag.on.2 figure.seated.side.right.automatic figure.seated.side.right.child.lap
        figure.seated.side.right.fan figure.seated.side.right.steeringwheel
        figure.seated.side.right.windshield.front.and.heat.waves
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        figure.seated.side.windshield.front.and.heat.waves
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle
        figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
        figure.skateboarding:cb figure.skating figure.skiing.crosscountry:cb figure.skiing.downhill:cb
        figure.snowboarding:cb figure.soccer figure.socialdance:cb figure.softball:cb figure.squash:cb
        figure.stair.stepper:cb figure.stairs:cb figure.stand figure.stand.dress
        figure.stand.dress.line.vertical.figure figure.stand.line.dotted.figure.stand figure.step.training:cb
        figure.strengthtraining.functional:cb figure.strengthtraining.traditional:cb figure.surfing:cb
        figure.table.tennis:cb figure.taichi:cb figure.tennis:cb figure.track.and.field:cb figure.volleyball:cb
        figure.walk:cb figure.walk.arrival figure.walk.departure figure.walk.diamond:a figure.walk.motion:h
        figure.walk.suitcase.rolling:cb figure.walk.treadmill:cb figure.walk.triangle:a figure.water.fitness:cb
        figure.waterpolo:cb figure.wave:cb figure.wrestling:cb figure.yoga:cb filemenu.and.cursorarrow:u
        filemenu.and.pointer.arrow:u filemenu.and.selection film:acb film.stack:a finder fire.extinguisher:a
        fireplace:a firewall:a fireworks fish:acb flag:amcfpbdFAxZ flag.2.crossed:acb flag.and.flag.filled.crossed
        flag.checkered:cb flag.checkered.2.crossed flag.filled.and.flag.crossed flag.pattern.checkered:cb
        flag.pattern.checkered.2.crossed flag.pattern.checkered.lc flame:acb flame.gauge.open flashlight.off.circle:a
        flashlight.off.fill flashlight.on.circle:a flashlight.on.fill flashlight.slash:cb flask:a fleuron:a
        flip.horizontal:a flipphone florinsign:Tcfbtdrnk florinsign.arrow.trianglehead.counterclockwise.rotate.90
        florinsign.gauge.chart.lefthalf.righthalf florinsign.gauge.chart.leftthird.topthird.rightthird flowchart:a
        fluid.batteryblock fluid.brakesignal fluid.coolant fluid.transmission fn folder:acowbWLJ folder.badge.gear
        folder.badge.gearshape folder.badge.person.crop folder.fill.badge.gear folder.fill.badge.gearshape
        folder.fill.badge.minus folder.fill.badge.person.crop folder.fill.badge.questionmark:e football:acb
        fork.knife:cb formfitting.gamecontroller:a forward:acb forward.end:acb forward.end.alt:a forward.frame:a
        fossil.shell:a francsign:Tcfbtdrnk francsign.arrow.trianglehead.counterclockwise.rotate.90
        francsign.gauge.chart.lefthalf.righthalf francsign.gauge.chart.leftthird.topthird.rightthird frying.pan:a
        fuel.filter.water fuelpump:amcpbN fuelpump.and.filter fuelpump.arrowtriangle.left:a
        fuelpump.arrowtriangle.right:a fuelpump.exclamationmark.fill fuelpump.thermometer:a function:e fx g.circle:a
        g.square:a gamecontroller:acb gauge:ow gauge.chart.lefthalf.righthalf gauge.chart.leftthird.topthird.rightthird
        gauge.high gauge.low gauge.medium:ow gauge.open
        gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward gauge.open.with.lines.needle.33percent
        gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
        gauge.open.with.lines.needle.33percent.and.arrowtriangle
        gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent
        gauge.open.with.lines.needle.67percent.and.arrowtriangle
        gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car
        gauge.open.with.lines.needle.84percent.exclamation gauge.with.dots.needle.0percent
        gauge.with.dots.needle.100percent gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent
        gauge.with.dots.needle.67percent gauge.with.dots.needle.bottom.0percent
        gauge.with.dots.needle.bottom.100percent gauge.with.dots.needle.bottom.50percent:ow gauge.with.needle:a
        gear:cBbqL gear.badge:u gearshape:acb gearshape.2:a gearshape.arrow.triangle.2.circlepath
        gearshape.arrow.trianglehead.2.clockwise.rotate.90 gearshift.layout.sixspeed gift:acb giftcard:a globe:aGH
        globe.americas:a globe.asia.australia:a globe.badge.chevron.backward globe.central.south.asia:a globe.desk:a
        globe.europe.africa:a glowplug gobackward gobackward.10:ei gobackward.15:ei gobackward.30:ei gobackward.45:ei
        gobackward.5:ei gobackward.60:ei gobackward.75:ei gobackward.90:ei gobackward.minus goforward goforward.10:ei
        goforward.15:ei goforward.30:ei goforward.45:ei goforward.5:ei goforward.60:ei goforward.75:ei goforward.90:ei
        goforward.plus graduationcap:acb graph.2d graph.3d greaterthan:cfbd greaterthanorequalto:cfbd greetingcard:a
        grid:cb guaranisign:Tcfbtdrnk guaranisign.arrow.trianglehead.counterclockwise.rotate.90
        guaranisign.gauge.chart.lefthalf.righthalf guaranisign.gauge.chart.leftthird.topthird.rightthird
        guidepoint.horizontal guidepoint.vertical guidepoint.vertical.arrowtriangle.forward guidepoint.vertical.numbers
        guitars:a gym.bag:a gyroscope h.circle:a h.square:a h.square.fill.on.square.fill h.square.on.square:a
        hammer:acb hand.app:a hand.draw:aAZ hand.palm.facing:a hand.pinch:a hand.point.down:a hand.point.left:a
        hand.point.right:a hand.point.up:a hand.point.up.braille:aAZ hand.point.up.left:a hand.point.up.left.and.text:a
        hand.raised:amcfpbd hand.raised.app:a hand.raised.brakesignal:m hand.raised.fingers.spread:a
        hand.raised.palm.facing:a hand.raised.square.on.square:a hand.rays:a hand.tap:a hand.thumbsdown:amcpb
        hand.thumbsdown.filled.hand.thumbsup hand.thumbsdown.hand.thumbsup:a hand.thumbsdown.hand.thumbsup.filled
        hand.thumbsup:amcpb hand.wave:a handbag:acb handbag.sensor.tag.radiowaves.left.and.right:a hands.and.sparkles:a
        hands.clap:a hands.sparkles:a hanger hare:acb hat.cap:a hat.widebrim:a hazardsign:a
        head.profile.arrow.forward.and.vision.pro head.profile.arrow.forward.and.visionpro headlight.daytime:a
        headlight.fog:a headlight.high.beam:a headlight.low.beam:a headphones:mcb headphones.dots headphones.over.ear
        headphones.sensor.tag.radiowaves.left.and.right:a headset:cb hearingaid.ear hearingdevice.and.signal.meter:a
        hearingdevice.ear:a heart:amcfSpbdFEx heart.badge.bolt:amp heart.gauge.open heart.text.clipboard:a
        heart.text.square:a heat.element.windshield heat.waves:cb heat.waves.and.fan heat.waves.gauge.open
        heater.vertical:a helm helmet:a hexagon:aUROM hifireceiver:a hifispeaker:aowzP hifispeaker.2:aowzP
        hifispeaker.and.appletv:uay hifispeaker.and.homepod:aowzP hifispeaker.and.homepod.mini:aowzP
        hifispeaker.and.homepodmini:a hifispeaker.arrow.forward:a highlighter:A hockey.puck:acb hold.brakesignal
        homekit homepod:aowqzPD homepod.2:aowzP homepod.and.appletv:uay homepod.and.homepod.mini:aowzP
        homepod.and.homepodmini:a homepod.arrow.forward:a homepod.badge.checkmark:-yu homepod.mini:aowqzPD
        homepod.mini.2:aowzP homepod.mini.and.appletv:uay homepod.mini.arrow.forward:a homepod.mini.badge.checkmark:-yu
        homepodmini:a homepodmini.2:a homepodmini.and.appletv:uay horn:a horn.blast:a hourglass:cobUM
        hourglass.and.lock hourglass.badge.eye hourglass.badge.lock hourglass.bottomhalf.fill hourglass.tophalf.fill
        house:amcpblC house.and.flag:acb house.badge.wifi:a house.lodge:acb hryvniasign:Tcfbtdrnk
        hryvniasign.arrow.trianglehead.counterclockwise.rotate.90 hryvniasign.gauge.chart.lefthalf.righthalf
        hryvniasign.gauge.chart.leftthird.topthird.rightthird humidifier:a humidifier.and.droplets:a
        humidifier.and.ellipsis:a humidity:a hurricane:cb hydrogen:cfbd i.circle:a i.square:a icloud:amcvfpbd
        icloud.and.arrow.down:a icloud.and.arrow.up:a increase.indent increase.quotelevel indianrupeesign:Tcfbtdrnk
        indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90 indianrupeesign.gauge.chart.lefthalf.righthalf
        indianrupeesign.gauge.chart.leftthird.topthird.rightthird infinity:cb info:cfbd info.bubble:uay
        info.circle.text.page:uay info.triangle:a info.windshield inhaler:a inset.filled.applewatch.case
        inset.filled.bottomhalf.rectangle:I inset.filled.bottomhalf.tophalf.rectangle
        inset.filled.bottomleading.bottomtrailing.rectangle inset.filled.bottomleading.rectangle:I
        inset.filled.bottomleft.bottomright.rectangle inset.filled.bottomleft.rectangle:I
        inset.filled.bottomright.rectangle:I inset.filled.bottomthird.rectangle:I inset.filled.bottomthird.square
        inset.filled.bottomtrailing.rectangle:I inset.filled.capsule:I inset.filled.center.rectangle:Io
        inset.filled.circle:mv inset.filled.diamond inset.filled.leadinghalf.arrow.leading.rectangle
        inset.filled.leadinghalf.rectangle:I inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle
        inset.filled.leadinghalf.trailinghalf.rectangle inset.filled.leadingthird.rectangle:I
        inset.filled.leadingthird.square inset.filled.lefthalf.arrow.left.rectangle inset.filled.lefthalf.rectangle:I
        inset.filled.lefthalf.righthalf.rectangle inset.filled.lefthalf.topright.bottomright.rectangle
        inset.filled.leftthird.middlethird.rightthird.rectangle inset.filled.leftthird.rectangle:I
        inset.filled.leftthird.square inset.filled.oval:I inset.filled.pano inset.filled.rectangle:I
        inset.filled.rectangle.and.cursorarrow inset.filled.rectangle.and.person.filled:cb
        inset.filled.rectangle.and.pointer.arrow inset.filled.rectangle.badge.record
        inset.filled.rectangle.on.rectangle inset.filled.righthalf.arrow.right.rectangle
        inset.filled.righthalf.lefthalf.rectangle inset.filled.righthalf.rectangle:I
        inset.filled.rightthird.rectangle:I inset.filled.rightthird.square inset.filled.square:v
        inset.filled.tophalf.bottomhalf.rectangle inset.filled.tophalf.bottomleft.bottomright.rectangle
        inset.filled.tophalf.rectangle:I inset.filled.topleading.bottomleading.trailinghalf.rectangle
        inset.filled.topleading.rectangle:I inset.filled.topleft.bottomleft.righthalf.rectangle
        inset.filled.topleft.rectangle:I inset.filled.topleft.topright.bottomhalf.rectangle
        inset.filled.topleft.topright.bottomleft.bottomright.rectangle inset.filled.topright.rectangle:I
        inset.filled.topthird.middlethird.bottomthird.rectangle inset.filled.topthird.rectangle:I
        inset.filled.topthird.square inset.filled.toptrailing.rectangle:I
        inset.filled.trailinghalf.arrow.trailing.rectangle inset.filled.trailinghalf.leadinghalf.rectangle
        inset.filled.trailinghalf.rectangle:I inset.filled.trailingthird.rectangle:I inset.filled.trailingthird.square
        inset.filled.triangle inset.filled.tv internaldrive:a ipad:Vql ipad.and.arrow.forward ipad.and.iphone:m
        ipad.badge.location ipad.case ipad.case.and.iphone.case ipad.gen1:mVl ipad.gen1.badge.location
        ipad.gen1.crop.homebutton.circle ipad.gen1.landscape:mVl ipad.gen1.landscape.badge.location ipad.gen1.sizes
        ipad.gen2:mVl ipad.gen2.badge.location ipad.gen2.landscape:mVl ipad.gen2.landscape.badge.location
        ipad.gen2.sizes ipad.homebutton:V ipad.homebutton.landscape:V ipad.landscape:Vl ipad.landscape.and.applewatch
        ipad.landscape.and.iphone:m ipad.landscape.and.ipod ipad.landscape.badge.location ipad.rear.camera ipad.sizes
        iphone:mcVbFqxl iphone.and.arrow.forward iphone.and.arrow.forward.inward iphone.and.arrow.forward.outward
        iphone.and.arrow.left.and.arrow.right iphone.and.arrow.left.and.arrow.right.inward
        iphone.and.arrow.right.inward iphone.and.arrow.right.outward iphone.and.ipod iphone.and.vision.pro
        iphone.app.switcher iphone.badge.location iphone.case iphone.crop.circle iphone.dock.motorized.viewfinder
        iphone.gen1:mcVbFxl iphone.gen1.and.arrow.left iphone.gen1.badge.location iphone.gen1.crop.circle
        iphone.gen1.crop.homebutton.circle iphone.gen1.landscape:m iphone.gen1.motion
        iphone.gen1.radiowaves.left.and.right:cb iphone.gen1.sizes iphone.gen2:mcVbFxl
        iphone.gen2.and.arrow.left.and.arrow.right.inward iphone.gen2.badge.location iphone.gen2.crop.circle
        iphone.gen2.landscape:m iphone.gen2.motion iphone.gen2.radiowaves.left.and.right:cb iphone.gen2.sizes
        iphone.gen3:mcVbFxl iphone.gen3.and.arrow.left.and.arrow.right.inward iphone.gen3.badge.location
        iphone.gen3.crop.circle iphone.gen3.landscape:m iphone.gen3.motion iphone.gen3.radiowaves.left.and.right:cb
        iphone.gen3.sizes iphone.homebutton:mcVbFx iphone.homebutton.landscape
        iphone.homebutton.radiowaves.left.and.right:cb iphone.landscape iphone.motion iphone.pattern.diagonalline
        iphone.pattern.diagonalline.on.rectangle.portrait.dashed iphone.radiowaves.left.and.right:cb iphone.rear.camera
        iphone.sizes iphone.smartbatterycase.gen1 iphone.smartbatterycase.gen2 ipod ipod.and.applewatch
        ipod.and.vision.pro ipod.shuffle.gen1 ipod.shuffle.gen2 ipod.shuffle.gen3 ipod.shuffle.gen4 ipod.touch:m
        ipod.touch.landscape ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4 ipodtouch:m
        ipodtouch.landscape italic ivfluid.bag:a j.circle:a j.square:a j.square.fill.on.square.fill
        j.square.on.square:a jacket:acb jacket.sensor.tag.radiowaves.left.and.right:a k:cfbd kashida.arabic key:amcpb
        key.2.on.ring:a key.car.radiowaves.forward:uay key.car.side:a key.card:a key.convertible.side:a
        key.horizontal:a key.icloud:a key.radiowaves.forward:amp key.sensor.tag.radiowaves.left.and.right:a
        key.shield:a key.suv.side:a key.truck.pickup.side:a key.viewfinder keyboard:aAZ keyboard.badge.eye:a
        keyboard.chevron.compact.down:a keyboard.chevron.compact.left:a keyboard.macwindow keyboard.onehanded.left:a
        keyboard.onehanded.right:a kipsign:Tcfbtdrnk kipsign.arrow.trianglehead.counterclockwise.rotate.90
        kipsign.gauge.chart.lefthalf.righthalf kipsign.gauge.chart.leftthird.topthird.rightthird kph:cb
        l.button.roundedbottom.horizontal:a l.circle:a l.joystick:a l.joystick.down:a l.joystick.press.down:a
        l.joystick.tilt.down:a l.joystick.tilt.left:a l.joystick.tilt.right:a l.joystick.tilt.up:a
        l.rectangle.roundedbottom:a l.square:a l1.button.roundedbottom.horizontal:a l1.circle:a
        l1.rectangle.roundedbottom:a l2.button.angledtop.vertical.left:a l2.button.roundedtop.horizontal:a l2.circle:a
        l2.rectangle.roundedtop:a l3.button.angledbottom.horizontal.left:a l4.button.horizontal:a ladybug:amcpbFx
        lamp.ceiling:aK lamp.desk:a lamp.floor:a lamp.table:a lane lanyardcard:a laptopcomputer:mqh
        laptopcomputer.and.arrow.down laptopcomputer.and.ipad laptopcomputer.and.iphone largecircle.fill.circle
        larisign:Tcfbtdrnk larisign.arrow.trianglehead.counterclockwise.rotate.90
        larisign.gauge.chart.lefthalf.righthalf larisign.gauge.chart.leftthird.topthird.rightthird laser.burst lasso
        lasso.and.sparkles lasso.badge.sparkles lasso.sparkles latch.2.case:a laurel.leading
        laurel.leading.laurel.trailing laurel.trailing lb.button.roundedbottom.horizontal:a lb.circle:a
        lb.rectangle.roundedbottom:a leaf:acbn leaf.arrow.triangle.circlepath leaf.arrow.trianglehead.clockwise left:cb
        lessthan:cfbd lessthanorequalto:cfbd level:a licenseplate:a lifepreserver:a light.beacon.max:a
        light.beacon.min:a light.cylindrical.ceiling:aK light.max light.min light.overhead.left:a
        light.overhead.right:a light.panel:a light.recessed:aK light.recessed.3:aK light.ribbon:a light.strip.2:a
        lightbulb:amcpb lightbulb.2:a lightbulb.led:a lightbulb.led.wide:a lightbulb.max:a lightbulb.min:alC
        lightrail:a lightspectrum.horizontal lightswitch.off:afd lightswitch.on:afd line.2.horizontal.decrease.circle:a
        line.3.crossed.swirl.circle:a line.3.horizontal:cb line.3.horizontal.button.angledtop.vertical.right:a
        line.3.horizontal.decrease:cb line.diagonal line.diagonal.arrow line.diagonal.trianglehead.up.right
        line.diagonal.trianglehead.up.right.left.down line.horizontal.2.decrease.circle:a line.horizontal.3:cb
        line.horizontal.3.decrease:cb line.horizontal.star.fill.line.horizontal lines.measurement.horizontal
        lines.measurement.horizontal.aligned.bottom lines.measurement.vertical lineweight link:cob link.icloud:a
        lirasign:Tcfbtdrnk lirasign.arrow.trianglehead.counterclockwise.rotate.90
        lirasign.gauge.chart.lefthalf.righthalf lirasign.gauge.chart.leftthird.topthird.rightthird list.and.film
        list.bullet:cSbAE list.bullet.below.rectangle list.bullet.clipboard:a list.bullet.indent
        list.bullet.rectangle.portrait:a list.clipboard:a list.dash:A list.dash.header.rectangle:a list.number:eiuA
        list.number.badge.ellipsis:-iu list.star list.triangle livephoto:m livephoto.badge.a livephoto.badge.automatic
        livephoto.play lizard:acb lm.button.horizontal:a location:amcfpbdFx location.app:a location.fill.viewfinder
        location.magnifyingglass location.north:acb location.north.line:a location.viewfinder lock:amcfSpGBbdQEqHDhs
        lock.app.dashed lock.applewatch lock.badge.xmark.fill lock.desktopcomputer lock.display lock.doc:a
        lock.document:a lock.heart:a lock.icloud:a lock.ipad lock.iphone lock.laptopcomputer lock.open:ahs
        lock.open.applewatch lock.open.desktopcomputer lock.open.display lock.open.ipad lock.open.iphone
        lock.open.laptopcomputer lock.open.rotation lock.rectangle.dashed lock.rectangle.on.rectangle:av
        lock.rectangle.stack:a lock.rotation lock.rotation.open lock.shield:a lock.square.dashed lock.square.stack:a
        logo.playstation logo.xbox long.text.page.and.pencil:a loupe lsb.button.angledbottom.horizontal.left:a
        lt.button.roundedtop.horizontal:a lt.circle:a lt.rectangle.roundedtop:a lungs:a m.circle:a m.square:a
        m1.button.horizontal:a m2.button.horizontal:a m3.button.horizontal:a m4.button.horizontal:a macbook:mqlh
        macbook.and.applewatch macbook.and.ipad macbook.and.iphone macbook.and.ipod macbook.and.vision.pro
        macbook.and.visionpro macbook.badge.shield.checkmark macbook.gen1 macbook.gen1.sizes macbook.gen2
        macbook.gen2.sizes macbook.sizes macmini:aqD macmini.gen2:a macmini.gen3:a macpro.gen1:a macpro.gen2:a
        macpro.gen3:a macpro.gen3.badge.ckeckmark:a macpro.gen3.server macstudio:aqD macwindow:o
        macwindow.and.cursorarrow:u macwindow.and.pointer.arrow:u macwindow.on.rectangle:u macwindow.stack magazine:a
        magicmouse:a magnifyingglass:cb magsafe.batterypack:a mail:a mail.and.text.magnifyingglass:u mail.stack:a
        malaysianringgitsign:Tcfbtdrk malaysianringgitsign.arrow.trianglehead.counterclockwise.rotate.90
        malaysianringgitsign.gauge.chart.lefthalf.righthalf
        malaysianringgitsign.gauge.chart.leftthird.topthird.rightthird manatsign:Tcfbtdrnk
        manatsign.arrow.trianglehead.counterclockwise.rotate.90 manatsign.gauge.chart.lefthalf.righthalf
        manatsign.gauge.chart.leftthird.topthird.rightthird map:acb mappin:mcfbdFx mappin.and.ellipse:cb matter.logo
        mecca medal:a medal.star:a mediastick medical.thermometer:a megaphone:a memories:mowBq memorychip:a
        menubar.arrow.down.rectangle menubar.arrow.up.rectangle menubar.dock.rectangle
        menubar.dock.rectangle.badge.record menubar.rectangle menucard:a message:acb message.and.waveform:a
        message.badge:uacyb message.badge.circle:-yu message.badge.filled.fill:u message.badge.waveform:a metronome:a
        mic:amcfopBbdFWx mic.and.signal.meter:a mic.fill.badge.xmark microbe:acb microphone:amcfopBbdFAzxZ
        microphone.and.signal.meter:a microphone.badge.xmark.fill microwave:a millsign:Tcfbtdrnk
        millsign.arrow.trianglehead.counterclockwise.rotate.90 millsign.gauge.chart.lefthalf.righthalf
        millsign.gauge.chart.leftthird.topthird.rightthird minus:cfSbdE minus.arrow.trianglehead.clockwise
        minus.arrow.trianglehead.counterclockwise minus.diamond:a minus.forwardslash.plus minus.magnifyingglass
        minus.plus.and.fluid.batteryblock minus.plus.batteryblock:ampN minus.plus.batteryblock.exclamationmark.fill
        minus.plus.batteryblock.stack:aN minus.plus.batteryblock.stack.arrowtriangle.left:a
        minus.plus.batteryblock.stack.arrowtriangle.right:a
        minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left:a
        minus.plus.batteryblock.stack.exclamationmark.fill minus.plus.lines.measurement.horizontal.aligned.bottom
        minus.rectangle.portrait:a minus.slash.plus mirror.side.left mirror.side.left.and.arrow.turn.down.right
        mirror.side.left.and.heat.waves mirror.side.right mirror.side.right.and.arrow.turn.down.left
        mirror.side.right.and.heat.waves moon:acb moon.dust:acb moon.haze:acb moon.road.lanes moon.stars:acb moon.zzz:a
        moonphase.first.quarter:K moonphase.full.moon:K moonphase.last.quarter:K moonphase.new.moon:K
        moonphase.waning.crescent:K moonphase.waning.gibbous:K moonphase.waxing.crescent:K moonphase.waxing.gibbous:K
        moonrise:acb moonset:acb moped:a mosaic:a motorcycle:a mount:a mountain.2:acb mouth:a move.3d movieclapper:a
        mph:cb mug:a multiply:cfbd music.house:a music.mic:cb music.microphone:cb music.note:m
        music.note.arrow.trianglehead.clockwise music.note.house:a music.note.list music.note.square.stack:a
        music.note.tv:a music.pages:a music.quarternote.3 mustache:a n.circle:a n.square:a nairasign:Tcfbtdrnk
        nairasign.arrow.trianglehead.counterclockwise.rotate.90 nairasign.gauge.chart.lefthalf.righthalf
        nairasign.gauge.chart.leftthird.topthird.rightthird network:m network.badge.shield.half.filled newspaper:acb
        norwegiankronesign:Tcfbtdrnk norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90
        norwegiankronesign.gauge.chart.lefthalf.righthalf norwegiankronesign.gauge.chart.leftthird.topthird.rightthird
        nose:a nosign:G nosign.app:a note note.text:o notequal:cfbd number:cfbd numbers:eiSE numbers.bn numbers.gu
        numbers.km numbers.kn numbers.ml numbers.mni numbers.mr numbers.my numbers.or numbers.pa
        numbers.rectangle:-eigj numbers.sat numbers.te numbersign o.circle:a o.square:a oar.2.crossed:cb octagon:aUROM
        oilcan:a oilcan.and.thermometer:a opticaldisc:a opticaldiscdrive:a opticid:a option oval:aIUROM
        oval.inset.filled oval.portrait:-UOMRa oval.portrait.inset.filled oven:a p.circle:a p.square:a
        p1.button.horizontal:a p2.button.horizontal:a p3.button.horizontal:a p4.button.horizontal:a pad.header
        """
}
