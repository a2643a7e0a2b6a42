import type { FormContent } from '@brightyard/contract/entities'
import { expect, test } from '@jest/globals'
import {
  addField,
  changesToKind,
  duplicateField,
  earlierThan,
  moveField,
  newField,
  newOption,
  newPage,
  placeSentence,
  removeField,
  stepField,
  stepPage,
} from './form-work.ts'

const field = (key: string) => ({ ...newField('short-text'), key })
const content: FormContent = {
  title: 'Fair',
  lead: '',
  submit_label: 'Send',
  thanks_title: 'Thanks',
  thanks_text: '',
  pages: [
    { ...newPage(), key: 'one', fields: [field('a'), field('b'), field('c')] },
    { ...newPage(), key: 'two', fields: [field('d')] },
  ],
}
const order = ({ pages }: FormContent) =>
  pages.map(({ fields }) => fields.map(({ key }) => key).join('')).join('|')

test('a question goes one place up or down, and over the end of its page onto the next', () => {
  expect(order(stepField(content, 'b', -1))).toBe('bac|d')
  expect(order(stepField(content, 'b', 1))).toBe('acb|d')
  expect(order(stepField(content, 'c', 1))).toBe('ab|cd')
  expect(order(stepField(content, 'd', -1))).toBe('abcd|')
  expect(stepField(content, 'a', -1)).toBe(content)
  expect(stepField(content, 'd', 1)).toBe(content)
})

test('a question is dropped before what stands at the place', () => {
  expect(order(moveField(content, 'a', { part: 0, at: 2 }))).toBe('bac|d')
  expect(order(moveField(content, 'c', { part: 0, at: 0 }))).toBe('cab|d')
  expect(order(moveField(content, 'a', { part: 1, at: 1 }))).toBe('bc|da')
  expect(moveField(content, 'b', { part: 0, at: 1 })).toBe(content)
  expect(moveField(content, 'b', { part: 0, at: 2 })).toBe(content)
  expect(placeSentence(moveField(content, 'a', { part: 1, at: 1 }), 'a')).toBe('2 of 2 on page 2')
})

test('a copy has a name of its own, and what is removed is gone', () => {
  const made = duplicateField(content, 'b')
  expect(made && order(made.content)).toBe(`ab${made?.copy.key}c|d`)
  expect(made?.copy.key).not.toBe('b')
  expect(order(removeField(content, 'b'))).toBe('ac|d')
  expect(order(addField(content, { part: 1, at: 0 }, field('e')))).toBe('abc|ed')
  expect(order(stepPage(content, 'one', 1))).toBe('d|abc')
})

test('another kind keeps the answers to choose from, and drops limits that mean something else', () => {
  const choice = { ...newField('choice'), options: [newOption('Pune')], max: 3 }
  expect(changesToKind(choice, 'choices')).toMatchObject({ options: choice.options, max: null })
  expect(changesToKind(choice, 'rating')).toMatchObject({ options: [], max: 5 })
  expect(changesToKind(field('a'), 'list').options).toHaveLength(2)
})

test('R-144: a condition asks about an earlier question, never a later one or a text', () => {
  const note = { ...newField('note'), key: 'n' }
  const withNote = addField(content, { part: 0, at: 1 }, note)
  expect(earlierThan(withNote, { part: 0, at: 3 }).map(({ key }) => key)).toEqual(['a', 'b'])
  expect(earlierThan(withNote, { part: 1, at: 0 }).map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  expect(earlierThan(withNote, { part: 0, at: 0 })).toEqual([])
})
