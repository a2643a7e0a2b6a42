import { getCmsPage } from '@brightyard/contract/calls'
import { chatRequested } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import {
  accessibilityFindings,
  act,
  answer,
  network,
  refuse,
  renderComponent,
  screen,
  userOf,
  waitFor,
  within,
} from '@brightyard/testing'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { Component as Chat } from './chat.slot.tsx'

const questions = [
  { question: 'How large are live classes?', answer: '<p>Eight children at <b>most</b>.</p>' },
  { question: 'How do I return something from the shop?', answer: '<p>Within fourteen days.</p>' },
  { question: 'Is my child’s work public?', answer: '<img src=x onerror="alert(1)">With consent.' },
  { question: 'Do you show advertisements?', answer: '<p>No, and we do not sell data.</p>' },
]
const page = {
  slug: 'faqs',
  title: 'Questions',
  description: '',
  updated_at: '2026-03-01T00:00:00.000Z',
  sections: [{ kind: 'faq' as const, title: null, lead: null, questions }],
}
const asked = jest.fn()

beforeEach(() => {
  Reflect.deleteProperty(document, 'elementsFromPoint') // the checker's own, which needs a layout
  asked.mockClear()
  network.use(
    answer(getCmsPage, ({ request }) => {
      asked(request.url, request.headers.get('authorization'))
      return page
    }),
  )
})

async function open() {
  const { user } = renderComponent(<Chat />, { user: userOf('guardian'), others: ['/contact-us'] })
  const opener = await screen.findByRole('button', { name: 'Ask a question' })
  expect(asked).not.toHaveBeenCalled()
  await user.click(opener)
  const chat = await screen.findByRole('dialog', { name: 'Ask Brightyard' })
  await within(chat).findByText('What would you like to know?')
  return { user, opener, chat, field: within(chat).getByRole('textbox', { name: 'Your question' }) }
}

test('the closed chat is one button in a landmark of its own', async () => {
  renderComponent(<Chat />)
  expect(await screen.findByRole('complementary', { name: 'Help' })).toContainElement(
    screen.getByRole('button', { name: 'Ask a question' }),
  )
})

describe('over something', () => {
  /** The button is at the corner of a window of 360 by 740; `under` is what the page has there. */
  function put(under: Element) {
    document.body.append(under)
    Object.assign(document, { elementsFromPoint: () => [under, document.body] })
    window.dispatchEvent(new Event('resize'))
  }
  afterEach(() => {
    for (const one of document.body.querySelectorAll('[data-under]')) one.remove()
  })
  const element = (html: string) => {
    const holder = document.createElement('div')
    holder.innerHTML = html
    const [child] = holder.children
    if (!child) throw new Error('There is nothing in it.')
    child.setAttribute('data-under', '')
    return child
  }

  test.each(['<select></select>', '<a href="/x">Next</a>', '<label>Yes</label>'])(
    'W-007: it makes way where it would lie over %s',
    async (html) => {
      renderComponent(<Chat />)
      const chat = await screen.findByRole('complementary', { name: 'Help' })
      expect(chat).toHaveAttribute('data-away') // until somebody has looked
      await waitFor(() => expect(chat).not.toHaveAttribute('data-away'))
      put(element(html))
      await waitFor(() => expect(chat).toHaveAttribute('data-away'))
    },
  )

  test('W-007: a picture may be under it', async () => {
    renderComponent(<Chat />)
    const chat = await screen.findByRole('complementary', { name: 'Help' })
    put(element('<a href="/x">Next</a>'))
    await waitFor(() => expect(chat).toHaveAttribute('data-away'))
    put(element('<img alt="" src="kite.png">'))
    await waitFor(() => expect(chat).not.toHaveAttribute('data-away'))
  })

  test('W-007: open, it stays', async () => {
    const { user } = renderComponent(<Chat />)
    const chat = await screen.findByRole('complementary', { name: 'Help' })
    put(element('<select></select>'))
    await waitFor(() => expect(chat).toHaveAttribute('data-away'))
    await user.click(screen.getByRole('button', { name: 'Ask a question' }))
    await screen.findByRole('dialog')
    expect(chat).not.toHaveAttribute('data-away')
  })
})

test('W-007: a question is answered from the questions and answers of the site', async () => {
  const { user, chat, field } = await open()
  expect(field).toHaveFocus()
  await user.type(field, 'how can I RETURN a kite{Enter}')
  expect(within(chat).getByText('how can I RETURN a kite')).toBeVisible()
  expect(within(chat).getByText('Within fourteen days.')).toBeVisible()
  expect(within(chat).queryByText('Eight children at most.')).toBeNull()
  expect(field).toHaveValue('')
  expect(await accessibilityFindings(chat)).toEqual([])
})

