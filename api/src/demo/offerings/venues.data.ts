import type { OfferingCategory } from '@brightyard/contract'

/** Key | name | address | city | latitude | longitude. */
export const venues = `
blr | Brightyard Centre | 14, 80 Feet Road, Koramangala | Bengaluru | 12.9352 | 77.6245
lalbagh | Glass House Lawn, Lalbagh | Lalbagh Main Gate Road | Bengaluru | 12.9507 | 77.5848
surtaal | Sur & Taal Academy | 27, 11th Cross, Malleshwaram | Bengaluru | 13.0035 | 77.5709
banyan | Banyan Tree School | 3, Outer Ring Road, Hebbal | Bengaluru | 13.0358 | 77.5970
lakeside | Lakeside Club House | Lakeside Apartments, Bellandur | Bengaluru | 12.9304 | 77.6784
mum | Brightyard Centre | 2nd floor, Linking Road, Bandra West | Mumbai | 19.0596 | 72.8295
carter | Carter Road Promenade | Carter Road, Bandra West | Mumbai | 19.0705 | 72.8225
del | Brightyard Centre | B-21, Lajpat Nagar II | Delhi | 28.5700 | 77.2400
chandni | Town Hall steps | Chandni Chowk | Delhi | 28.6562 | 77.2301
che | Brightyard Centre | 9, Cathedral Road, Gopalapuram | Chennai | 13.0489 | 80.2586
beach | Elliot’s Beach, by the memorial | Besant Nagar | Chennai | 12.9990 | 80.2718
hyd | Brightyard Centre | Road No. 36, Jubilee Hills | Hyderabad | 17.4325 | 78.4071
necklace | People’s Plaza | Necklace Road | Hyderabad | 17.4239 | 78.4738
kol | Brightyard Centre | 40, Southern Avenue | Kolkata | 22.5126 | 88.3538
maidan | Book Fair Ground | Maidan, near Park Street | Kolkata | 22.5558 | 88.3510
pun | Brightyard Centre | Lane 6, Koregaon Park | Pune | 18.5362 | 73.8940
maati | Maati Studio | 5, Prabhat Road, Deccan | Pune | 18.5167 | 73.8300
koc | Brightyard Centre | Princess Street, Fort Kochi | Kochi | 9.9667 | 76.2427
ahm | Science City, Hall 2 | Science City Road, Sola | Ahmedabad | 23.0776 | 72.4966
river | Riverfront Park | Sabarmati Riverfront, Usmanpura | Ahmedabad | 23.0469 | 72.5722
`
/** Key | name | vendor_type. Two are there already: their names find them. */
export const organisers = `
school | Banyan Tree School | 2
academy | Sur & Taal Academy | 1
residents | Lakeside Residents’ Association | 3
brightyard | Brightyard Centres | 1
maati | Maati Studio | 1
field | Open Field Sports | 1
theatre | Kahani Theatre | 1
robots | Jugnu Robotics Club | 1
planetarium | Taare Planetarium | 1
`
/** Key | name | organiser | face | about. */
export const teachers = `
rafiq | Ustad Rafiq Khan | academy | man1 | Has played the tabla for forty years and taught for thirty. Never raises his voice; the drum does.
sowmya | Sowmya Krishnan | academy | woman1 | Trained at Kalakshetra, danced in eleven countries, still counts aloud.
nikhil | Nikhil Fernandes | academy | man1 | Plays guitar in a wedding band on Saturdays and knows every song that children ask for.
rukmini | Rukmini Das | maati | woman1 | Potter and painter. Believes that a lopsided bowl holds soup just as well.
farida | Farida Ansari | brightyard | woman1 | Illustrator of fourteen picture books, two of them about snails.
joseph | Joseph D’Souza | brightyard | man1 | Taught chemistry for sixteen years and has never run out of string.
shreya | Shreya Bose | robots | woman1 | Builds robots that fetch tea; most of it arrives.
arjun | Arjun Mehta | robots | man1 | Writes software by day, and very small games by night.
vikram | Dr Vikram Sethi | planetarium | man1 | Astronomer. Has named a minor planet after his cat.
omkar | Omkar Deshmukh | theatre | man1 | Puppeteer with four hundred friends of wood.
tara | Tara Sequeira | theatre | woman1 | Directs plays that are written by the children who act them.
ravi | Ravi Shankar Pillai | field | man1 | Former state sprinter. Three generations of runners call him coach.
mary | Mary Lalruati | field | woman1 | Plays for her university and coaches under-twelves before breakfast.
leela | Leela Sharma | brightyard | woman1 | Writes the maths that tastes of something.
sunanda | Sunanda Pillai | brightyard | woman1 | Novelist for children; reads every story that is handed to her.
raghav | K. Raghav | brightyard | man1 | Grandmaster who remembers his first loss better than his title.
anjali | Anjali Fernandes | brightyard | woman1 | Chef. Tastes everything, wastes nothing.
lobsang | Lobsang Tsering | brightyard | man1 | Photographs mountains and the people in front of them.
hema | Hema Gowda | school | woman1 | Sports teacher at Banyan Tree School, and its loudest supporter.
suresh | Suresh Iyer | residents | man1 | Retired botanist from Tower C; looks after the community garden.
`

/** What else a page shows, by category. */
export const galleries: Record<OfferingCategory, readonly string[]> = {
  'performing-arts': ['music', 'dance', 'theatre'],
  sports: ['sports', 'health'],
  art: ['art', 'craft', 'clay'],
  science: ['science', 'space'],
  maths: ['maths', 'study'],
  coding: ['coding', 'robots'],
  language: ['reading', 'writing'],
  nature: ['nature', 'garden'],
  games: ['chess', 'toys'],
  'life-skills': ['team', 'food'],
}

/** Languages beside English. */
export const spoken: Record<string, string> = {
  Mumbai: 'Hindi and English',
  Delhi: 'Hindi and English',
  Chennai: 'Tamil and English',
  Kolkata: 'Bengali and English',
  Pune: 'Marathi and English',
  Kochi: 'Malayalam and English',
  Hyderabad: 'Telugu and English',
  Ahmedabad: 'Gujarati and English',
  Bengaluru: 'Kannada and English',
}
