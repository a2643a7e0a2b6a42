/** Title | summary | theme | tags | author, place or subtitle | rupees (dated entries). */
export const blogs = `
How to Raise a Child Who Reads for Pleasure | Twenty quiet minutes, a lamp and no questions afterwards: what four hundred families told us about reading at home. | reading | Reading, Parenting | Ananya Rao
Why Boredom Is the Best Toy You Own | An empty Sunday afternoon does more for imagination than most kits, including ours. Here is how to leave it empty. | toys | Parenting, Play | Joseph D’Souza
Fractions in the Kitchen | Rotis, laddus and one very fair pizza: four evenings that make halves and eighths obvious. | maths | Maths, Activities | Leela Sharma
A First Telescope Night on the Terrace | What you can honestly see from an Indian city, month by month, and what to say when the clouds come. | space | Science, Activities | Dr Kavita Menon
Screen Time Without the Shouting | Rules that hold are made together, written down and short. A template you can put on the fridge tonight. | safety | Parenting, Safety | Meghna Iyer
Starting Music at Six, Eight or Eleven | Is there a right age for an instrument? Three teachers disagree, and all of them have a point. | music | Music, Parenting | Ustad Rafiq Khan
The Monsoon Nature Diary | Forty days of rain, one notebook: snails, puddles, moss and the smell that has its own word. | nature | Nature, Activities | Farah Contractor
Homework: How Much Help Is Too Much? | A simple test for the moment when your hand reaches for the pencil. | study | School, Parenting | Ananya Rao
Drawing Is Thinking | What scribbles say, why we should stop asking what it is, and the one question that works better. | art | Art, Parenting | Rukmini Das
Robots Made of Cardboard | No motors, no screen: how paper cups teach sequence, loops and debugging. | robots | Science, Activities | Joseph D’Souza
Lunch Boxes That Come Back Empty | Five tiffins our panel of eight-year-olds finished, and the rule of one new thing. | food | Health, Activities | Meghna Iyer
Losing Well: Chess, Carrom and Tears | Board games are a rehearsal for disappointment. A guide for the grown-up across the table. | chess | Play, Parenting | Harish Bhat
`
export const articles = `
What the New School Year Asks of a Seven-Year-Old | Sitting still is the smallest part of it. A look at the skills that come before the syllabus. | school | School | Editorial Team
The Case for Mother Tongue at Bedtime | Children who hear stories in the language of home do better in every other language too. | reading | Reading | Ananya Rao
A Short History of Indian Toys | From the wheeled bulls of Harappa to Channapatna: five thousand years of play. | toys | Play, History | Farah Contractor
How Small Hands Learn to Write | Threading beads, tearing paper, kneading dough: handwriting starts years before the pencil. | writing | School | Meghna Iyer
Green Schools, Cooler Classrooms | What trees, lime wash and shade nets did for eleven schools in Telangana. | garden | Nature, School | Harish Bhat
Understanding Dyslexia, Kindly | Early signs, sensible first steps and the sentences that help most. | study | Health, School | Dr Kavita Menon
Cricket, and Everything Else | How to find the sport that is neither the loudest nor the most crowded, but the right one. | sports | Health | Joseph D’Souza
Sleep Is a Subject | Ten hours, most nights, does more for marks than the tenth worksheet. | calm | Health | Dr Kavita Menon
The Museum Without the Sore Feet | Pick three rooms, one question each, and leave before anybody asks to. | city | Activities | Rukmini Das
First Pocket Money | Three jars, one notebook and permission to make a bad purchase. | money | Parenting | Editorial Team
Theatre for the Shy Child | Behind a puppet, a mask or a shadow, the quietest voices often carry furthest. | theatre | Art | Leela Sharma
Science Begins with “I Wonder” | How to answer questions you do not know the answer to, which is most of them. | science | Science | Dr Kavita Menon
`
export const news = `
Brightyard Opens Its Tenth Activity Centre, in Kochi | The new centre by the lake has a pottery studio, a reading attic and room for four hundred children a week. | city | Company | Brightyard Newsroom
Twelve Thousand Children Join the Winter Colourothon | Entries came from 212 towns; the youngest artist is three, and painted mostly with her elbow. | art | TalentBox | Brightyard Newsroom
Maths AI Learns Marathi and Tamil | Hints and spoken explanations now come in six Indian languages. | maths | Product | Brightyard Newsroom
A Library on Wheels Reaches Its Hundredth Village | The blue bus carries two thousand books and one very patient driver. | reading | Community | The Deccan Courier
Scholarships for Sixty Girls in Science | The second Taare scholarship pays fees, lab kits and a mentor for three years. | science | Community | Brightyard Newsroom
Teachers’ Reward Programme Doubles | Two hundred teachers will be thanked with a grant for a project of their own choice. | school | Community | Brightyard Newsroom
Safe Toys: Our Lab Results Are Public | Every product test of the last year can now be read by everybody, the three failures included. | toys | Product | Brightyard Newsroom
Young Xpert Presents Flood Sensor in Delhi | Rehan’s river gauge costs nine hundred rupees and texts a village when the water rises. | robots | Young Xperts | City Education Desk
Partner Schools Pass Five Hundred | From Leh to Kanyakumari, with a school on a boat in between. | school | Company | Brightyard Newsroom
Brightyard Music Day Fills Cubbon Park | Eight hundred ukuleles, one song, no rain. | music | Events | Bengaluru Morning Post
Parents Vote for Plastic-Free Parcels | Cardboard and paper tape from this month on; the bubbles are gone. | nature | Company | Brightyard Newsroom
Winter Science Fair Returns with Rocket Range | Three days, forty stalls and a launch every hour on the hour. | space | Events | Brightyard Newsroom
`
export const caseStudies = `
Rehan Builds a Flood Alarm for His Village | A float, a bicycle bell and an old phone gave his village forty extra minutes. | boy1 | Science, Invention | Ages 13 to 15
Ishita Maps Every Tree on Her Street | 312 trees, 27 species and one municipal order to stop an axe. | girl2 | Nature | Ages 10 to 12
Arjun Plays Tabla for the Night Shift | On Saturdays he plays where he was born, for the nurses who are still there. | boy2 | Music | Ages 13 to 15
Zoya’s Comic Teaches Fire Safety | A superhero with a wet blanket is now read in sixty schools. | girl1 | Art, Writing | Ages 10 to 12
Tenzin Translates Folk Tales | His grandmother’s Ladakhi stories, written down at last in three languages. | boy1 | Writing | Ages 13 to 15
Kavya Codes a Game for Her Brother | He cannot see the screen, so she built one that is played by ear. | girl2 | Coding | Ages 13 to 15
Mohammed Repairs Bicycles for Schoolgirls | Forty-one rides to school that used to be forty-one long walks. | boy2 | Community | Ages 13 to 15
Anoushka Swims for Clean Lakes | Eleven lakes, eleven water samples, one very persistent letter to the mayor. | girl1 | Sports, Nature | Ages 13 to 15
Dev Grows Lunch on a Balcony | Spinach in bottles, chillies in tins: his school now has nine balconies’ worth. | boy1 | Nature, Food | Ages 10 to 12
Lalita Dances in the Rain Shelter | Thirty children, one speaker: a Bharatanatyam class that nobody pays for. | girl1 | Dance | Ages 13 to 15
Neel Proves a Small Theorem | It is small, he says, but it was not there before. | boy2 | Maths | Ages 13 to 15
Fatima Films the Fishing Songs | Her seven-minute documentary kept forty songs that only six people still knew. | girl2 | Film, Music | Ages 13 to 15
`
export const awards = `
Best Learning Platform for Children | For combining play, practice and real-world activities in one place that children can use by themselves. | awards | Platform | Indian Education Forum
Gold for Inclusive Design | Awarded after a week of tests with screen readers, switches and very direct ten-year-olds. | awards | Design | Access India Trust
Toy Shop of the Year | For a range that the jury described as short, honest and impossible to leave. | toys | Shop | Play Council
Excellence in Teacher Support | For lesson plans that teachers say they would have written themselves, with more sleep. | school | Teachers | National Teachers’ Guild
Green Packaging Award | Not a gram of plastic in four hundred thousand parcels. | nature | Shop | Clean Cities Network
Young Innovators’ Choice | Voted for by 38,000 children, which is the jury we fear most. | robots | Platform | Science Circle
Community Library Prize | For the blue bus and its two thousand books. | reading | Community | Reading India
Best Use of Indian Languages | Six languages, spoken and written, without a single translated joke falling flat. | world | Platform | Bhasha Samman
Safe Online Spaces Seal | Renewed for the third year after an unannounced audit. | safety | Safety | Child Online Safety Board
Music Education Honour | For putting an instrument into eleven thousand small hands. | music | Music | Sangeet Parishad
Workplace for Parents | For school-run hours, shared leave and meetings that end. | office | Company | Fair Work Index
Best Children’s Festival | For the Storytelling Festival, where the queue was part of the show. | fair | Events | City Culture Awards
`
export const testimonials = `
“She asks for maths after dinner” | Diya used to hide her workbook. Since the chapters with the market stall she explains unit prices to the vegetable seller, who has stopped laughing. | woman1 | Parents | Meera Nair, guardian in Bengaluru
“The only site my son and I both trust” | No adverts, no tricks, and a person who answers the phone. | man1 | Parents | Imran Qureshi, guardian in Hyderabad
“My class built a rocket range” | We booked the workshop for one section. The other four stood at the window. | man2 | Teachers | Sunil Kamble, teacher in Nashik
“I won a telescope and saw Saturn” | It is really small and it really has rings. | girl2 | Children | Ishani, 10
“A workshop my daughter still talks about” | Three months later the paper lantern hangs over her bed. | woman2 | Parents | Shalini Gupta, guardian in Jaipur
“They listened to our feedback” | We asked for Kannada hints. Six weeks later they were there. | woman3 | Schools | Principal Latha Murthy, Mysuru
“He found his people” | The chess club meets online on Fridays and at our table on Sundays. | boy1 | Parents | George Thomas, guardian in Kochi
“The ukulele stayed in tune” | I have bought children’s instruments before. This one is an instrument. | man3 | Shop | Bhaskar Dutta, guardian in Kolkata
“Our partner page fills our Saturday batch” | We teach pottery to eleven children a week more than last year. | woman2 | Partners | Maati Studio, Pune
“I read my story on a real stage” | My hands were shaking, but the microphone did not notice. | girl1 | Children | Zoya, 10
“Rooms make it simple” | One place for homework, photos and the note about the picnic. | woman1 | Schools | Class teacher Rekha Pillai, Thrissur
“Returned a scooter, kept a friend” | Wrong size, my mistake. The new one came before I had found the tape. | man1 | Shop | Amit Chauhan, guardian in Surat
`
