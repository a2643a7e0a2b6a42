import { createHash } from 'node:crypto'
import type { Picture, QuestionContent, QuestionKind } from '@brightyard/contract'
import { questionKinds } from '@brightyard/contract'
import type { AnswerKey } from '../../database/schema/assessment-items.schema.ts'
import { withRandomIds } from '../../modules/assessments/part-ids.ts'
import { rowsOf } from '../catalog/catalog-rows.ts'

export interface DemoQuestion {
  kind: QuestionKind
  content: QuestionContent
  answerKey: AnswerKey
  explanation: string
  marks: number
  negativeMarks: number
}

/** Orders the picture of an option. */
export type PictureOf = (icon: string, alt: string) => Picture

const partsOf = (cell: string) => cell.split(';').map((one) => one.trim())
const idOf = (index: number) => `o${index + 1}`

/** What is shown, and what is right, of each kind. */
function answerOf(kind: QuestionKind, cell: string, pictureOf: PictureOf) {
  const parts = partsOf(cell)
  const marked = () => ({
    right: parts.flatMap((part, index) => (part.startsWith('*') ? [idOf(index)] : [])),
  })
  switch (kind) {
    case 'single':
    case 'multiple': {
      const options = parts.map((part, index) => ({
        id: idOf(index),
        text: part.replace('*', ''),
        picture: null,
      }))
      return { content: { options }, answerKey: marked() }
    }
    case 'picture': {
      const options = parts.map((part, index) => {
        const [icon = '', alt = ''] = part.replace('*', '').split(': ')
        return { id: idOf(index), text: '', picture: pictureOf(icon, alt) }
      })
      return { content: { options }, answerKey: marked() }
    }
    case 'number': {
      const [value = '', unit = ''] = cell.split(' ')
      return { content: { unit }, answerKey: { right: [value] } }
    }
    case 'text':
      return { content: {}, answerKey: { right: parts } }
    case 'matching': {
      const pairs = parts.map((part) => part.split('=').map((one) => one.trim()))
      return {
        content: {
          prompts: pairs.map(([text = ''], index) => ({ id: `p${index + 1}`, text })),
          options: pairs.map(([, text = ''], index) => ({ id: idOf(index), text, picture: null })),
        },
        answerKey: { right: pairs.map((_, index) => `p${index + 1}=${idOf(index)}`) },
      }
    }
  }
}

/** The same every time, and in no order. */
function idsFrom(text: string) {
  let made = 0
  return () => `o${createHash('sha256').update(`${text} ${made++}`).digest('hex').slice(0, 10)}`
}

/** The questions of a table of the demonstration data. */
export const questionsOf = (table: string, pictureOf: PictureOf): DemoQuestion[] =>
  rowsOf(table).map(([name = '', text = '', cell = '', explanation = '', marks, negative]) => {
    const kind = questionKinds.find((one) => one === name)
    if (!kind) throw new Error(`There is no kind of question ${name}.`)
    const { content, answerKey } = answerOf(kind, cell, pictureOf)
    const none = { options: [], prompts: [], unit: '' }
    const parts = withRandomIds(
      { kind, ...none, ...content, right: answerKey.right },
      { newId: idsFrom(text) },
    )
    const { options, prompts, unit, right } = parts
    return {
      kind,
      content: { text, picture: null, options, prompts, unit },
      answerKey: { right },
      explanation,
      marks: Number(marks),
      negativeMarks: Number(negative),
    }
  })
