import { roof } from './blue-roof.work.ts'
import { grandmother } from './grandmothers-window.work.ts'
import { stumps } from './three-stumps.work.ts'
import { shelf } from './shelf.work.ts'
import { neem } from './neem-tree.work.ts'
import { sunday } from './sunday-pot.work.ts'
import { radio } from './radio.work.ts'
import type { Work } from './work.ts'

export const colourothonWorks: Record<string, Work> = {
  'The blue roof': {
    manner: 'wax crayon',
    ground: '#FBF7EC',
    paint: roof,
    alt: 'A wax crayon drawing: a house with a huge blue roof in the rain, the sun in the corner and a girl with plaits in front',
  },
  'Grandmother’s window': {
    manner: 'cut paper',
    ground: '#E9B44C',
    paint: grandmother,
    alt: 'A picture of cut paper: a grandmother with a bun waters three pots behind a window with red curtains',
  },
  'The wall with three stumps': {
    manner: 'felt-tip',
    ground: '#D97B53',
    paint: stumps,
    alt: 'A felt-tip drawing: three white stumps on a brick wall, a child with a bat and a red ball that comes fast',
  },
  'The shelf I can reach now': {
    manner: 'coloured pencil',
    ground: '#FBFAF5',
    paint: shelf,
    alt: 'A drawing in coloured pencil on squared paper: a girl takes a book from a tall shelf, and the chair beside her is crossed out',
  },
  'Under the neem tree': {
    manner: 'watercolour',
    ground: '#F7D9A4',
    paint: neem,
    alt: 'A watercolour: two children and a sleeping dog in the wide shade of a neem tree',
  },
  'The smell of Sunday': {
    manner: 'coffee and turmeric',
    ground: '#FAF1DC',
    paint: sunday,
    alt: 'A painting in coffee and turmeric: a pot with yellow steam on a brown table, and the ring of a cup',
  },
  'Where the radio stands': {
    manner: 'chalk on black paper',
    ground: '#1F2430',
    paint: radio,
    alt: 'Chalk on black paper: an orange radio with its aerial out, coloured notes, and a father who sings along',
  },
}
