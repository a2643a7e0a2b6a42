/** Questions of the bank that no assessment of the demonstration has yet; written as in `assessments.data.ts`. */
export interface DemoBankPart {
  of: 'school' | 'academy' | 'brightyard'
  subject: string
  topic: string
  ages: readonly [min: number, max: number]
  questions: string
}

export const bankParts: readonly DemoBankPart[] = [
  {
    of: 'school',
    subject: 'Maths',
    topic: 'Shapes',
    ages: [7, 9],
    questions: `
single | How many corners has a cube? | 4; 6; *8; 12 | Four at the top and four at the bottom. | 1 | 0.25
multiple | Which of these have four right angles? | *Square; *Rectangle; Rhombus; Trapezium | A rhombus has equal sides, but its angles may lean. | 2 | 0
number | How long is the way around a square with sides of 7 cm? | 28 cm | Four sides of 7 cm are 28 cm. | 1 | 0
matching | How many sides has each? | Triangle = Three; Pentagon = Five; Hexagon = Six; Octagon = Eight | The first part of each name is a number in Greek. | 2 | 0
text | What is the name of a shape with five sides? | pentagon; a pentagon | “Penta” means five. | 1 | 0
number | A rectangle is 9 cm long and 4 cm wide. What is its area in square centimetres? | 36 | 9 × 4 squares of one centimetre. | 2 | 0`,
  },
  {
    of: 'school',
    subject: 'Maths',
    topic: 'Time and money',
    ages: [8, 10],
    questions: `
number | A film begins at 4:40 pm and takes 95 minutes. How many minutes after 6 pm does it end? | 15 minutes | 95 minutes after 4:40 pm it is 6:15 pm. | 2 | 0
single | Which is the most money? | Nine ₹10 notes; *Two ₹50 notes and a ₹5 coin; Ninety-nine ₹1 coins; One ₹100 note | Two fifties and five are ₹105. | 1 | 0.25
number | Three pens cost ₹36. What do five of them cost? | 60 ₹ | One pen costs ₹12, and five times 12 is 60. | 2 | 0
matching | Match each time with its name. | 3:15 = Quarter past three; 3:30 = Half past three; 3:45 = Quarter to four | A quarter of an hour is 15 minutes. | 2 | 0
multiple | Which of these years are leap years? | *2024; 2025; *2028; 2030 | A leap year can be divided by four. | 2 | 0.5
text | How many days has September? Write the number or the word. | 30; thirty | Thirty days have September, April, June and November. | 1 | 0`,
  },
  {
    of: 'school',
    subject: 'Maths',
    topic: 'Multiplying',
    ages: [8, 11],
    questions: `
number | 7 × 8 | 56 | Seven times seven is 49, and seven more are 56. | 1 | 0
number | 25 × 16 | 400 | 25 × 4 is 100, and 16 is 4 × 4. | 2 | 0
single | Which product is the largest? | 6 × 9; *7 × 8; 5 × 11; 4 × 13 | They are 54, 56, 55 and 52. | 1 | 0.25
multiple | Which numbers can be divided by 3 without a rest? | *111; 112; *204; 205 | Their digits add up to a multiple of three. | 2 | 0
number | 1,001 ÷ 7 | 143 | 7 × 143 is 1,001. | 3 | 0
text | What comes next: 3; 6; 12; 24; …? | 48; forty-eight; forty eight | Each number is twice the one before it. | 1 | 0`,
  },
  {
    of: 'school',
    subject: 'World around us',
    topic: 'Our country',
    ages: [8, 11],
    questions: `
matching | Match each state with its capital. | Kerala = Thiruvananthapuram; Gujarat = Gandhinagar; Assam = Dispur; Odisha = Bhubaneswar | Capitals are where a state’s assembly meets. | 2 | 0
single | Which sea lies to the west of India? | The Bay of Bengal; *The Arabian Sea; The Red Sea | Mumbai and Kochi look towards it. | 1 | 0.25
multiple | Which of these rivers begin in the Himalayas? | *Ganga; *Brahmaputra; Kaveri; Godavari | Kaveri and Godavari begin in the hills of the south and west. | 2 | 0
text | Which is the national bird of India? | peacock; the peacock; Indian peafowl | It has been since 1963. | 1 | 0
number | How many states had India in 2024? | 28 | There are eight union territories besides. | 1 | 0`,
  },
  {
    of: 'school',
    subject: 'English',
    topic: 'Words and sentences',
    ages: [8, 10],
    questions: `
single | Which word is spelt correctly? | recieve; *receive; receeve; riceive | “I” before “e”, except after “c”. | 1 | 0.25
multiple | Which of these are nouns? | *kitchen; quickly; *honesty; borrow | A noun names a thing, a place or an idea. | 2 | 0
matching | Match each word with its opposite. | generous = mean; ancient = modern; shallow = deep; begin = finish | Put each pair in one sentence with “not”. | 2 | 0
text | Write the past tense of “teach”. | taught | “Teached” is a common slip. | 1 | 0
single | Choose the right word: The dog wagged … tail. | it’s; *its; its’ | “It’s” is short for “it is”. | 1 | 0.25
text | Write one word for “a place where books are kept and lent”. | library; a library | From the Latin word for book. | 1 | 0`,
  },
  {
    of: 'school',
    subject: 'Science',
    topic: 'The body',
    ages: [9, 12],
    questions: `
picture | Which of these is best for strong bones? | candy: Sweets; *glass-of-milk: A glass of milk; french-fries: Potato chips; cup-with-straw: A fizzy drink | Milk has calcium, which bones are made of. | 1 | 0
single | Which part of the body pumps blood? | The lungs; *The heart; The stomach; The liver | It beats about 100,000 times each day. | 1 | 0.25
multiple | Which of these do we breathe out more of than we breathe in? | Oxygen; *Carbon dioxide; *Water vapour; Nitrogen | Our bodies use oxygen and make carbon dioxide and water. | 3 | 0.5
matching | Match each organ with what it does. | Lungs = Take in air; Stomach = Breaks food down; Kidneys = Clean the blood; Brain = Thinks and steers | Each of them works day and night. | 2 | 0
number | How many milk teeth has a child of five, as a rule? | 20 | Ten above and ten below. | 2 | 0`,
  },
  {
    of: 'academy',
    subject: 'Music',
    topic: 'Instruments',
    ages: [7, 12],
    questions: `
picture | Which instrument is blown? | guitar: A guitar; *trumpet: A trumpet; drum: A drum; violin: A violin | Breath makes the air in a trumpet swing. | 1 | 0
matching | How is each one played? | Sitar = Plucked; Tabla = Struck; Bansuri = Blown; Sarangi = Bowed | What swings is a string, a skin or air. | 2 | 0
number | How many strings has a violin? | 4 | G, D, A and E. | 1 | 0
text | What do we call the drum pair of Hindustani music? | tabla; the tabla | The smaller one is the dayan, the larger one the bayan. | 1 | 0`,
  },
  {
    of: 'brightyard',
    subject: 'Science',
    topic: 'Space',
    ages: [8, 13],
    questions: `
single | Which planet is the largest? | Saturn; *Jupiter; Neptune; Earth | More than a thousand Earths would fit into it. | 1 | 0.25
multiple | Which of these planets have rings? | *Saturn; *Uranus; Mars; Venus | Jupiter and Neptune have faint ones too. | 2 | 0
number | How many minutes does sunlight need to the Earth? A whole number is enough. | 8 minutes | It is a little more than eight minutes. | 2 | 0
matching | Match each with what it is. | The Sun = A star; The Moon = A moon; Mars = A planet; Halley = A comet | Each goes around something larger. | 2 | 0
text | What is the name of India’s mission that landed near the Moon’s south pole in 2023? | Chandrayaan-3; Chandrayaan 3; Chandrayaan3; Chandrayaan | Its lander is called Vikram and its rover Pragyan. | 2 | 0
picture | Which of these flies into space? | airplane: An airplane; *rocket: A rocket; balloon: A balloon; helicopter: A helicopter | Only a rocket carries what it needs to burn, so it needs no air. | 1 | 0`,
  },
  {
    of: 'brightyard',
    subject: 'Logic',
    topic: 'Puzzles',
    ages: [8, 14],
    questions: `
single | All bloops are razzies and all razzies are lazzies. Are all bloops lazzies? | *Yes; No; Nobody can know | Whatever is a bloop is a razzy, and so a lazzy. | 2 | 0.5
number | Five friends shake hands, each with each. How many handshakes are that? | 10 | Each shakes four hands: 5 × 4 are 20, and each handshake was counted twice. | 3 | 0
text | What comes next: M, T, W, T, F, S, …? | S; Sunday | They are the days of the week. | 1 | 0
multiple | A clock shows 3 o’clock. Which of these is true? | *The hands make a right angle; The hands are in one line; *It is a quarter of the way round; The long hand is at three | The long hand is at twelve. | 2 | 0
number | A snail climbs 3 m each day and slides back 2 m each night. On which day does it reach the top of a 10 m wall? | 8 | After seven days and nights it is at 7 m; on the eighth day it climbs to 10 m. | 3 | 0`,
  },
  {
    of: 'brightyard',
    subject: 'Coding',
    topic: 'First steps',
    ages: [9, 14],
    questions: `
single | What does a loop do? | It ends a program; *It repeats steps; It draws a circle; It keeps a number | A loop goes through the same steps again and again. | 1 | 0.25
matching | Match each with what it is for. | Variable = Keeps a value; Loop = Repeats steps; If = Decides; Function = Names a group of steps | These four are in nearly every language. | 2 | 0
number | x = 4, then x = x × 3, then x = x − 2. What is x? | 10 | 4 × 3 is 12, and 12 − 2 is 10. | 2 | 0
multiple | Which of these are input devices? | *Keyboard; Screen; *Microphone; Printer | They bring something into the computer. | 1 | 0
text | What do we call a mistake in a program? | bug; a bug; error; an error | In 1947 a real moth was found in a computer. | 1 | 0`,
  },
]

/** Drafts that teachers have left for another evening: the topics that they chose from. */
export const draftsOfTeachers = [
  {
    of: 'school',
    title: 'Shapes, time and money',
    subject: 'Maths',
    ages: [8, 10],
    summary: 'What we have done since the holidays.',
    sections: [
      { title: 'Shapes', topic: 'Shapes', count: 5 },
      { title: 'Time and money', topic: 'Time and money', count: 4 },
    ],
  },
  {
    of: 'school',
    title: 'Spelling on Friday',
    subject: 'English',
    ages: [8, 10],
    summary: '',
    sections: [{ title: '', topic: 'Words and sentences', count: 3 }],
  },
  {
    of: 'academy',
    title: 'What is in the orchestra?',
    subject: 'Music',
    ages: [7, 12],
    summary: 'For the first lesson after the concert.',
    sections: [{ title: '', topic: 'Instruments', count: 4 }],
  },
  {
    of: 'brightyard',
    title: 'Young Coders, first round',
    subject: 'Coding',
    ages: [9, 14],
    summary: 'Logic and first steps in coding, open to everybody.',
    sections: [
      { title: 'Think', topic: 'Puzzles', count: 5 },
      { title: 'Code', topic: 'First steps', count: 5 },
    ],
  },
] as const
