import type { EntryTexts } from '../bodies.ts'

export const articleTexts: EntryTexts = {
  'what-the-new-school-year-asks-of-a-seven-year-old': [
    'On the first Monday of June, Ms Hema at Banyan Tree School does not open a book. She asks her second class to unpack their bags, find the blue notebook and pack everything again. It takes nineteen minutes. “By August it takes three,” she says, “and those sixteen minutes are the whole syllabus.”',
    '# What is really being learned',
    'A seven-year-old has to wait for a turn, remember two instructions while doing the first, and ask for help from somebody who is not a parent. None of that is in the textbook. All of it decides how much of the textbook goes in.',
    'You can practise at home without a worksheet. Let your child lay the table from memory, carry a message to a neighbour, and choose tomorrow’s clothes the evening before. When something is forgotten, ask what would help next time instead of repeating the list.',
    '> He lost four water bottles before Diwali and none after it. Nobody scolded. We put a hook by the door.',
  ],
  'the-case-for-mother-tongue-at-bedtime': [
    'Sunita Bhosale speaks Marathi to her mother, Hindi to the auto driver and English to her laptop. For a year she read English picture books to her son Om, because school would be in English. Then the power failed, and she told him the story of the crow and the pot in Marathi. He asked eleven questions. The book had never got more than two.',
    '# Why the other languages profit',
    'A child who knows what “because”, “although” and “nearly” mean in one language only has to learn new sounds for them in the next. The thinking is done already. Teachers of English at our partner schools say that they can hear within a week which children are told stories at home.',
    'You need no books for a start. Tell what happened on your own first day at school, in the words your grandmother would have used. Keep proverbs, rhymes and the names of vegetables. If you mix languages, as most of us do, finish the sentence in the one you began with.',
    '> When I say it in English, he listens. When I say it in Konkani, he argues. I know which one I prefer.',
  ],
  'a-short-history-of-indian-toys': [
    'In a glass case in the National Museum stands a clay bull with holes where its axles were. Somebody’s child pulled it along a street in Harappa about 4,500 years ago. It nods its head when the string is pulled. Anybody who has bought a nodding dachshund for a car will recognise the joke.',
    '# Lacquer, leather, tin',
    'In Channapatna, ivory wood is turned on a lathe and coloured with sticks of lacquer while it spins; the heat of friction melts the colour in. Kondapalli carves whole weddings from soft poniki wood. In the nineteen-fifties came tin boats that ran on a candle stub, and every bathtub in Moradabad had a harbour.',
    'If you want to see toys being made, go to Channapatna on a weekday and ask at any open door. Bring a broken top: it will be mended while you wait, for less than the tea costs. At home, let grandparents draw the toys they had. Then try to build one of them from what is in the kitchen drawer.',
  ],
  'how-small-hands-learn-to-write': [
    'Three-year-old Ira tears newspaper. She tears it with both hands, in strips, for a quarter of an hour, and her nursery teacher would not dream of stopping her. Tearing needs a thumb that pushes against two fingers, and that is precisely how a pencil is held two years later.',
    '# From the shoulder to the fingertip',
    'Control travels down the arm. First come large movements: sweeping, throwing, painting a wall with water. Then the wrist, which learns from screwing jars open and rolling chapatis. The fingers come last. A child of four who is made to write small letters writes them with the shoulder, and is tired by the third line.',
    'Put out beads and laces, clothes pegs, a lump of atta, a spray bottle for the plants. Offer short, thick crayons, because a stub cannot be held in the fist. Leave lined paper until a circle closes where it began. If a hand still hurts or shakes at six, ask an occupational therapist; most need only a few weeks of games.',
    '> We gave up tracing and made laddus. The handwriting came with the Diwali sweets.',
  ],
  'green-schools-cooler-classrooms': [
    'In April the fourth class of the government school in Narsapur used to move into the corridor at eleven. The tin roof made forty-one degrees of it. This year they stayed where they were. The roof is white with lime wash, two shade nets hang over the south windows, and a row of neem saplings stands guard with their names on slates.',
    '# Three measures, one thermometer',
    'Eleven schools in Telangana tried the same three things and wrote down the temperature at noon for a year. Lime wash alone took off three degrees, nets another two. Trees did nothing in the first summer and most in the third. The whole cost about as much as two air conditioners, and none of it has to be plugged in.',
    'Your school can begin with the thermometer. Let children hang one in each room and draw the curve; it convinces a management better than a petition. Lime wash is two days’ work for ten parents with brooms. Plant where the afternoon shadow will fall, not where there happens to be room.',
  ],
  'understanding-dyslexia-kindly': [
    'Nikhil could explain how a pressure cooker works and could not read the word “steam”. His teachers called him lazy, then careless. He was nine when somebody noticed that he learned everything by ear. “I thought that the letters moved for everyone,” he told us, “and that the others were just better at catching them.”',
    '# What to look for',
    'Rhymes that do not stick at four. Letters that are known on Monday and gone on Wednesday. A bright child who guesses a word from its first letter and the picture. One sign means little; several that last for half a year are a reason to ask. It is not a question of intelligence, eyesight or effort.',
    'Speak to the class teacher first, then to a special educator; many hospitals and some colleges assess for a small fee. Meanwhile read aloud at home, let audiobooks count as reading, and ask the school for extra time and oral answers, to which boards are obliged. The sentence that helps most is short: “This is hard for you, and it is not your fault.”',
    '> She read a menu aloud last night, all of it, to the waiter. We ordered far too much.',
  ],
  'cricket-and-everything-else': [
    'There were forty boys on the maidan and one of them was bowling. The other thirty-nine waited. Kabir, who is eight, waited every Sunday from February to June, faced six balls in all, and told his father that he did not like sport. On the way home he ran beside the bicycle for two kilometres.',
    '# Look at the child, then at the sport',
    'Some children want to be chased, some want to hit things, some want to be alone with their breath. Team games suit those who talk all day. Swimming and climbing suit those who count. Kho-kho needs no equipment and lets everybody run. Watch what your child does in an empty garden: there is your answer.',
    'Promise yourself three trial lessons of three different sports and no uniform before the fourth month. Ask the coach how many minutes each child moves in an hour; thirty is good, ten is a queue. And ask your child one question afterwards, not about winning: what was the best moment?',
  ],
  'sleep-is-a-subject': [
    'Dr Kavita Menon keeps a list of complaints that parents bring to her: cannot concentrate, cries over sums, always has a cold. She has learned to ask about bedtime before anything else. In about half of all cases, she says, the prescription is forty minutes.',
    '# What happens in the night',
    'While a child sleeps, the brain repeats the day and files it. A poem that was learned at six in the evening is known better at seven the next morning, if there were ten hours between. After six hours it has holes. No lesson at five in the morning can make up for that.',
    'Move bedtime by ten minutes every third day; more is noticed and fought. Dim the lamps an hour before, and let the telephone sleep in the kitchen, all of them, yours included. Teenagers’ clocks run late by nature, so spend your strength on the weekend: no more than an hour’s lie-in, or Monday becomes a flight from London.',
    '> We cancelled the tuition and bought a thicker curtain. His marks went up. I still feel a little foolish.',
  ],
  'the-museum-without-the-sore-feet': [
    'The Kumar family’s record in the city museum stands at thirty-four minutes, and they are proud of it. They saw one dinosaur egg, one sword and a painting of a very angry goose. Their daughters, six and nine, have asked to go back four times.',
    '# Three rooms, one question each',
    'Choose before you enter. A question makes an eye work: Who is the most bored person in this room? Which of these things would you steal, and where would you hide it? What did this cost somebody? Sit on the floor for it. Guards are used to that and usually know a better story than the label.',
    'Take pencils rather than a camera, since what has been drawn has been seen. Go on a weekday after three, when the school groups have left. Leave while the children still protest, and let each of them choose one postcard. The postcards, hung up in a row, are your own museum, and it never closes.',
  ],
  'first-pocket-money': [
    'Every Sunday after breakfast Aanya, seven, gets thirty rupees in coins. Ten go into a jar with a sun on it, for now. Ten go into the one with a mountain, for later. The last ten, with a heart, are for somebody else. Her father has only one rule for himself: he says nothing.',
    '# The best thing about a bad purchase',
    'In the third week Aanya bought a plastic whistle that broke on the stairs. She looked at it for a long time. Since then she tests things in the shop, which no lecture had ever achieved. A mistake for twenty rupees at seven is a bargain. The same lesson at twenty-seven comes with interest.',
    'Pay on the same day each week, and do not link it to marks or manners. Start with as many rupees as will buy one small thing and not two. Keep a notebook with three columns; let your child write it, spelling included. Raise the sum on the birthday, together with one thing that it now has to cover.',
    '> She lent me forty rupees and wrote it on the fridge. I paid on time.',
  ],
  'theatre-for-the-shy-child': [
    'For two months Meher said nothing in the drama class of Kahani Theatre in Delhi. She worked the lights. In the ninth week somebody had to be the voice of the well, from under the stage, and nobody else fitted under there. The well, it turned out, had a voice that reached the last row.',
    '# Something to hide behind',
    'A puppet, a mask, a shadow on a sheet: a child whom nobody looks at can try things out. Shy children are often the best observers in the room. They know how the aunt walks and what the bus conductor says. Behind cardboard they give it all away, and afterwards they are a little taller.',
    'At home a lamp and a bed sheet are enough. Let your child be the one who does the sounds, then the one who moves the figures, and do not suggest the next step. Never announce a performance to visitors. If it happens, clap; if it does not, have tea. Look for a group in which backstage counts as a part.',
  ],
  'science-begins-with-i-wonder': [
    'Why is the moon out in the daytime? Does a worm know which end is the front? Four-year-olds ask about three hundred questions a day. We counted them once, with a clicker, in a car between Pune and Kolhapur, and were relieved when somebody fell asleep near Satara.',
    '# Five words that work',
    '“I wonder how we could find out.” The sentence admits that you do not know, which is true more often than we like, and it hands the next move to the child. Watch a worm on wet paper for ten minutes. It has a front. You can tell because it goes there.',
    'Keep a notebook for questions on a nail in the kitchen. Once a week choose one, guess together, write the guesses down, and try. Do not clear up a wrong guess too early: a child who has bet on an answer looks more closely. And when an answer needs a book or an expert, write to one. Astronomers do reply.',
    '> Papa said he did not know either. So we both stayed up.',
  ],
}
