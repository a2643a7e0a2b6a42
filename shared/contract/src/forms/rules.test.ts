import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { FormOperator } from './constants.ts'
import type { FormContent, FormField, FormPage, FormSettings, FormValues } from './entities.ts'
import { FormContent as FormContentSchema } from './entities.ts'
import {
  answerProblems,
  answerText,
  contentProblems,
  formStateAt,
  settingsProblems,
  shownPart,
} from './rules.ts'

const field = (fields: Partial<FormField> & Pick<FormField, 'key'>): FormField => ({
  kind: 'short-text',
  label: fields.key,
  help: '',
  is_required: true,
  options: [],
  min: null,
  max: null,
  dates: 'any',
  shown: null,
  ...fields,
})
const page = (key: string, fields: FormField[], shown: FormPage['shown'] = null): FormPage => ({
  key,
  title: key,
  text: '',
  shown,
  fields,
})
const when = (
  name: string,
  operator: NonNullable<FormPage['shown']>['conditions'][number]['operator'],
  value = '',
): FormPage['shown'] => ({ match: 'all', conditions: [{ field: name, operator, value }] })
const options = ['bus', 'car', 'foot'].map((value) => ({ value, label: value.toUpperCase() }))

const travel = [
  page('one', [
    field({ key: 'way', kind: 'choice', options }),
    field({ key: 'stop', shown: when('way', 'is', 'bus') }),
  ]),
  page('two', [field({ key: 'plate' })], when('way', 'is', 'car')),
  page('three', [field({ key: 'why', shown: when('stop', 'is-filled') })]),
]
const today = '2026-03-18'

test('Q-014: a hidden answer is not sent, and nothing that depends on it is asked', () => {
  const answers = { way: 'foot', stop: 'MG Road', plate: 'KA 01', why: 'It rains', other: 'x' }
  const { pages, values } = shownPart(travel, answers)
  expect(pages.map(({ key }) => key)).toEqual(['one'])
  expect(values).toEqual({ way: 'foot' })
  expect(answerProblems(travel, answers, today)).toEqual({})
})

test('Q-014: what is shown is required', () => {
  expect(answerProblems(travel, { way: 'car' }, today)).toEqual({ plate: 'Please fill this in.' })
  expect(Object.keys(answerProblems(travel, { way: 'bus', stop: 'MG Road' }, today))).toEqual([
    'why',
  ])
})

test.each<[FormOperator, string, FormValues, boolean]>([
  ['is-not', 'bus', { way: 'car' }, true],
  ['is-not', 'bus', { way: 'bus' }, false],
  ['includes', 'car', { way: ['car', 'bus'] }, true],
  ['includes', 'foot', { way: ['car', 'bus'] }, false],
  ['is-empty', '', {}, true],
  ['is-empty', '', { way: '  ' }, true],
  ['at-least', '3', { way: '10' }, true],
  ['at-least', '3', { way: '2' }, false],
  ['at-most', '3', { way: '3' }, true],
  ['at-most', '3', {}, false],
])('Q-014: shown when way %s %s, given %j: %s', (operator, value, given, is) => {
  const pages = [
    page('one', [
      field({ key: 'way' }),
      field({ key: 'then', shown: when('way', operator, value) }),
    ]),
  ]
  const shown = shownPart(pages, given).pages[0]?.fields.map(({ key }) => key)
  expect(shown?.includes('then')).toBe(is)
})

test('any of several conditions is enough where the form says so', () => {
  const shown: FormPage['shown'] = {
    match: 'any',
    conditions: [
      { field: 'a', operator: 'is', value: '1' },
      { field: 'b', operator: 'is', value: '2' },
    ],
  }
  const pages = [
    page('one', [field({ key: 'a' }), field({ key: 'b' }), field({ key: 'c', shown })]),
  ]
  expect(shownPart(pages, { a: '0', b: '2' }).pages[0]?.fields).toHaveLength(3)
  expect(shownPart(pages, { a: '0', b: '0' }).pages[0]?.fields).toHaveLength(2)
})

