/** Key | title | summary | theme | subject | age from | to | mode | weeks | rupees | teacher | featured | what a kid can do afterwards. */
export const programs = `
kitchen | Maths in the Kitchen | Fractions, weights and time, with flour on both hands. | food | maths | 8 | 11 | online | 6 | 2499 | Leela Sharma | yes | Halve and double any recipe; Read scales and jugs; Plan a meal backwards from the time it is eaten
money | Money Sense | Three jars, one stall and a small profit. | money | maths | 9 | 13 | online | 5 | 1499 | Leela Sharma | | Keep an account of a month; Set a price that covers its costs; Tell a discount from a trick
experiments | Young Scientists | A question a week, an experiment each, no textbook. | science | science | 8 | 12 | in-person | 8 | 4499 | Joseph D’Souza | yes | Ask a question that can be tested; Change one thing at a time; Draw a result that others can read
sky | Sky Watchers | Nights on the roof, from the Moon to the moons of Jupiter. | space | science | 9 | 14 | online | 8 | 0 | Dr Vikram Sethi | yes | Find eight constellations; Tell a planet from a star; Keep a diary of the Moon
games | First Games in Code | Three small games, each from an empty screen. | coding | coding | 9 | 13 | online | 6 | 3499 | Arjun Mehta | | Use loops and conditions; Find a fault without help; Show a game to others
tabla | Eight Beats of Tabla | The first rhythms, with the hands and with the voice. | music | music | 7 | 12 | in-person | 8 | 3999 | Ustad Rafiq Khan | | Speak and play teental; Keep time with a singer; Practise ten minutes a day
story | Write a Small Book | From a first line to sixteen pages, bound with thread. | writing | language | 7 | 12 | online | 6 | 1999 | Sunanda Pillai | | Begin a story in the middle; Write how people talk; Cut what is not needed
garden | A Garden in Five Pots | Grow something to eat on any balcony. | garden | nature | 5 | 10 | in-person | 7 | 999 | Suresh Iyer | | Mix soil for pots; Raise a plant from a seed; Know friends and pests
`

/** Key of the program | title | summary. */
export const chapters = `
kitchen | Half a recipe | What becomes of three quarters of a cup when only two people come to dinner.
kitchen | On the scales | Grams and kilograms, and why a cup of flour is not a weight.
kitchen | Dinner at eight | Time counted backwards, from the plate to the first onion.
money | Three jars | Spending, saving and giving, and what each jar is for.
money | The stall | What a glass of nimbu pani costs before anybody has bought one.
money | Prices that pull | Discounts, offers and the small print under them.
experiments | A fair test | How to ask so that the answer means something.
experiments | Things that float | Boats of foil, and the water that they push away.
experiments | Invisible air | Air takes space, has weight and does work.
sky | The Moon for a month | The oldest calendar, seen from your own window.
sky | Stars that stay together | Constellations, and how to find one from the next.
sky | Lights that wander | Planets, and how they gave themselves away.
games | Catch the mango | A basket, a falling mango and the first loop.
games | The maze | Walls that stop, and doors that remember.
games | Your own rules | A game of your idea, tried by somebody else.
tabla | Sitting and striking | Two drums, four sounds and a straight back.
tabla | Sixteen beats | Teental, spoken first and played afterwards.
tabla | Playing together | Listening while the hands are busy.
story | Somebody wants something | Where stories begin, and why the weather is not enough.
story | People who talk | Conversations that sound like people.
story | Sixteen pages | Cutting, copying and binding.
garden | What pots need | Holes, stones, soil and sun.
garden | From seed to leaf | Waiting, and what to do meanwhile.
garden | Who lives here | Bees, ants, aphids and the gardener.
`
