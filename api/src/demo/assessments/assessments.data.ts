/**
 * Kind | question | answer | explanation | marks | taken off. Right options begin with a star, matches have an equals
 * sign, options of pictures begin with their icon.
 */
export interface DemoAssessment {
  title: string
  subject: string
  summary: string
  minutes: number
  rules?: string[]
  sections: readonly { title: string; note?: string; questions: string }[]
}

export const fractions: DemoAssessment = {
  title: 'Fractions and decimals',
  subject: 'Maths',
  summary: 'What you have learnt this month: sharing fairly, tenths, and money.',
  minutes: 25,
  rules: ['Paper and pencil are welcome, a calculator is not.'],
  sections: [
    {
      title: 'Quick ones',
      questions: `
single | Which fraction is the same as one half? | *4/8; 3/5; 2/3; 5/8 | Four of eight parts are one half of them. | 1 | 0.25
single | Which number is the largest? | 0.3; *0.31; 0.13; 0.03 | Compare the tenths first, then the hundredths: 0.31 has one hundredth more than 0.3. | 1 | 0.25
number | Write 7 tenths as a decimal. | 0.7 | Seven tenths are 7 ÷ 10, which is 0.7. | 1 | 0
multiple | Which of these are more than one half? | *5/8; 3/6; *0.6; 2/5 | 5/8 is more than 4/8, and 0.6 is more than 0.5. 3/6 is exactly one half. | 2 | 0`,
    },
    {
      title: 'Stories',
      note: 'Read twice before you answer.',
      questions: `
number | Meera drinks 250 ml of buttermilk each day. How much does she drink in four days? | 1000 ml | 250 ml + 250 ml + 250 ml + 250 ml are 1,000 ml, or one litre. | 2 | 0
matching | Which decimal belongs to which fraction? | One quarter = 0.25; One half = 0.5; Three quarters = 0.75; One fifth = 0.2 | Divide the top by the bottom, or think of ₹1: a quarter of it is 25 paise. | 2 | 0
text | A roti is cut into eight equal pieces and you eat all of them but one. What fraction is left? Write it in words or figures. | 1/8; one eighth; an eighth | One piece of eight is left: 1/8. | 2 | 0`,
    },
  ],
}

export const plants: DemoAssessment = {
  title: 'Plants, water and maps',
  subject: 'World around us',
  summary: 'A quiz to take home: look things up, walk around, ask your family.',
  minutes: 240,
  rules: ['You may use your books, and ask people. Please write your own answers.'],
  sections: [
    {
      title: 'Look closely',
      questions: `
picture | Which of these grows under the ground? | tomato: A tomato; *potato: A potato; banana: A banana; mango: A mango | A potato is a thick part of the stem, under the ground. | 1 | 0
single | Where does a plant take in most of its water? | Through its leaves; *Through its roots; Through its flowers | Root hairs take water up from the soil. | 1 | 0
multiple | What does a seed need to begin to grow? | *Water; *Air; *Warmth; Sunlight | Many seeds begin in the dark, under the soil. Light matters once there are leaves. | 2 | 0
text | Which direction is at the top of most maps? | North; the north | Unless a map says otherwise, north is at the top. | 1 | 0
number | On a map 1 cm stands for 5 km. How far is 7 cm? | 35 km | 7 × 5 km are 35 km. | 2 | 0
matching | Match each river with a city on it. | Ganga = Varanasi; Yamuna = Delhi; Sabarmati = Ahmedabad | Many old cities stand at a river. | 2 | 0`,
    },
  ],
}

export const largeNumbers: DemoAssessment = {
  title: 'Large numbers',
  subject: 'Maths',
  summary: 'Places up to one lakh, rounding, and adding in your head.',
  minutes: 20,
  sections: [
    {
      title: 'Places',
      questions: `
single | Which digit stands in the thousands place of 48,305? | 4; *8; 3; 0 | From the right: ones 5, tens 0, hundreds 3, thousands 8. | 1 | 0.25
number | Write sixty-two thousand and forty in figures. | 62040 | 62 thousands and 40 are 62,040. | 1 | 0
single | Which number is the smallest? | 90,100; *9,999; 10,001; 19,000 | It is the only one with four digits. | 1 | 0.25
multiple | Which numbers round to 5,000, to the nearest thousand? | *4,620; 5,501; *5,499; 4,499 | From 4,500 up to 5,499 the nearest thousand is 5,000. | 2 | 0`,
    },
    {
      title: 'In your head',
      questions: `
number | 3,999 + 2,001 | 6000 | Move one over: 4,000 + 2,000. | 1 | 0
number | 10,000 − 1 | 9999 | One less than ten thousand has four nines. | 1 | 0
matching | Match each number with its name. | 1,00,000 = One lakh; 10,000 = Ten thousand; 1,000 = One thousand | Commas help: the first one from the right stands after three digits, the others after two. | 2 | 0
text | What comes next: 2,500; 5,000; 7,500; …? | 10,000; 10000; ten thousand | It grows by 2,500 each time. | 1 | 0`,
    },
  ],
}

