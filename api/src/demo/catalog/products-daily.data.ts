/** Child category | name | brand | rupees | discount % | ages | icons | variants | what it is. */
export const dailyProducts = `
Bags & Bottles | Featherlight School Bag | Dabba & Co. | 1899 | 25 | 6-12 | backpack, feather, notebook | 18 litre; 24 litre +300 | Six hundred grams, two padded straps, and a back panel that lets the air through.
Bags & Bottles | Toddler Backpack, Animals | Dabba & Co. | 899 | 15 | 2-5 | backpack, tiger, star | Tiger; Panda; Parrot | Chest clip, name window and room for exactly one tiffin and one treasure.
Bags & Bottles | Steel Tiffin, Three Tier | Dabba & Co. | 799 | 10 | 4-14 | bento-box, curry-rice, fork-and-knife | Two tier -200; Three tier | Leak-tested with sambar. The clips open with small fingers and stay shut in large bags.
Bags & Bottles | Insulated Water Bottle | Dabba & Co. | 649 | 20 | 4-14 | cup-with-straw, droplet, snowflake | 500 ml; 750 ml +150 | Cold for twelve hours of school, sports and the bus home.
Bags & Bottles | Rain Cover & Poncho | Dabba & Co. | 599 | 0 | 4-12 | umbrella-with-rain-drops, backpack, cloud-with-rain | Small; Medium; Large | One poncho that covers the child, the bag and the project due today.
Stationery | Geometry Box Pro | Kagaz Studio | 349 | 10 | 9-16 | triangular-ruler, straight-ruler, pencil | One set | A compass that holds its radius and a protractor you can read.
Stationery | Triangle Pencils, Set of 24 | Kagaz Studio | 249 | 12 | 4-10 | pencil, triangular-ruler, star | HB; 2B | Three sides teach the grip, soft lead saves the wrist.
Stationery | Fountain Pen Starter | Kagaz Studio | 499 | 15 | 8-16 | fountain-pen, black-nib, scroll | Blue; Green; Maroon | A forgiving nib and washable ink for the year fountain pens are allowed.
Stationery | Scented Marker Tin | Mor Pankh Colours | 399 | 0 | 5-12 | crayon, strawberry, lemon | Set of 12; Set of 24 +300 | Mango, jamun, mogra and nine more. Washable, and not for eating.
Stationery | Seed Paper Notebooks | Kagaz Studio | 449 | 20 | 6-16 | notebook, seedling, sunflower | Pack of 3; Pack of 6 +400 | Fill the pages, plant the cover, water gently.
Study Corner | Foldable Study Desk | Little Banyan | 3499 | 28 | 5-12 | desktop-computer, books, pencil | Beech; White | Folds to the width of a door frame and carries an elephant, in theory.
Study Corner | Eye-Care Desk Lamp | Curio Labs | 1499 | 20 | 6-16 | flashlight, open-book, eyes | Plug-in; Rechargeable +400 | Even, flicker-free light with a sleep timer for bookworms.
Study Corner | World Globe with Lights | Taare Science | 2299 | 15 | 6-14 | globe-showing-asia-australia, airplane, star | 20 cm; 30 cm +900 | Countries by day, constellations when you switch it on.
Study Corner | Weekly Planner Board | Kagaz Studio | 799 | 10 | 6-14 | spiral-calendar, pushpin, check-mark | English; Hindi | Magnets for classes, chores and the one day with nothing in it.
Study Corner | Ergonomic Floor Seat | Little Banyan | 1999 | 18 | 5-16 | chair, open-book, potted-plant | Mango; Leaf | Supports the back through homework, stories and a long game of carrom.
Soft Toys | Gaja the Elephant | Hathi Toys | 999 | 20 | 0-6 | elephant, sparkles, star | Small; Large +600 | Heavy ears, light heart, machine-washable at forty degrees.
Soft Toys | Sleepy Sloth Bear | Hathi Toys | 899 | 15 | 0-6 | bear, crescent-moon, zzz | One size | The Indian forest's best snorer, with a pocket for a note.
Soft Toys | Peacock Comforter | Nanhe Kadam | 699 | 10 | 0-3 | peacock, ribbon, cloud | Blue; Green | Organic muslin with crinkle feathers and one knot to chew.
Soft Toys | Tiger Hand Puppet | Imli Crafts | 549 | 0 | 1-6 | tiger, leafy-green, star | One size | Roars if you do.
Soft Toys | Baby Turtle Trio | Nanhe Kadam | 799 | 20 | 0-4 | turtle, water-wave, spiral-shell | Set of 3 | Three small turtles that always find the way back to the big one.
First Learning | Stack & Nest Matka | Little Banyan | 649 | 15 | 1-3 | amphora, nest-with-eggs, rainbow | 6 pots; 9 pots +250 | Pots that stack up, nest inside and hide raisins underneath.
First Learning | Shape Sorter House | Little Banyan | 899 | 10 | 1-3 | house, puzzle-piece, star | One set | Eight shapes, eight doors and one key on a string.
First Learning | Busy Board Bazaar | Nanhe Kadam | 1799 | 25 | 1-4 | toolbox, locked-with-key, gear | One board | Latches, zips, bells and switches in the front of a tiny shop.
First Learning | First Words Cloth Book | Tota Books | 499 | 0 | 0-2 | blue-book, baby, duck | English; Hindi; Telugu | Twelve cloth pages that survive the mouth and the machine.
First Learning | Wooden Push Cart | Little Banyan | 2499 | 20 | 1-3 | shopping-cart, teddy-bear, wheel | Beech | Slow wheels for first steps, a high handle and space for passengers.
Bath & Bedtime | Floating River Friends | Nanhe Kadam | 549 | 10 | 1-5 | duck, fish, bathtub | Set of 5 | Dolphin, otter, gharial, duck and fish; sealed, so nothing grows inside.
Bath & Bedtime | Muslin Swaddle Trio | Nanhe Kadam | 1299 | 22 | 0-2 | baby, cloud, cherry-blossom | Mango prints; Ocean prints | Washed soft, printed by hand in Jaipur, large enough to be a tent later.
Bath & Bedtime | Moon Night Light | Taare Science | 1199 | 30 | 0-8 | full-moon, star, cloud | 12 cm; 18 cm +500 | Warm to cool at a tap, fades over thirty minutes.
Bath & Bedtime | Lullaby Elephant | Hathi Toys | 1599 | 15 | 0-4 | elephant, musical-notes, crescent-moon | One size | Six lullabies in six languages and a heartbeat for hard nights.
Bath & Bedtime | Hooded Towel, Baby Rhino | Nanhe Kadam | 899 | 12 | 0-5 | rhinoceros, shower, bubbles | Small; Large +250 | Thick cotton terry with a soft horn on the hood.
`
