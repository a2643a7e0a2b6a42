import type { EntryTexts } from '../bodies.ts'

export const campaignTexts: EntryTexts = {
  colourothon: [
    'One picture of the place where you feel at home, on any paper and with any colour, coffee included. Photograph it by daylight without flash and write on the back what cannot be seen.',
    'Nasreen Ali and seven others look at each picture twice. There is a year of paint to be won, and everybody gets a line back.',
  ],
  'sur-sangam': [
    'Sing something that somebody taught you. Without accompaniment or with one instrument, in any language, for less than three minutes. A telephone is good enough as a microphone if the fan is off.',
    'Pandit Arvind Joshi listens for courage first. The best eight record in a studio with a red lamp over its door.',
  ],
  'story-sprint': [
    'A knock at the door, and then no more than five hundred words. It may be a very small door. Stories can be typed, or written by hand and photographed, and spelling does not count.',
    'Sunanda Pillai copies one line out of each and sends it back to its author. The winning stories become a book.',
  ],
  'lens-on-my-street': [
    'Walk for ten minutes, take ten pictures, choose none of them at once. Send all ten in the order in which they were made. Ask people before you photograph them, and show them afterwards.',
    'Lobsang Tsering prints one picture of every entry and writes on its back. Filters are not needed; light is free.',
  ],
  'little-chefs': [
    'Cook what your grandparents would recognise with closed eyes. An adult handles oil and knives for those under ten. We need the recipe, one photograph and the name of the person who taught you.',
    'Chef Anjali Fernandes cooks the twelve that make her curious. She will write to you what she changed.',
  ],
  'invent-for-good': [
    'Find something that annoys a person you know, and build a thing that helps. It may be ugly and held together by tape. A film of two minutes shows it at work, or failing in an interesting way.',
    'Shreya Bose asks two questions about each entry before there are any points. The prize pays for the next version.',
  ],
  'nritya-utsav': [
    'Two minutes of dance, alone or with friends, in any style that has a name and in those that have none yet. Film the whole body, feet included, with the camera standing still.',
    'Geeta Chandran Rao looks at the eyes. The stage of the winter gala is eleven metres wide, so leave some room for it.',
  ],
  'chess-cup': [
    'Three age groups, ten minutes each, one life. Games are played on Saturdays between four and six, and after each one both players write down the moment at which it was decided.',
    'Grandmaster K. Raghav plays against all twenty-four finalists at once. He has promised to make one mistake and not to say on which board.',
  ],
  'clay-carnival': [
    'A creature that does not exist, no larger than a shoe. It should be able to stand. Tell us what it eats and where it sleeps, in three sentences.',
    'The jury lives with the finalists for a week. Last time one of them, with seven legs, ended up guarding the biscuits.',
  ],
  'stage-in-a-minute': [
    'Sixty seconds by heart, spoken to one person whom we cannot see. The text may be your own. No costumes; a chair is allowed.',
    'Omkar Deshmukh’s puppets vote as well, but have only half a vote each. The winner gets a part in the annual play.',
  ],
  'festival-of-lights': [
    'Make a lamp from something that had been thrown away. It must be safe to leave alone for an hour: use a battery candle, no flame. One picture by day and one by night.',
    'All lamps that arrive by post hang in the parade. The sandal of last year walks at the head of it.',
  ],
  'green-reporter': [
    'Choose one tree and visit it every day for a month. Note what you see, hear and smell, even if it is nothing. Drawings, counts, interviews with those who sit beneath it.',
    'A week in a forest camp goes to the report from which we learn the most. Trees in pots are admitted.',
  ],
}

