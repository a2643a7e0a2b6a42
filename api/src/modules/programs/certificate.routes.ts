import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { programEnrolments } from '../../database/schema/programs.schema.ts'
import { students, users } from '../../database/schema/users.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { fileToken, idOfToken } from '../../server/file-link.ts'
import { NamedFile, readAddress } from '../../server/read-address.ts'
import type { Services } from '../../server/services.ts'
import { findEnrolment } from './enrolment.repository.ts'
import { readProgram } from './program.repository.ts'

const filePath = '/vendor/api/certificates/'
const fileName = (id: number) => `brightyard-certificate-${id}.pdf`

export async function openCertificate(
  actor: ActingUser,
  { db, now, linkSecret }: Services,
  id: number,
) {
  const { enrolment } = await findEnrolment(actor, db, id)
  if (!enrolment.completedAt)
    throw conflict('not_completed', 'The certificate is here once the last lesson is done.')
  const { token, validUntil } = fileToken(linkSecret, 'certificate', id, now())
  return {
    url: `${filePath}${token}.pdf`,
    file_name: fileName(id),
    valid_until: validUntil.toISOString(),
  }
}

async function certificateOf(db: Database, id: number) {
  const [row] = await db
    .select({ enrolment: programEnrolments, kidName: users.name })
    .from(programEnrolments)
    .innerJoin(students, eq(students.id, programEnrolments.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(programEnrolments.id, id))
  if (!row?.enrolment.completedAt) return undefined
  const program = await readProgram(db, row.enrolment.programId)
  return {
    kidName: row.kidName,
    program: program.title,
    organiser: program.organiser,
    chapters: program.chapter_count,
    lessons: program.lesson_count,
    completedAt: row.enrolment.completedAt,
    number: `BYC-${String(id).padStart(6, '0')}`,
  }
}

/** The signed link needs no session. */
export function certificateRoute(app: FastifyInstance, { db, now, linkSecret }: Services) {
  app.get(`${filePath}:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = readAddress(NamedFile, request.params, 'this certificate')
    const id = file.endsWith('.pdf')
      ? idOfToken(linkSecret, 'certificate', file.slice(0, -4), now())
      : null
    const certificate = id === null ? undefined : await certificateOf(db, id)
    if (id === null || !certificate) throw notFound('this certificate')
    // The drawing part is large: it is loaded when the first certificate is opened.
    const { drawCertificate } = await import('./certificate-pdf.ts')
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `inline; filename="${fileName(id)}"`)
      .header('x-robots-tag', 'noindex')
      .type('application/pdf')
      .send(await drawCertificate(certificate))
  })
}