test.each<[Partial<FormField>, string | string[], RegExp | null]>([
  [{ kind: 'email' }, 'asha@example', /valid email/],
  [{ kind: 'email' }, 'Asha@Example.com', null],
  [{ kind: 'mobile' }, '98765 43210', null],
  [{ kind: 'mobile' }, '12345', /valid mobile/],
  [{ kind: 'mobile' }, '(((((((((', /valid mobile/],
  [{ kind: 'number', min: 3, max: 9 }, '2', /3 or more/],
  [{ kind: 'number', min: 3, max: 9 }, '9,5', /9 or less/],
  [{ kind: 'number' }, 'many', /a number/],
  [{ kind: 'number' }, '1e9', /a number/],
  [{ kind: 'number' }, '-4', null],
  [{ kind: 'date' }, '2026-02-30', /exists/],
  [{ kind: 'date' }, '2028-02-29', null],
  [{ kind: 'date', dates: 'past' }, '2026-03-19', /not in the future/],
  [{ kind: 'date', dates: 'past' }, today, null],
  [{ kind: 'date', dates: 'future' }, '2026-03-17', /not in the past/],
  [{ kind: 'choice', options }, 'plane', /one of the answers/],
  [{ kind: 'choices', options, max: 1 }, ['bus', 'car'], /at most 1/],
  [{ kind: 'choices', options, min: 2 }, ['bus'], /at least 2/],
  [{ kind: 'choices', options }, ['bus', 'bus'], /again/],
  [{ kind: 'choices', options }, 'bus', /again/],
  [{ kind: 'choice', options }, ['bus'], /again/],
  [{ kind: 'rating' }, '5', null],
  [{ kind: 'rating' }, '6', /marks/],
  [{ kind: 'consent' }, 'maybe', /tick this/],
  [{ kind: 'short-text', max: 5 }, 'too long', /at most 5 characters. You have 8/],
  [{ kind: 'short-text' }, 'two\nlines', /one line/],
  [{ kind: 'long-text', min: 10 }, 'short', /at least 10/],
  [{ kind: 'long-text' }, 'two\nlines', null],
  [{ kind: 'file', max: 1 }, ['a'.repeat(22), 'b'.repeat(22)], /at most 1 file/],
  [{ kind: 'file' }, ['../etc/passwd'], /choose the file/],
])('Q-014: %j answered with %j', (fields, answer, problem) => {
  const pages = [page('one', [field({ key: 'it', ...fields })])]
  const found = answerProblems(pages, { it: answer }, today)['it'] ?? ''
  if (problem) expect(found).toMatch(problem)
  else expect(found).toBe('')
})

test('an optional question may stay empty, a consent that is required may not', () => {
  const pages = [
    page('one', [field({ key: 'a', is_required: false }), field({ key: 'b', kind: 'consent' })]),
  ]
  expect(answerProblems(pages, { a: '   ' }, today)).toEqual({ b: 'Please tick this to go on.' })
})

test('an answer is shown in the words that were chosen', () => {
  expect(answerText(field({ key: 'a', kind: 'choices', options }), ['bus', 'foot'])).toBe(
    'BUS, FOOT',
  )
  expect(answerText(field({ key: 'a', kind: 'consent' }), 'yes')).toBe('Yes')
  expect(answerText(field({ key: 'a' }), undefined)).toBe('')
})

const at = (time: string) => new Date(`2026-03-18T${time}:00.000Z`)
const times = {
  isPublished: true,
  opensAt: at('10:00'),
  closesAt: at('12:00'),
  closedAt: null,
  maxAnswers: 2,
  answers: 0,
}
test.each([
  [{}, at('09:59'), 'scheduled'],
  [{}, at('10:00'), 'open'],
  [{ answers: 2 }, at('11:00'), 'full'],
  [{ answers: 2 }, at('12:00'), 'closed'],
  [{ closedAt: at('10:30') }, at('11:00'), 'closed'],
  [{ isPublished: false }, at('11:00'), 'draft'],
  [{ opensAt: null, closesAt: null }, at('23:00'), 'open'],
] as const)('Q-016: with %j at %s a form is %s', (change, now, state) => {
  expect(formStateAt({ ...times, ...change }, now)).toBe(state)
})

