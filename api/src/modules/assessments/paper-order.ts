import { createHash } from 'node:crypto'
import type { PaperQuestion } from '@brightyard/contract'
import type { QuestionRow } from './assessment.repository.ts'

const rank = (seed: string, id: number | string) =>
  createHash('sha256').update(`${seed} ${id}`).digest('hex')

/** The same order for the same seed, whatever is asked for and when. */
function shuffled<One extends { id: number | string }>(all: readonly One[], seed: string): One[] {
  return all
    .map((one) => ({ one, rank: rank(seed, one.id) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ one }) => one)
}

/** Questions in the order of one attempt: sections stay, what is in them is mixed. Answers are left out. */
export function paperOf(
  rows: readonly QuestionRow[],
  { isShuffled, seed }: { isShuffled: boolean; seed: string },
): PaperQuestion[] {
  const sections = [...new Set(rows.map(({ sectionId }) => sectionId))]
  const inOrder = sections.flatMap((id) => {
    const own = rows.filter(({ sectionId }) => sectionId === id)
    return isShuffled ? shuffled(own, seed) : own
  })
  return inOrder.map((row, index) => {
    const { text, picture, options, prompts, unit } = row.content
    // What is to be matched would otherwise stand beside its match.
    const isMixed = !row.keepsOrder && (isShuffled || row.kind === 'matching')
    return {
      id: row.id,
      number: index + 1,
      section_id: row.sectionId,
      kind: row.kind,
      text,
      picture,
      options: isMixed ? shuffled(options, `${seed} ${row.id}`) : options,
      prompts,
      unit,
      marks: row.marks,
      negative_marks: row.negativeMarks,
    }
  })
}
