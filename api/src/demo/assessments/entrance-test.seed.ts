import type { Database } from '../../database/database.ts'
import { assessmentCandidates, type assessments } from '../../database/schema/assessments.schema.ts'
import { passcodeHashOf } from '../../modules/assessments/candidate-passcode.ts'
import type { DemoAssessment } from './assessments.data.ts'
import { fractions, reading } from './assessments.data.ts'
import { seedAttempt } from './attempts.seed.ts'

/** A school's test for children who are not its students yet. */
export const entranceTest: DemoAssessment = {
  title: 'Entrance test, class 5',
  subject: 'Maths and English',
  summary: 'For children who would like to join class 5: numbers, and a short story.',
  minutes: 40,
  sections: [...fractions.sections, ...reading.sections],
}

const names =
  'Ira Kulkarni, Dev Saxena, Tanvi Joshi, Arjun Pillai, Myra Sethi, Reyansh Gupta, Pari Bhat, Ishan Dutta, Navya Reddy, Vihaan Shah, Saira Khan, Kian D’Souza, Anvi Rao, Yusuf Ali, Leela Thomas, Om Patil'.split(
    ', ',
  )

/** Most have handed in, one answers, two have not started; one question has a doubtful key. */
export async function seedEntranceTest(
  tx: Database,
  test: typeof assessments.$inferSelect,
  at: (hours: number) => Date,
) {
  const rows = await tx
    .insert(assessmentCandidates)
    .values(
      names.map((name, index) => {
        const applicationId = `BYENT${2601 + index}`
        const [firstName = ''] = name.toLowerCase().split(' ')
        return {
          assessmentId: test.id,
          applicationId,
          passcodeHash: passcodeHashOf(applicationId, 'brightyard-demo'),
          name,
          contact: `${firstName}.family@example.com`,
          createdBy: test.createdBy,
          paidAt: index < 15 ? at(-40 + index) : null,
          createdAt: at(-50),
        }
      }),
    )
    .returning({ id: assessmentCandidates.id })
  for (const [index, { id: candidateId }] of rows.entries()) {
    const skill = 0.3 + ((index * 29) % 60) / 100
    if (index < 13)
      await seedAttempt(tx, test, {
        candidateId,
        startedAt: at(-24 + index / 4),
        minutes: 19 + ((index * 7) % 20),
        skill,
        trap: 7,
      })
    else if (index === 13)
      await seedAttempt(tx, test, { candidateId, startedAt: at(-0.3), skill, answered: 4 })
  }
}
