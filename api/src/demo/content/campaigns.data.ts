/** Title | summary | theme | subject | first day | last day | ages | fee | prize | entries. */
export const campaignRows = `
Colourothon | Paint the place where you feel at home. Any paper, any colour, one picture per child. | art | Colour | -20 | 12 | 3-14 | 0 | A studio day with Rukmini Das and a year of paint | 12480
Sur Sangam | One song in any language, sung in under three minutes. | music | Music | -12 | 20 | 6-16 | 99 | A recording in a real studio | 3164
Story Sprint | Five hundred words that begin with a knock at the door. | writing | Story | -5 | 9 | 7-15 | 0 | Your story printed as a book | 2071
Invent for Good | Solve one small problem near you, and show that it works. | robots | Invention | -28 | 4 | 9-16 | 149 | ₹50,000 for the next version | 846
Festival of Lights | Make a lamp from something that was thrown away. | festival | Craft | -9 | 3 | 4-14 | 0 | A place in the lantern parade | 5312
Lens on My Street | Ten pictures taken within ten minutes of home. | film | Photography | 6 | 40 | 10-16 | 49 | A camera and a walk with Lobsang Tsering | 0
Nritya Utsav | A dance in two minutes, solo or with friends. | dance | Dance | 11 | 45 | 5-16 | 99 | The stage of the winter gala | 0
Chess Cup | An online knock-out for three age groups. | chess | Games | 15 | 30 | 6-16 | 149 | A simultaneous game with a grandmaster | 0
Little Chefs | Cook a dish that your grandparents would recognise. | food | Cooking | 24 | 58 | 7-15 | 0 | A day in Chef Anjali’s kitchen | 0
Kite Letters | A letter that could travel on the tail of a kite. | writing | Letters | -34 | -2 | 6-15 | 0 | A kite festival in Ahmedabad | 640
Clay Carnival | Make a creature that does not exist. | clay | Craft | -40 | -8 | 4-14 | 0 | A pottery wheel | 4290
Stage in a Minute | A monologue of sixty seconds, learned by heart. | theatre | Theatre | -120 | -80 | 8-16 | 49 | A part in the annual play | 1733
Green Reporter | Report on one tree for a month. | nature | Nature | -150 | -118 | 6-14 | 0 | A week in a forest camp | 2618
Maths in the Wild | Photograph mathematics where nobody put it. | maths | Maths | -200 | -165 | 8-16 | 0 | A telescope | 1905
Summer Drum Relay | Forty-eight hours, one beat, passed from town to town. | music | Music | -230 | -210 | 5-16 | 0 | A drum set for your school | 3377
`
