import { eq } from 'drizzle-orm'
import {
  openDocument,
  removeUpload,
  sendUploadPart,
  sendApplication,
  startUpload,
} from '@brightyard/contract'
import { uploads } from '../../database/schema/uploads.schema.ts'
import { adminOnly, everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, World } from '../../testing/access/access-row.ts'
import { anApplication } from '../applications/applications.access.ts'
import { goodFiles } from './sample-files.ts'

const announced = (size: number) => ({ purpose: 'application' as const, name: 'licence.pdf', size })

async function aFile({ callers }: World) {
  const { pdf } = await goodFiles()
  const { upload } = await callers.visitor.call(startUpload, announced(pdf.length))
  return { upload, start: 0, data: pdf.toString('base64') }
}

async function aDocument(world: World) {
  const { visitor } = world.callers
  const { upload, ...part } = await aFile(world)
  await visitor.call(sendUploadPart, { upload, ...part })
  await visitor.call(sendApplication, { ...anApplication(), documents: [upload] })
  const [file] = await world.api.db.select().from(uploads).where(eq(uploads.ticket, upload))
  return { id: file?.id ?? 0 }
}

export const uploadAccess: readonly AccessRow[] = [
  // Open to everyone who sends a form: the file's random id protects it.
  { call: startUpload, given: () => announced(1000), outcomes: everyone },
  { call: sendUploadPart, given: aFile, outcomes: everyone },
  { call: removeUpload, given: aFile, outcomes: everyone },
  { call: openDocument, given: aDocument, outcomes: adminOnly },
]
