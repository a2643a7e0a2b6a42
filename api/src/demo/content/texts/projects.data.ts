import type { EntryTexts } from '../bodies.ts'

export const projectTexts: EntryTexts = {
  'hundred-school-gardens': [
    'Sixty-four gardens are growing. Each has four beds, a compost pit and one teacher who spent a week with the Green Roof Collective in Ahmedabad. Seeds are saved and sent on to the next school, in envelopes that the children draw.',
    'The thirty-six that are missing wait for water. A tank for the rain costs 18,000 rupees, and nothing is planted before it stands. In Bellary the fifth class has calculated how large it must be and now checks the gutters.',
  ],
  'library-on-wheels': [
    'The blue bus has a round of seven weeks through villages without a bookshop. It arrives after school, stays overnight and leaves when the last one has chosen. 41,000 loans were written down by hand so far.',
    'Books are chosen by those who read them: at each stop three children may put one title on the list. That is how a manual for motor pumps came on board. It is borrowed at every stop.',
  ],
  'instruments-for-every-school': [
    'A set is twenty instruments in two trunks: ukuleles, a pair of tablas, recorders and one sitar that everybody may try. It stays for a term, and a teacher comes with it every Tuesday.',
    'When the trunks go on, each school may keep one instrument, whichever has been played most. In eight cases of ten that was the loudest.',
  ],
  'girls-robotics-league': [
    'In sixty-four clubs teams of four build one machine a year for somebody they know by name. Mentors are young engineers; travel to the final is paid, mothers included, since without them many would not be allowed to come.',
    'This season’s winner is a sorter for lentils from Khandwa that saves an aunt two hours a day. It jams on Sundays. Nobody knows why, and a team in Salem has taken up the question.',
  ],
  'stories-in-nine-languages': [
    'Children sit down with a grandparent and a recorder and ask for a tale that is in no book. Seven hundred and forty have been kept in nine languages, most of them with a cock crowing in the background.',
    'Every story is written down by the child who recorded it and read aloud to the teller for corrections. They do correct. One great-aunt in Bidar had the wolf brought back to life twice.',
  ],
  'clean-lakes-watch': [
    'On the first Sunday of a month children at forty-one lakes lower a white disc into the water and note at what depth it vanishes. Add a strip of paper for acid, a thermometer and a count of ducks, and you have a long row of data.',
    'The figures hang at the shore and stand online. Four municipalities have begun to repair drains because of them. At Vembanad the group found a leak that the authority had looked for since spring.',
  ],
  'playgrounds-from-scrap': [
    'Old tyres, bus seats and sewage pipes that were never used: twenty-three playgrounds have been built from them, each with a plan drawn by the street’s own children. A welder and an engineer have the last word about edges.',
    'Everything must hold eight grown-ups at once, who are invited to try. In Dharwad they would not get off the see-saw. Repairs are done by a pair of parents on the last Saturday of each month.',
  ],
  'toy-library': [
    'In nine cities toys can be borrowed like books. The card costs ten rupees, a loan lasts a month, and every toy has a bag with a number for its pieces. Ninety-four of a hundred come back complete.',
    'A cupboard of lost parts does the rest. Volunteers carve, print and sew what is missing; a pirate with a wooden spoon for a leg has been lent more often than all his brothers.',
  ],
  'museum-fridays': [
    'On Fridays a free bus takes one class from a government school to a museum and back before lunch. A hundred and eighty trips have been made, with one task only: find the thing you would show your mother.',
    'Each child gets two tickets for the weekend, to do just that. Six in ten families come. Guards in Nagpur say that the children explain better than the tape.',
  ],
  'safe-online-clubs': [
    'Three evenings, parents on one side of the room, children on the other, and at half past seven they change places. Each side explains to the other what it does on the telephone, and what it is afraid of.',
    'Three hundred evenings have been held in school halls and at a bus depot. Every family goes home with five sentences signed by all. The most frequent one that children ask of parents is: look up when I talk.',
  ],
  'theatre-behind-the-curtain': [
    'Fourteen groups of hearing and deaf children make plays in which half of what matters is signed and the other half sung. Nobody interprets from the side. To understand it all you need both languages, or a neighbour.',
    'The rehearsals are quieter than others and the laughter is not. For their new play about a lighthouse the lamp is the main character. It was given to a boy who had never spoken on a stage and does not do so now.',
  ],
  'terrace-telescopes': [
    'One telescope, fifty-two terraces: every Saturday it is carried to another roof by the family that had it last. With it goes a notebook in which everybody writes the first thing they saw.',
    'Saturn leads with thirty-one entries, followed by somebody’s laundry. Where stairs are narrow, neighbours form a chain. The waiting list stands on a pillar at the tea stall in Jayanagar.',
  ],
}

