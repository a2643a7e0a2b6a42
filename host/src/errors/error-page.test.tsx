import { expect, jest, test } from '@jest/globals'
import { ApiError } from '@brightyard/runtime'
import { fireEvent, renderComponent, screen, waitFor } from '@brightyard/testing'
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { LastResort } from './last-resort.tsx'

const wrong = "Something's wrong here..."
const forOthers = 'This page is for somebody else'
const refusal = (status: number, text: string) => new ErrorResponse(status, text, '')

test.each([
  [
    'P-013, Z-004, E-010',
    refusal(403, 'You are not connected'),
    forOthers,
    'You are not connected',
    false,
  ],
  [
    'E-010',
    refusal(403, 'You are not authorized for this content.'),
    forOthers,
    'You are not authorized for this content.',
    false,
  ],
  [
    'E-011',
    refusal(404, ''),
    'Page not found',
    "We can't find the page you're looking for!",
    false,
  ],
  ['E-015', refusal(500, 'Unknown middleware'), wrong, 'Unknown middleware', true],
  ['E-013', new Error('a bug'), wrong, "We can't find the page you're looking for!", true],
  ['E-011', new ApiError('not-found', 'No such product.'), 'Page not found', 'We can', false],
  [
    'E-010',
    new ApiError('forbidden', 'This is not yours.'),
    forOthers,
    'This is not yours.',
    false,
  ],
  ['E-015, Z-039', new ApiError('server', 'It broke.', { requestId: 'r-7' }), wrong, 'r-7', true],
])('%s: %s', async (_, error, heading, text, canRetry) => {
  const onRetry = jest.fn()
  renderComponent(<ErrorPage error={error} onRetry={onRetry} />)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByText(text, { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/')
  const retry = screen.queryByRole('button', { name: 'Try again' })
  expect(retry !== null).toBe(canRetry)
  if (retry) fireEvent.click(retry)
  expect(onRetry).toHaveBeenCalledTimes(canRetry ? 1 : 0)
})

test('Q-044: the number of a failed call leads to support', async () => {
  const failure = new ApiError('server', 'It broke.', { requestId: 'r-7' })
  renderComponent(<ErrorPage error={failure} />)
  expect(await screen.findByRole('link', { name: 'tell us this number: r-7' })).toHaveAttribute(
    'href',
    '/support?reference=r-7',
  )
})

test('E-010, P-013: a child of others is not mistaken for a lost connection', async () => {
  renderComponent(<ErrorPage error={new ApiError('forbidden', 'You are not connected')} />)
  expect(await screen.findByText('You are not connected')).toBeVisible()
  expect(screen.getByText('This child or room is not connected with your account.')).toBeVisible()
})

test('E-010: who is at the wrong door is led to the own pages', async () => {
  renderComponent(<ErrorPage error={new ApiError('forbidden', 'You are not connected')} />)
  expect(await screen.findByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  )
})

test('E-011, Z-038: an unknown page has a search', async () => {
  renderComponent(<ErrorPage error={refusal(404, '')} />)
  const field = await screen.findByRole('searchbox', { name: 'Search Brightyard' })
  expect(field).toHaveAttribute('name', 'text')
  expect(
    screen.getByRole('search').querySelector('form') ?? screen.getByRole('search'),
  ).toHaveAttribute('action', '/search')
})

test('M-020: an unknown page in an app leads on within the app’s pages', async () => {
  renderComponent(<ErrorPage error={refusal(404, '')} />, { address: '/mobile/nope' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/mobile/faq'])
  expect(screen.queryByRole('search')).toBeNull()
})

test('E-014: an error page that fails itself leaves a sentence and a plain way home', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {})
  const Broken = () => {
    throw new Error('a bug')
  }
  renderComponent(
    <LastResort>
      <Broken />
    </LastResort>,
  )
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An error occurred while showing the error page',
    ),
  )
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  silence.mockRestore()
})
