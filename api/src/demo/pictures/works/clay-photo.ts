import { flat, oval, smooth, type Hand } from '../hands/strokes.ts'
import { disc, rect } from '../painters/canvas.ts'

/** A wall, the edge of a table and the table. */
export const corner = (w: number, h: number, wall: string, table: string, edge = 178) =>
  rect(0, 0, w, h, wall) +
  rect(0, edge, w, h - edge, table) +
  rect(0, edge, w, 3, '#000', 'opacity=".14"')
export const shadow = (x: number, y: number, rx: number, ry = rx * 0.2) =>
  flat(smooth(oval(x, y, rx, ry), true), '#1A0F06', 'opacity=".28"')
export const eye = (hand: Hand, x: number, y: number, r: number, look = 0) =>
  hand.fill(oval(x, y, r), '#F6F1E4') +
  disc(x + look, y + r * 0.1, r * 0.5, '#1E1B22') +
  disc(x + look - r * 0.15, y - r * 0.1, r * 0.16, '#fff')
