import type { EntryTexts } from '../bodies.ts'

export const videoTexts: EntryTexts = {
  'how-a-seed-decides-to-wake-up': [
    'One picture every four minutes for eleven days. Watch the root: it looks for down before there is anything to see. At the second minute the seed coat gets stuck, and you will catch yourself helping with your head.',
    'To film it yourself you need a jar, wet cotton wool, a bean and a telephone that can stand still. Put a coin beside it, so that growth has a measure.',
  ],
  'draw-a-tiger-in-eight-lines': [
    'Nasreen Ali draws slowly and says why. The back comes first, since a tiger begins with where it is going. The stripes are the seventh line and take as long as the other six.',
    'Pause after each line and look away before you draw. It does not have to be the same tiger. The one from Jabalpur that we have pinned up is asleep.',
  ],
  'why-the-sky-turns-orange': [
    'A glass of water, a torch, a spoonful of milk in drops. At the fifth drop the side of the glass turns blue. At the twelfth the lamp, seen from the end, is a setting sun.',
    'Do it in a dark bathroom. Children like to guess the number of drops, and skimmed milk gives a better evening than full cream.',
  ],
  'the-tabla-speaks': [
    'Ustad Rafiq Khan says each syllable before he plays it. Na is the rim, tin the ring around the dark spot, dha both hands at once. After four minutes you will hear words where there was drumming.',
    'Speak along on the table. A cooking pot turned upside down makes a fine dha; the neighbours should be told until when.',
  ],
  'fold-a-paper-crane': [
    'Two hands, a square of newspaper, no speech. The camera stays above the table and never cuts, so that you can see what happens to the corner everybody loses.',
    'The difficult place comes at 3:40, where the bird’s wings are lifted. Larger paper helps. Our hundredth crane was made from a bus ticket.',
  ],
  'multiplying-with-lines': [
    'For 21 times 13 draw two lines and one, cross them with one and three, and count the knots. It looks like a trick. In the second half Leela Sharma shows where the tens are hiding, and then it is one no longer.',
    'Try 12 times 12 with chalk on the ground. When the carries come, take a second colour. Numbers with a nought are the most fun.',
  ],
  'inside-a-beehive': [
    'A lens as thin as a pencil goes in through the bottom board. What you see is lit by red lamps, which bees take for darkness. One of them brings pollen, and three argue about where to put it.',
    'The beekeeper, Mariamma Joseph, answers questions from a second class: yes, they sleep; no, the queen does not give orders; it smells of warm bread.',
  ],
  'yoga-for-before-an-exam': [
    'Five poses that fit between two chairs in a corridor. They start with the feet, because that is where the cold sits, and finish with ten breaths while looking at one spot.',
    'Nobody will notice the third one. It was requested by a girl from Kota who used to feel sick before every paper.',
  ],
  'how-a-book-is-bound': [
    'Sheets become sections, sections are sewn to tapes, glue goes on the back with a brush as old as the binder. Rahim Baksh has his workshop near College Street and hums while he sews.',
    'At the end there is a small book of sixteen pages that you can make with a needle and flour paste. He says: three holes, and never pull towards yourself.',
  ],
  'my-first-loop-in-code': [
    'A cat should walk across the screen, and somebody has written “step” forty times. Then one block is put around it. You will hear the moment at which eleven children understand.',
    'Everything works in the browser without signing up. When the cat falls off the edge, you are in the right place: the next part is about that.',
  ],
  'kathakali-make-up-hour-by-hour': [
    'Kalamandalam Suresh lies on a mat for four hours while rice paste, green and lamp black turn him into a king. The film lasts twelve minutes and leaves out none of the steps.',
    'A seed under the eyelid makes the eyes red. He explains how that feels, and why he is silent from the moment the crown is on.',
  ],
  'a-day-on-the-library-bus': [
    'It begins at five in the morning with a stove, and with a flat tyre at six. Eighty children help to lift. The camera rode along from Tezpur to a village whose name had to be spelled for us.',
    'Towards the end somebody reads to a grandmother by lantern light. Nobody had asked him to. We left that scene as long as it was.',
  ],
}

