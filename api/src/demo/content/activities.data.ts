/**
 * Title | summary | theme | tags | place | rupees. Days follow from the order, and those of what can be booked
 * from its sessions.
 */
export const events = `
Storytelling Festival | Two days of tales in nine languages under one very large tree. | reading | Stories, Outdoors | Lalbagh, Bengaluru | 250
Monsoon Art Walk | Draw the wet city with twenty other umbrellas. | art | Art, Outdoors | Fort Kochi | 0
Inter-School Chess Open | Seven rounds, three age groups and a quiet room for parents. | chess | Games | Koregaon Park, Pune | 300
Harvest Kitchen | Cook a festival meal from what the school garden gave. | food | Food, Nature | Brightyard Centre, Bengaluru | 450
Night of a Thousand Stars | Telescopes, hot chocolate and an astronomer for every question. | space | Science, Outdoors | Brightyard Centre, Bengaluru | 600
Winter Science Fair | Three days, forty stalls and a rocket launch every hour. | space | Science | Banyan Tree School, Bengaluru | 200
Puppet Parade | Giant puppets, small puppeteers and one road closed for the elephant. | theatre | Stories, Art | Carter Road, Mumbai | 0
Children’s Book Fair | Sixty authors, a swap table and a tent for reading on your stomach. | reading | Stories | Kolkata Maidan | 50
Little Marathon | One, three and five kilometres with lemonade at every bend. | sports | Sports, Outdoors | Necklace Road, Hyderabad | 350
Robot Olympics | Sumo, maze and a beauty contest that is judged by toddlers. | robots | Science, Games | Science City, Ahmedabad | 500
Riverfront Kite Morning | Cotton line only, breakfast included. | sports | Outdoors | Riverfront Park, Ahmedabad | 150
Family Music Picnic | Bring a mat and anything that makes a sound. | music | Music, Outdoors | Lalbagh, Bengaluru | 0
`
export const workshops = `
Clay Animals | From a ball of clay to a hedgehog with opinions. | clay | Art, Ages 5-8 | Brightyard Centre, Pune | 650
Stop-Motion in a Shoebox | Animate a twelve-second film with toys from your shelf. | film | Film, Ages 9-14 | Online | 799
Soap Science | Make a bar of soap and understand every bubble. | science | Science, Ages 8-12 | Brightyard Centre, Chennai | 550
Block Printing on Cloth | Carve a potato, print a tote, take home both. | craft | Art, Ages 7-12 | Ahmedabad | 700
Write Your First Comic | Six panels, two characters, one banana skin. | writing | Writing, Ages 8-13 | Online | 499
Paper Lanterns for Beginners | Fold, glue and light a lantern that lasts for years. | craft | Art, Ages 6-10 | Brightyard Centre, Bengaluru | 450
Build a Cardboard Robot | Cups, string and a working elbow. | robots | Science, Ages 6-10 | Brightyard Centre, Kochi | 599
Bake Bread with Your Child | Knead, wait, read a story, eat. | food | Food, Family | Brightyard Centre, Mumbai | 900
Photography Walk | See the market at knee height, with one lens and ten pictures. | film | Art, Ages 10-14 | Chandni Chowk, Delhi | 650
Shadow Theatre | Tell a Panchatantra tale with a bed sheet and a lamp. | theatre | Stories, Ages 6-11 | Online | 399
Terrace Garden in a Morning | Compost, coir and the first radish within a month. | garden | Nature, Family | Hyderabad | 750
Maths Magic Tricks | Five card tricks that are secretly algebra. | maths | Maths, Ages 9-14 | Online | 349
`
export const classes = `
Bharatanatyam, Foundation | Adavus, rhythm and stories in the hands; two evenings a week. | dance | Dance | Sur & Taal Academy, Bengaluru | 2400
Tabla for Beginners | Bols, posture and the first kaida, in groups of four. | music | Music | Sur & Taal Academy, Bengaluru | 2800
Creative Writing Club | A prompt, a timer and a circle that listens. | writing | Writing | Brightyard Centre, Pune | 1600
Football Juniors | Small goals, small sides, many touches of the ball. | sports | Sports | Indiranagar Ground | 1800
Spoken English through Theatre | Scenes, songs and no grammar tables. | theatre | Language | Brightyard Centre, Delhi | 1900
Scratch to Python | From dragging blocks to typing code in sixteen weeks. | coding | Coding | Brightyard Centre, Hyderabad | 3200
Watercolour Saturdays | Wet on wet, dry on dry, and mountains every time. | art | Art | Brightyard Centre, Kochi | 1700
Junior Chess League | Coaching, league games and analysis with snacks. | chess | Games | Brightyard Centre, Chennai | 1500
Little Scientists | One question a week, answered with things that fizz. | science | Science | Brightyard Centre, Mumbai | 2100
Guitar in Groups | Four chords, forty songs and a concert at the end. | music | Music | Sur & Taal Academy, Bengaluru | 2600
Yoga for Growing Bodies | Balance, breath and a tree that does not wobble. | calm | Health | Online and Pune | 1200
Hindi Reading Circle | Aloud, together, in voices. | reading | Language | Brightyard Centre, Delhi | 1300
`
export const classDecks = `
Live: Fractions You Can Eat | Bring two rotis and a plate to class. | maths | Maths, Ages 7-9 | Online | 199
Live: Ask an Astronaut Trainer | Forty minutes of questions, including that one. | space | Science, Ages 8-14 | Online | 0
Live: Story Gym | Warm up, invent, tell. Cameras optional. | writing | Writing, Ages 6-10 | Online | 149
Live: Kathak Footwork | Chakkars in your socks, safely. | dance | Dance, Ages 7-12 | Online | 0
Live: How Bridges Stand | Build one of spaghetti while we talk. | science | Science, Ages 9-13 | Online | 199
Live: Draw the Indian Forest | Hornbill, sal tree, sloth bear, in ink. | art | Art, Ages 7-12 | Online | 149
Live: Mental Maths Sprint | Twenty minutes, no pen, much laughing. | maths | Maths, Ages 8-12 | Online | 99
Live: First Chords on Ukulele | C, F and a song by the end. | music | Music, Ages 6-12 | Online | 199
Live: Code a Falling Star | Your first animation in Scratch. | coding | Coding, Ages 8-12 | Online | 199
Live: Bedtime Raga | Slow melodies to end the week with. | calm | Music, Family | Online | 0
Live: Bird Calls at Breakfast | Learn six voices outside your window. | nature | Nature, Ages 6-12 | Online | 99
Live: Chess Endings | Win the game you have already won. | chess | Games, Ages 8-14 | Online | 149
`
export const schoolActivities = `
Plantation Drive | Every class adopts five saplings behind the playground. | nature | Grade 1-8 | School garden | 0
Annual Day Rehearsals | Choir on Mondays, drama on Wednesdays, lights on Fridays. | theatre | All grades | Auditorium | 0
Inter-House Quiz | Four houses, forty questions, one brass bell. | study | Grade 5-8 | Hall | 0
Science Exhibition | Working models only, explained by their makers. | science | Grade 6-8 | Laboratory | 0
Reading Marathon | The whole school reads for an hour, the principal included. | reading | All grades | Everywhere | 0
Sports Day | Relay, sack race and the parents’ tug of war. | sports | All grades | Main ground | 0
Diwali Diya Workshop | Paint two diyas: one for home, one for a neighbour. | festival | Grade 1-5 | Art room | 60
Coding Club Hack Day | Make something small that helps somebody in school. | coding | Grade 6-8 | Computer room | 0
Museum Trip | Three rooms, one worksheet, lunch under the banyan. | city | Grade 4-6 | City museum | 250
Music Evening | Tabla, violin and the new recorder orchestra. | music | All grades | Courtyard | 0
Healthy Tiffin Week | Bring a vegetable that nobody in class can name. | food | Grade 1-4 | Classrooms | 0
Winter Chess Camp | Mornings of tactics, afternoons of blitz. | chess | Grade 3-8 | Library | 400
`
export const carnival = `
Giant Ferris Wheel of Facts | Answer a question at the top, or go round again. | fair | Rides | Carnival ground | 80
Face Painting Corner | Tigers, butterflies and one polite ghost. | art | Art | Carnival ground | 60
Bubble Laboratory | Bubbles in bubbles, and a child inside one. | science | Science | Carnival ground | 50
Storyteller’s Tent | A new tale every half hour. | reading | Stories | Carnival ground | 0
Mini Cricket Nets | Bowl at the stump that talks back. | sports | Sports | Carnival ground | 40
Sweet Shop of the World | Taste eleven desserts, guess the country. | food | Food | Carnival ground | 120
Puppet Theatre | Three shows a day, one crocodile. | theatre | Stories | Carnival ground | 70
Robot Petting Zoo | They beep when stroked. | robots | Science | Carnival ground | 50
Lantern Making Table | Take home the light you made. | craft | Art | Carnival ground | 90
Drum Circle | Sixty drums and a conductor aged seven. | music | Music | Carnival ground | 0
Planetarium Dome | Lie down and fly to Saturn. | space | Science | Carnival ground | 100
Treasure Trail | Eight clues between the gate and the banyan. | world | Games | Carnival ground | 30
`