export const portfolioTexts: EntryTexts = {
  'a-school-app-for-hill-districts': [
    'Ninety-one schools in Himachal have electricity for some of the day and a network for some of the week. Our app keeps seven days of lessons, marks and notes, and sends what has changed whenever a signal passes by, usually with the bus.',
    'It weighs 900 kilobytes. We took out everything that teachers had not touched in a month of watching, including the part we were proudest of.',
  ],
  'maths-ai': [
    'Most practice programs know that an answer is wrong. This one tries to find out which step went missing, asks one question about it, and only then explains. Six languages are spoken by six teachers.',
    'It was tested with 240 children on kitchen floors. We learned that a hint should be shorter than a breath and that praise for nothing is noticed at once.',
  ],
  'the-library-bus-interior': [
    'A hairpin bend throws a shelf of books across the aisle. In the blue bus each board leans back by nine degrees and has a lip of felt; on the road to Tawang not one of 2,000 volumes fell.',
    'By night the lower shelves fold down to become three beds. The stove stands where the driver wanted it. Everything can be mended with one size of spanner.',
  ],
  'toy-test-rig': [
    'A child drops a doll about thirty times a day. Our rig does it nine thousand times, on tiles, from the height of a high chair, and films every landing. Then the arms are pulled.',
    'It was built from a washing machine and a garage door. The plans are free. Two makers of toys have copied it, which is the review we had hoped for.',
  ],
  'festival-signage': [
    'Children who cannot read yet get lost first. For the Storytelling Festival each path was given an animal, and its footprints were painted on the ground, always leading towards the exit.',
    'Of eleven thousand visitors four children were announced as missing, and three of them had followed an elephant out and were having lemonade. The prints wash off with the second rain.',
  ],
  'balcony-garden-kit': [
    'Coir pots, a tin trowel, three kinds of seed and a diary, packed so that the box becomes the tray. Instructions are in pictures. The only word in them is “wait”.',
    'We grew it on forty balconies facing in every direction before it was sold. Methi came up on thirty-nine of them. The fortieth had a monkey.',
  ],
  'recorder-orchestra-songbook': [
    'Forty tunes from eighteen states, arranged for four recorders of which one has to play three notes only. All melodies are free of rights, and their singers are named where we could find them.',
    'Pages are as large as a music stand in an ordinary school, that is to say, as the back of the child in front. The ring binding lies flat in wind.',
  ],
  'flood-gauge-kit': [
    'Rehan’s river gauge, as a set of parts: pipe, float, magnet, bell, and a board that holds any old telephone. What he had soldered on his grandmother’s veranda now plugs together.',
    'The instructions are his own and fit on a page. We changed one thing: the box is yellow, so that it can be found again after it has done its work.',
  ],
  'story-cards-in-nine-languages': [
    'Sixty cards with a picture and no text. A goat on a roof, a letter without an address, a very small door. Draw three and begin. The box has the rules in nine languages and they are two lines long.',
    'The pictures were tried out with children who share no language. They understood each other’s stories well enough to quarrel about the end.',
  ],
  'night-sky-puzzle': [
    'Most star puzzles show a sky over Europe. On this one the Southern Cross stands where it does above Nagpur, and Agastya shines low. It glows after lights-out for as long as it takes to find Orion.',
    'The ring around the map turns with the months. A blind tester asked for raised stars; now the brightest forty can be felt.',
  ],
  'clay-studio-furniture': [
    'Eight low tables with a rim and a slope towards the middle: water collects where a sponge reaches it, and whatever rolls, rolls back. The wood is coconut palm, oiled and not varnished.',
    'Three heights for three sizes of potter, and all of them push together for a birthday. Legs can be unscrewed with a coin. After four years in Pune they are grey and look better.',
  ],
  'puppet-stage-on-wheels': [
    'Open, it is a theatre two metres wide with a curtain, a moon on a string, and a shelf for eleven puppets. Folded, it fits crosswise into an auto-rickshaw, driver included.',
    'Omkar Deshmukh has taken it to sixty courtyards. It goes up in four minutes, in which the crocodile explains to the audience why it is taking so long.',
  ],
}
