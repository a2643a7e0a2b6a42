import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'

/** Known only to the sender of a file. */
export const newTicket = () => randomBytes(16).toString('base64url')

/** Small enough that a player's question for the middle of a film reads no more than it needs. */
const storedPartBytes = 1_000_000
export const partsOf = (uploadId: number, bytes: Buffer) =>
  Array.from({ length: Math.ceil(bytes.length / storedPartBytes) }, (_, at) => {
    const start = at * storedPartBytes
    return { uploadId, start, data: bytes.subarray(start, start + storedPartBytes) }
  })

/** A picture of a post that the server has encoded already. */
export async function insertPicture(
  tx: Database,
  {
    clean,
    ...picture
  }: Omit<typeof uploads.$inferInsert, 'ticket' | 'purpose' | 'size'> & {
    postId: number
    clean: Buffer
  },
): Promise<number> {
  const [made] = await tx
    .insert(uploads)
    .values({
      ...picture,
      ticket: newTicket(),
      purpose: 'post-picture',
      kind: 'webp',
      size: clean.length,
    })
    .returning({ id: uploads.id })
  const id = made?.id ?? 0
  await tx.insert(uploadParts).values(partsOf(id, clean))
  return id
}
