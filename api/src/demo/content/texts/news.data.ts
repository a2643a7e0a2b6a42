import type { EntryTexts } from '../bodies.ts'

export const newsTexts: EntryTexts = {
  'brightyard-opens-its-tenth-activity-centre-in-kochi': [
    'The ribbon was made of clay and had to be broken, not cut. On Saturday morning six children from Vyttila opened our tenth activity centre, a former boat shed on the lake with windows down to the knees of a four-year-old.',
    '# What is inside',
    'Downstairs are a pottery studio with eight wheels, a workshop with its own noise and a kitchen. A spiral stair leads to the reading attic, where shoes are left on numbered hooks. There is a lift, and every table can be lowered for a wheelchair. In a full week four hundred children will come and go.',
    'Classes begin on Monday: watercolour, robotics, storytelling in Malayalam and English. On the first Sunday of each month the doors are open to everybody without booking. Families who live nearby can ask for the neighbour’s card, which takes a third off any workshop until March.',
    '> My grandfather built boats in this room. Now I have made a crocodile in it.',
  ],
  'twelve-thousand-children-join-the-winter-colourothon': [
    'The scanner in our Bengaluru office ran for nine days. When it stopped there were 12,480 pictures of the place where somebody feels at home: rooftops, laps, a branch, a bunk in a train, and four hundred and six dogs.',
    'Entries came from 212 towns. Wayanad alone sent three hundred, many painted with coffee. The youngest artist is three and worked mostly with her elbow; her mother enclosed a note to say that the blue was intended.',
    '# What happens now',
    'Eight jurors look at every picture twice, without names. Forty-eight will travel as an exhibition on the library bus, and each child gets a line about their own picture, written by hand. Nobody is ranked below the tenth age group’s winner; there is only “shown” and “kept safe”. Pictures can be collected from any centre until June.',
  ],
  'maths-ai-learns-marathi-and-tamil': [
    'Since this morning Maths AI can explain a carried one in Marathi and in Tamil. Together with Hindi, Kannada, Telugu and English that makes six languages in which a child can listen to a hint, ask for it again, and answer aloud.',
    '# Not translated, but told again',
    'Six teachers from Nashik, Madurai and Thanjavur recorded 1,900 hints over the summer. They changed the stories too. The train to Pune leaves from Thanjavur now, and the mangoes are counted as they are counted there. Forty children listened first and threw out every tenth hint.',
    'To change the language, open the child’s practice and press the little mouth beside the question. It can be changed in the middle of a chapter, and progress stays where it is. Bengali and Malayalam are being recorded; schools that would like to help with listening are welcome to write to us.',
    '> My grandmother answered question seven from the kitchen. She has never seen the app.',
  ],
  'a-library-on-wheels-reaches-its-hundredth-village': [
    'At four in the afternoon on Thursday the blue bus stopped under the fig tree of Lumding Gaon, and Tashi Dolma switched off the engine for the hundredth time in a new place. Sixty children were sitting in the shade. They had been there since lunch.',
    'The bus carries 2,000 books in five languages, a stove, a lantern and a box of spectacles. It stays for a day and a night. Every child may borrow two books until it comes back, seven weeks later. Of 41,000 loans so far, 212 have not returned, most of them about tigers.',
    'The driver keeps the accounts in a ledger that smells of diesel. “People ask what happens when we leave,” she says. “They read to each other. I have seen a goat being read to.” The trust of the tea gardens pays for fuel; the next round adds twelve villages on the north bank, weather permitting.',
  ],
  'scholarships-for-sixty-girls-in-science': [
    'Sixty letters went out on Tuesday, and by Wednesday the telephone of our scholarship office was warm. The second Taare scholarship begins in June: three years of school fees, a box of lab equipment, and a mentor who calls every other Sunday.',
    '# Who they are',
    'The girls are between twelve and fifteen. One has measured the salt in eleven wells. One repairs radios in Barmer. One asked the committee in her interview what it had done for science itself. They were chosen from 2,140 applications, on one page each, without marks or certificates.',
    'Applications for next year open on the first of October and need no fee, no photograph and no internet: a teacher may send them by post. The mentors are engineers, doctors, an astronomer and a woman who designs cricket balls. Anybody who works in a science and has one Sunday hour can become one.',
    '> She asked what I would do with a microscope. I said: look at everything. That was the interview.',
  ],
  'teachers-reward-programme-doubles': [
    'Two hundred teachers, twice as many as last year, will each be given 40,000 rupees for something they have wanted to do and never had the money for. There is no report to write. A photograph of the result is enough.',
    'The wishes are short. A weather station on the roof, in Bhuj. Thirty pairs of football boots, in Imphal. A night in the school library with a storyteller, in Salem. A door for the girls’ toilet, in a village that asked not to be named, and which got it the same week without waiting for the jury.',
    '# How a teacher is suggested',
    'Pupils, parents and colleagues can each write up to 150 words until the end of January. Teachers may suggest themselves; a fifth of last year’s winners did. A jury of five teachers and two pupils reads everything in February, and the money is paid before the summer holidays.',
  ],
  'safe-toys-our-lab-results-are-public': [
    'Until now you had to take our word for it. From today every report of our toy laboratory can be read on the product’s page, with the date, the method and the name of the person who signed it. There are 318 of them for the last twelve months.',
    '# The three that failed',
    'A wooden giraffe shed a splinter on the 4,000th pull. A bath boat let water in, and with it mould. A set of magnets held too little in its case. None of the three was sold again; families who had bought one were telephoned, and got their money back before they had found the receipt.',
    'If you read one line of a report, read the one about small parts: it says from which age a toy cannot be swallowed, whatever the box claims. Farah Contractor, who buys for the shop, hung the giraffe over her desk. “It was my favourite,” she says. “That is why it hangs there.”',
  ],
  'young-xpert-presents-flood-sensor-in-delhi': [
    'Rehan, fourteen, had eight minutes on the stage of the science centre and used five. The other three he spent on pouring a bucket of water into an aquarium. At the red line a telephone in the third row rang. It belonged to the minister.',
    'His river gauge is a float in a pipe, a magnet, a bicycle bell and a second-hand phone. It costs nine hundred rupees and sends a message to everybody in the village when the water rises by a hand’s breadth in an hour. Last monsoon that was forty minutes before the siren.',
    '# What comes next',
    'Brightyard Labs has drawn up a kit with his instructions, which fit on one page. Twelve villages along the Kosi will test it this year, each with a group of children who look after it. Rehan himself goes back to class on Monday. There is a test in geography, about rivers.',
    '> They asked how it works with no network. I showed them the bell.',
  ],
  'partner-schools-pass-five-hundred': [
    'The five-hundredth is a single room with a blue door, 4,100 metres up, and has nineteen pupils. The school in Hanle joined on Friday by radio telephone. The four hundred and ninety-ninth, in Kanyakumari, has 1,900 pupils and a swimming pool. Both get the same visit, the same lesson plans and the same telephone number.',
    'In between lies everything: eleven railway schools, a school for circus children that moves every six weeks, and the Padma, a boat in the Brahmaputra with desks that are bolted to the deck. Together they send us about two hundred suggestions a month. A third of them end up in the product.',
    'A school that wants to join needs one teacher with two hours a week. Harish Bhat or somebody of his team comes by before anything is signed, sits in the back row, and asks what should be left out. There is no fee for government schools. The list of those near you stands under Partners.',
  ],
  'brightyard-music-day-fills-cubbon-park': [
    'At half past seven the first ukulele was heard near the bandstand; by nine there were eight hundred. They had one song to play together, with three chords, and they had agreed to begin when the kite flyers let go of a yellow kite. It went up on the second attempt.',
    'The oldest player was eighty-one, the youngest needed her sister to hold the neck. Between rehearsals Ustad Rafiq Khan taught rhythm on park benches, with permission of the benches. The police band came for twenty minutes and stayed for three hours.',
    '# For those who missed it',
    'The song and its chords are in the Videos, slowly enough to play along. Ukuleles can be borrowed from every Brightyard centre for a month. The next Music Day is planned for the river in Ahmedabad; drums, this time. It did not rain, although every forecast had promised it.',
  ],
  'parents-vote-for-plastic-free-parcels': [
    'We asked families what should be in a parcel apart from what they ordered. Of 9,300 answers, 8,127 said: nothing. From this month on there is cardboard, paper tape and, for things that can break, a honeycomb of shredded boxes from our own warehouse.',
    '# And the bubbles?',
    'They are gone. A boy from Nagpur protested in writing, since he liked to pop them. He was sent the last roll, all of it, forty metres. It was the only complaint. Breakage rose by two parcels in a thousand in the first week and fell below the old figure in the third, after the packers had redesigned the corners.',
    'The boxes come without print inside, so that they can become something else. Best result so far: a puppet theatre from Ludhiana with working curtains. Send us a picture of yours. Boxes that nobody wants can be handed back to the courier, who gets three rupees for each.',
  ],
  'winter-science-fair-returns-with-rocket-range': [
    'Forty stalls, three days, and a launch every hour on the hour: the Winter Science Fair comes back to the ground of Banyan Tree School. Each stall belongs to a class from a different school, and each has to show something that visitors can do with their own hands.',
    '# What to see first',
    'Start at stall seven, where a battery is made of sixty lemons and still cannot move a toy train. Stall twenty-two weighs your breath. At thirty-one you may knit a protein. The rocket range lies behind the sports hall; water rockets fly from ten, foam ones from noon, and shoes with laces are a must.',
    'Come on Friday if your child dislikes crowds, since Saturday before lunch is the loudest. There is a quiet tent with cushions beside the first-aid post, and a hearing loop at the stage. Tickets are on the page of the event; children who present are free, and so is one exhausted parent for each.',
    '> Our volcano did not erupt. We explained why for six hours, and people liked that better.',
  ],
}
