/** Child category | name | brand | rupees | discount % | ages | icons | variants | what it is. */
export const learnProducts = `
Picture Books | The Elephant Who Missed the Bus | Tota Books | 299 | 10 | 3-6 | elephant, bus, open-book | English; Hindi; Marathi | A small elephant, a large city and the kindest conductor on route 47.
Picture Books | Grandmother's Forty Pockets | Chanda Mama Press | 349 | 15 | 4-8 | old-woman, sari, open-book | English; Hindi; Bengali | Every pocket of her sari hides a story; this book unbuttons seven of them.
Picture Books | Moonlight Over Majuli | Chanda Mama Press | 399 | 0 | 4-8 | crescent-moon, canoe, open-book | Paperback; Hardback +200 | A girl, a river island and a boat made of borrowed things.
Picture Books | Rain, Rain, Come Again | Tota Books | 249 | 10 | 2-5 | cloud-with-rain, umbrella, frog | Board book | A board book in rhyme for the first day of the monsoon and every day after.
Picture Books | Who Ate the Last Laddu? | Tota Books | 299 | 20 | 3-7 | cookie, cat, magnifying-glass-tilted-left | English; Hindi; Kannada | A sticky mystery with flaps to lift and five suspects with crumbs.
Early Readers | Detective Dosa, Books 1 to 4 | Tota Books | 799 | 25 | 6-9 | detective, flatbread, books | Set of 4; Single book -600 | Short chapters, large print and a detective who solves crimes before breakfast.
Early Readers | Tara and the Tin Rocket | Taare Science | 349 | 10 | 6-10 | rocket, girl, star | Paperback | First chapter book of a rooftop space agency with a budget of ninety rupees.
Early Readers | My First Hindi Reader | Chanda Mama Press | 399 | 0 | 5-8 | om, blue-book, pencil | Level 1; Level 2; Level 3 | Graded stories with one new sound a page and a finger line to follow.
Early Readers | Twenty Brave Children | Chanda Mama Press | 499 | 15 | 7-12 | glowing-star, books, trophy | Paperback; Hardback +250 | True stories of children who invented, planted, rescued and spoke up.
Early Readers | Festival Stories for Every Month | Tota Books | 549 | 20 | 5-10 | diya-lamp, spiral-calendar, books | English; Hindi | Twelve festivals, twelve families, and a recipe after each story.
Activity Books | Big Book of Indian Mazes | Kagaz Studio | 299 | 10 | 5-10 | compass, world-map, pencil | One book | Find your way through stepwells, bazaars, mangroves and a very confusing wedding.
Activity Books | Wipe-Clean Writing | Little Banyan | 349 | 15 | 3-6 | pen, input-latin-lowercase, sponge | English; Hindi; Numbers | Write, wipe, write again; the pen clips to the spine so it stays with the book.
Activity Books | Origami Zoo | Imli Crafts | 399 | 0 | 6-12 | swan, page-facing-up, tiger | 60 sheets; 120 sheets +200 | Sixty printed sheets that fold into twenty animals of the Indian forest.
Activity Books | Young Scientist's Diary | Taare Science | 449 | 20 | 8-14 | notebook, microscope, seedling | One diary | Fifty-two weekly questions with room to guess, try and be wrong.
Activity Books | Sticker Atlas of India | Kagaz Studio | 379 | 10 | 5-10 | globe-showing-asia-australia, label, world-map | One atlas | Four hundred stickers of food, dance, crafts and creatures to put where they live.
Robotics Kits | Jugnu Bot Starter | Jugnu Robotics | 3999 | 20 | 8-14 | robot, battery, flashlight | Starter; With sensors +1500 | Build a line-following robot in an afternoon and re-programme it all winter.
Robotics Kits | Solar Rover Six in One | Jugnu Robotics | 1799 | 25 | 8-14 | sun, racing-car, gear | One kit | Six vehicles that run on sunlight, with a spare panel for the seventh, which is yours.
Robotics Kits | Snap Circuits Junior | Curio Labs | 2299 | 15 | 7-12 | electric-plug, high-voltage, flashlight | 50 projects; 120 projects +1200 | Doorbells, fans and alarms from snap-together parts. No solder, no burnt fingers.
Robotics Kits | Coding Caterpillar | Nanhe Kadam | 2499 | 30 | 4-7 | bug, keyboard, leafy-green | One kit | Join the segments to tell it where to go: sequence and debugging before reading.
Robotics Kits | Robotic Arm Workshop | Jugnu Robotics | 5499 | 18 | 10-16 | mechanical-arm, wrench, gear | Hydraulic -1500; Motorised | Lift, turn and grip with four joints, and learn why elbows are clever.
Science Sets | Kitchen Chemistry | Curio Labs | 1299 | 20 | 8-14 | test-tube, lemon, alembic | 20 experiments; 45 experiments +700 | Safe experiments with what is in the kitchen, plus the three things that are not.
Science Sets | My First Microscope | Taare Science | 3299 | 22 | 7-14 | microscope, petri-dish, lady-beetle | 100x; 400x +1200 | Metal body, two eyepieces and ten prepared slides, from onion skin to butterfly wing.
Science Sets | Rooftop Telescope 70 | Taare Science | 6999 | 15 | 9-16 | telescope, crescent-moon, ringed-planet | 70 mm; 90 mm +3500 | Saturn's rings from a city terrace, with a tripod that does not shake at every breath.
Science Sets | Volcano & Earth Lab | Curio Labs | 999 | 10 | 6-12 | volcano, mountain, rock | One kit | Erupt, dig, grow crystals and find out why Deccan soil is black.
Science Sets | Weather Station Build | Curio Labs | 1599 | 20 | 8-14 | thermometer, cloud-with-rain, wind-chime | One kit | A rain gauge, an anemometer and a year of weather to write down.
Maths & Logic | Abacus with 50 Games | Little Banyan | 599 | 10 | 4-9 | abacus, input-numbers, star | 10 rows; 20 rows +300 | Beech beads and a game book that goes from counting to carrying.
Maths & Logic | Vedic Maths Cards | Kagaz Studio | 499 | 0 | 8-14 | infinity, card-index, rocket | One deck | Fifty-two tricks to multiply faster than the calculator boots.
Maths & Logic | Fraction Thali | Little Banyan | 749 | 15 | 6-10 | fork-and-knife-with-plate, pie, part-alternation-mark | One set | Puris in halves, thirds and eighths make fractions something you can serve.
Maths & Logic | Chess for Beginners | Hathi Toys | 1099 | 20 | 5-99 | chess-pawn, crown, trophy | Wooden; Travel magnetic -300 | Each piece shows how it moves, and flips round when you no longer need to look.
Maths & Logic | Logic Ladders | Curio Labs | 849 | 10 | 6-12 | brain, ladder, puzzle-piece | Level 1; Level 2 | Sixty one-player puzzles that climb from easy to hands-over-the-eyes.
`