test('a question can be chosen, and answers are text, never HTML', async () => {
  const { user, chat, field } = await open()
  await user.click(within(chat).getByRole('button', { name: 'How large are live classes?' }))
  expect(within(chat).getByText('Eight children at most.')).toBeVisible()
  await user.type(field, 'public work{Enter}')
  expect(within(chat).getByText('With consent.')).toBeVisible()
  expect(chat.querySelector('img')).toBeNull()
})

test('what it cannot answer goes to people', async () => {
  const { user, chat, field } = await open()
  await user.type(field, 'zebra{Enter}')
  expect(within(chat).getByText(/We have no answer to that here/)).toBeVisible()
  expect(within(chat).getByRole('link', { name: 'Write to us or call' })).toHaveAttribute(
    'href',
    '/contact-us',
  )
})

test('a question asked before the answers have loaded is answered once they have', async () => {
  let arrive: (given: typeof page) => void = () => {}
  const onItsWay = new Promise<typeof page>((resolve) => {
    arrive = resolve
  })
  network.use(answer(getCmsPage, () => onItsWay))
  const { user } = renderComponent(<Chat />)
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }))
  await user.type(await screen.findByRole('textbox'), 'live classes{Enter}')
  expect(screen.getByText('live classes')).toBeVisible()
  expect(screen.getByText('One moment…')).toBeVisible()
  arrive(page)
  expect(await screen.findByText('Eight children at most.')).toBeVisible()
})

test('an empty question is not sent', async () => {
  const { user, chat, field } = await open()
  await user.type(field, '   {Enter}')
  expect(within(chat).getByText('What would you like to know?')).toBeVisible()
})

test('Escape closes it and returns the focus; the conversation is kept', async () => {
  const { user, opener, chat, field } = await open()
  await user.type(field, 'advertisements{Enter}')
  expect(within(chat).getByText('No, and we do not sell data.')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(opener).toHaveFocus()
  await user.click(opener)
  expect(screen.getByText('No, and we do not sell data.')).toBeVisible()
})

test('Q-029: it learns nothing about the person: one page is loaded, and what is typed goes nowhere', async () => {
  const { user, field } = await open()
  await user.type(field, 'my child Tara{Enter}')
  expect(asked.mock.calls).toEqual([['http://localhost/cms/api/page/faqs', null]])
})

test('W-007: without its answers it says so and retries', async () => {
  network.use(refuse(getCmsPage, 500))
  const { user } = renderComponent(<Chat />)
  await user.click(await screen.findByRole('button', { name: 'Ask a question' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  network.use(answer(getCmsPage, page))
  await user.click(retry)
  expect(await screen.findByText('What would you like to know?')).toBeVisible()
})

test('R-065: it opens when a page asks for it, once, and not for what was asked long ago', async () => {
  act(() => channel(chatRequested).publish({ at: Date.now() - 60_000 }))
  const { user } = renderComponent(<Chat />, { others: ['/contact-us'] })
  await screen.findByRole('button', { name: 'Ask a question' })
  act(() => channel(chatRequested).publish({ at: Date.now() }))
  expect(await screen.findByRole('dialog', { name: 'Ask Brightyard' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Close the chat' }))
  expect(await screen.findByRole('button', { name: 'Ask a question' })).toBeVisible()
})

test.each(['{Escape}', '{Tab}{Tab}{Enter}'])(
  'R-065: after %s, what asked for it has the focus again',
  async (keys) => {
    const { user } = renderComponent(
      <>
        <button onClick={() => channel(chatRequested).publish({ at: Date.now() })}>Help me</button>
        <Chat />
      </>,
      { others: ['/contact-us'] },
    )
    await screen.findByRole('button', { name: 'Ask a question' })
    await user.click(screen.getByRole('button', { name: 'Help me' }))
    expect(await screen.findByRole('textbox', { name: 'Your question' })).toHaveFocus()
    await user.keyboard(keys)
    expect(screen.getByRole('button', { name: 'Help me' })).toHaveFocus()
  },
)

test.each(['/login', '/shop/checkout/', '/SHOP/shopping-bags', '/GlobalPaymentSummary'])(
  'at %s, where something is filled in or paid, no chat lies over it',
  (address) => {
    renderComponent(<Chat />, { user: userOf('guardian'), address })
    expect(screen.queryByRole('button', { name: 'Ask a question' })).toBeNull()
  },
)
