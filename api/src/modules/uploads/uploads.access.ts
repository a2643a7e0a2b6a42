import { eq } from 'drizzle-orm'
import {
  openDocument,
  removeUpload,
  sendUploadPart,
  sendApplication,
  startUpload,
} from '@brightyard/contract'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { adminOnly, allTheirOwn, everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { anApplication } from '../applications/applications.access.ts'
import { goodFiles } from './sample-files.ts'

/** Also an admin has no business with a file that its sender has not sent yet. */
const starterOnly: Outcomes = { owner: 200, others: 404 }

const announced = (size: number) => ({ purpose: 'application' as const, name: 'licence.pdf', size })

async function aFile({ callers }: World, whose: Signed | 'visitor') {
  const { pdf } = await goodFiles()
  const { upload } = await callers[whose].call(startUpload, announced(pdf.length))
  return { upload, start: 0, data: pdf.toString('base64') }
}

async function aDocument(world: World) {
  const { visitor } = world.callers
  const { upload, ...part } = await aFile(world, 'visitor')
  await visitor.call(sendUploadPart, { upload, ...part })
  await visitor.call(sendApplication, { ...anApplication(), documents: [upload] })
  const [file] = await world.api.db.select().from(uploads).where(eq(uploads.ticket, upload))
  return { id: file?.id ?? 0 }
}

export const uploadAccess: readonly AccessRow[] = [
  // Open to everyone who sends a form.
  { call: startUpload, given: () => announced(1000), outcomes: everyone },
  // With a file of one's own; what a visitor started is protected by its random id alone.
  { call: sendUploadPart, given: aFile, outcomes: starterOnly, own: allTheirOwn },
  { call: removeUpload, given: aFile, outcomes: starterOnly, own: allTheirOwn },
  { call: openDocument, given: aDocument, outcomes: adminOnly },
]
