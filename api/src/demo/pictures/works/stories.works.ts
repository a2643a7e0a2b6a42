import { goat } from './goat-page.work.ts'
import { doorComic } from './door-comic.work.ts'
import { cake } from './cake-and-door.work.ts'
import { postman } from './postman.work.ts'
import type { Work } from './work.ts'

export const storyWorks: Record<string, Work> = {
  'Three knocks and a goat': {
    manner: 'handwritten page',
    ground: '#A97443',
    paint: goat,
    alt: 'A page of handwriting on a wooden table, with a goat drawn below the last line',
  },
  'The door that knocked back': {
    manner: 'felt-tip comic',
    ground: '#BFE3F2',
    paint: doorComic,
    alt: 'A comic in three panels: a girl knocks, a purple door knocks back twice, and then it opens its eyes',
  },
  'Wrong number, right door': {
    manner: 'wax crayon cover',
    ground: '#FFF4D8',
    paint: cake,
    alt: 'The cover of a story in wax crayon: a pink cake with three candles in front of door 17, or 71',
  },
  'The postman’s last round': {
    manner: 'pencil',
    ground: '#FBFAF5',
    paint: postman,
    alt: 'A pencil drawing: a postman with grey hair on a red bicycle, one letter in his bag, on his way to the letter box',
  },
}
