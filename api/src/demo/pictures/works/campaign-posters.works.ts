import { withOwnIds } from '../icons.ts'
import { rect } from '../painters/canvas.ts'
import { clayWorks } from './clay.works.ts'
import { greenWorks } from './green-reporter.works.ts'
import { kiteWorks } from './kite-letters.works.ts'
import { lampWorks } from './lamps.works.ts'
import { mathsWorks } from './maths.works.ts'
import type { Easel, Work } from './work.ts'

interface Part {
  work: Work | undefined
  /** Where on the poster: x, y, width, height. */
  at: readonly [number, number, number, number]
  /** Which part of the work: its view box. */
  view: string
}

/** Details of what children made, as panels of a poster. */
const poster =
  (ground: string, parts: readonly Part[]) =>
  ({ dice, w, h }: Easel) =>
    rect(0, 0, w, h, ground) +
    parts
      .map(({ work, at: [x, y, wide, high], view }) => {
        const inside = work?.paint({ dice, w: 480, h: 300 }) ?? ''
        return `<svg x="${x}" y="${y}" width="${wide}" height="${high}" viewBox="${view}" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 480, 300, work?.ground ?? ground)}${withOwnIds(inside)}</svg>`
      })
      .join('')

export const posterWorks: Record<string, Work> = {
  'Festival of Lights': {
    manner: 'poster of three lamps',
    ground: '#160D1E',
    alt: 'Three lamps in the dark: a painted bottle, a sandal and a sieve that throws moons',
    paint: poster('#0A0710', [
      {
        work: lampWorks['A bottle for Eid and Diwali'],
        at: [0, 0, 156, 300],
        view: '166 4 146 280',
      },
      { work: lampWorks['Lamp from a sandal'], at: [162, 0, 156, 300], view: '164 14 146 280' },
      { work: lampWorks['The sieve moon'], at: [324, 0, 156, 300], view: '168 10 152 290' },
    ]),
  },
  'Kite Letters': {
    manner: 'poster of two kites',
    ground: '#2E4374',
    alt: 'A letter on a yellow kite in the rain, and a kite of cut paper with a large seven',
    paint: poster('#F6F0DF', [
      { work: kiteWorks['To the number seven'], at: [0, 0, 276, 300], view: '70 0 276 300' },
      {
        work: kiteWorks['To the moon, who is late'],
        at: [284, 0, 196, 146],
        view: '90 10 250 190',
      },
      { work: kiteWorks['To my first tooth'], at: [284, 154, 196, 146], view: '140 66 250 190' },
    ]),
  },
  'Clay Carnival': {
    manner: 'poster of a creature',
    ground: '#E4B33F',
    alt: 'Clay creatures: a violet one with a weed between its teeth, a fish with an umbrella and a bird with pockets',
    paint: poster('#FFF4DE', [
      { work: clayWorks['The night gardener'], at: [0, 0, 300, 300], view: '86 56 236 236' },
      {
        work: clayWorks['Fish that is afraid of water'],
        at: [308, 0, 172, 146],
        view: '186 14 260 220',
      },
      { work: clayWorks['Bird with pockets'], at: [308, 154, 172, 146], view: '36 10 250 214' },
    ]),
  },
  'Green Reporter': {
    manner: 'poster of a report',
    ground: '#8BC34A',
    alt: 'A row of ants with leaves below nine days of one leaf',
    paint: poster('#2F5D34', [
      { work: greenWorks['Thirty days of one leaf'], at: [0, 0, 480, 148], view: '14 60 452 140' },
      { work: greenWorks['Ants have a timetable'], at: [0, 156, 480, 144], view: '0 168 440 132' },
    ]),
  },
  'Maths in the Wild': {
    manner: 'poster of a spiral',
    ground: '#E9DCC8',
    alt: 'The spiral on the lid of a pressure cooker, and seven children in a queue',
    paint: poster('#1E3A5F', [
      {
        work: mathsWorks['The spiral on the cooker lid'],
        at: [0, 0, 480, 150],
        view: '92 100 250 78',
      },
      {
        work: mathsWorks['Queue theory at the dosa cart'],
        at: [0, 158, 480, 142],
        view: '170 200 310 92',
      },
    ]),
  },
}
