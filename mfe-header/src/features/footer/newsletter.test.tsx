import { subscribeToNewsletter } from '@brightyard/contract/calls'
import {
  act,
  answer,
  cutOff,
  hang,
  network,
  refuse,
  renderComponent,
  screen,
  waitFor,
} from '@brightyard/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import { Newsletter } from './newsletter.tsx'

afterEach(() => {
  jest.useRealTimers()
})

async function show() {
  const { user } = renderComponent(<Newsletter />)
  const box = await screen.findByRole('textbox', { name: 'Your email' })
  return { user, box, button: screen.getByRole('button', { name: 'Subscribe' }) }
}

/** Notes what is sent. */
function listen() {
  const sent = jest.fn()
  network.use(
    answer(subscribeToNewsletter, ({ input }) => {
      sent(input.email)
      return { message: 'Thank you.' }
    }),
  )
  return sent
}

test.each(['', '   '])(
  'F-005, V-001, E-001: "%s" is no e-mail, and nothing is sent',
  async (typed) => {
    const sent = listen()
    const { user, box, button } = await show()
    if (typed) await user.type(box, typed)
    await user.click(button)
    expect(screen.getByRole('status')).toHaveTextContent(/^Please enter a valid email id\.$/)
    expect(sent).not.toHaveBeenCalled()
  },
)

test('F-006, F-008, E-003: the email is trimmed, the success is shown and the box is empty again', async () => {
  const sent = listen()
  const { user, box, button } = await show()
  await user.type(box, '  asha@example.com ')
  await user.click(button)
  expect(await screen.findByText('Successfully subscribed')).toBeVisible()
  expect(sent).toHaveBeenCalledWith('asha@example.com')
  expect(box).toHaveValue('')
})

test('F-007: the button is disabled while the call runs', async () => {
  network.use(hang(subscribeToNewsletter))
  const { user, box, button } = await show()
  await user.type(box, 'asha@example.com{Enter}')
  await waitFor(() => expect(button).toBeDisabled())
})

test("F-009, E-002: a failure shows the server's message", async () => {
  network.use(refuse(subscribeToNewsletter, 400, { message: 'That is not an e-mail address.' }))
  const { user, box } = await show()
  await user.type(box, 'asha{Enter}')
  expect(await screen.findByText('That is not an e-mail address.')).toBeVisible()
})

test('F-009, E-002: a failure without a message of the server shows nothing', async () => {
  network.use(cutOff(subscribeToNewsletter))
  const { user, box, button } = await show()
  await user.type(box, 'asha@example.com{Enter}')
  await waitFor(() => expect(button).toBeEnabled())
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('F-010, L-009: the message goes after five seconds', async () => {
  const { button } = await show()
  jest.useFakeTimers()
  act(() => button.click())
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(4999))
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
