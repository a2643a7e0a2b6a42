import type { EntryTexts } from '../bodies.ts'

export const researchTexts: EntryTexts = {
  'reading-aloud-after-age-eight': [
    'For two years 412 families in Pune, Ranchi and Kochi kept a diary of one thing: who read to whom, and for how long. Half of them had been asked to go on reading aloud after the eighth birthday. The other half did what most families do, and stopped.',
    '# What was found',
    'Children who were still read to knew on average 1,300 more words at ten, among them rare ones such as “reluctant” and “dusk”. The gain did not depend on income or on the parents’ schooling. It did depend on the book: it had to be a little harder than what the child could read alone.',
    'Ten minutes on four evenings were enough; more brought little more. Families who let the child choose kept it up longest. Parents who wish to begin again after a pause may say so plainly: “I miss it.” In the study, eight of ten ten-year-olds said yes.',
  ],
  'free-play-and-attention': [
    'In 19 of 38 second classes the timetable lost one lesson a day. In its place stood an hour with boxes, ropes, sand and no instructions; a teacher was present and did not help. The other 19 classes went on as before. Observers counted how long each child stayed with one task in the lesson that followed.',
    '# What was found',
    'After one term, children with the free hour stayed with a task for eleven minutes, the others for seven. They were interrupted less often, because they interrupted less. Results in reading and arithmetic were the same in both groups, although one had been taught for ninety hours less.',
    'At home the hour need not be an hour. Parents who tried it reported that the first twenty minutes were the worst and that screens in the same room spoiled it. A pile of things with no obvious purpose worked better than toys, and a second child worked better than either.',
  ],
  'music-practice-and-working-memory': [
    'Two hundred and sixty children of seven drew lots. One group learned tabla or keyboard in groups of six, one learned to paint, one did neither. Every three months all of them had to repeat rows of numbers backwards, which is a dull but honest test of how much a mind can hold.',
    '# What was found',
    'After nine months the musicians held half a number more than the painters, and the painters a little more than the rest. That is small. It was steady, however, and it was largest in those who had found sums hardest. Children who practised for ten minutes a day gained as much as those who did thirty.',
    'We would not recommend an instrument for the sake of arithmetic. But a child who wants to drum is not losing time. Keep the practice short and daily, let it end with a piece they like, and clap the rhythm together before anything is played.',
  ],
  'hints-in-the-mother-tongue': [
    'The question looked simple: does it matter in which language a hint is heard? For eight weeks 9,400 learners of Maths AI got theirs in English, in the language of home, or in whichever they pressed. All the problems themselves stayed in English, as in the school book.',
    '# What was found',
    'With hints from home, the next problem of the same kind went wrong a fifth less often. The effect was strongest in word problems about sharing and in everything with “less than”. Children who could choose switched languages often: English for the rule, home for the reason.',
    'For parents this is good news, since nobody needs better English to help with maths. Explain it as you would explain it to a neighbour. If a term is missing, use the English one in the middle of the sentence. Teachers do the same when nobody is listening.',
  ],
  'spatial-games-and-geometry': [
    'A hundred and eighty children were filmed at four while they did puzzles, built with blocks and folded paper. Nobody taught them anything. Seven years later they were found again, at eleven, and given a test on angles, nets of cubes and the reading of maps.',
    '# What was found',
    'Those who had turned pieces in their hands before trying them, instead of pushing, did better in every part. The number of puzzles mattered less than the talk beside them: parents who said “edge”, “corner”, “the other way round” had children who later used such words with themselves.',
    'Choose puzzles that are slightly too hard and sit down next to them. Say what you see, not what to do: “This side is straight.” Old maps, knots, and the packing of a car boot before a holiday are free and every bit as good.',
  ],
  'green-view-calm-class': [
    'In eleven schools the researchers did not plant a single tree. They only moved classes. Rooms whose windows look at leaves were compared with rooms that look at a wall, with the same teachers and the same children, one month here and one month there. A meter above the blackboard recorded the noise.',
    '# What was found',
    'With a view of green, classes were quieter by three decibels, which sounds like little and means half the energy. Teachers repeated fewer instructions. After tests, heart rates came down two minutes sooner. Plants in pots on the sill helped about a third as much as trees outside.',
    'A desk at home can be turned to the window in a minute. Where there is only a wall, a large photograph of a forest had a small effect, and a walk around the block before homework a larger one. Schools may start with the exam room.',
  ],
  'handwriting-and-recall': [
    'Three hundred and twenty pupils of the eighth class listened to the same talk about bees. Half took notes by hand, half on a keyboard. The typists wrote twice as much. On the same afternoon both groups remembered it equally well. Then came the week in which nobody looked at the notes.',
    '# What was found',
    'After seven days those who had written by hand recalled a quarter more, and made fewer things up. Their notes explain it: short, crooked, full of arrows. A slow writer has to decide what matters. When typists were asked to use no more than forty words, they caught up.',
    'Let children who revise close the book and draw what they know on half a page. A keyboard is no enemy, least of all for those to whom writing is pain. What counts is to choose, and to leave things out.',
  ],
  'sleep-and-test-anxiety': [
    'Before their board examinations, 540 teenagers in Lucknow and Salem wore a watch that knew whether they slept. A third of them had promised to go to bed an hour sooner for three weeks. A third got an extra worksheet each day. A third was left alone, for which they were envied.',
    '# What was found',
    'The early sleepers rated their fear at four of ten, the others at seven. They were also better by five marks in a hundred, while the worksheet had brought one. The greatest change was in the last hour of the paper, in which tired pupils lose what they know.',
    'Begin three weeks before, not three nights. Agree on one hour at which all books close, including on the evening before. Warm feet help, so does a list of tomorrow’s worries on paper that stays outside the bedroom. Coffee after four undoes everything.',
  ],
  'girls-in-robotics-clubs': [
    'Why do girls join robotics clubs at ten and leave at thirteen? Sixty-four clubs opened their attendance lists, and 210 girls who had left or stayed told us the reason in their own words. It was seldom the robots.',
    '# What was found',
    'Girls stayed where a woman mentored them who was no more than fifteen years older, where the task came from somebody’s life (a water tank, a blind brother, a goat that escapes), and where teams were mixed but roles rotated. They left where the boys soldered and the girls drew the poster.',
    'If your daughter’s club looks like that, ask the mentor one question: who held the soldering iron last week? It is usually enough. And mention her machine at dinner with the same seriousness as a mark. Eleven girls named a father’s question about a motor as the day on which they decided to go on.',
  ],
  'screen-agreements-that-last': [
    'Seven hundred families wrote down rules for screens. Six months later we asked who still kept them. In families where parents alone had written the paper, it was every eighth. Where everybody had signed, and the parents had a rule of their own on it, it was more than half.',
    '# What was found',
    'Lasting agreements had at most five sentences. They named times and places rather than minutes: no telephone at the table holds better than forty minutes a day. They had a date on which they would be talked about again. And they said what happens instead, because an hour with nothing in it belongs to the screen.',
    'Start with two rules, one for the children and one for yourselves. Hang the paper where it is in the way. When it has been broken, read it aloud together and ask whether the rule or the day was wrong. A child of nine in Mysuru added the best clause of all: “Nobody says: just a second.”',
  ],
  'theatre-and-spoken-english': [
    'Twenty-two schools replaced one of four English lessons a week with a rehearsal. For twelve weeks children played shopkeepers, thieves, grandmothers and one very proud camel. The other classes of the same year did grammar. At the end all were recorded while they described a picture they had never seen.',
    '# What was found',
    'The actors spoke for twice as long, paused half as often and did not apologise. They made as many mistakes as the others, but other ones: bold and easily understood. In the written test the two groups were equal. Shy children had gained most, above all where masks were used.',
    'A scene for two fits into a kitchen. Give each person a wish they must not say outright and let them talk for three minutes. Do not correct. Write down one good sentence instead, and read it out at the end.',
  ],
  'outdoor-lessons-in-hot-months': [
    'Can one teach outside in April? Fifteen schools in Rajasthan and Telangana tried: at seven in the morning, under trees or cloth, on stone that had cooled overnight. Thermometers, water bottles and the number of yawns were recorded by the pupils of the sixth class, who took the yawns especially seriously.',
    '# What was found',
    'Until half past nine it was cooler outside than in two of three classrooms, by up to six degrees. Children asked more questions, and nature lessons needed no pictures of ants. After ten the advantage was gone. Wind was a greater nuisance than heat, until somebody thought of clothes pegs.',
    'Parents can help with little: a light cap, a mat that may get dirty, and breakfast before school instead of in the break. On days above thirty-eight degrees at eight o’clock lessons belong inside. Any school can work that out with one thermometer and two sixth-formers.',
  ],
}
