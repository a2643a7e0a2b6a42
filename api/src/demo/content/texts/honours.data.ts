import type { EntryTexts } from '../bodies.ts'

export const awardTexts: EntryTexts = {
  'best-learning-platform-for-children': [
    'The Indian Education Forum compared thirty-one platforms over a school year. Its jury of teachers and pupils looked at what children did when nobody helped them. On Brightyard nine in ten found their next task alone.',
    'In its reasons the jury also mentions what it missed: more for children over twelve. Two programs for them start in June.',
  ],
  'gold-for-inclusive-design': [
    'Eleven testers spent a week with our pages, blindfolded, one-handed or with the sound off, and some of them always like that. Each had to book, pay, write and complain.',
    'The trophy has its inscription in Braille only. It stands at the reception, and many visitors have learned a first word from it.',
  ],
  'toy-shop-of-the-year': [
    'The Play Council visits shops without a warning and orders under false names. Of ours it noted that the range fits on four pages, and that somebody on the telephone advised against a purchase.',
    'That somebody was Meghna. She remembers the call: a drone for a child of three.',
  ],
  'excellence-in-teacher-support': [
    'Four thousand members of the guild voted on whose material they use twice. Our lesson plans led with 61 per cent, mainly because they say what to do when the plan fails.',
    'The prize was handed over in a staff room in Kota, between two lessons, with samosas. The speech lasted as long as the bell allowed.',
  ],
  'green-packaging-award': [
    'The Clean Cities Network weighs what a parcel leaves behind when the toy is out. Ours left 140 grams of cardboard and no plastic. The average of the trade is 310 grams, a third of it film.',
    'Salma Begum and Ravi Gowda from the packing table accepted the award. They invented the honeycomb that replaced the bubbles.',
  ],
  'young-innovators-choice': [
    'No adult may vote. 38,000 members of Science Circle between nine and sixteen chose the place where they most like to build things, and gave their reasons in at most ten words.',
    'The most frequent was “they let you break it”. We have had it printed on the workshop aprons.',
  ],
  'community-library-prize': [
    'Reading India honours libraries that go where no library is. The jury rode along on the bus for three days and slept on the lower shelf.',
    'The money bought a second stove, new tyres and a set of spectacles in twelve strengths. Tashi Dolma keeps the certificate in the glove compartment.',
  ],
  'best-use-of-indian-languages': [
    'Bhasha Samman looks for products that speak as people do. Linguists listened to 400 of our hints in six languages and found eleven words that no grandmother would use. They have been recorded again.',
    'Particular praise went to the jokes, which are different ones in every language, because a translated joke is only a fact.',
  ],
  'safe-online-spaces-seal': [
    'An auditor signed up as a child of nine and for two weeks tried to be found, written to and sold to. She did not succeed. Nobody but our own safety team ever noticed her, and they did so on the second day.',
    'The seal of the Child Online Safety Board is valid for a year. The full report of nineteen pages can be read by anyone.',
  ],
  'music-education-honour': [
    'Sangeet Parishad thanks those who make musicians rather than stars. It counted 11,000 children who held an instrument for the first time through our lending sets, and asked a hundred of them to play.',
    'They did so all at once, in Kolkata, in five keys. The president of the Parishad called it the most honest concert of the season.',
  ],
  'workplace-for-parents': [
    'The Fair Work Index asks employees and does not tell the employer what they said. It reports that our meetings end on time, that fathers take their leave, and that the school run is an accepted reason.',
    'It also reports that the coffee is poor. A new machine has been ordered.',
  ],
  'best-childrens-festival': [
    'At the Storytelling Festival even those waiting were told a tale, by clowns who moved along with the queue and finished it at the gate. Some visitors went back to the end of the line.',
    'The City Culture Awards gave it first place among fourteen. The tree in Lalbagh, under which it takes place, was invited to the ceremony and sent a leaf.',
  ],
}

