/** Pictures of the site’s own galleries, which stand nowhere else: gallery | what it shows | area | how it is drawn | icons. */
export const mediaGalleryPictures = `
Winter Science Fair in Pictures | The first bottle rocket of the morning, on its way | learn | outdoors | rocket, cloud, test-tube, star, balloon
Winter Science Fair in Pictures | Foam that was meant to stay in the glass | brand | tabletop | test-tube, alembic, petri-dish, lemon
Winter Science Fair in Pictures | A queue of astronauts before the dome | talent | room | ringed-planet, telescope, rocket, star
Winter Science Fair in Pictures | Magnets, nails and one surprised teacher | shop | tabletop | magnet, nut-and-bolt, battery, light-bulb
Winter Science Fair in Pictures | A volcano made of old newspapers | learn | outdoors | volcano, rolled-up-newspaper, cloud, lemon
Colourothon Winners | A fish in nine blues | brand | tabletop | fish, artist-palette, paintbrush, crayon
Colourothon Winners | The rainbow that won by one vote | talent | room | rainbow, framed-picture, artist-palette, trophy
Colourothon Winners | A peacock, seen by somebody who is five | learn | tabletop | peacock, crayon, hibiscus, pencil
Colourothon Winners | The jury’s table after two hours of arguing | shop | tabletop | framed-picture, memo, hot-beverage, glasses
Colourothon Winners | Forty-eight paintings in one corridor | talent | room | framed-picture, artist-palette, hibiscus, rosette
Storytelling Festival | The big tree at dawn, before anybody has come | learn | outdoors | deciduous-tree, sunrise, bird, open-book
Storytelling Festival | The tale of the elephant who whispered | brand | outdoors | elephant, open-book, cloud, owl
Storytelling Festival | Lanterns for the last hour | talent | outdoors | red-paper-lantern, full-moon, owl, star
Storytelling Festival | Notes of a storyteller who needs none | shop | tabletop | notebook, feather, scroll, candle
Storytelling Festival | A crown for the king in the third story | talent | room | crown, performing-arts, scroll, ribbon
The Pottery Studio, Week by Week | Week one: lumps, and the jar they want to become | shop | tabletop | amphora, bucket, potted-plant, teapot
The Pottery Studio, Week by Week | Week two: a hedgehog that was to be a bowl | talent | tabletop | hedgehog, bowl-with-spoon, amphora, turtle
The Pottery Studio, Week by Week | Week three: teapots wait for the kiln | learn | room | teapot, amphora, teacup-without-handle, honey-pot
The Pottery Studio, Week by Week | Week four: glazes in their jars | brand | tabletop | honey-pot, artist-palette, paintbrush, amphora
The Pottery Studio, Week by Week | Week five: the lamps are lit | shop | room | diya-lamp, amphora, candle, star
Music Day in Cubbon Park | Guitars under the rain trees | learn | outdoors | guitar, deciduous-tree, musical-notes, sun, cloud
Music Day in Cubbon Park | A trumpet that could be heard at the gate | talent | outdoors | trumpet, musical-notes, bird, deciduous-tree
Music Day in Cubbon Park | Tablas, drums and those who were asked to wait | shop | tabletop | drum, long-drum, maracas, bell
Music Day in Cubbon Park | Song sheets, held down with stones | brand | tabletop | musical-score, musical-note, pencil, violin
Music Day in Cubbon Park | The conductor’s umbrella, not needed | talent | outdoors | umbrella, sun, musical-notes, saxophone
Our Toy Testing Lab | The bear after forty washes | shop | room | teddy-bear, soap, droplet, bathtub
Our Toy Testing Lab | A racing car at the end of its ramp | brand | tabletop | racing-car, straight-ruler, stopwatch, clipboard
Our Toy Testing Lab | Dolls inside dolls, all measured | talent | tabletop | nesting-dolls, straight-ruler, magnifying-glass-tilted-left, memo
Our Toy Testing Lab | A yo-yo with its ten thousandth turn behind it | learn | room | yo-yo, stopwatch, clipboard, star
Our Toy Testing Lab | A duck that was chewed for science | shop | tabletop | duck, bathtub, droplet, check-mark-button
Library Bus Villages | Stop seventeen: a crossing of two dusty roads | learn | outdoors | bus, books, sun, deciduous-tree, cloud
Library Bus Villages | Shelves that travel three hundred kilometres | brand | room | books, open-book, bus, world-map
Library Bus Villages | The cycle library of the village beyond the bridge | shop | outdoors | bicycle, books, houses, cloud
Library Bus Villages | Cards of those who brought a book back | talent | tabletop | bookmark, card-index-dividers, pencil, blue-book
Library Bus Villages | A reader with a goat that listens | learn | outdoors | goat, open-book, houses, sun
School Gardens | A roof with beans on it | learn | outdoors | seedling, school, sun, herb, lady-beetle
School Gardens | The bathtub that became a pond | brand | outdoors | bathtub, lotus, frog, droplet
School Gardens | Eleven kilos of spinach, weighed | shop | tabletop | leafy-green, balance-scale, carrot, tomato
School Gardens | Seeds in labelled envelopes | talent | tabletop | envelope, seedling, sunflower, pencil
School Gardens | Sunflowers at the height of class two | shop | outdoors | sunflower, honeybee, school, sun
Robot Olympics | The winner of the hundred centimetres | learn | room | robot, trophy, stopwatch, sports-medal
Robot Olympics | The heap of spare parts | shop | tabletop | gear, nut-and-bolt, battery, wrench
Robot Olympics | An arm that stacks cups | brand | room | mechanical-arm, teacup-without-handle, robot, laptop
Robot Olympics | First aid for a loose wire | talent | tabletop | screwdriver, toolbox, light-bulb, high-voltage
Robot Olympics | The rover that went looking for its team | learn | outdoors | joystick, robot, satellite-antenna, cloud
Chess Open | A pawn, one square from the end | brand | room | chess-pawn, hourglass-done, crown, trophy
Chess Open | Clocks before the first round | shop | tabletop | alarm-clock, stopwatch, chess-pawn, hourglass-done
Chess Open | A notebook with a game of sixty-one moves | learn | tabletop | notebook, chess-pawn, pencil, brain
Chess Open | Tea for the two who play longest | talent | tabletop | hot-beverage, chess-pawn, cookie, hourglass-done
Chess Open | The owl of the hall, who saw it all | brand | outdoors | owl, full-moon, chess-pawn, star
Annual Day Backstage | Hats in the order of the acts | talent | tabletop | top-hat, crown, graduation-cap, ribbon
Annual Day Backstage | Bells, counted twice | shop | room | bell, ribbon, musical-note, ballet-shoes
Annual Day Backstage | The moon, waiting for its scene | brand | room | full-moon, ladder, flashlight, star
Annual Day Backstage | Masks that are still drying | learn | tabletop | performing-arts, paintbrush, artist-palette, scissors
Annual Day Backstage | Somebody’s lucky elephant | talent | room | elephant, ticket, ribbon, luggage
Kite Morning | Red against the first light | shop | outdoors | kite, sunrise, cloud, bird, balloon
Kite Morning | Thread, paper and a very long tail | talent | tabletop | thread, kite, scissors, ribbon
Kite Morning | One that chose the tree | learn | outdoors | evergreen-tree, kite, ladder, cloud
Kite Morning | Breakfast on the river bank | brand | tabletop | banana, glass-of-milk, bread, mango
Kite Morning | The wind, measured with a ribbon | brand | outdoors | wind-chime, ribbon, kite, cloud
`
