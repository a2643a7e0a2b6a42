import { expect, test } from '@jest/globals'
import { contentProblems } from './content-problems.ts'

test('two answers to choose from with the same words are one too many', () => {
  const problemsOf = (second: string) =>
    contentProblems({
      title: 'Fair',
      lead: '',
      submit_label: 'Send',
      thanks_title: 'Thanks',
      thanks_text: '',
      pages: [
        {
          key: 'one',
          title: '',
          text: '',
          shown: null,
          fields: [
            {
              key: 'city',
              kind: 'list',
              label: 'City',
              help: '',
              is_required: true,
              options: [
                { value: 'a', label: 'Pune' },
                { value: 'b', label: second },
              ],
              min: null,
              max: null,
              dates: 'any',
              shown: null,
            },
          ],
        },
      ],
    })
  expect(problemsOf('Nashik')).toEqual({})
  expect(problemsOf('pune')).toEqual({
    'pages.0.fields.0.options': 'Two of the answers are the same.',
  })
})
