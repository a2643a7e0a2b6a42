import { createHash } from 'node:crypto'

/** `sha384-` and base64, as in a script's integrity attribute and in remote.json. */
export const integrityOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
