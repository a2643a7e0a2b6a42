import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { startUse } from './first-use.ts'
import { LazyHydrate } from './lazy-hydrate.tsx'

let comeNear: () => void
let observed = () => {}
const started = jest.fn()
const subscribed = jest.fn()
let root: Root | undefined
let place: HTMLElement

beforeEach(() => {
  started.mockReset()
  subscribed.mockReset()
  observed = () => {}
  globalThis.IntersectionObserver = class {
    constructor(heard: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => heard([{ isIntersecting: true }])
    }
    observe() {
      observed()
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  place.remove()
  cleanup()
})

function Footer() {
  started()
  return (
    <>
      <button onClick={() => subscribed()}>Subscribe</button>
      <button onClick={() => subscribed()} aria-label="Menu">
        <svg>
          <path />
        </svg>
      </button>
      <a href="#help">Help</a>
    </>
  )
}
const footer = <Footer />
const page = (children: ReactNode) => (
  <MemoryRouter>
    <Suspense>
      <LazyHydrate fallback="waiting">{children}</LazyHydrate>
    </Suspense>
  </MemoryRouter>
)

/** As the server writes it: without a document. */
function write(element: ReactNode) {
  const { document: browser } = globalThis
  Reflect.deleteProperty(globalThis, 'document')
  try {
    return renderToString(element)
  } finally {
    globalThis.document = browser
  }
}

async function hydrate() {
  place.innerHTML = write(page(footer))
  started.mockReset()
  await act(async () => {
    root = hydrateRoot(place, page(footer), {
      onRecoverableError: (error) => {
        throw error
      },
    })
    await Promise.resolve()
  })
}

test('the server writes it whole', () => {
  expect(write(page(footer))).toContain('<button>Subscribe</button>')
})

test('W-007: near or not, it waits until somebody uses the page', async () => {
  observed = () => comeNear()
  await hydrate()
  expect(started).not.toHaveBeenCalled()
  await act(async () => {
    startUse() // from here on, in all tests below
    await Promise.resolve()
  })
  await waitFor(() => expect(started).toHaveBeenCalled())
})

test('it stays as the server wrote it until it comes near', async () => {
  await hydrate()
  const button = screen.getByRole('button', { name: 'Subscribe' })
  expect(started).not.toHaveBeenCalled()
  await act(async () => {
    comeNear()
    await Promise.resolve()
  })
  expect(started).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBe(button)
  expect(button.closest('[data-late]')).not.toBeNull()
})

test('a part that is near from the start is taken over as the server wrote it', async () => {
  const part = page(footer)
  place.innerHTML = write(part)
  started.mockReset()
  const mended = jest.fn()
  // As in a browser, where nobody waits for React: it may go on from the suspended piece itself.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  environment.IS_REACT_ACT_ENVIRONMENT = false
  try {
    observed = () => setTimeout(comeNear)
    root = hydrateRoot(place, part, { onRecoverableError: mended })
    await waitFor(() => expect(started).toHaveBeenCalled())
    root.unmount()
    root = undefined
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = true
  }
  expect(mended).not.toHaveBeenCalled()
})

test('focus starts it as well, so it works by keyboard', async () => {
  await hydrate()
  await act(async () => {
    screen.getByRole('button', { name: 'Subscribe' }).focus()
    await Promise.resolve()
  })
  await waitFor(() => expect(started).toHaveBeenCalled())
})

test('what is pressed before it has started is pressed again then, and once', async () => {
  await hydrate()
  const button = screen.getByRole('button', { name: 'Subscribe' })
  await act(async () => {
    button.click()
    await Promise.resolve()
  })
  await waitFor(() => expect(subscribed).toHaveBeenCalledTimes(1))
  act(() => button.click())
  expect(subscribed).toHaveBeenCalledTimes(2)
})

test('W-007: a finger on the icon of a button presses the button', async () => {
  await hydrate()
  const icon = screen.getByRole('button', { name: 'Menu' }).querySelector('path')
  await act(async () => {
    icon?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await Promise.resolve()
  })
  await waitFor(() => expect(subscribed).toHaveBeenCalledTimes(1))
})

test('what starts with the page in use has no box, and starts near or not', async () => {
  const header = (
    <MemoryRouter>
      <LazyHydrate whenUsed>{footer}</LazyHydrate>
    </MemoryRouter>
  )
  place.innerHTML = write(header)
  const box = screen.getByRole('button', { name: 'Subscribe' }).parentElement
  expect(box?.style.display).toBe('contents')
  started.mockReset()
  await act(async () => {
    root = hydrateRoot(place, header)
    await Promise.resolve()
  })
  await waitFor(() => expect(started).toHaveBeenCalled())
})

test('a link in it needs nobody: it leads where it says', async () => {
  await hydrate()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  await act(async () => {
    screen.getByRole('link', { name: 'Help' }).dispatchEvent(click)
    await Promise.resolve()
  })
  expect(click.defaultPrevented).toBe(false)
  await waitFor(() => expect(started).toHaveBeenCalled())
})

test('a navigation starts it, so that it is never in the way of one', async () => {
  const routes = [{ path: '*', element: <LazyHydrate>{footer}</LazyHydrate> }]
  const first = createMemoryRouter(routes)
  place.innerHTML = write(<RouterProvider router={first} />)
  started.mockReset()
  await act(async () => {
    root = hydrateRoot(place, <RouterProvider router={first} />)
    await Promise.resolve()
  })
  expect(started).not.toHaveBeenCalled()
  await act(() => first.navigate('/elsewhere'))
  expect(started).toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Subscribe' })).toBeTruthy()
})

test('where the browser makes it, it starts at once', () => {
  render(page(footer))
  expect(screen.getByRole('button', { name: 'Subscribe' }).closest('[data-late]')).toBeNull()
})
