import { expect, test } from '@jest/globals'
import { checkWork, newWork } from './offering-work.ts'

const complete = () => {
  const work = newWork('camp', 'Coracle days')
  return {
    ...work,
    summary: 'Round boats.',
    text: 'We paddle.\n\nThen\nlunch.\n\n',
    category: 'sports',
    camp_group: '31',
    venue_name: 'Kaveri bend',
    city: 'Mysuru',
    tickets: work.tickets.map((ticket) => ({
      ...ticket,
      name: 'Day camper',
      price: '2,400',
      includes: 'Lunch\n\n A life jacket ',
    })),
  }
}

test('T-005: what is typed becomes what the API takes', () => {
  expect(checkWork(complete(), { isDraft: false })).toMatchObject({
    given: {
      camp_group: 31,
      text: ['We paddle.', 'Then\nlunch.'],
      age_from: 6,
      moves_until_hours: 24,
      ticket_types: [
        { scope: 'batch', price_in_paise: 240_000, includes: ['Lunch', 'A life jacket'] },
      ],
    },
  })
})

test('T-005: what is wrong is said for each place, and nothing is sent', () => {
  const work = {
    ...complete(),
    title: ' ',
    text: '',
    category: '',
    camp_group: '',
    city: '',
    age_from: '12',
    age_to: '9',
    moves_until: 'soon',
    refunds: [
      { hours: '24', percent: '50' },
      { hours: '24', percent: '' },
    ],
  }
  const tickets = work.tickets.map((ticket) => ({ ...ticket, name: '', price: 'dear', tax: '' }))
  const checked = checkWork({ ...work, tickets }, { isDraft: false })
  expect('problems' in checked && Object.keys(checked.problems).toSorted()).toEqual([
    'age_to',
    'camp_group',
    'category',
    'city',
    'moves_until_hours',
    'refund_steps.1.percent_back',
    'text',
    'ticket_types.0.name',
    'ticket_types.0.price_in_paise',
    'ticket_types.0.tax_percent',
    'title',
  ])
})

test('T-002: a draft may have gaps, but nothing that is wrong', () => {
  const bare = { ...newWork('camp', 'Coracle days'), age_to: '' }
  expect(checkWork(bare, { isDraft: true })).toMatchObject({
    given: {
      text: [],
      category: null,
      camp_group: null,
      age_to: null,
      ticket_types: [{ name: '', price_in_paise: null }],
    },
  })
  const wrong = { ...bare, title: '', age_from: 'six', moves_until: 'soon' }
  const tickets = [1, 2].flatMap(() => bare.tickets.map((one) => ({ ...one, name: 'Day' })))
  const checked = checkWork({ ...wrong, tickets }, { isDraft: true })
  expect('problems' in checked && checked.problems).toMatchObject({
    title: 'Please fill this in.',
    age_from: 'Please enter an age from 0 to 99.',
    moves_until_hours: 'Please enter whole hours, at most 2160, or nothing.',
    'ticket_types.1.name': expect.stringMatching(/has this name already/),
  })
})
