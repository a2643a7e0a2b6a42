import type { EntryTexts } from '../bodies.ts'

export const carnivalTexts: EntryTexts = {
  'giant-ferris-wheel-of-facts': [
    'Each cabin stops at the top for one question. Get it right and you are let down beside the lemonade; get it wrong and you have the view a second time. Most people try to be wrong.',
    'Cabins hold four, one of them an adult. The wheel rests when there is wind. For those who dislike heights the questions are asked on a bench as well.',
  ],
  'face-painting-corner': [
    'Six painters, colours that come off with soap, and a mirror at the height of four-year-olds. The tiger takes eight minutes, the ghost two, because he is modest.',
    'Tell us about sensitive skin; there is a test spot on the wrist. Arms may be painted instead of faces.',
  ],
  'bubble-laboratory': [
    'Square frames make round bubbles. Why? Dip, pull, guess. At the end somebody stands on a box, and a ring is lifted until a child is inside a bubble and everybody goes quiet.',
    'Hair will be wet with soap. Boots and goggles are lent, towels are not.',
  ],
  'storytellers-tent': [
    'Cushions, a lamp, a new tale every half hour in Hindi, Kannada or English; the board outside says which. Children under five sit in front and may interrupt.',
    'The four o’clock tale is told without words. People who come late slip in under the back flap.',
  ],
  'mini-cricket-nets': [
    'Two nets, soft balls, and a stump that says something when it is hit. It has eleven sentences. Nobody has heard all of them on one afternoon.',
    'Six balls each, then to the end of the line. Bats come in three lengths, and bowling underarm is perfectly fine.',
  ],
  'sweet-shop-of-the-world': [
    'Eleven small spoons on one plate, from halva to mochi. Guess the countries and pin your flag to the map. Nobody has ever placed the liquorice correctly.',
    'Each label lists nuts, milk, egg and gluten, and four of the desserts have none of them. Water stands ready.',
  ],
  'puppet-theatre': [
    'Three performances, at eleven, two and five, with the same crocodile in a different mood. It is advisable to warn the hero, even though he never listens.',
    'Shows last twenty-five minutes. Those in the first row may hold the moon for a moment afterwards.',
  ],
  'robot-petting-zoo': [
    'Nine furry machines that were built by pupils and beep when they are stroked. One of them sneezes. Behind the fence you can see what they look like without fur.',
    'Hands should be dry. Children who take fright go to the tortoise, which does nothing but blink.',
  ],
  'lantern-making-table': [
    'Wire, tissue paper, flour paste and a small battery light. Twenty minutes to make it, ten for it to dry while you try something else. Your name goes on the peg.',
    'At dusk everybody with a lantern meets by the banyan and walks once around the ground. The band goes in front.',
  ],
  'drum-circle': [
    'Sixty drums in a ring and in the middle a conductor aged seven, a new one every ten minutes. She raises a hand, and it is as quiet as it never is at a fair.',
    'Sit down wherever one is free. Ear protectors for little ones hang at the entrance on a hook with a rabbit.',
  ],
  'planetarium-dome': [
    'Shoes off, lie down, and the roof is gone. In eighteen minutes you fly past the moon and through the rings of Saturn, and land again at the carnival.',
    'Thirty people at a time. It gets properly dark, and anybody who wants out only has to lift a hand.',
  ],
  'treasure-trail': [
    'Eight clues between the gate and the old tree; the third is carried about by a man with a tuba. The finder of the chest takes one thing out and puts one thing in.',
    'Prams can manage all of it. Allow forty minutes, or an hour if the person who reads the clues has just learned to read.',
  ],
}

export const schoolActivityTexts: EntryTexts = {
  'plantation-drive': [
    'Each class adopts five saplings: neem, jamun, hibiscus and two that it may choose. Holes are dug by the eighth grade and inspected by the first.',
    'Please send old clothes, a cap and a bottle with a hole in its lid. Watering duty for the holidays is drawn by lot at the end.',
  ],
  'annual-day-rehearsals': [
    'Choir on Mondays, drama on Wednesdays, lights on Fridays, always from half past two to four. On the last Friday all three happen together, which is usually the funniest day of the year.',
    'Costumes come from the cupboard. Parents who can sew are welcome on Wednesdays; tea will be found.',
  ],
  'inter-house-quiz': [
    'Four houses, forty questions, one brass bell that must be hit with the flat hand. Ten of the questions come from pupils, and the teachers’ team has to answer those first.',
    'Two children from each class sit at the table and the rest may signal. The house that loses chooses next year’s subject.',
  ],
  'science-exhibition': [
    'Working models only: if it does not turn, float or light up, it is a poster. Makers stand next to their machines and explain them to anyone, however short.',
    'Tables are given out at eight. Extension leads belong to Mr Joseph and have to be asked for. Grandparents have their own hour from eleven.',
  ],
  'reading-marathon': [
    'At ten the bell rings and everybody reads until eleven: classes, kitchen, gate, and the principal on the stairs. Those who cannot read yet are read to.',
    'Bring any book, also a comic. At the end each class calls out its number of pages, and the sum is chalked up on the water tank.',
  ],
  'sports-day': [
    'Relay, sack race, slow cycling and the parents’ tug of war, which has so far been won by the kindergarten. Every child starts in two races.',
    'Sunscreen, water, a white shirt. The first-aid tent is run by the tenth grade and a real nurse.',
  ],
  'diwali-diya-workshop': [
    'Two clay lamps for each child: one for home, and one for a neighbour who does not expect it. Paint is mixed from turmeric, indigo and rice flour.',
    'The price covers clay and wicks. Diyas stay at school overnight to dry; please send a box that can be closed.',
  ],
  'coding-club-hack-day': [
    'Make something small by three o’clock that helps somebody in this school. Last year’s bell for the deaf gardener still works. Teams of three, with one computer among them on purpose.',
    'Ideas are collected on the wall from Monday. Pizza comes at noon and has to be divided by an algorithm.',
  ],
  'museum-trip': [
    'Three rooms, one worksheet with a single question on it, and lunch under the banyan in the courtyard. The bus leaves at half past eight and is back by two.',
    'Money for postcards should not exceed fifty rupees. Anyone who feels sick on buses sits in front and gets the window.',
  ],
  'music-evening': [
    'Tabla, violin, and the new recorder orchestra, which has practised for eight weeks with closed windows. For the last piece everybody gets a part, including the fathers at the back.',
    'Begins at six in the courtyard; in case of rain, in the corridor, which sounds even better. Cushions are lent against a smile.',
  ],
  'healthy-tiffin-week': [
    'Bring a vegetable that nobody in the class can name. On Friday everything goes into one pot, and the cook decides with a straight face what it is called.',
    'Nuts stay at home because of Ishaan. Recipes of the week are pinned up by the gate, with marks from one to five spoons.',
  ],
  'winter-chess-camp': [
    'Mornings for tactics, afternoons for blitz, and between them an hour outside, whatever the position. A master from Sixty-Four Squares visits on Wednesday and plays with her back to the boards.',
    'Clocks are lent. Beginners start with pawns and a king, and have lost their fear by lunchtime.',
  ],
}
