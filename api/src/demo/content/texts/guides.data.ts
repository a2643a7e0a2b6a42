import type { EntryTexts } from '../bodies.ts'

export const guideTexts: EntryTexts = {
  'choosing-a-first-telescope': [
    'Aperture first. A mirror or lens of 70 millimetres shows the craters of the moon, Jupiter’s four companions and, on a steady night, Saturn’s ring. At 114 the ring has a gap. Below 60 you will see a bright dot, and so will your child, once.',
    '# The mount is half of it',
    'Knock against the tube while looking at a distant lamp. If the picture is still within three seconds, the mount is good; if it swings for ten, no lens will help. A tabletop model on a solid stool beats a tall tripod of thin tin. Children must be able to reach the eyepiece without holding on to it.',
    'Three numbers on the box may be ignored: magnification (“525x”), the count of accessories, and the age. Spend what is left on a second eyepiece of 25 millimetres and a star map that turns. Begin with the half moon, seated, with a shawl. Venus can wait; it only looks like a smaller moon.',
  ],
  'which-scooter-for-which-age': [
    'We measured sixty children on the promenade in Pune. Whether a scooter fitted had little to do with age: a tall four-year-old rode what a small seven-year-old could not. The bar should come to the lowest rib. Higher, and the shoulders climb; lower, and the back bends like a prawn.',
    '# Three wheels or two',
    'Three wheels in front lean into the curve and stay upright while a beginner thinks. They suit children up to a height of about 110 centimetres. After that two larger wheels roll better over paving stones and ask for more balance. On Indian pavements anything under twelve centimetres of wheel stops dead at every joint.',
    'Look at the brake: a foot must reach it without searching. Lift the scooter, since you will carry it home. Nobody needs lights with batteries, magnets in the hub do the same. And buy the helmet on the same day; it is the only moment at which nobody argues.',
  ],
  'art-materials-that-last': [
    'Paint is pigment, binder and water. In a cheap set the pigment has been stretched with chalk, which is why the yellow goes grey on the second layer. Paint one stroke on black paper: if you can see it, there is something in the tube.',
    '# Paper matters more than paint',
    'A good brush and a poor paper give a puddle with a hole. From 200 grams upwards a sheet takes water without curling up. For the youngest, the white backs of wall calendars are splendid. Save the watercolour block for the day on which your child asks why the colours run.',
    'Six colours are enough, namely two each of red, yellow and blue, a warm and a cool one. Everything else can be mixed, and mixing is the lesson. Wash brushes in cold water with soap, and dry them lying down. Felt pens live twice as long when the caps point downwards in a glass.',
  ],
  'a-bag-that-fits': [
    'Put the full bag on the kitchen scales. It should weigh no more than a tenth of what the child does: at 24 kilos that is 2.4, and the empty bag may already take a kilo of it. In a class of the fourth year in Thane the average was 4.1. The heaviest thing in it was water.',
    '# One check at the back',
    'Two broad straps, drawn so tight that a flat hand just fits beneath. The upper edge ends at the shoulders, the lower one above the hips. If the bag swings when the child hops, it is too long. A strap across the chest helps those whose shoulders slope; wheels help nobody who has to climb stairs.',
    'Pack heavy books against the back, the tiffin in front of them, and nothing hard where the spine is. Empty it together on Fridays, it is astonishing what grows in there. Ask the school whether bottles can be filled on the spot. That alone saves half a kilo.',
  ],
  'instruments-by-age-and-hand': [
    'A violin is chosen with the arm. Let your child stretch it out to the side: the scroll should rest in the palm, with the fingers just able to curl around it. If they have to reach, take the next size down. A violin that is too big teaches one thing only, and that is pain in the neck.',
    '# Hands, breath, teeth',
    'For a ukulele four fingers must get round the neck, which most can do at five. Guitars of half size begin at about eight. Tabla asks for wrists rather than strength. Flutes need front teeth that have come to stay. A keyboard with fewer than sixty-one keys will be outgrown by the second winter.',
    'Borrow before you buy; our centres lend most instruments for a month. Whatever you choose, check that it holds its tune overnight. A child who sounds wrong while playing right will blame herself. And ask which sound she hums in the bath, for that is the instrument.',
  ],
  'robotics-kits-compared': [
    'Four kits, one weekend, three children: Aditi (8), who reads instructions; Farhan (10), who does not; and Leela (13), who had said that she was too old. By Sunday evening the dining table had gone, and two of the four kits were still being used.',
    '# What they liked, and what lay about',
    'The Jugnu starter moved after twenty minutes and could be turned into something that was not in the booklet. The arm of wood was handsome and did one thing. The kit with the remote control was a toy car in forty parts. The largest, with sensors and Python, was ignored until Leela made it water the basil.',
    'Look for motors that can be used on their own, for screws in place of clips, and for spare parts in the shop. An app that demands an account is a bad sign. Begin one size smaller than you think; a second set of the same kind brings more than a bigger one of another.',
  ],
  'board-games-for-mixed-ages': [
    'At the Fernandes’ table in Panaji sit a grandmother of seventy-six, a girl of six, and a father who hates to lose. We lent them eleven games for a month. Four came back with tea on them, which is the best of marks.',
    '# Why these four',
    'In “Mandi” the smallest child sets the price of onions, and nobody can bully luck. “Express to Kanyakumari” may be played in two teams, so that who cannot read yet pulls the cards. Carrom asks for a calm finger, and there grandmothers win. In “Word Bazaar” we let the under-eights use two languages.',
    'For mixed rounds choose games that take less than forty minutes, with a turn that comes round quickly and more than one way to the goal. Give beginners a second try rather than a head start. Stop after one game if all are laughing. The next one will be suggested by somebody else.',
  ],
  'books-for-new-readers': [
    'Open the book in the middle and hold it at arm’s length. If you can see the spaces between the words, the print is large enough. First readers need lines of no more than forty letters, because the eye has to find its way back to the left. A picture should never give away the sentence.',
    '# Funny beats improving',
    'Forty children of the first class in Salem could choose freely for a term. They read the books with jokes three times, those with a moral once. A series is a friend: a child who knows the detective needs no courage for the second volume. It may be easier than the teacher would like.',
    'Use the five-finger rule. Your child reads one page and lifts a finger for each word that stops her; five are too many, none is a rest. Buy two at that level and one below. Comics, jokes and the backs of biscuit packets count. Reading is whatever is being read.',
  ],
  'toys-for-two-year-olds': [
    'For ten days fifteen toys lay in a crèche in Indiranagar with twelve children around the age of two. Each toy wore a dot, and each time that one was picked up a student made a stroke. The loser was expensive and talked. The winner was a set of nesting pots.',
    '# The ten that survived',
    'Nesting pots, a push cart, six large blocks, a cloth ball, a drum, a shape sorter, two dolls without features, a watering can, a box with a slot, thick crayons and a doll’s bed, in which mostly a driver slept. They have in common that the child does something and the toy does not.',
    'The five that bored people lit up, sang or could be used in one way only. Check anything small against the cardboard tube of a kitchen roll: what falls through is for later. Put half of the toys away and swap them every three weeks. It is the cheapest way of buying new ones.',
  ],
  'a-study-corner-in-small-homes': [
    'Shruti does her homework in a flat of two rooms for five people. Her desk is a board on hinges behind the bedroom door, sixty centimetres by forty. When it is folded up, it is a notice board. She calls it the office, and anyone who wants to speak to her has to knock on the door.',
    '# Light, height, a shelf',
    'Light should come from the left if the child writes with the right hand, and the other way round. The elbows rest on the desk while both feet stand on something, if need be on a box. A single shelf at eye level holds what is needed this week; everything else lives elsewhere and does not whisper.',
    'Noise is easier to bear when it does not talk: a fan helps more than closed windows. Agree on a sign for “please not now”, such as a cap. A corner that has to be cleared for dinner works too, if all that belongs to it fits into one crate with a handle.',
  ],
  'gardening-on-a-balcony': [
    'Count the hours of sun on a Saturday, with chalk on the floor. Six or more, and you can have tomatoes and chillies. Four give spinach, methi, coriander. With less than that grow mint, which would grow in a drawer. Facing west in May, everything wants a cloth over it from two to five.',
    '# Pots, soil, patience',
    'Coir pots breathe and can be planted whole. Any bucket with five holes will do as well. Mix two parts of soil, one of compost, one of coir, and do not press it down. Children sow too thickly; let them, and then have them choose who may stay. It is the hardest lesson in gardening.',
    'Water in the morning until it drips. Sticky yellow cards keep off whitefly, and a spray of neem in the evening does the rest. Methi is ready to eat after three weeks, radishes after four. Write the dates on ice-cream sticks, so that there is something to read until it is something to eat.',
  ],
  'microscopes-under-5000': [
    'At forty times a feather becomes a zip. At a hundred the water from a flower vase is a city at rush hour. At four hundred you see the walls of an onion’s cells and, with luck, something round inside. What is written on the box beyond that is blur with a number on it.',
    '# What to look for in the shop',
    'Glass lenses, a light from below that can be dimmed, and a wheel for focusing that does not slip when let go. Move the slide: the picture should stay sharp in the middle. A clip for the telephone is worth more than a third lens, because then two can look at once and argue.',
    'Under 2,000 rupees take a good hand lens or a foldable paper microscope, and nothing that has a turret. Buy slides with a hollow for living things. Start with salt, a hair, cloth, a fly that died of other causes. Let your child draw what is there before anybody says what it is called.',
  ],
}
