/** What pictures of a theme may show beside what their own words name: theme | area | icons. */
export const themes = `
reading | learn | open-book, books, owl, crescent-moon, bookmark, blue-book, candle, cat
writing | learn | fountain-pen, scroll, notebook, feather, pencil, memo, blue-book
maths | learn | abacus, triangular-ruler, input-numbers, infinity, game-die, balance-scale, chart-increasing, straight-ruler, pie
science | learn | microscope, test-tube, atom-symbol, dna, alembic, petri-dish, magnet, light-bulb, thermometer
space | learn | rocket, telescope, globe-showing-asia-australia, ringed-planet, satellite, full-moon, comet, flying-saucer
nature | learn | deciduous-tree, chipmunk, sunflower, butterfly, sun, bird, frog, fallen-leaf, snail, evergreen-tree
garden | learn | potted-plant, seedling, tomato, lady-beetle, sun, carrot, sunflower, bucket, honeybee, herb
coding | learn | laptop, robot, joystick, gear, desktop-computer, floppy-disk, video-game, keyboard, satellite-antenna
robots | learn | robot, mechanical-arm, battery, gear, high-voltage, nut-and-bolt, toolbox, light-bulb, magnet, wrench
school | learn | school, backpack, bus, bell, pencil, books, red-apple
study | learn | graduation-cap, books, pencil, glowing-star, desktop-computer, memo, light-bulb, alarm-clock
health | learn | red-apple, carrot, glass-of-milk, sun, cloud, banana, bicycle, broccoli, running-shoe, droplet
calm | learn | lotus, herb, full-moon, butterfly, cloud, candle, bed, tulip, wind-chime
world | learn | globe-showing-asia-australia, airplane, compass, cloud, ship, world-map, mountain, luggage, sunrise
city | brand | cityscape, auto-rickshaw, bicycle, sun, cloud, bus, office-building, bridge-at-night, tram, fountain
safety | brand | shield, locked-with-key, laptop, check-mark, key, police-car-light, umbrella, bell
money | brand | coin, money-bag, bar-chart, credit-card, receipt, shopping-cart, balance-scale, abacus
team | brand | busts-in-silhouette, speech-balloon, puzzle-piece, flashlight, telephone, bell, calendar, handbag, hot-beverage
news | brand | newspaper, megaphone, microphone, camera, loudspeaker, radio, satellite-antenna, rolled-up-newspaper, postbox
office | brand | briefcase, laptop, potted-plant, clipboard, card-index, printer, hot-beverage, desktop-computer, paperclip
awards | talent | trophy, sports-medal, rosette, party-popper, crown, glowing-star, gem-stone, 1st-place-medal
music | talent | guitar, drum, violin, musical-notes, trumpet, saxophone, banjo, musical-keyboard, accordion
dance | talent | ballet-shoes, bell, ribbon, musical-note, crown, diya-lamp, peacock, lotus, maracas
theatre | talent | performing-arts, top-hat, clapper-board, ticket, microphone, crown, elephant, ribbon
art | talent | artist-palette, crayon, framed-picture, rainbow, paintbrush, pencil, fish, hibiscus
clay | talent | amphora, teapot, potted-plant, sun, hedgehog, turtle, bowl-with-spoon, honey-pot, bucket
craft | talent | red-paper-lantern, scissors, thread, ribbon, yarn, paperclip, sewing-needle, envelope, bird
film | talent | movie-camera, camera, popcorn, film-frames, television, ticket, videocassette, bullseye, bicycle
sports | talent | soccer-ball, badminton, trophy, sun, kite, running-shoe, tennis, cricket-game, 1st-place-medal, bicycle
chess | talent | chess-pawn, crown, hourglass-done, trophy, game-die, puzzle-piece, brain, alarm-clock, owl
food | talent | pot-of-food, curry-rice, cupcake, hot-pepper, bread, cookie, mango, avocado, tomato
festival | talent | diya-lamp, lotus, wrapped-gift, fireworks, sparkler, firecracker, candle, bouquet
fair | talent | ferris-wheel, circus-tent, popcorn, balloon, party-popper, carousel-horse, roller-coaster, ice-cream, lollipop, kite
toys | shop | teddy-bear, puzzle-piece, yo-yo, balloon, kite, nesting-dolls, game-die, racing-car, duck
`