export const campaignTypeTexts: EntryTexts = {
  'wild-camps': [
    'One grown-up looks after six children, and each of them has slept in a tent in the rain before.',
    'We carry out what we carry in. The only thing left behind is the grass lying flat.',
  ],
  'maker-camps': [
    'Real tools in the right size, with somebody beside you who has all ten fingers.',
    'On the last day the tables become a shop without prices: families come and look.',
  ],
  'lab-camps': [
    'Every question is written on the wall on Monday, and we see how many are left on Friday.',
    'What explodes does so outside, and twice, because somebody always blinks.',
  ],
  'motion-camps': [
    'Nobody is picked last: teams are drawn from a hat and change at every break.',
    'Coaches know first aid, sunscreen and when to say that it is time for lemonade.',
  ],
  'stage-camps': [
    'Those who do not want to stand in the light run it, and the curtain needs two.',
    'Costumes are sewn from what families send. Last year that was forty-one bed sheets.',
  ],
}

export const serviceTexts: EntryTexts = {
  'maths-ai': [
    'Twenty-four chapters from counting to equations. After every wrong answer the program looks for the step that is missing and asks about that one only. A teacher is a tap away on weekdays until eight.',
    'Fifteen minutes on four days a week are enough. Parents see in plain words what has been understood, and what a child would like to try again.',
  ],
  'english-in-scenes': [
    'A year of short plays. Children buy mangoes, miss trains and accuse a goat, first in their own words, then in better ones. Spelling comes in when somebody wants to write the programme.',
    'Each chapter ends with a scene of two minutes for the family. It may be filmed but need not be.',
  ],
  'young-scientists': [
    'Thirty questions, such as why soap is slippery. For each there is an experiment with things from the kitchen, a live hour, and a page in which a wrong guess is worth as much as a right one.',
    'The parcel brings what a kitchen lacks: magnets, litmus paper, a lens, balloons, and a candle that an adult lights.',
  ],
  'first-coders': [
    'Twenty-eight chapters, from a cat that walks to a game that others play. Blocks in the first half, Python in the second. A child who is stuck gets a question and not the answer.',
    'An old laptop will do. At the end of each part the games are swapped, and the players write down one thing that made them laugh.',
  ],
  'rhythm-raga': [
    'Voice in the first chapters, tabla from the fifth, and listening throughout. Groups have six children, since in seven nobody hears themselves.',
    'A tanpura app is included, an instrument can be borrowed. Ten minutes of practice a day are planned, with a day off.',
  ],
  'hands-clay': [
    'From a pinch pot to the wheel in twelve chapters. Clay comes in the post and goes back to a centre near you for firing; broken things are returned with the number of the chapter that explains why.',
    'You need a table that may get wet, and an apron. Live hours are on Sunday mornings, because clay has to dry for the week.',
  ],
  storymakers: [
    'An idea, a hero with a fault, a place where it rains; then drawing, cutting, sewing. After sixteen chapters there is a book on the table with your name on its back.',
    'Every child has one reader from another town who answers each chapter by letter. The reader is the secret of it.',
  ],
  'sky-watchers': [
    'Twelve months, one night each, with a telescope on loan. When it is cloudy, and it will be, there is the story of the constellation behind the cloud.',
    'An astronomer is on the line on Saturdays from eight. A balcony is enough for eight chapters; for the other four we say where it gets dark near you.',
  ],
  'chess-ladder': [
    'Twenty-two rungs: how to end a game before how to open one. After each of them come three league games against children at the same height.',
    'Lost games are analysed first. It takes twenty minutes a day, with a board made of wood if you have one.',
  ],
  'green-fingers': [
    'Something to eat in every season: methi in winter, chillies in spring, mint always. Fourteen chapters that cannot be hurried, since a radish does not read.',
    'Pots, coir and seeds arrive in time for sowing. Bring a window with four hours of sun and a child who can wait, or wants to learn it.',
  ],
  'moving-stories': [
    'Steps and gestures first, then tales that are told with them: the crow and the pot, the girl who married a tiger. The floor needs to be two metres square and not slippery.',
    'Twice a year all groups dance the same story in the same hour. Families take part in the chorus.',
  ],
  'money-sense': [
    'Three jars, a notebook and one stall that has to cover its costs. In ten chapters a child sets a price, keeps an account for a month, and finds the catch in a discount.',
    'Real money is used from the sixth chapter on, at most a hundred rupees. A small profit may be spent on nonsense.',
  ],
}
