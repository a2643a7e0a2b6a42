import { expect, test } from '@jest/globals'
import { remote } from './routes.ts'

test('W-004, R-066: the TalentBox is open to everybody, in the creative layout, rendered on the server', () => {
  expect(remote.name).toBe('talentbox')
  expect(remote.routes).toContainEqual({
    path: '/talentbox',
    module: './features/campaigns/campaigns.page',
    query: ['campaign', 'age'],
    title: 'TalentBox',
    layout: 'creative',
    access: 'open',
    render: 'server',
  })
})

test('every page that the server renders says what it reads of its address', () => {
  const silent = remote.routes.filter(({ render, query }) => render === 'server' && !query)
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('T-006, Z-051: campaigns and entries are open to read; guardians and students alone submit', () => {
  const accessOf = (path: string) => {
    const route = remote.routes.find((one) => one.path === path)
    return route && [route.access, route.roles, route.layout]
  }
  expect(accessOf('/talentbox/campaigns/:slug?')).toEqual(['open', undefined, 'creative'])
  expect(accessOf('/talentbox/colorothon')).toEqual(['open', undefined, 'creative'])
  expect(accessOf('/talentbox/entries/:id')).toEqual(['open', undefined, 'creative'])
  expect(accessOf('/talentbox/campaigns/SubmissionPage')).toEqual([
    'protected',
    ['guardian', 'student'],
    'creative',
  ])
})
