import { openEntryCertificate } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../database/database.ts'
import { campaigns } from '../../../database/schema/content.schema.ts'
import { talentEntries } from '../../../database/schema/talent.schema.ts'
import { students, users } from '../../../database/schema/users.schema.ts'
import { conflict, notFound } from '../../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../../server/file-link.ts'
import { NamedFile, readAddress } from '../../../server/read-address.ts'
import { registerCall } from '../../../server/register-call.ts'
import type { Services } from '../../../server/services.ts'
import { isOver } from '../campaign.repository.ts'
import { groupOf, groupWords } from '../age-groups.ts'
import { findOwnEntry, numberOf } from '../entry.repository.ts'
import { listJudges } from './jury.repository.ts'
import { mayHaveCertificate, prizeOf } from './verdict.ts'

const filePath = '/vendor/api/talentbox/certificates/'
const fileName = (id: number) => `brightyard-talentbox-${id}.pdf`

async function certificateOf(db: Database, id: number, now: Date) {
  const [row] = await db
    .select({ entry: talentEntries, campaign: campaigns, kidName: users.name })
    .from(talentEntries)
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .innerJoin(students, eq(students.id, talentEntries.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(talentEntries.id, id))
  if (!row?.campaign.verdictAt || !isOver(row.campaign, now) || !mayHaveCertificate(row))
    return undefined
  const judges = await listJudges(db, row.campaign.id)
  const group = groupOf(row.campaign, row.entry.age)
  return {
    kidName: row.kidName,
    entry: row.entry.title,
    campaign: row.campaign.title,
    place: row.entry.place,
    ageGroup: group && groupWords(group),
    prize: prizeOf(row.campaign.prizes, row.entry.place),
    judges: judges.map(({ name }) => name),
    decidedAt: row.campaign.verdictAt,
    number: numberOf(row.entry),
  }
}

/** For the family by a call; the link that it gets is signed, and needs no session. */
export function entryCertificateRoutes(app: FastifyInstance, { db, now, linkSecret }: Services) {
  registerCall(app, openEntryCertificate, async (actor, { id }) => {
    const found = await findOwnEntry(actor, db, id)
    if (!mayHaveCertificate(found))
      throw conflict('no_part', 'This entry did not take part, so there is no certificate.')
    if (!isOver(found.campaign, now()))
      throw conflict('not_yet', 'The certificate is here once the jury has decided.')
    const { token, validUntil } = fileToken(linkSecret, 'entry-certificate', id, now())
    return {
      url: `${filePath}${token}.pdf`,
      file_name: fileName(id),
      valid_until: validUntil.toISOString(),
    }
  })

  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = readAddress(NamedFile, request.params, 'this certificate')
    const id = file.endsWith('.pdf')
      ? idOfToken(linkSecret, 'entry-certificate', file.slice(0, -4), now())
      : null
    const certificate = id === null ? undefined : await certificateOf(db, id, now())
    if (id === null || !certificate) throw notFound('this certificate')
    // The drawing part is large: it is loaded when the first certificate is opened.
    const { drawEntryCertificate } = await import('./entry-certificate-pdf.ts')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${fileName(id)}"`)
      .header('x-robots-tag', 'noindex')
      .type('application/pdf')
      .send(await drawEntryCertificate(certificate))
  })
}
