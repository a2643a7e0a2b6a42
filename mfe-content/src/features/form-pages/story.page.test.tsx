import { expect, test } from '@jest/globals'
import {
  deletePost,
  listOwnStories,
  readOwnWebForm,
  readWebForm,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract/calls'
import type { OwnStory } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  renderPage,
  screen,
  userOf,
  waitFor,
} from '@brightyard/testing'
import { contentOf, fieldOf, ownWebFormOf, webFormOf } from '../../fixtures/forms.ts'
import * as page from './story.page.tsx'

const content = {
  ...contentOf(),
  submit_label: 'Send the story',
  thanks_title: 'The story has arrived',
  pages: [
    {
      key: 'story',
      title: 'The story',
      text: '',
      shown: null,
      fields: [
        fieldOf({ key: 'title', label: 'Title' }),
        fieldOf({ key: 'story', kind: 'long-text', label: 'The story' }),
        fieldOf({ key: 'child', label: 'First name' }),
        fieldOf({ key: 'consent', kind: 'consent', label: 'I am the guardian.' }),
      ],
    },
  ],
}

const pageOf = (data: OwnStory[]) => ({
  data,
  links: { next: null },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 10 },
})
const noStories = pageOf([])

test('R-064: a guardian sees how far each story is, and takes one back after a second press', async () => {
  const written = { told_by: 'Diya, 7 to 9 years', written_at: '2026-03-18T10:00:00.000Z' }
  const reason = 'It shows or names somebody who may not want that.'
  let stories: OwnStory[] = [
    { id: 8, title: 'The kite', state: 'waiting', moderation_note: null, ...written },
    { id: 7, title: 'The boat', state: 'hidden', moderation_note: reason, ...written },
  ]
  network.use(
    answer(readWebForm, webFormOf({ is_public: false, content: null })),
    answer(readOwnWebForm, ownWebFormOf({ content })),
    answer(listOwnStories, () => pageOf(stories)),
    answer(deletePost, () => {
      stories = stories.slice(1)
      return { message: 'Gone.' }
    }),
  )
  const { user, container } = renderPage(page, {
    path: '/submit-story',
    address: '/submit-story',
    user: userOf('guardian'),
    others: ['/Feeds/details/:id'],
  })
  expect(await screen.findByText('Brightyard reads it first')).toBeVisible()
  expect(screen.getByText(reason)).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Take back: The kite' }))
  await user.click(screen.getByRole('button', { name: 'Yes, take it back' }))
  await waitFor(() => expect(screen.queryByText('The kite')).toBeNull())
  expect(screen.getByText('The boat')).toBeVisible()
})

test('R-064: a story needs the guardian’s consent, is shown before it is sent, and its arrival is confirmed', async () => {
  const bodies: object[] = []
  network.use(
    answer(listOwnStories, noStories),
    answer(readWebForm, webFormOf({ is_public: false, content: null })),
    answer(readOwnWebForm, ownWebFormOf({ content })),
    answer(saveFormDraft, { saved_at: '2026-03-18T10:00:00.000Z' }),
    answer(sendFormAnswer, ({ input }) => {
      bodies.push(input.values)
      return { reference: 'WF-7F3K9Q2M', sent_at: '2026-03-18T10:00:00.000Z' }
    }),
  )
  const { user, container } = renderPage(page, {
    path: '/submit-story',
    address: '/submit-story',
    user: userOf('guardian'),
    others: ['/young-xpert'],
  })
  await user.type(await screen.findByLabelText('Title'), 'The kite')
  await user.type(screen.getByLabelText('The story'), 'It flew.{Enter}Then it rained.')
  await user.type(screen.getByLabelText('First name'), 'Diya')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('checkbox', { name: 'I am the guardian.' })).toHaveFocus()
  await user.click(screen.getByRole('checkbox', { name: 'I am the guardian.' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('heading', { name: 'This is how it will look' })).toHaveFocus()
  expect(screen.getByRole('article')).toHaveTextContent('The kiteDiyaIt flew. Then it rained.')
  expect(await accessibilityFindings(container)).toEqual([])
  expect(bodies).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText('Title')).toHaveValue('The kite')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.click(screen.getByRole('button', { name: 'Send the story' }))
  expect(await screen.findByRole('heading', { name: 'The story has arrived' })).toHaveFocus()
  expect(bodies).toEqual([
    { title: 'The kite', story: 'It flew.\nThen it rained.', child: 'Diya', consent: 'yes' },
  ])
})

test.each([
  ['kid', userOf('student'), 'Your parents send it'],
  [
    'school account',
    userOf('student', { role: 'school', student_id: null }),
    'The family sends it',
  ],
  ['teacher', userOf('schoolRepresentative'), 'The family sends it'],
  ['admin', userOf('superAdmin'), 'The family sends it'],
])('R-064: a %s, who cannot consent, reads who sends a story', async (...one) => {
  const [, user, title] = one
  network.use(
    answer(listOwnStories, noStories),
    answer(readWebForm, webFormOf({ is_public: false, content: null })),
    answer(readOwnWebForm, ownWebFormOf({ content })),
  )
  renderPage(page, {
    path: '/submit-story',
    address: '/submit-story',
    user,
    others: ['/young-xpert'],
  })
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.queryByLabelText('Title')).toBeNull()
  expect(screen.getByRole('link', { name: 'Meet the Young Xperts' })).toBeVisible()
})
