/** What the jurors of a closed campaign wrote to a child: entry | line; … */
export const juryLineRows = `
To my empty chair | I wanted to sit down next to it.; You were quiet at the right place, and I held my breath.
The understudy | Learn one more line: your own name in the programme. I would have clapped first.
Cricket commentary for a wedding | I laughed before the bride had reached the crease.; Your voice runs, and it never stumbles.
What the rain tree drops | You counted all 412. I believe you, and so will every scientist.; The drawing of the leaf stalk is better than the one in my book.
The tamarind on day 19 | The squirrel is now my favourite reporter.; You looked nineteen times before you wrote. That is why it is so good.
Ants have a timetable | I got up at half past five to check. You are right.
Thirty days of one leaf | The hole on day eleven made me sad, and then curious. Thank you for staying.
The spiral on the cooker lid | I have cooked for forty years and never saw it. Now I look each time.; Six turns, six sentences: nothing is too much.
Queue theory at the dosa cart | I stood in the longer queue on Saturday, because of you. It was faster.
`
