/** Pictures that entries share: theme | area | layout | icons. */
export const themes = `
reading | learn | scene | open-book, books, owl, sparkles, crescent-moon
writing | learn | scene | fountain-pen, scroll, notebook, feather, sparkles
maths | learn | scene | abacus, triangular-ruler, input-numbers, infinity, star
science | learn | scene | microscope, test-tube, atom-symbol, dna, sparkles
space | learn | scene | rocket, telescope, globe-showing-asia-australia, star, ringed-planet
nature | learn | scene | deciduous-tree, chipmunk, sunflower, butterfly, sun
garden | learn | scene | potted-plant, seedling, tomato, lady-beetle, sun
coding | learn | scene | laptop, robot, joystick, gear, sparkles
robots | learn | scene | robot, mechanical-arm, battery, gear, high-voltage
school | learn | scene | school, backpack, bus, bell, pencil
study | learn | scene | graduation-cap, books, pencil, glowing-star, sparkles
health | learn | scene | red-apple, carrot, glass-of-milk, sun, cloud
calm | learn | scene | lotus, herb, full-moon, butterfly, cloud
world | learn | scene | globe-showing-asia-australia, airplane, compass, cloud, star
city | brand | scene | cityscape, auto-rickshaw, bicycle, sun, cloud
safety | brand | scene | shield, locked-with-key, laptop, check-mark, star
money | brand | scene | coin, money-bag, bar-chart, star, sparkles
team | brand | scene | busts-in-silhouette, speech-balloon, puzzle-piece, flashlight, star
news | brand | scene | newspaper, megaphone, microphone, star, camera
office | brand | scene | briefcase, laptop, potted-plant, clipboard, star
awards | talent | scene | trophy, sports-medal, rosette, star, party-popper
music | talent | scene | guitar, drum, violin, musical-notes, star
dance | talent | scene | ballet-shoes, bell, ribbon, musical-note, sparkles
theatre | talent | scene | performing-arts, top-hat, clapper-board, star, sparkles
art | talent | scene | artist-palette, crayon, framed-picture, rainbow, paintbrush
clay | talent | scene | amphora, teapot, potted-plant, sparkles, sun
craft | talent | scene | red-paper-lantern, scissors, thread, ribbon, sparkles
film | talent | scene | movie-camera, camera, popcorn, film-frames, star
sports | talent | scene | soccer-ball, badminton, trophy, sun, kite
chess | talent | scene | chess-pawn, crown, hourglass-done, star, trophy
food | talent | scene | pot-of-food, curry-rice, cupcake, hot-pepper, sparkles
festival | talent | scene | diya-lamp, lotus, wrapped-gift, fireworks, sparkles
fair | talent | scene | ferris-wheel, circus-tent, popcorn, balloon, party-popper
toys | shop | scene | teddy-bear, puzzle-piece, yo-yo, balloon, star
girl1 | talent | portrait | girl-medium, trophy
girl2 | learn | portrait | girl-medium-dark, microscope
boy1 | learn | portrait | boy-medium-light, rocket
boy2 | talent | portrait | boy-medium-dark, musical-notes
woman1 | brand | portrait | woman-teacher-medium, open-book
woman2 | talent | portrait | woman-artist-medium-dark, paintbrush
woman3 | learn | portrait | woman-scientist-medium, test-tube
man1 | brand | portrait | man-teacher-medium, pencil
man2 | learn | portrait | man-farmer-medium-dark, seedling
man3 | talent | portrait | man-singer-medium, microphone
`
