import { expect, test } from '@jest/globals'
import { remote } from './routes.ts'

test('W-004, R-066: the TalentBox is open to everybody, in the creative layout, rendered on the server', () => {
  expect(remote.name).toBe('talentbox')
  expect(remote.routes).toContainEqual({
    path: '/talentbox',
    module: './features/campaigns/campaigns.page',
    title: 'TalentBox',
    layout: 'creative',
    access: 'open',
    render: 'server',
  })
})
