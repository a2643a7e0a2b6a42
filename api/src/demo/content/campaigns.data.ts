/** Title | summary | theme | subject | first day | last day | ages | fee | prize. */
export const campaignRows = `
Colourothon | Paint the place where you feel at home. Any paper, any colour, one picture per child. | art | Colour | -20 | 12 | 3-14 | 0 | A studio day with Rukmini Das and a year of paint
Sur Sangam | One song in any language, sung in under three minutes. | music | Music | -12 | 20 | 6-16 | 99 | A recording in a real studio
Story Sprint | Five hundred words that begin with a knock at the door. | writing | Story | -5 | 9 | 7-15 | 0 | Your story printed as a book
Invent for Good | Solve one small problem near you, and show that it works. | robots | Invention | -28 | 4 | 9-16 | 149 | ₹50,000 for the next version
Festival of Lights | Make a lamp from something that was thrown away. | festival | Craft | -9 | 3 | 4-14 | 0 | A place in the lantern parade
Lens on My Street | Ten pictures taken within ten minutes of home. | film | Photography | 6 | 40 | 10-16 | 49 | A camera and a walk with Lobsang Tsering
Nritya Utsav | A dance in two minutes, solo or with friends. | dance | Dance | 11 | 45 | 5-16 | 99 | The stage of the winter gala
Chess Cup | An online knock-out for three age groups. | chess | Games | 15 | 30 | 6-16 | 149 | A simultaneous game with a grandmaster
Little Chefs | Cook a dish that your grandparents would recognise. | food | Cooking | 24 | 58 | 7-15 | 0 | A day in Chef Anjali’s kitchen
Kite Letters | A letter that could travel on the tail of a kite. | writing | Letters | -34 | -2 | 6-15 | 0 | A kite festival in Ahmedabad
Clay Carnival | Make a creature that does not exist. | clay | Craft | -40 | -8 | 4-14 | 0 | A pottery wheel
Stage in a Minute | A monologue of sixty seconds, learned by heart. | theatre | Theatre | -120 | -80 | 8-16 | 49 | A part in the annual play
Green Reporter | Report on one tree for a month. | nature | Nature | -150 | -118 | 6-14 | 0 | A week in a forest camp
Maths in the Wild | Photograph mathematics where nobody put it. | maths | Maths | -200 | -165 | 8-16 | 0 | A telescope
Summer Drum Relay | Forty-eight hours, one beat, passed from town to town. | music | Music | -230 | -210 | 5-16 | 0 | A drum set for your school
`
