/** Parents in the order of the shop bar: name | icons | tax percent. */
export const parents = `
Toys & Games | puzzle-piece, game-die, teddy-bear, balloon, star | 12
Books & Stories | books, open-book, owl, sparkles, crescent-moon | 0
Art & Craft | artist-palette, crayon, scissors, rainbow, sparkles | 12
STEM & Robotics | robot, rocket, test-tube, atom-symbol, gear | 18
School Supplies | backpack, pencil, straight-ruler, notebook, bell | 12
Sports & Outdoors | soccer-ball, kick-scooter, badminton, sun, kite | 12
Music & Dance | guitar, drum, musical-keyboard, musical-notes, sparkles | 18
Baby & Toddler | baby-bottle, teddy-bear, duck, cloud, star | 5
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