export const everyKind: DemoAssessment = {
  title: 'Try every kind of question',
  subject: 'Getting started',
  summary:
    'Six short questions, so that nothing is new when it counts. Try it as often as you like.',
  minutes: 20,
  sections: [
    {
      title: 'One of each',
      questions: `
single | Which of these is a planet? | *Mars; The Moon; The Sun; The Milky Way | Mars goes around the Sun, as the Earth does. | 1 | 0.5
multiple | Which of these numbers are even? | *12; 7; *30; *4 | An even number ends with 0, 2, 4, 6 or 8. | 2 | 0
number | How many centimetres are in half a metre? | 50 cm | A metre has 100 cm; half of that is 50 cm. | 1 | 0
text | What is the capital of India? | New Delhi; Delhi | New Delhi has been the capital since 1931. | 1 | 0
matching | Who lives where? | Bee = Hive; Spider = Web; Bird = Nest | Each builds its own home. | 3 | 0
picture | Which of these is not a bird? | parrot: A parrot; owl: An owl; *bat: A bat; penguin: A penguin | A bat has fur and feeds its young with milk: it is a mammal. | 1 | 0`,
    },
  ],
}

export const olympiad: DemoAssessment = {
  title: 'Young Scientists, first round',
  subject: 'Science',
  summary: 'The first round of Brightyard’s science olympiad for classes 3 to 5.',
  minutes: 45,
  rules: ['The best of each class are invited to the second round.'],
  sections: [
    {
      title: 'Think like a scientist',
      questions: `
single | Ice floats on water because it is … | colder than water; *lighter than the same amount of water; harder than water | Water grows as it freezes, so the same space holds less of it. | 4 | 1
single | Which of these is a good conductor of electricity? | Wood; *Copper; Plastic; Glass | That is why wires are made of copper. | 4 | 1
multiple | Which changes can be undone? | *Ice melts; Paper burns; *Water boils; An egg is fried | Melting and boiling change only the state. | 4 | 1
number | Light needs 8 minutes from the Sun to the Earth. How many seconds are that? | 480 seconds | 8 × 60 seconds are 480 seconds. | 4 | 0`,
    },
  ],
}

export const reading: DemoAssessment = {
  title: 'Reading closely',
  subject: 'English',
  summary: 'A short story, and what is said between its lines.',
  minutes: 30,
  sections: [
    {
      title: 'The kite',
      note: 'Ravi’s kite hung in the neem tree. He looked up, then at his new shoes, and sighed. “Again,” said Grandmother, and fetched the ladder.',
      questions: `
single | Why does Grandmother say “Again”? | She wants Ravi to fly the kite once more; *It has happened before; She did not hear him | The ladder is at hand: she has done this before. | 1 | 0
text | In which tree does the kite hang? | neem; neem tree; a neem tree; the neem tree | It is named in the first sentence. | 1 | 0
multiple | What makes Ravi sigh? | *His kite is out of reach; *He does not want to spoil his shoes; Grandmother is angry | He looks at both, one after the other. | 2 | 0
matching | Match each word with one that means nearly the same. | fetched = brought; sighed = breathed out; new = fresh | Try each of them in its sentence. | 2 | 0`,
    },
  ],
}

export const rhythm: DemoAssessment = {
  title: 'Rhythm and scale',
  subject: 'Music',
  summary: 'Listen, count, and name what you hear.',
  minutes: 15,
  sections: [
    {
      title: 'Counting',
      questions: `
number | How many beats has one round of teentaal? | 16 | Four groups of four beats. | 1 | 0
single | Which sound comes after Sa and Re? | Ma; *Ga; Pa | Sa, Re, Ga, Ma, Pa, Dha, Ni. | 1 | 0
multiple | Which instruments are struck? | *Tabla; Sitar; *Ghatam; Flute | A sitar is plucked and a flute is blown. | 2 | 0`,
    },
  ],
}
