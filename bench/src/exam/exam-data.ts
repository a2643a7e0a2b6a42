import { createHash } from 'node:crypto'
import type { OpenDatabase } from '@brightyard/database'

export const passcode = 'BENCHPASSCODE'
export const applicationOf = (index: number) => `BENCH${index}`

const hashOf = (applicationId: string) =>
  createHash('sha256').update(`${applicationId}.${passcode}`).digest('base64url')

/** One assessment, its questions, and a candidate for each of the people. */
export async function fillExam(database: OpenDatabase, candidates: number, questions: number) {
  const [made] = await database.query(
    `insert into assessments (title, subject, minutes, review_from, published_at)
     values ('Bench', 'Bench', 120, 'release', now()) returning id`,
  )
  const id = Number(made?.['id'])
  await database.query(
    `insert into assessment_sections (assessment_id, position, title) values (${id}, 1, 'All')`,
  )
  const content = { text: 'Which?', picture: null, options: [], prompts: [], unit: '' }
  await database.query(
    `insert into assessment_questions (assessment_id, section_id, position, kind, content, answer_key, marks)
     select ${id}, section.id, place, 'text', '${JSON.stringify(content)}', '{"right":["yes"]}', 1
     from assessment_sections section, generate_series(1, ${questions}) place
     where section.assessment_id = ${id}`,
  )
  const rows = Array.from({ length: candidates }, (_, index) => {
    const applicationId = applicationOf(index)
    return `(${id}, '${applicationId}', '${hashOf(applicationId)}', 'Candidate ${index}')`
  })
  await database.query(
    `insert into assessment_candidates (assessment_id, application_id, passcode_hash, name) values ${rows.join(', ')}`,
  )
  return id
}

/** By application and question, what the database has. */
export async function storedAnswers(database: OpenDatabase): Promise<Map<string, string>> {
  const rows = await database.query(
    `select c.application_id || ' ' || a.question_id as key, a.given->>0 as given
     from assessment_answers a
     join assessment_attempts t on t.id = a.attempt_id
     join assessment_candidates c on c.id = t.candidate_id`,
  )
  return new Map(rows.map((row) => [String(row['key']), String(row['given'])]))
}
