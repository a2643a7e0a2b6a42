/** Title | summary | place | area | theme | first day | last day, from today. */
export const marketingRows = `
Lantern Walk | An evening of paper lanterns, drummers and a very long table of sweets. Bring the whole family, and carry home the lantern you made. | Cubbon Park, Bengaluru | talent | festival | -6 | 9
The Great Toy Swap | Bring a toy that is too small for your hands now, and take one that fits. What is left goes to twelve playschools. | Phoenix Grounds, Pune | shop | toys | -3 | 5
Science Under the Stars | Six telescopes, one physicist for every ten children, and hot chocolate until the Moon has set. | Kavalur Observatory camp | neutral | space | -10 | 16
A Thousand Story Boxes | For every story box that a family orders, one goes to a village library. We pack them together on one Saturday. | Delivered all over India | brand | reading | -20 | 25
Kite Carnival | Ferris wheel, kite yard, circus school and eighty workshops without a timetable. The box office opens soon. | Race Course Grounds, Chennai | learn | fair | 12 | 40
Monsoon Paper Boats | Four thousand boats on one canal, folded from last year’s newspapers. | Fontainhas, Panjim | learn | nature | -70 | -41
`

/** Campaign | day of the week, of which the first after its last day is meant | start in India | hours. */
export const eventRows = `
Lantern Walk | Saturday | 17:30 | 3
The Great Toy Swap | Sunday | 10:00 | 5
Science Under the Stars | Saturday | 18:00 | 12.5
Kite Carnival | Sunday | 10:00 | 9
Monsoon Paper Boats | Sunday | 16:00 | 2
`

/** Campaign that sends something | key of a choice | label | options. */
export const choiceRows = `
A Thousand Story Boxes | age | Age of the child | 3 to 5 years, 6 to 8 years, 9 to 12 years
A Thousand Story Boxes | language | Language of the books | English, Hindi, Kannada, Tamil, Marathi, Bengali
`

/** Campaign | package | how often it chooses | hours, where it is over before the rest. */
export const packageDetailRows = `
Science Under the Stars | Evening | 1 | 4
A Thousand Story Boxes | Three boxes | 3 |
`

/** Campaign | name | summary | rupees | tax | pieces, where there is a limit | what is in it. */
export const packageRows = `
Lantern Walk | One lantern | For one child with one grown-up. | 249 | 18 | | A lantern kit, A seat at the sweets table, The walk with the drummers
Lantern Walk | Family lantern | Up to four people who walk together. | 699 | 18 | 240 | Four lantern kits, A table of your own, A family picture by lantern light, The walk with the drummers
Lantern Walk | Patron | The same, and a family that could not pay comes along. | 1499 | 18 | 40 | Everything of the family lantern, A second family as your guests, Your name on the big lantern
The Great Toy Swap | Swap pass | Bring up to three toys and take up to three. | 0 | 0 | 300 | Entrance for one family, Three swap tokens, The repair table
Science Under the Stars | Evening | From sunset to ten. | 450 | 18 | 120 | A star map, Two telescopes in turns, Hot chocolate
Science Under the Stars | Night camp | From sunset to sunrise, with a tent for four. | 3200 | 18 | 30 | A tent with mats, All six telescopes, Breakfast, A meteor count with a certificate
A Thousand Story Boxes | One box | Five books for your child’s age, and five for a library. | 1250 | 12 | | Five books, A letter from the library, A bookplate with your child’s name
A Thousand Story Boxes | Three boxes | For three children, or for one and two presents. | 3500 | 12 | | Fifteen books, Fifteen for libraries, Delivery included
Kite Carnival | Day pass | The whole day, all the fields. | 599 | 18 | 5000 | Entrance, All workshops, Two rides
Monsoon Paper Boats | A fleet | Paper for ten boats. | 99 | 12 | | Ten sheets, A flag
`

/** Campaign | title | text. */
export const highlightRows = `
Lantern Walk | Make it, light it | Bamboo, rice paper and a battery candle: every child builds a lantern that lasts longer than one night.
Lantern Walk | Forty drummers | The dhol group of Malleshwaram leads the way round the lake.
Lantern Walk | No fireworks | Toddlers, dogs and trees sleep well afterwards.
The Great Toy Swap | Nothing is bought | Toys change hands for tokens, so that nobody counts rupees.
The Great Toy Swap | The repair table | Three toymakers mend wheels, seams and voices while you wait.
The Great Toy Swap | Clean and safe | Every toy is checked and wiped before it gets its token.
Science Under the Stars | Six telescopes | Saturn’s rings fit into the smallest of them.
Science Under the Stars | Dark sky | The camp lies seventy kilometres from the next street lamp.
Science Under the Stars | Questions welcome | The physicists have promised to say “nobody knows yet” where that is the answer.
A Thousand Story Boxes | Chosen by readers | A jury of forty children has read every book.
A Thousand Story Boxes | Six languages | English, Hindi, Kannada, Tamil, Marathi and Bengali.
A Thousand Story Boxes | You see where it goes | Each library writes back within a month.
Kite Carnival | Eighty workshops | From juggling to jam making, without a booking.
Kite Carnival | Circus school | Learn to walk a low wire before lunch.
Kite Carnival | Quiet field | A corner without music for children who need a pause.
Monsoon Paper Boats | Four thousand boats | Counted by the fire brigade.
Monsoon Paper Boats | Nothing left behind | All the paper was fished out and made into notebooks.
`

/** Campaign | question | answer. */
export const questionRows = `
Lantern Walk | What if it rains? | The walk moves to the covered arcade beside the park. Lanterns work there too.
Lantern Walk | Can we come with a pushchair? | Yes. The way round the lake is paved and has no steps.
Lantern Walk | Can I give my pass away? | Yes, until the evening itself. Only the order number is checked.
The Great Toy Swap | Which toys can I bring? | Anything clean and whole, or with something that can be mended. No batteries that leak, please.
The Great Toy Swap | Do we have to bring something? | No. Every family starts with one token.
Science Under the Stars | How old must a child be? | Six for the evening, eight for the night, with a grown-up.
Science Under the Stars | And if there are clouds? | Then you come on the next clear night, or get your money back.
A Thousand Story Boxes | When does the box arrive? | Within ten days of the packing Saturday, which is the first after the campaign ends.
A Thousand Story Boxes | Can I choose the books? | You choose the age and the language when you order. The jury has chosen the books.
Kite Carnival | When can we buy passes? | On the day the campaign begins. There is no waiting list.
Monsoon Paper Boats | Will it come back? | Next monsoon, when the canal is full.
`
