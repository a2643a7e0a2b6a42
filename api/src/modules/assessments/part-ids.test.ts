import { expect, test } from '@jest/globals'
import { withRandomIds } from './part-ids.ts'

const rivers = {
  kind: 'matching',
  prompts: [
    { id: 'p1', text: 'Ganga' },
    { id: 'p2', text: 'Yamuna' },
  ],
  options: [
    { id: 'o1', text: 'Varanasi' },
    { id: 'o2', text: 'Delhi' },
  ],
  right: ['p1=o1', 'p2=o2'],
}

test('R-116: ids that takers get say nothing about the order of the right answers', () => {
  const { prompts, options, right } = withRandomIds(rivers)
  const all = [...prompts, ...options].map(({ id }) => id)
  expect(new Set(all).size).toBe(4)
  for (const id of all) expect(id).toMatch(/^[a-z]{12}$/)
  const [ganga, yamuna] = prompts
  const [varanasi, delhi] = options
  expect(right).toEqual([`${ganga?.id}=${varanasi?.id}`, `${yamuna?.id}=${delhi?.id}`])
  expect(prompts.map(({ text }) => text)).toEqual(['Ganga', 'Yamuna'])
})

test('R-116: ids that a question has already stay, so that answers still fit', () => {
  const known = ['p1', 'o1']
  const { prompts, options } = withRandomIds(rivers, { known })
  expect([prompts[0]?.id, options[0]?.id]).toEqual(known)
  expect(options[1]?.id).not.toBe('o2')
})

test('texts and numbers that count as right stay as they are', () => {
  const text = { kind: 'text', options: [], prompts: [], right: ['a=b', 'Delhi'] }
  expect(withRandomIds(text).right).toEqual(['a=b', 'Delhi'])
})
