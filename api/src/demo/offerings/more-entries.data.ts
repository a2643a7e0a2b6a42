/** Offerings whose texts the content shelves do not have: title | kind | summary | theme | tags. */
export const moreEntries = `
Lakeside Treasure Hunt | event | Eight clues, eight plants and neighbours you have not met yet. | nature | Nature, Outdoors
Sports Day for Small Feet | event | Spoon races and a parachute, and no whistle anywhere. | sports | Sports, Ages 3-7
Marina Tide Walk | event | The beach at low tide, with a crab count before breakfast. | nature | Nature, Outdoors
Bansuri in a Morning | workshop | Three notes of rain and a bamboo flute of your own. | music | Music, Ages 8-14
Lakeside Compost Club | workshop | Peels in, roses out: what worms do between the towers. | garden | Nature, Family
Puppets of Bengal | workshop | Rod puppets for two people who trust each other. | theatre | Stories, Ages 7-13
Badminton Before Breakfast | class | Footwork first, smashes later, on the school’s own courts. | sports | Sports
Young Naturalists | class | Five Sundays by the lake, with a lens and a list. | nature | Nature
Pocket Money and How to Keep It | class | Wanting, waiting, earning and giving, in four Saturdays. | money | Life skills
Live: Astronomy Club | live-class | What the sky shows this fortnight, and where to stand. | space | Science, Ages 9-15
Live: Kitchen Chemistry | live-class | Turmeric, milk and an egg that bounces once. | science | Science, Ages 8-13
Live: Speak Up | live-class | Breath, pause and the sentence that opens every speech. | team | Life skills, Ages 10-15
`
