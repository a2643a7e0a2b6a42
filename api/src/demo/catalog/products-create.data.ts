/** Child category | name | brand | rupees | discount % | ages | icons | variants | what it is. */
export const createProducts = `
Colours & Paints | Washable Poster Paints | Mor Pankh Colours | 449 | 15 | 3-12 | artist-palette, paintbrush, rainbow | 6 colours; 12 colours +350 | Creamy, bright and gone from the school shirt after one wash.
Colours & Paints | Beeswax Crayons | Mor Pankh Colours | 399 | 10 | 2-8 | crayon, honeybee, rainbow | 8 blocks; 16 blocks +300 | Blocks for small fists that draw thick lines, thin lines and whole skies.
Colours & Paints | Watercolour Travel Box | Rangoli House | 699 | 20 | 6-14 | paintbrush, artist-palette, mountain | 12 pans; 24 pans +400 | Real pigment, a water brush and twenty postcards ready for a stamp.
Colours & Paints | Brush Pens, Bazaar Shades | Rangoli House | 599 | 0 | 7-14 | pen, peacock, sparkles | Set of 10; Set of 20 +450 | Named after what they match: brinjal, haldi, taxi, peacock, brick kiln.
Colours & Paints | Finger Paint Garden | Mor Pankh Colours | 549 | 12 | 1-5 | hibiscus, sunflower, artist-palette | 4 tubs; 6 tubs +200 | Taste-safe colour made of food starch, for the artist who eats the work.
Craft Kits | Block Print Studio | Rangoli House | 999 | 20 | 7-14 | t-shirt, leaf-fluttering-in-wind, artist-palette | Leaf motifs; Animal motifs | Hand-carved blocks, fabric ink and two tote bags to print and give away.
Craft Kits | Rangoli Stencil Set | Rangoli House | 449 | 10 | 5-12 | lotus, diya-lamp, sparkles | One set | Twelve reusable stencils and five powders that sweep up without a trace.
Craft Kits | Friendship Loom | Imli Crafts | 649 | 15 | 6-12 | thread, knot, ribbon | One kit | Weave bands, bookmarks and a strap for the water bottle.
Craft Kits | Paper Lantern Workshop | Imli Crafts | 549 | 0 | 6-12 | red-paper-lantern, sparkles, star | Set of 4; Set of 8 +350 | Fold, glue and light akash kandils that look bought.
Craft Kits | Sew a Soft Friend | Imli Crafts | 799 | 25 | 7-13 | teddy-bear, sewing-needle, thread | Elephant; Fox; Rabbit | Pre-punched felt, safe needle and a heart to hide inside before the last stitch.
Clay & Modelling | Air-Dry Clay, Big Tub | Maati Clay | 499 | 10 | 4-12 | amphora, potted-plant, artist-palette | White; Terracotta | Dries hard overnight without an oven; paint it, varnish it, plant in it.
Clay & Modelling | Tabletop Pottery Wheel | Maati Clay | 2999 | 25 | 8-14 | amphora, gear, sparkles | Battery; Mains +500 | A quiet wheel with enough pull for a proper bowl.
Clay & Modelling | Soft Dough Sweet Shop | Maati Clay | 649 | 15 | 3-7 | cupcake, doughnut, cookie | 6 colours; 10 colours +250 | Moulds for jalebi, barfi and laddu, in dough that stays soft for months.
Clay & Modelling | Miniature Food Modelling | Maati Clay | 749 | 0 | 8-14 | bento-box, curry-rice, taco | One kit | A thali the size of a coin, with every grain of rice in place.
Clay & Modelling | Fossil Cast Workshop | Curio Labs | 899 | 20 | 6-12 | sauropod, bone, spiral-shell | One kit | Press, pour and dig out your own ammonite and the claw of something larger.
String Instruments | First Ukulele, 21 Inch | Sargam Music | 2199 | 20 | 6-99 | guitar, musical-notes, sun | Natural; Blue; Red | Geared tuners, soft strings and a songbook with three chords and thirty songs.
String Instruments | Half-Size Guitar | Sargam Music | 3999 | 15 | 6-10 | guitar, musical-score, star | Half size; Three-quarter +600 | Low action and a slim neck, so that the first barre chord hurts a little less.
String Instruments | Student Violin Outfit | Sargam Music | 5499 | 18 | 5-14 | violin, musical-score, musical-notes | Quarter; Half; Full +800 | Set up by hand in Kolkata: bow, case, rosin and a bridge that is where it should be.
String Instruments | Ektara for Children | Sargam Music | 899 | 0 | 5-12 | banjo, musical-note, lotus | One size | One string, endless songs; made by Baul instrument makers of Birbhum.
String Instruments | Four-String Banjo Kit | Sargam Music | 2799 | 22 | 9-16 | banjo, hammer-and-wrench, musical-notes | Kit; Assembled +700 | Build it on Saturday, play it on Sunday.
Percussion | Junior Tabla Pair | Sargam Music | 4999 | 15 | 7-16 | long-drum, drum, musical-notes | Sheesham; Mango wood -800 | Tuned dayan and bayan with cushions, cover and hammer.
Percussion | Rhythm Basket | Nanhe Kadam | 1199 | 20 | 2-7 | maracas, drum, bell | 8 pieces; 14 pieces +600 | Shakers, bells, clappers and a drum for the whole birthday party.
Percussion | Desk Drum Pad | Jugnu Robotics | 2499 | 30 | 7-16 | drum, headphone, speaker-low-volume | One set | Seven pads, headphone socket, neighbours who still say hello.
Percussion | Ghungroo Practice Pair | Sargam Music | 799 | 10 | 5-16 | ballet-shoes, bell, sparkles | 25 bells; 50 bells +500 | Brass bells on padded cotton that stay quiet on the way to class.
Percussion | Rainbow Xylophone | Little Banyan | 1099 | 15 | 2-6 | rainbow, musical-note, musical-keyboard | 8 notes; 12 notes +400 | Tuned metal bars, a colour score, and mallets that do not dent the cupboard.
Keys & Wind | 37-Key Portable Keyboard | Sargam Music | 2999 | 25 | 5-14 | musical-keyboard, musical-notes, microphone | 37 keys; 61 keys +2000 | Touch-sensitive keys with a tanpura drone and a metronome built in.
Keys & Wind | School Harmonium | Sargam Music | 7999 | 10 | 8-99 | accordion, musical-keyboard, musical-score | Three octaves | A compact harmonium with double reeds and a carrying case.
Keys & Wind | Bamboo Flute in C | Sargam Music | 599 | 0 | 7-99 | flute, leaf-fluttering-in-wind, musical-note | C medium; G base +250 | Seasoned Assam bamboo, tuned and oiled, with a fingering chart.
Keys & Wind | Recorder with Songbook | Sargam Music | 449 | 12 | 6-12 | flute, musical-score, open-book | Soprano; Alto +350 | Two-piece recorder, cleaning rod and forty melodies that schools really use.
Keys & Wind | Pocket Harmonica | Sargam Music | 699 | 15 | 6-99 | saxophone, musical-note, star | Key of C; Key of G | Ten holes, brass reeds, fits the pocket of a school uniform.
`
