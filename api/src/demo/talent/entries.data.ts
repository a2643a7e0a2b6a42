/** Campaign | kid | how far it is | place | theme of its picture | title | what the kid wrote. */
export const entryRows = `
Colourothon | Diya Nair | shown | - | art | The blue roof | Our roof is blue because my uncle had paint left over. When it rains it sounds like popcorn.
Colourothon | Aarav Nair | draft | - | - | The balcony at six | I have not finished the sky yet.
Colourothon | Mira Chatterjee | shown | - | art | Grandmother’s window | She waters the plants and tells them who has called.
Colourothon | Dev Malhotra | shown | - | sports | The wall with three stumps | Home is where the stumps are painted on the wall and nobody washes them off.
Colourothon | Zoya Ansari | shown | - | reading | The shelf I can reach now | Last year I needed a chair.
Colourothon | Harsh Vardhan | shown | - | nature | Under the neem tree | It is outside, but it is home between four and six.
Colourothon | Lavanya Rao | waiting | - | food | The smell of Sunday | I used turmeric and coffee. It smells a little.
Colourothon | Neel Banerjee | shown | - | music | Where the radio stands | Baba sings, the radio sings, they do not sing the same song.
Colourothon | Esha Reddy | refused | - | - | My street and my house number | It shows where I live.
Sur Sangam | Aarav Nair | shown | - | music | The sewing machine song | My aunt sews, I sing, and the machine keeps the beat.
Sur Sangam | Gauri Deshpande | shown | - | music | Lullaby for a loud city | In Marathi. I learned it from the lady upstairs.
Sur Sangam | Uday Shetty | shown | - | music | Boat song | My grandfather sang it against the wind.
Story Sprint | Kabir Qureshi | shown | - | writing | Three knocks and a goat | There was a knock at the door. Nobody in our house can reach so low.
Story Sprint | Naina Joshi | shown | - | writing | The door that knocked back | I knocked. It answered, twice.
Story Sprint | Ojas Patil | waiting | - | writing | Wrong number, right door | A knock at the door, and a cake that belonged to somebody else.
Story Sprint | Aarav Nair | consent | - | writing | The postman’s last round | There was a knock, and it was tired.
Invent for Good | Samar Khanna | shown | - | robots | The spoon that shouts | It shouts when the pot boils over. My grandmother does not hear the lid.
Invent for Good | Rohan Das | shown | - | robots | A bell for the gas lorry | It rings two streets away, so nobody runs in slippers.
Festival of Lights | Diya Nair | shown | - | festival | Lamp from a sandal | It walked everywhere. Now it stands and shines.
Festival of Lights | Kiara Fernandes | shown | - | festival | The sieve moon | Four hundred small moons on our ceiling.
Festival of Lights | Farhan Sheikh | shown | - | festival | A bottle for Eid and Diwali | Green on one side, gold on the other.
Festival of Lights | Krish Agarwal | withdrawn | - | - | Tin can tiger | It rusted.
Kite Letters | Diya Nair | shown | - | writing | To the rain | Please do not come on the twelfth. It is my birthday and we are on the terrace.
Kite Letters | Pranav Nambiar | shown | - | writing | To the boy who will live here after me | There is a marble behind the skirting board. You may keep it.
Kite Letters | Anika Bose | shown | - | writing | To my first tooth | I hope the mouse was kind.
Kite Letters | Riya Thomas | shown | - | writing | To the number seven | You are odd and I like that.
Kite Letters | Kabir Qureshi | shown | - | writing | To the moon, who is late | I waited on the roof until nine.
Clay Carnival | Kabir Qureshi | shown | - | clay | The seven-legged one | Three legs are for walking and four for doubt.
Clay Carnival | Aanya Iyer | shown | - | clay | Snail with a balcony | It rents the upper floor to an ant.
Clay Carnival | Aarav Nair | shown | - | clay | Fish that is afraid of water | It carries an umbrella.
Clay Carnival | Jasmine D’Mello | shown | - | clay | The night gardener | It eats weeds and leaves the flowers.
Clay Carnival | Manav Sethi | shown | - | clay | Bird with pockets | For letters, and one biscuit.
Clay Carnival | Tanvi Ghosh | shown | - | clay | The one who listens | It has no mouth at all.
Stage in a Minute | Samar Khanna | shown | 1 | theatre | To my empty chair | I never sit in it during exams.
Stage in a Minute | Tanvi Ghosh | shown | 2 | theatre | The understudy | I know everybody’s lines but nobody is ill.
Stage in a Minute | Uday Shetty | shown | 3 | theatre | Cricket commentary for a wedding | And the bride takes a single.
Green Reporter | Diya Nair | shown | 2 | nature | The tamarind on day 19 | A squirrel has taken over the third branch.
Green Reporter | Ishaan Kapoor | shown | 1 | nature | What the rain tree drops | I counted. On a Sunday it was 412 leaves.
Green Reporter | Saanvi Hegde | shown | 3 | nature | Ants have a timetable | They leave at ten to six.
Green Reporter | Arjun Menon | shown | 4 | nature | Thirty days of one leaf | It got a hole on day eleven.
Maths in the Wild | Pari Saxena | shown | 1 | maths | The spiral on the cooker lid | Six turns, and the steam knows all of them.
Maths in the Wild | Advait Kulkarni | shown | 2 | maths | Queue theory at the dosa cart | The shorter queue is slower on Saturdays.
`
