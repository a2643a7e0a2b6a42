/** Title | summary | theme | tags | author, place or subtitle | rupees. */
export const videos = `
How a Seed Decides to Wake Up | A time-lapse of eleven days in a jar. | garden | Science | 4 minutes
Draw a Tiger in Eight Lines | Pencil, paper, patience for the whiskers. | art | Art | 6 minutes
Why the Sky Turns Orange | Milk, a torch and a glass of water explain sunset. | science | Science | 5 minutes
The Tabla Speaks | Na, tin, dha: the alphabet of a drum. | music | Music | 7 minutes
Fold a Paper Crane | Slow hands, close camera. | craft | Art | 8 minutes
Multiplying with Lines | An old trick that shows why it works. | maths | Maths | 5 minutes
Inside a Beehive | Filmed with a lens the width of a pencil. | nature | Science | 9 minutes
Yoga for Before an Exam | Five poses between two chairs. | calm | Health | 10 minutes
How a Book Is Bound | From flat sheets to the smell of glue. | reading | Stories | 6 minutes
My First Loop in Code | A cat walks, and keeps walking. | coding | Coding | 5 minutes
Kathakali Make-Up, Hour by Hour | A face becomes a king. | theatre | Art | 12 minutes
A Day on the Library Bus | Two thousand books, one flat tyre. | city | Community | 11 minutes
`
export const galleries = `
Winter Science Fair in Pictures | Rockets, foam and a queue of astronauts. | space | Events | 42 pictures
Colourothon Winners | Forty-eight paintings that made the jury argue. | art | TalentBox | 48 pictures
Storytelling Festival | Under the big tree, from dawn to lanterns. | reading | Events | 56 pictures
The Pottery Studio, Week by Week | From lumps to lamps. | clay | Art | 30 pictures
Music Day in Cubbon Park | Eight hundred ukuleles from above. | music | Events | 38 pictures
Our Toy Testing Lab | Dropped, pulled, washed and chewed. | toys | Shop | 24 pictures
Library Bus Villages | A hundred stops, a hundred crowds. | city | Community | 60 pictures
School Gardens | Balconies, roofs and one bathtub. | garden | Nature | 34 pictures
Robot Olympics | The winners, and the heap of spare parts. | robots | Events | 45 pictures
Chess Open | Foreheads and clocks. | chess | Games | 28 pictures
Annual Day Backstage | What the audience never sees. | theatre | Schools | 51 pictures
Kite Morning | Nine hundred kites over the river. | sports | Outdoors | 40 pictures
`
export const research = `
Reading Aloud After Age Eight | A study of 412 families finds that vocabulary gains continue well past the age at which most parents stop. | reading | Reading | 412 families, two years
Free Play and Attention | Children with an unplanned hour a day stayed with a task longer in class. | toys | Play | 38 classrooms
Music Practice and Working Memory | Small and steady gains after nine months of group lessons. | music | Music | 260 children
Hints in the Mother Tongue | Maths errors fell by a fifth when hints could be heard in the home language. | maths | Maths | 9,400 learners
Spatial Games and Geometry | Puzzle play in preschool predicts ease with angles later. | chess | Maths | 180 children
Green View, Calm Class | Windows on trees lowered noise by three decibels. | nature | School | 11 schools
Handwriting and Recall | Notes by hand were remembered better a week later. | writing | School | 320 pupils
Sleep and Test Anxiety | One more hour did more than one more worksheet. | calm | Health | 540 teenagers
Girls in Robotics Clubs | What keeps them: mentors, real problems and mixed teams. | robots | Science | 64 clubs
Screen Agreements That Last | Written, short and signed by the parents as well. | safety | Safety | 700 families
Theatre and Spoken English | Twelve weeks on stage, measurable fluency. | theatre | Language | 22 schools
Outdoor Lessons in Hot Months | Early mornings under shade work. | garden | School | 15 schools
`
export const portfolios = `
A School App for Hill Districts | Works offline for a week and weighs less than a photo. | safety | Product | Brightyard Studio
Maths AI | Practice that listens before it explains. | maths | Product | Brightyard Studio
The Library Bus Interior | Shelves that hold on hairpin bends. | reading | Design | Brightyard Studio
Toy Test Rig | A machine that drops a doll nine thousand times. | toys | Engineering | Brightyard Labs
Festival Signage | Signs a five-year-old can follow home. | fair | Design | Brightyard Studio
Balcony Garden Kit | Coir, tin and good instructions. | garden | Product | Brightyard Labs
Recorder Orchestra Songbook | Forty tunes, four parts, no copyright trouble. | music | Publishing | Brightyard Press
Flood Gauge Kit | Rehan’s invention, ready to build. | robots | Engineering | Brightyard Labs
Story Cards in Nine Languages | A deck that starts a tale anywhere. | writing | Publishing | Brightyard Press
Night Sky Puzzle | Constellations from an Indian latitude. | space | Product | Brightyard Studio
Clay Studio Furniture | Tables that forgive. | clay | Design | Brightyard Studio
Puppet Stage on Wheels | Folds into an auto-rickshaw. | theatre | Design | Brightyard Studio
`
export const projects = `
Hundred School Gardens | A kitchen garden, a compost pit and a teacher who knows both. | garden | Community | 64 of 100 planted
Library on Wheels | Books to villages without a bookshop. | city | Community | 112 villages
Instruments for Every School | Lending sets of twenty, with a visiting teacher. | music | Community | 11,000 children
Girls’ Robotics League | Teams, mentors and travel money. | robots | Science | 64 clubs
Stories in Nine Languages | Recording grandparents before the tales are lost. | writing | Culture | 740 stories
Clean Lakes Watch | Children test water and publish what they find. | nature | Science | 41 lakes
Playgrounds from Scrap | Tyres, pipes and safe concrete. | sports | Community | 23 playgrounds
Toy Library | Borrow for a month, bring back with all the pieces. | toys | Community | 9 cities
Museum Fridays | Free buses from government schools. | fair | Culture | 180 trips
Safe Online Clubs | Parents and children learn together. | safety | Safety | 300 evenings
Theatre Behind the Curtain | Drama for hearing and deaf children together. | theatre | Inclusion | 14 groups
Terrace Telescopes | A telescope that travels from roof to roof. | space | Science | 52 terraces
`
export const pressReleases = `
Brightyard Announces Winter Programme | Forty-two workshops, nine cities and one rocket range. | news | Press | Press Office
Figures of the Third Quarter | More children in rooms than in any quarter before. | money | Press | Press Office
New Head of Child Safety | Dr Kavita Menon joins from the public health service. | safety | Press | Press Office
Partnership with Reading India | Forty thousand books for first libraries. | reading | Press | Press Office
Statement on Advertising | There is none, and there will be none. | office | Press | Press Office
Colourothon Breaks Records | Twelve thousand entries in five weeks. | art | Press | Press Office
Tenth Centre Opens | Kochi gets a studio by the lake. | city | Press | Press Office
Test Results Made Public | All laboratory reports of the shop. | toys | Press | Press Office
Maths AI in Six Languages | Marathi and Tamil complete the set. | maths | Press | Press Office
Scholarship Applications Open | Sixty places, one page, no fee. | study | Press | Press Office
Green Packaging Complete | Plastic is gone from every parcel. | nature | Press | Press Office
Award for Inclusive Design | A week of honest testing paid off. | awards | Press | Press Office
`
export const programs = `
Maths AI | Practice that finds the missing step, in six languages, with a teacher one tap away. | maths | Maths, Ages 6-14 | 24 chapters | 4999
English in Scenes | Speak first, spell later: a year of short plays. | theatre | Language, Ages 6-12 | 18 chapters | 3999
Young Scientists | A question a week, an experiment each, no textbook. | science | Science, Ages 8-13 | 30 chapters | 5499
First Coders | From blocks to Python through games worth playing. | coding | Coding, Ages 8-14 | 28 chapters | 5999
Rhythm & Raga | Voice, tabla and listening, in small groups. | music | Music, Ages 6-14 | 20 chapters | 4499
Hands & Clay | Pottery from pinch pot to wheel. | clay | Art, Ages 6-14 | 12 chapters | 3499
Storymakers | Write, draw and bind a book of your own. | writing | Writing, Ages 7-13 | 16 chapters | 2999
Sky Watchers | A year of nights, with a telescope on loan. | space | Science, Ages 9-14 | 12 chapters | 3999
Chess Ladder | Openings, endings and a weekly league. | chess | Games, Ages 6-14 | 22 chapters | 2499
Green Fingers | Grow something to eat in every season. | garden | Nature, Ages 5-12 | 14 chapters | 1999
Moving Stories | Classical dance steps, folk tales and a stage. | dance | Dance, Ages 6-14 | 20 chapters | 4299
Money Sense | Three jars, one stall, a small profit. | money | Maths, Ages 8-14 | 10 chapters | 1499
`
export const campaignEntries = `
Colourothon | Paint the place where you feel at home. | art | Colour | Brightyard TalentBox
Sur Sangam | One song, any language, under three minutes. | music | Music | Brightyard TalentBox
Story Sprint | Five hundred words that begin with a knock at the door. | writing | Story | Brightyard TalentBox
Lens on My Street | Ten pictures taken within ten minutes of home. | film | Photography | Brightyard TalentBox
Little Chefs | A dish your grandparents would recognise. | food | Cooking | Brightyard TalentBox
Invent for Good | Solve one small problem near you. | robots | Invention | Brightyard TalentBox
Nritya Utsav | A dance in two minutes, solo or with friends. | dance | Dance | Brightyard TalentBox
Chess Cup | Online knock-out for three age groups. | chess | Games | Brightyard TalentBox
Clay Carnival | Make a creature that does not exist. | clay | Craft | Brightyard TalentBox
Stage in a Minute | A monologue of sixty seconds. | theatre | Theatre | Brightyard TalentBox
Festival of Lights | Make a lamp from something thrown away. | festival | Craft | Brightyard TalentBox
Green Reporter | Report on one tree for a month. | nature | Nature | Brightyard TalentBox
`
/** Types of camps. */
export const campaignTypes = `
Wild Camps | Forests, night skies and farms: boots on, phones off. | nature | Outdoors | Days and nights outside
Maker Camps | Clay, colour, wood and thread, and something to carry home. | clay | Hands | Mornings in a workshop
Lab Camps | Robots, rockets and kitchens that became laboratories. | robots | Science | Ask, try, look again
Motion Camps | Balls, wheels, water and the art of standing on one leg. | sports | Movement | For legs that want to go
Stage Camps | A play, a band or a book by the end of the week. | theatre | Stage | With an audience on the last day
`
export const productGuides = `
Choosing a First Telescope | Aperture, mount and the three numbers to ignore. | space | Buying guide | Shop team
Which Scooter for Which Age | Height matters more than birthdays. | sports | Buying guide | Shop team
Art Materials That Last | What pigment, binder and paper do. | art | Buying guide | Shop team
A Bag That Fits | Ten per cent of body weight, two straps, one check. | school | Buying guide | Shop team
Instruments by Age and Hand | Measure the arm, not the ambition. | music | Buying guide | Shop team
Robotics Kits Compared | Four kits, three children, one weekend. | robots | Buying guide | Shop team
Board Games for Mixed Ages | Games a grandmother and a six-year-old can both win. | chess | Buying guide | Shop team
Books for New Readers | Print size, line length and humour. | reading | Buying guide | Shop team
Toys for Two-Year-Olds | Ten that survive, five that bore. | toys | Buying guide | Shop team
A Study Corner in Small Homes | Light, height and a shelf. | study | Buying guide | Shop team
Gardening on a Balcony | Six hours of sun, or four and mint. | garden | Buying guide | Shop team
Microscopes under ₹5,000 | What you see at each magnification. | science | Buying guide | Shop team
`
