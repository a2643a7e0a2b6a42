import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { talentEntries } from '../../database/schema/talent.schema.ts'
import { uploadParts, uploads } from '../../database/schema/uploads.schema.ts'
import { accept } from '../../modules/uploads/accept-file.ts'

/** Beside the sources and beside what is built of them. */
const folder = join(import.meta.dirname, '../../../recordings')

/** What was sung and played, by the title of the entry. */
const files: Readonly<Record<string, string>> = {
  'The sewing machine song': 'sewing-machine-song.mp3',
  'Lullaby for a loud city': 'lullaby-for-a-loud-city.mp3',
  'Boat song': 'boat-song.mp3',
  'To my empty chair': 'to-my-empty-chair.mp4',
  'The understudy': 'the-understudy.mp4',
  'Cricket commentary for a wedding': 'cricket-commentary-for-a-wedding.mp4',
}

/** Songs and films of entries, taken in as those of families are. */
export async function seedRecordings(db: Database) {
  const { id, title, createdBy, createdAt } = talentEntries
  const entries = await db
    .select({ id, title, createdBy, createdAt })
    .from(talentEntries)
    .where(inArray(title, Object.keys(files)))
  for (const entry of entries) {
    const name = files[entry.title] ?? ''
    const file = await accept(await readFile(join(folder, name)), 'entry')
    if (!file || !('kind' in file)) throw new Error(`${name} is not taken.`)
    const { clean, ...facts } = file
    const size = clean.length
    const [stored] = await db
      .insert(uploads)
      .values({
        ...facts,
        ticket: randomBytes(16).toString('base64url'),
        purpose: 'entry',
        name,
        size,
        received: size,
        ownerId: entry.createdBy,
        entryId: entry.id,
        createdAt: entry.createdAt,
      })
      .returning()
    if (!stored) throw new Error(`${name} was not stored.`)
    await db.insert(uploadParts).values({ uploadId: stored.id, start: 0, data: clean })
  }
}
