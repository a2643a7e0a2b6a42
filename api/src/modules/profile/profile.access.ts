import { setAvatar } from '@brightyard/contract'
import sharp from 'sharp'
import { signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow } from '../../testing/access/access-row.ts'

const aPicture = async () => {
  const create = { width: 60, height: 60, channels: 3 as const, background: '#ffcc00' }
  return { picture: (await sharp({ create }).png().toBuffer()).toString('base64') }
}

export const profileAccess: readonly AccessRow[] = [
  { call: setAvatar, given: aPicture, outcomes: signedInOnly },
]
