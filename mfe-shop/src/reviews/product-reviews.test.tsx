import { beforeEach, expect, test } from '@jest/globals'
import {
  changeReview,
  getProduct,
  getReviewStanding,
  listReviews,
  removeReview,
  writeReview,
} from '@brightyard/contract/calls'
import type { CallInput } from '@brightyard/contract/calls'
import {
  accessibilityFindings,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { productOf } from '../fixtures/products.ts'
import { reviewListOf, reviewOf, standingOf } from '../fixtures/reviews.ts'
import { Component } from './product-reviews.tsx'

const guardian = userOf('guardian')
const open = (options = {}) => renderComponent(<Component product={productOf(1)} />, options)
let asked: CallInput<typeof listReviews>[]

beforeEach(() => {
  asked = []
  network.use(
    answer(listReviews, ({ input }) => {
      asked.push(input)
      const page = Number(input.page ?? 1)
      return reviewListOf([reviewOf(page)], { total: 2, page, pages: 2 })
    }),
    answer(getReviewStanding, standingOf({ may_review: true })),
    answer(getProduct, productOf(1)),
  )
})

test('S-008: reviews are listed with their average and how many gave each number of stars', async () => {
  const { user } = open()
  expect(await screen.findByText('Opinion 1')).toBeVisible()
  expect(screen.getByText('Rated 4.2 out of 5, 2 ratings')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /5 stars.*given by 1/ })).toBeEnabled()
  expect(screen.getByRole('button', { name: /1 star.*given by 0/ })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Show more (1 left)' }))
  expect(await screen.findByText('Opinion 2')).toBeVisible()
  expect(screen.getByText('Opinion 1')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull()
})

test('reviews can be narrowed to some stars and put into another order', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /Only 4 stars/ }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ rating: '4', sort: 'newest' }))
  await screen.findByText('2 reviews with 4 stars')
  await user.selectOptions(screen.getByRole('combobox', { name: /Order/ }), 'Most critical first')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ rating: '4', sort: 'lowest' }))
  await user.click(screen.getByRole('button', { name: 'Show all reviews' }))
  await waitFor(() => expect(asked.at(-1)).not.toHaveProperty('rating'))
})

test('a product without reviews shows an empty state', async () => {
  network.use(answer(listReviews, reviewListOf([])))
  open()
  expect(await screen.findByText(/^No reviews yet/)).toBeVisible()
})

test('reviews that fail to load can be retried', async () => {
  network.use(refuse(listReviews, 500))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(listReviews, reviewListOf([reviewOf(7)])))
  await user.click(retry)
  expect(await screen.findByText('Opinion 7')).toBeVisible()
})

test('a visitor is led to sign in, and back to this page', async () => {
  renderComponent(<Component product={productOf(1)} />, { path: '/shop/here' })
  expect(await screen.findByRole('link', { name: 'Sign in to write a review' })).toHaveAttribute(
    'href',
    '/login?redirectURL=%2Fshop%2Fhere&for=review',
  )
})

test('a visitor who has not bought the product reads why there is no form', async () => {
  const reason = 'Reviews are written by people who have bought the product.'
  network.use(answer(getReviewStanding, standingOf({ reason })))
  open({ user: guardian })
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
})

test('a buyer writes one review, by keyboard', async () => {
  let written: unknown
  network.use(
    answer(writeReview, ({ input }) => {
      written = input
      return standingOf({ review: reviewOf(9, { title: 'Mine' }) })
    }),
  )
  const { user } = open({ user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  const five = await screen.findByRole('radio', { name: '5 stars: Very good' })
  await waitFor(() => expect(five).toHaveFocus())
  await user.keyboard(' ')
  await user.type(screen.getByRole('textbox', { name: /Title/ }), 'Mine')
  await user.type(screen.getByRole('textbox', { name: 'What is it like?' }), 'It holds tea well.')
  await user.click(screen.getByRole('button', { name: 'Publish the review' }))
  expect(await screen.findByText('Mine')).toBeVisible()
  expect(written).toMatchObject({ id: '1', rating: 5, title: 'Mine', text: 'It holds tea well.' })
  expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Change' })).toBeVisible()
})

test('a form that is not filled in says what is missing and sends nothing', async () => {
  const { user, container } = open({ user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  await user.click(await screen.findByRole('button', { name: 'Publish the review' }))
  expect(await screen.findByText('Please choose one to five stars.')).toBeVisible()
  expect(screen.getByText('Please write at least ten characters.')).toBeVisible()
  expect(await accessibilityFindings(container)).toEqual([])
})

test('the browser warns before an unfinished review is lost, and no longer after it is discarded', async () => {
  const { user } = open({ user: guardian })
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await user.click(await screen.findByRole('button', { name: 'Write a review' }))
  expect(leaves()).toBe(true)
  await user.type(await screen.findByRole('textbox', { name: 'What is it like?' }), 'It')
  await waitFor(() => expect(leaves()).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(leaves()).toBe(true))
})

test.each([
  [403, 'not_a_buyer', 'You can write your review when the product has arrived.'],
  [403, 'contact_not_verified', 'Please confirm your email or mobile number first.'],
  [409, 'already_reviewed', 'You have reviewed this product. You can change it.'],
  [500, 'failed', 'Something broke here.'],
])(
  'a review that is refused with %i %s says why and keeps the words',
  async (status, code, message) => {
    network.use(refuse(writeReview, status, { code, message }))
    const { user } = open({ user: guardian })
    await user.click(await screen.findByRole('button', { name: 'Write a review' }))
    await user.click(await screen.findByRole('radio', { name: /4 stars/ }))
    const text = screen.getByRole('textbox', { name: 'What is it like?' })
    await user.type(text, 'It holds tea well.')
    await user.click(screen.getByRole('button', { name: 'Publish the review' }))
    const notice = await screen.findByText('Your review was not saved')
    if (status !== 500) expect(screen.getByText(message)).toBeVisible()
    expect(notice).toBeVisible()
    expect(text).toHaveValue('It holds tea well.')
  },
)

test('the own review can be changed', async () => {
  network.use(
    answer(getReviewStanding, standingOf({ review: reviewOf(9, { title: 'Mine', rating: 2 }) })),
    answer(changeReview, ({ input }) =>
      standingOf({ review: reviewOf(9, { title: input.title ?? '', rating: input.rating }) }),
    ),
  )
  const { user } = open({ user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Change' }))
  expect(await screen.findByRole('radio', { name: /2 stars/ })).toBeChecked()
  const title = screen.getByRole('textbox', { name: /Title/ })
  await user.clear(title)
  await user.type(title, 'Better by now')
  await user.click(screen.getByRole('radio', { name: /4 stars/ }))
  await user.click(screen.getByRole('button', { name: 'Save the change' }))
  expect(await screen.findByText('Better by now')).toBeVisible()
})

test('the own review is taken back after a second press', async () => {
  let removals = 0
  network.use(
    answer(getReviewStanding, standingOf({ review: reviewOf(9, { title: 'Mine' }) })),
    answer(removeReview, () => {
      removals += 1
      return standingOf({ may_review: true })
    }),
  )
  const { user } = open({ user: guardian })
  await user.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  expect(removals).toBe(0)
  await user.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible()
  expect(removals).toBe(1)
})

test('whether one may review can be retried if it fails to load', async () => {
  network.use(refuse(getReviewStanding, 500))
  const { user } = open({ user: guardian })
  const own = within(await screen.findByRole('alert'))
  network.use(answer(getReviewStanding, standingOf({ may_review: true })))
  await user.click(own.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible()
})
