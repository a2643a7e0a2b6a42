/** Pictures by theme: theme | what it shows | area | icons. Four of a theme, for what Xperts show and for partners’ albums. */
export const galleryPictures = `
robots | A robot and the arm that it reaches with | learn | robot, mechanical-arm, gear, sparkles
robots | Batteries, a gear and a light that blinks | brand | battery, gear, light-bulb, high-voltage
robots | A workbench with a wrench and a screwdriver | shop | wrench, screwdriver, toolbox, hammer
robots | A rover beside its remote control | learn | joystick, robot, satellite-antenna, star
nature | A tall tree with a squirrel below | learn | deciduous-tree, chipmunk, mushroom, sun
nature | Sunflowers and a butterfly | sun | sunflower, butterfly, honeybee, sun
nature | A lake with a duck and lotus flowers | brand | duck, lotus, herb, cloud
nature | Leaves, a snail and a magnifying glass | learn | snail, maple-leaf, magnifying-glass-tilted-left, cloud
music | A drum, a flute and a song | talent | drum, musical-score, musical-notes, star
music | A violin beside its music stand | talent | violin, musical-score, musical-note, sparkles
music | Guitars before the concert | shop | guitar, microphone, headphone, musical-notes
music | A keyboard and a bell | brand | musical-keyboard, bell, saxophone, musical-note
art | A palette with all its colours | talent | artist-palette, paintbrush, crayon, rainbow
art | A framed picture, still wet | sun | framed-picture, crayon, artist-palette, sparkles
art | Crayons, scissors and paper | brand | crayon, scissors, straight-ruler, star
art | A paintbrush below a rainbow | learn | paintbrush, rainbow, framed-picture, cloud
writing | A fountain pen on a scroll | brand | fountain-pen, scroll, feather, sparkles
writing | Notebooks filled to the last page | learn | notebook, pencil, bookmark, star
writing | An open book with a lamp | sun | open-book, diya-lamp, owl, crescent-moon
writing | Letters that are ready to be sent | shop | love-letter, postbox, pencil, cloud
coding | A laptop with a game on it | learn | laptop, joystick, gear, sparkles
coding | Headphones for a game that is heard | talent | headphone, video-game, speaker-high-volume, star
coding | A robot that follows instructions | brand | robot, laptop, puzzle-piece, gear
coding | Dice, cards and a puzzle piece | sun | game-die, puzzle-piece, joker, sparkles
sports | A football and a whistle | learn | soccer-ball, sports-medal, running-shoe, sun
sports | A bicycle, ready for the road | shop | bicycle, wrench, bell, cloud
sports | Rackets and a shuttlecock | brand | badminton, tennis, running-shoe, star
sports | Cricket in the last light | sun | cricket-game, trophy, sports-medal, sun
garden | Seedlings in their first pots | learn | seedling, potted-plant, lady-beetle, sun
garden | Tomatoes and carrots of the week | shop | tomato, carrot, leafy-green, basket
garden | A flower for every balcony | sun | hibiscus, tulip, honeybee, sun
garden | A watering day | brand | droplet, potted-plant, herb, cloud
dance | Shoes and ribbons for the stage | talent | ballet-shoes, ribbon, bell, sparkles
dance | A dancer’s bells | shop | bell, diya-lamp, musical-notes, star
dance | Costumes of the evening | sun | sari, crown, ring, sparkles
dance | Behind the curtain | brand | performing-arts, flashlight, ballet-shoes, musical-note
maths | An abacus and a set square | learn | abacus, triangular-ruler, input-numbers, infinity
maths | Paper, pencil and a long proof | brand | memo, pencil, straight-ruler, star
maths | Shapes that fit | sun | puzzle-piece, kite, triangular-ruler, sparkles
maths | Numbers on a board | talent | input-numbers, bar-chart, chess-pawn, star
film | A camera on its way to the boats | brand | movie-camera, sailboat, cloud, sun
film | A clapper board and popcorn | talent | clapper-board, popcorn, film-frames, star
film | Cutting the film | shop | film-frames, scissors, laptop, sparkles
film | The first screening | learn | film-projector, ticket, popcorn, star
clay | A jar, a teapot and a plant pot | talent | amphora, teapot, potted-plant, sun
clay | Bowls before the kiln | shop | bowl-with-spoon, amphora, fire, sparkles
clay | Small animals of clay | sun | turtle, elephant, hedgehog, star
clay | Cups for the whole class | learn | teacup-without-handle, hot-beverage, teapot, cloud
space | A rocket and the planet it is meant for | learn | rocket, ringed-planet, star, sparkles
space | A telescope under the stars | brand | telescope, crescent-moon, star, glowing-star
space | The earth, seen from far away | talent | globe-showing-asia-australia, full-moon, comet, star
space | A satellite and its signal | sun | satellite, satellite-antenna, milky-way, star
theatre | Masks before the play | talent | performing-arts, top-hat, crown, sparkles
theatre | A puppet and its stage | shop | ogre, goblin, ribbon, star
theatre | Props in a trunk | brand | luggage, crown, flashlight, umbrella
theatre | The last bow | sun | bouquet, clapping-hands, sparkles, star
reading | A shelf of new books | learn | books, open-book, owl, sparkles
reading | A lantern for the last chapter | sun | red-paper-lantern, open-book, crescent-moon, star
reading | A reading corner with a cat | shop | cat, couch-and-lamp, books, cloud
reading | The library bus at its stop | brand | bus, books, deciduous-tree, sun
school | The school in the morning | learn | school, backpack, bus, bell
school | Bags, pencils and a globe | sun | backpack, pencil, globe-showing-asia-australia, star
school | Lunch together | shop | bento-box, red-apple, glass-of-milk, sun
school | A prize for the class | talent | trophy, rosette, graduation-cap, party-popper
chess | A pawn and a clock | brand | chess-pawn, stopwatch, star, sparkles
chess | The winner’s cup | sun | trophy, chess-pawn, sports-medal, star
chess | Two players, two cups of tea | shop | hot-beverage, chess-pawn, hourglass-done, cloud
chess | A puzzle for the evening | learn | puzzle-piece, chess-pawn, light-bulb, sparkles
food | Soup, stirred slowly | shop | pot-of-food, tomato, herb, sparkles
food | Flat bread and curry | sun | flatbread, curry-rice, hot-pepper, star
food | Fruit for a lesson in colours | talent | mango, watermelon, grapes, sun
food | A cake that was shared | brand | birthday-cake, cupcake, cookie, party-popper
toys | Blocks, a bear and a ball | shop | teddy-bear, yo-yo, balloon, star
toys | A kite on its way up | brand | kite, cloud, sun, balloon
toys | The testing table | learn | nesting-dolls, magnifying-glass-tilted-left, clipboard, check-mark
toys | A train that goes in circles | sun | locomotive, railway-car, puzzle-piece, star
city | The bus between two villages | brand | bus, deciduous-tree, sun, cloud
city | An auto rickshaw with books | shop | auto-rickshaw, books, cloud, sun
city | Roofs of the old town | sun | houses, kite, cloud, sun
city | The stop by the lake | learn | bus-stop, duck, bicycle, cloud
`
