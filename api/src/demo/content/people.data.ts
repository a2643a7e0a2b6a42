/** Name or title | summary | theme | tags | what they do | rupees. */
export const team = `
Ananya Rao | Founder. Taught primary school for eleven years and still reads every complaint herself. | woman1 | Leadership | Founder and chief executive
Imtiaz Shaikh | Keeps the rooms running, the servers cool and the meetings short. | man1 | Leadership | Chief technology officer
Dr Kavita Menon | Paediatrician. Decides what is safe, and explains why. | woman3 | Safety | Head of child safety
Rukmini Das | Painter. Looks after studios, teachers and the smell of turpentine. | woman2 | Art | Head of arts
Joseph D’Souza | Science teacher who has never run out of string. | man2 | Learning | Head of activities
Leela Sharma | Writes the maths that tastes of something. | woman1 | Learning | Lead author, Maths AI
Ustad Rafiq Khan | Tabla player, teacher of four hundred pairs of hands. | man3 | Music | Music director
Harish Bhat | Finds the schools, keeps the promises. | man1 | Schools | Head of partnerships
Meghna Iyer | Parents call her when the app does not help. | woman1 | Support | Head of family support
Farah Contractor | Chooses what the shop sells, and what it does not. | woman2 | Shop | Head of shop
Sandeep Kulkarni | Makes forms short and buttons large. | man2 | Design | Design lead
Tashi Dolma | Drives the library bus, knows every chai stall. | woman3 | Community | Community lead
`
export const panel = `
Dr Vikram Sethi | Astronomer, judge of all things that fly or should. | man2 | Science | Astronomer, Nainital
Sunanda Pillai | Author of nine novels for children. | woman1 | Story | Novelist, Kochi
Pandit Arvind Joshi | Vocalist who listens for courage before pitch. | man3 | Music | Vocalist, Pune
Nasreen Ali | Illustrator; likes a line that knows where it is going. | woman2 | Art | Illustrator, Delhi
Coach Ravi Shankar | Three generations of sprinters call him sir. | man1 | Sports | Athletics coach, Chennai
Geeta Chandran Rao | Dancer and teacher of teachers. | woman2 | Dance | Bharatanatyam dancer, Bengaluru
Prof. Lalit Mehra | Proves things, kindly. | man1 | Maths | Mathematician, Kolkata
Chef Anjali Fernandes | Tastes everything, wastes nothing. | woman3 | Food | Chef, Panaji
Omkar Deshmukh | Puppeteer with four hundred friends of wood. | man3 | Theatre | Puppeteer, Nagpur
Shreya Bose | Builds robots that fetch tea. | woman3 | Invention | Roboticist, Hyderabad
Grandmaster K. Raghav | Remembers his first loss better than his title. | man2 | Games | Chess grandmaster, Salem
Lobsang Tsering | Photographs mountains and the people in front of them. | man1 | Photography | Photographer, Gangtok
`
export const partners = `
Sur & Taal Academy | Classical and contemporary music for children in nine branches. | music | Music | Bengaluru
Maati Studio | Pottery for small hands, fired every Friday. | clay | Art | Pune
Taare Planetarium | Domes that travel and telescopes that stay. | space | Science | Hyderabad
Open Field Sports | Coaching without trials, for every body. | sports | Sports | Mumbai
Kahani Theatre | Plays written with the children who act them. | theatre | Theatre | Delhi
Jugnu Robotics Club | Saturday labs in forty neighbourhoods. | robots | Science | Chennai
Green Roof Collective | School gardens above the traffic. | garden | Nature | Ahmedabad
Banyan Tree School | A partner from the first day, and our toughest critic. | school | Schools | Bengaluru
Page & Lantern Library | A reading room that never shushes. | reading | Stories | Kolkata
Sixty-Four Squares | Chess academies and tournaments. | chess | Games | Thrissur
Nritya Bharati | Dance in the four southern traditions. | dance | Dance | Mysuru
Little Kitchen School | Cooking as chemistry, history and lunch. | food | Food | Panaji
`
export const clients = `
Banyan Tree Schools | Eleven campuses use rooms for homework, photos and notes. | school | Schools | Karnataka
Hill District Education Office | Offline lessons for ninety-one small schools. | world | Government | Himachal Pradesh
Lotus Public Library | Reading marathons in four languages. | reading | Libraries | Tamil Nadu
Coastal Children’s Hospital | Play trolleys and bedside classes. | health | Hospitals | Kerala
Orbit Tech Park | A crèche with a science corner. | office | Companies | Telangana
City Museum Trust | Trails that end at the café. | city | Museums | Maharashtra
Sunrise Apartments | Weekend activities for six hundred flats. | sports | Residents | Haryana
Narmada Girls’ Schools | Robotics league and mentors. | robots | Schools | Madhya Pradesh
East Coast Railways School | Music rooms in old carriages. | music | Schools | Odisha
Tea Garden Trust | Library bus along the estates. | nature | Trusts | Assam
Desert Folk Centre | Puppet archives and workshops. | theatre | Culture | Rajasthan
Blue Harbour Academy | Maths AI for the middle school. | maths | Schools | Goa
`
export const careers = `
Primary Teacher, Live Classes | Teach maths to groups of eight, from home, in the afternoon. | study | Teaching | Remote, India
Workshop Host, Clay | Prepare, host and clean, with patience for all three. | clay | Teaching | Pune
Front-End Engineer | Pages that are fast on the phone in the back of the bus. | coding | Technology | Bengaluru
Product Designer | Draw less, ask more, test on Thursdays with children. | art | Design | Bengaluru
Family Support Associate | Answer parents in two languages, and close the loop. | team | Support | Hyderabad
Content Author, Science | Write experiments that work on the first try. | science | Content | Remote, India
Toy Safety Tester | Pull, drop, wash and write it all down. | toys | Shop | Bengaluru
Partnership Manager, Schools | Visit, listen, keep promises. | school | Partnerships | Lucknow
Library Bus Driver | A heavy licence and a light touch with first readers. | city | Community | Guwahati
Data Analyst, Learning | Find out what helps, and what only looks as if it did. | money | Technology | Remote, India
Tabla Teacher | Two evenings a week, groups of four. | music | Teaching | Mysuru
Event Coordinator | Tents, tickets and what to do when it rains. | fair | Events | Mumbai
`
