/**
 * Categories of the types of camps, and sub-categories, whose line begins with `-`: title | summary | theme | what is said
 * beside it. A category belongs to the type above it, which is named alone.
 */
export const campGroups = `
Wild Camps
Forest Trails | Follow a path until you know who else uses it. | nature | 3 to 5 days
- Birds and Beasts | Quiet mornings, long lists and one owl. | nature | Before breakfast
- Maps and Tracks | Find the way there without a phone, and back. | world | With a compass of your own
Night Skies | The day begins at sunset. | space | 2 or 3 nights
- Telescope Nights | Craters, rings and the light of yesterday. | space | Home by eleven
- Nights in Tents | Your own tent, your own torch, your own rustling. | fair | Two nights away
Farm and Garden | Where lunch comes from, and who gets up for it. | garden | 3 to 5 days
- Farm Weeks | Feed first, then breakfast. | food | With animals
- Seed to Kitchen | Sow, pick, cook, wash up. | garden | Eat what you grew
Maker Camps
Clay and Colour | Make a mess with a plan. | art | Mornings
- Potters’ Weeks | A wheel for each, and a kiln for all. | clay | Fired and glazed
- Painting Outdoors | An easel, a hat and changing light. | art | In parks and by the sea
Tools and Thread | Measure twice, and then do it by hand. | craft | Mornings
- First Workshop | Saw, sand, screw: something that stands by itself. | robots | Safety goggles given
- Cloth and Colour | Print it, dye it, sew it, wear it. | craft | A bag of your own
Lab Camps
Code and Robots | Tell a machine what you mean. | coding | Mornings or after school
- Robots on Wheels | Build one on Monday, race it on Friday. | robots | Kits are there
- Games You Make | Draw it, code it, let others lose at it. | coding | At home, online
Experiments | What happens if? | science | 3 to 5 days
- Kitchen Lab | Acids, bubbles and bread. | science | Aprons given
- Rockets and Flight | Paper, water, pressure, up. | space | On a large field
Motion Camps
Ball Games | Small sides, many touches. | sports | Mornings
- Football Weeks | Ten goals a day for everybody, somewhere. | sports | On grass
- Rackets | Soft hands, quick feet. | sports | Indoors
Water and Wheels | Balance, then speed. | health | Mornings
- Learn to Swim | From bubbles to one length. | health | Four to a teacher
- On Two Wheels | Brakes first, hills later. | city | Bikes can be borrowed
Balance and Breath | Slow is a speed, too. | calm | Early mornings
Stage Camps
Theatre Weeks | Five days, one play. | theatre | With a show
- Puppets and Shadows | A lamp, a sheet, a hundred characters. | theatre | Take your puppet home
- Play in a Week | Everybody has a line, and somebody has the curtain. | theatre | On a real stage
Music and Dance | Louder on Friday than on Monday. | music | With a show
- Bands | Three chords and a name for the band. | music | Instruments can be borrowed
- Folk Dance | Circles, sticks and clapping in seven. | dance | No partner needed
Books and Words | Write it, draw it, bind it. | writing | At home, online
`