export const testimonialTexts: EntryTexts = {
  'she-asks-for-maths-after-dinner': [
    'We began with ten minutes because I had read that one should. Now I have to end it. She has made a price list for our whole kitchen, and I am told that I pay too much for onions.',
    'What I like is that nothing flashes. When she is wrong, she is asked how she got there. I have started to ask her that as well.',
  ],
  'the-only-site-my-son-and-i-both-trust': [
    'Zaid is eleven and tells me when a page wants something from us. Here he has not found anything in a year, and he has looked.',
    'I called once, at nine in the evening, about a payment made twice. A woman called Meghna solved it before my tea was cold.',
  ],
  'my-class-built-a-rocket-range': [
    'I teach fifty-two children in a room for thirty. The workshop people asked for the car park instead, and brought chalk for the lines.',
    'The best rocket was Pooja’s, who had not raised her hand since June. We have booked again, for all five sections. I shall stand at the window myself.',
  ],
  'i-won-a-telescope-and-saw-saturn': [
    'You have to wait until it stops shaking. Then you must not breathe on the glass. My brother said that it was a sticker, so I let him look.',
    'I also saw the moon from very near. I write everything into the book that came with it. There are twenty-three pages left.',
  ],
  'a-workshop-my-daughter-still-talks-about': [
    'Kiara was the youngest and cut too far. Nobody took the scissors away. Somebody showed her how a cut becomes a window.',
    'She has since made six more, for cousins. I could not name another Saturday from that month.',
  ],
  'they-listened-to-our-feedback': [
    'Our children in the third class speak Kannada at home and freeze when they hear English. I wrote that in a form and expected nothing.',
    'Two people came, sat at the back and took notes. When the hints were ready, it was our class that tried them first, and threw out a good many.',
  ],
  'he-found-his-people': [
    'At school Ben is the one who talks about chess. On Fridays there are fourteen of them, and he is merely the one with the loud laugh.',
    'They lose to each other with great politeness. Last Sunday three came to lunch and I understood nothing, which was wonderful.',
  ],
  'the-ukulele-stayed-in-tune': [
    'The last one we had bought was a toy with strings. It sounded wrong however one turned the pegs, and my daughter thought that it was she.',
    'This one arrived with a note on how to change a string. We have needed it once. She did it alone.',
  ],
  'our-partner-page-fills-our-saturday-batch': [
    'We are potters and not good at advertising. The page took us an afternoon: four pictures, the opening hours, what we teach.',
    'Since then eleven more children come each week. Two of them hold the clay as though they had been born with it. The kiln has to be fired twice.',
  ],
  'i-read-my-story-on-a-real-stage': [
    'It was about a fire that is afraid of blankets. I had practised in front of the washing machine, because it is loud too.',
    'A girl whom I do not know asked me to sign her programme. I wrote my name twice, since the first one was crooked.',
  ],
  'rooms-make-it-simple': [
    'Before, I had four groups on my telephone, and parents who answered at midnight. Now there is one place, and it is quiet after seven.',
    'The children look up their own homework. When Arun’s grandmother could not find the picnic note, he showed her. She has been leaving hearts ever since.',
  ],
  'returned-a-scooter-kept-a-friend': [
    'I had measured my son sitting down. Do not do that. The scooter came up to his chin.',
    'The man on the telephone laughed with me and not at me. He sent the right size on the same day and asked for a picture. My son now waves at every courier.',
  ],
}

export const clientTexts: EntryTexts = {
  'banyan-tree-schools': [
    'Eleven campuses moved from paper diaries to rooms in one summer. Parents read notes within the hour, and the photocopier has been given away.',
    'Every second month the schools send us a list of what annoys them. It used to have forty points and is now down to nine.',
  ],
  'hill-district-education-office': [
    'Ninety-one small schools above 2,000 metres get their lessons on a card when the road is open and by radio link when it is not.',
    'Teachers meet once a term in Rampur to exchange what has worked. The office pays for blankets and for us to listen.',
  ],
  'lotus-public-library': [
    'Four reading marathons a year, in Tamil, English, Telugu and Urdu. Last autumn 1,100 children read 19,000 books between them and one grandfather kept pace.',
    'Winners choose what the library buys next. It now owns a notable collection on submarines.',
  ],
  'coastal-childrens-hospital': [
    'A trolley with games that can be boiled goes from bed to bed each afternoon. For those who stay longer there are live classes with a teacher who knows about tired days.',
    'Doctors may interrupt at any time. The children may ask them why, and do.',
  ],
  'orbit-tech-park': [
    'Between two office towers lies a crèche for sixty with a corner in which things are taken apart. Engineers bring old keyboards and stay longer than planned.',
    'Once a month the parents eat lunch there on small chairs. Meetings after that are said to be shorter.',
  ],
  'city-museum-trust': [
    'We drew five trails through the old museum, each of half an hour, each ending at the café. The longest is called “Things that have lost their heads”.',
    'Families stay eighteen minutes longer than before. Guards were trained as storytellers and asked for a second course.',
  ],
  'sunrise-apartments': [
    'Six hundred flats share one lawn. On Saturdays it is divided by chalk into football, painting and a corner for those who want to be left alone.',
    'The committee of residents books and the children vote. The last proposal, a day without any activity, won by a wide margin.',
  ],
  'narmada-girls-schools': [
    'Five schools along the river formed a league of twelve robotics teams. Mentors travel by train on Fridays and are fetched at the station by the winners of the week.',
    'Two former players now study engineering in Bhopal and have come back as referees. They are stricter than we ever were.',
  ],
  'east-coast-railways-school': [
    'Three carriages from 1964 stand on a siding behind the school. Inside are drums, violins and the only piano in the town, which had to be lifted in through the roof.',
    'When an express passes, everybody holds the note until it is gone. Parents on duty sometimes sound the horn in tune.',
  ],
  'tea-garden-trust': [
    'The library bus follows the pickers’ shifts: it comes at five, when hands are free. Eleven estates share it and pay by the number of their children.',
    'Mothers asked for books as well. There is now a shelf at adult height, mostly of novels, with the tear-stained ones marked by a ribbon.',
  ],
  'desert-folk-centre': [
    'Four hundred puppets lay in trunks in Barmer, with nobody under sixty to move them. We filmed their makers, joint by joint, and put the films where children can slow them down.',
    'Twice a year masters and pupils meet for ten days. The oldest puppet, a dancer, has been given a new knee by a girl of twelve.',
  ],
  'blue-harbour-academy': [
    'The middle school practises with Maths AI on two afternoons, with a teacher in the room who looks at the missing steps instead of at the marks.',
    'After a year the lowest third had caught up by eight months. What pleased the head more: four pupils now ask for harder ones.',
  ],
}
