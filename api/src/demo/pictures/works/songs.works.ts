import { sewing } from './sewing-machine.work.ts'
import { lullaby } from './lullaby.work.ts'
import { boat } from './boat.work.ts'
import type { Work } from './work.ts'

export const songWorks: Record<string, Work> = {
  'The sewing machine song': {
    manner: 'cut paper',
    ground: '#B9D7C8',
    paint: sewing,
    alt: 'The cover of a song, of cut paper: a dark blue sewing machine on pink cloth, with notes and the words TAK TAK',
  },
  'Lullaby for a loud city': {
    manner: 'chalk',
    ground: '#1D2140',
    paint: lullaby,
    alt: 'The cover of a song, in chalk: a moon above lit windows, and a line of notes that says shhh',
  },
  'Boat song': {
    manner: 'watercolour',
    ground: '#F3B58A',
    paint: boat,
    alt: 'The cover of a song, in watercolour: a small boat with a red and a white sail, and an old man who sings against the wind',
  },
}
