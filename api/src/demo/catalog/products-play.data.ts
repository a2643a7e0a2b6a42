/** Child category | name | brand | rupees | discount % | ages | icons | variants | what it is. */
export const playProducts = `
Puzzles | India Map Floor Puzzle | Hathi Toys | 899 | 20 | 4-9 | world-map, puzzle-piece, pushpin | 48 pieces; 96 pieces +300 | A floor-sized map of the states and union territories, with a landmark, a dish or a bird drawn on every piece.
Puzzles | Night Sky Glow Puzzle | Taare Science | 749 | 15 | 6-12 | milky-way, star, crescent-moon | 100 pieces; 200 pieces +250 | Finish it by daylight, switch off the lamp, and the constellations come out.
Puzzles | Alphabet Train Puzzle | Little Banyan | 549 | 10 | 3-6 | locomotive, input-latin-letters, star | English; Hindi; Tamil | Chunky wooden letters ride in matching carriages, so a wrong letter simply does not fit.
Puzzles | Monsoon Frogs Layer Puzzle | Hathi Toys | 499 | 0 | 3-5 | frog, umbrella-with-rain-drops, leaf-fluttering-in-wind | One set | Five layers show a pond filling up over a monsoon week, from first cloud to forty frogs.
Puzzles | Monument Builders 3D Puzzle | Curio Labs | 1299 | 25 | 8-14 | hindu-temple, castle, puzzle-piece | Sun Temple; Stepwell; Fort +150 | Build a stepwell, a fort or a sun temple, storey by storey, with a booklet on how the real one was made.
Board Games | Mandi: The Market Game | Hathi Toys | 1199 | 20 | 7-14 | coin, carrot, game-die | Classic; Travel tin -300 | Buy at dawn, sell by dusk, and watch the price of onions. The gentlest introduction to profit and loss we know.
Board Games | Snakes, Ladders & Choices | Little Banyan | 649 | 10 | 5-10 | snake, ladder, game-die | One set | The old game with one change: before every ladder there is a choice to talk about.
Board Games | Express to Kanyakumari | Hathi Toys | 1499 | 30 | 8-99 | high-speed-train, railway-track, world-map | Base game; With sea bridge +400 | Plan the longest railway journey in India while three other players book your berth.
Board Games | Word Bazaar | Tota Books | 899 | 15 | 8-14 | input-latin-uppercase, speech-balloon, shopping-bags | English; Hindi | Trade letters at a noisy bazaar table until your word is worth more than your neighbour's.
Board Games | Family Carrom, 32 Inch | Gilli Sports | 2799 | 12 | 6-99 | bullseye, white-circle, black-circle | 26 inch -700; 32 inch | A smooth ply board, striker and coins in a drawstring bag. Powder included, arguments extra.
Pretend Play | Chai Stall Play Set | Little Banyan | 1599 | 25 | 3-7 | teapot, cookie, hot-beverage | One set | A wooden stall with kettle, glasses, biscuits and a price board to write on with chalk.
Pretend Play | Little Doctor Kit | Nanhe Kadam | 999 | 20 | 3-8 | stethoscope, adhesive-bandage, teddy-bear | Yellow; Blue | A stethoscope that really works, ten cloth bandages and a patient file for every soft toy in the house.
Pretend Play | Finger Puppet Panchatantra | Imli Crafts | 599 | 0 | 3-8 | monkey, crocodile, lion | Set of 6; Set of 12 +450 | Hand-stitched animals and a folding stage for five tales of clever crows and foolish lions.
Pretend Play | Space Explorer Costume | Taare Science | 1899 | 35 | 4-9 | astronaut, rocket, ringed-planet | 4-5 years; 6-7 years; 8-9 years +100 | A breathable suit with mission patches, tool belt and a checklist for the countdown.
Pretend Play | Kirana Shop Scale & Till | Little Banyan | 1349 | 18 | 4-8 | balance-scale, coin, red-apple | One set | Weigh, add, take the money, give the change: a working scale and play rupees in a wooden till.
Ball Games | Junior Cricket Set | Gilli Sports | 1499 | 20 | 5-12 | cricket-game, trophy, bullseye | Size 3; Size 4; Size 5 +200 | Willow-faced bat, soft ball, stumps that stand on tiles, and a score book for the colony league.
Ball Games | Grip Football | Gilli Sports | 799 | 15 | 4-14 | soccer-ball, goal-net, running-shoe | Size 3; Size 4; Size 5 +100 | A textured ball that stays playable in the rain and kind to bare feet.
Ball Games | First Badminton Pair | Gilli Sports | 899 | 10 | 6-14 | badminton, trophy, sun | Pair; Family of four +700 | Short-handled rackets and slow shuttles that give a beginner time to see and swing.
Ball Games | Hoop & Net for Doors | Gilli Sports | 1099 | 25 | 5-12 | basketball, bullseye, star | One set | Hangs on any door without screws, folds flat for guests.
Ball Games | Table Tennis Anywhere | Gilli Sports | 1249 | 20 | 6-99 | ping-pong, sports-medal, sparkles | One set | A net that grips any table, two bats and six balls in a pouch for the grandparents' house.
Wheels | Three-Wheel Scooter | Gilli Sports | 2499 | 22 | 3-8 | kick-scooter, rescue-workers-helmet, star | Mango; Peacock; Jamun | Leans into the turn, lights up without batteries, and folds for the lift.
Wheels | Balance Bike Chotu | Nanhe Kadam | 3299 | 18 | 2-5 | bicycle, wheel, sun | Red; Green | No pedals, no trainer wheels, no tears: the shortest way to a real bicycle.
Wheels | Beginner Skateboard | Gilli Sports | 1999 | 15 | 7-14 | skateboard, sparkles, rescue-workers-helmet | 24 inch; 28 inch +400 | Seven-ply maple with soft wheels that roll over Indian pavements, not only over skate parks.
Wheels | Adjustable Roller Skates | Gilli Sports | 2199 | 30 | 5-12 | roller-skate, star, sparkles | Small; Medium; Large | Four sizes in one boot, with a brake that small feet can reach.
Wheels | Helmet & Pad Set | Nanhe Kadam | 1399 | 10 | 3-12 | rescue-workers-helmet, shield, adhesive-bandage | Small; Medium | Certified helmet with knee, elbow and wrist guards in a mesh bag.
Garden & Nature | Balcony Kitchen Garden | Little Banyan | 799 | 15 | 4-12 | potted-plant, tomato, seedling | Methi & tomato; Chilli & dhania | Coir pots, seeds, a small trowel and a growing diary for a sunny windowsill.
Garden & Nature | Bug Hotel Kit | Curio Labs | 699 | 10 | 5-12 | lady-beetle, house-with-garden, leafy-green | One set | Build rooms of bamboo and bark, hang it by a wall and write down who moves in.
Garden & Nature | Explorer Binoculars | Taare Science | 1199 | 20 | 6-14 | owl, magnifying-glass-tilted-left, deciduous-tree | Green; Orange | Rubber-coated, eight times, focus with one finger. Comes with a card of twenty city birds.
Garden & Nature | Manja-Free Kite Trio | Imli Crafts | 399 | 0 | 6-14 | kite, wind-chime, cloud | Set of 3 | Paper kites with cotton line that is safe for birds and for fingers.
Garden & Nature | Pocket Campsite | Gilli Sports | 3499 | 28 | 4-12 | camping, tent, crescent-moon | Two children; Four children +1200 | Pops up in the living room or on the terrace, with star window and lantern hook.
`