const content: FormContent = {
  title: 'Travel',
  lead: '',
  pages: travel,
  submit_label: 'Send',
  thanks_title: 'Thank you',
  thanks_text: '',
}

test('a form that is whole can be published', () => {
  expect(contentProblems(content)).toEqual({})
})

test.each<[string, FormPage[], string]>([
  ['no page', [], 'pages'],
  ['a page without a question', [page('one', [field({ key: 'a', kind: 'note' })])], 'pages.0'],
  [
    'a question without words',
    [page('one', [field({ key: 'a', label: '' })])],
    'pages.0.fields.0.label',
  ],
  [
    'a choice of one',
    [page('one', [field({ key: 'a', kind: 'choice', options: options.slice(1, 2) })])],
    'pages.0.fields.0.options',
  ],
  [
    'the same answer twice',
    [page('one', [field({ key: 'a', kind: 'list', options: [...options, ...options] })])],
    'pages.0.fields.0.options',
  ],
  [
    'the same key twice',
    [page('one', [field({ key: 'a' }), field({ key: 'a' })])],
    'pages.0.fields.1',
  ],
  [
    'a condition on a later question',
    [page('one', [field({ key: 'a', shown: when('b', 'is-filled') }), field({ key: 'b' })])],
    'pages.0.fields.0.shown',
  ],
  [
    'a condition on an answer that is gone',
    [
      page('one', [
        field({ key: 'a', kind: 'choice', options }),
        field({ key: 'b', shown: when('a', 'is', 'plane') }),
      ]),
    ],
    'pages.0.fields.1.shown',
  ],
  [
    'a comparison of words',
    [page('one', [field({ key: 'a' }), field({ key: 'b', shown: when('a', 'at-least', '3') })])],
    'pages.0.fields.1.shown',
  ],
  [
    'limits the wrong way round',
    [page('one', [field({ key: 'a', min: 5, max: 2 })])],
    'pages.0.fields.0.max',
  ],
])('%s keeps a form from being published', (_, pages, place) => {
  expect(Object.keys(contentProblems({ ...content, pages }))).toContain(place)
})

const settings: FormSettings = {
  is_public: true,
  is_for_guardians: false,
  has_subjects: false,
  is_listed: true,
  is_once: false,
  opens_at: '2026-03-18T10:00:00Z',
  closes_at: null,
  max_answers: null,
  notify_email: null,
}
test('visitors cannot be held to one answer, and a form opens before it closes', () => {
  const places = (changes: Partial<FormSettings>) =>
    Object.keys(settingsProblems({ ...settings, ...changes }, { pages: [] }))
  expect([places({}), places({ is_once: true })]).toEqual([[], ['is_once']])
  expect(places({ closes_at: '2026-03-18T09:00:00Z' })).toEqual(['closes_at'])
})

test('no content and no answers make the rules throw', () => {
  const key = fc.constantFrom('a', 'b', 'constructor', 'to-string')
  const value = fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 }))
  const rule = fc.option(
    fc.record({
      match: fc.constantFrom('all' as const, 'any' as const),
      conditions: fc.array(
        fc.record({
          field: fc.oneof(key, fc.constantFrom('__proto__', 'toString')),
          operator: fc.constantFrom(
            'is' as const,
            'includes' as const,
            'at-least' as const,
            'is-empty' as const,
          ),
          value: fc.string(),
        }),
        { maxLength: 2 },
      ),
    }),
  )
  const anyField = fc
    .record({
      key,
      kind: fc.constantFrom(
        'short-text' as const,
        'file' as const,
        'date' as const,
        'choices' as const,
        'rating' as const,
      ),
      shown: rule,
    })
    .map((fields) => field(fields))
  const pages = fc.array(
    fc
      .record({ key, shown: rule, fields: fc.array(anyField, { maxLength: 3 }) })
      .map((one) => page(one.key, one.fields, one.shown)),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(pages, fc.dictionary(key, value), (some, answers) => {
      contentProblems(
        FormContentSchema.parse({
          ...content,
          pages: some.map((one) => ({
            ...one,
            fields: one.fields.map((f) => ({ ...f, shown: null })),
          })),
        }),
      )
      answerProblems(some, answers, today)
    }),
    { numRuns: 200 },
  )
})
