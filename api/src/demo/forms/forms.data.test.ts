import { expect, test } from '@jest/globals'
import { answerProblems, contentProblems, FormContent } from '@brightyard/contract'
import { answers, drafts } from './answers.data.ts'
import { enquiryForms } from './enquiry-forms.data.ts'
import { partnerForms } from './partner-forms.data.ts'
import { roomForms } from './room-forms.data.ts'
import { standingForms } from './standing-forms.data.ts'
import { programForms } from './teacher-and-scholarship-forms.data.ts'
import { termForms } from './term-forms.data.ts'

const contents = new Map([
  ...Object.entries({ ...enquiryForms, ...programForms, ...partnerForms }),
  ...[...termForms, ...standingForms, ...roomForms].map(
    ({ slug, content }) => [slug, content] as const,
  ),
])

test.each([...contents])('the form %s could be published by hand', (_, content) => {
  expect(FormContent.parse(content)).toEqual(content)
  expect(contentProblems(content)).toEqual({})
})

test.each(answers)(
  'an answer to %s, %d hours ago, could have been sent',
  (slug, _hours, _own, values) => {
    expect(answerProblems(contents.get(slug)?.pages ?? [], values, '2026-03-18')).toEqual({})
  },
)

test.each(drafts)('the draft of %s is of questions that exist', (slug, _hours, page, values) => {
  const pages = contents.get(slug)?.pages ?? []
  const keys = pages.flatMap(({ fields }) => fields.map(({ key }) => key))
  expect(pages.map(({ key }) => key)).toContain(page)
  expect(keys).toEqual(expect.arrayContaining(Object.keys(values)))
})
