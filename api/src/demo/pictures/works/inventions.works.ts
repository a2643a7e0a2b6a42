import { spoon } from './spoon.work.ts'
import { lorry } from './gas-lorry.work.ts'
import type { Work } from './work.ts'

export const inventionWorks: Record<string, Work> = {
  'The spoon that shouts': {
    manner: 'plan on blue paper',
    ground: '#1D4E89',
    paint: spoon,
    alt: 'A plan in white on blue: a spoon with a battery that shouts AAAH, and a pot of milk that steams',
  },
  'A bell for the gas lorry': {
    manner: 'felt-tip poster',
    ground: '#CDB68F',
    paint: lorry,
    alt: 'A felt-tip poster taped to a board: a gas lorry with a huge bell on its roof, and a woman who waves',
  },
}
