/** Per team member, in the order of the entries: here since | ask about;… | the day ¶ before that ¶ what they say. */
export const teamProfiles = `
2016 | Reading in the first class; Complaints; Monsoon | Mornings belong to parents who wrote at night. After lunch she sits in one class a week, at the back, and says nothing until she is asked. ¶ Eleven years in a primary school in Mysuru, and a garage with a tin roof. ¶ If a child does not understand us, we have not understood it yet.
2017 | Servers; Short meetings; Cricket | Looks at what was slow yesterday, before anybody complains about it. Ends meetings when the question is answered. ¶ Built booking systems for railways, where late is late. ¶ The best page is the one that opens in a tunnel.
2022 | Consent; Sleep; Allergies | Reads every report around the clock with a team of four, and calls back herself. ¶ Twenty years as a paediatrician in public hospitals. ¶ Safe is not a feeling. It is a list that somebody has checked.
2018 | Clay; Studios; Colour | Opens a studio in a different city every week to see whether the floor is dirty enough. ¶ Painter, with exhibitions in Pune and Lisbon. ¶ Nobody can paint and be hurried.
2017 | Experiments; String; Weather | Tries every activity on his own kitchen table. What works there once is allowed to be tried a second time. ¶ Taught chemistry for sixteen years in Chennai. ¶ Always have one more piece of string than you need.
2019 | Fractions; Hints; Games | Writes a hint, watches twelve children use it, and throws it away. The third one usually stays. ¶ Author of school books that she now argues with. ¶ A hint should open the door and not carry you through it.
2018 | Tabla; Practice; Listening | Teaches on four afternoons, and visits nine branches in a year by train, with his drums on the upper berth. ¶ Forty years on stages from Lucknow to Leeds. ¶ First silence, then the first beat.
2018 | Schools; Contracts; Chai | Visits a school three times before he offers it anything. ¶ Worked for a bank that gave loans to village schools. ¶ A promise is a date and a name.
2020 | The app; Passwords; Refunds | Answers the calls that begin with “I have tried everything”. Writes down what would have made them unnecessary. ¶ Ran the help desk of a hospital. ¶ Nobody is bad with computers. Some buttons are bad with people.
2022 | Toys; Tests; Wrapping paper | Orders one of everything and gives it to children who are not told what it is for. ¶ Owned a toy shop in Mumbai for nine years. ¶ If it is boring after ten days, it was never a toy.
2021 | Forms; Buttons; Colour contrast | Draws in the morning, tests on Thursday, throws away on Friday. ¶ Designed tickets for buses, where people read with one hand. ¶ One question less is a better form.
2023 | The library bus; Villages; Maps | On the road for three weeks a month with two thousand books and a stove. ¶ Trekking guide in Sikkim. ¶ You remember a road by who was waiting at the end of it.
`
/** Per panellist: what they look for ¶ how they answer a child ¶ an advice. */
export const panelProfiles = `
An idea that was tested, even if the test went wrong. A failed launch with notes beats a perfect one without. ¶ He writes by hand, in three sentences: what he saw, what he liked, what he would try next. ¶ Measure before you cheer.
The sentence that nobody else could have written. Spelling can be mended on a Tuesday. ¶ She reads each story twice and copies out one line of it for its author. ¶ Begin as late as you can, and stop early.
Breath, and the courage to stay on a note. Pitch comes with years, courage is there or can be lost. ¶ He sings the passage back, on a recording of thirty seconds. ¶ Sing for one person, even in a hall.
A line that knows where it is going. Crowded pictures are welcome if she can find the door. ¶ Her answers are drawings. ¶ Leave some paper white.
How somebody loses, and what happens in the next heat. ¶ He calls. Families have learned to keep ten minutes free. ¶ Rest is training as well.
The story in the eyes. Feet can be drilled. ¶ She answers with one gesture on video, slowly, twice. ¶ Dance the pause.
One clear reason. He would rather read three honest lines than a page of symbols. ¶ He sends a small counterexample, and a larger question. ¶ Ask what happens with zero.
Taste, and whether the cook has tasted. She can tell. ¶ She cooks the recipe, and writes down what she changed. ¶ Salt at the end is a confession.
Whether the puppet breathes. ¶ His letters come from his puppets, who are stricter than he is. ¶ Look at the puppet, then everybody will.
A problem that somebody really has. ¶ She asks two questions and waits for the answers before she writes a verdict. ¶ Build the ugly one first.
A plan that survives the second move. ¶ He plays through the game, and marks the moment where it could have been saved. ¶ Sit on your hands.
Light, and respect for the people in it. ¶ He prints one picture of each entry and writes on its back. ¶ Take one step nearer, and then ask.
`
/** Per session: panellist | campaign | days ago | role | entries | remark. */
export const panelSessionRows = `
Dr Vikram Sethi | Invent for Good | 9 | judge | 112 | A water alarm made of a spoon. I have built it at home.
Dr Vikram Sethi | Maths in the Wild | 163 | mentor | 40 | The spiral on the pressure cooker will stay with me.
Dr Vikram Sethi | Green Reporter | 116 | judge | 85 |
Sunanda Pillai | Story Sprint | 2 | chair | 160 | Eleven doors, eleven knocks, and not one of them the same.
Sunanda Pillai | Stage in a Minute | 79 | judge | 90 | I laughed at the wrong place, and then it was the right one.
Pandit Arvind Joshi | Sur Sangam | 4 | chair | 210 | Somebody sang to a sewing machine, in time.
Pandit Arvind Joshi | Summer Drum Relay | 209 | mentor | 48 |
Nasreen Ali | Colourothon | 6 | chair | 340 | So many blue roofs. I asked myself why, and looked up.
Nasreen Ali | Clay Carnival | 7 | judge | 120 | The seven-legged one has a kind face.
Nasreen Ali | Festival of Lights | 1 | judge | 75 |
Coach Ravi Shankar | Summer Drum Relay | 210 | judge | 48 | Forty-eight hours. I have trained teams that slept more.
Coach Ravi Shankar | Green Reporter | 117 | mentor | 60 |
Geeta Chandran Rao | Stage in a Minute | 80 | judge | 110 | One girl stood still for ten seconds. Nobody breathed.
Geeta Chandran Rao | Sur Sangam | 5 | judge | 95 |
Prof. Lalit Mehra | Maths in the Wild | 164 | chair | 190 | Somebody found the golden ratio in a rickshaw. It is not there, but the argument is beautiful.
Chef Anjali Fernandes | Green Reporter | 115 | judge | 70 | A tamarind tree, and four recipes. Of course I cooked them.
Chef Anjali Fernandes | Clay Carnival | 7 | mentor | 45 |
Omkar Deshmukh | Stage in a Minute | 78 | chair | 173 | My puppets voted as well. They were outvoted.
Omkar Deshmukh | Festival of Lights | 2 | judge | 130 | A lamp from a sandal. It walks.
Shreya Bose | Invent for Good | 8 | chair | 146 | Ugly, working, useful: my three favourite words.
Shreya Bose | Maths in the Wild | 165 | judge | 66 |
Grandmaster K. Raghav | Maths in the Wild | 162 | judge | 71 | Two of them counted the squares on a board. There are 204.
Lobsang Tsering | Green Reporter | 117 | chair | 140 | One month, one tree, thirty kinds of light.
Lobsang Tsering | Colourothon | 5 | judge | 180 |
`
/** Per position, in the order of the entries: what it is, and the salary | closes in days | what you do;… | what you bring;… | what we offer. */
export const positionDetails = `
Part time, ₹28,000 to 34,000 a month | 24 | Teach two groups of eight, four afternoons a week; Prepare lessons with an author, in paid hours; Write three lines to every parent at the end of a month | Two years in a classroom; A quiet room and a stable connection; Hindi or Kannada beside English | A device, a headset, and somebody who takes over when you are ill.
Part time, ₹22,000 a month | 12 | Wedge forty kilos of clay before ten o’clock; Host three workshops a week for children from five to twelve; Load the kiln, and unload it on the right day | Experience with clay and with noise; A way of saying no that nobody minds | Studio time of your own every Monday, clay included.
Full time, ₹14 to 22 lakh a year | 33 | Make pages quick on a cheap phone; Test with keyboards, screen readers and impatient children; Delete more code than you write in one month of the year | Very good TypeScript and CSS; Something slow that you made fast; Plain words in reviews | Twenty-four days of leave, a desk by the window, and a say in what is built.
Full time, ₹12 to 18 lakh a year | 18 | Sit with families on Thursdays; Draw the second idea as carefully as the first; Keep forms short and buttons large | A portfolio with one thing that failed; Knowledge of accessibility that goes beyond colour | A budget for books and a studio with plants.
Full time, ₹4.2 lakh a year | 9 | Answer parents by phone, chat and email; Write down what would have made the call unnecessary; Test each new page before it opens | Two of Hindi, Telugu, Tamil and English; Patience that is not acted | Shifts that are known four weeks ahead.
Full time, ₹7 to 9 lakh a year | 27 | Write an experiment a week that works on the first try; Try it with six children who have not read it; Answer teachers’ letters | A degree in a science, or ten years of mending things; Sentences of twelve words | A workbench, and a cupboard that nobody tidies.
Full time, ₹5 lakh a year | 6 | Pull, drop, wash and chew by machine; Photograph what breaks; Say no to things that sell well | Care in writing things down; Some knowledge of safety standards | First choice of what has passed.
Full time, ₹8 lakh a year and travel | 21 | Visit two schools a week; Turn what they ask for into a list that we keep; Introduce new teachers to their rooms | A licence or a liking for buses; Hindi and Awadhi | A promise that you never have to sell what is not there yet.
Full time, ₹4.8 lakh a year | 15 | Drive a bus of eleven metres on narrow roads; Read aloud, or hold the lantern for those who do; Keep the book list and the tyre pressure | A heavy licence with five clean years; Assamese and some English | Nights in guest houses, not in the bus; three weeks on, one week off.
Full time, ₹10 to 15 lakh a year | 30 | Find out what helps, and what only looks as if it did; Explain it on half a page; Protect the data of children as if they were yours | Statistics that you can explain to a teacher; SQL | Time to answer one question of your own each quarter.
Part time, ₹16,000 a month | 11 | Teach groups of four on two evenings; Play at the quarterly concert; Choose the instruments we lend | Training with a recognised teacher; The wish to repeat things kindly | A practice room at any hour.
Full time, ₹5.5 lakh a year | 36 | Plan tents, tickets and toilets; Brief eighty volunteers; Decide at six in the morning whether it will rain | Three large events that you have run; A calm telephone voice | Every Monday off after a weekend that was not.
`
/** Months ago that each award was given, in the order of the entries. */
export const awardedMonthsAgo = [2, 4, 7, 10, 13, 16, 19, 23, 26, 30, 35, 40]
