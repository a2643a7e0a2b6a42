import { expect, test } from '@jest/globals'
import { readPeople } from './people-list.ts'

test('X-007: a pasted list is read from a spreadsheet, a CSV file or an address book', () => {
  const text = [
    '\uFEFFName,Email',
    '"Menon, Nila",Nila@Example.com',
    'Kabir Rao\tkabir@example.com',
    'Zoya Khan <zoya@example.com>',
    '',
    'Only a name',
  ].join('\r\n')
  expect(readPeople(text)).toEqual({
    people: [
      { name: 'Menon, Nila', email: 'nila@example.com' },
      { name: 'Kabir Rao', email: 'kabir@example.com' },
      { name: 'Zoya Khan', email: 'zoya@example.com' },
      { name: 'Only a name', email: '' },
    ],
    problems: [],
  })
})

test('X-007: what is wrong is said with its line', () => {
  expect(readPeople('Nila, nila@\n, x@example.com').problems).toEqual([
    'Line 1: “nila@” is no email address.',
    'Line 2: a name is missing.',
  ])
  const many = Array.from({ length: 201 }, (_, at) => `Nila ${at}`).join('\n')
  expect(readPeople(many).problems).toEqual([
    'These are 201 people. Please send at most 200 in one go.',
  ])
})
