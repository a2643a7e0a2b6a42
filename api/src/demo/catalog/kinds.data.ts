/** Child category | what makes it safe, as a promise of the shop | packing | warranty. */
export const kindFacts = `
Puzzles | Tested to IS 9873, the Indian toy standard | Cardboard box with the picture on the lid | Lost pieces replaced for a year
Board Games | Tested to IS 9873; tokens too large to swallow | Cardboard box, paper bands in place of film | Missing parts replaced for a year
Pretend Play | Tested to IS 9873, the Indian toy standard | Cotton bag in a cardboard box | Six months
Picture Books | Soy inks and rounded corners | Paper sleeve | Misprints replaced
Early Readers | Large type on paper that does not glare | Paper sleeve | Misprints replaced
Activity Books | Non-toxic inks; staples under cloth tape | Paper sleeve | Misprints replaced
Colours & Paints | Washable and free of lead, tested batch by batch | Card tray and sleeve | Dried-out colours replaced within thirty days
Craft Kits | Blunt needles and child-safe scissors where there are any | Card box that opens into a work tray | Missing parts sent free of charge
Clay & Modelling | Gluten and allergens named on the lid | Tubs that close airtight | Tubs that arrive dry are replaced
Robotics Kits | Low voltage only, BIS-marked charger where there is one | Card box with a tray for each step | One year, spare parts for five
Science Sets | Goggles and gloves where they are needed; a grown-up’s page for each experiment | Card box with numbered trays | One year, refills in the shop
Maths & Logic | Smooth edges, water-based colours | Card box | Missing parts replaced for a year
Bags & Bottles | Food-grade where it touches food, reflectors where it meets traffic | Paper band, no bag around the bag | One year on seams, zips and seals
Stationery | Ventilated caps and inks free of xylene | Card box | Faulty pens replaced
Study Corner | Rounded corners; lamps with a BIS mark | Flat in one carton, screws counted | Two years
Ball Games | Phthalate-free grips and covers | Paper band and cardboard | Six months on seams and handles
Wheels | Brakes and frame tested with twice the weight allowed | Carton with a handle, half assembled | One year on the frame, six months on wheels
Garden & Nature | Untreated wood and seeds without coating | Carton without plastic film | Seeds that do not sprout are replaced
String Instruments | Rounded fret ends, nickel-free strings | Padded carton | One year, first set of strings included
Percussion | Shells and sticks without splinters, sealed with shellac | Padded carton | One year
Keys & Wind | Mouthpieces boiled clean; adapters with a BIS mark | Padded carton | One year
Soft Toys | Stitched eyes, seams tested with fifty newtons | Paper band | Seams mended free for two years
First Learning | No part small enough to swallow; colours fast to spit | Cardboard box | Six months
Bath & Bedtime | No holes that keep water; cloth free of azo dyes | Cotton bag | Six months
`
