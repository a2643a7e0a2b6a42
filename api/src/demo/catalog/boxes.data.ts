/** Slug | grams, of the smallest variant | what is in the box. */
export const boxes = `
india-map-floor-puzzle | 980 | The pieces, a sheet of twenty-eight landmarks to find
night-sky-glow-puzzle | 620 | The pieces, a star chart, a cloth to wipe them
alphabet-train-puzzle | 1150 | Letters, carriages, one engine with a hook
monsoon-frogs-layer-puzzle | 540 | A wooden frame with five layers
monument-builders-3d-puzzle | 870 | Card storeys, a base plate, a booklet on how the real one was made
mandi-the-market-game | 1240 | Board, 96 cards, 60 coins, six price markers, rules in English and Hindi
snakes-ladders-choices | 760 | Folding board, four pawns, one die, 40 choice cards
express-to-kanyakumari | 1680 | Board, 110 ticket cards, 180 carriages, five station masters, rules
word-bazaar | 690 | 120 letter tiles, a cloth bag, a score pad, a sand timer
family-carrom-32-inch | 6400 | Board, 19 coins, one striker, a tin of powder, a drawstring bag
chai-stall-play-set | 1420 | Stall, kettle, six kulhads, tray, biscuits of wood, a price board
little-doctor-kit | 830 | Stethoscope, syringe, thermometer, torch, bandages, a pad of prescriptions
finger-puppet-panchatantra | 160 | Puppets in a pouch, three stories on cards
space-explorer-costume | 520 | Overall, soft helmet, gloves, a name badge to write on
kirana-shop-scale-till | 1350 | Scale, five weights, till, play money, a roll of paper
the-elephant-who-missed-the-bus | 240 | One book of 32 pages
grandmothers-forty-pockets | 310 | One book of 56 pages
moonlight-over-majuli | 330 | One book of 40 pages, a map inside the jacket
rain-rain-come-again | 380 | One board book of 18 pages
who-ate-the-last-laddu | 260 | One book of 36 pages, the recipe on the last
detective-dosa-books-1-to-4 | 190 | The books chosen, a bookmark with a magnifier
tara-and-the-tin-rocket | 170 | One book of 88 pages
my-first-hindi-reader | 150 | One book of 48 pages, a strip of letters
twenty-brave-children | 340 | One book of 128 pages
festival-stories-for-every-month | 410 | One book of 144 pages, a calendar to hang up
big-book-of-indian-mazes | 450 | One book of 72 pages, answers at the back
wipe-clean-writing | 390 | One spiral book, a pen, a cloth
origami-zoo | 280 | The sheets, a folding guide for twelve animals
young-scientists-diary | 320 | One diary, a ruler, a page of specimen pockets
sticker-atlas-of-india | 360 | One atlas, 210 stickers on six sheets
jugnu-bot-starter | 640 | Controller, two motors, chassis, wheels, cable, a guide with ten builds
solar-rover-six-in-one | 430 | Solar cell, motor, 74 parts, stickers, building plans for six machines
snap-circuits-junior | 720 | Base grid, snap parts, battery holder, project book
coding-caterpillar | 880 | Head, eight segments, ten path cards; three AA cells are extra
robotic-arm-workshop | 1360 | Cut wooden parts, drives, screws, two screwdrivers, building plan
kitchen-chemistry | 910 | Goggles, test tubes, pipettes, indicator paper, experiment cards
my-first-microscope | 1080 | Microscope, five prepared slides, ten blank ones, tweezers, cover
rooftop-telescope-70 | 3900 | Tube, tripod, two eyepieces, finder, moon filter, star map
volcano-earth-lab | 1270 | Mould, plaster, nine rocks, magnifier, a chart of layers
weather-station-build | 960 | Wind cup, vane, rain gauge, thermometer, a log for one monsoon
abacus-with-50-games | 740 | Abacus, fifty game cards
vedic-maths-cards | 230 | One deck of 64 cards, a tuck box
fraction-thali | 690 | Thali, nine sets of slices, a book of orders
chess-for-beginners | 1180 | Board, 32 pieces, twelve lesson cards
logic-ladders | 410 | Frame, 48 puzzle cards, ten tiles
washable-poster-paints | 740 | Pots of 100 ml, two brushes, a colour wheel
beeswax-crayons | 210 | Blocks in a tin, a cloth
watercolour-travel-box | 190 | Metal box, water brush, six postcards
brush-pens-bazaar-shades | 180 | Pens in a stand, a strip to try shades on
finger-paint-garden | 620 | Tubs, a splash mat, four printing leaves
block-print-studio | 830 | Four wooden blocks, three inks, a pad, a cotton bag to print
rangoli-stencil-set | 570 | Eight stencils, five colours, a shaker
friendship-loom | 480 | Loom, shuttle, comb, six skeins of cotton
paper-lantern-workshop | 390 | Cut paper, bamboo frames, thread, electric tea lights
sew-a-soft-friend | 260 | Cut felt, thread, blunt needle, filling, a paper pattern
air-dry-clay-big-tub | 1250 | One tub of a kilogram, a roller, a wire cutter
tabletop-pottery-wheel | 1840 | Wheel, one kilogram of clay, six tools, a sponge
soft-dough-sweet-shop | 880 | Tubs, a laddu press, three moulds, paper trays
miniature-food-modelling | 430 | Twelve small blocks, four tools, varnish, doll-size plates
fossil-cast-workshop | 1310 | Four moulds, plaster, brush, chisel of wood, museum labels
featherlight-school-bag | 480 | One bag, a name card
toddler-backpack-animals | 250 | One backpack, a name card
steel-tiffin-three-tier | 560 | The tiers, a lid, a spare seal for each
insulated-water-bottle | 310 | One bottle, a brush for the spout
rain-cover-poncho | 290 | Poncho, cover for a bag, a pouch for both
geometry-box-pro | 240 | Compass, divider, two set squares, protractor, ruler, leads
triangle-pencils-set-of-24 | 190 | 24 pencils, a sharpener, an eraser
fountain-pen-starter | 60 | One pen, six cartridges, a converter
scented-marker-tin | 230 | Markers in a tin
seed-paper-notebooks | 270 | The notebooks, a card on how to sow the covers
foldable-study-desk | 7200 | Desk, an Allen key; the legs are fitted
eye-care-desk-lamp | 840 | Lamp, cable, a clamp for the desk
world-globe-with-lights | 1150 | Globe on its stand, cable, a booklet of voyages
weekly-planner-board | 970 | Board, forty magnets, two pens, hooks
ergonomic-floor-seat | 2100 | One seat with a cover that comes off
junior-cricket-set | 1460 | Bat, two soft balls, three stumps with a base, bails
grip-football | 370 | One ball, a hand pump with a needle
first-badminton-pair | 420 | Rackets, three shuttles, a bag
hoop-net-for-doors | 640 | Hoop on a padded board, a soft ball, a pump
table-tennis-anywhere | 780 | Roll-out net, two bats, four balls
three-wheel-scooter | 2700 | Scooter, an Allen key
balance-bike-chotu | 3400 | Bike, bell, spanner; the saddle goes on last
beginner-skateboard | 1900 | Board, a skate tool
adjustable-roller-skates | 1550 | Two skates, an Allen key, spare stoppers
helmet-pad-set | 890 | Helmet, two knee pads, two elbow pads, two wrist guards
balcony-kitchen-garden | 1630 | Three grow bags, coir bricks, seeds, labels, a calendar
bug-hotel-kit | 1120 | Cut wood, bamboo, cones, screws, a card of guests
explorer-binoculars | 260 | Binoculars, neck strap, pouch, a list of garden birds
manja-free-kite-trio | 210 | Three kites, two reels of cotton line, spare tails
pocket-campsite | 2300 | Tent, pegs of bamboo, a groundsheet, a lantern
first-ukulele-21-inch | 520 | Ukulele, spare strings, a songbook with a chord chart
half-size-guitar | 1480 | Guitar, strap, two picks, a bag
student-violin-outfit | 1720 | Violin, bow, rosin, shoulder rest, case
ektara-for-children | 410 | One ektara, a spare string
four-string-banjo-kit | 1390 | Body, neck, strings, bridge, a building guide
junior-tabla-pair | 4600 | Dayan, bayan, two rings, a hammer, powder
rhythm-basket | 930 | The instruments in a basket, twelve rhythm cards
desk-drum-pad | 690 | Pad, two sticks, cable, headphones plug
ghungroo-practice-pair | 380 | Two bands with bells, a cotton pouch
rainbow-xylophone | 760 | Xylophone, two mallets, eight songs by colour
37-key-portable-keyboard | 1380 | Keyboard, music stand, microphone, adapter
school-harmonium | 8900 | Harmonium, cover, a chart of the keys
bamboo-flute-in-c | 120 | One flute, a cleaning rod, a cloth bag
recorder-with-songbook | 160 | Recorder, cleaning rod, songbook
pocket-harmonica | 90 | One harmonica in its case, a cloth
gaja-the-elephant | 340 | One elephant, with a certificate of adoption to fill in
sleepy-sloth-bear | 420 | One bear; the eye mask comes off
peacock-comforter | 70 | One comforter, a card to send for a second one
tiger-hand-puppet | 180 | One puppet, a play for two voices
baby-turtle-trio | 230 | Three turtles, a shell to carry them in
stack-nest-matka | 450 | The pots, one ball that fits in each
shape-sorter-house | 790 | House, ten shapes, two keys
busy-board-bazaar | 1290 | One board with fourteen things to open, turn and tie
first-words-cloth-book | 130 | One book of ten cloth pages, a strap for the pram
wooden-push-cart | 3100 | Cart, twelve blocks, brake pads for the wheels
floating-river-friends | 260 | Five animals, a net to dry them in
muslin-swaddle-trio | 360 | Three cloths of 110 by 110 cm
moon-night-light | 290 | Light, wooden stand, cable
lullaby-elephant | 310 | One elephant, a music box that comes out for the wash
hooded-towel-baby-rhino | 390 | One towel with a hood
`
