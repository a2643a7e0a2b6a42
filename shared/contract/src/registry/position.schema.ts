import * as z from '@brightyard/contract/schema'
import { Position } from '../release/position.ts'

/** `GET /positions`: everything that changed what visitors get, the newest first. */
export const PositionHistory = z.object({ positions: z.array(Position) })
export type PositionHistory = z.infer<typeof PositionHistory>
