import type { PracticeQuestion, PracticeSession } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { masteryOf } from './engine/knowledge-tracing.ts'
import { spoken } from './engine/speak.ts'
import { findTopic, questionAgain } from './engine/topics.ts'
import type { Question } from './engine/question.ts'
import type { Skill, Topic } from './engine/topic.ts'
import { masteriesOf, readMasteryRows } from './mastery.repository.ts'
import { readQuestions } from './session.repository.ts'
import type { QuestionRow, SessionRow } from './session.repository.ts'

/** Topics of stored rows exist: none is ever taken away. */
export function topicOf(code: string): Topic {
  const topic = findTopic(code)
  if (!topic) throw new Error(`There is no topic ${code}.`)
  return topic
}

export function questionOf(row: QuestionRow) {
  const question = questionAgain(row.skill, row.seed)
  if (!question) throw new Error(`There is no skill ${row.skill}.`)
  return question
}

/** A question without its answer. */
export function viewQuestion(
  skill: Skill | undefined,
  { text, answer, hints }: Question,
  { number, hintsTaken }: Pick<QuestionRow, 'number' | 'hintsTaken'>,
): PracticeQuestion {
  const isNumber = answer.kind === 'number' || answer.kind === 'fraction'
  const options =
    answer.kind === 'choice' ? answer.options : answer.kind === 'ordering' ? answer.items : []
  return {
    number,
    text,
    spoken: spoken(text),
    kind: answer.kind,
    unit: isNumber ? answer.unit : '',
    options: [...options],
    difficulty: skill?.level ?? 1,
    skill: skill?.name ?? '',
    hints: hints.slice(0, hintsTaken),
    hints_left: Math.max(0, hints.length - hintsTaken),
  }
}

export async function viewSession(db: Database, session: SessionRow): Promise<PracticeSession> {
  const topic = topicOf(session.topic)
  const skillOf = (row: QuestionRow) => topic.skills.find(({ code }) => code === row.skill)
  const rows = await readQuestions(db, session.id)
  const open = session.finishedAt ? undefined : rows.find((row) => row.answeredAt === null)
  const mastery =
    session.masteryAfter ??
    masteryOf(topic.skills, masteriesOf(await readMasteryRows(db, session.studentId)))
  return {
    id: session.id,
    student_id: session.studentId,
    topic: session.topic,
    title: topic.title,
    worksheet_id: session.worksheetId,
    started_at: session.startedAt.toISOString(),
    finished_at: session.finishedAt?.toISOString() ?? null,
    question: open ? viewQuestion(skillOf(open), questionOf(open), open) : null,
    results: rows.flatMap((row) =>
      row.answeredAt === null
        ? []
        : [
            {
              number: row.number,
              text: row.text,
              given: row.given ?? '',
              is_right: row.isRight ?? false,
              hints_taken: row.hintsTaken,
              seconds: row.seconds ?? 0,
            },
          ],
    ),
    mastery_before: session.masteryBefore,
    mastery,
  }
}
