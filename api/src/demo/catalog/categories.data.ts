/** Parents in the order of the shop bar: name | icons | tax percent | material | what they are good for. */
export const parents = `
Toys & Games | puzzle-piece, game-die, teddy-bear, balloon, star | 12 | Wood and water-based paint | Play is how children rehearse for life. Everything on this shelf is chosen because a child comes back to it on the tenth day, not only on the first.
Books & Stories | books, open-book, owl, sparkles, crescent-moon | 0 | FSC-certified paper | We read every book aloud before it goes on the shelf. If the adults in the room stop listening, the book does not come in.
Art & Craft | artist-palette, crayon, scissors, rainbow, sparkles | 12 | Non-toxic, washable colour | Good materials forgive. Bright pigment, paper that does not tear and tools that fit small hands let a child make the thing they saw in their head.
STEM & Robotics | robot, rocket, test-tube, atom-symbol, gear | 18 | ABS plastic and steel fasteners | A kit earns its place here when it can be taken apart and built again into something the manual never mentioned.
School Supplies | backpack, pencil, straight-ruler, notebook, bell | 12 | Recycled polyester and paper | The everyday things of a school day, made to last until the last day of the year.
Sports & Outdoors | soccer-ball, kick-scooter, badminton, sun, kite | 12 | Weather-proof composites | Fresh air, scraped knees and a good night of sleep. Sized for children, and strong enough for their older cousins.
Music & Dance | guitar, drum, musical-keyboard, musical-notes, sparkles | 18 | Seasoned wood and brass | Real instruments in small sizes. They hold their tune, because nothing ends a musical career faster than a violin that will not.
Baby & Toddler | baby-bottle, teddy-bear, duck, cloud, star | 5 | Organic cotton and beech wood | Soft, rounded and washable. Tested against the Indian standard for toys, and by several very determined one-year-olds.
`
/** Parent | child. */
export const children = `
Toys & Games | Puzzles
Toys & Games | Board Games
Toys & Games | Pretend Play
Books & Stories | Picture Books
Books & Stories | Early Readers
Books & Stories | Activity Books
Art & Craft | Colours & Paints
Art & Craft | Craft Kits
Art & Craft | Clay & Modelling
STEM & Robotics | Robotics Kits
STEM & Robotics | Science Sets
STEM & Robotics | Maths & Logic
School Supplies | Bags & Bottles
School Supplies | Stationery
School Supplies | Study Corner
Sports & Outdoors | Ball Games
Sports & Outdoors | Wheels
Sports & Outdoors | Garden & Nature
Music & Dance | String Instruments
Music & Dance | Percussion
Music & Dance | Keys & Wind
Baby & Toddler | Soft Toys
Baby & Toddler | First Learning
Baby & Toddler | Bath & Bedtime
`
/** Name | icon. */
export const brands = `
Chanda Mama Press | crescent-moon
Curio Labs | microscope
Dabba & Co. | bento-box
Gilli Sports | cricket-game
Hathi Toys | elephant
Imli Crafts | scissors
Jugnu Robotics | robot
Kagaz Studio | notebook
Little Banyan | deciduous-tree
Maati Clay | amphora
Mor Pankh Colours | peacock
Nanhe Kadam | baby-chick
Rangoli House | artist-palette
Sargam Music | musical-score
Taare Science | telescope
Tota Books | parrot
`