export const galleryTexts: EntryTexts = {
  'winter-science-fair-in-pictures': [
    'Foam on the ceiling, a queue in front of the planetarium, and the volcano that did not erupt. The pictures were taken by pupils of the ninth class with two borrowed cameras.',
    'Everybody who can be recognised has agreed. If you find yourself and would like a print, show us the picture at any centre.',
  ],
  'colourothon-winners': [
    'Forty-eight pictures of where somebody feels at home. The jury argued longest over a door that is only blue, and over a lap.',
    'The originals travel through nine states on the bus and go home afterwards. Colours on a screen are always a little colder; the mud in number thirty is real.',
  ],
  'storytelling-festival': [
    'From the first rehearsal under the tree at six in the morning to the lanterns. Look for the man in the yellow turban: he listens in every single picture.',
    'Two photographers took turns, one of them at the height of a child of five, for which she had to kneel for two days.',
  ],
  'the-pottery-studio-week-by-week': [
    'The same table every Friday for a term. Lumps become bowls, bowls become lamps, and the child at the left loses two teeth.',
    'What broke is shown as well. In the ninth week it was nearly everything, and the tenth is the best.',
  ],
  'music-day-in-cubbon-park': [
    'Eight hundred ukuleles from a crane. In the third picture the yellow kite goes up, in the fourth everyone has an open mouth.',
    'The police band is in here too, without its caps. If you know the dog with the tambourine, please get in touch.',
  ],
  'our-toy-testing-lab': [
    'A machine that pulls ears, a wall of things that failed, and the sofa on which twelve testers under three have the final say.',
    'Nothing was arranged for the camera except the broom. The dent in the floor comes from a wooden train and has been framed.',
  ],
  'library-bus-villages': [
    'A hundred stops, one picture each, always taken from the driver’s step. You can follow the season by the umbrellas.',
    'At stop seventy-one nobody is to be seen, only sandals. They were all inside, reading, and did not want to come out for a photograph.',
  ],
  'school-gardens': [
    'Balconies, flat roofs, a courtyard full of rice sacks, and the bathtub of Dharwad in which pumpkins grow. Each picture has the name of its gardener.',
    'Before and after are a year apart. Somebody has hidden the same red watering can in all of them.',
  ],
  'robot-olympics': [
    'Forty-five machines that push, climb and fall over. The gold medal of the beauty contest went to a cardboard box with one wheel, by a unanimous vote of toddlers.',
    'The last pictures show the heap of spare parts after closing time, and two rivals searching it together for a screw.',
  ],
  'chess-open': [
    'Foreheads in hands, hands over clocks, and a boy who has just seen it. No boards are shown, so that you have to guess from the faces.',
    'In the background parents practise doing nothing. One of them has been knitting since round two.',
  ],
  'annual-day-backstage': [
    'What the audience does not see: safety pins, a lion who is crying, a teacher holding up the moon. All taken with one lens and no flash.',
    'The lion did go on. His mother has the following picture, which is not in here.',
  ],
  'kite-morning': [
    'Nine hundred kites over the Sabarmati, photographed from a boat between seven and nine. Cotton line does not glitter, so it looks as if they were held by nothing.',
    'The smallest is made from a sweet wrapper. It flew until the string was finished and is somewhere near Gandhinagar now.',
  ],
}

export const partnerGalleryTexts: EntryTexts = {
  'the-rainy-season-concert': [
    'The roof of the hall in Malleshwaram is of tin, and by the second raga the rain was louder than sixty voices. The academy went on. In the pictures you can see people leaning forward.',
    'For the last song the audience got parts. The man with the umbrella sang the drone and has since enrolled.',
  ],
  'first-lessons': [
    'The same nine children, at ten past four and at ten past five. In between they were shown how to stand, how to hold a bow and how to be bad at something with pleasure.',
    'Look at the shoulders. The teachers say that this is all there is to see in a first lesson.',
  ],
  'kiln-day': [
    'Lakshmi, the kiln of Maati Studio, was filled on a Friday with 112 pieces. On Sunday she was opened by those to whom they belonged. Ninety-eight came out as one thing.',
    'The other fourteen were laid out on a bench and studied. The girl in the green shirt prefers hers this way.',
  ],
  'the-dome-on-tour': [
    'A schoolyard in Warangal, a fan, twenty minutes. The dome rises like a loaf, sixty children crawl in on their knees, and the pictures go dark.',
    'The last one was taken with an exposure of half a minute. If you look closely you see the hands, all pointing to the same star.',
  ],
  'sunday-league-at-the-sea': [
    'Low tide at Carter Road, two goals made of slippers, and a referee who is ten. There is no offside because nobody could agree where the line would be.',
    'When the water came back, the score was 11 to 11. Open Field Sports regards that as an excellent result.',
  ],
  'eleven-weeks-to-a-play': [
    'In the first week there is a sentence on the wall: “The well is thirsty.” In the eleventh there is a play, with bucket. One picture a week, same corner of the room.',
    'Follow the girl at the lighting desk. From the ninth picture on she is no longer there.',
  ],
  'the-league-final': [
    'Forty clubs, forty blue boxes, one ramp. Most machines fall off at the second bend, where somebody has put a mattress.',
    'The winner from Gopalapuram went up backwards. Its makers swear that this was the plan, and the picture of their faces says otherwise.',
  ],
  'a-garden-in-three-saturdays': [
    'First Saturday: four tonnes of soil on the fourth floor, by hand. Second: bamboo, rope, a tank. Third: three hundred seedlings and a speech that was rained off.',
    'The traffic below can be seen in each picture. In the last one it is behind leaves.',
  ],
  'open-saturday': [
    'Banyan Tree School leaves its gate open once a month. Neighbours bring lunch, and the long rope from the gymnasium is pulled by everyone who is there.',
    'This time it was ninety-one children against six fathers. There is no picture of the fathers winning.',
  ],
  'the-night-in-the-library': [
    'Forty sleeping bags between the shelves of Page & Lantern. Reading stopped at half past two, when the last torch went out over a detective.',
    'The cat with the library card appears in eleven pictures. In one she seems to be turning a page.',
  ],
  'monsoon-tournament': [
    'Nine rounds in Thrissur under a leaking roof, with buckets that had to be emptied between moves. The three founders played as well and quarrelled about the Sicilian in round six.',
    'The cup went to a girl of eleven. She asked for a chair with a cushion next time.',
  ],
  'stage-evening': [
    'Bharatanatyam, Kathakali, Kuchipudi and Mohiniyattam on one evening, and a single set of ankle bells that was handed on from one to the next.',
    'The camera looks at feet only. From them you can tell who was nervous and at what point it passed.',
  ],
  'a-month-of-rice': [
    'Four Saturdays: planting in mud to the knees, threshing by hand, grinding with much singing, and then a lunch of eleven dishes in which nothing but rice was allowed.',
    'The scale on the table shows what one child had harvested. It was 340 grams, and she counted every grain of one spoonful.',
  ],
}
