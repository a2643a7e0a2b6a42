import { beforeEach, expect, test } from '@jest/globals'
import {
  getActivityReviewStanding,
  listActivityReviews,
  removeActivityReview,
  saveActivityReview,
} from '@brightyard/contract/calls'
import type { ReviewStanding } from '@brightyard/contract/entities'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
} from '@brightyard/testing'
import { reviewListOf, reviewOf } from '../fixtures/reviews.ts'
import { Component } from './activity-reviews.tsx'

const standingOf = (changes: Partial<ReviewStanding> = {}): ReviewStanding => ({
  may_review: false,
  reason: null,
  review: null,
  ...changes,
})
const open = (role?: Parameters<typeof userOf>[0]) =>
  renderComponent(<Component subject={{ kind: 'offering', id: 3 }} />, {
    path: '/workshop/clay',
    ...(role ? { user: userOf(role) } : {}),
  })

beforeEach(() => {
  network.use(
    answer(listActivityReviews, reviewListOf([reviewOf(1), reviewOf(2)])),
    answer(getActivityReviewStanding, standingOf({ may_review: true })),
  )
})

test('reviews are listed with their average and how many gave each number of stars', async () => {
  const { container } = open()
  expect(await screen.findByText('Opinion 2')).toBeVisible()
  expect(screen.getByText('Rated 4.2 out of 5, 2 ratings')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /4 stars.*given by 2/ })).toBeEnabled()
  expect(screen.getByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    '/login?redirectURL=%2Fworkshop%2Fclay&for=review',
  )
  expect(await accessibilityFindings(container)).toEqual([])
})

test('without reviews it says so', async () => {
  network.use(answer(listActivityReviews, reviewListOf([])))
  open()
  expect(await screen.findByText(/^No reviews yet/)).toBeVisible()
})

test('reviews that cannot be loaded can be tried again', async () => {
  network.use(refuse(listActivityReviews, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listActivityReviews, reviewListOf([reviewOf(7)])))
  await user.click(retry)
  expect(await screen.findByText('Opinion 7')).toBeVisible()
})

test('who may not write one reads why', async () => {
  const reason = 'Reviews are written by families who came. You can write yours afterwards.'
  network.use(answer(getActivityReviewStanding, standingOf({ reason })))
  const first = open('guardian')
  expect(await screen.findByText(reason)).toBeVisible()
  first.unmount()
  open('student')
  expect(await screen.findByText(/written by guardians/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
})

test('a guardian whose kid came writes a review, changes it and removes it', async () => {
  const written: unknown[] = []
  network.use(
    answer(saveActivityReview, ({ input: { rating, title = '', text, kind, id } }) => {
      written.push([kind, id, rating, title, text])
      return standingOf({ review: reviewOf(9, { title, text, rating }) })
    }),
    answer(removeActivityReview, standingOf({ may_review: true })),
  )
  const { user } = open('guardian')
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: 'Publish the review' }))
  expect(await screen.findByText('Please choose one to five stars.')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '5 stars: Very good' }))
  await user.type(screen.getByRole('textbox', { name: 'What is it like?' }), 'A calm teacher.')
  await user.click(screen.getByRole('button', { name: 'Publish the review' }))
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  await user.type(await screen.findByRole('textbox', { name: /Title/ }), 'Clay!')
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByText('Clay!')).toBeVisible()
  expect(written).toEqual([
    ['offering', '3', 5, '', 'A calm teacher.'],
    ['offering', '3', 5, 'Clay!', 'A calm teacher.'],
  ])
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible()
})
